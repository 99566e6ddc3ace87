"""What other servers of the same database have done."""

import time
from typing import TYPE_CHECKING

from ecotone.server.outgoing_messages import (
    Announcement,
)
from ecotone.server.pubsub import Notification

if TYPE_CHECKING:
    from ecotone.server.play import Play


class OtherServers:
    """Applies the notifications of other servers."""

    def __init__(self, play: "Play") -> None:
        self.play = play

    async def on_notification(self, notification: Notification) -> None:
        """Apply a notification from another server."""
        if notification.announcement is not None:
            self.play.announce(Announcement(notification.announcement))
            return
        table = self.play._in_use.get(notification.table)
        if table is None:
            return
        if notification.removed:
            self.play.drop(table)
            return
        if notification.version > table.version:
            async with table.lock:
                if await self.play.commits.catch_up(table):
                    await self.play.books.note_end(table)
                    self.play.changed(table)
        if notification.present is not None:
            table.elsewhere[notification.server] = (set(notification.present), time.monotonic())
            self.play.presence_changed(table)
        if notification.relayed is not None:
            self.play.pass_on(table, notification.relayed)
        if notification.chat is not None:
            self.play.chat_allowed(table, notification.chat)
        if notification.rematch is not None:
            self.play.announce_rematch(table, notification.rematch)
        if notification.pointer is not None:
            for connection in table.connections:
                connection.send(notification.pointer)

    async def poll(self) -> None:
        """Find changes by other servers whose notifications were lost."""
        watched = {
            table.id: table for table in list(self.play._in_use.values()) if table.connections
        }
        if not watched:
            return
        for table_id, version in (await self.play.storage.versions(watched)).items():
            await self.on_notification(Notification(table_id, version=version))
        for table in watched.values():
            self.play.pubsub.send(Notification(table.id, present=sorted(table.here())))

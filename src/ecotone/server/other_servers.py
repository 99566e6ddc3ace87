"""What other servers of the same database have done."""

import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ecotone.server.outgoing_messages import (
    Announcement,
)
from ecotone.server.pubsub import Notification

if TYPE_CHECKING:
    from ecotone.server.play import Play
    from ecotone.server.tables import LiveTable

TABLES_AT_ONCE = 100
"""Whose presence one notification tells: PostgreSQL takes less than 8,000 bytes."""


class OtherServers:
    """Applies the notifications of other servers."""

    def __init__(self, play: "Play") -> None:
        self.play = play

    async def on_notification(self, notification: Notification) -> None:
        """Apply a notification from another server."""
        if notification.announcement is not None:
            self.play.announce(Announcement(notification.announcement))
            return
        for table_id, seats in (notification.presence or {}).items():
            self.note_presence(table_id, notification.server, seats)
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
            self.note_presence(table.id, notification.server, notification.present)
        if notification.relayed is not None:
            self.play.pass_on(table, notification.relayed)
        if notification.chat is not None:
            self.play.chat_allowed(table, notification.chat)
        if notification.rematch is not None:
            self.play.announce_rematch(table, notification.rematch)
        if notification.pointer is not None:
            for connection in table.connections:
                connection.send(notification.pointer)

    def note_presence(self, table_id: str, server: str, seats: Iterable[int]) -> None:
        """Note which seats of a table are connected to another server."""
        table = self.play._in_use.get(table_id)
        if table is not None:
            table.elsewhere[server] = (set(seats), time.monotonic())
            self.play.presence_changed(table)

    async def poll(self) -> None:
        """Find changes by other servers whose notifications were lost."""
        watched = {
            table.id: table for table in list(self.play._in_use.values()) if table.connections
        }
        if not watched:
            return
        for table_id, version in (await self.play.storage.versions(watched)).items():
            await self.on_notification(Notification(table_id, version=version))
        self.announce_presence(list(watched.values()))

    def announce_presence(self, tables: Sequence["LiveTable"]) -> None:
        """Tell the other servers who is connected to this one, many tables at a time."""
        for first in range(0, len(tables), TABLES_AT_ONCE):
            some = tables[first : first + TABLES_AT_ONCE]
            presence = {table.id: sorted(table.here()) for table in some}
            self.play.pubsub.send(Notification("", presence=presence))

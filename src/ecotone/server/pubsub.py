"""Notifications between servers that share a database, over Litestar's channels."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress

import asyncpg
import msgspec
from litestar.channels import ChannelsPlugin, Subscriber
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from ecotone.server.outgoing_messages import Pointing, Relayed
from ecotone.server.tokens import new_id

LOG = logging.getLogger("ecotone.server")
CHANNEL = "ecotone_tables"
NOTIFY = "SELECT pg_notify(channel, note) FROM unnest($1::text[], $2::text[]) AS one(channel, note)"
MOST_AT_ONCE = 200
LAST_SECONDS = 1.0
"""How long a server that stops waits for its last notifications."""


class Notification(msgspec.Struct, omit_defaults=True):
    """Something happened at a table."""

    table: str
    version: int = 0
    """The table's version, if it has changed."""
    present: list[int] | None = None
    """The seats connected to the server that sends this."""
    presence: dict[str, list[int]] | None = None
    """The same for many tables; `table` is empty."""
    pointer: Pointing | None = None
    relayed: Relayed | None = None
    """What somebody tells everyone at the table."""
    chat: bool | None = None
    """May people write to each other from now on?"""
    rematch: str | None = None
    """The table at which the same people play again."""
    announcement: str | None = None
    """What the host tells everyone; `table` is empty."""
    removed: bool = False
    """Is the table gone?"""
    server: str = ""


class PostgresBackend(AsyncPgChannelsBackend):
    """Litestar's backend, but it publishes on its listening connection and reopens a lost one.

    What is published meanwhile waits and goes out together: each commit that notifies holds up all
    others of the database.
    """

    def __init__(self, make_connection: Callable[[], Awaitable[asyncpg.Connection]]) -> None:
        super().__init__(make_connection=make_connection)
        self._waiting: list[tuple[str, str]] = []
        self._notifying: asyncio.Task[None] | None = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Notify the database's listeners soon; lost notifications are found by polling."""
        self._waiting += [(channel, data.decode()) for channel in channels]
        if self._notifying is None or self._notifying.done():
            self._notifying = asyncio.create_task(self._notify())

    async def _notify(self) -> None:
        while self._waiting:
            some, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            async with self._listener_lock:
                try:
                    await self._listener_conn.execute(NOTIFY, *map(list, zip(*some, strict=True)))
                except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
                    LOG.warning("lost the connection to the other servers")
                    await self._open_again()

    async def on_shutdown(self) -> None:
        """Send what waits, and close the connection."""
        if self._notifying is not None:
            with suppress(Exception):  # whatever the driver raises: polling finds what is lost
                await asyncio.wait_for(self._notifying, LAST_SECONDS)
        await super().on_shutdown()

    async def _open_again(self) -> None:
        with suppress(asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
            self._listener_conn = await self._connect()
            for channel in self._subscribed_channels:
                await self._listener_conn.add_listener(channel, self._listener)


class PubSub:
    """Sends and receives notifications; does nothing if the database is this server's own."""

    def __init__(self, database_url: str | None) -> None:
        self.server = new_id()
        self.channels: ChannelsPlugin | None = None
        if database_url is not None:
            backend = PostgresBackend(make_connection=lambda: asyncpg.connect(database_url))
            self.channels = ChannelsPlugin(backend, channels=[CHANNEL])

    def send(self, notification: Notification) -> None:
        if self.channels is not None:
            notification.server = self.server
            self.channels.publish(msgspec.json.encode(notification), CHANNEL)

    @asynccontextmanager
    async def subscription(
        self, on_notification: Callable[[Notification], Awaitable[None]]
    ) -> AsyncIterator[None]:
        """Pass on the notifications of other servers."""
        if self.channels is None:
            yield
            return
        async with self.channels, self.channels.start_subscription([CHANNEL]) as subscriber:
            task = asyncio.create_task(self._listen(subscriber, on_notification))
            try:
                yield
            finally:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    async def _listen(
        self, subscriber: Subscriber, on_notification: Callable[[Notification], Awaitable[None]]
    ) -> None:
        async for data in subscriber.iter_events():
            try:
                notification = msgspec.json.decode(data, type=Notification)
                if notification.server != self.server:
                    await on_notification(notification)
            except Exception:
                LOG.exception("could not follow another server")

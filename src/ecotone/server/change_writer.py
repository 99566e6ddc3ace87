"""Committing changes of many tables together."""

import asyncio
import logging
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Any, Protocol

from sqlalchemy import Connection, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ecotone.server.database import blocking_engine
from ecotone.server.table_rows import Change, ServerSecret, StoredSeat

LOG = logging.getLogger("ecotone.server")
MOST_IN_ONE_COMMIT = 256
COLUMNS = [column.name for column in Change.__table__.columns]


def as_row(change: Change) -> dict[str, Any]:
    """A change as the columns of its row."""
    return {name: getattr(change, name) for name in COLUMNS}


class Conflict(Exception):
    """This change, or another one in its place, is committed already."""


class Line(Protocol):
    """A connection for changes; it is opened with the first of them."""

    async def write(self, changes: list[Change]) -> None:
        """Commit changes at once; any exception if that fails."""

    async def close(self) -> None:
        """Close it; the next changes open another one."""


class AsyncLine:
    """Writes with the asynchronous driver."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._connection: AsyncConnection | None = None

    async def write(self, changes: list[Change]) -> None:
        if self._connection is None:
            self._connection = await self.engine.connect()
        async with self._connection.begin():
            await self._connection.run_sync(write_changes, changes)

    async def close(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            await connection.close()


class ThreadLine:
    """Writes to SQLite in a thread, whose answer comes once it has committed.

    SQLite's asynchronous driver has a thread, too, but the event loop waits for it after every
    statement, and the more it has to do the later it gets round to the next one.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = blocking_engine(engine)
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "writing")

    async def write(self, changes: list[Change]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, changes)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)

    def _write(self, changes: list[Change]) -> None:
        if self._connection is None:
            self._connection = self.engine.connect()
        with self._connection.begin():
            write_changes(self._connection, changes)

    def _close(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.close()
        self.engine.dispose()


def line_for(engine: AsyncEngine) -> Line:
    in_file = engine.dialect.name == "sqlite" and engine.url.database not in (None, "", ":memory:")
    return ThreadLine(engine) if in_file else AsyncLine(engine)


class ChangeWriter:
    """Commits changes one batch after the other, on a connection of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.failing = False
        """Did the last attempt to store a change fail?"""
        self._line = line_for(engine)
        self._waiting: asyncio.Queue[tuple[Change, asyncio.Future[None]]] = asyncio.Queue()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Write until the end."""
        writer = asyncio.create_task(self._write())
        try:
            yield
        finally:
            writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer
            await self._disconnect()

    async def append(self, change: Change) -> None:
        """Commit a change, or raise Conflict if its version or its message exists already."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((change, done))
        await done

    async def _write(self) -> None:
        """Commit waiting changes, as many as possible at a time."""
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MOST_IN_ONE_COMMIT and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                await self._commit_all(batch)
            except asyncio.CancelledError:
                for _, done in batch:
                    done.cancel()
                raise

    async def _commit_all(self, batch: list[tuple[Change, asyncio.Future[None]]]) -> None:
        """Commit a batch at once; if that fails, one by one."""
        failure = await self._commit([change for change, _ in batch])
        for change, done in batch:
            if failure is not None and len(batch) > 1:
                settle(done, await self._commit([change]))
            else:
                settle(done, failure)

    async def _commit(self, changes: list[Change]) -> Exception | None:
        """Commit on a connection of its own; one that failed is not used again."""
        try:
            await self._line.write(changes)
        except IntegrityError:
            return Conflict()
        except Exception as error:  # whatever the driver raises goes to the caller
            self.failing = True
            await self._disconnect()
            return error
        self.failing = False
        return None

    async def can_store(self) -> bool:
        """Can changes be stored? After a failure, this is tried."""
        if self.failing:
            unchanged = update(ServerSecret).values(name=ServerSecret.name)
            try:
                async with self.engine.begin() as connection:
                    await connection.execute(unchanged)
                self.failing = False
            except Exception:
                LOG.warning("the database still cannot be written to", exc_info=True)
        return not self.failing

    async def _disconnect(self) -> None:
        """Close the connection for changes."""
        with suppress(Exception):
            await self._line.close()


def settle(done: asyncio.Future[None], failure: Exception | None) -> None:
    """Resolve a waiting future."""
    if done.done():
        return
    if failure is None:
        done.set_result(None)
    else:
        done.set_exception(failure)


def write_changes(connection: Connection, changes: list[Change]) -> None:
    """Add the changes, and update the seats they concern."""
    connection.execute(insert(Change), [as_row(change) for change in changes])
    for change in changes:
        if change.kind == "seat":
            seat = update(StoredSeat).where(
                StoredSeat.table_id == change.table_id, StoredSeat.seat == change.seat
            )
            connection.execute(seat.values(change.detail or {}))

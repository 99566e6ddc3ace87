"""Tables on disk: a table is its deal and the list of its changes, which only ever grows."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from typing import Any, Literal, NamedTuple

from sqlalchemy import (
    JSON,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    LargeBinary,
    String,
    TypeDecorator,
    UniqueConstraint,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from ecotone.engine.layout import Layout
from ecotone.server.database import Base, migrate_to_newest, new_engine
from ecotone.server.progress import ProgressEdit, ProgressStore, change_progress

LOG = logging.getLogger("ecotone.server")
ChangeKind = Literal["act", "undo", "seat", "rules"]
MOST_IN_ONE_COMMIT = 256


class Conflict(Exception):
    """This change, or another one in its place, is committed already."""


class Seed(TypeDecorator[int]):
    """A whole number too large for integer columns, stored as its digits."""

    impl = String(40)
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> str | None:
        return None if value is None else str(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> int | None:
        return None if value is None else int(value)


class StoredTable(Base):
    """A table: what was dealt, by whom, and under which rules."""

    __tablename__ = "tables"
    __table_args__ = (Index("tables_by_creator", "creator", "started"),)

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    edition: Mapped[str] = mapped_column(String(200))
    edition_digest: Mapped[str] = mapped_column(String(16))
    players: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[int] = mapped_column(Seed)
    seed_chosen: Mapped[bool]
    bot_seed: Mapped[int] = mapped_column(Seed)
    rules_version: Mapped[int]
    absent_after: Mapped[int | None]
    owner_hash: Mapped[str] = mapped_column(String(64))
    creator: Mapped[str] = mapped_column(String(64))
    started: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    rematch_of: Mapped[str | None] = mapped_column(String(40), unique=True, default=None)
    """The finished table of which this is the rematch."""
    chapter: Mapped[int | None] = mapped_column(default=None)
    """The chapter of the game's campaign that is played here."""
    profile: Mapped[str | None] = mapped_column(String(40), default=None)
    """The profile whose progress it belongs to."""
    noted: Mapped[bool] = mapped_column(default=False)
    """Is its result recorded there?"""
    hints: Mapped[bool] = mapped_column(default=True)
    """May the seat to move ask for hints?"""


class StoredSeat(Base):
    """A seat: who plays it now, and who was meant to."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    home: Mapped[str] = mapped_column(String(8))
    """The original kind; a bot may play a person's seat for a while."""
    kind: Mapped[str] = mapped_column(String(8))
    name: Mapped[str] = mapped_column(String(200))
    level: Mapped[str | None] = mapped_column(String(32))
    token_hash: Mapped[str | None] = mapped_column(String(64))


class Change(Base):
    """One change of a table: an action, an undo, a seat's change, or a change of its rules."""

    __tablename__ = "changes"
    __table_args__ = (
        UniqueConstraint("table_id", "seat", "message_id", name="one_change_a_message"),
    )

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[ChangeKind] = mapped_column(String(8))
    seat: Mapped[int]
    number: Mapped[int]
    """An action's number; of an undo, how many actions are left."""
    checksum: Mapped[str] = mapped_column(String(32))
    """Of the state it leads to."""
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    message_id: Mapped[str | None] = mapped_column(String(64), default=None)
    detail: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), default=None)
    """Of a seat's change: its new kind, name and level. Of changed rules: their version, and the
    digest of the cards."""
    layout: Mapped[str | None] = mapped_column(String(16), default=None)
    """The layout of the stored state."""
    state: Mapped[bytes | None] = mapped_column(LargeBinary, default=None)
    """The state it leads to; `history` explains the form."""


class StoredLayout(Base):
    """The fields of a game's state in some version."""

    __tablename__ = "layouts"

    digest: Mapped[str] = mapped_column(String(16), primary_key=True)
    fields: Mapped[list[Any]] = mapped_column(JSON)


class StoredAnalysis(Base):
    """The analysis of a finished game, as JSON."""

    __tablename__ = "analyses"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    analysis: Mapped[dict[str, Any]] = mapped_column(JSON)


class ServerSecret(Base):
    """A secret that all servers of a database share."""

    __tablename__ = "server_secrets"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[str] = mapped_column(String(64))


class StoredGame(NamedTuple):
    """Everything stored about a table."""

    table: StoredTable
    seats: list[StoredSeat]
    changes: list[Change]
    layouts: dict[str, Layout]
    """The layouts in which its states are stored."""


def now() -> datetime:
    return datetime.now(UTC)


COLUMNS = [column.name for column in Change.__table__.columns]


def as_row(change: Change) -> dict[str, Any]:
    """A change as the columns of its row."""
    return {name: getattr(change, name) for name in COLUMNS}


class Storage:
    """The database. Changes of many tables are committed together."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.engine = new_engine(str(self.url.render_as_string(hide_password=False)))
        self.progress = ProgressStore(self.engine)
        self.address_key = ""
        """The key for hashing visitors' addresses."""
        self._layouts: dict[str, Layout] = {}
        self.failing = False
        """Did the last attempt to store a change fail?"""
        self._line: AsyncConnection | None = None
        self._waiting: asyncio.Queue[tuple[Change, asyncio.Future[None]]] = asyncio.Queue()

    @property
    def plain_url(self) -> str:
        """The database URL without a driver."""
        return self.url.set(drivername=self.url.get_backend_name()).render_as_string(
            hide_password=False
        )

    @property
    def shared(self) -> bool:
        """May other servers use the same database?"""
        return self.url.get_backend_name() == "postgresql"

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Storage"]:
        """Open and migrate the database, and write until the end."""
        try:
            await migrate_to_newest(self.engine)
            self.address_key = await self._secret("addresses")
            async with self._writing():
                yield self
        finally:
            await self.engine.dispose()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[None]:
        writer = asyncio.create_task(self._write())
        try:
            yield
        finally:
            writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer
            await self._disconnect()

    async def _secret(self, name: str) -> str:
        """A secret of this database; the first server that asks for it creates it."""
        async with AsyncSession(self.engine) as session:
            found = await session.get(ServerSecret, name)
            if found is None:
                session.add(ServerSecret(name, secrets.token_hex(32)))
                with suppress(IntegrityError):
                    await session.commit()
        async with AsyncSession(self.engine) as session:
            return (await session.get_one(ServerSecret, name)).value

    # -- tables ----------------------------------------------------------------------------------

    async def create(
        self, table: StoredTable, seats: Sequence[StoredSeat], changes: Sequence[Change] = ()
    ) -> None:
        """Store a new table; Conflict if it is a rematch that exists already."""
        try:
            async with AsyncSession(self.engine, expire_on_commit=False) as session:
                session.add(table)
                await session.flush()
                session.add_all(seats)
                session.add_all(changes)
                await session.commit()
        except IntegrityError as error:
            raise Conflict from error

    async def rematch_of(self, table_id: str) -> str | None:
        """The id of a finished table's rematch, if there is one."""
        async with self.engine.connect() as connection:
            return await connection.scalar(
                select(StoredTable.id).where(StoredTable.rematch_of == table_id)
            )

    async def claim(self, table_id: str, seat: int, token_hash: str) -> None:
        """Give a seat that nobody has claimed its token."""
        unclaimed = update(StoredSeat).where(
            StoredSeat.table_id == table_id,
            StoredSeat.seat == seat,
            StoredSeat.token_hash.is_(None),
        )
        async with self.engine.begin() as connection:
            await connection.execute(unclaimed.values(token_hash=token_hash))

    async def has_table(self, table_id: str) -> bool:
        async with self.engine.connect() as connection:
            found = select(StoredTable.id).where(StoredTable.id == table_id)
            return await connection.scalar(found) is not None

    async def load(self, table_id: str) -> StoredGame | None:
        """A table with its seats and changes, if it exists."""
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            table = await session.get(StoredTable, table_id)
            if table is None:
                return None
            of_table = select(StoredSeat).where(StoredSeat.table_id == table_id)
            seats = list(await session.scalars(of_table.order_by(StoredSeat.seat)))
        changes = await self.changes_since(table_id, 0)
        digests = {change.layout for change in changes if change.layout is not None}
        return StoredGame(table, seats, changes, await self.layouts(digests))

    async def changes_since(self, table_id: str, version: int) -> list[Change]:
        """The changes after a version, in order."""
        newer = select(Change).where(Change.table_id == table_id, Change.version > version)
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            return list(await session.scalars(newer.order_by(Change.version)))

    async def layouts(self, digests: Iterable[str]) -> dict[str, Layout]:
        """The layouts with these digests, as far as they are stored."""
        digests = set(digests)
        if digests - self._layouts.keys():
            async with AsyncSession(self.engine) as session:
                found = select(StoredLayout).where(StoredLayout.digest.in_(digests))
                for one in await session.scalars(found):
                    self._layouts[one.digest] = Layout.from_data(one.fields)
        return {digest: self._layouts[digest] for digest in digests & self._layouts.keys()}

    async def keep_layout(self, layout: Layout) -> None:
        """Store a layout, once, before the first state that has it."""
        if layout.digest in self._layouts:
            return
        try:
            async with AsyncSession(self.engine) as session:
                session.add(StoredLayout(layout.digest, layout.to_data()))
                with suppress(IntegrityError):
                    await session.commit()
        except Exception:
            self.failing = True
            raise
        self._layouts[layout.digest] = layout

    async def versions(self, table_ids: Iterable[str]) -> dict[str, int]:
        """The newest version of each of these tables that has changed at all."""
        newest = (
            select(Change.table_id, func.max(Change.version))
            .where(Change.table_id.in_(list(table_ids)))
            .group_by(Change.table_id)
        )
        async with self.engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(newest)}

    async def count_tables(self) -> int:
        async with self.engine.connect() as connection:
            return await connection.scalar(select(func.count()).select_from(StoredTable)) or 0

    async def count_created(self, creator: str, since: datetime) -> int:
        """How many tables an address has created since a point in time."""
        mine = select(func.count()).where(
            StoredTable.creator == creator, StoredTable.started >= since
        )
        async with self.engine.connect() as connection:
            return await connection.scalar(mine) or 0

    async def note_result(self, table: StoredTable, record: ProgressEdit) -> None:
        """Record a table's result in the progress it belongs to and mark the table, once."""
        unmarked = update(StoredTable).where(
            StoredTable.id == table.id, StoredTable.noted.is_(False)
        )
        async with self.engine.begin() as connection:
            marked = await connection.execute(unmarked.values(noted=True))
            if marked.rowcount and table.profile is not None:
                await connection.run_sync(change_progress, table.game, table.profile, record)

    # -- analyses --------------------------------------------------------------------------------

    async def analysis(self, table_id: str) -> dict[str, Any] | None:
        """The analysis of a finished game, if there is one."""
        async with AsyncSession(self.engine) as session:
            found = await session.get(StoredAnalysis, table_id)
            return found.analysis if found else None

    async def keep_analysis(self, table_id: str, analysis: dict[str, Any]) -> None:
        """Store an analysis; an existing one is kept."""
        async with AsyncSession(self.engine) as session:
            session.add(StoredAnalysis(table_id, analysis))
            with suppress(IntegrityError):
                await session.commit()

    # -- changes ---------------------------------------------------------------------------------

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
            if self._line is None:
                self._line = await self.engine.connect()
            async with self._line.begin():
                await write_changes(self._line, changes)
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
        if self._line is not None:
            line, self._line = self._line, None
            with suppress(Exception):
                await line.close()


def settle(done: asyncio.Future[None], failure: Exception | None) -> None:
    """Resolve a waiting future."""
    if done.done():
        return
    if failure is None:
        done.set_result(None)
    else:
        done.set_exception(failure)


async def write_changes(connection: AsyncConnection, changes: list[Change]) -> None:
    """Add the changes, and update the seats they concern."""
    await connection.execute(insert(Change), [as_row(change) for change in changes])
    for change in changes:
        if change.kind == "seat":
            seat = update(StoredSeat).where(
                StoredSeat.table_id == change.table_id, StoredSeat.seat == change.seat
            )
            await connection.execute(seat.values(change.detail or {}))

"""Tables on disk: a table is its deal and the list of its changes, which only ever grows."""

import secrets
import shutil
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlalchemy import (
    delete,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from ecotone.engine.layout import Layout
from ecotone.server.change_writer import ChangeWriter, Conflict
from ecotone.server.database import Base, migrate_to_newest, new_engine
from ecotone.server.progress import ProgressEdit, ProgressStore, change_progress
from ecotone.server.table_rows import (
    Change,
    ServerSecret,
    StoredAnalysis,
    StoredGame,
    StoredLayout,
    StoredSeat,
    StoredTable,
    now,
)

MOST_AT_ONCE = 256


class Storage:
    """The tables in the database."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.engine = new_engine(str(self.url.render_as_string(hide_password=False)))
        self.progress = ProgressStore(self.engine)
        self.address_key = ""
        """The key for hashing visitors' addresses."""
        self.person_key = ""
        """The key for the tokens of people's seats."""
        self.push_secret = ""
        """The secret that the key for Web Push is made from."""
        self._layouts: dict[str, Layout] = {}
        self.writer = ChangeWriter(self.engine)

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
            self.person_key = await self._secret("people")
            self.push_secret = await self._secret("push")
            async with self.writer.running():
                yield self
        finally:
            await self.engine.dispose()

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
        seats = await self.seats(table_id)
        changes = await self.changes_since(table_id, 0)
        digests = {change.layout for change in changes if change.layout is not None}
        return StoredGame(table, seats, changes, await self.layouts(digests))

    async def seats(self, table_id: str) -> list[StoredSeat]:
        """The seats of a table as they are now."""
        of_table = select(StoredSeat).where(StoredSeat.table_id == table_id)
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            return list(await session.scalars(of_table.order_by(StoredSeat.seat)))

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
            self.writer.failing = True
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

    async def remove(self, table_id: str) -> None:
        """Remove a table with everything that refers to it."""
        async with self.engine.begin() as connection:
            for rows in reversed(Base.metadata.sorted_tables):
                column = rows.columns.get("table_id")
                if column is not None and column.references(StoredTable.__table__.columns["id"]):
                    await connection.execute(delete(rows).where(column == table_id))
            await connection.execute(delete(StoredTable).where(StoredTable.id == table_id))

    def has_disk(self, least: int) -> bool:
        """Are so many bytes left where the database is? Only asked of a file on this machine."""
        file = self.url.database
        if self.shared or not file or file == ":memory:":
            return True
        try:
            return shutil.disk_usage(Path(file).parent).free >= least
        except OSError:
            return True

    async def count_hosted(self, person: str, since: datetime) -> int:
        """How many tables a person has created since a point in time."""
        theirs = select(func.count()).where(
            StoredTable.host == person, StoredTable.started >= since
        )
        async with self.engine.connect() as connection:
            return await connection.scalar(theirs) or 0

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

    async def tables_due(self, moment: datetime) -> list[tuple[str, datetime]]:
        """The tables to look after and since when, those first that have been due for longest."""
        when = StoredTable.due
        due = select(StoredTable.id, when).where(when <= moment).order_by(when)
        async with self.engine.connect() as connection:
            found = await connection.execute(due.limit(MOST_AT_ONCE))
            return [(table_id, moment) for table_id, moment in found if moment is not None]

    async def move_due(self, table_id: str, known: datetime, due: datetime | None) -> None:
        """Note when to look after a table again, unless somebody has meanwhile."""
        this = update(StoredTable).where(StoredTable.id == table_id, StoredTable.due == known)
        async with self.engine.begin() as connection:
            await connection.execute(this.values(due=due))

    async def hasten(self, table_id: str, due: datetime) -> None:
        """Look after a table by then at the latest."""
        later = or_(StoredTable.due.is_(None), StoredTable.due > due)
        this = update(StoredTable).where(StoredTable.id == table_id, later)
        async with self.engine.begin() as connection:
            await connection.execute(this.values(due=due))

    async def set_chat(self, table_id: str, allowed: bool) -> None:
        this = update(StoredTable).where(StoredTable.id == table_id)
        async with self.engine.begin() as connection:
            await connection.execute(this.values(chat=allowed))

    async def note_end(self, table_id: str) -> bool:
        """Note that a game is over; True for the server that is first to do so."""
        running = update(StoredTable).where(StoredTable.id == table_id, StoredTable.ended.is_(None))
        async with self.engine.begin() as connection:
            ended = await connection.execute(running.values(ended=now(), due=None))
            return bool(ended.rowcount)

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

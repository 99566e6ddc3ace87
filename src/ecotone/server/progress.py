"""Campaign progress in the database: one row for each game and profile.

A change first writes the profile's row, which locks it until the end of the transaction, and only
then reads it: of two games that end at once, both count.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import (
    JSON,
    ColumnElement,
    Connection,
    Dialect,
    String,
    TypeDecorator,
    and_,
    func,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.orm import Mapped, mapped_column

from ecotone.engine.campaign import Progress
from ecotone.server.database import Base, migrate_to_newest, new_engine

ProgressEdit = Callable[[Progress], None]


class ProgressJson(TypeDecorator[Progress]):
    """Progress as JSON, checked when it is read."""

    impl = JSON
    cache_ok = True

    def process_bind_param(self, value: Progress | None, dialect: Dialect) -> Any:
        return None if value is None else value.data()

    def process_result_value(self, value: Any, dialect: Dialect) -> Progress | None:
        return None if value is None else Progress.from_data(value, "the database")


class StoredProgress(Base):
    """What somebody has reached in a game's campaign."""

    __tablename__ = "progress"

    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    profile: Mapped[str] = mapped_column(String(40), primary_key=True)
    progress: Mapped[Progress] = mapped_column(ProgressJson)


def is_profile(game: str, profile: str) -> ColumnElement[bool]:
    return and_(StoredProgress.game == game, StoredProgress.profile == profile)


def change_progress(
    connection: Connection, game: str, profile: str, change: ProgressEdit
) -> Progress:
    """Apply a change to a profile's progress; the profile is created if necessary."""
    lock_profile(connection, game, profile)
    found = select(StoredProgress.progress).where(is_profile(game, profile))
    progress = connection.scalars(found.with_for_update()).one()
    change(progress)
    replaced = update(StoredProgress).where(is_profile(game, profile))
    connection.execute(replaced.values(progress=progress))
    return progress


def lock_profile(connection: Connection, game: str, profile: str) -> None:
    """Create a profile unless it exists.

    In SQLite this locks the database even if it exists, in PostgreSQL it waits for another
    transaction that creates the same profile.
    """
    insert = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert
    row = {"game": game, "profile": profile, "progress": Progress(game)}
    connection.execute(insert(StoredProgress).values(row).on_conflict_do_nothing())


class ProgressStore:
    """The progress of all profiles."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def load(self, game: str, profile: str) -> Progress:
        """A profile's progress; that of an unknown one is empty."""
        return await self.find(game, profile) or Progress(game)

    async def find(self, game: str, profile: str) -> Progress | None:
        async with self.engine.connect() as connection:
            found = select(StoredProgress.progress).where(is_profile(game, profile))
            return (await connection.scalars(found)).one_or_none()

    async def change(self, game: str, profile: str, change: ProgressEdit) -> Progress:
        """Apply a change and store it; if the change raises an error, nothing is stored."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(change_progress, game, profile, change)

    async def replace(self, game: str, profile: str, progress: Progress) -> None:
        """Replace whatever a profile has reached."""
        async with self.engine.begin() as connection:
            await connection.run_sync(lock_profile, game, profile)
            await connection.execute(
                update(StoredProgress).where(is_profile(game, profile)).values(progress=progress)
            )

    async def reset(self, game: str, profile: str) -> None:
        """Start over; a profile that does not exist is not created."""
        async with self.engine.begin() as connection:
            this = update(StoredProgress).where(is_profile(game, profile))
            await connection.execute(this.values(progress=Progress(game)))

    async def profiles(self, game: str) -> list[str]:
        """The profiles with progress in a game."""
        names = select(StoredProgress.profile).where(StoredProgress.game == game)
        async with self.engine.connect() as connection:
            return sorted(await connection.scalars(names))

    async def count(self) -> int:
        """The number of profiles, over all games."""
        async with self.engine.connect() as connection:
            return await connection.scalar(select(func.count()).select_from(StoredProgress)) or 0


@asynccontextmanager
async def open_progress(url: str) -> AsyncIterator[ProgressStore]:
    """The progress in a database, without the rest of a server."""
    engine = new_engine(url)
    try:
        await migrate_to_newest(engine)
        yield ProgressStore(engine)
    finally:
        await engine.dispose()

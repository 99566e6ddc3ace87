"""Backups: a whole database as one SQLite file, taken while servers run, and put back.

Everything is read in one transaction, so that the file holds the tables as they were at one moment.
A backup of PostgreSQL can be put back into SQLite and the other way round.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import quote

from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, MetaData, RowMapping, Table, func, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ecotone.engine.errors import EcotoneError
from ecotone.server.database import migrate, new_engine

ROWS_AT_ONCE = 500
REVISIONS = "alembic_version"
SNAPSHOT = {
    "postgresql": "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY",
    "sqlite": "BEGIN",
}
Progress = Callable[[str, int, int], None]
"""Called with a table's name, its rows copied so far and their total."""


class NotEmpty(EcotoneError):
    """The database holds something already."""


class NotABackup(EcotoneError):
    """The file is not a backup, or a broken one."""


@asynccontextmanager
async def opened(engine: AsyncEngine) -> AsyncIterator[AsyncEngine]:
    """Use a database and leave it."""
    try:
        yield engine
    finally:
        await engine.dispose()


def place_of(engine: AsyncEngine) -> str:
    """A database's file or, without the password, its address."""
    url = engine.url
    if url.get_backend_name() != "sqlite":
        return url.render_as_string()
    return str(url.database).removeprefix("file:")


def read_only(file: Path) -> AsyncEngine:
    """A backup, which is never changed."""
    return create_async_engine(f"sqlite+aiosqlite:///file:{quote(str(file))}?mode=ro&uri=true")


async def back_up(url: str, file: Path, progress: Progress) -> None:
    """Copy a database into a new file; an existing file is never overwritten."""
    if file.exists():
        raise NotEmpty(str(file))
    file.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=file.parent, prefix=".backup-") as folder:
        unfinished = Path(folder) / "tables.sqlite"
        async with (
            opened(new_engine(url)) as source,
            opened(new_engine(f"sqlite+aiosqlite:///{unfinished}")) as target,
        ):
            await copy_database(source, target, progress)
            async with target.connect() as connection:
                await connection.execute(text("PRAGMA journal_mode = DELETE"))
        unfinished.replace(file)


async def restore(file: Path, url: str, progress: Progress) -> None:
    """Copy a backup into an empty database, and migrate that to the newest revision."""
    if not file.is_file():
        raise NotABackup(str(file))
    async with opened(read_only(file)) as source, opened(new_engine(url)) as target:
        await expect_sound(source, file)
        await copy_database(source, target, progress)
    await migrate_database(url)


async def migrate_database(url: str) -> tuple[str | None, str | None]:
    """Migrate a database to the newest revision; the revisions before and after."""
    async with opened(new_engine(url)) as engine, engine.connect() as connection:
        before = await connection.run_sync(revision_of)
        await connection.rollback()
        await connection.run_sync(migrate)
        after = await connection.run_sync(revision_of)
        await connection.commit()
    return before, after


async def expect_sound(backup: AsyncEngine, file: Path) -> None:
    """Raise NotABackup unless it is a sound database."""
    try:
        async with backup.connect() as connection:
            sound = await connection.scalar(text("PRAGMA integrity_check"))
    except Exception as error:  # a driver raises whatever it likes for a file of another kind
        raise NotABackup(str(file)) from error
    if sound != "ok":
        raise NotABackup(str(file))


async def copy_database(source: AsyncEngine, target: AsyncEngine, progress: Progress) -> None:
    """Copy every row of one database into another, which must be empty."""
    async with source.connect() as reading:
        await reading.execute(text(SNAPSHOT[reading.dialect.name]))
        revision = await reading.run_sync(revision_of)
        if revision is None:
            raise NotABackup(place_of(source))
        tables = await reading.run_sync(tables_of)
        await create_empty(target, revision)
        async with target.begin() as writing:
            copies = await writing.run_sync(tables_of)
            for name, table in tables.items():
                await copy_table(reading, table, writing, copies[name], progress)


async def create_empty(engine: AsyncEngine, revision: str) -> None:
    """Create the tables of a revision in an empty database, or raise NotEmpty."""
    async with engine.connect() as connection:
        if await connection.run_sync(holds_rows):
            raise NotEmpty(place_of(engine))
        await connection.rollback()
        await connection.run_sync(migrate, revision)
        for table in reversed((await connection.run_sync(tables_of)).values()):
            await connection.execute(table.delete())
        await connection.commit()


async def copy_table(
    reading: AsyncConnection,
    table: Table,
    writing: AsyncConnection,
    copy: Table,
    progress: Progress,
) -> None:
    """Copy the rows of one table, some at a time."""
    total = await reading.scalar(select(func.count()).select_from(table)) or 0
    done = 0
    rows = await reading.stream(select(table))
    async for some in rows.mappings().partitions(ROWS_AT_ONCE):
        await writing.execute(copy.insert(), [adapted(row) for row in some])
        done += len(some)
        progress(table.name, done, total)


def adapted(row: RowMapping) -> dict[str, Any]:
    """A row as either kind of database takes it: SQLite knows no time zones, so all is UTC."""
    return {str(name): in_utc(value) for name, value in row.items()}


def in_utc(value: Any) -> Any:
    if not isinstance(value, datetime):
        return value
    return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


def tables_of(connection: Connection) -> dict[str, Table]:
    """The tables of a database as it is, those first that others refer to."""
    metadata = MetaData()
    metadata.reflect(connection)
    return {table.name: table for table in metadata.sorted_tables if table.name != REVISIONS}


def revision_of(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def holds_rows(connection: Connection) -> bool:
    """Does a database hold anything besides secrets of its own?"""
    if not inspect(connection).has_table(REVISIONS):
        return False
    kept = [table for name, table in tables_of(connection).items() if name != "server_secrets"]
    return any(connection.execute(select(table).limit(1)).first() for table in kept)

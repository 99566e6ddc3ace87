"""The database itself: opening and migrating it; SQLite or PostgreSQL."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.orm import DeclarativeBase, MappedAsDataclass

MIGRATIONS = Path(__file__).parent / "migrations"


class Base(MappedAsDataclass, DeclarativeBase):
    """The base of all rows."""


def new_engine(url: str) -> AsyncEngine:
    """The database engine; SQLite with a write-ahead log."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_pre_ping=True)
    file = make_url(url).database
    if file and file != ":memory:":
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        keep_private(Path(file))
    engine = create_async_engine(url)
    event.listen(engine.sync_engine, "connect", set_up_sqlite)
    return engine


def blocking_engine(engine: AsyncEngine) -> Engine:
    """Another engine for the same SQLite file, for a thread that waits for it."""
    blocking = create_engine(engine.url.set(drivername="sqlite"))
    event.listen(blocking, "connect", set_up_sqlite)
    return blocking


def keep_private(file: Path) -> None:
    """Make a file that holds the seeds of running games readable for its owner only.

    SQLite gives its log files the same mode.
    """
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    with suppress(OSError):
        file.chmod(0o600)


def set_up_sqlite(connection: Any, _: Any) -> None:
    """A write-ahead log: readers never wait, and a commit survives the end of the process."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "busy_timeout = 10000",
        "foreign_keys = ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection, revision: str = "head") -> None:
    """Migrate the database to the newest revision, or to the given one."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


async def migrate_to_newest(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        await connection.run_sync(migrate)
        await connection.commit()

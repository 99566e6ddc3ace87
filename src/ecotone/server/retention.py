"""Tables that nobody needs any more: archived as replay files and removed after chosen times."""

import asyncio
import json
import logging
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from ecotone.engine.folders import data_root
from ecotone.server.errors import ApiError
from ecotone.server.play import Play
from ecotone.server.replays import stored_replay
from ecotone.server.table_rows import Change, StoredTable, in_utc, now
from ecotone.server.tables import LiveTable

LOG = logging.getLogger("ecotone.server")
PAUSE_SECONDS = 3600.0
MOST_AT_ONCE = 500
"""Tables looked at in one sweep."""


class Retention:
    """Removes finished and abandoned tables of a server."""

    def __init__(self, play: Play) -> None:
        settings = play.settings
        self.play = play
        self.finished = days(settings.finished_days)
        self.abandoned = days(settings.abandoned_days)
        self.archive = Path(settings.archive) if settings.archive else data_root() / "archive"
        self._not_due: dict[str, datetime] = {}
        """Tables that were looked at and are kept until then."""

    async def run(self) -> None:
        """Sweep now and every hour, if anything is ever to be removed."""
        while self.finished or self.abandoned:
            try:
                await self.sweep(now())
            except Exception:
                LOG.exception("old tables could not be removed")
            await asyncio.sleep(PAUSE_SECONDS)

    async def sweep(self, at: datetime) -> int:
        """Archive and remove the tables that are due; how many they were."""
        shortest = min(time for time in (self.finished, self.abandoned) if time)
        due = [one for one, kept in self._not_due.items() if kept <= at]
        for one in due:
            del self._not_due[one]
        idle = await idle_tables(self.play.storage.engine, at - shortest)
        removed = 0
        for table_id, last in [one for one in idle if one[0] not in self._not_due][:MOST_AT_ONCE]:
            removed += await self.remove_if_due(table_id, last, at)
        if removed:
            LOG.warning("%d old tables archived in %s and removed", removed, self.archive)
        return removed

    async def remove_if_due(self, table_id: str, last: datetime, at: datetime) -> bool:
        """Remove a table unless somebody is there or it is to be kept longer."""
        try:
            table = await self.play.table(table_id)
        except ApiError:
            return False
        keep = self.finished if table.over else self.abandoned
        if keep is None or last + keep > at:
            self._not_due[table_id] = datetime.max.replace(tzinfo=UTC) if not keep else last + keep
            return False
        if table.connections:
            return False
        await asyncio.to_thread(self.write, table)
        await self.play.remove(table)
        return True

    def write(self, table: LiveTable) -> None:
        """Write a table's replay file, for the host only: it may hold an unfinished deal."""
        self.archive.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = self.archive / f"{table.stored.game}-{table.id}.json"
        unfinished = file.with_suffix(".part")
        descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with open(descriptor, "w", encoding="utf-8") as out:
            json.dump(stored_replay(table), out)
        unfinished.replace(file)


def days(number: float) -> timedelta | None:
    """A time to keep something; None for ever."""
    return timedelta(days=number) if number else None


async def idle_tables(engine: AsyncEngine, before: datetime) -> list[tuple[str, datetime]]:
    """Tables where nothing has happened since, the longest idle first, with their last change."""
    last = func.coalesce(func.max(Change.at), StoredTable.started)
    idle = (
        select(StoredTable.id, last)
        .outerjoin(Change, Change.table_id == StoredTable.id)
        .group_by(StoredTable.id, StoredTable.started)
        .having(last < before)
        .order_by(last)
    )
    async with engine.connect() as connection:
        return [(row[0], as_utc(row[1])) for row in await connection.execute(idle)]


def as_utc(moment: datetime | str) -> datetime:
    """A moment from either kind of database: SQLite returns text without a time zone."""
    return in_utc(datetime.fromisoformat(moment) if isinstance(moment, str) else moment)

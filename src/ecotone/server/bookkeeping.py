"""What is noted after a change: the end of a game, its result, and when time is up."""

import logging
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from ecotone.engine.campaign import difficulty_in
from ecotone.server.progress import ProgressEdit
from ecotone.server.rated_tables import counts, results_of
from ecotone.server.table_rows import in_utc, now
from ecotone.server.tables import LiveTable

if TYPE_CHECKING:
    from ecotone.server.play import Play

LOG = logging.getLogger("ecotone.server")
BOT_AGAIN = timedelta(seconds=10)
"""After this time, a bot that has not moved is asked again: its server may have ended."""


class Bookkeeping:
    """Notes everything once, after a crash when a table is loaded again."""

    def __init__(self, play: "Play") -> None:
        self.play = play

    async def note_end(self, table: LiveTable) -> None:
        """Note once that a game is over, and its result; after a crash, when it is loaded again."""
        await self.note_result(table)
        if (table.over or table.called_off) and table.stored.ended is None:
            try:
                await self.play.storage.note_end(table.id)
                table.stored.ended = now()
            except Exception:
                LOG.exception("the end of table %s could not be noted", table.id)
        await self.record_results(table)

    async def record_results(self, table: LiveTable) -> None:
        """Record once how a game went, for statistics and ratings; after a crash, when loaded."""
        if not table.over or table.results_recorded:
            return
        try:
            if counts(table):
                ended = in_utc(table.stored.ended or self.play.now())
                await self.play.results.record(results_of(table, ended), table.stored.rated)
            table.results_recorded = True
        except Exception:
            LOG.exception("the result of table %s could not be recorded", table.id)

    async def note_result(self, table: LiveTable) -> None:
        """Record a chapter's result once; after a crash, when the table is loaded again."""
        stored = table.stored
        if stored.chapter is None or stored.profile is None or stored.noted or not table.over:
            return
        try:
            await self.play.storage.note_result(stored, record_of(table, stored.chapter))
            stored.noted = True
        except Exception:
            LOG.exception("the end of table %s could not be noted", stored.id)

    async def mind_clock(self, table: LiveTable) -> None:
        """Have a table looked after when the time of the seat to move is used up."""
        due = self.next_due(table)
        known = table.stored.due
        if due is None or (known is not None and self.play.now() < in_utc(known) <= due):
            return
        try:
            await self.play.storage.hasten(table.id, due)
            table.stored.due = due
        except Exception:
            LOG.exception("table %s: its clock could not be set", table.id)

    def next_due(self, table: LiveTable) -> datetime | None:
        """When something must happen at a running table even if nobody comes."""
        if table.clock is None:
            return None
        if table.clock.deadline is None and self.play.bots.bot_to_move(table):
            return self.play.now() + BOT_AGAIN
        return table.clock.deadline


def record_of(table: LiveTable, chapter: int) -> ProgressEdit:
    """Records the result of a finished chapter in somebody's progress, once."""
    won, score = table.playing.places()[0] == 1, table.playing.scores()[0]
    difficulty = difficulty_in(table.playing.options)
    return lambda progress: progress.record(chapter, won, score, table.id, difficulty)

"""What happens at tables because time has passed, also while nobody is connected."""

import asyncio
import logging
from datetime import datetime, timedelta

from ecotone.bots.levels import DEFAULT_LEVEL
from ecotone.server.lobby import fill_time, start_with_bots
from ecotone.server.play import Play, SeatDetails
from ecotone.server.table_game import BOT
from ecotone.server.tables import LiveTable

LOG = logging.getLogger("ecotone.server")
TICK_SECONDS = 1.0
FAILED = timedelta(seconds=60)
"""How long a table rests at which something went wrong."""


class Timekeeper:
    """Looks after every table whose time has come. Of several servers, one is first."""

    def __init__(self, play: Play) -> None:
        self.play = play

    async def run(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                await self.tick()
            except Exception:
                LOG.exception("the tables that are due could not be found")

    async def tick(self) -> None:
        """Look after all tables that are due now."""
        for table_id, due in await self.play.storage.tables_due(self.play.now()):
            try:
                again = await self.attend(await self.play.table(table_id))
            except Exception:
                LOG.exception("table %s could not be looked after", table_id)
                again = self.play.now() + FAILED
            await self.play.storage.move_due(table_id, due, again)

    async def attend(self, table: LiveTable) -> datetime | None:
        """Do what is due at a table; when to look again."""
        fills = fill_time(table.stored)
        if table.waiting and fills is not None and fills <= self.play.now():
            await start_with_bots(self.play, table)
        elif table.clock is not None:
            await time_up(self.play, table)
        self.play.bots.let_bots_play(table)
        table.stored.due = fills if table.waiting else self.play.books.next_due(table)
        return table.stored.due


async def time_up(play: Play, table: LiveTable) -> None:
    """Where somebody's time is used up, let a bot take the seat, or end the game, as agreed."""

    def choose() -> SeatDetails:
        clock = table.clock
        late = None if clock is None else clock.late_seat(play.now())
        if clock is None or late is None:
            return []
        if clock.rules.time_up == "end":
            people = [seat.seat for seat in table.seats if BOT not in (seat.home, seat.kind)]
            return [(seat, {"wants_end": True, "timed_out": seat == late}) for seat in people]
        level = clock.rules.level or table.stored.level or DEFAULT_LEVEL
        return [(late, {"kind": BOT, "level": level, "timed_out": True})]

    await play.change_seats(table, choose)

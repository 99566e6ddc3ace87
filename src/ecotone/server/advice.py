"""Hints for the seat to move, and the analysis of finished games."""

import logging
from collections.abc import Callable, Coroutine
from typing import Any

from msgspec import structs

from ecotone.bots.advice import advise, measure
from ecotone.bots.levels import HINT_LEVEL, LEVELS
from ecotone.engine.match import Match
from ecotone.lab.analysis import analyse
from ecotone.server.errors import ApiError
from ecotone.server.messages import AnalysisState, Hint, HintChoice
from ecotone.server.storage import Storage
from ecotone.server.tables import LiveTable
from ecotone.server.threads import Threads
from ecotone.server.views import with_player_names

LOG = logging.getLogger("ecotone.server")
MOST_ANALYSES = 20


class Advice:
    """Thinks about tables in other threads; `spawn` runs an analysis in the background."""

    def __init__(
        self,
        storage: Storage,
        threads: Threads,
        simulations: int,
        spawn: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self.storage = storage
        self.threads = threads
        self.simulations = simulations
        self.spawn = spawn
        self._analysing: dict[str, float] = {}
        """The progress of each running analysis, from 0 to 1."""

    async def hint(self, table: LiveTable, language: str) -> Hint:
        """The best decisions for the seat to move."""
        version, match = table.version, table.playing.copy()
        choices = await self.threads.think(best_choices, match, language)
        if table.version != version:
            raise ApiError("stale")
        naming = with_player_names(table, language)
        named = [structs.replace(choice, text=naming(choice.text)) for choice in choices]
        return Hint(version, measure(match), named)

    async def analysis(self, table: LiveTable, start: bool) -> AnalysisState:
        """The analysis of a finished game, or its progress; with `start`, start it if necessary."""
        found = await self.storage.analysis(table.id)
        if found is not None:
            return AnalysisState(1.0, found)
        if start and table.id not in self._analysing:
            if len(self._analysing) >= MOST_ANALYSES:
                raise ApiError("too_many")
            self._analysing[table.id] = 0.0
            self.spawn(self.analyse(table))
        return AnalysisState(self._analysing.get(table.id, 0.0))

    async def analyse(self, table: LiveTable) -> None:
        """Analyse a finished game and store the result."""

        def progress(done: int, of: int) -> None:
            self._analysing[table.id] = done / of

        names = [seat.name for seat in table.seats]
        try:
            analysis = await self.threads.study(
                analysed_game, table.playing.copy(), names, self.simulations, progress
            )
            await self.storage.keep_analysis(table.id, analysis)
        except Exception:
            LOG.exception("table %s could not be analysed", table.id)
        finally:
            self._analysing.pop(table.id, None)


def best_choices(match: Match, language: str) -> list[HintChoice]:
    """The best decisions for the seat to move, best first, with the knowledge of that seat."""
    return [
        HintChoice(
            one.action,
            match.game.describe_action(match.edition, match.state, one.action, language),
            one.interval.mean,
            one.share,
        )
        for one in advise(match, LEVELS[HINT_LEVEL])
    ]


def analysed_game(
    match: Match, seats: list[str], simulations: int, progress: Callable[[int, int], None]
) -> dict[str, Any]:
    """The analysis of a finished game as plain data."""
    return analyse(match, seats, simulations, progress).to_data()

"""Hints and previews for the seat to move, past states, and analyses of finished games."""

import asyncio
import hashlib
import logging
import threading
from collections.abc import Callable, Coroutine, Hashable, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any

from ecotone.bots.advice import Interval, Judged, Stopped, advise, measure
from ecotone.bots.levels import HINT_SIMULATIONS
from ecotone.bots.reasons import Reason, explain
from ecotone.engine.calibration import Calibration, read_calibrations
from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.lab.analysis import Decided, OwnPuzzle, analysis_of, review
from ecotone.lab.own_puzzles import LOOKED_AT, promising, puzzle_at
from ecotone.server.errors import ApiError
from ecotone.server.limits import Buckets
from ecotone.server.messages import AnalysisState
from ecotone.server.outgoing_messages import Hint, HintChoice, HintReason, Moment, Previews
from ecotone.server.preview_process import PreviewProcess, ProcessEnded
from ecotone.server.previews import FoundPreviews, encoded_previews
from ecotone.server.settings import Settings
from ecotone.server.storage import Storage
from ecotone.server.tables import LiveTable
from ecotone.server.threads import Threads
from ecotone.server.views import moment

LOG = logging.getLogger("ecotone.server")
BUSY = 8
"""So many previews that wait are worth a process of their own."""


class Advice:
    """Thinks about tables in other threads; `spawn` runs an analysis in the background."""

    def __init__(
        self,
        storage: Storage,
        threads: Threads,
        settings: Settings,
        spawn: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self.storage = storage
        self.threads = threads
        self.settings = settings
        self.spawn = spawn
        limits = settings.limits
        self.process = PreviewProcess(spawn)
        self.budgets = Buckets(limits.answers_per_second, limits.answer_burst)
        self._games: set[str] = set()
        """Those for which previews were wanted."""
        self._analysing: dict[str, float] = {}
        """The progress of each running analysis, from 0 to 1."""
        self._asked: dict[str, str] = {}
        """Who asked for each of them."""

    # -- for the seat to move --------------------------------------------------------------------

    async def hint(self, table: LiveTable, seat: int, language: str) -> Hint:
        """The best decisions for the seat to move; searched for once per state."""
        version, match = table.version, table.playing.copy()
        names = player_names(table)

        async def search() -> Choices:
            self.expect_budget(table, seat)
            left = threading.Event()
            try:
                return await self.threads.hints.run(
                    (table.id, seat), best_choices, match, names, left
                )
            finally:
                left.set()

        choices = await table.answers.get(("hint", digest(match), names), search)
        expect_current(table, version)
        return Hint(
            version,
            measure(match),
            described(table, match, choices, language),
            calibration_of(match) is not None,
        )

    async def previews(self, table: LiveTable, seat: int) -> Previews:
        """What each decision would bring the seat to move; computed once per state."""
        version, match = table.version, table.playing

        async def compute() -> FoundPreviews:
            self.expect_budget(table, seat)
            return await self.find_previews((table.id, seat), match, seat)

        found = await table.answers.get(("previews", seat, digest(match)), compute)
        expect_current(table, version)
        return Previews(version, found)

    async def find_previews(self, asker: Hashable, match: Match, seat: int) -> FoundPreviews:
        """Compute previews in a thread, or in another process while many wait for theirs."""
        self._games.add(match.game.name)
        if len(self.threads.views) >= BUSY:
            self.process.want(self._games)
        if self.process.ready:
            with suppress(ProcessEnded):
                return await self.threads.previews.take_turn(
                    asker, lambda: asyncio.ensure_future(self.process.ask(match, seat))
                )
        return await self.threads.views.run(asker, encoded_previews, match, seat)

    def expect_budget(self, table: LiveTable, seat: int) -> None:
        """Raise ApiError if a seat has asked for too much."""
        if not self.budgets.take(f"{table.id} {seat}"):
            raise ApiError("too_many")

    async def moment(
        self, table: LiveTable, moves: int, seat: int, language: str, asker: str
    ) -> Moment:
        """The table after some of its actions; askers take turns."""
        kept = table.snapshot()
        found = await self.threads.views.run(asker, moment, kept, moves, seat, language)
        table.adopt_log(kept, seat)
        return found

    # -- of finished games -----------------------------------------------------------------------

    async def analysis(self, table: LiveTable, asker: str | None) -> AnalysisState:
        """The analysis of a finished game, or its progress; started if somebody asks for it."""
        found = await self.storage.analysis(table.id)
        if found is not None:
            return AnalysisState(1.0, found)
        if asker is not None and table.id not in self._analysing:
            self.expect_room(asker)
            self._analysing[table.id] = 0.0
            self._asked[table.id] = asker
            self.spawn(self.analyse(table, asker))
        return AnalysisState(self._analysing.get(table.id, 0.0))

    def expect_room(self, asker: str) -> None:
        """Raise ApiError if too many analyses run, of this asker or in all."""
        limits, mine = self.settings.limits, list(self._asked.values()).count(asker)
        if mine >= limits.analyses_per_address or len(self._asked) >= limits.analyses_in_all:
            raise ApiError("too_many")

    async def analyse(self, table: LiveTable, asker: str) -> None:
        """Analyse a finished game and store the result; askers take turns, decision by decision."""
        match, simulations = table.playing.copy(), self.settings.analysis_simulations
        names = [seat.name for seat in table.seats]
        decisions: list[Decided] = []
        puzzles: list[OwnPuzzle] = []
        total = len(match.actions) - match.start + LOOKED_AT
        try:
            looking = review(match, simulations)
            while len(decisions) < total - LOOKED_AT:
                decisions.append(await self.threads.analyses.run(asker, next, looking))
                self._analysing[table.id] = len(decisions) / total
            for done, decided in enumerate(promising(match, decisions), len(decisions) + 1):
                found = await self.threads.analyses.run(
                    asker, puzzle_at, match, decided, simulations
                )
                self._analysing[table.id] = done / total
                if found is not None:
                    puzzles.append(found)
            analysis = analysis_of(match, names, simulations, decisions, puzzles)
            await self.storage.keep_analysis(table.id, analysis.to_data())
        except Exception:
            LOG.exception("table %s could not be analysed", table.id)
        finally:
            self._analysing.pop(table.id, None)
            self._asked.pop(table.id, None)


def digest(match: Match) -> bytes:
    """What the answers about a position depend on."""
    return hashlib.blake2b(match.state.tobytes(), digest_size=16).digest()


def expect_current(table: LiveTable, version: int) -> None:
    if table.version != version:
        raise ApiError("stale")


Choices = list[tuple[Judged, list[Reason]]]


def player_names(table: LiveTable) -> tuple[str, ...]:
    return tuple(seat.name for seat in table.seats)


def best_choices(match: Match, names: tuple[str, ...], left: threading.Event) -> Choices:
    """The best decisions for the seat to move with their reasons, best first.

    Everything is found with the knowledge of that seat.
    """

    def stop_if_nobody_waits() -> None:
        if left.is_set():
            raise Stopped

    judged = advise(match, HINT_SIMULATIONS, check=stop_if_nobody_waits)
    return list(zip(judged, explain(match, judged, names), strict=True))


def described(table: LiveTable, match: Match, choices: Choices, language: str) -> list[HintChoice]:
    """Decisions in words, with the players' names."""
    names = player_names(table)
    return [choice_message(match, one, reasons, language, names) for one, reasons in choices]


def as_played(match: Match, interval: Interval) -> tuple[float, float, float]:
    """What a result is worth by the games played on, and where eight of ten of them ended.

    Without such games, or as a chance, the search's own numbers.
    """
    found = calibration_of(match)
    if found is None:
        return interval.mean, interval.low, interval.high
    if found.measure == "chance":
        low, high = found.corrected(interval.low), found.corrected(interval.high)
        return found.corrected(interval.mean), low, high
    low, high = found.eight_of_ten(interval.mean)
    return found.corrected(interval.mean), low, high


def calibration_of(match: Match) -> Calibration | None:
    """The figures for such a table."""
    kind = measure(match)
    for one in calibrations(match.game):
        if (one.measure, one.players) == (kind, match.players):
            return one
    return None


@lru_cache
def calibrations(game: Game) -> tuple[Calibration, ...]:
    return read_calibrations(game.folder)


def choice_message(
    match: Match,
    one: Judged,
    reasons: Sequence[Reason],
    language: str,
    names: Sequence[str],
) -> HintChoice:
    """A decision in words with its reasons, and what games from here came to."""
    game = match.game
    expected, low, high = as_played(match, one.interval)
    return HintChoice(
        one.action,
        game.describe_drawn(match.edition, match.state, one.action, language, names),
        expected,
        low,
        high,
        one.share,
        [
            HintReason(
                reason.text[language],
                reason.amount,
                reason.speaks_for,
                reason.term,
                None if reason.seat == match.actor else reason.seat,
            )
            for reason in reasons
        ],
    )

"""`check_game`: every check, and a report that lists all that failed."""

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple

from ecotone.engine.batch import Deal
from ecotone.engine.game import Game
from ecotone.lab.simulation import simulate
from ecotone.testing import course, knowledge, processes, replays, words
from ecotone.testing.check import Check, Failed, NotApplicable
from ecotone.testing.playthroughs import check_recorded

CHECKS: tuple[Check, ...] = (
    *course.CHECKS,
    *knowledge.CHECKS,
    *words.CHECKS,
    *replays.CHECKS,
    *processes.CHECKS,
)
TIMED_GAMES = 200


class Line(NamedTuple):
    """What came of one check: passed, failed or skipped."""

    about: str
    result: str
    why: str = ""

    def __str__(self) -> str:
        why = self.why.replace("\n", "\n       ")
        return f"{self.result:6} {self.about}" + (f"\n       {why}" if why else "")


@dataclass(frozen=True)
class Report:
    """What was checked, and how fast the game is."""

    game: str
    lines: tuple[Line, ...]
    actions_per_second: int

    @property
    def failures(self) -> tuple[Line, ...]:
        return tuple(line for line in self.lines if line.result == "FAILED")

    def __str__(self) -> str:
        failed = len(self.failures)
        found = f"{failed} of {len(self.lines)} checks failed" if failed else "keeps the contract"
        speed = f"{self.actions_per_second:,} random actions a second on one core"
        return "\n".join([f"{self.game}: {found}; {speed}", *map(str, self.lines)])


class BrokenContract(AssertionError):
    """A game that failed some of the checks; the message is the whole report."""

    def __init__(self, report: Report) -> None:
        super().__init__(str(report))
        self.report = report


def check_game(
    game: Game,
    *,
    playthroughs: Path | None = None,
    deep: bool = False,
    minimum_speed: int = 0,
) -> Report:
    """Run the whole contract on a game; BrokenContract lists everything that failed.

    With a folder of `playthroughs`, games written down there must go as they did. `deep` also plays
    many games interpreted and with bounds checked, which takes minutes. `minimum_speed` is in
    random actions a second; without it the speed is only reported.
    """
    lines = [run(check, game) for check in CHECKS if deep or not check.deep]
    if playthroughs is not None:
        recorded = partial(check_recorded, game, playthroughs)
        lines.append(attempt("Games go as they were written down.", recorded))
    speed = 0
    try:
        speed = actions_per_second(game)
    except Exception:
        lines.append(Line("Random games can be timed.", "FAILED", traceback.format_exc(limit=-3)))
    if speed < minimum_speed:
        why = f"expected {minimum_speed:,} random actions a second, got {speed:,}"
        lines.append(Line("The rules are fast enough.", "FAILED", why))
    report = Report(game.name, tuple(lines), speed)
    if report.failures:
        raise BrokenContract(report)
    return report


def run(check: Check, game: Game) -> Line:
    """Run a check for all its numbers of players; the first failure counts."""
    line = Line(check.about, "ok")
    for players in check.tables(game):
        line = attempt(check.about, partial(check.run, game, players))
        if line.result == "FAILED":
            return line._replace(why=f"{players} players: {line.why}")
    return line


def attempt(about: str, work: Callable[[], None]) -> Line:
    """Run a check; a mistake of the game that raises anything is a failure too."""
    try:
        work()
    except NotApplicable as reason:
        return Line(about, "-", str(reason))
    except Failed as failure:
        return Line(about, "FAILED", str(failure))
    except Exception:
        return Line(about, "FAILED", traceback.format_exc(limit=-3).strip())
    return Line(about, "ok")


def actions_per_second(game: Game) -> int:
    """How fast random games of the fewest players are."""
    report = simulate(Deal.of(game, game.players[0]), TIMED_GAMES, 0)
    return int(report["actions_per_second"])

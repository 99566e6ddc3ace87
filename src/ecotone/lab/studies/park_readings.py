"""What the disputed readings of Habitats change: finished parks scored again under each of them.

    python -m ecotone.lab.studies.park_readings [games]

plays games with the usual readings and prints the table of RULES.md.
"""

import sys
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from ecotone.bots import bot_named
from ecotone.engine.match import Match
from ecotone.games.habitats.game import GAME
from ecotone.games.habitats.words import record

READINGS = {
    "`own_tile` = `counts`": {"own_tile": 1},
    "`need_areas` = `one_area`": {"need_areas": 1},
    "both": {"own_tile": 1, "need_areas": 1},
    "`tourists` = `own_area`": {"tourist_reading": 1},
}
"""The fields of the table that each reading sets."""
PLAYERS = (2, 3, 4, 5)


class Change(NamedTuple):
    """What a reading changes."""

    parks: float
    """Share of the parks whose points change."""
    points: float
    """Mean change of a park's points."""
    winners: float
    """Share of the games with other winners."""


def finished(bot: str, games: int, seed: int = 7000) -> Iterator[Match]:
    """Finished games of one bot in all seats."""
    for number in range(games):
        match = Match(GAME, PLAYERS[number % len(PLAYERS)], seed + number)
        chooser = bot_named(bot, seed + number)
        while not match.over:
            match.push(chooser.choose(match))
        yield match


def scores_under(match: Match, fields: dict[str, int]) -> list[int]:
    """Every seat's points as the table would be scored; points of past goals stay."""
    state = match.state.copy()
    for name, value in fields.items():
        setattr(record(state), name, value)
    out = np.zeros(match.players, np.int64)
    GAME.entry.scores(match.edition.data, state, out)
    return [int(points) for points in out]


def changes(matches: list[Match]) -> dict[str, Change]:
    """What each reading changes in these games."""
    found = {}
    for name, fields in READINGS.items():
        differences = []
        other_winners = 0
        for match in matches:
            usual, other = scores_under(match, {}), scores_under(match, fields)
            differences += [new - old for old, new in zip(usual, other, strict=True)]
            other_winners += winners(usual) != winners(other)
        share = sum(difference != 0 for difference in differences) / len(differences)
        mean = sum(differences) / len(differences)
        found[name] = Change(share, mean, other_winners / len(matches))
    return found


def winners(scores: list[int]) -> set[int]:
    return {seat for seat, points in enumerate(scores) if points == max(scores)}


def table(games: int) -> Iterator[str]:
    """The lines of the table, for random and for greedy games."""
    yield "| reading | play | parks changed | points a park | other winner |"
    yield "|---|---|---|---|---|"
    for bot in ("random", "greedy"):
        matches = list(finished(bot, games))
        for name, change in changes(matches).items():
            shares = f"{change.parks:.0%} | {change.points:+.1f} | {change.winners:.0%}"
            yield f"| {name} | {bot} | {shares} |"


if __name__ == "__main__":
    for line in table(int(sys.argv[1]) if sys.argv[1:] else 400):
        sys.stdout.write(line + "\n")

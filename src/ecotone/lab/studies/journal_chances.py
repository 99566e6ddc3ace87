"""The calibrated chance to win an assignment, which people see, fitted to games that bots played.

    python -m ecotone.lab.studies.journal_chances --games 12

lets a bot play every assignment of the Field Journal alone, and prints the numbers for `PLAYED` in
`games/keystone/chances.py`. A table shows how often games were won in the end from positions with
about the same calibrated chance. It needs nothing but NumPy and Numba.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ecotone.bots import seated_bot
from ecotone.bots.levels import DEFAULT_LEVEL
from ecotone.engine.match import Match
from ecotone.games.keystone import GAME
from ecotone.games.keystone.chances import PLAYED, PLAYED_FROM, SURE, what_is_ahead
from ecotone.games.keystone.words import cards_of, record
from ecotone.lab.processes import map_unordered

STEPS = 50
EDGES = (0.0, 0.1, 0.2, 0.4, 0.6, 0.8, 0.95, 1.0)


class Position(NamedTuple):
    """A decision of a game: what was guessed, how many cards could come, and how it ended."""

    odds: float
    """The logarithm of the guessed odds."""
    coming: float
    won: bool


class Band(NamedTuple):
    """Decisions at which about the same chance was shown."""

    low: float
    high: float
    decisions: int
    won: float


def positions_of(bot: str, assignments: Sequence[int], number: int) -> list[Position]:
    """The decisions of a game from which more than the last card could come."""
    deal, which = divmod(number, len(assignments))
    match = Match(GAME, 1, deal, {"assignment": assignments[which]})
    player = seated_bot(bot, deal, 0)
    cards, table = cards_of(match.edition), record(match.state)
    guess = np.zeros(1)
    found = []
    while not match.over:
        coming = what_is_ahead(cards, table).cards
        if coming >= PLAYED_FROM:
            GAME.entry.evaluate(match.edition.data, match.state, guess)
            chance = min(max(float(guess[0]), SURE), 1.0 - SURE)
            found.append((float(np.log(chance / (1.0 - chance))), float(coming)))
        match.push(player.choose(match))
    won = match.places()[0] == 1
    return [Position(odds, coming, won) for odds, coming in found]


def table_of(positions: Sequence[Position]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """What the chance may depend on, a row for each position, and whether it was won."""
    known = np.array([(1.0, one.odds, one.coming) for one in positions])
    return known, np.array([float(one.won) for one in positions])


def fit(positions: Sequence[Position]) -> NDArray[np.float64]:
    """Constant, factor and per card of the log odds under which these results are likeliest."""
    known, won = table_of(positions)
    weights = np.zeros(known.shape[1])
    for _ in range(STEPS):
        chance = 1.0 / (1.0 + np.exp(-known @ weights))
        curved = known.T @ (known * (chance * (1.0 - chance))[:, None])
        weights += np.linalg.solve(curved, known.T @ (won - chance))
    return weights


def bands(positions: Sequence[Position], weights: Sequence[float]) -> Iterator[Band]:
    """How often games were won, by the calibrated chance with these weights."""
    known, won = table_of(positions)
    calibrated = 1.0 / (1.0 + np.exp(-known @ np.asarray(weights)))
    for low, high in pairwise(EDGES):
        there = (calibrated >= low) & (calibrated < high)
        if there.any():
            yield Band(low, high, int(there.sum()), float(won[there].mean()))


def load() -> None:
    """Compile what is not compiled yet, before processes begin."""
    Match(GAME, 1, 0, {"assignment": 1}).mask()


def main(arguments: Sequence[str] | None = None) -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=12, help="games of each assignment")
    reader.add_argument("--bot", default=DEFAULT_LEVEL)
    reader.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = reader.parse_args(arguments)
    numbers = [row["number"] for row in GAME.edition().tables["assignments"]]
    play = partial(positions_of, given.bot, numbers)
    load()
    games = range(given.games * len(numbers))
    positions = [one for found in map_unordered(play, games, given.processes) for one in found]
    weights = fit(positions)
    lines = [f"{len(games)} games, {len(positions)} decisions"]
    lines += ["fitted: " + ", ".join(f"{weight:.2f}" for weight in weights)]
    for name, chosen in (("as it is", PLAYED), ("fitted", weights.round(2))):
        lines += ["", f"| calibrated, {name} | decisions | won in the end |", "|---|---|---|"]
        lines += [
            f"| {band.low:.0%}–{band.high:.0%} | {band.decisions} | {band.won:.0%} |"
            for band in bands(positions, tuple(chosen))
        ]
    sys.stdout.write("\n".join([*lines, ""]))


if __name__ == "__main__":
    main()

"""Calibration: what hints expect in positions of bots' games, and how those games ended."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from ecotone.bots import seated_bot
from ecotone.bots.advice import advise, final_result, measure
from ecotone.bots.levels import HINT_SIMULATIONS
from ecotone.engine.calibration import Calibration
from ecotone.engine.game import Game
from ecotone.engine.match import Match

BINS = 5
LEAST_SPREAD = 1e-6


class Sample(NamedTuple):
    """A position of a game: what a hint expected there, and what the seat had in the end."""

    expected: float
    actual: float
    share: float
    """How much of the game was played, from 0 to 1."""


class Bin(NamedTuple):
    """Positions with about the same expectation."""

    positions: int
    expected: float
    actual: float
    doubt: float
    """The 95 % range of the mean actual result, to either side."""


def samples_of(
    game: Game,
    players: int,
    options: Mapping[str, str | int],
    bot: str,
    seed: int,
    positions: int,
    simulations: int = HINT_SIMULATIONS,
) -> list[Sample]:
    """Let bots play a game, and ask for a hint in some positions spread over it."""
    match = Match(game, players, seed, options)
    bots = [seated_bot(bot, seed, seat) for seat in range(players)]
    while not match.over:
        match.push(bots[match.actor].choose(match))
    moves = len(match.actions)
    walk = match.copy()
    walk.rewind(0)
    found = []
    for index in range(positions):
        target = int((index + (seed % 5) / 5) * moves / positions)
        while len(walk.actions) < target or walk.count < 2:
            if len(walk.actions) == moves - 1:
                break
            walk.push(match.actions[len(walk.actions)])
        seat = walk.actor
        best = advise(walk, simulations, seed)[0]
        actual = final_result(match, match.state, seat)
        found.append(Sample(best.interval.mean, actual, len(walk.actions) / moves))
    return found


def fit(kind: str, players: int, games: int, samples: Sequence[Sample]) -> Calibration:
    """The straight line that comes nearest to the actual results."""
    expected = np.array([one.expected for one in samples])
    actual = np.array([one.actual for one in samples])
    if expected.std() < LEAST_SPREAD:
        slope, intercept = 0.0, float(actual.mean())
    else:
        slope, intercept = (float(one) for one in np.polyfit(expected, actual, 1))
    spread = float((actual - intercept - slope * expected).std())
    return Calibration(
        kind, players, len(samples), games, round(intercept, 3), round(slope, 3), round(spread, 3)
    )


def bins_of(samples: Sequence[Sample]) -> list[Bin]:
    """The samples in groups of about the same size, by what was expected."""
    ordered = sorted(samples)
    found = []
    for part in np.array_split(np.arange(len(ordered)), min(BINS, len(ordered))):
        chosen = [ordered[index] for index in part]
        actual = np.array([one.actual for one in chosen])
        doubt = 1.96 * actual.std() / np.sqrt(len(chosen))
        mean = float(np.mean([one.expected for one in chosen]))
        found.append(Bin(len(chosen), mean, float(actual.mean()), float(doubt)))
    return found


def measure_of(game: Game, players: int, options: Mapping[str, str | int]) -> str:
    """What results are counted in at such a table."""
    return measure(Match(game, players, 0, options))

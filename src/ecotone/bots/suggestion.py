"""Which level of bots suits a person, from their games against bots and the measured ladder.

A person's strength is estimated on the scale of the ladder: most likely given who finished ahead
of whom, and given that people tend to choose bots that suit them. That keeps a single game from
saying much: one win or one loss moves the estimate by about a level.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.game import Game
from ecotone.engine.ladder import Step, read_ladder

GAMES = 12
"""So many of the last games count: people learn."""
SPREAD = 250.0
"""The standard deviation, in Elo, of how well a level chosen by a person suits them."""
ELO_SCALE = 400.0
SMALLEST_STEP = 60.0
STEP_BETWEEN = 200.0
"""What is expected between two levels before any game was measured, and how many games that is
worth: a step measured in two games says next to nothing."""
GAMES_EXPECTED = 20


Lead = TypeVar("Lead", float, NDArray[np.float64])


class Bout(NamedTuple):
    """A finished game of one person against bots."""

    players: int
    rivals: tuple[tuple[str, float], ...]
    """The level of each bot, and 1 if the person finished ahead of it, 0 behind, ½ if level."""


def bout_of(levels: Sequence[str | None], places: Sequence[int]) -> Bout | None:
    """A finished game as a bout; None unless a single person, whose level is None, met bots."""
    if len(levels) < 2 or levels.count(None) != 1:
        return None
    mine = places[levels.index(None)]
    rivals = [
        (level, 1.0 if mine < place else 0.5 if mine == place else 0.0)
        for level, place in zip(levels, places, strict=True)
        if level is not None
    ]
    return Bout(len(levels), tuple(rivals))


class Suggestion(NamedTuple):
    """The level that suits a person best."""

    level: str
    chance: float
    """How often they would finish ahead of such a bot."""
    games: int
    """How many games it is made of."""


def suggest(game: Game, players: int, bouts: Sequence[Bout]) -> Suggestion | None:
    """The level at which a person would win about half; the last game stands last."""
    scale = ratings(game, players)
    counted = [bout for bout in bouts if bout.rivals and scale.keys() >= set(levels(bout))]
    counted = counted[-GAMES:]
    if not counted:
        return None
    person = strength(game, counted)
    level = min(scale, key=lambda name: abs(scale[name] - person))
    return Suggestion(level, float(expected(person - scale[level])), len(counted))


def levels(bout: Bout) -> Iterator[str]:
    return (level for level, _ in bout.rivals)


def strength(game: Game, bouts: Sequence[Bout]) -> float:
    """The most likely strength of a person, between the ends of any ladder."""
    met = [ratings(game, bout.players)[level] for bout in bouts for level in levels(bout)]
    tried = np.arange(min(met) - 4 * SPREAD, max(met) + 4 * SPREAD)
    likely = -(((tried - np.mean(met)) / SPREAD) ** 2) / 2
    for bout in bouts:
        # Comparisons in one game depend on each other: three tell less than three games do.
        weight = 2 / bout.players
        for level, ahead in bout.rivals:
            chance = expected(tried - ratings(game, bout.players)[level])
            likely += weight * (ahead * np.log(chance) + (1 - ahead) * np.log(1 - chance))
    return float(tried[int(likely.argmax())])


def expected(lead: Lead) -> Lead:
    """How often somebody this much stronger finishes ahead."""
    return 1 / (1 + 10 ** (-lead / ELO_SCALE))


@lru_cache
def ratings(game: Game, players: int) -> dict[str, float]:
    """Every level's place on the ladder of a game, from 0 up; empty if it has none."""
    steps = read_ladder(game.folder)
    measured = sorted({step.players for step in steps}, key=lambda count: abs(count - players))
    found: dict[str, float] = {}
    for step in (step for step in steps if step.players in measured[:1]):
        found.setdefault(step.lower, 0.0)
        found[step.upper] = found[step.lower] + height(step)
    return found


def height(step: Step) -> float:
    """A step as measured, drawn to the usual one where few games were played."""
    drawn = step.elo * step.games + STEP_BETWEEN * GAMES_EXPECTED
    return max(SMALLEST_STEP, drawn / (step.games + GAMES_EXPECTED))

"""Ratings of players of all strengths, two or more at a table: the Plackett–Luce model.

Bots have a place on the same scale. A level starts where measured games put it, a fixed distance
from its neighbours, and moves slowly, because its uncertainty stays small.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from ecotone.bots.levels import DEFAULT_LEVEL, LEVELS

MODEL = PlackettLuce()
STEP = 6.0
"""Between neighbouring levels; about 180 points, as measured in docs/measurements/bots.md."""
BOT_DEVIATION = 1.0
POINTS = 30.0
"""Points shown for each unit of the model, so that a difference reads much like one of Elo."""
MIDDLE = 1500


class Rating(NamedTuple):
    """An estimate of a player's strength, in units of the model."""

    mean: float
    deviation: float


NEWCOMER = Rating(MODEL.mu, MODEL.sigma)


def first_rating(level: str) -> Rating:
    """What a bot of some level starts with."""
    names = list(LEVELS)
    steps = names.index(level) - names.index(DEFAULT_LEVEL)
    return Rating(NEWCOMER.mean + steps * STEP, BOT_DEVIATION)


def points(mean: float) -> int:
    """A rating as it is shown."""
    return round(MIDDLE + POINTS * (mean - NEWCOMER.mean))


def margin(deviation: float) -> int:
    """An uncertainty as it is shown: the standard deviation in points."""
    return round(POINTS * deviation)


def rate(
    players: Sequence[str], places: Sequence[int], ratings: Mapping[str, Rating]
) -> dict[str, Rating]:
    """The ratings of everyone at a table after a game.

    A level that sits at several seats moves by the mean of what these seats would.
    """
    before = [[MODEL.rating(*ratings[player])] for player in players]
    after = [team[0] for team in MODEL.rate(before, ranks=[float(place) for place in places])]
    rated = {}
    for player in ratings:
        mine = [one for one, name in zip(after, players, strict=True) if name == player]
        mean = sum(one.mu for one in mine) / len(mine)
        deviation = BOT_DEVIATION if player in LEVELS else mine[0].sigma
        rated[player] = Rating(mean, deviation)
    return rated

"""A level of play: what a bot that plays with people may spend, and what it may miss."""

from typing import NamedTuple


class Level(NamedTuple):
    """A budget of the searching bot, and how often it errs as people do."""

    simulations: int
    oversight: float = 0.0
    """The chance to overlook each decision that is better than the one it takes."""

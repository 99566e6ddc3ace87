"""Levels of play for people, weakest first.

A budget counts simulations, not seconds, so that a bot makes the same choice on every machine.
Simulations that run over several turns of all seats are fewer (see `ecotone.bots.search`). The
lower levels also overlook some of their better decisions, as people do. A game whose seats play
against each other may set its own values (`Game.levels`), so that the levels are evenly spaced
there. Alone and together, the values here hold.
"""

from ecotone.engine.game import Game
from ecotone.engine.level import Level

LEVELS: dict[str, Level] = {
    "beginner": Level(5, 0.6),
    "easy": Level(5, 0.25),
    "medium": Level(20),
    "hard": Level(100),
    "expert": Level(600),
    "master": Level(3000),
}

DEFAULT_LEVEL = "medium"
"""The level of a bot if none was chosen."""

HINT_LEVEL = "hard"
"""How far a hint looks ahead."""

HINT_SIMULATIONS = LEVELS[HINT_LEVEL].simulations


def level_of(game: Game, name: str, rivals: bool = True) -> Level:
    """What a level means in a game, with or without opponents."""
    return game.levels.get(name, LEVELS[name]) if rivals else LEVELS[name]

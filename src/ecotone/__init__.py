"""Ecotone: the table where four ecosystem board games meet.

    >>> import ecotone
    >>> match = ecotone.make("keystone", players=2, seed=7)
    >>> bot = ecotone.bots.bot_named("greedy", seed=1)
    >>> while not match.over:
    ...     match.push(bot.choose(match))
    >>> match.scores(), match.places()
    ([100, 112], [2, 1])

Everything is loaded on first use: `import ecotone` alone takes a few milliseconds.
"""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ecotone import bots as bots
    from ecotone import envs as envs
    from ecotone import testing as testing
    from ecotone.engine.actions import BadAction as BadAction
    from ecotone.engine.batch import Batch as Batch
    from ecotone.engine.edition import Edition as Edition
    from ecotone.engine.errors import BadEdition as BadEdition
    from ecotone.engine.errors import BadOption as BadOption
    from ecotone.engine.errors import BadReplay as BadReplay
    from ecotone.engine.errors import EcotoneError as EcotoneError
    from ecotone.engine.errors import IllegalAction as IllegalAction
    from ecotone.engine.errors import UnknownGame as UnknownGame
    from ecotone.engine.game import Game as Game
    from ecotone.engine.legal import Action as Action
    from ecotone.engine.make import make as make
    from ecotone.engine.match import Match as Match
    from ecotone.engine.registry import game_named as game_named
    from ecotone.engine.registry import game_names as game_names
    from ecotone.engine.replay import Replay as Replay
    from ecotone.engine.state import NOBODY as NOBODY

__version__ = "0.1.0"

HOMES = {
    "Action": "engine.legal",
    "BadAction": "engine.actions",
    "BadEdition": "engine.errors",
    "BadOption": "engine.errors",
    "BadReplay": "engine.errors",
    "Batch": "engine.batch",
    "EcotoneError": "engine.errors",
    "Edition": "engine.edition",
    "Game": "engine.game",
    "IllegalAction": "engine.errors",
    "Match": "engine.match",
    "NOBODY": "engine.state",
    "Replay": "engine.replay",
    "UnknownGame": "engine.errors",
    "game_named": "engine.registry",
    "game_names": "engine.registry",
    "make": "engine.make",
}
"""The module that each public name comes from."""
PACKAGES = ("bots", "envs", "testing")
"""Packages that need no import of their own."""


def __getattr__(name: str) -> Any:
    """Import a public name on first use."""
    if name in PACKAGES:
        return importlib.import_module(f"ecotone.{name}")
    if name not in HOMES:
        raise AttributeError(f"module 'ecotone' has no attribute {name!r}")
    value = getattr(importlib.import_module(f"ecotone.{HOMES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *HOMES, *PACKAGES])

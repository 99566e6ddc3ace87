"""A check: a function that raises Failed where a game breaks its contract."""

from collections.abc import Callable
from typing import NamedTuple

from ecotone.engine.game import Game


class Failed(AssertionError):
    """A game that does not do what the contract says."""


class NotApplicable(Exception):
    """A check of something that the game does not have."""


class Check(NamedTuple):
    """One part of the contract, by the first line of its function's docstring."""

    name: str
    about: str
    run: Callable[[Game, int], None]
    every_table: bool
    """Is it run for every number of players, or for the fewest only?"""
    deep: bool
    """Does it take so long that it is run only when asked for?"""

    def tables(self, game: Game) -> list[int]:
        """The numbers of players that it is run for."""
        return list(game.players) if self.every_table else [game.players[0]]


def per_game(run: Callable[[Game, int], None]) -> Check:
    """A check that is run once a game."""
    return made(run, every_table=False)


def per_table(run: Callable[[Game, int], None]) -> Check:
    """A check that is run for every number of players."""
    return made(run, every_table=True)


def made(
    run: Callable[[Game, int], None], every_table: bool = True, deep: bool = False, name: str = ""
) -> Check:
    about = (run.__doc__ or "").partition("\n")[0]
    return Check(name or run.__name__, about, run, every_table, deep)


def require(condition: object, message: str) -> None:
    """Fail with this message unless the condition holds."""
    if not condition:
        raise Failed(message)

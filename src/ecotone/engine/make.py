"""Starting a game by name."""

import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import SupportsIndex

from ecotone.engine.edition import Edition
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named
from ecotone.engine.seeds import SEED_BITS


def make(
    name: str,
    players: int | None = None,
    *,
    seed: int | None = None,
    edition: str | Path | Edition | None = None,
    actions: Iterable[SupportsIndex | str] = (),
    **options: object,
) -> Match:
    """A new match of the game with this name, by default for two players with a random seed.

    An edition is given by name or folder, or as one that was read before. What else is given by
    keyword is an option of the game. With `actions` the match starts where they lead.

    >>> import ecotone
    >>> match = ecotone.make("keystone", players=2, seed=7, variant="coop")
    >>> match
    ecotone.make('keystone', players=2, seed=7, variant='coop')
    >>> ecotone.make("habitats", players=9)
    Traceback (most recent call last):
    ecotone.engine.errors.BadOption: habitats: expected 1 to 5 players, got 9
    """
    game = game_named(name)
    match = Match(
        game,
        game.default_players if players is None else players,
        secrets.randbits(SEED_BITS) if seed is None else seed,
        options,
        game.edition(edition),
    )
    for action in actions:
        match.push(action)
    return match

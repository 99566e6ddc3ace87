"""Random games, for checks and tests."""

import random
from collections.abc import Iterator

from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.engine.state import State


def random_match(game: Game, players: int, seed: int, **options: object) -> Iterator[Match]:
    """A random game, yielded before every decision and once more at its end."""
    match = Match(game, players, seed, options)
    choose = random.Random(seed)
    yield match
    while not match.over:
        match.push(int(choose.choice(match.legal)))
        yield match


def finished_match(game: Game, players: int, seed: int, **options: object) -> Match:
    """A random game played to its end."""
    *_, match = random_match(game, players, seed, **options)
    return match


def redealt(match: Match, seat: int, salt: int) -> State:
    """A copy of the state in which everything the seat cannot know was dealt again."""
    return match.game.redealt(match.edition, match.state, seat, salt)


def moved_to(match: Match, state: State) -> Match:
    """A copy of the match that stands at another state."""
    moved = match.copy()
    moved.resume(state, [])
    return moved

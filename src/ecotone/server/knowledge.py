"""What a seat may know, through the games' contract alone.

Everything said to a seat about a game that is still going on is made from a state in which all
that the seat cannot know has been dealt anew, always by the same numbers. Two deals that differ
only in hidden things give the same bytes there, and so the same messages.
"""

from collections.abc import Iterable

import numpy as np

from ecotone.engine.edition import Edition
from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.engine.randomness import new_generator
from ecotone.engine.state import State

DEALS = 6
"""So many deals are compared where something is asked about what is hidden."""


def redealt(game: Game, edition: Edition, state: State, seat: int, salt: int = 0) -> State:
    """A copy of the state with all that the seat cannot know dealt anew."""
    dealt = state.copy()
    game.entry.redeal(edition.data, dealt, seat, new_generator(salt))
    return dealt


def known_match(match: Match, seat: int) -> Match:
    """The match as far as the seat knows it; the match itself when it is over."""
    if match.over:
        return match
    known = match.copy()
    known.state = redealt(match.game, match.edition, match.state, seat)
    return known


def known_scores(match: Match, seat: int) -> list[int | None]:
    """Every seat's points as the table stands; None where they hang on what is hidden."""
    if match.over:
        return list(match.scores())
    trial = match.copy()
    found: list[list[int]] = []
    for salt in range(DEALS):
        trial.state = redealt(match.game, match.edition, match.state, seat, salt)
        found.append(trial.scores())
    return [points[0] if len(set(points)) == 1 else None for points in zip(*found, strict=True)]


def reveals(
    game: Game, edition: Edition, before: State, action: int, teller: int, seats: Iterable[int]
) -> bool:
    """Did an action show any of the seats something new, as far as one seat (`teller`) can tell?

    It did where a seat could tell apart the results of deals that it could not tell apart before,
    or where the action was not to be had in all of them. What a seat cannot tell apart is dealt
    anew to the same bytes.
    """
    if not game.shows_action(edition, before, action, teller):
        return True
    base = redealt(game, edition, before, teller)
    return any(reveals_to(game, edition, base, action, seat) for seat in seats)


def reveals_to(game: Game, edition: Edition, before: State, action: int, seat: int) -> bool:
    """Could this seat tell deals apart after the action that it could not before?"""
    legal = np.zeros(game.actions.size, np.int16)
    results = set()
    for salt in range(1, DEALS + 1):
        dealt = redealt(game, edition, before, seat, salt)
        if action not in legal[: game.entry.legal(edition.data, dealt, legal)]:
            return True
        game.entry.apply(edition.data, dealt, action)
        results.add(redealt(game, edition, dealt, seat).tobytes())
    return len(results) > 1

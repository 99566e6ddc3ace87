"""What a seat may know, using only the games' contract.

Everything sent to a seat about a running game is computed from a state in which everything the seat
cannot know was dealt again, always with the same random numbers. Two deals that differ only in
hidden things give the same bytes there, and so the same messages.
"""

from ecotone.engine.edition import Edition
from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.engine.randomness import new_generator
from ecotone.engine.state import State

DEALS = 6
"""How many deals are compared to find out whether a score depends on hidden things."""


def redealt(game: Game, edition: Edition, state: State, seat: int, salt: int = 0) -> State:
    """A copy of the state in which everything the seat cannot know was dealt again."""
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
    """Every seat's current points; None if they depend on something hidden."""
    if match.over or not match.game.hidden_hands:
        return list(match.scores())
    trial = match.copy()
    known: list[int | None] = []
    for salt in range(DEALS):
        trial.state = redealt(match.game, match.edition, match.state, seat, salt)
        points = trial.scores()
        if salt == 0:
            known.extend(points)
        else:
            known = [a if a == b else None for a, b in zip(known, points, strict=True)]
    return known

"""What a seat may know, using only the games' contract.

Everything sent to a seat about a running game is computed from a state in which everything the seat
cannot know was dealt again, always with the same random numbers. Two deals that differ only in
hidden things give the same bytes there, and so the same messages.
"""

import numpy as np

from ecotone.engine.match import Match

DEALS = 6
"""How many deals are compared to find out whether a score depends on hidden things."""


def known_match(match: Match, seat: int) -> Match:
    """The match as far as the seat knows it; the match itself when it is over."""
    if match.over:
        return match
    known = match.copy()
    known.state = match.game.redealt(match.edition, match.state, seat)
    return known


def known_scores(match: Match, seat: int) -> list[int | None]:
    """Every seat's current points; None if they depend on something hidden."""
    if match.over or not match.game.hidden_hands:
        return list(match.scores())
    game, edition = match.game, match.edition
    points = np.zeros((DEALS, match.players), np.int64)
    for salt in range(DEALS):
        trial = game.redealt(edition, match.state, seat, salt)
        game.entry.scores(edition.data, trial, points[salt])
    agreed = (points == points[0]).all(0).tolist()
    known = zip(points[0].tolist(), agreed, strict=True)
    return [score if same else None for score, same in known]

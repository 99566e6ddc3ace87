"""A match: undo and going back."""

import random

from ecotone.engine.match import Match
from ecotone.engine.registry import game_named

GAME = game_named("keystone")


def test_undo_leads_back_through_every_state():
    match = Match(GAME, 2, 5)
    choose = random.Random(5)
    seen = []
    while not match.over:
        seen.append((match.state.copy(), match.legal.tolist()))
        match.apply(int(choose.choice(match.legal)))
    for state, legal in reversed(seen[-20:]):
        match.undo()
        assert (match.state == state).all()
        assert match.legal.tolist() == legal


def test_undo_at_the_start_does_nothing():
    match = Match(GAME, 2, 5)
    before = match.state.copy()
    match.undo()
    assert (match.state == before).all()

"""What must always hold, over random play of every kind."""

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecotone.engine.randomness import new_generator
from ecotone.engine.state import NOBODY
from ecotone.games.keystone import GAME
from ecotone.games.keystone.table import EMPTY
from ecotone.games.keystone.words import record
from ecotone.testing import finished_match, random_match
from games.keystone import slow
from games.keystone.boards import EDITION

tables = st.one_of(
    st.tuples(st.integers(1, 4), st.just("standard")),
    st.tuples(st.integers(2, 4), st.just("coop")),
)
switches = st.sampled_from(["no", "yes"])


@settings(max_examples=60)
@given(table=tables, seed=st.integers(0, 2**63 - 1), limited=switches, free=switches)
def test_random_play_keeps_cards_tokens_and_scores(table, seed, limited, free):
    players, variant = table
    options = {"variant": variant, "limited_synergy": limited, "free_wilds": free}
    for match in random_match(GAME, players, seed, **options):
        assert GAME.entry.audit(EDITION.data, match.state) == 0
    record_at_end = record(match.state)
    owners = [0] * players if variant == "coop" else range(players)
    assert match.scores() == [slow.total(EDITION, record_at_end, owner) for owner in owners]
    assert sum_of_cards(record_at_end) == (154 if players > 2 and variant != "coop" else 77) + 8


def sum_of_cards(table):
    """Every card on the table, counted without the audit's help."""
    places = (table.deck, table.discard, table.field, table.drawn, table.wilds, table.board)
    return sum(int((place != EMPTY).sum()) for place in places)


@settings(max_examples=40)
@given(seed=st.integers(0, 10**6), players=st.integers(2, 4), stop=st.integers(0, 120))
@pytest.mark.ruling("R15")
def test_hidden_things_do_not_show(seed, players, stop):
    """Two deals that differ only in what a seat cannot know look the same to it."""
    match = next(islice(random_match(GAME, players, seed), stop, None), None)
    if match is None:
        match = finished_match(GAME, players, seed)
    for seat in range(NOBODY, players):
        seen = match.view(seat)
        dealt = match.state.copy()
        GAME.entry.redeal(EDITION.data, dealt, seat, new_generator(seed))
        assert GAME.view(EDITION, dealt, seat) == seen
        if not match.over and seat >= 0:
            own = record(match.state).objective[seat] + 1
            shown = [board["score"].get("objective") for board in seen["boards"]]
            assert shown[seat]["number"] == own
            assert [o for n, o in enumerate(shown) if n != seat] == [None] * (players - 1)

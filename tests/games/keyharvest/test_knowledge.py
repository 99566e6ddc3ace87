"""What a seat may know: the view, and dealing anew what it cannot know."""

import json
import random
from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from ecotone.engine.match import Match
from ecotone.engine.randomness import new_generator
from ecotone.games.keyharvest import GAME
from ecotone.games.keyharvest.actions import CROP_NAMES
from ecotone.games.keyharvest.table import TABLE, Ask
from ecotone.games.keyharvest.words import record


def redealt(match, seat, seed):
    state = match.state.copy()
    GAME.entry.redeal(match.edition.data, state, seat, new_generator(seed))
    return state


def states_of_play(players, seed, every):
    """A match stopped at many points of its way."""
    match = Match(GAME, players, seed)
    chance = random.Random(seed)
    while not match.over:
        if len(match.actions) % every == 0:
            yield match
        match.push(int(chance.choice(match.legal)))
    yield match


@pytest.mark.parametrize("players", [2, 3, pytest.param(4, marks=pytest.mark.deep)])
def test_redeal_keeps_view_legal_actions_and_invariants(players):
    legal = np.zeros(GAME.actions.size, np.int16)
    for match in states_of_play(players, players, 17):
        for seat in range(-1, players):
            state = redealt(match, seat, len(match.actions))
            assert GAME.entry.audit(match.edition.data, state) == 0
            before = GAME.view(match.edition, match.state, seat)
            assert GAME.view(match.edition, state, seat) == before
            if match.actor == seat and not match.over:
                count = GAME.entry.legal(match.edition.data, state, legal)
                assert sorted(legal[:count]) == sorted(match.legal)


def test_views_are_plain_data_and_hide_other_hands():
    for match in states_of_play(3, 1, 40):
        view = json.loads(json.dumps(match.view(0)))
        if match.over:
            assert all(board["counters"] is not None for board in view["boards"])
        else:
            assert view["boards"][0]["counters"] is not None
            assert view["boards"][1]["counters"] is None


def test_two_players_know_everything():
    for match in states_of_play(2, 4, 30):
        table = record(match.state)
        known = match.view(0)["boards"][1]["known"]
        for index, crop in enumerate(CROP_NAMES):
            held = int(table.counters[1, index])
            assert known[crop] == [held, held]


@pytest.mark.parametrize("players", [3, pytest.param(4, marks=pytest.mark.deep)])
def test_bounds_hold_and_tighten(players):
    exact_at_start = exact_at_end = 0
    for match in states_of_play(players, 6, 25):
        if match.over:
            continue
        table = record(match.state)
        for seat in range(players):
            for owner in range(players):
                known = match.view(seat)["boards"][owner]["known"]
                for index, crop in enumerate(CROP_NAMES):
                    low, high = known[crop]
                    assert low <= table.counters[owner, index] <= high
                    if len(match.actions) == 0:
                        exact_at_start += low == high
                    else:
                        exact_at_end += low == high
    assert exact_at_end > exact_at_start


def test_spending_shows_first_counters(scene):
    s = scene(3).counters(0, wheat=2, hops=1).counters(1, wine=3).registry("A1")
    s.table.first_hand[:] = 0
    s.table.first_hand[0, :] = (2, 0, 0, 0, 1)
    s.table.first_hand[1, :] = (0, 0, 0, 3, 0)
    s.table.first_hand[2, :] = (0, 3, 0, 0, 0)
    s.play("D", "A1", "give wheat", "stop")
    assert list(s.table.proven[0]) == [1, 0, 0, 0, 0]
    low, high = GAME.view(s.edition, s.state, 1)["boards"][0]["known"]["wheat"]
    assert (low, high) == (0, 1), "of the two dealt to the others one is in the bid"


def posterior(hands, proven):
    """Every way to deal the two hands' six counters again, weighed, that fits what was shown."""
    pool = [crop for hand in hands for crop in range(5) for _ in range(hand[crop])]
    weights = Counter()
    for order in set(permutations(range(len(pool)))):
        dealt = [tuple(sorted(pool[i] for i in order[k : k + 3])) for k in (0, 3)]
        if all(
            dealt[seat].count(crop) >= proven[seat][crop] for seat in (0, 1) for crop in range(5)
        ):
            weights[tuple(dealt)] += 1
    total = sum(weights.values())
    return {deal: weight / total for deal, weight in weights.items()}


@pytest.mark.compiled
@pytest.mark.parametrize(
    "proven",
    [((0,) * 5, (0,) * 5), ((1, 0, 0, 0, 0), (0,) * 5), ((0, 0, 1, 0, 0), (1, 0, 0, 0, 1))],
)
def test_redeal_is_as_likely_as_the_first_deal(scene, proven):
    s = scene(3)
    hands = ((2, 0, 1, 0, 0), (1, 1, 0, 0, 1))
    table = s.table
    table.first_hand[:] = 0
    table.first_hand[0, 3] = 3
    table.first_hand[1:3] = hands
    table.proven[1:3] = proven
    table.counters[:3] = table.first_hand[:3]
    table.stock[:] = s.cards.counters - table.counters.sum(0)
    expected = posterior(hands, proven)
    generator = new_generator(1)
    found = Counter()
    draws = 6000
    for _ in range(draws):
        state = s.state.copy()
        GAME.entry.redeal(s.edition.data, state, 0, generator)
        dealt = state.view(TABLE)[0].first_hand
        assert list(dealt[0]) == [0, 0, 0, 3, 0]
        found[
            tuple(
                tuple(crop for crop in range(5) for _ in range(dealt[seat, crop]))
                for seat in (1, 2)
            )
        ] += 1
    assert set(found) == set(expected)
    for deal, chance in expected.items():
        spread = (draws * chance * (1 - chance)) ** 0.5
        assert abs(found[deal] - draws * chance) < 5 * spread + 1


def test_who_has_begun_to_place_can_pay(scene):
    s = scene(3).store(0, "E4", wheat=1).counters(1, wheat=1).counters(2, hops=1).turn_of(1)
    table = s.table
    table.first_hand[:] = 0
    table.first_hand[1, 0] = table.first_hand[2, 4] = 1
    table.first_hand[0, 1] = 3
    table.first_hand[1, 1] = table.first_hand[2, 1] = 2
    s.play("C")
    assert s.asked == Ask.PLACE
    for seed in range(30):
        state = s.state.copy()
        GAME.entry.redeal(s.edition.data, state, 0, new_generator(seed))
        assert state.view(TABLE)[0].counters[1, 0] == 1


@pytest.mark.ruling("R40")
def test_a_private_look_is_private(scene):
    ring = ("D4", "D5", "E4", "E6", "F4")
    s = scene(3).fields(0, *ring, harvested=True).counters(0, wheat=3)
    s.play("B", "+T3", "@E5", "use")
    mine = GAME.view(s.edition, s.state, 0)
    theirs = GAME.view(s.edition, s.state, 1)
    assert len(mine["drawn"]) == 3
    assert theirs["drawn"] is None
    assert theirs["drawn_count"] == 3
    drawn = [field["field"] for field in mine["drawn"]]
    assert sorted(mine["bag"] + drawn) == sorted(theirs["bag"])
    looks = set()
    for seed in range(20):
        state = s.state.copy()
        GAME.entry.redeal(s.edition.data, state, 1, new_generator(seed))
        looks.add(tuple(state.view(TABLE)[0].drawn))
        assert GAME.view(s.edition, state, 1) == theirs
        own = s.state.copy()
        GAME.entry.redeal(s.edition.data, own, 0, new_generator(seed))
        assert list(own.view(TABLE)[0].drawn) == list(s.table.drawn)
    assert len(looks) > 10
    s.play(drawn[1])
    assert GAME.view(s.edition, s.state, 1)["drawn"] == [mine["drawn"][1]], "it lies open"


@pytest.mark.ruling("R37")
def test_being_asked_depends_on_public_things_only():
    """Two tables that differ in hidden counters alone ask the same seats the same questions."""
    checked = 0
    for match in states_of_play(4, 8, 9):
        if match.over or match.actor == 0:
            continue
        other = redealt(match, 0, len(match.actions))
        legal = np.zeros(GAME.actions.size, np.int16)
        count = GAME.entry.legal(match.edition.data, other, legal)
        both = set(match.legal_numbers.tolist()) & set(legal[:count].tolist())
        for action in sorted(both)[:3]:
            mine, theirs = match.state.copy(), other.copy()
            theirs.view(TABLE)[0].random[:] = mine.view(TABLE)[0].random
            theirs.view(TABLE)[0].bag_fields[:] = mine.view(TABLE)[0].bag_fields
            theirs.view(TABLE)[0].bag_events[:] = mine.view(TABLE)[0].bag_events
            theirs.view(TABLE)[0].drawn[:] = mine.view(TABLE)[0].drawn
            GAME.entry.apply(match.edition.data, mine, action)
            GAME.entry.apply(match.edition.data, theirs, action)
            mine_table, their_table = mine.view(TABLE)[0], theirs.view(TABLE)[0]
            if mine_table.asked != Ask.OVER:
                assert mine_table.asked == their_table.asked
                assert mine_table.actor == their_table.actor
                checked += 1
    assert checked > 30

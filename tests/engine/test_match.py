"""A match: its legal actions, pushed, popped, as numbers and as text."""

import json
import pickle
import random
from copy import copy, deepcopy

import numpy as np
import pytest

from ecotone.engine.actions import BadAction
from ecotone.engine.errors import BadOption, EcotoneError, IllegalAction
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named
from ecotone.engine.state import NOBODY

GAME = game_named("keystone")


def test_pop_leads_back_through_every_state():
    match = Match(GAME, 2, 5)
    choose = random.Random(5)
    seen = []
    while not match.over:
        action = choose.choice(match.legal)
        seen.append((match.state.copy(), match.legal_numbers.tolist(), action))
        match.push(action)
    for state, legal, action in reversed(seen[-20:]):
        assert match.pop() == action
        assert (match.state == state).all()
        assert match.legal_numbers.tolist() == legal


def test_there_is_nothing_to_pop_at_the_start():
    match = Match(GAME, 2, 5)
    before = match.state.copy()
    with pytest.raises(EcotoneError, match="expected an action to undo, got none"):
        match.pop()
    assert (match.state == before).all()


@pytest.mark.parametrize("action", [41, np.int16(41), "41", "introduce(slot=3, space=r3c2)"])
def test_an_action_is_pushed_by_number_or_as_text(action):
    match = Match(GAME, 2, 5)
    match.push(action)
    assert match.actions == [41]
    assert type(match.actions[0]) is int


def test_what_is_no_action_is_refused():
    match = Match(GAME, 2, 5)
    with pytest.raises(BadAction, match="expected one of introduce"):
        match.push("castle")
    with pytest.raises(IllegalAction, match=r"end_turn is not legal; legal now: introduce\("):
        match.push("end_turn")
    with pytest.raises(TypeError):
        match.push(1.5)
    assert match.actions == []


def test_legal_actions_are_a_sequence_of_numbers_that_print_as_text():
    match = Match(GAME, 2, 5)
    legal = match.legal
    assert [str(action) for action in legal[:2]] == [
        "introduce(slot=1, space=r1c1)",
        "introduce(slot=1, space=r1c2)",
    ]
    assert list(legal) == match.legal_numbers.tolist() == np.asarray(legal).tolist()
    assert len(legal) == match.count == match.mask().sum()
    assert match.mask()[legal].all()
    assert 41 in legal
    assert "introduce(slot=3, space=r3c2)" in legal
    assert "end_turn" not in legal
    assert "castle" not in legal
    assert repr(legal[41]) == "<Action 41: introduce(slot=3, space=r3c2)>"
    assert repr(legal[:1]) == "<LegalActions: introduce(slot=1, space=r1c1)>"
    assert repr(legal[:0]) == "<LegalActions: none>"


def test_legal_actions_stay_when_the_game_goes_on():
    match = Match(GAME, 2, 7)
    legal = match.legal
    before = list(legal)
    match.push("use_active(token=5)")
    assert list(legal) == before
    assert list(match.legal) != before


def test_an_action_can_be_sent_to_another_process():
    action = Match(GAME, 2, 5).legal[41]
    again = pickle.loads(pickle.dumps(action))
    assert (again, str(again)) == (41, str(action))
    assert json.dumps([action]) == "[41]"


def test_what_is_done_with_a_view_changes_no_other():
    match = Match(GAME, 2, 7)
    before = match.view(1)
    match.view(0)["field"].clear()
    assert match.view(1) == before


def test_a_number_beyond_all_actions_is_refused():
    match = Match(GAME, 2, 7)
    with pytest.raises(IllegalAction):
        match.push(2**70)


def test_a_copy_of_any_kind_goes_its_own_way():
    match = Match(GAME, 2, 7)
    for twin in (match.copy(), copy(match), deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert repr(twin) == repr(match)
        twin.push(twin.legal[0])
        assert match.actions == []
        assert match.count == Match(GAME, 2, 7).count


def test_numbers_of_other_libraries_become_plain_ones():
    match = Match(GAME, np.int64(2), np.int64(7))
    assert repr(match) == "ecotone.make('keystone', players=2, seed=7)"
    with pytest.raises(BadOption, match="seed: expected a whole number, got '7'"):
        Match(GAME, 2, "7")


def test_only_seats_of_the_table_see_something():
    match = Match(GAME, 2, 7)
    assert match.view(NOBODY)["own_board"] is None
    for look in (match.view, match.describe, match.observe):
        with pytest.raises(BadOption, match="expected a seat from 0 to 1, got 2"):
            look(2)

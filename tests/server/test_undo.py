"""Taking back."""

import pytest

from ecotone.engine.match import Match
from ecotone.engine.registry import game_named
from ecotone.server.knowledge import reveals


def kinds(state):
    return {choice["kind"]: choice["action"] for choice in state["legal"]}


def test_against_bots_everything_can_be_taken_back(server):
    table = server.lay(seats=["link", "bot"])
    with table.sit(0) as ann:
        start = ann.state
        assert not start["undo"]
        assert ann.undo()["code"] == "no_undo"
        for _ in range(3):
            ann.my_turn()
            ann.act()
            ann.next_state()
        ann.my_turn()
        while ann.state["undo"]:
            version = ann.state["version"]
            assert ann.undo()["version"] > version
            ann.wait_until(lambda state, version=version: state["version"] > version)
            ann.my_turn()
        assert ann.state["moves"] == 0
        assert ann.state["view"] == start["view"]
        assert ann.state["legal"] == start["legal"]
        assert ann.state["log"] == []


def test_on_one_device_a_person_goes_back_past_the_other(server):
    table = server.lay(seats=["here", "here"])
    with table.sit(0) as ann, table.sit(1) as ben:
        while ann.state["actor"] == 0:
            ann.act()
            ann.next_state()
        ben.wait_until(lambda state: state["legal"])
        ben.act()
        moved = ben.next_state()["version"]
        ann.wait_until(lambda state: state["version"] == moved)
        assert ann.undo()["type"] == "accepted"
        assert ann.next_state()["moves"] < moved


def test_a_doubled_take_back_is_one(server):
    with server.lay(seats=["here", "here"]).sit(0) as ann:
        ann.act()
        ann.next_state()
        first = ann.undo(message_id="back")
        assert ann.undo(version=1, message_id="back") == first
        ann.wait_until(lambda state: state["version"] == 2)
        assert ann.undo(message_id="other")["code"] == "no_undo"


def test_between_devices_only_what_showed_nothing_is_taken_back(server):
    """Introducing a card is open; ending the turn draws cards into the Field."""
    table = server.lay(seats=["link", "link"], seed=5)
    with table.sit(0) as ann, table.sit(1) as ben:
        ann.act(kinds(ann.state)["introduce"])
        state = ann.next_state()
        revealed = state["actor"] != 0
        while state["actor"] == 0:
            assert state["undo"]
            assert ann.undo()["type"] == "accepted"
            assert ann.next_state()["moves"] == 0
            ann.act(kinds(ann.state)["introduce"])
            state = ann.next_state()
            if "end_turn" not in kinds(state):
                break
            ann.act(kinds(state)["end_turn"])
            state = ann.next_state()
            revealed = True
        if revealed:
            assert not state["undo"]
            assert ann.undo()["code"] == "no_undo"
        ben.wait_until(lambda other: other["version"] == state["version"])
        assert not ben.state["undo"]


@pytest.mark.parametrize("seat", [0, 1])
def test_an_action_reveals_something_where_deals_lead_to_different_views(seat):
    game = game_named("keystone")
    found = set()
    for seed in range(6):
        match = Match(game, 2, seed)
        for _ in range(40):
            if match.over:
                break
            before, field = match.state.copy(), match.seen_by(seat)["deck"]
            action = match.choice(seed % match.count)
            match.apply(action)
            drew = match.seen_by(seat)["deck"] != field
            shown = reveals(game, match.edition, before, action, seat, [0, 1])
            assert shown or not drew
            found.add(shown)
    assert found == {True, False}

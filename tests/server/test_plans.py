"""Several decisions of one plan in one message."""

import pytest
from server.people import on_sqlite, running

from ecotone.engine.match import Match
from ecotone.engine.registry import game_named
from ecotone.server.settings import Limits

SEED = 5


@pytest.fixture
def plan():
    """The first decisions of a seat in one turn of Habitats, which can be made one by one."""
    match = Match(game_named("habitats"), 1, SEED)
    actions = []
    for _ in range(4):
        actions.append(int(match.legal_numbers[0]))
        match.push(actions[-1])
    return actions


def illegal(match_actions):
    """An action that is not possible after these."""
    match = Match(game_named("habitats"), 1, SEED)
    for action in match_actions:
        match.push(action)
    legal = set(match.legal_numbers.tolist())
    return next(action for action in range(match.game.actions.size) if action not in legal)


def states(seat):
    return [one["version"] for one in seat.received if one["type"] == "state"]


def test_a_plan_is_stored_decision_by_decision_and_shown_once(server, plan):
    table = server.create_table("habitats", seats=["here"], seed=SEED)
    with table.sit(0) as ann, table.sit(None) as eve:
        answer = ann.ask("act_all", message_id="plan", actions=plan)
        assert answer == {"type": "accepted", "id": "plan", "version": 4}
        ann.wait_until(lambda state: state["version"] == 4)
        eve.wait_until(lambda state: state["version"] == 4)
        assert states(ann) == states(eve) == [0, 4]
        assert ann.state["moves"] == 4
        assert {line["move"] for line in ann.state["log"]} == {0, 1, 2, 3}
        ann.undo()
        ann.wait_until(lambda state: state["version"] == 5)
        assert ann.state["moves"] == 3


def test_the_same_plan_again_gets_the_same_answer(server, plan):
    table = server.create_table("habitats", seats=["here"], seed=SEED)
    with table.sit(0) as ann:
        first = ann.ask("act_all", message_id="plan", actions=plan)
        assert ann.ask("act_all", version=0, message_id="plan", actions=plan) == first
    with table.sit(0) as ann:
        assert ann.ask("act_all", version=0, message_id="plan", actions=plan) == first
        assert ann.state["moves"] == 4


def test_a_plan_whose_first_decision_is_refused_changes_nothing(server, plan):
    table = server.create_table("habitats", seats=["here"], seed=SEED)
    with table.sit(0) as ann:
        answer = ann.ask("act_all", actions=[illegal([]), *plan])
        assert (answer["type"], answer["code"]) == ("refused", "illegal")
        answer = ann.ask("act_all", version=3, actions=plan)
        assert (answer["type"], answer["code"]) == ("refused", "stale")
        ann.send(type="ping")
        assert ann.expect("pong")["version"] == 0


def test_a_plan_stops_at_the_first_decision_that_is_not_possible(server, plan):
    table = server.create_table("habitats", seats=["here"], seed=SEED)
    with table.sit(0) as ann:
        actions = [*plan[:2], illegal(plan[:2]), plan[2]]
        answer = ann.ask("act_all", message_id="plan", actions=actions)
        assert answer == {
            "type": "stopped",
            "id": "plan",
            "version": 2,
            "taken": 2,
            "code": "illegal",
        }
        ann.wait_until(lambda state: state["version"] == 2)
        assert states(ann) == [0, 2]
        again = ann.ask("act_all", version=0, message_id="plan", actions=actions)
        assert again == answer | {"code": "stale"}


def test_a_plan_ends_with_the_turn(server):
    """Whatever the first decision is: nobody decides for another seat."""
    table = server.create_table("habitats", seats=["link", "link"], seed=SEED)
    with table.sit(0) as ann, table.sit(1) as ben:
        match = Match(game_named("habitats"), 2, SEED)
        mover = (ann, ben)[match.actor]
        seat, actions = match.actor, []
        while match.actor == seat:
            actions.append(int(match.legal_numbers[0]))
            match.push(actions[-1])
        answer = mover.ask("act_all", actions=[*actions, int(match.legal_numbers[0])])
        assert (answer["type"], answer["taken"]) == ("stopped", len(actions))
        assert answer["code"] == "not_your_turn"
        ben.wait_until(lambda state: state["moves"] == len(actions))
        assert ben.state["actor"] == match.actor


@pytest.mark.parametrize("actions", [[], [0] * 65], ids=["empty", "too long"])
def test_a_plan_has_a_length(server, actions):
    with server.create_table(seats=["here", "here"]).sit(0) as ann:
        assert ann.ask("act_all", actions=actions)["code"] == "bad_message"
        assert ann.ask("act_all", message_id="x" * 62, actions=[0])["code"] == "bad_message"


def test_a_plan_stops_when_the_table_is_full(tmp_path, plan):
    limits = Limits(changes_per_table=2, request_burst=100_000, message_burst=100_000)
    with running(on_sqlite(tmp_path, limits=limits)) as server:
        table = server.create_table("habitats", seats=["here"], seed=SEED)
        with table.sit(0) as ann:
            answer = ann.ask("act_all", actions=plan)
            assert (answer["taken"], answer["code"]) == (2, "table_full")

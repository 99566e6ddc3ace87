"""Changes lead to what a whole state would say, and are sent where they were asked for."""

import copy
import random
from datetime import UTC, datetime

import msgspec
import pytest
from server.people import Seat

from ecotone.engine.registry import games, own_games
from ecotone.engine.state import NOBODY
from ecotone.server.changes import MOST_CHANGES, Comparisons, change_of, compare
from ecotone.server.message_cost import new_table
from ecotone.server.table_rows import Change
from ecotone.server.views import Sent, encoded_state, state_message

PLAYERS = 3
DECISIONS = 40


def changed(state, message):
    """What a browser makes of a change."""
    assert message["base"] == state["version"]
    state = copy.deepcopy(state)
    for change in message["changes"]:
        *path, last = change["path"]
        part = state
        for name in path:
            part = part[name]
        if change.get("gone"):
            del part[last]
        elif isinstance(part, list) and last == len(part):
            part.append(change.get("value"))
        else:
            part[last] = change.get("value")
    told = {name: message[name] for name in message.keys() - {"base", "changes", "type"}}
    return state | told | {"log": state["log"][: message["log_from"]] + message["log"]}


def received(raw, state):
    """The state after a message."""
    message = msgspec.json.decode(raw)
    return message if message["type"] == "state" else changed(state, message)


def carry_out(table, kind, number):
    change = Change(
        "bench", table.version + 1, kind, table.actor, number, "", datetime.now(UTC), None
    )
    table.install(change, table.after(change))


@pytest.mark.parametrize("name", own_games())
def test_changes_lead_to_the_whole_state(name):
    table = new_table(games()[name], PLAYERS)
    choose = random.Random(3)
    readers = [NOBODY, *range(PLAYERS)]
    sent = {seat: Sent(changes=True) for seat in readers}
    states = {}
    sizes = {"state": 0, "change": 0}
    for number in range(DECISIONS):
        if number == DECISIONS // 2:
            carry_out(table, "undo", table.moves - 2)
        else:
            carry_out(table, "act", choose.choice(table.playing.legal_numbers.tolist()))
        for seat in readers:
            whole = encoded_state(table, seat, "de", Sent())
            told = encoded_state(table, seat, "de", sent[seat])
            states[seat] = received(told, states.get(seat))
            assert {**states[seat], "log_from": 0} == msgspec.json.decode(whole)
            sizes["state"] += len(whole)
            sizes["change"] += len(told)
    assert sizes["change"] < sizes["state"] / 2


def test_a_number_is_not_the_same_as_an_answer():
    found = []
    compare({"a": 1, "b": [1, 2]}, {"a": True, "b": [1], "c": None}, (), found)
    assert msgspec.to_builtins(found) == [
        {"path": ["a"], "value": True},
        {"path": ["b"], "value": [1]},
        {"path": ["c"]},
    ]


def test_what_seats_share_is_compared_once():
    found = Comparisons()
    before, after = {"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}
    told = found.between(before, after, ("view",))
    assert msgspec.to_builtins(told) == [{"path": ["view", "a", 1, "b"], "value": 3}]
    assert found.between(before, after, ("view",)) is told
    assert msgspec.to_builtins(found.between(before, after, ("other",)))[0]["path"][0] == "other"
    found.clear()
    assert found.between(before, after, ("view",)) is not told


def test_where_almost_all_is_new_the_whole_is_sent():
    table = new_table(games()["habitats"], PLAYERS)
    state = state_message(table, 0, "en")
    other = msgspec.structs.replace(state, view={str(number): 1 for number in range(MOST_CHANGES)})
    assert change_of(state, state, Comparisons()).changes == []
    assert change_of(state, other, Comparisons()) is None


def test_who_asks_for_changes_gets_them(server):
    table = server.create_table("habitats", ["here", "here"])
    with Seat(server, table.id, table.tokens[0], changes=True) as ada, table.sit(1) as bo:
        state = ada.state
        person = ada if state["legal"] else bo
        person.act()
        change = ada.expect("change", "state")
        assert (change["type"], change["base"]) == ("change", state["version"])
        whole = bo.wait_until(lambda state: state["version"] == change["version"])
        led = changed(state, change)
        assert led["view"] | {"own_seat": 1} == whole["view"]
        ada.send(type="language", language="de")
        assert ada.next_state()["version"] == change["version"]

"""States by the names of their fields: checksums, and records of older versions."""

import numpy as np
import pytest

from ecotone.engine.errors import EcotoneError
from ecotone.engine.layout import Layout
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named, games
from ecotone.testing import finished_match

OLD = np.dtype([("time", "i1"), ("board", "i1", (2, 3)), ("gone", "<i2"), ("pile", "<i2", (2,))])
NEW = np.dtype([("added", "i1"), ("pile", "<i4", (3,)), ("board", "i1", (3, 3)), ("time", "<i2")])


def as_bytes(record):
    return np.array([record]).view(np.uint8)


def test_a_state_is_read_field_by_field_into_a_new_record():
    old = np.zeros((), OLD)
    old["time"], old["board"], old["gone"], old["pile"] = 5, [[1, 2, 3], [4, 5, 6]], 9, [-7, 8]
    dealt = np.zeros((), NEW)
    dealt["added"], dealt["pile"], dealt["board"], dealt["time"] = 1, 33, -1, 20
    read = Layout(OLD).read(as_bytes(old).tobytes(), as_bytes(dealt), NEW).view(NEW)[0]
    assert (read["added"], read["time"]) == (1, 5)
    assert read["pile"].tolist() == [-7, 8, 33]
    assert read["board"].tolist() == [[1, 2, 3], [4, 5, 6], [-1, -1, -1]]


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ([("time", "<i2")], "time: expected values of type int8"),
        ([("time", "i1", (4,))], "time: expected 0 dimensions, got 1"),
    ],
)
def test_a_field_that_does_not_fit_is_named(fields, said):
    old = np.zeros((), np.dtype(fields))
    old["time"] = 1000 if old["time"].ndim == 0 else 1
    with pytest.raises(EcotoneError, match=said):
        Layout(old.dtype).read(as_bytes(old).tobytes(), as_bytes(np.zeros((), OLD)), OLD)


def test_a_state_of_another_length_is_refused():
    with pytest.raises(EcotoneError, match="expected a state of 13 bytes, got 3"):
        Layout(OLD).read(b"abc", as_bytes(np.zeros((), OLD)), OLD)


def test_a_layout_goes_to_data_and_back():
    for game in games().values():
        again = Layout.from_data(game.layout.to_data())
        assert again.digest == game.layout.digest
        assert again.size == game.layout.size
    with pytest.raises(EcotoneError, match="expected the fields of a record"):
        Layout.from_data([["time", "no type", []]])


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_the_checksum_does_not_depend_on_where_fields_lie(game):
    match = finished_match(game, game.players[-1], 3)
    wider = Layout.from_data([["new_rule", "|i1", [5]], *game.layout.to_data()[::-1]])
    moved = game.layout.read(match.state.tobytes(), np.zeros(wider.size, np.uint8), wider.dtype)
    assert wider.checksum(moved) == match.checksum()
    moved.view(wider.dtype)[0]["new_rule"][0] = 1
    assert wider.checksum(moved) != match.checksum()


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_field_counts(game):
    match = finished_match(game, game.players[0], 3)
    for name in game.table.names:
        changed = match.state.copy()
        record = changed.view(game.table)[0]
        record[name] = np.asarray(record[name]) + 1
        assert game.checksum(changed) != match.checksum(), name


def test_a_match_continues_from_a_state_that_its_actions_once_led_to():
    game = game_named("keystone")
    match = finished_match(game, 2, 5)
    actions, half = list(match.actions), len(match.actions) // 2
    match.rewind(half)
    resumed = Match(game, 2, 77)
    resumed.resume(match.state, actions[:half])
    assert resumed.actor == match.actor
    with pytest.raises(EcotoneError, match="an action to undo"):
        resumed.pop()
    for action in actions[half:]:
        resumed.push(action)
    assert resumed.over
    resumed.rewind(half + 1)
    assert resumed.actions == actions[: half + 1]
    with pytest.raises(EcotoneError, match=f"at least {half} actions"):
        resumed.rewind(half - 1)

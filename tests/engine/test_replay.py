"""Replay files that are damaged in every way."""

import json

import pytest

from ecotone.engine.errors import BadReplay, EcotoneError
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named
from ecotone.engine.replay import Replay, bytes_checksum
from ecotone.testing import finished_match

GAME = game_named("keystone")


@pytest.fixture
def data():
    return Replay(finished_match(GAME, 2, 1), ["Ann", "Ben"]).to_data()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "expected JSON"),
        (b"\xff\xfe", "expected JSON"),
        (b"[1, 2]", "expected a JSON object"),
        (b"{}", "format: expected int, got nothing"),
        (b"[" * 100_000, "expected JSON"),
    ],
)
def test_nonsense_is_refused(tmp_path, content, said):
    path = tmp_path / "x.json"
    path.write_bytes(content)
    with pytest.raises(BadReplay, match=said):
        Replay.read(path)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": 2}, "format: expected 1"),
        ({"game": "chess"}, "expected one of the games"),
        ({"edition": "lost"}, "expected an edition"),
        ({"edition_digest": "p0"}, "edition house have changed since this game started"),
        ({"seats": ["Ann"]}, "expected 2 names"),
        ({"seats": [1, 2]}, "a list of names"),
        ({"actions": ["x"]}, "action 1: expected a whole number"),
        ({"actions": [True]}, "action 1: expected a whole number"),
        ({"actions": [10**30]}, "action 1"),
        ({"actions": [601]}, "action 1: end_turn is not legal"),
        ({"seed": -1}, "expected a seed"),
        ({"options": {"variant": "chess"}}, "option variant"),
        ({"players": True}, "players: expected int"),
        ({"checksum": "x"}, "checksum: expected x"),
        ({"checksum": "x", "rules_version": 1}, "rules_version: expected 2, got 1"),
        ({"checksum": "x", "rules_changed_after": 9}, "rules changed after action 9"),
    ],
)
def test_tampering_is_named(tmp_path, data, change, said):
    path = tmp_path / "x.json"
    path.write_text(json.dumps(data | change), "utf-8")
    with pytest.raises(BadReplay, match=said):
        Replay.read(path)


def test_a_game_of_other_rules_is_accepted_if_it_leads_to_the_same_state(data):
    assert Replay.from_data(data | {"rules_version": 1}).match.over
    assert Replay.from_data(data | {"rules_changed_after": 9}).match.over


def test_a_checksum_of_all_bytes_is_still_understood(data):
    match = Replay.from_data(data).match
    checksum = bytes_checksum(match.game, match.state)
    assert Replay.from_data(data | {"checksum": checksum}).match.over


def test_a_missing_file_is_a_plain_complaint(tmp_path):
    with pytest.raises(BadReplay, match="No such file"):
        Replay.read(tmp_path / "none.json")


def test_a_failed_write_leaves_the_old_file(tmp_path, monkeypatch):
    match = finished_match(GAME, 2, 1)
    path = tmp_path / "x.json"
    Replay(match, ["Ann", "Ben"]).write(path)
    before = path.read_bytes()

    def full_disk(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full_disk)
    with pytest.raises(OSError, match="No space"):
        Replay(match, ["Ann", "Eve"]).write(path)
    assert path.read_bytes() == before


def test_a_replay_leads_through_every_position():
    match = finished_match(GAME, 2, 1)
    replay = Replay(match)
    assert replay.seats == ("person", "person")
    lengths = [len(position.actions) for position in replay]
    assert lengths == list(range(len(match.actions) + 1))
    assert len(replay) == len(match.actions)
    *_, last = replay
    assert last.checksum() == match.checksum()
    assert last is not match


def test_a_replay_is_small(tmp_path):
    path = tmp_path / "x.json"
    Replay(finished_match(GAME, 4, 1), list("abcd")).write(path)
    assert path.stat().st_size < 4096


@pytest.mark.parametrize("seed", [7, 2**53 - 1, 2**53, 2**63 - 1, 2**63, 2**128 - 1])
def test_a_seed_of_any_length_comes_back_exactly(tmp_path, seed):
    path = tmp_path / "x.json"
    match = Match(GAME, 2, seed)
    match.push(match.choice(0))
    Replay(match, ["Ann", "Ben"]).write(path)
    written = json.loads(path.read_text("utf-8"))["seed"]
    assert written == (seed if seed < 2**53 else str(seed))
    assert Replay.read(path).match.seed == seed
    path.write_text(json.dumps(Replay(match, ["Ann", "Ben"]).to_data() | {"seed": seed}), "utf-8")
    assert Replay.read(path).match.seed == seed


@pytest.mark.parametrize("seed", ["", "x", "-1", "1e3", "٣", "9" * 40, str(2**128), 2**128, None])
def test_what_is_no_seed_is_refused(data, seed):
    with pytest.raises(BadReplay if seed is None else EcotoneError, match="seed"):
        Replay.from_data(data | {"seed": seed})

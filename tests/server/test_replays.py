"""Replay files brought to the server."""

import copy

import pytest

from ecotone.engine.replay import Replay


@pytest.fixture(scope="module")
def finished(server):
    """The replay of a finished game."""
    table = server.create_table("habitats", seats=["here:Ann", "bot:random"], seed=3)
    with table.sit(0) as ann:
        ann.play()
    return server.get(f"{table.path}/replay").json()


def test_a_replay_becomes_a_finished_table(server, finished):
    answer = server.post("/api/replays", json=finished)
    assert answer.status_code == 201, answer.text
    facts = answer.json()
    assert facts["over"]
    assert facts["moves"] == len(finished["actions"])
    assert [seat["kind"] for seat in facts["seats"]] == ["here", "bot"]
    path = f"/api/tables/{facts['id']}"
    last = server.get(f"{path}/moves/{facts['moves']}?seat=0").json()
    assert last["over"]
    assert server.get(f"{path}/replay").json() == finished


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"actions": []}, 422),
        ({"actions": [99_999]}, 422),
        ({"checksum": "n" + "0" * 31}, 422),
        ({"edition": "/etc"}, 400),
        ({"game": "chess"}, 404),
        ({"players": 99}, 422),
        ({"seed": -1}, 422),
        ({"more": 1}, 422),
    ],
)
def test_what_is_no_replay_is_refused(server, finished, change, status):
    before = server.get("/api/health").json()["tables"]
    answer = server.post("/api/replays", json=copy.deepcopy(finished) | change)
    assert answer.status_code == status, answer.text
    assert answer.json()["text"]
    assert server.get("/api/health").json()["tables"] == before


def test_nonsense_is_refused(server):
    for body in (b"[]", b"{}", b"no", b"{" * 2000):
        answer = server.http.post(
            "/api/replays", content=body, headers={"content-type": "application/json"}
        )
        assert 400 <= answer.status_code < 500, answer.text


def test_an_unfinished_game_is_told_as_such(server, finished):
    match = Replay.from_data(finished).match
    match.rewind(4)
    answer = server.post("/api/replays", json=Replay(match, finished["seats"]).to_data())
    assert answer.status_code == 422
    assert answer.json()["error"] == "unfinished_replay"

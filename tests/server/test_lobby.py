"""Tables that wait for players: the lobby, sitting down, leaving, bots for the seats left."""

import json
from concurrent.futures import ThreadPoolExecutor

import pytest
from server.people import Process, Seat, bearer, on_sqlite, running
from server.test_persons import Person, me

FIRST = {"open": True, "level": "easy"}


@pytest.fixture
def server(tmp_path):
    with running(on_sqlite(tmp_path)) as there:
        yield there


def lobby(server):
    return server.get("/api/lobby").json()


def sit_down(server, table, name=None, secret=None):
    body = {"name": name} if name else {}
    headers = me(secret) if secret else {}
    return server.http.post(f"{table.path}/seats", json=body, headers=headers)


def test_only_open_tables_are_listed_with_what_matters(server):
    server.create_table(seats=("here", "link"))
    server.create_table(seats=("here", "link"), lobby={})
    table = server.create_table(seats=("here:Ada", "link", "bot:hard"), lobby=FIRST)
    (listed,) = lobby(server)
    assert listed["id"] == table.id
    assert (listed["game"], listed["players"], listed["level"]) == ("keystone", 3, "easy")
    assert [seat["taken"] for seat in listed["seats"]] == [True, False, True]
    assert listed["seats"][0]["name"] == "Ada"
    assert listed["waiting"]
    assert "token" not in json.dumps(listed)
    with table.sit(0):
        assert lobby(server)[0]["seats"][0]["connected"]


def test_the_game_starts_when_every_seat_is_taken(server):
    table = server.create_table(seats=("here", "link"), lobby=FIRST)
    with table.sit(0) as host:
        assert (host.state["view"], host.state["legal"]) == ({}, [])
        host.send(type="act", version=host.state["version"], action=0, id="early")
        assert host.expect("refused")["code"] == "waiting"
        answer = sit_down(server, table, "Ben")
        assert answer.status_code == 201
        token = answer.json()["seats"][1]["token"]
        started = host.wait_until(lambda state: not state["table"]["waiting"])
        assert started["table"]["seats"][1]["name"] == "Ben"
        assert started["view"]
        with Seat(server, table.id, token) as guest:
            assert guest.state["seat"] == 1
    assert not lobby(server)[0]["waiting"]
    again = sit_down(server, table)
    assert (again.status_code, again.json()["error"]) == (409, "no_free_seat")


def test_a_table_of_friends_cannot_be_joined_without_a_link(server):
    table = server.create_table(seats=("here", "link"), lobby={})
    assert sit_down(server, table).json()["error"] == "not_open"
    with table.sit(1):
        assert table.facts()["waiting"]
        change = {"taken": True, "name": "Ben"}
        wrong = server.patch(f"{table.path}/seats/1", table.tokens[0], json=change)
        assert wrong.status_code == 403
        server.patch(f"{table.path}/seats/1", table.tokens[1], json=change)
    assert not table.facts()["waiting"]
    assert table.facts()["seats"][1]["name"] == "Ben"


def test_who_comes_and_goes_before_the_start_sees_no_hand(server):
    """Else one could sit down everywhere, look at every hand, and leave again."""
    table = server.create_table("keyharvest", seats=("here", "link", "link"), lobby=FIRST)
    token = sit_down(server, table, "Eve").json()["seats"][1]["token"]
    path = f"{table.path}/seats/1"
    with Seat(server, table.id, token) as eve:
        assert eve.state["seat"] == 1
        assert (eve.state["view"], eve.state["log"], eve.state["scores"]) == ({}, [], [])
        past = server.get(f"{table.path}/moves/0?seat=1", token)
        assert past.json()["error"] == "waiting"
        freed = server.http.delete(path, headers=bearer(token))
        assert freed.json()["seats"][1]["name"] == "Player 2"
        assert eve.closed() == (4403, "wrong_token")
        ben, cleo = (sit_down(server, table, name).json() for name in ("Ben", "Cleo"))
        with Seat(server, table.id, ben["seats"][1]["token"]) as seat:
            assert not seat.state["table"]["waiting"]
            assert seat.state["view"]
    assert cleo["seats"][2]["token"]
    assert Seat(server, table.id, token).closed() == (4403, "wrong_token")
    late = server.http.delete(path, headers=bearer(ben["seats"][1]["token"]))
    assert late.json()["error"] == "started"


def test_two_who_want_the_last_seat(server):
    table = server.create_table(seats=("here", "link"), lobby=FIRST)
    with ThreadPoolExecutor(8) as several:
        codes = list(several.map(lambda _: sit_down(server, table).status_code, range(8)))
    assert sorted(codes) == [201] + 7 * [409]


def test_the_host_starts_with_bots(server):
    table = server.create_table(seats=("here", "link", "link"), lobby=FIRST)
    token = sit_down(server, table, "Ben").json()["seats"][1]["token"]
    assert server.post(f"{table.path}/start", token).status_code == 403
    facts = server.post(f"{table.path}/start", table.owner).json()
    assert [(seat["kind"], seat["level"]) for seat in facts["seats"]] == [
        ("here", None),
        ("link", None),
        ("bot", "easy"),
    ]
    assert not facts["waiting"]


def test_bots_fill_the_seats_after_the_chosen_time(server):
    table = server.create_table(seats=("here", "link"), lobby=FIRST | {"fill_after": 0})
    with table.sit(0) as host:
        started = host.wait_until(lambda state: not state["table"]["waiting"])
        assert started["table"]["seats"][1]["kind"] == "bot"
    wrong = {"game": "keystone", "players": 1, "seats": [{"kind": "here"}]}
    for lobby_wanted in ({"fill_after": -1}, {"level": "godlike"}):
        answer = server.post("/api/tables", json=wrong | {"lobby": lobby_wanted})
        assert answer.status_code == 400


@pytest.mark.deep
def test_the_time_to_fill_outlives_the_server(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    wanted = FIRST | {"fill_after": 3}
    with Process(database) as server:
        table = server.create_table(seats=("here", "link"), lobby=wanted)
    with Process(database) as server, table.sit(0, server=server) as host:
        host.wait_until(lambda state: not state["table"]["waiting"])


def test_a_person_sits_down_and_finds_the_table_again(server):
    ben = Person(server, "Ben")
    table = server.create_table(seats=("here", "link"), lobby=FIRST)
    sit_down(server, table, "Ben", ben.secret)
    assert [(one["id"], one["seat"]) for one in ben.tables()] == [(table.id, 1)]
    server.http.delete("/api/person", headers=me(ben.secret))
    server.app.state.play.tables.clear()
    assert table.facts()["seats"][1]["name"] == "Player 2"


def test_those_who_played_are_told_of_the_rematch(server):
    table = server.create_table("habitats", seats=("link", "link"))
    with table.sit(0) as ada, table.sit(1) as ben:
        while not ada.state["over"]:
            one = ada if ada.state["actor"] == 0 else ben
            one.my_turn()
            version = one.act()["version"]
            for each in (ada, ben):
                each.wait_until(lambda state, version=version: state["version"] >= version)
        assert ada.state["table"]["rematch"] is None
        created = server.post(f"{table.path}/rematch", table.tokens[1]).json()
        told = ada.wait_until(lambda state: state["table"]["rematch"])
        assert told["table"]["rematch"] == created["id"]
    assert lobby(server) == []

"""Links can be renewed: the one before opens nothing any more."""

import asyncio

import pytest
from server.people import Seat, on_sqlite, running

from ecotone.server.settings import Settings


def renew(table, seat, token, server=None):
    return (server or table.server).post(f"{table.path}/seats/{seat}/token", token)


def test_the_owner_replaces_a_link_and_the_old_one_is_disconnected(server):
    table = server.create_table("habitats", seats=["link", "link"])
    with table.sit(0) as ann, table.sit(1) as thief:
        answer = renew(table, 1, table.owner)
        assert answer.status_code == 201
        assert thief.closed() == (4403, "wrong_token")
        with Seat(server, table.id, answer.json()["token"]) as ben:
            assert ben.state["seat"] == 1
        assert Seat(server, table.id, table.tokens[1]).closed() == (4403, "wrong_token")
        assert server.get(f"{table.path}/moves/0?seat=1", table.tokens[1]).status_code == 403
        ann.wait_until(lambda state: state["version"] >= 1)
        assert ann.act()["type"] == "accepted"


def test_a_seat_replaces_its_own_link_only(server):
    table = server.create_table("habitats", seats=["link", "link", "bot"])
    assert renew(table, 0, table.tokens[1]).status_code == 403
    assert renew(table, 0, None).status_code == 401
    assert renew(table, 0, "wrong").status_code == 403
    assert renew(table, 2, table.owner).status_code == 404
    assert renew(table, 9, table.owner).status_code == 404
    new = renew(table, 1, table.tokens[1]).json()["token"]
    assert renew(table, 1, table.tokens[1]).status_code == 403
    assert renew(table, 1, new).status_code == 201


@pytest.fixture
def person(server):
    made = server.post("/api/people", json={"name": "Mallory", "language": "en"})
    assert made.status_code == 201, made.text
    return made.json()


def test_a_person_who_took_the_seat_by_the_old_link_loses_it(server, person):
    table = server.create_table("habitats", seats=["link", "link"])
    with Seat(server, table.id, table.tokens[1], person=person["secret"]) as thief:
        header = {"ecotone-person": person["secret"]}
        found = server.http.get("/api/person/tables", headers=header).json()
        theirs = [one["token"] for one in found if one["id"] == table.id]
        assert len(theirs) == 1
        renew(table, 1, table.owner)
        assert thief.closed() == (4403, "wrong_token")
    assert Seat(server, table.id, theirs[0]).closed() == (4403, "wrong_token")


def test_it_holds_after_a_restart_and_on_the_other_server(tmp_path, postgres_url):
    settings = Settings(postgres_url, bot_pause=(0.0, 0.0), notice_seconds=0.2)
    with running(settings) as one, running(settings) as other:
        table = one.create_table("habitats", seats=["link", "link"])
        with table.sit(1, server=other) as thief:
            new = renew(table, 1, table.owner).json()["token"]
            assert thief.closed() == (4403, "wrong_token")
            with Seat(other, table.id, new) as ben:
                assert ben.state["seat"] == 1
    with running(settings) as again:
        assert Seat(again, table.id, table.tokens[1]).closed() == (4403, "wrong_token")
        with Seat(again, table.id, new) as ben:
            assert ben.state["seat"] == 1


def test_a_removed_table_disconnects_everybody_on_all_servers(postgres_url):
    settings = Settings(postgres_url, bot_pause=(0.0, 0.0), notice_seconds=0.2)
    with running(settings) as one, running(settings) as other:
        table = one.create_table("habitats", seats=["link", "link"])
        with table.sit(0) as ann, table.sit(1, server=other) as ben:
            play = one.app.state.play
            loop = next(iter(play._tasks)).get_loop()
            removing = play.remove(play.tables[table.id])
            asyncio.run_coroutine_threadsafe(removing, loop).result(60)
            assert ann.closed() == ben.closed() == (4404, "no_table")
        assert one.get(table.path).status_code == other.get(table.path).status_code == 404


def test_one_server_alone_keeps_it_too(tmp_path):
    with running(on_sqlite(tmp_path)) as server:
        table = server.create_table("habitats", seats=["link", "link"])
        new = renew(table, 1, table.owner).json()["token"]
    with running(on_sqlite(tmp_path)) as again:
        assert Seat(again, table.id, table.tokens[1]).closed() == (4403, "wrong_token")
        with Seat(again, table.id, new) as ben:
            assert ben.state["seat"] == 1

"""The host's page: only with the token from the console; everything the host may do."""

import logging
from pathlib import Path

import pytest
from server.people import Seat, on_sqlite, running

from ecotone.server.errors import ApiError

WEB_TEXTS = Path(__file__).parents[2] / "web" / "src" / "texts"
TOKEN = "host-" + "t" * 27


@pytest.fixture
def server(tmp_path):
    with running(on_sqlite(tmp_path, admin_token=TOKEN)) as there:
        yield there


def state(server):
    answer = server.get("/api/admin", TOKEN)
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    return answer.json()


@pytest.mark.parametrize("token", [None, "wrong", TOKEN[:-1], TOKEN + "x"])
def test_nothing_without_the_token(server, token):
    table = server.create_table("habitats", seats=["here"])
    calls = [
        server.get("/api/admin", token),
        server.post("/api/admin/messages", token, json={"text": "hello"}),
        server.post("/api/admin/blocks", token, json={"address": "127.0.0.1", "blocked": True}),
        server.http.delete(
            f"/api/admin/tables/{table.id}",
            headers={"authorization": f"Bearer {token}"} if token else {},
        ),
    ]
    assert {call.status_code for call in calls} == {401 if token is None else 403}
    assert table.facts()["moves"] == 0


def test_a_server_without_a_token_has_no_such_page(tmp_path):
    with running(on_sqlite(tmp_path)) as server:
        assert server.get("/api/admin", "").status_code == 401
        assert server.get("/api/admin", "anything").status_code == 403


def test_the_host_sees_tables_people_and_load_but_no_cards(server):
    table = server.create_table("habitats", seats=["link:Ada", "link:Ben"])
    with table.sit(0), table.sit(None):
        found = state(server)
        line = next(one for one in found["here"] if one["id"] == table.id)
        assert line == {
            "id": table.id,
            "game": "habitats",
            "names": ["Ada", "Ben"],
            "moves": 0,
            "over": False,
            "connections": 2,
        }
        assert (found["people"], found["connections"], found["tables"]) == (1, 2, 1)
        assert found["addresses"] == [{"address": "127.0.0.1", "connections": 2, "blocked": False}]
        assert set(found["queues"]) == {"bots", "hints", "views", "previews", "analyses"}
        for language in ("en", "de"):
            texts = (WEB_TEXTS / f"admin.{language}.ftl").read_text("utf-8")
            assert [name for name in found["queues"] if f"admin-queue-{name} =" not in texts] == []
        assert found["database_bytes"] > 0
        assert found["free_bytes"] > 0
        assert found["memory"] > 0
        assert found["storing"] is True
    stored = server.app.state.play.tables[table.id].stored
    assert str(stored.seed) not in server.get("/api/admin", TOKEN).text


def test_what_went_wrong_is_listed_newest_first(server):
    log = logging.getLogger("ecotone.server")
    log.warning("first")
    try:
        raise ApiError("broken")
    except ApiError:
        log.exception("then this")
    texts = [line["text"] for line in state(server)["errors"]]
    assert texts[:2] == ["then this: ApiError: broken", "first"]


def test_everyone_gets_the_message(server):
    table = server.create_table("habitats", seats=["link", "link"])
    with table.sit(0) as ann, table.sit(None) as eve:
        sent = server.post("/api/admin/messages", TOKEN, json={"text": " Restart at ten. "})
        assert sent.status_code == 204
        for person in (ann, eve):
            assert person.expect("announcement")["text"] == "Restart at ten."
    for text in ("", "  ", "x" * 501, "\u202e"):
        assert server.post("/api/admin/messages", TOKEN, json={"text": text}).status_code == 400


def test_a_table_is_removed_for_good(server):
    table = server.create_table("habitats", seats=["link", "link"])
    header = {"authorization": f"Bearer {TOKEN}"}
    with table.sit(0) as ann:
        assert server.http.delete(f"/api/admin/tables/{table.id}", headers=header).is_success
        assert ann.closed() == (4404, "no_table")
    assert server.get(table.path).status_code == 404
    again = server.http.delete(f"/api/admin/tables/{table.id}", headers=header)
    assert again.status_code == 404


def test_an_address_is_blocked_and_let_in_again(server):
    hosting = server.app.state.hosting
    table = server.create_table("habitats", seats=["link", "link"])
    with table.sit(0) as ann:
        blocking = {"address": "127.0.0.1", "blocked": True}
        assert server.post("/api/admin/blocks", TOKEN, json=blocking).status_code == 204
        assert ann.closed() == (4403, "blocked")
    refused = server.get(table.path)
    assert (refused.status_code, refused.json()["error"]) == (403, "blocked")
    hosting.block("127.0.0.1", False)
    with Seat(server, table.id, table.tokens[0]) as ann:
        assert ann.state["seat"] == 0
    hosting.block("2001:db8::5", True)
    assert hosting.is_blocked("2001:db8::77")
    assert state(server)["addresses"][-1]["blocked"] is True

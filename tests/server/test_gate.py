"""What other sites' pages may not do on a visitor's server."""

import pytest
from server.people import on_sqlite, running
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

TABLE = {"game": "keystone", "players": 1, "seats": [{"kind": "here"}]}


@pytest.fixture(scope="module")
def hosted(tmp_path_factory):
    with running(on_sqlite(tmp_path_factory.mktemp("hosted"), local=False)) as there:
        yield there


def create(server, **headers):
    answer = server.http.post("/api/tables", json=TABLE, headers=headers)
    return answer.json().get("error", answer.status_code)


@pytest.mark.parametrize("content_type", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_a_body_must_say_that_it_is_json(server, content_type):
    """A page may send these to another site's server without asking it first."""
    headers = {"content-type": content_type}
    answer = server.http.post("/api/tables", content=b"{}", headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (415, "not_json")
    json_in_utf8 = {"content-type": "application/json; charset=utf-8"}
    assert server.http.post("/api/tables", content=b"{}", headers=json_in_utf8).status_code == 400


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost", "http://["]
)
def test_another_sites_page_creates_no_table(server, origin):
    assert create(server, origin=origin) == "wrong_origin"


def test_a_servers_own_page_creates_tables(server, hosted):
    for there in (server, hosted):
        assert create(there, origin=f"http://127.0.0.1:{there.port}") == 201
        assert create(there) == 201


def test_a_name_made_to_point_here_opens_nothing_on_a_local_server(server):
    """DNS rebinding: the page's own name leads to 127.0.0.1, so origin and host agree."""
    rebound = {
        "host": f"evil.example:{server.port}",
        "origin": f"http://evil.example:{server.port}",
    }
    assert create(server, **rebound) == "wrong_host"
    answer = server.http.get("/api/games", headers={"host": "evil.example"})
    assert (answer.status_code, answer.json()["error"]) == (421, "wrong_host")
    for host in ("localhost", "localhost:8760", "[::1]:8760", "127.0.0.1"):
        assert server.http.get("/api/health", headers={"host": host}).status_code == 200


def test_a_proxy_may_drop_the_port(hosted):
    assert create(hosted, host="games.example", origin="https://games.example:8443") == 201
    assert create(hosted, host="games.example", origin="https://other.example") == "wrong_origin"


def test_another_sites_page_opens_no_line(server):
    url = f"ws://127.0.0.1:{server.port}{server.create_table().path}/live"
    with connect(url, origin=f"http://127.0.0.1:{server.port}"):
        pass
    with pytest.raises(InvalidStatus) as refused:
        connect(url, origin="https://evil.example")
    assert refused.value.response.status_code == 403

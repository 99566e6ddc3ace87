"""People without accounts: profiles, several devices, what belongs to them, export and deletion."""

from pathlib import Path

import pytest
from server.people import Seat, on_sqlite, running

from ecotone.server.settings import Limits


def me(secret):
    return {"ecotone-person": secret}


class Person:
    """Somebody with a device."""

    def __init__(self, server, name="Ada", **more):
        self.server = server
        answer = server.http.post("/api/people", json={"name": name, **more})
        assert answer.status_code == 201, answer.text
        self.secret = answer.json()["secret"]
        self.facts = answer.json()["person"]

    def get(self, path):
        return self.server.http.get(path, headers=me(self.secret))

    def post(self, path, body=None):
        return self.server.http.post(path, json=body, headers=me(self.secret))

    def create_table(self, *seats, game="keystone", **more):
        wanted = [{"kind": kind} for kind in seats]
        body = {"game": game, "players": len(seats), "seats": wanted, **more}
        return self.post("/api/tables", body).json()

    def tables(self):
        return self.get("/api/person/tables").json()


@pytest.fixture
def ada(server):
    return Person(server, language="de", level="hard")


def test_a_profile_is_usable_at_once_and_can_be_changed(server, ada):
    assert ada.get("/api/person").json() == ada.facts
    assert (ada.facts["name"], ada.facts["language"], ada.facts["level"]) == ("Ada", "de", "hard")
    changed = server.http.patch("/api/person", json={"name": " Ben "}, headers=me(ada.secret))
    assert changed.json() == ada.facts | {"name": "Ben"}
    refused = server.http.patch("/api/person", json={"name": "\n"}, headers=me(ada.secret))
    assert (refused.status_code, refused.json()["error"]) == (400, "bad_name")


@pytest.mark.parametrize("secret", ["", "x" * 32, "x" * 5000])
def test_without_the_secret_there_is_no_profile(server, secret):
    for path in ("/api/person", "/api/person/tables", "/api/person/file"):
        answer = server.http.get(path, headers=me(secret))
        assert (answer.status_code, answer.json()["error"]) == (401, "no_person")


def test_the_database_holds_no_secret(server, ada):
    path = server.app.state.play.storage.url.database
    code = ada.post("/api/person/codes").json()["code"]
    content = b"".join(Path(path + end).read_bytes() for end in ("", "-wal"))
    assert ada.facts["id"].encode() in content
    assert ada.secret.encode() not in content
    assert code.encode() not in content


def test_a_code_makes_another_device_the_persons_once(server, ada):
    code = ada.post("/api/person/codes").json()["code"]
    moved = server.http.post("/api/people/devices", json={"code": code}).json()
    assert moved["person"] == ada.facts
    assert moved["secret"] != ada.secret
    assert server.http.get("/api/person", headers=me(moved["secret"])).json() == ada.facts
    again = server.http.post("/api/people/devices", json={"code": code})
    assert (again.status_code, again.json()["error"]) == (404, "bad_code")
    unused = ada.post("/api/person/codes").json()["code"]
    ada.post("/api/person/codes")
    assert server.http.post("/api/people/devices", json={"code": unused}).status_code == 404
    assert server.http.get("/api/person", headers=me(unused)).status_code == 401


def test_a_code_expires(server, ada, monkeypatch):
    monkeypatch.setattr("ecotone.server.people.CODE_MINUTES", -1)
    code = ada.post("/api/person/codes").json()["code"]
    assert server.http.post("/api/people/devices", json={"code": code}).status_code == 404


def test_tables_open_on_every_device_of_a_person(server, ada):
    created = ada.create_table("here", "link")
    (mine,) = ada.tables()
    assert (mine["id"], mine["seat"], mine["kind"]) == (created["id"], 0, "here")
    assert mine["token"] != created["seats"][0]["token"]
    with Seat(server, created["id"], mine["token"]) as seat:
        assert seat.state["seat"] == 0
    change = {"name": "Host"}
    path = f"/api/tables/{created['id']}/seats/1"
    assert server.patch(path, mine["owner_token"], json=change).status_code == 200


def test_a_link_becomes_the_seat_of_the_person_who_opens_it(server, ada):
    ben = Person(server, "Ben")
    created = ada.create_table("here", "link")
    link = created["seats"][1]["token"]
    with Seat(server, created["id"], link, person=ben.secret):
        pass
    with Seat(server, created["id"], link, person=ada.secret):
        pass
    (held,) = ben.tables()
    assert (held["seat"], held["owner_token"]) == (1, None)
    assert [one["seat"] for one in ada.tables() if one["id"] == created["id"]] == [0]


def test_somebody_elses_token_opens_nothing(server, ada):
    ben = Person(server, "Ben")
    created = ada.create_table("here", "link")
    theirs = ben.create_table("here", "link")
    (mine,) = [one for one in ada.tables() if one["id"] == created["id"]]
    assert Seat(server, theirs["id"], mine["token"]).closed() == (4403, "wrong_token")
    change = {"name": "Thief"}
    answer = server.patch(f"/api/tables/{theirs['id']}/seats/0", mine["token"], json=change)
    assert answer.status_code == 403


def test_everything_can_be_exported_and_deleted(server, ada):
    created = ada.create_table("here", "link")
    path = f"/api/tables/{created['id']}"
    server.patch(f"{path}/seats/0", created["owner_token"], json={"name": "Ada Lovelace"})
    profile = f"/api/games/keystone/profiles/{ada.facts['journal']}"
    server.http.patch(profile, json={"unlocked": True})
    file = ada.get("/api/person/file")
    assert file.headers["content-disposition"].startswith("attachment")
    content = file.json()
    assert [table["id"] for table in content["tables"]] == [created["id"]]
    assert [journal["game"] for journal in content["journal"]] == ["keystone"]
    assert ada.secret not in file.text
    assert server.http.delete("/api/person", headers=me(ada.secret)).status_code == 204
    assert ada.get("/api/person").status_code == 401
    assert server.get(path).json()["seats"][0]["name"] == "Spieler 1"
    server.app.state.play.tables.clear()
    assert server.get(path).json()["seats"][0]["name"] == "Spieler 1"
    assert server.get(profile).json()["unlocked"] is False


def test_a_journal_that_a_browser_kept_becomes_the_persons(tmp_path):
    with running(on_sqlite(tmp_path, local=False)) as server:
        kept = server.http.get("/api/games/keystone/profiles").json()["profile"]
        server.http.patch(f"/api/games/keystone/profiles/{kept}", json={"unlocked": True})
        ada = Person(server, journal=kept)
        assert ada.facts["journal"] == kept
        assert ada.get("/api/games/keystone/profiles").json() == {"profile": kept, "known": []}
        ben = Person(server, "Ben", journal="me")
        assert len(ben.facts["journal"]) == 32


def test_people_are_counted(tmp_path):
    limits = Limits(request_burst=1000, people_per_address_and_day=2, people_in_all=3)
    with running(on_sqlite(tmp_path, limits=limits)) as server:
        codes = [server.http.post("/api/people", json={}).status_code for _ in range(3)]
        assert codes == [201, 201, 429]

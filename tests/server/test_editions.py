"""Editions of one's own over REST: who may do what, and that games keep their cards."""

import base64
import shutil

import pytest
from server.people import bearer, on_sqlite, running

from ecotone.engine.registry import game_named
from ecotone.server.settings import Limits


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("ECOTONE_DATA", str(tmp_path / "data"))


@pytest.fixture
def workshop(tmp_path):
    with running(on_sqlite(tmp_path)) as server:
        yield server


def copied(server, game="keystone", title="My box"):
    body = {"game": game, "origin": game_named(game).default_edition, "title": title}
    answer = server.post("/api/editions", json=body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return f"/api/editions/{game}/{made['name']}", made["token"], made["name"]


def test_a_copy_has_its_own_title_and_says_whose_values_it_holds(workshop):
    path, token, name = copied(workshop, title="Ännes Schachtel")
    assert name == "annes-schachtel"
    state = workshop.get(path, token).json()
    assert state["summary"]["title"] == {"en": "Ännes Schachtel", "de": "Ännes Schachtel"}
    assert "House edition" in state["summary"]["about"]["en"]
    assert state["summary"]["origin"]["en"] == "House edition"
    assert state["editable"]
    assert not state["undo"]
    assert state["faults"] == state["differences"] == []
    species = next(part for part in state["parts"] if part["name"] == "species")
    assert species["progress"] == {"printed": 0, "all": 77}
    assert copied(workshop, title="Ännes Schachtel")[2] == "annes-schachtel-2"
    keystone = next(g for g in workshop.get("/api/games").json() if g["name"] == "keystone")
    assert [(e["name"], e["packaged"], e["owned"]) for e in keystone["editions"]] == [
        ("house", True, False),
        ("annes-schachtel", False, True),
        ("annes-schachtel-2", False, True),
    ]


def test_only_the_creator_edits_and_everyone_may_look_and_copy(workshop):
    path, token, name = copied(workshop)
    change = {"values": {"number": "5"}}
    _, another, _ = copied(workshop, title="Somebody else's")
    new = {"like": 0, "keys": {"name_en": "Unicorn", "name_de": "Einhorn"}}
    for wrong in (None, "", "x" * 32, token[:-1], token.swapcase(), another):
        assert workshop.patch(f"{path}/species/0", wrong, json=change).status_code == 403
        assert workshop.post(f"{path}/species", wrong, json=new).status_code == 403
        assert workshop.http.delete(f"{path}/species/0", headers=bearer(wrong)).status_code == 403
        assert workshop.post(f"{path}/undo", wrong).status_code == 403
        assert workshop.http.delete(path, headers=bearer(wrong)).status_code == 403
        assert not workshop.get(path, wrong).json()["editable"]
    assert workshop.get(path, token).json()["differences"] == []
    house = "/api/editions/keystone/house"
    assert workshop.patch(f"{house}/species/0", token, json=change).status_code == 403
    body = {"game": "keystone", "origin": name, "title": "Another"}
    assert workshop.post("/api/editions", json=body).status_code == 201
    answer = workshop.patch(f"{path}/species/0", token, json=change)
    assert answer.status_code == 200
    changed = answer.json()
    assert changed["state"]["values"]["number"] == "5"
    assert changed["state"]["sources"]["number"] == "printed"
    assert changed["undo"]
    assert [d["column"] for d in changed["differences"]] == ["number"]
    assert workshop.post(f"{path}/undo", token).json()["differences"] == []
    assert workshop.post(f"{path}/undo", token).status_code == 409
    assert workshop.http.delete(path, headers=bearer(token)).status_code == 204
    assert workshop.get(path).status_code == 404


def test_wrong_values_are_refused_with_the_field_and_faults_name_the_component(workshop):
    path, token, _ = copied(workshop, "keyharvest")
    refused = workshop.patch(f"{path}/workers/0", token, json={"values": {"value": "9"}})
    assert refused.status_code == 422
    assert refused.json()["detail"]["problems"][0]["field"] == "value"
    doubled = workshop.patch(f"{path}/pairs/0", token, json={"values": {"first": "B2"}}).json()
    (fault,) = doubled["faults"]
    assert (fault["file"], fault["part"], fault["component"]) == ("pairs.csv", "pairs", 1)
    assert doubled["summary"]["faults"] == 1
    table = {"game": "keyharvest", "players": 2, "edition": "my-box"}
    seats = [{"kind": "here"}, {"kind": "bot"}]
    assert workshop.post("/api/tables", json={**table, "seats": seats}).status_code == 400
    mended = workshop.patch(f"{path}/pairs/1", token, json={"values": {"first": "E4"}}).json()
    assert mended["faults"] == []
    assert workshop.post("/api/tables", json={**table, "seats": seats}).status_code == 201
    assert workshop.patch(f"{path}/nothing/0", token, json={}).status_code == 422
    assert workshop.patch(f"{path}/workers/99", token, json={}).status_code == 422


def test_an_export_is_imported_on_another_server_with_the_same_digest(
    workshop, tmp_path, monkeypatch
):
    path, token, _ = copied(workshop, "habitats")
    workshop.patch(f"{path}/animals/3", token, json={"values": {"points": "9"}})
    summary = workshop.get(path).json()["summary"]
    answer = workshop.get(f"{path}/file")
    assert answer.headers["content-disposition"].endswith('habitats-my-box.ecotone-edition"')
    content = base64.b64encode(answer.content).decode()
    again = workshop.post("/api/editions/file", json={"content": content}).json()
    assert again["name"] == "my-box-2"
    assert (
        workshop.get("/api/editions/habitats/my-box-2").json()["summary"]["digest"]
        == (summary["digest"])
    )
    monkeypatch.setenv("ECOTONE_DATA", str(tmp_path / "elsewhere"))
    (tmp_path / "second").mkdir()
    with running(on_sqlite(tmp_path / "second")) as second:
        made = second.post("/api/editions/file", json={"content": content}).json()
        there = second.get("/api/editions/habitats/my-box", made["token"]).json()
        assert there["summary"]["digest"] == summary["digest"]
        assert there["editable"]
        assert [(d["column"], d["after"]) for d in there["differences"] if d["column"] == "points"]
        for broken in ("!", base64.b64encode(b"PK nothing").decode()):
            refused = second.post("/api/editions/file", json={"content": broken})
            assert refused.status_code == 422
            assert refused.json()["error"] == "bad_package"


def test_a_running_game_keeps_its_cards(workshop):
    path, token, name = copied(workshop)
    table = workshop.create_table(edition=name, seats=["here:Ann", "bot:random"])
    facts = table.facts()
    before = workshop.get(
        f"/api/games/keystone/catalogue?edition={name}&cards={facts['cards']}"
    ).json()
    workshop.patch(f"{path}/species/0", token, json={"values": {"number": "5"}})
    kept = f"/api/games/keystone/catalogue?edition={name}&cards={facts['cards']}"
    assert workshop.get(kept).json() == before
    now = workshop.get(f"/api/games/keystone/catalogue?edition={name}").json()
    assert now["cards"][0]["number"] == 5
    workshop.http.delete(path, headers=bearer(token))
    with table.sit(0) as ann:
        ann.play()
    assert table.facts()["over"]
    replay = workshop.get(f"{table.path}/replay").json()
    assert workshop.post("/api/replays", json=replay).status_code == 201


def test_nobody_edits_where_the_host_says_so(tmp_path):
    with running(on_sqlite(tmp_path, editions="nobody")) as server:
        body = {"game": "keystone", "origin": "house", "title": "Mine"}
        refused = server.post("/api/editions", json=body)
        assert (refused.status_code, refused.json()["error"]) == (403, "no_workshop")
        assert server.post("/api/editions/file", json={"content": ""}).status_code in (403, 422)


def test_there_are_limits(tmp_path):
    limits = Limits(editions_per_address_and_day=1)
    with running(on_sqlite(tmp_path, limits=limits)) as server:
        copied(server)
        body = {"game": "keystone", "origin": "house", "title": "Mine"}
        assert server.post("/api/editions", json=body).status_code == 429
    with running(on_sqlite(tmp_path, limits=Limits(editions_in_all=5))) as server:
        assert server.post("/api/editions", json=body).status_code == 503


def test_rows_are_added_and_removed(workshop):
    path, token, _ = copied(workshop, "ecosfera")
    keys = {"id": "ghost_nets", "name_en": "Ghost nets", "name_de": "Geisternetze"}
    state = workshop.post(f"{path}/policies", token, json={"like": 1, "keys": keys}).json()
    policies = next(part for part in state["parts"] if part["name"] == "policies")
    assert policies["components"][-1]["name"]["de"] == "Geisternetze"
    last = len(policies["components"]) - 1
    state = workshop.http.delete(f"{path}/policies/{last}", headers=bearer(token)).json()
    assert state["differences"] == []
    assert workshop.post(f"{path}/policies", json={"like": 1, "keys": keys}).status_code == 403


def test_an_edition_that_is_still_coming_in_is_not_listed(workshop, tmp_path):
    path, _, _ = copied(workshop)
    editions = tmp_path / "data" / "editions" / "keystone"
    shutil.copytree(editions / "my-box", editions / ".new")
    listed = workshop.get("/api/editions").json()
    assert [one["name"] for one in listed if one["game"] == "keystone"] == ["house", "my-box"]
    assert workshop.get(path.replace("my-box", ".new")).status_code == 404

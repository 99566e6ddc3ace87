"""The REST calls, with good and with bad input."""

import hashlib
import hmac
import json
import threading
import time
import tomllib
from pathlib import Path

import pytest
from server.people import Seat, bearer, on_sqlite, running

from ecotone.engine.registry import games
from ecotone.engine.replay import Replay
from ecotone.server.limits import Bucket
from ecotone.server.rules_page import MARKDOWN
from ecotone.server.settings import Limits
from ecotone.server.static import client_build

ROOT = Path(__file__).parents[2]

JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def finished(server):
    """A finished game of two people, one of them by link."""
    table = server.create_table(seats=["here:Ann", "bot:random"])
    with table.sit(0) as ann:
        ann.play()
    return table


def test_games_are_listed_with_all_facts(server):
    listed = {game["name"]: game for game in server.get("/api/games").json()}
    assert set(listed) == set(games())
    for game in listed.values():
        assert set(game["title"]) == set(game["about"]) == {"en", "de"}
        assert game["levels"] == ["beginner", "easy", "medium", "hard", "expert", "master"]
        assert game["minutes"] > 0
        for option in game["options"]:
            assert "choices" in option or option["low"] <= option["default"] <= option["high"]
    assert listed["keystone"]["companion"]
    assert listed["keystone"]["hidden_hands"]
    assert listed["ecosfera"]["cooperative"]


def test_options_say_where_they_apply_and_what_the_edition_holds(server):
    keystone = next(one for one in server.get("/api/games").json() if one["name"] == "keystone")
    applies = {one["name"]: one.get("applies") for one in keystone["options"]}
    assert applies["variant"] == [{"players": [2, 3, 4]}]
    assert applies["assignment"] == [{"players": [1]}, {"variant": ["coop"]}]
    assert applies["free_wilds"] is None
    assert keystone["editions"][0]["option_values"] == {
        "assignment": list(range(21)),
        "envelopes": list(range(7)),
    }


@pytest.mark.parametrize("game", list(games()))
def test_components_texts_and_how_to_play(server, game):
    assert server.get(f"/api/games/{game}/catalogue").json()
    texts = server.get(f"/api/games/{game}/texts/de")
    assert "title =" in texts.text
    page = server.get(f"/api/games/{game}/learn/en").json()["html"]
    assert "<h1>" in page
    assert "<script" not in page


def test_markdown_cannot_bring_html():
    html = MARKDOWN.render('<script>alert(1)</script>\n\n[a](javascript:alert(1)) <b onclick="x">')
    assert "<script" not in html
    assert "href" not in html
    assert "<b" not in html


EXAMPLES = [
    ("keystone", "keystone-sally.toml"),
    ("habitats", "habitats-mara.toml"),
    ("keyharvest", "keyharvest-table.toml"),
]


@pytest.mark.parametrize(("game", "file"), EXAMPLES)
def test_a_physical_board_is_scored(server, game, file):
    document = tomllib.loads((ROOT / "examples" / file).read_text("utf-8"))
    answer = server.post(f"/api/games/{game}/score", json={"document": document})
    assert answer.status_code == 200
    path = ROOT / "examples" / file
    expected = games()[game].score_file(games()[game].edition(), path)
    assert answer.json()["sheet"] == json.loads(json.dumps(expected))


def test_a_board_that_is_none_is_refused_by_field(server):
    document = {"board": [["Aspen", "Wolff", "-", "-"], *[["-"] * 4] * 3]}
    answer = server.post("/api/games/keystone/score", json={"document": document})
    assert answer.status_code == 422
    problem = answer.json()["detail"]["problems"][0]
    assert problem["field"] == "board r1c2"
    assert problem["got"] == "Wolff"
    assert answer.json()["error"] == "bad_board"


@pytest.mark.parametrize(
    ("game", "document", "words"),
    [
        ("keystone", {"board": [["-"] * 4] * 3}, "erwartet: "),
        (
            "keyharvest",
            {"player": [{"fields": ["E4", "E4"]}, {}]},
            "player 1 fields: erwartet: jedes Feld einmal, gefunden: E4",
        ),
    ],
)
def test_faults_of_a_board_are_told_in_the_chosen_language(server, game, document, words):
    german = {"accept-language": "de"}
    answer = server.http.post(
        f"/api/games/{game}/score", json={"document": document}, headers=german
    ).json()
    assert words in answer["text"]
    assert "expected" not in answer["text"]
    assert answer["detail"]["problems"][0]["expected"] in answer["text"]


BAD_DOCUMENTS = [{}, {"board": []}, {"board": [[1, 2], {}]}, {"synergy": None}, {"player": [[]]}]


@pytest.mark.parametrize("game", ["keystone", "habitats", "keyharvest", "ecosfera"])
@pytest.mark.parametrize("document", BAD_DOCUMENTS)
def test_no_document_breaks_the_companion(server, game, document):
    answer = server.post(f"/api/games/{game}/score", json={"document": document})
    assert answer.status_code in (200, 422), answer.text


@pytest.mark.parametrize("call", ["score", "evening"])
def test_a_game_that_is_not_there_is_not_scored(server, call):
    answer = server.post(f"/api/games/chess/{call}", json={"document": {}})
    assert (answer.status_code, answer.json()["error"]) == (404, "no_game")


SEATS = [{"kind": "here"}, {"kind": "bot", "level": "random"}]
GOOD = {"game": "keystone", "players": 2, "seats": SEATS}
BAD_TABLES = [
    ({"game": "chess"}, 404, "no_game"),
    ({"game": "../../etc"}, 404, "no_game"),
    ({"players": 9}, 400, "bad_table"),
    ({"players": "two"}, 400, "bad_request"),
    ({"players": 3}, 400, "bad_seats"),
    ({"seats": []}, 400, "bad_seats"),
    ({"seats": [{"kind": "ghost"}] * 2}, 400, "bad_request"),
    ({"seats": [{"kind": "bot", "level": "x.py:Bot"}] * 2}, 400, "bad_table"),
    ({"seats": [{"kind": "here", "name": ""}] * 2}, 400, "bad_name"),
    ({"seats": [{"kind": "here", "name": "x" * 41}] * 2}, 400, "bad_name"),
    ({"seats": [{"kind": "here", "name": "a\u202eb\n"}] * 2}, 400, "bad_name"),
    ({"options": {"variant": "fast"}}, 400, "bad_table"),
    ({"options": {"nothing": 1}}, 400, "bad_table"),
    ({"options": {"assignment": "²"}}, 400, "bad_table"),
    ({"options": {"assignment": "--8"}}, 400, "bad_table"),
    ({"options": {"assignment": 5}}, 400, "bad_table"),
    ({"options": [1]}, 400, "bad_request"),
    ({"edition": "nothing"}, 400, "bad_table"),
    ({"edition": "/etc"}, 400, "bad_table"),
    ({"seed": -1}, 400, "bad_table"),
    ({"seed": 2**53}, 400, "bad_table"),
    ({"seed": 2**80}, 400, "bad_table"),
    ({"seed": str(2**128)}, 400, "bad_table"),
    ({"seed": "9" * 5000}, 400, "bad_table"),
    ({"seed": "a"}, 400, "bad_table"),
    ({"absent_after": -5}, 400, "bad_table"),
    ({"more": 1}, 400, "bad_request"),
]


@pytest.mark.parametrize(("change", "status", "code"), BAD_TABLES)
def test_a_table_that_cannot_be_laid_is_refused(server, change, status, code):
    answer = server.post("/api/tables", json=GOOD | change)
    assert (answer.status_code, answer.json()["error"]) == (status, code), answer.text
    assert answer.json()["text"]


def test_malformed_and_huge_bodies_are_refused(server):
    for body in (b"", b"nonsense", b"[1]", b"\xff\xfe", b"[" * 50_000):
        answer = server.http.post("/api/tables", content=body, headers=JSON)
        assert (answer.status_code, answer.json()["error"]) == (400, "bad_request")
    answer = server.http.post("/api/tables", content=b" " * 70_000, headers=JSON)
    assert (answer.status_code, answer.json()["error"]) == (413, "too_large")


def test_unknown_addresses_and_methods_are_refused_in_the_language_asked_for(server):
    german = {"accept-language": "de-AT,de;q=0.9"}
    answer = server.http.get("/api/tables/nosuchtable0", headers=german)
    assert answer.status_code == 404
    assert answer.json() == {
        "error": "no_table",
        "text": "Diesen Tisch gibt es nicht.",
        "detail": None,
    }
    assert server.get("/api/nothing").status_code == 404
    assert server.http.delete("/api/tables").status_code == 405
    assert server.get("/api/games/chess/catalogue").status_code == 404
    assert server.get("/api/games/keystone/texts/fr").status_code in (400, 404)


def test_names_are_plain_text(server):
    table = server.create_table(seats=["here:<b>Ann</b> & Jürgen", "bot"])
    assert table.facts()["seats"][0]["name"] == "<b>Ann</b> & Jürgen"


def test_tokens_and_seed_are_told_to_nobody_else(server):
    table = server.create_table(seats=["link", "link", "bot"])
    told = json.dumps(table.facts())
    for token in [table.owner, *table.tokens]:
        assert token is None or token not in told
    assert len(table.tokens[0]) == len(table.owner) == 32
    assert table.tokens[2] is None
    assert table.facts()["seed"] is None
    assert server.create_table(seed=7).facts()["seed"] == 7
    assert server.create_table(seed="7").facts()["seed"] == 7
    assert server.create_table(seed=str(2**128 - 1)).facts()["seed"] == str(2**128 - 1)


def test_a_drawn_seed_has_128_bits_and_so_has_that_of_its_bots(server):
    seen = dict.fromkeys(("seed", "bot_seed"), 0)
    for _ in range(40):
        table = server.create_table()
        table.facts()
        stored = server.app.state.play.tables[table.id].stored
        seen = {name: bits | getattr(stored, name) for name, bits in seen.items()}
    assert seen == dict.fromkeys(seen, 2**128 - 1)


def test_a_finished_game_is_told_in_full(server, finished):
    replay = server.get(f"{finished.path}/replay")
    assert replay.status_code == 200
    match = Replay.from_data(replay.json()).match
    assert match.over
    moves = len(match.actions)
    for move in (0, moves // 2, moves):
        for seat in ("", "&seat=0", "&seat=1"):
            moment = server.get(f"{finished.path}/moves/{move}?language=de{seat}").json()
            assert (moment["move"], moment["moves"]) == (move, moves)
            assert moment["over"] == (move == moves)
            assert moment["view"]
    assert server.get(f"{finished.path}/moves/{moves + 1}").status_code == 404
    assert server.get(f"{finished.path}/moves/0?seat=7").status_code == 404


def test_a_finished_game_is_analysed_once(server, finished):
    path = f"{finished.path}/analysis"
    assert server.get(path).json() == {"progress": 0.0, "analysis": None}
    assert server.post(path, json={}).status_code == 202
    while (told := server.get(path).json())["analysis"] is None:
        assert 0 <= told["progress"] <= 1
        time.sleep(0.05)
    analysis = told["analysis"]
    moves = finished.facts()["moves"]
    assert [one["number"] for one in analysis["decisions"]] == list(range(1, moves + 1))
    assert analysis["seats"] == ["Ann", "Bot 2"]
    again = server.post(path, json={})
    assert again.status_code == 200
    assert again.json()["analysis"] == analysis


def test_a_game_under_way_is_told_to_its_seats_only(server):
    table = server.create_table(seats=["link", "link"])
    with table.sit(0) as ann:
        ann.act()
    assert server.get(f"{table.path}/replay").status_code == 409
    assert server.get(f"{table.path}/moves/1?seat=0").status_code == 409
    assert server.get(f"{table.path}/moves/1?seat=0", table.tokens[1]).status_code == 409
    assert server.get(f"{table.path}/moves/1?seat=0", "wrong").status_code == 403
    assert server.get(f"{table.path}/moves/1?seat=0", table.tokens[0]).json()["move"] == 1
    assert server.get(f"{table.path}/moves/1").status_code == 200
    assert server.post(f"{table.path}/analysis").status_code == 409


def test_a_rematch_seats_everyone_one_further(server):
    table = server.create_table(seats=["link:Ann", "bot:greedy", "link:Ben"])
    assert server.post(f"{table.path}/rematch", table.tokens[0]).status_code == 409
    with table.sit(0) as ann, table.sit(2) as ben:
        playing = threading.Thread(target=ben.play)
        playing.start()
        ann.play()
        playing.join()
    assert server.post(f"{table.path}/rematch").status_code == 401
    assert server.post(f"{table.path}/rematch", "wrong").status_code == 403
    first = server.post(f"{table.path}/rematch", table.tokens[0])
    assert first.status_code == 201
    mine = first.json()
    assert [seat["name"] for seat in mine["seats"]] == ["Bot 1", "Ben", "Ann"]
    assert [bool(seat["token"]) for seat in mine["seats"]] == [False, False, True]
    again = server.post(f"{table.path}/rematch", table.tokens[0]).json()
    assert again == mine
    theirs = server.post(f"{table.path}/rematch", table.tokens[2]).json()
    assert theirs["id"] == mine["id"]
    assert theirs["owner_token"] is None
    assert mine["owner_token"]
    with Seat(server, mine["id"], theirs["seats"][1]["token"]) as ben:
        assert ben.state["seat"] == 1
    assert server.get(f"/api/tables/{mine['id']}").json()["seed"] is None


def test_seats_are_renamed_by_those_who_may(server):
    table = server.create_table(seats=["link:Ann", "link:Ben"])
    path = f"{table.path}/seats/1"
    assert server.patch(path, json={"name": "X"}).status_code == 401
    assert server.patch(path, "wrong", json={"name": "X"}).status_code == 403
    assert server.patch(path, table.tokens[0], json={"name": "X"}).status_code == 403
    assert server.patch(path, table.tokens[1], json={"name": "Eva\x07"}).status_code == 400
    answer = server.patch(path, table.tokens[1], json={"name": "Benno"})
    assert answer.json()["seats"][1]["name"] == "Benno"
    answer = server.patch(path, table.owner, json={"name": "Bea"})
    assert answer.json()["seats"][1]["name"] == "Bea"
    assert server.patch(f"{table.path}/seats/5", table.owner, json={}).status_code == 404


def test_a_bot_takes_over_from_an_absent_person_and_hands_back(server):
    table = server.create_table(seats=["link:Ann", "link:Ben"], absent_after=0)
    path = f"{table.path}/seats/1"
    take_over = {"kind": "bot", "level": "random"}
    with table.sit(0) as ann:
        with table.sit(1):
            assert server.patch(path, table.tokens[0], json=take_over).status_code == 409
        while ann.expect("presence")["seats"][1]["connected"]:
            pass
        taken = server.patch(path, table.tokens[0], json=take_over).json()
        assert (taken["seats"][1]["kind"], taken["seats"][1]["level"]) == ("bot", "random")
        ann.wait_until(lambda state: state["version"] == 1)
        while ann.state["actor"] == 0:
            version = ann.state["version"]
            ann.act()
            ann.wait_until(lambda state, version=version: state["version"] > version)
        ann.my_turn()
        assert server.patch(path, table.tokens[0], json={"kind": "link"}).status_code == 403
        with table.sit(1) as ben:
            assert server.patch(path, table.tokens[1], json={"kind": "here"}).status_code == 403
            back = server.patch(path, table.tokens[1], json={"kind": "link"}).json()
            assert back["seats"][1]["kind"] == "link"
            assert ben.wait_until(lambda state: state["table"]["seats"][1]["kind"] == "link")


def test_nobody_is_replaced_before_the_chosen_time(server):
    table = server.create_table(seats=["link", "link"], absent_after=3600)
    take_over = {"kind": "bot"}
    for token in (table.tokens[0], table.owner):
        answer = server.patch(f"{table.path}/seats/1", token, json=take_over)
        assert (answer.status_code, answer.json()["error"]) == (409, "not_absent")
    without = server.create_table(seats=["link", "link"])
    answer = server.patch(f"{without.path}/seats/1", without.tokens[0], json=take_over)
    assert answer.status_code == 403


def test_a_flood_of_requests_is_refused(tmp_path):
    limits = Limits(requests_per_second=0.001, request_burst=5)
    with running(on_sqlite(tmp_path, limits=limits)) as server:
        codes = [server.get("/api/health").status_code for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2
        assert server.get("/api/health").json()["text"].startswith("Too many requests at once")


def test_tables_are_limited_by_address_and_in_all(tmp_path):
    limits = Limits(tables_per_address_and_day=2, tables_in_all=100)
    with running(on_sqlite(tmp_path, limits=limits)) as server:
        codes = [server.post("/api/tables", json=GOOD).status_code for _ in range(3)]
        assert codes == [201, 201, 429]
    limits = Limits(tables_in_all=2)
    with running(on_sqlite(tmp_path, limits=limits)) as server:
        answer = server.post("/api/tables", json=GOOD)
        assert (answer.status_code, answer.json()["error"]) == (503, "server_full")


def test_tables_nobody_sits_at_leave_memory_and_come_back(tmp_path):
    with running(on_sqlite(tmp_path, limits=Limits(tables_in_memory=2))) as server:
        tables = [server.create_table(seats=["here", "here"]) for _ in range(4)]
        for table in tables:
            with table.sit(0) as ann:
                ann.act()
        assert len(server.app.state.play.tables) <= 3
        assert [table.facts()["moves"] for table in tables] == [1] * 4


def test_a_bucket_fills_with_time():
    clock = [0.0]
    bucket = Bucket(2.0, 3, lambda: clock[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock[0] += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock[0] += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_every_page_is_guarded(server):
    for path in ("/", "/api/health", "/api/nothing", "/schema"):
        headers = server.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_the_schema_is_a_page_and_a_file(server):
    page = server.get("/schema")
    assert page.status_code == 200
    assert "/api/tables/{table_id}" in page.text
    assert "<script" not in page.text
    described = server.get("/schema/openapi.json").json()
    assert "/api/tables" in described["paths"]


def test_health_tells_version_and_tables(server):
    health = server.get("/api/health").json()
    assert health["version"]
    assert health["tables"] >= 0
    assert health["build"] == client_build()
    assert bearer(None) == {}


def test_the_description_tells_refusals_as_they_are(server):
    described = server.get("/schema/openapi.json").json()
    problem = described["components"]["schemas"]["Problem"]
    assert set(problem["required"]) == set(server.get("/api/tables/nosuchtable0").json())
    assert described["components"]["securitySchemes"]["token"]["scheme"] == "bearer"
    for path in described["paths"].values():
        for operation in path.values():
            assert "400" not in operation["responses"]
            content = operation["responses"]["default"]["content"]["application/json"]
            assert content["schema"] == {"$ref": "#/components/schemas/Problem"}


@pytest.mark.parametrize(
    ("seats", "more", "hints"),
    [
        (["here"], {}, True),
        (["link", "bot"], {}, True),
        (["here", "here"], {}, True),
        (["link", "link"], {}, False),
        (["here", "link"], {}, False),
        (["here", "link", "bot"], {}, False),
        (["here", "link"], {"options": {"variant": "coop"}}, True),
        (["here", "link"], {"hints": True}, True),
        (["here"], {"hints": False}, False),
    ],
)
def test_rivals_on_several_devices_play_without_hints_unless_they_choose(
    server, seats, more, hints
):
    table = server.create_table(seats=seats, **more)
    assert table.facts()["hints"] == hints
    with table.sit(0) as ann:
        assert ann.state["hints"] == hints
        ann.send(type="hint", version=0)
        answer = ann.expect("hint", "refused")
        assert answer.get("code", answer["type"]) == ("hint" if hints else "no_hints")


def test_only_a_keyed_hash_of_an_address_is_kept(server):
    table = server.create_table()
    table.facts()
    kept = server.app.state.play.tables[table.id].stored.creator
    assert len(kept) == 64
    assert kept != hashlib.sha256(b"ecotone 127.0.0.1").hexdigest()
    key = server.app.state.play.storage.address_key
    assert kept == hmac.digest(key.encode(), b"127.0.0.1", "sha256").hex()

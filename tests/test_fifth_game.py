"""Adding a game is adding a folder: the layers above serve one they have never heard of."""

import json
import shutil
from importlib.metadata import EntryPoint

import pytest
from server.people import on_sqlite, running
from tiny import GAME
from typer.testing import CliRunner

from ecotone.cli.app import app
from ecotone.engine import registry
from ecotone.server.routes.games import all_facts, client_address


@pytest.fixture(autouse=True)
def tiny_registered(monkeypatch):
    point = EntryPoint("tiny", "tiny:GAME", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point])
    registry.games.cache_clear()
    all_facts.cache_clear()
    yield
    registry.games.cache_clear()
    all_facts.cache_clear()


def run(*arguments, given=None):
    result = CliRunner().invoke(app, list(arguments), input=given, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_it_is_listed():
    listed = json.loads(run("games", "--json"))
    assert {"name": "tiny", "title": "Tiny"}.items() <= next(
        entry for entry in listed if entry["name"] == "tiny"
    ).items()


def test_it_is_simulated():
    report = json.loads(
        run("simulate", "tiny", "--games", "50", "--players", "3", "--check", "--json")
    )
    assert report["games"] == 50
    assert sum(report["win_rate"]) == pytest.approx(1.0)


def test_it_is_played_saved_and_replayed(tmp_path):
    file = tmp_path / "tiny.json"
    said = run("play", "tiny", "--seed", "1", "--lang", "de", "--save", str(file), given="1\n" * 20)
    assert "genommen" in said
    replayed = json.loads(run("replay", str(file), "--json"))
    assert replayed["over"]
    assert replayed["game"] == "tiny"


def test_the_greedy_bot_plays_it_well(tmp_path):
    """Leaving a multiple of four wins: greedy finds it, who takes one at a time loses."""
    file = tmp_path / "tiny.json"
    call = ("play", "tiny", "--bot", "greedy", "--seed", "1", "-o", "stones=9", "--save", str(file))
    run(*call, given="1\n" * 20)
    assert json.loads(run("replay", str(file), "--json"))["places"] == [2, 1]


def test_hints_and_an_analysis_are_given(tmp_path):
    file = tmp_path / "tiny.json"
    call = ("play", "tiny", "--seed", "1", "-o", "stones=6", "--save", str(file))
    said = run(*call, given="h\nq\n")
    assert "1. Take 2: expected lead" in said
    hint = json.loads(run("hint", str(file), "--level", "hard", "--json"))
    assert hint["decisions"][0]["name"] == "take(stones=2)"
    assert "1. Nimm 2: erwarteter Vorsprung" in run("hint", str(file), "--lang", "de")
    run("play", "tiny", "--resume", str(file), given="1\n" * 20)
    picture = tmp_path / "curve.svg"
    told = run("analyse", str(file), "--simulations", "50", "--plot", str(picture), "--lang", "de")
    assert "kostete" in told
    assert picture.read_text("utf-8").startswith("<?xml")
    data = json.loads(run("analyse", str(file), "--simulations", "50", "--json"))
    assert data["mistakes"][0][0] == 1


def test_its_edition_is_checked_copied_and_shown(tmp_path):
    assert "plain" in run("edition", "list")
    assert json.loads(run("edition", "show", "tiny", "--json"))["sources"]["house"] == 1
    run("edition", "copy", "tiny", "plain", "mine")
    assert json.loads(run("edition", "check", "tiny", "mine", "--json"))["valid"]
    assert GAME.edition("mine").name == "mine"


@pytest.fixture
def server(tmp_path):
    with running(on_sqlite(tmp_path)) as there:
        yield there


def facts_of(server, game):
    return next(facts for facts in server.get("/api/games").json() if facts["name"] == game)


def test_the_server_announces_and_serves_its_board(server):
    address = facts_of(server, "tiny")["client"]
    board = server.get(address)
    assert board.text == (GAME.folder / "client" / "index.js").read_text("utf-8")
    assert board.headers["content-type"].startswith("text/javascript")
    assert "immutable" in board.headers["cache-control"]
    assert server.get(address.replace("index.js", "stone.js")).status_code == 200
    older = server.get("/api/games/tiny/client/0123/index.js")
    assert older.headers["cache-control"] == "no-cache"
    assert facts_of(server, "habitats")["client"] is None


@pytest.mark.parametrize(
    "path",
    [
        "v/gone.js",
        "v/../game.py",
        "v/..%2fgame.py",
        "v/%2e%2e/game.py",
        "v/%2e%2e%2f%2e%2e%2fconftest.py",
        "v/",
        "v//etc/passwd",
    ],
)
def test_the_server_serves_nothing_else_of_it(server, path):
    assert server.get(f"/api/games/tiny/client/{path}").status_code == 404


def test_a_changed_board_has_another_address(monkeypatch, tmp_path, server):
    before = facts_of(server, "tiny")["client"]
    copy = tmp_path / "tiny"
    shutil.copytree(GAME.folder / "client", copy / "client")
    (copy / "client" / "stone.js").write_text("export const stone = () => {}")
    monkeypatch.setattr(GAME, "folder", copy)
    assert client_address(GAME) != before

"""Rules that are still to be compiled: who waits is told how far it is, and keeps the line."""

import asyncio

import pytest
from server.compiler import install
from server.people import Seat, on_sqlite, running
from tiny import GAME as TINY

from ecotone.engine.compiling import code_folder
from ecotone.engine.registry import game_named
from ecotone.server.preparation import (
    Preparation,
    compiled_parts,
    entry_points,
    start_compiling,
)
from ecotone.server.threads import Threads


@pytest.fixture
def compiler(monkeypatch):
    return install(monkeypatch)


@pytest.fixture
def unprepared(tmp_path, compiler):
    with running(on_sqlite(tmp_path)) as server:
        yield server


def test_the_line_stays_open_while_a_game_is_prepared(unprepared, compiler):
    table = unprepared.create_table(seats=["here", "here"])
    ann = Seat(unprepared, table.id, table.tokens[0])
    progress = {"type": "preparing", "done": 3, "of": 22}
    assert ann.receive() == progress
    ann.send(type="ping")
    assert ann.expect("pong")
    ann.send(type="language", language="de")
    ann.send(type="ping")
    ann.expect("pong")
    assert ann.expect("preparing") == progress
    compiler.finish("keystone")
    with ann:
        assert ann.state["seat"] == 0
        with table.sit(0, "de") as german, table.sit(0, "en") as english:
            assert ann.state["legal"] == german.state["legal"] != english.state["legal"]
        assert ann.act()["type"] == "accepted"


def test_what_is_sent_too_early_is_answered_when_the_table_is_there(unprepared, compiler):
    table = unprepared.create_table(seats=["here", "here"])
    ann = Seat(unprepared, table.id, table.tokens[0])
    ann.send(type="act", version=7, action=0, id="early")
    ann.socket.send("nonsense")
    ann.send(type="ping")
    ann.expect("pong")
    compiler.finish("keystone")
    assert ann.expect("refused")["code"] == "stale"
    assert ann.expect("refused")["code"] == "bad_message"
    ann.line.close()


def test_whoever_comes_with_a_wrong_token_is_told_after_the_preparation(unprepared, compiler):
    table = unprepared.create_table(seats=["here", "here"])
    eve = Seat(unprepared, table.id, "wrong")
    eve.expect("preparing")
    compiler.finish("keystone")
    assert eve.closed() == (4403, "wrong_token")


def test_another_game_does_not_wait_for_the_one_being_prepared(unprepared, compiler):
    compiler.compiled.add("habitats")
    unprepared.create_table("keystone", seats=["here", "here"])
    with unprepared.create_table("habitats", seats=["here", "here"]).sit(0) as ann:
        assert ann.state["legal"]
    compiler.finish("keystone")
    assert compiler.started == [("keystone", "asked")]


def test_health_says_how_far_every_game_is(unprepared, compiler):
    compiler.compiled.add("habitats")
    unprepared.create_table("keystone", seats=["here", "here"])
    games = unprepared.get("/api/health").json()["games"]
    while games["keystone"]["state"] == "waiting":
        games = unprepared.get("/api/health").json()["games"]
    assert games["habitats"]["state"] == "ready"
    assert games["keystone"] == {"state": "preparing", "done": 3, "of": 22}
    assert games["keyharvest"] == {"state": "waiting", "done": 3, "of": 22}
    compiler.finish("keystone")


def test_facts_of_a_table_do_not_keep_a_browser_waiting(unprepared, compiler, monkeypatch):
    monkeypatch.setattr("ecotone.server.routes.tables.FACTS_SECONDS", 0.05)
    table = unprepared.create_table(seats=["here", "here"])
    answer = unprepared.get(table.path)
    assert (answer.status_code, answer.json()["error"]) == (503, "preparing")
    compiler.finish("keystone")
    with table.sit(0):
        assert unprepared.get(table.path).status_code == 200


def test_games_are_compiled_ahead_one_by_one_and_an_asked_one_goes_first(compiler):
    async def work():
        preparing = Preparation(Threads(1))
        await preparing.compile_ahead()
        compiler.compiled.add("ecosfera")
        await until(lambda: compiler.started)
        first = compiler.processes[0]
        asked = asyncio.create_task(preparing.prepare("habitats"))
        again = asyncio.create_task(preparing.prepare("habitats"))
        await until(lambda: len(compiler.started) == 2)
        assert first.terminated
        await asyncio.to_thread(compiler.finish, "habitats")
        await asyncio.gather(asked, again)
        await asyncio.to_thread(compiler.finish, "keyharvest")
        await asyncio.to_thread(compiler.finish, "keystone")
        await until(lambda: preparing._worker.done())
        await preparing.close()

    asyncio.run(work())
    assert compiler.started == [
        ("keystone", "idle"),
        ("habitats", "asked"),
        ("keyharvest", "idle"),
        ("keystone", "idle"),
    ]


def test_the_game_being_compiled_ahead_is_hurried_when_somebody_asks_for_it(compiler):
    async def work():
        preparing = Preparation(Threads(1))
        await preparing.compile_ahead()
        await until(lambda: compiler.started)
        asked = asyncio.create_task(preparing.prepare("keystone"))
        await until(lambda: len(compiler.started) == 2)
        compiler.compiled.update(("ecosfera", "habitats", "keyharvest"))
        await asyncio.to_thread(compiler.finish, "keystone")
        await asked
        await preparing.close()

    asyncio.run(work())
    assert compiler.started == [("keystone", "idle"), ("keystone", "asked")]


def test_a_server_that_stops_ends_the_compilation(tmp_path, compiler):
    with running(on_sqlite(tmp_path, compile_ahead=True)), compiler.changed:
        assert compiler.changed.wait_for(lambda: compiler.started, 60)
    assert compiler.processes[0].terminated


async def until(true):
    while not true():
        await asyncio.sleep(0.01)


def test_every_entry_point_is_a_part(tmp_path, monkeypatch):
    game = game_named("keystone")
    names = entry_points(game.folder / "entry.py")
    assert {"entry.setup", "entry.legal", "entry.apply", "entry.advance"} < set(names)
    monkeypatch.setenv("ECOTONE_CACHE", str(tmp_path))
    code_folder.cache_clear()
    try:
        done, of = compiled_parts(game)
        assert (done, of > len(names)) == (0, True)
        folder = code_folder(game.folder) / "keystone"
        folder.mkdir()
        for name in (*names, "rules.legal", "entry"):
            (folder / f"{name}-12.py311.nbi").touch()
        assert compiled_parts(game) == (len(names), of)
    finally:
        code_folder.cache_clear()


def test_the_tiny_game_has_as_many_entry_points_as_the_contract_names():
    assert len(entry_points(TINY.folder / "entry.py")) == 10


def test_a_compilation_ends_with_the_server_that_started_it(tmp_path, monkeypatch):
    monkeypatch.setenv("ECOTONE_CACHE", str(tmp_path))
    process = start_compiling(game_named("keystone"), idle=False)
    assert process.poll() is None
    process.stdin.close()
    assert process.wait(300) == 1

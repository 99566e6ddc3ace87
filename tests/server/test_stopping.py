"""A server that is stopped finishes what is under way and tells everyone."""

import asyncio
import threading

import pytest
from server.people import on_sqlite, running

from ecotone.server import bot_moves
from ecotone.server.stopping import wind_down


@pytest.fixture
def server(tmp_path):
    with running(on_sqlite(tmp_path)) as there:
        yield there


def stop(server, seconds=60):
    """Begin to wind down in the server's own loop."""
    play = server.app.state.play
    loop = next(iter(play._tasks)).get_loop()
    return asyncio.run_coroutine_threadsafe(wind_down(play, seconds), loop)


def test_a_bot_finishes_its_decision_and_takes_no_other(server, monkeypatch):
    release, entered, choose = threading.Event(), threading.Event(), bot_moves.bot_choice

    def slow(*given):
        entered.set()
        release.wait(60)
        return choose(*given)

    monkeypatch.setattr(bot_moves, "bot_choice", slow)
    table = server.create_table("habitats", seats=["bot", "bot"])
    with table.sit(None, "de") as eve:
        assert entered.wait(60)
        stopping = stop(server)
        assert "wird neu gestartet" in eve.expect("announcement")["text"]
        assert not stopping.done()
        release.set()
        stopping.result(60)
        assert table.facts()["moves"] == 1
        assert len(server.app.state.play.threads.bots) == 0


def test_nothing_new_begins_and_decisions_are_still_stored(server):
    table = server.create_table("habitats", seats=["here"])
    with table.sit(0) as ann:
        stop(server).result(60)
        assert server.get("/health/ready").status_code == 503
        assert server.get("/health/live").status_code == 200
        seats = {"game": "habitats", "players": 1, "seats": [{"kind": "here"}]}
        refused = server.http.post("/api/tables", json=seats)
        assert (refused.status_code, refused.json()["error"]) == (503, "stopping")
        assert ann.act()["type"] == "accepted"


def test_a_bot_that_never_ends_does_not_keep_the_server(server, monkeypatch):
    release, entered = threading.Event(), threading.Event()

    def never(*_):
        entered.set()
        release.wait(60)
        return 0

    monkeypatch.setattr(bot_moves, "bot_choice", never)
    table = server.create_table("habitats", seats=["bot", "bot"])
    with table.sit(None):
        assert entered.wait(60)
        stop(server, seconds=0.1).result(60)
    release.set()

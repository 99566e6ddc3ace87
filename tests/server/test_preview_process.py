"""While many wait for previews, a process of its own computes them."""

import asyncio
import os
import signal

import pytest
from server.people import Seat, on_sqlite, running, until

from ecotone.engine.match import Match
from ecotone.engine.registry import game_named, own_games
from ecotone.server import advice, connection, preview_process
from ecotone.server.preview_process import PreviewProcess, ProcessEnded
from ecotone.server.previews import encoded_previews


def positions(name, count):
    """A few positions of a game, and who decides there."""
    game = game_named(name)
    match = Match(game, game.players[-1], 5)
    for number in range(12 * count):
        if number % 12 == 0:
            yield match.copy(), match.actor
        match.push(match.choice(number % match.count))


async def expect_what_the_server_itself_would_find(process):
    for name in own_games():
        for match, seat in positions(name, 3):
            assert bytes(await process.ask(match, seat)) == bytes(encoded_previews(match, seat))


async def expect_that_a_failure_goes_to_who_asked(process):
    ((match, seat),) = positions("habitats", 1)
    broken = match.copy()
    broken.state = broken.state[:-1]
    assert await process.ask(match, seat)
    with pytest.raises(RuntimeError, match="ValueError"):
        await process.ask(broken, seat)
    assert await process.ask(match, seat)


async def expect_that_whoever_waits_is_told_of_its_end(process):
    ((match, seat),) = positions("keystone", 1)
    os.kill(process.number, signal.SIGSTOP)
    asked = asyncio.create_task(process.ask(match, seat))
    await asyncio.sleep(0.05)
    os.kill(process.number, signal.SIGKILL)
    with pytest.raises(ProcessEnded):
        await asked
    with pytest.raises(ProcessEnded):
        await process.ask(match, seat)


def test_it_answers_like_the_server_until_it_ends(monkeypatch):
    """Of two tables, each takes the place of the one not asked about for longer."""
    monkeypatch.setattr(preview_process, "MOST_TABLES", 2)

    async def scene():
        started = []
        process = PreviewProcess(lambda work: started.append(asyncio.create_task(work)))
        process.want(own_games())
        while not process.ready:
            await asyncio.sleep(0.02)
            assert not started[0].done()
        await expect_what_the_server_itself_would_find(process)
        await expect_that_a_failure_goes_to_who_asked(process)
        await expect_that_whoever_waits_is_told_of_its_end(process)
        await started[0]
        assert not process.ready

    asyncio.run(asyncio.wait_for(scene(), 240))


def test_a_busy_server_starts_one_and_survives_its_end(tmp_path, monkeypatch):
    monkeypatch.setattr(advice, "BUSY", 0)
    monkeypatch.setattr(connection, "PREVIEWS_SECONDS", 60.0)
    with running(on_sqlite(tmp_path)) as server:
        made, threads = server.app.state.play.advice.process, server.app.state.play.threads
        table = server.create_table("habitats", seats=["here"])
        with Seat(server, table.id, table.tokens[0], previews=True) as ann:

            def decide():
                version = ann.act()["version"]
                ann.wait_until(lambda state: state["version"] == version)
                assert set(ann.state["previews"]) == {str(d["action"]) for d in ann.state["legal"]}

            until(lambda: made.ready)
            before = threads.views.started
            decide()
            decide()
            assert (threads.views.started, threads.previews.started) == (before, 2)
            os.kill(made.number, signal.SIGKILL)
            until(lambda: not made.ready)
            decide()
            assert threads.views.started == before + 1
        assert server.get("/api/health").json()["faults"] == 0

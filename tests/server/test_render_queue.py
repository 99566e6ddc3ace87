"""States are rendered first for those who wait for them, and once however much has changed."""

import asyncio
from types import SimpleNamespace

import pytest

from ecotone.engine.registry import game_named
from ecotone.server.connection import Connection
from ecotone.server.message_cost import new_table
from ecotone.server.render_queue import RenderQueue


async def all_rendered(queue):
    """Render until nothing waits."""
    rendering = asyncio.create_task(queue.run())
    while queue:
        await asyncio.sleep(0)
    rendering.cancel()


def rendered(awaited, others):
    """The order in which these are rendered, put into the queue one after the other."""
    done = []

    async def scene():
        queue = RenderQueue()
        for names, are_awaited in ((others, False), (awaited, True)):
            for name in names:
                queue.put(lambda name=name: done.append(name), are_awaited)
        await all_rendered(queue)

    asyncio.run(asyncio.wait_for(scene(), 10))
    return "".join(done)


def test_who_waits_is_shown_the_table_before_who_looks_on():
    assert rendered(awaited="AB", others="cd") == "ABcd"


def test_who_looks_on_has_a_turn_however_many_wait():
    assert rendered(awaited="ABCDE", others="fg") == "ABfCDgE"


def test_a_state_that_cannot_be_rendered_does_not_stop_the_others(caplog):
    done = []

    async def scene():
        queue = RenderQueue()
        queue.put(lambda: 1 // 0, awaited=True)
        queue.put(lambda: done.append("b"), awaited=True)
        await all_rendered(queue)

    asyncio.run(asyncio.wait_for(scene(), 10))
    assert done == ["b"]
    assert "could not be rendered" in caplog.text


@pytest.fixture
def seated():
    """The connection of each seat of a table, that have been sent its first state."""

    async def sit():
        table = new_table(game_named("habitats"), 3)
        play = SimpleNamespace(render_queue=RenderQueue())
        socket = SimpleNamespace(client=None)
        connections = [Connection(socket, play, table) for _ in range(3)]
        for seat, connection in enumerate(connections):
            connection.seat = seat
            assert connection.waits()
            connection.render()
        return connections

    return asyncio.run(sit())


def test_several_changes_are_rendered_once(seated):
    ann, queue = seated[0], seated[0].play.render_queue
    ann.render_soon()
    ann.render_soon()
    assert len(queue) == 1
    asyncio.run(asyncio.wait_for(all_rendered(queue), 10))
    ann.render_soon()
    assert len(queue) == 1


def test_those_wait_who_have_decided_or_are_to(seated):
    table = seated[0].table
    table.turn, table.deciders = 1, [2]
    assert [connection.waits() for connection in seated] == [False, True, True]

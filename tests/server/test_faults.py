"""Faults on purpose: the database away, a full disk, lines dropped or not read, memory full.

After each of them every seat sees the same table, nothing acknowledged is lost, and play goes on.
"""

import asyncio
import gc
import resource
import threading
import time
from contextlib import contextmanager

import pytest
from server.people import PATIENCE, Process, in_words, on_sqlite, running, until
from sqlalchemy.exc import OperationalError

from ecotone.server.app import at_work, new_app
from ecotone.server.connection import MOST_UNSENT
from ecotone.server.incoming_messages import Act
from ecotone.server.settings import Limits
from ecotone.server.table_messages import NewSeat, NewTable


@pytest.fixture
def server(tmp_path):
    with running(on_sqlite(tmp_path)) as there:
        yield there


class Gone(OperationalError):
    def __init__(self):
        super().__init__("", {}, Exception("the database is away"))


@contextmanager
def database_away(storage, after_writing=False):
    """The database refuses everything; `after_writing`, it still stores but does not answer."""
    writer = storage.writer
    commit, since, engine = writer._commit, storage.changes_since, storage.engine

    async def fail_to_commit(changes):
        if after_writing:
            await commit(changes)
        writer.failing = True
        return Gone()

    async def fail(*_):
        raise Gone

    writer._commit, storage.changes_since = fail_to_commit, fail
    storage.engine = writer.engine = None
    try:
        yield
    finally:
        writer._commit, storage.changes_since = commit, since
        storage.engine = writer.engine = engine


def both_at(seats, version):
    for seat in seats:
        seat.wait_until(lambda state: state["version"] >= version)
    assert len({seat.state["version"] for seat in seats}) == 1


@pytest.mark.parametrize("after_writing", [False, True], ids=["not stored", "stored unanswered"])
def test_a_failed_commit_leaves_all_seats_at_one_table(server, after_writing):
    table = server.create_table(seats=["link", "link"])
    storage = server.app.state.play.storage
    with table.sit(0) as ann, table.sit(1) as ben:
        seats = [ann, ben]
        both_at(seats, ann.act()["version"])
        actor = seats[ann.state["actor"]]
        before = actor.state["version"]
        with database_away(storage, after_writing):
            refused = actor.act()
            assert (refused["type"], refused["code"]) == ("refused", "not_stored")
            assert "could not store" in in_words(refused)
            again = actor.act()
            assert again["code"] == "not_stored"
            assert server.get("/api/health").json()["storing"] is False
        if after_writing:
            both_at(seats, before + 1)
        assert server.get("/api/health").json()["storing"] is True
        for _ in range(4):
            accepted = act_until_stored(seats, ann)
            assert accepted["type"] == "accepted"
            both_at(seats, accepted["version"])
        assert table.facts()["moves"] == ann.state["moves"] == 5 + after_writing


def test_bots_resume_when_the_database_is_back(server):
    table = server.create_table(seats=["here", "bot:random"])
    storage = server.app.state.play.storage
    with table.sit(0) as ann:
        while ann.state["actor"] == 0:
            legal = ann.state["legal"]
            with writer_that_fails_bots(storage.writer):
                accepted = ann.act(legal[-1]["action"])
                assert accepted["type"] == "accepted"
                time.sleep(0.2)
            ann.wait_until(lambda state, v=accepted["version"]: state["version"] >= v)
        ann.my_turn()
        assert ann.state["actor"] == 0


@contextmanager
def writer_that_fails_bots(writer):
    """Changes without a message, which are bots' decisions, are not stored."""
    commit = writer._commit

    async def fail_bots(changes):
        if any(change.message_id is None for change in changes):
            writer.failing = True
            return Gone()
        return await commit(changes)

    writer._commit = fail_bots
    try:
        yield
    finally:
        writer._commit = commit


@contextmanager
def disk_full(process):
    """No file of a running server can grow beyond one page."""
    pid, unlimited = process.process.pid, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, unlimited)


def test_a_full_disk_is_said_and_loses_nothing(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    process = Process(database)
    with process as server:
        table = server.create_table("habitats", seats=["link", "link"])
        with table.sit(0) as ann, table.sit(1) as ben:
            seats = [ann, ben]
            both_at(seats, ann.act()["version"])
            with disk_full(process):
                for _ in range(2):
                    refused = seats[ann.state["actor"]].act()
                    assert refused.get("code") == "not_stored"
                health = server.get("/api/health").json()
                assert health["storing"] is False
                wanted = {"game": "habitats", "players": 1, "seats": [{"kind": "here"}]}
                new = server.post("/api/tables", json=wanted)
                assert new.status_code == 503
                assert new.json()["error"] == "no_database"
            before = ann.state["moves"]
            until(lambda: server.get("/api/health").json()["storing"])
            for _ in range(3):
                accepted = act_until_stored(seats, ann)
                both_at(seats, accepted["version"])
            assert ann.state["moves"] == before + 3
    with Process(database) as server:
        table.server = server
        assert table.facts()["moves"] == before + 3


def act_until_stored(seats, ann):
    accepted = seats[ann.state["actor"]].act()
    while accepted.get("code") in ("not_stored", "stale"):
        time.sleep(0.05)
        accepted = seats[ann.state["actor"]].act()
    return accepted


def test_a_line_that_is_not_read_is_closed_and_holds_nobody_up(server):
    table = server.create_table("habitats", seats=["link", "link"])
    with table.sit(0) as ann, table.sit(1) as ben:
        connections = server.app.state.play.in_memory(table.id).connections
        bens = next(one for one in connections if one.seat == 1)

        begun, ended, send = [], [], bens.send_now

        async def noted(message):
            begun.append(message)
            await send(message)
            ended.append(message)

        def stuck():
            """Ben asks for states that he does not read, until one can no longer be sent."""
            for language in ("de", "en") * 100:
                ben.send(type="language", language=language)
            before = len(begun)
            for _ in range(20):
                ann.send(type="ping")
                ann.expect("pong")
            return len(ended) < before == len(begun)

        bens.send_now = noted
        until(stuck)
        for _ in range(MOST_UNSENT + 10):
            ann.send(type="point", subject="a tile")
        ann.send(type="ping")
        ann.expect("pong")
        assert bens.failed.exception().code == "slow"
        accepted = ann.act()
        assert accepted["type"] == "accepted"
        ann.wait_until(lambda state: state["version"] == accepted["version"])
        until(lambda: bens not in connections)
        assert server.get("/api/health").json()["faults"] == 0


@pytest.mark.parametrize("written", [False, True], ids=["before the commit", "after it"])
def test_a_line_dropped_in_the_midst_of_a_commit_hides_nothing(server, written):
    """The server notices the loss while the commit waits, because it has something to send."""
    table = server.create_table(seats=["link", "link"])
    writer = server.app.state.play.storage.writer
    commit, begun, dropped = writer._commit, threading.Event(), threading.Event()

    async def wait():
        begun.set()
        assert await asyncio.to_thread(dropped.wait, PATIENCE)

    async def slow(changes):
        if not written:
            await wait()
        failure = await commit(changes)
        if written:
            await wait()
        return failure

    with table.sit(None) as watcher:
        writer._commit = slow
        actor = table.sit(watcher.state["actor"]).__enter__()
        live = server.app.state.play.in_memory(table.id)
        action = actor.state["legal"][0]["action"]
        actor.send(type="act", version=actor.state["version"], action=action, id="dropped")
        assert begun.wait(PATIENCE)
        actor.socket.socket.close()
        while live.connected():
            with table.sit(None):
                pass
        dropped.set()
        assert watcher.wait_until(lambda state: state["moves"] == 1)["version"] == 1
        assert table.facts()["moves"] == 1


def test_beyond_the_limit_of_tables_in_memory_all_seats_still_share_one(tmp_path):
    limits = Limits(tables_in_memory=2, request_burst=100_000, message_burst=100_000)
    with running(on_sqlite(tmp_path, limits=limits)) as server:
        tables = [server.create_table(seats=["link", "link"]) for _ in range(4)]
        lines = [[table.sit(seat).__enter__() for seat in (0, 1)] for table in tables]
        for table, seats in zip(tables, lines, strict=True):
            accepted = seats[seats[0].state["actor"]].act()
            assert accepted["type"] == "accepted"
            both_at(seats, accepted["version"])
            assert table.facts()["moves"] == 1
        for seats in lines:
            for seat in seats:
                seat.__exit__()


def test_an_unloaded_table_that_is_still_held_is_found_again(tmp_path):
    async def inside():
        app = new_app(on_sqlite(tmp_path, limits=Limits(tables_in_memory=1)))
        async with at_work(app):
            play, factory = app.state.play, app.state.table_factory
            wanted = NewTable(game="habitats", players=1, seats=[NewSeat("here")])
            ids = [(await factory.create_table(wanted, "", "en")).id for _ in range(3)]
            held = await play.table(ids[0])
            for other in ids[1:]:
                await play.table(other)
            assert ids[0] not in play.tables
            assert await play.table(ids[0]) is held
            del held
            for other in ids[1:]:
                await play.table(other)
            gc.collect()
            assert ids[0] not in play._in_use

    asyncio.run(inside())


def test_a_cancelled_decision_is_carried_out_to_the_end(tmp_path):
    async def inside():
        app = new_app(on_sqlite(tmp_path))
        async with at_work(app):
            play, factory = app.state.play, app.state.table_factory
            wanted = NewTable(game="habitats", players=1, seats=[NewSeat("here")])
            table = await play.table((await factory.create_table(wanted, "", "en")).id)
            for steps in range(8):
                before = table.version
                action = int(table.playing.legal[0])
                deciding = play.decisions.act(table, 0, Act(before, action, f"{steps}"))
                task = asyncio.create_task(play.uninterrupted(deciding))
                for _ in range(steps + 1):
                    await asyncio.sleep(0)
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
                async with table.lock:
                    assert table.version == before + 1
                stored = await play.storage.changes_since(table.id, 0)
                assert stored[-1].version == table.version

    asyncio.run(inside())


def test_a_fault_on_a_line_is_logged_counted_and_closes_it(server, monkeypatch, caplog):
    table = server.create_table(seats=["here", "here"])

    def broken(*_):
        raise RuntimeError("broken on purpose")

    with table.sit(0) as ann:
        monkeypatch.setattr("ecotone.server.previews.previews_of", broken)
        ann.send(type="previews", version=ann.state["version"])
        assert ann.closed() == (4500, "broken")
    assert "broken on purpose" in caplog.text
    assert server.get("/api/health").json()["faults"] == 1


def test_a_pong_tells_the_version(server):
    table = server.create_table(seats=["here", "here"])
    with table.sit(0) as ann:
        ann.send(type="ping")
        assert ann.expect("pong") == {"type": "pong", "version": 0}


@pytest.mark.parametrize("message_id", ["\0", "a\0b", "", "x" * 65, "\n"])
def test_an_id_that_no_database_keeps_is_refused(server, message_id):
    table = server.create_table(seats=["here", "here"])
    with table.sit(0) as ann:
        ann.send(type="act", version=0, action=ann.state["legal"][0]["action"], id=message_id)
        assert ann.expect("refused")["code"] == "bad_message"
        assert ann.act()["type"] == "accepted"


def test_a_table_id_with_a_nul_is_no_table(server):
    assert server.get("/api/tables/%00").status_code == 404
    assert server.get("/api/tables/nosuchtabl%00e").status_code == 404

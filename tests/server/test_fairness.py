"""Nobody can starve others: work is shared fairly, computed once, and dropped with its line."""

import asyncio
import threading
from contextlib import contextmanager
from itertools import pairwise

import pytest
from server.people import on_sqlite, running, until

from ecotone.engine.registry import game_named
from ecotone.engine.replay import Replay
from ecotone.lab import analysis
from ecotone.server import advice, live
from ecotone.server.answers import KEPT, Answers
from ecotone.server.app import at_work, new_app
from ecotone.server.errors import ApiError
from ecotone.server.fair_queue import FairQueue
from ecotone.server.replays import keep_replay
from ecotone.server.settings import Limits
from ecotone.testing import finished_match

ALL = Limits(request_burst=100_000, message_burst=100_000)


@pytest.fixture
def server(tmp_path):
    with running(on_sqlite(tmp_path, limits=ALL)) as there:
        yield there


def run(scene):
    return asyncio.run(asyncio.wait_for(scene(), 60))


@contextmanager
def queue(threads=1, most_waiting=100):
    made = FairQueue("tested", threads, 0, most_waiting)
    try:
        yield made
    finally:
        made.close()


# -- the queue itself ----------------------------------------------------------------------------


def test_askers_take_turns_however_much_one_of_them_asks_for():
    done = []

    async def scene():
        with queue() as fair:
            hog = [asyncio.create_task(fair.run("hog", done.append, f"hog {n}")) for n in range(6)]
            await asyncio.sleep(0)
            other = [asyncio.create_task(fair.run(who, done.append, who)) for who in ("ann", "ben")]
            await asyncio.gather(*hog, *other)

    run(scene)
    assert done.index("ann") <= 2
    assert done.index("ben") <= 3
    assert [one for one in done if one.startswith("hog")] == [f"hog {n}" for n in range(6)]


def test_one_asker_cannot_fill_the_queue():
    async def scene():
        with queue(most_waiting=2) as fair:
            gate = threading.Event()
            waiting = [asyncio.create_task(fair.run("hog", gate.wait)) for _ in range(3)]
            await asyncio.sleep(0)
            with pytest.raises(ApiError, match="too_many"):
                await fair.run("hog", gate.wait)
            other = asyncio.create_task(fair.run("ann", gate.wait))
            await asyncio.sleep(0)
            assert len(fair) == 4
            gate.set()
            await asyncio.gather(*waiting, other)
            assert len(fair) == 0

    run(scene)


def test_work_that_nobody_awaits_is_never_begun():
    async def scene():
        with queue() as fair:
            gate = threading.Event()
            running = asyncio.create_task(fair.run("ann", gate.wait))
            left = [asyncio.create_task(fair.run("ben", gate.wait)) for _ in range(5)]
            await asyncio.sleep(0)
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)
            gate.set()
            await running
            assert fair.started == 1

    run(scene)


def test_a_failure_goes_to_who_asked_and_the_queue_goes_on():
    async def scene():
        with queue() as fair:
            with pytest.raises(ZeroDivisionError):
                await fair.run("ann", lambda: 1 // 0)
            assert await fair.run("ann", lambda: 5) == 5

    run(scene)


# -- answers -------------------------------------------------------------------------------------


def test_the_same_question_is_answered_once_and_kept():
    async def scene():
        answers, asked = Answers(), []

        async def compute():
            asked.append(1)
            await asyncio.sleep(0)
            return "found"

        found = await asyncio.gather(*(answers.get("q", compute) for _ in range(5)))
        assert found == ["found"] * 5
        assert await answers.get("q", compute) == "found"
        assert len(asked) == 1
        for number in range(KEPT):
            await answers.get(number, compute)
        assert "q" not in answers

    run(scene)


def test_a_computation_stops_with_the_last_who_waits():
    async def scene():
        answers, stopped = Answers(), asyncio.Event()

        async def compute():
            try:
                await asyncio.Event().wait()
            finally:
                stopped.set()

        waiting = [asyncio.create_task(answers.get("q", compute)) for _ in range(2)]
        await asyncio.sleep(0.01)
        waiting[0].cancel()
        await asyncio.sleep(0.01)
        assert not stopped.is_set()
        waiting[1].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        await stopped.wait()
        assert "q" not in answers

    run(scene)


def test_who_waits_while_the_table_changes_is_told():
    async def scene():
        answers = Answers()
        waiting = asyncio.create_task(answers.get("q", asyncio.Event().wait))
        await asyncio.sleep(0.01)
        answers.stop()
        with pytest.raises(ApiError, match="stale"):
            await waiting

    run(scene)


# -- at tables -----------------------------------------------------------------------------------


def test_a_line_with_a_full_inbox_lets_others_have_their_turn():
    answered, others = [], []

    class Full:
        async def receive(self):
            if len(answered) == 50:
                raise asyncio.CancelledError
            return "message"

    class Busy:
        async def answer(self, message):
            answered.append(message)

    async def scene():
        async def other():
            while True:
                others.append(len(answered))
                await asyncio.sleep(0)

        victim = asyncio.create_task(other())
        with pytest.raises(asyncio.CancelledError):
            await live.listen(Full(), Busy())
        victim.cancel()

    run(scene)
    assert max(after - before for before, after in pairwise(others)) == 1


def test_previews_are_computed_once_per_state_however_often_they_are_asked(server):
    table = server.create_table(seats=["here", "here"])
    views = server.app.state.play.threads.views
    with table.sit(0) as ann:
        for _ in range(30):
            ann.send(type="previews", version=0)
        received = [ann.expect("previews", "refused") for _ in range(30)]
        found = [one for one in received if one["type"] == "previews"]
        first = found[0]
        assert found == [first] * len(found)
        assert {one["code"] for one in received if one not in found} <= {"too_many"}
        assert views.started == 1
        ann.act()
        ann.wait_until(lambda state: state["version"] == 1)
        ann.undo()
        ann.wait_until(lambda state: state["version"] == 2)
        ann.send(type="previews", version=2)
        assert ann.expect("previews") == first | {"version": 2}
        assert views.started == 1


@pytest.fixture
def slow_hints(monkeypatch):
    """Hints that take until they are released; what became of each."""
    release, ends, checks, found = threading.Event(), [], [], advice.advise

    def slow(match, simulations, check):
        checks.append(check)
        release.wait(60)
        try:
            check()
        except advice.Stopped:
            ends.append("stopped")
            raise
        ends.append("found")
        return found(match, 8)

    monkeypatch.setattr(advice, "advise", slow)
    slow.release, slow.ends, slow.checks = release, ends, checks
    yield slow
    release.set()


def test_bots_do_not_wait_behind_hints(server, slow_hints):
    attackers = [server.create_table(seats=["here", "here"]) for _ in range(4)]
    lines = [table.sit(0).__enter__() for table in attackers]
    for line in lines:
        for _ in range(10):
            line.send(type="hint", version=0)
        line.send(type="ping")
        line.expect("pong")
    threads = server.app.state.play.threads
    assert len(threads.hints) == len(attackers)
    victim = server.create_table("habitats", seats=["bot", "bot"])
    with victim.sit(None) as eve:
        eve.wait_until(lambda state: state["moves"] >= 4)
    assert slow_hints.ends == []
    assert threads.bots.started >= 4
    slow_hints.release.set()
    for line in lines:
        assert line.expect("hint")["choices"]
        line.__exit__()
    assert slow_hints.ends == ["found"] * len(attackers)
    assert threads.hints.started == len(attackers)


def is_stopped(check):
    """Is a hint told to stop?"""
    try:
        check()
    except advice.Stopped:
        return True
    return False


def test_a_hint_stops_when_its_line_closes(server, slow_hints):
    threads = server.app.state.play.threads
    with server.create_table(seats=["here", "here"]).sit(0) as ann:
        ann.send(type="hint", version=0)
        ann.send(type="ping")
        ann.expect("pong")
    with server.create_table(seats=["here", "here"]).sit(0) as ben:
        ben.send(type="hint", version=0)
        until(lambda: is_stopped(slow_hints.checks[0]))
        slow_hints.release.set()
        assert ben.expect("hint")["choices"]
    assert slow_hints.ends == ["stopped", "found"]
    assert threads.hints.started == 2


def test_a_seat_has_a_budget(tmp_path):
    limits = Limits(
        answers_per_second=0, answer_burst=2, request_burst=100_000, message_burst=100_000
    )
    with running(on_sqlite(tmp_path, limits=limits)) as server:
        table = server.create_table("habitats", seats=["here"])
        with table.sit(0) as ann:
            for expected in ("previews", "previews", "refused"):
                version = ann.state["version"]
                ann.send(type="previews", version=version)
                assert ann.expect("previews", "refused")["type"] == expected
                if expected == "previews":
                    accepted = ann.act()
                    ann.wait_until(lambda state, v=accepted["version"]: state["version"] >= v)
            assert ann.received[-1]["code"] == "too_many"


def test_others_are_served_while_a_past_state_is_computed(server, monkeypatch):
    table = server.create_table(seats=["here", "here"])
    gate, entered, compute = threading.Event(), threading.Event(), advice.moment

    def slow(*given):
        entered.set()
        gate.wait(60)
        return compute(*given)

    monkeypatch.setattr(advice, "moment", slow)
    answers = []
    path = f"{table.path}/moves/0"
    asking = threading.Thread(target=lambda: answers.append(server.get(path)))
    asking.start()
    assert entered.wait(60)
    assert server.get("/health/live").status_code == 200
    assert not answers
    gate.set()
    asking.join(60)
    assert answers[0].json()["move"] == 0


def test_analyses_take_turns_between_askers(tmp_path, monkeypatch):
    order, look = [], analysis.look_at

    def noted(match, number, action, _):
        order.append(match.seed)
        return look(match, number, action, 1)  # only the order counts

    monkeypatch.setattr(analysis, "look_at", noted)
    finished = [finished_match(game_named("habitats"), 1, seed) for seed in (1, 2, 3)]

    async def scene():
        app = new_app(on_sqlite(tmp_path, limits=Limits(analyses_per_address=2)))
        async with at_work(app):
            play, factory = app.state.play, app.state.table_factory
            for match, asker in zip(finished, ("hog", "hog", "ann"), strict=True):
                data = Replay(match).to_data()
                kept = await keep_replay(factory, play.preparation, data, "", "en")
                await play.advice.analysis(await play.table(kept), asker)
            with pytest.raises(ApiError, match="too_many"):
                play.advice.expect_room("hog")
            play.advice.expect_room("ann")
            while play.advice._asked:
                await asyncio.sleep(0.01)

    run(scene)
    assert sorted(set(order)) == [1, 2, 3]
    begun = order.index(3)
    total = len(finished[2].actions)
    assert order[begun : begun + 2 * total].count(3) >= total - 1

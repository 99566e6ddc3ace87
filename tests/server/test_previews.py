"""Previews come with the state in which a seat decides, or right after it."""

import threading

import pytest
from server.people import Seat, on_sqlite, running

from ecotone.server import connection, previews
from ecotone.server.settings import Limits


def join(table, seat=0, **more):
    token = None if seat is None else table.tokens[seat]
    return Seat(table.server, table.id, token, previews=True, **more)


def actions(state):
    return {str(one["action"]) for one in state["legal"]}


@pytest.fixture
def patient(monkeypatch):
    """States that wait for their previews however long they take."""
    monkeypatch.setattr(connection, "PREVIEWS_SECONDS", 60.0)


def test_they_come_with_the_state_for_whoever_wants_them(server, patient):
    table = server.create_table(seats=["link", "link"])
    with join(table) as ann, table.sit(1) as ben, join(table, None) as eve:
        assert set(ann.state["previews"]) == actions(ann.state)
        ann.act()
        for seat in (ann, ben, eve):
            seat.wait_until(lambda state: state["version"] == 1)
        assert (ann.state["previews"] is not None) == (ann.state["actor"] == 0)
        assert ben.state["previews"] is None
        assert eve.state["previews"] is None
        assert not [one for one in ann.received if one["type"] == "previews"]


def test_they_are_those_that_are_sent_on_asking(server, patient):
    table = server.create_table("habitats", seats=["here"])
    views = server.app.state.play.threads.views
    before = views.started
    with join(table) as ann:
        first = ann.state["previews"]
        ann.send(type="previews", version=0)
        assert ann.expect("previews")["previews"] == first
        ann.send(type="language", language="de")
        assert ann.next_state()["previews"] == first
        assert views.started == before + 1


def test_a_state_does_not_wait_long_for_them(server, monkeypatch):
    gate, compute = threading.Event(), previews.previews_of

    def slow(*given):
        gate.wait(60)
        return compute(*given)

    monkeypatch.setattr(previews, "previews_of", slow)
    with join(server.create_table(seats=["here", "here"])) as ann:
        assert ann.state["legal"]
        assert ann.state["previews"] is None
        gate.set()
        late = ann.expect("previews")
        assert late["version"] == 0
        assert set(late["previews"]) == actions(ann.state)


def test_previews_of_a_table_that_has_changed_are_not_sent(server, monkeypatch):
    gate, compute = threading.Event(), previews.previews_of

    def slow(*given):
        gate.wait(60)
        return compute(*given)

    monkeypatch.setattr(previews, "previews_of", slow)
    with join(server.create_table("habitats", seats=["here"])) as ann:
        ann.act()
        ann.wait_until(lambda state: state["version"] == 1)
        gate.set()
        assert ann.expect("previews")["version"] == 1


def test_a_fault_of_previews_is_counted_and_the_state_is_sent(server, monkeypatch, caplog):
    def broken(*_):
        raise RuntimeError("broken on purpose")

    monkeypatch.setattr(previews, "previews_of", broken)
    with join(server.create_table(seats=["here", "here"])) as ann:
        assert ann.state["previews"] is None
        assert ann.act()["type"] == "accepted"
        while "broken on purpose" not in caplog.text:
            ann.send(type="ping")
            ann.expect("pong")
    assert server.get("/api/health").json()["faults"] >= 1


def test_a_seat_that_has_used_its_budget_gets_its_states_without(tmp_path, patient):
    limits = Limits(
        answers_per_second=0, answer_burst=2, request_burst=100_000, message_burst=100_000
    )
    with (
        running(on_sqlite(tmp_path, limits=limits)) as server,
        join(server.create_table("habitats", seats=["here"])) as ann,
    ):
        for version in (1, 2, 3):
            ann.act()
            ann.wait_until(lambda state, version=version: state["version"] == version)
        shown = [one for one in ann.received if one["type"] == "state"]
        assert [one["previews"] is not None for one in shown] == [True, True, False, False]

"""Hostile requests and messages: every route of the application, none ends in a 500."""

import asyncio
import json

import pytest
from server.fuzz import (
    MESSAGES,
    Fuzz,
    converse,
    fuzz_requests,
    known_to,
    laid,
    methods_of,
    started,
    try_line,
    try_request,
)
from support import mainly

ROUNDS, MANY_ROUNDS = 15, 60
"""Requests for each method of each route."""
LINES = 150


@pytest.fixture(autouse=True)
def data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("ECOTONE_DATA", str(tmp_path / "data"))


@mainly("rounds", [ROUNDS, MANY_ROUNDS])
def test_no_request_to_any_route_ends_in_a_500(tmp_path, rounds):
    async def inside():
        async with started(tmp_path) as app:
            fuzz = Fuzz(15, *known_to(*await laid(app)))
            everything = methods_of(app) * rounds
            for route, method in everything:
                await try_request(app, fuzz, route, method)
            return len(everything)

    assert asyncio.run(inside()) > 33 * rounds


def test_no_message_breaks_a_line(tmp_path, caplog):
    async def inside():
        async with started(tmp_path) as app:
            table, _, _ = await laid(app)
            fuzz = Fuzz(16, {}, MESSAGES)
            return sum([await try_line(app, fuzz, table) for _ in range(LINES)])

    assert asyncio.run(inside()) > LINES
    assert not caplog.records


def test_the_long_run_counts_and_measures(tmp_path):
    told = asyncio.run(fuzz_requests(tmp_path / "fuzz", 300, 3))
    assert "no 5xx" in told


@pytest.mark.parametrize("message_id", ["\x00", "a\x00b", "", "x" * 65, "\u202e"])
def test_a_message_id_is_plain_text(tmp_path, message_id):
    """PostgreSQL takes no NUL in a text: such an id once split the table."""

    async def inside():
        async with started(tmp_path) as app:
            table, _, _ = await laid(app)
            seats = [seat["token"] for seat in table["seats"]]
            act = {"type": "act", "version": 0, "action": 0, "id": message_id}
            said = []
            for token in seats:
                join = {"type": "join", "token": token}
                _, sent = await converse(app, table["id"], [json.dumps(join), json.dumps(act)])
                said += [json.loads(one["text"]) for one in sent if one.get("text")]
            return [one["code"] for one in said if one["type"] == "refused"]

    assert asyncio.run(inside()) == ["bad_message", "bad_message"]

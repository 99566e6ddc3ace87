"""The cost of state messages is measured without a server."""

import json
import sys

import pytest

from ecotone.engine.registry import game_named
from ecotone.server import bench, message_cost


@pytest.fixture
def short_games(monkeypatch):
    """One game only: what is measured does not matter here."""
    monkeypatch.setattr(message_cost, "games", lambda: {"habitats": game_named("habitats")})


def printed(capsys, monkeypatch, *arguments):
    monkeypatch.setattr(sys, "argv", ["bench", "--messages", *arguments])
    bench.main()
    return capsys.readouterr().out


def test_costs_are_printed_as_json(capsys, monkeypatch, short_games):
    found = json.loads(printed(capsys, monkeypatch, "--json"))
    cost = found["games"]["habitats"]
    assert cost["players"] == 5
    assert cost["messages"] > 5 * 40
    assert cost["message_cpu_ms"] > 0
    assert cost["message_bytes"] > 1000


def test_costs_are_printed_for_people(capsys, monkeypatch, short_games):
    assert "habitats, 5 players: " in printed(capsys, monkeypatch)

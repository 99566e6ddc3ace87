"""A match as plain text."""

import pytest

from ecotone.engine.account import WIDTH, account
from ecotone.engine.registry import games
from ecotone.testing import random_match


def test_things_are_told_in_a_row_as_long_as_they_fit():
    data = {
        "turn": 0,
        "final_round": False,
        "effect": None,
        "doing": {"field": None},
        "acted": True,
        "bag": ["A1", "A2", None],
        "stock": {"wheat": 1, "hops": 0, "guarded": True},
        "field": [{"card": f"Species of the long name {n}", "cost": n} for n in range(3)],
    }
    assert list(account(data)) == [
        "turn: 0",
        "acted: yes",
        "bag: A1, A2, –",
        "stock: wheat 1, hops 0, guarded",
        "field:",
        "  0: card Species of the long name 0, cost 0",
        "  1: card Species of the long name 1, cost 1",
        "  2: card Species of the long name 2, cost 2",
    ]


def test_a_long_row_is_wrapped():
    lines = list(account({"bag": [f"A{number}" for number in range(60)]}))
    assert len(lines) > 1
    assert lines[1].startswith("    A")
    assert all(len(line) <= WIDTH for line in lines)


@pytest.mark.parametrize("name", games())
def test_a_match_tells_whose_turn_it_is_and_how_it_ended(name):
    game = games()[name]
    first, *_, last = (str(match) for match in random_match(game, 2, 1))
    assert first.startswith(f"{name}, 2 players, edition {game.default_edition}, seed 1\nseat ")
    assert " actions; points " in last.splitlines()[1]
    assert last.splitlines()[1].startswith("over after ")
    assert len(last) < 10_000

"""Puzzles of finished games: what the analysis marks is verified as stored puzzles are."""

import dataclasses
import random

import pytest

from ecotone.bots.advice import Interval
from ecotone.engine.puzzles import read_puzzles
from ecotone.engine.registry import game_named
from ecotone.lab.analysis import look_at
from ecotone.lab.own_puzzles import LOOKED_AT, promising, puzzle_at

GAME = game_named("habitats")
PUZZLE = max(read_puzzles(GAME.folder), key=lambda one: one.gap)
SIMULATIONS = 400


@pytest.fixture(scope="module")
def played():
    """A finished game in which the solution of a puzzle was missed, and that decision."""
    match = PUZZLE.match(GAME)
    position = match.copy()
    legal = match.legal_numbers.tolist()
    match.push(next(action for action in legal if action != PUZZLE.solution))
    decided = look_at(position, len(match.actions), match.actions[-1], SIMULATIONS)
    choose = random.Random(1)
    while not match.over:
        match.push(choose.choice(match.legal_numbers.tolist()))
    return match, decided


def test_a_missed_solution_becomes_a_puzzle(played):
    match, decided = played
    before = list(match.actions)
    assert promising(match, [decided]) == [decided]
    found = puzzle_at(match, decided, SIMULATIONS)
    assert found is not None
    assert (found.number, found.seat) == (decided.number, decided.seat)
    assert found.solution == PUZZLE.solution
    assert found.gap >= 2.5
    assert match.actions == before


def test_what_is_not_certain_is_not_looked_at(played):
    match, decided = played

    def with_cost(mean, low, high):
        return dataclasses.replace(decided, cost=Interval(mean, low, high))

    assert promising(match, [with_cost(9.0, -1.0, 19.0)]) == []
    assert promising(match, [with_cost(1.0, 0.9, 1.1)]) == []
    assert promising(match, [dataclasses.replace(decided, other=None)]) == []
    taken_was_best = with_cost(-9.0, -10.0, -8.0)
    assert promising(match, [taken_was_best]) == [taken_was_best]


def test_the_largest_gaps_are_looked_at_in_the_order_of_play(played):
    match, decided = played
    gaps = [
        dataclasses.replace(decided, number=number, cost=Interval(gap, gap - 1, gap + 1))
        for number, gap in enumerate([3.0, 9.0, 4.0, 8.0, 5.0, 7.0, 6.0, 10.0, 11.0, 12.0], 1)
    ]
    found = [one.number for one in promising(match, gaps)]
    assert found == [2, 4, 5, 6, 7, 8, 9, 10]
    assert len(found) == LOOKED_AT

"""What a position is worth to a player, for bots: the points on the board and its prospects.

The weights were found by letting greedy players play each other and keeping what scored most.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.bits import count_bits
from ecotone.engine.compiling import rule
from ecotone.games.keystone.cards import GOALS, Cards, Icon, Shape
from ecotone.games.keystone.lines import LINE_SPACES
from ecotone.games.keystone.placing import owner_of
from ecotone.games.keystone.scoring import (
    HIGHEST,
    LOWEST,
    PATTERNS,
    Run,
    best_run,
    cards_with,
    goals_met,
)
from ecotone.games.keystone.table import EMPTY, LINES, SIDE, SPACES, TOKENS_PER_POINT, Phase, Table

EMPTY_SPACE = 2.4
"""What an empty space is expected to bring."""
EMPTY_SPACE_PER_TIME = 0.26
"""Added for each step of time left."""
TOKEN = 0.2
EXTENSION = 0.65
"""An empty space at an end of a run, for each time the run counts."""
OPEN_NEIGHBOUR = 0.55
"""A card beside an empty space in a line without a run; a Keystone counts twice."""
GOAL_PROGRESS = 5.0
"""A goal that can still be met, by the share of it that is there."""
FINAL_ROUND = -2.3


class Terms(NamedTuple):
    """What a seat's expected points are made of; their sum is the evaluation."""

    runs: float
    """Points of the runs as they lie."""
    growth: float
    """What may still be added to runs, and begun with cards beside empty spaces."""
    goals: float
    """Points of the goals met, and the promise of the others."""
    room: float
    """What the empty spaces are expected to bring."""
    tokens: float
    """Synergy tokens: their points, and what they can buy."""
    ending: float
    """The final round has begun."""


@rule
def evaluate(cards: Cards, table: Table, out: NDArray[np.float64]) -> None:
    """A guess at every seat's final points."""
    for seat in range(table.players):
        out[seat] = expected_points(cards, table, owner_of(table, seat))


@rule
def expected_points(cards: Cards, table: Table, owner: int) -> float:
    """The points on a board, and what may still be added."""
    terms = terms_of(cards, table, owner)
    return float(terms.runs + terms.growth + terms.goals + terms.room + terms.tokens + terms.ending)


@rule
def terms_of(cards: Cards, table: Table, owner: int) -> Terms:
    """The terms of a board; once the game is over, its points and no more."""
    over = table.phase == Phase.OVER
    runs = 0.0
    growth = 0.0
    for line in range(LINES):
        run = best_run(cards, table, owner, line)
        runs += run.points
        if run.points == 0:
            growth += OPEN_NEIGHBOUR * open_neighbours(cards, table, owner, line)
        elif run.first > 0:
            growth += EXTENSION * (1 + run.keystones) * open_ends(table, owner, line, run)
    tokens = float(table.synergy[owner] // TOKENS_PER_POINT)
    if over:
        return Terms(runs, 0.0, goal_points(cards, table, owner), 0.0, tokens, 0.0)
    empty = empty_spaces(table, owner)
    goals = 0.0
    if table.objective[owner] != EMPTY:
        goals = expected_goals(cards, table, owner, empty)
    room = count_bits(empty) * (EMPTY_SPACE + EMPTY_SPACE_PER_TIME * table.time)
    tokens += TOKEN * table.synergy[owner]
    return Terms(runs, growth, goals, room, tokens, FINAL_ROUND * table.final_round)


@rule
def read_terms(cards: Cards, table: Table, seat: int, out: NDArray[np.float64]) -> None:
    """The terms of a seat, in the order of Terms."""
    terms = terms_of(cards, table, owner_of(table, seat))
    out[:] = 0.0
    out[0] = terms.runs
    out[1] = terms.growth
    out[2] = terms.goals
    out[3] = terms.room
    out[4] = terms.tokens
    out[5] = terms.ending


@rule
def goal_points(cards: Cards, table: Table, owner: int) -> float:
    """The points of the goals met."""
    if table.objective[owner] == EMPTY:
        return 0.0
    return float(cards.ladder[table.objective[owner], goals_met(cards, table, owner)])


@rule
def expected_goals(cards: Cards, table: Table, owner: int, empty: int) -> float:
    """The points of the goals met, and the promise of the others."""
    objective = table.objective[owner]
    met = 0
    promise = 0.0
    for goal in range(GOALS):
        found = cards_with(cards, table, owner, cards.goal_symbol[objective, goal])
        share = goal_progress(cards.goal_shape[objective, goal], found, empty)
        if share == 1.0:
            met += 1
        else:
            promise += GOAL_PROGRESS * share
    return cards.ladder[objective, met] + promise


@rule
def empty_spaces(table: Table, owner: int) -> int:
    """The empty spaces, as bits."""
    found = 0
    for space in range(SPACES):
        if table.board[owner, space] == EMPTY:
            found |= 1 << space
    return found


@rule
def open_ends(table: Table, owner: int, line: int, run: Run) -> int:
    """Ends of a run at which a card could still extend it."""
    ends = 0
    before = run.start - 1
    after = run.start + run.cards
    if before >= 0 and LOWEST <= run.first - run.step <= HIGHEST:
        ends += table.board[owner, LINE_SPACES[line, before]] == EMPTY
    if after < SIDE and LOWEST <= run.first + run.step * run.cards <= HIGHEST:
        ends += table.board[owner, LINE_SPACES[line, after]] == EMPTY
    return ends


@rule
def open_neighbours(cards: Cards, table: Table, owner: int, line: int) -> int:
    """Cards beside empty spaces in a line, Keystones twice."""
    found = 0
    for place in range(SIDE - 1):
        one = table.board[owner, LINE_SPACES[line, place]]
        other = table.board[owner, LINE_SPACES[line, place + 1]]
        if one != EMPTY and other == EMPTY:
            found += 1 + (cards.icons[one] & Icon.KEYSTONE)
        elif one == EMPTY and other != EMPTY:
            found += 1 + (cards.icons[other] & Icon.KEYSTONE)
    return found


@rule
def goal_progress(shape: int, found: int, empty: int) -> float:
    """How much of a goal is there, if empty spaces leave room for the rest; 1 when it is met."""
    if shape >= Shape.OF3:
        needed = 3 if shape == Shape.OF3 else 4
        there = count_bits(found)
        if there >= needed:
            return 1.0
        return there / needed if there + count_bits(empty) >= needed else 0.0
    best = 0
    size = 1
    for pattern in PATTERNS[shape]:
        if pattern == 0:
            break
        if pattern & ~(found | empty) == 0:
            there = count_bits(found & pattern)
            if there > best:
                best = there
                size = count_bits(pattern)
    return best / size

"""What a learned evaluation reads off a board; importing this module loads (or compiles) it."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.bits import count_bits
from ecotone.engine.compiling import TERMS, entry, reader_of, rule
from ecotone.engine.state import State
from ecotone.games.keystone.cards import (
    CARDS_RECORD,
    GOALS,
    Cards,
)
from ecotone.games.keystone.evaluation import (
    empty_spaces,
    expected_points,
    goal_progress,
    open_ends,
    open_neighbours,
)
from ecotone.games.keystone.feature_names import MOST_KEYSTONES, NAMES, Feature
from ecotone.games.keystone.field import cards_to_the_right
from ecotone.games.keystone.lines import LINE_SPACES
from ecotone.games.keystone.openings import Joins, find_joins, no_joins
from ecotone.games.keystone.placing import owner_of
from ecotone.games.keystone.prospects import read_gains, read_research, read_skills
from ecotone.games.keystone.scoring import HIGHEST, LOWEST, Run, best_run, cards_with
from ecotone.games.keystone.table import (
    EMPTY,
    LINES,
    SIDE,
    SPACES,
    TABLE,
    TOKENS_PER_POINT,
    Table,
)

__all__ = ["NAMES", "read_features", "read_guess"]

Numbers = NDArray[np.float64]


cards_in = reader_of(CARDS_RECORD)
table_in = reader_of(TABLE)


@rule
def read_line(
    cards: Cards, table: Table, owner: int, line: int, worth: Numbers, joins: Joins, out: Numbers
) -> None:
    """A line's run and what may be added to it; `worth` gets its share of each space."""
    run = best_run(cards, table, owner, line)
    find_joins(cards, table, owner, line, run.points, joins)
    if run.points == 0:
        near = open_neighbours(cards, table, owner, line)
        out[Feature.NEIGHBOURS] += near
        if near == 0 and table.board[owner, LINE_SPACES[line, 0]] != EMPTY:
            out[Feature.DEAD] += 1.0
        return
    out[Feature.RUNS] += run.points
    out[Feature.PAIRS + run.cards - 2] += 1.0
    out[Feature.KEYSTONES] += run.keystones
    for place in range(run.start, run.start + run.cards):
        worth[LINE_SPACES[line, place]] += 1.0 + run.keystones
    ends = 0
    if run.first > 0:
        ends = open_ends(table, owner, line, run)
        if ends > 0:
            out[Feature.ENDS] += ends
            out[Feature.EXTENSIONS] += ends * (1.0 + run.keystones)
            out[Feature.KEYSTONE_ENDS] += ends * float(run.cards + run.research)
            wanted = wanted_ends(cards, table, owner, line, run)
            out[Feature.WANTED] += wanted * (1.0 + run.keystones)
    shape = 5 if run.cards == 4 else (3 + ends if run.cards == 3 else ends)
    kind = shape * (MOST_KEYSTONES + 1) + min(MOST_KEYSTONES, run.keystones)
    out[Feature.LINE_FIRST + kind] += 1.0


@rule
def wanted_ends(cards: Cards, table: Table, owner: int, line: int, run: Run) -> int:
    """Ends of a run for which a card lies in the Field that can be paid."""
    common = 15
    for place in range(run.start, run.start + run.cards):
        common &= cards.habitats[table.board[owner, LINE_SPACES[line, place]]]
    found = 0
    for side in range(2):
        place = run.start - 1 if side == 0 else run.start + run.cards
        number = run.first - run.step if side == 0 else run.first + run.step * run.cards
        if not 0 <= place < SIDE or not LOWEST <= number <= HIGHEST:
            continue
        if table.board[owner, LINE_SPACES[line, place]] != EMPTY:
            continue
        for slot in range(table.field_size):
            card = table.field[slot]
            if card != EMPTY and cards.number[card] == number and cards.habitats[card] & common:
                if cards_to_the_right(table, slot) <= table.synergy[owner]:
                    found += 1
                    break
    return found


@rule
def read_goals(cards: Cards, table: Table, owner: int, empty: int, out: Numbers) -> None:
    """Goals that are met, and those that can still be."""
    objective = table.objective[owner]
    if objective == EMPTY:
        return
    met = 0
    nearest = 0.0
    for goal in range(GOALS):
        found = cards_with(cards, table, owner, cards.goal_symbol[objective, goal])
        share = goal_progress(cards.goal_shape[objective, goal], found, empty)
        if share == 1.0:
            met += 1
        else:
            out[Feature.PROMISE] += share
            nearest = max(nearest, share)
    points = float(cards.ladder[objective, met])
    out[Feature.GOALS] = points
    if met < GOALS:
        out[Feature.NEAREST] = nearest * (float(cards.ladder[objective, met + 1]) - points)


@rule
def read_tokens(table: Table, owner: int, out: Numbers) -> None:
    """Synergy: what it scores and what it can buy."""
    tokens = float(table.synergy[owner])
    out[Feature.TOKENS] = tokens
    out[Feature.TOKEN_POINTS] = table.synergy[owner] // TOKENS_PER_POINT
    out[Feature.TOKEN_ROOT] = np.sqrt(max(0.0, tokens))
    out[Feature.WILD] = 1.0 if tokens >= table.wild_price else 0.0


@rule
def read_course(table: Table, seat: int, owner: int, room: float, out: Numbers) -> None:
    """How much of the game is left to the seat."""
    out[Feature.EMPTY] = room
    out[Feature.EMPTY_SQUARED] = room * room / SPACES
    out[Feature.EMPTY_BY_TIME] = room * table.time
    for other in range(table.players):
        if owner_of(table, other) != owner:
            fewer = room - count_bits(empty_spaces(table, other))
            out[Feature.MOST_EMPTY] = max(out[Feature.MOST_EMPTY], fewer)
    to_move = table.actor == seat and table.acted == 0
    out[Feature.TO_MOVE] = 1.0 if to_move else 0.0
    if table.final_round:
        out[Feature.FINAL] = 1.0
        out[Feature.FINAL_EMPTY] = room
        out[Feature.LAST_MOVE] = 1.0 if to_move or seat > table.actor else 0.0


@entry(TERMS)
def read_guess(edition: State, state: State, seat: int, out: Numbers) -> None:
    """What a seat has by the game's own evaluation, while a turn is being played."""
    cards = cards_in(edition)
    table = table_in(state)
    out[0] = expected_points(cards, table, owner_of(table, seat))


@entry(TERMS)
def read_features(edition: State, state: State, seat: int, out: Numbers) -> None:
    """The features of a seat in an unfinished game."""
    cards = cards_in(edition)
    table = table_in(state)
    owner = owner_of(table, seat)
    out[:] = 0.0
    worth = np.zeros(SPACES, np.float64)
    joins = no_joins()
    for line in range(LINES):
        read_line(cards, table, owner, line, worth, joins, out)
    read_research(cards, table, owner, worth, out)
    read_gains(cards, table, owner, joins, out)
    read_skills(cards, table, owner, worth, out)
    empty = empty_spaces(table, owner)
    room = float(count_bits(empty))
    read_goals(cards, table, owner, empty, out)
    read_tokens(table, owner, out)
    read_course(table, seat, owner, room, out)
    share = room / SPACES
    out[Feature.ENDS_LATER] = share * out[Feature.EXTENSIONS]
    out[Feature.PROMISE_LATER] = share * out[Feature.PROMISE]
    out[Feature.NEIGHBOURS_LATER] = share * out[Feature.NEIGHBOURS]
    out[Feature.TOKENS_LATER] = share * out[Feature.TOKENS]
    out[Feature.TARGETS_LATER] = share * out[Feature.TARGETS]
    out[Feature.DECK_LATER] = room * out[Feature.DECK_GAIN]
    best = max(out[Feature.FIELD_GAIN], out[Feature.ACTIVE_RESEARCH])
    out[Feature.BEST_TURN] = max(best, out[Feature.EXHAUSTED_RESEARCH])
    out[Feature.LEAST_ROOM] = room - out[Feature.MOST_EMPTY]
    out[Feature.TIME] = table.time
    out[Feature.OWN_GUESS] = expected_points(cards, table, owner)

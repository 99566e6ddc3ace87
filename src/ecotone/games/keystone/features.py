"""What a learned evaluation reads off a board; importing this module loads (or compiles) it."""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.bits import count_bits
from ecotone.engine.compiling import TERMS, entry, reader_of, rule
from ecotone.engine.state import State
from ecotone.games.keystone.cards import (
    CARDS_RECORD,
    GOALS,
    RESEARCHED,
    STEPS,
    Cards,
    Effect,
    Icon,
)
from ecotone.games.keystone.evaluation import (
    empty_spaces,
    goal_progress,
    open_ends,
    open_neighbours,
)
from ecotone.games.keystone.field import cards_to_the_right
from ecotone.games.keystone.lines import LINE_SPACES
from ecotone.games.keystone.placing import owner_of
from ecotone.games.keystone.scoring import HIGHEST, LOWEST, Run, best_run, cards_with
from ecotone.games.keystone.table import (
    EMPTY,
    LINES,
    SIDE,
    SPACES,
    TABLE,
    TOKENS,
    TOKENS_PER_POINT,
    Table,
)

Numbers = NDArray[np.float64]


class Feature(IntEnum):
    """The features of a seat, in their order."""

    RUNS = 0
    """Points of the runs as they lie."""
    PAIRS = 1
    """Lines whose run has two cards."""
    TRIPLES = 2
    WHOLE = 3
    """Lines that are one run."""
    KEYSTONES = 4
    """Keystone icons in runs, counted in each."""
    ENDS = 5
    """Empty spaces at an end of a run."""
    EXTENSIONS = 6
    """The same, each as often as its run counts."""
    KEYSTONE_ENDS = 7
    """The same, each by the points that a Keystone there would add."""
    WANTED = 8
    """Extensions for which a card lies in the Field that the seat can pay."""
    NEIGHBOURS = 9
    """Cards beside empty spaces in lines without a run, Keystones twice."""
    DEAD = 10
    """Full lines without a run."""
    IDLE_KEYSTONES = 11
    """Keystone icons on cards in no run."""
    BEST_TARGET = 12
    """The most that one research token would add to runs."""
    TARGETS = 13
    """What a research token would add to runs, over all cards without one."""
    READY_TARGET = 14
    """The most that one would add by an effect that a Skill token now has."""
    GOALS = 15
    """Points of the goals met."""
    PROMISE = 16
    """What is there of the goals that can still be met."""
    NEAREST = 17
    """The most that is there of one of them, by the points of the next step."""
    EMPTY = 18
    EMPTY_SQUARED = 19
    EMPTY_BY_TIME = 20
    TOKENS = 21
    TOKEN_POINTS = 22
    TOKEN_ROOT = 23
    WILD = 24
    """1 if a Wild can be paid."""
    MOST_EMPTY = 25
    """Empty spaces of the fullest other board, fewer than the own ones."""
    FINAL = 26
    """1 in the final round."""
    FINAL_EMPTY = 27
    """Empty spaces in the final round."""
    TO_MOVE = 28
    """1 if the seat still has its main action in this turn."""
    LAST_MOVE = 29
    """1 if the seat still has a main action in the final round."""
    ENDS_LATER = 30
    """EXTENSIONS, by the share of spaces that are empty."""
    PROMISE_LATER = 31
    NEIGHBOURS_LATER = 32
    TOKENS_LATER = 33
    TARGETS_LATER = 34


NAMES = tuple(feature.name.lower() for feature in Feature)
FEATURES = len(Feature)


def symbols_of_effects() -> NDArray[np.int64]:
    """The bit of the symbol that each effect researches, 0 for the others."""
    symbols = np.zeros(len(Effect), np.int64)
    for effect, symbol in RESEARCHED.items():
        symbols[effect] = 1 << symbol
    return symbols


SYMBOL_BITS = symbols_of_effects()

cards_in = reader_of(CARDS_RECORD)
table_in = reader_of(TABLE)


@rule
def read_line(
    cards: Cards, table: Table, owner: int, line: int, worth: Numbers, out: Numbers
) -> None:
    """A line's run and what may be added to it; `worth` gets its share of each space."""
    run = best_run(cards, table, owner, line)
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
    if run.first > 0:
        ends = open_ends(table, owner, line, run)
        if ends > 0:
            out[Feature.ENDS] += ends
            out[Feature.EXTENSIONS] += ends * (1.0 + run.keystones)
            out[Feature.KEYSTONE_ENDS] += ends * float(run.cards + run.research)
            wanted = wanted_ends(cards, table, owner, line, run)
            out[Feature.WANTED] += wanted * (1.0 + run.keystones)


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
def read_research(cards: Cards, table: Table, owner: int, worth: Numbers, out: Numbers) -> None:
    """Cards that research tokens would make worth more, and Keystones that wait for a run."""
    ready = 0
    for position in range(TOKENS):
        skill = table.skills[position]
        if skill != EMPTY:
            for step in range(STEPS):
                ready |= SYMBOL_BITS[cards.effects[skill, table.exhausted[position], step]]
    for space in range(SPACES):
        card = table.board[owner, space]
        if card == EMPTY:
            continue
        if worth[space] == 0.0:
            out[Feature.IDLE_KEYSTONES] += cards.icons[card] & Icon.KEYSTONE
        elif table.research[owner, space] == 0:
            out[Feature.TARGETS] += worth[space]
            out[Feature.BEST_TARGET] = max(out[Feature.BEST_TARGET], worth[space])
            if cards.symbols[card] & ready:
                out[Feature.READY_TARGET] = max(out[Feature.READY_TARGET], worth[space])


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
def read_features(edition: State, state: State, seat: int, out: Numbers) -> None:
    """The features of a seat in an unfinished game."""
    cards = cards_in(edition)
    table = table_in(state)
    owner = owner_of(table, seat)
    out[:] = 0.0
    worth = np.zeros(SPACES, np.float64)
    for line in range(LINES):
        read_line(cards, table, owner, line, worth, out)
    read_research(cards, table, owner, worth, out)
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

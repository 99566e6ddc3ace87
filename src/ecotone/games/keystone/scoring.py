"""Points: ecosystems, the objective's goals, Synergy, and who wins (p. 7 to 9)."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.bits import count_bits
from ecotone.engine.compiling import rule
from ecotone.games.keystone.cards import GOALS, Cards, Icon, Shape
from ecotone.games.keystone.journal import CONDITIONS, Condition, Difficulty, Use
from ecotone.games.keystone.lines import LINE_SPACES
from ecotone.games.keystone.placing import owner_of
from ecotone.games.keystone.special import all_filled, fits
from ecotone.games.keystone.table import (
    EMPTY,
    HABITATS,
    LINES,
    SIDE,
    SPACES,
    TOKENS_PER_POINT,
    Symbol,
    Table,
    Variant,
)

LOWEST, HIGHEST = 1, 5
"""Sequence numbers; a Wild stands for any of them."""
SYNERGY_LIMIT = 1 << 15


class Run(NamedTuple):
    """The best ecosystem of a line: (cards + research) x (1 + keystones) points.

    `habitats` are those that all its cards share, as bits.
    """

    points: int
    start: int
    cards: int
    habitats: int
    step: int
    first: int
    research: int
    keystones: int


def pattern_masks() -> NDArray[np.int64]:
    """For each shape with a form, the sets of spaces that make it, as bits; unused places are 0."""
    forms = {
        Shape.LINE2: [(0, 0), (0, 1)],
        Shape.LINE3: [(0, 0), (0, 1), (0, 2)],
        Shape.DIAG2: [(0, 0), (1, 1)],
        Shape.L3: [(0, 0), (1, 0), (1, 1)],
    }
    found: list[list[int]] = [[] for _ in forms]
    for shape, form in forms.items():
        masks = set()
        for _ in range(4):
            form = [(column, -row) for row, column in form]
            for down in range(-SIDE, SIDE):
                for across in range(-SIDE, SIDE):
                    cells = [(row + down, column + across) for row, column in form]
                    if all(0 <= r < SIDE and 0 <= c < SIDE for r, c in cells):
                        masks.add(sum(1 << (SIDE * r + c) for r, c in cells))
        found[shape] = sorted(masks)
    longest = max(len(masks) for masks in found)
    return np.array([masks + [0] * (longest - len(masks)) for masks in found], np.int64)


PATTERNS = pattern_masks()


@rule
def best_run(cards: Cards, table: Table, owner: int, line: int) -> Run:
    """The most valuable ecosystem of a line (R37); 0 points if there is none."""
    best = Run(0, 0, 0, 0, 0, 0, 0, 0)
    for start in range(SIDE - 1):
        one = table.board[owner, LINE_SPACES[line, start]]
        other = table.board[owner, LINE_SPACES[line, start + 1]]
        if one != EMPTY and other != EMPTY and cards.habitats[one] & cards.habitats[other] != 0:
            for step in (1, -1):
                if may_follow(cards.number[one], cards.number[other], step):
                    run = run_from(cards, table, owner, line, start, step)
                    if run.points > best.points:
                        best = run
    return best


@rule
def may_follow(number: int, following: int, step: int) -> bool:
    """Can two neighbours count up or down? A Wild (0) fits any card, another Wild too (R38)."""
    return number == 0 or following == 0 or following - number == step


@rule
def run_from(cards: Cards, table: Table, owner: int, line: int, start: int, step: int) -> Run:
    """The longest run that begins at a place of a line and counts up or down.

    Runs only gain by growing, so the longest is the best from this beginning.
    """
    return run_within(cards, table, owner, line, start, step, (1 << HABITATS) - 1)


@rule
def run_within(
    cards: Cards, table: Table, owner: int, line: int, start: int, step: int, common: int
) -> Run:
    """The longest such run in one of the given habitats."""
    habitats = 0
    first = 0
    length = 0
    research = 0
    keystones = 0
    for place in range(start, SIDE):
        space = LINE_SPACES[line, place]
        card = table.board[owner, space]
        if card == EMPTY:
            break
        common &= cards.habitats[card]
        if common == 0 or not fits_run(cards.number[card], first, step * (place - start)):
            break
        if first == 0 and cards.number[card] > 0:
            first = cards.number[card] - step * (place - start)
        habitats = common
        length += 1
        research += table.research[owner, space]
        if not (table.special and table.story[space] > 0):
            keystones += cards.icons[card] & Icon.KEYSTONE
    points = (length + research) * (1 + keystones) if length >= 2 else 0
    return Run(points, start, length, habitats, step, first, research, keystones)


@rule
def fits_run(number: int, first: int, offset: int) -> bool:
    """Can this number (0: a Wild) continue a run that starts with `first` (0: still open)?"""
    if first > 0:
        wanted = first + offset
        return LOWEST <= wanted <= HIGHEST and (number == 0 or number == wanted)
    return number == 0 or LOWEST <= number - offset <= HIGHEST


@rule
def cards_with(cards: Cards, table: Table, owner: int, symbol: int) -> int:
    """The spaces whose card shows a symbol, as bits."""
    found = 0
    for space in range(SPACES):
        card = table.board[owner, space]
        if card != EMPTY and (cards.symbols[card] >> symbol) & 1:
            if not (symbol == Symbol.KEYSTONE and table.special and table.story[space] > 0):
                found |= 1 << space
    return found


@rule
def goal_cards(cards: Cards, table: Table, owner: int, goal: int) -> int:
    """The spaces whose cards fulfil a goal of the objective, as bits; 0 if it is not met.

    Each goal counts once, and a card may serve several goals (R39).
    """
    objective = table.objective[owner]
    shape = cards.goal_shape[objective, goal]
    found = cards_with(cards, table, owner, cards.goal_symbol[objective, goal])
    if shape >= Shape.OF3:
        needed = 3 if shape == Shape.OF3 else 4
        return found if count_bits(found) >= needed else 0
    for pattern in PATTERNS[shape]:
        if pattern != 0 and found & pattern == pattern:
            return pattern
    return 0


@rule
def goals_met(cards: Cards, table: Table, owner: int) -> int:
    """Goals of the objective card that the board fulfils."""
    met = 0
    if table.objective[owner] != EMPTY:
        for goal in range(GOALS):
            if goal_cards(cards, table, owner, goal) != 0:
                met += 1
    return met


@rule
def total(cards: Cards, table: Table, owner: int) -> int:
    """All points of a board as it stands; empty spaces cost nothing (R42)."""
    points = table.synergy[owner] // TOKENS_PER_POINT
    for line in range(LINES):
        points += best_run(cards, table, owner, line).points
    if table.objective[owner] != EMPTY:
        points += cards.ladder[table.objective[owner], goals_met(cards, table, owner)]
    return points


@rule
def scores(cards: Cards, table: Table, out: NDArray[np.int64]) -> None:
    for seat in range(table.players):
        out[seat] = total(cards, table, owner_of(table, seat))


@rule
def places(cards: Cards, table: Table, out: NDArray[np.int64]) -> None:
    """Every seat's place: by points, then goals, then Synergy; who is level shares the place.

    In an assignment it is 1 for a success and 2 for a failure.
    """
    if table.assignment > 0:
        for seat in range(table.players):
            out[seat] = 1 if assignment_met(cards, table) else 2
        return
    standings = (
        standing(cards, table, 0),
        standing(cards, table, 1),
        standing(cards, table, 2),
        standing(cards, table, 3),
    )
    for seat in range(table.players):
        out[seat] = 1
        for other in range(table.players):
            if standings[other] > standings[seat]:
                out[seat] += 1


@rule
def standing(cards: Cards, table: Table, seat: int) -> int:
    """Points, then goals, then Synergy, packed into one number to compare (R41)."""
    if seat >= table.players:
        return 0
    owner = owner_of(table, seat)
    goals = goals_met(cards, table, owner)
    points = total(cards, table, owner)
    return (points * (GOALS + 1) + goals) * SYNERGY_LIMIT + table.synergy[owner]


@rule
def assignment_met(cards: Cards, table: Table) -> bool:
    """Do all victory conditions of the assignment hold?"""
    for index in range(CONDITIONS):
        if condition_progress(cards, table, index) < condition_target(cards, table, index):
            return False
    return True


@rule
def demanded(cards: Cards, table: Table, index: int) -> int:
    """The first number of a victory condition, at the difficulty that is played."""
    if table.difficulty == Difficulty.RELAXED:
        return cards.relaxed_a[table.assignment, index]
    if table.difficulty == Difficulty.DEMANDING:
        return cards.demanding_a[table.assignment, index]
    return cards.condition_a[table.assignment, index]


@rule
def condition_target(cards: Cards, table: Table, index: int) -> int:
    """The count a victory condition asks for; 0 if there is none."""
    condition = cards.condition[table.assignment, index]
    if condition == Condition.STORY_MAX or condition == Condition.BOARD_FULL:
        return 1
    if condition == Condition.SPECIES_PLACED:
        return 1
    return demanded(cards, table, index)


@rule
def condition_progress(cards: Cards, table: Table, index: int) -> int:
    """How far a victory condition has come, in the units of its target."""
    condition = cards.condition[table.assignment, index]
    a = demanded(cards, table, index)
    b = cards.condition_b[table.assignment, index]
    if condition == Condition.SCORE_MIN:
        return total(cards, table, 0)
    if condition == Condition.GOALS_MIN:
        return goals_met(cards, table, 0)
    if condition == Condition.RUNS_MIN:
        return lines_with_run(cards, table, b, cards.condition_c[table.assignment, index])
    if condition == Condition.LINE_SCORE_MIN:
        return lines_scoring(cards, table, b)
    if condition == Condition.RESEARCH_MIN or condition == Condition.CARDS_MIN:
        return counted_cards(cards, table, Use.CONDITION + index, condition)
    if condition == Condition.SYNERGY_MIN:
        return table.synergy[0]
    if condition == Condition.STORY_MIN:
        return table.story_log
    if condition == Condition.STORY_MAX:
        return 1 if story_on_board(table) <= a else 0
    if condition == Condition.BOARD_FULL:
        return 1 if all_filled(cards, table) else 0
    if condition == Condition.SPECIES_PLACED:
        return 1 if is_placed(table, a) else 0
    return 0


@rule
def lines_with_run(cards: Cards, table: Table, length: int, habitat: int) -> int:
    """Lines that hold an ecosystem of at least this length, in this habitat if one is asked for."""
    wanted = (1 << HABITATS) - 1 if habitat == EMPTY else 1 << habitat
    found = 0
    for line in range(LINES):
        longest = 0
        for start in range(SIDE - 1):
            for step in (1, -1):
                run = run_within(cards, table, 0, line, start, step, wanted)
                longest = max(longest, run.cards)
        if longest >= length:
            found += 1
    return found


@rule
def lines_scoring(cards: Cards, table: Table, points: int) -> int:
    """Lines that score at least so much."""
    found = 0
    for line in range(LINES):
        if best_run(cards, table, 0, line).points >= points:
            found += 1
    return found


@rule
def counted_cards(cards: Cards, table: Table, use: int, condition: int) -> int:
    """Cards that fit a condition's filter, or the research tokens on them."""
    found = 0
    for space in range(SPACES):
        card = table.board[0, space]
        if card != EMPTY and fits(cards, table, use, card):
            found += table.research[0, space] if condition == Condition.RESEARCH_MIN else 1
    return found


@rule
def story_on_board(table: Table) -> int:
    found = 0
    for space in range(SPACES):
        found += table.story[space]
    return found


@rule
def is_placed(table: Table, card: int) -> bool:
    for space in range(SPACES):
        if table.board[0, space] == card:
            return True
    return False


@rule
def is_together(table: Table) -> bool:
    """Do all players share one board, or is there only one?"""
    return table.players == 1 or table.variant == Variant.COOP

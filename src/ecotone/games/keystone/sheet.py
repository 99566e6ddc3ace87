"""The score sheet that explains itself: every line's run, every goal's cards."""

from collections.abc import Hashable
from functools import cache, lru_cache

from ecotone.engine.caching import cached
from ecotone.engine.edition import Edition
from ecotone.engine.state import State
from ecotone.games.keystone.actions import SPACE_NAMES
from ecotone.games.keystone.cards import GOALS, Cards, Shape
from ecotone.games.keystone.component_types import SYMBOL_NAMES
from ecotone.games.keystone.lines import LINE_SPACES
from ecotone.games.keystone.placing import owner_of
from ecotone.games.keystone.scoring import (
    PATTERNS,
    Run,
    best_run,
    cards_with,
    goal_cards,
    goals_met,
    run_from,
)
from ecotone.games.keystone.table import (
    EMPTY,
    LINES,
    SIDE,
    SPACES,
    TOKENS_PER_POINT,
    Table,
)
from ecotone.games.keystone.types import BoardScore, Goal, Line, ObjectiveScore, Placed, ScoreSheet
from ecotone.games.keystone.types import Run as RunShown
from ecotone.games.keystone.words import card_id, cards_of, habitat_letters, read_cards, record

PATTERNS_KEPT = 50_000
GOALS_KEPT = 20_000
OTHER = -2
"""Stands for a card without a goal's symbol."""
LINE_NAMES = tuple(f"{letter}{n + 1}" for letter in "CR" for n in range(SIDE))


def score_board(
    edition: Edition, table: Table, owner: int, with_objective: bool = True
) -> BoardScore:
    """A board's points as it stands, each with its reasons."""
    cards = cards_of(edition)
    lines = [explain_line(edition, cards, table, owner, line) for line in range(LINES)]
    synergy = int(table.synergy[owner])
    points = synergy // TOKENS_PER_POINT
    sheet: BoardScore = {
        "lines": lines,
        "synergy": {"tokens": synergy, "points": points},
        "total": sum(line["points"] for line in lines) + points,
    }
    if with_objective and table.objective[owner] != EMPTY:
        sheet["objective"] = explain_objective(edition, cards, table, owner)
        sheet["total"] += sheet["objective"]["points"]
    return sheet


def placed_cards(edition: Edition, table: Table, owner: int) -> list[Placed | None]:
    """What lies on each space of a board, row by row; None where it is empty."""
    return [
        None
        if table.board[owner, space] == EMPTY
        else {
            "space": SPACE_NAMES[space],
            "card": str(card_id(edition, int(table.board[owner, space]))),
            "research": int(table.research[owner, space]),
        }
        for space in range(SPACES)
    ]


def explain_line(edition: Edition, cards: Cards, table: Table, owner: int, line: int) -> Line:
    """The run that a line scores, or none, and the runs that lost against it."""
    best = best_run(cards, table, owner, line)
    entry: Line = {
        "line": LINE_NAMES[line],
        "points": int(best.points),
        "run": None,
        "others": [],
    }
    if best.points:
        entry["run"] = explain_run(edition, table, owner, line, best)
        entry["others"] = [
            explain_run(edition, table, owner, line, run)
            for run in other_runs(cards, table, owner, line, best)
        ]
    return entry


def explain_run(edition: Edition, table: Table, owner: int, line: int, run: Run) -> RunShown:
    """A run's habitats (all of them: R47), its cards, their numbers, and what multiplies them."""
    spaces = spaces_of_run(line, run)
    first = int(run.first) or (1 if run.step > 0 else int(run.cards))
    return {
        "points": int(run.points),
        "habitats": habitat_letters(int(run.habitats)),
        "spaces": [SPACE_NAMES[space] for space in spaces],
        "cards": [str(card_id(edition, int(table.board[owner, space]))) for space in spaces],
        "numbers": [first + int(run.step) * n for n in range(run.cards)],
        "research": int(run.research),
        "keystones": int(run.keystones),
        "multiplier": 1 + int(run.keystones),
    }


def spaces_of_run(line: int, run: Run) -> list[int]:
    """The spaces a run covers."""
    return [int(LINE_SPACES[line, run.start + n]) for n in range(run.cards)]


def other_runs(cards: Cards, table: Table, owner: int, line: int, best: Run) -> list[Run]:
    """The runs of a line that do not score, most valuable first; none lies inside another."""
    found = [best]
    for start in range(SIDE - 1):
        if table.board[owner, LINE_SPACES[line, start]] != EMPTY:
            for step in (1, -1):
                run = run_from(cards, table, owner, line, start, step)
                if run.points and not any(lies_inside(run, other) for other in found):
                    found.append(run)
    return sorted(found[1:], key=lambda run: -run.points)


def lies_inside(run: Run, other: Run) -> bool:
    """Does a run cover nothing that another one of the same line does not?"""
    return other.start <= run.start and run.start + run.cards <= other.start + other.cards


def needed_cards(shape: Shape) -> int:
    """How many cards a goal asks for."""
    return 4 if shape == Shape.OF4 else 2 if shape in (Shape.LINE2, Shape.DIAG2) else 3


def nearest_cards(cards: Cards, table: Table, owner: int, goal: int) -> int:
    """The spaces, as bits, whose cards come nearest to a goal that is not met."""
    objective = table.objective[owner]
    shape = Shape(int(cards.goal_shape[objective, goal]))
    found = int(cards_with(cards, table, owner, cards.goal_symbol[objective, goal]))
    if shape >= Shape.OF3:
        return found
    board = table.board[owner].tolist()
    others = sum(1 << space for space, card in enumerate(board) if card != EMPTY) & ~found
    return nearest_pattern(shape, found, others) & found


@lru_cache(PATTERNS_KEPT)
def nearest_pattern(shape: Shape, found: int, others: int) -> int:
    """The pattern that most of the spaces found belong to, if possible free of other cards."""
    return max(patterns_of(shape), key=lambda p: 2 * (p & found).bit_count() + (not p & others))


@cache
def patterns_of(shape: Shape) -> list[int]:
    """The sets of spaces that make a shape, as bits."""
    return [int(pattern) for pattern in PATTERNS[shape] if pattern]


def names_of_spaces(bits: int) -> list[str]:
    """A set of spaces by name."""
    return [SPACE_NAMES[space] for space in range(SPACES) if bits >> space & 1]


def explain_objective(edition: Edition, cards: Cards, table: Table, owner: int) -> ObjectiveScore:
    """Each goal with the cards that fulfil it, and the points for as many as are met."""
    objective = int(table.objective[owner])
    goals = [explain_goal(edition, cards, table, owner, goal) for goal in range(GOALS)]
    met = int(goals_met(cards, table, owner))
    return {
        "number": objective + 1,
        "goals": goals,
        "met": met,
        "points": int(cards.ladder[objective, met]),
        "ladder": [int(points) for points in cards.ladder[objective]],
    }


def goal_key(
    edition: Edition, cards: Cards, table: Table, owner: int, goal: int
) -> tuple[Hashable, ...]:
    """Everything that a goal depends on: of cards without its symbol, only where they lie."""
    objective = int(table.objective[owner])
    known = read_cards(edition)
    symbols, symbol = known.symbols, known.goal_symbol.item(objective, goal)
    laid = [
        card if card == EMPTY or symbols.item(card) >> symbol & 1 else OTHER
        for card in table.board[owner].tolist()
    ]
    return edition.digest, objective, goal, *laid, table.special and table.story.tobytes()


@cached(GOALS_KEPT, key=goal_key)
def explain_goal(edition: Edition, cards: Cards, table: Table, owner: int, goal: int) -> Goal:
    """A goal with the cards that fulfil it, or that come nearest to it."""
    objective = int(table.objective[owner])
    shape = Shape(int(cards.goal_shape[objective, goal]))
    found = int(goal_cards(cards, table, owner, goal))
    near = found or nearest_cards(cards, table, owner, goal)
    return {
        "shape": shape.name,
        "symbol": SYMBOL_NAMES[cards.goal_symbol[objective, goal]],
        "met": found != 0,
        "have": min(near.bit_count(), needed_cards(shape)),
        "need": needed_cards(shape),
        "near": names_of_spaces(near),
        "spaces": names_of_spaces(found),
        "cards": [
            str(card_id(edition, int(table.board[owner, space])))
            for space in range(SPACES)
            if found >> space & 1
        ],
    }


def score_sheet(edition: Edition, state: State, seat: int) -> ScoreSheet:
    """A seat's board and its points."""
    table = record(state)
    owner = int(owner_of(table, seat))
    return {"board": placed_cards(edition, table, owner), **score_board(edition, table, owner)}

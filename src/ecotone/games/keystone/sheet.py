"""The score sheet that explains itself: every line's run, every goal's cards."""

from typing import Any

from ecotone.engine.edition import Edition
from ecotone.games.keystone.actions import SPACE_NAMES
from ecotone.games.keystone.cards import GOALS, HABITAT_LETTERS, SYMBOL_NAMES, Cards, Shape
from ecotone.games.keystone.scoring import LINE_SPACES, best_run, goal_cards, goals_met
from ecotone.games.keystone.table import (
    EMPTY,
    LINES,
    SIDE,
    SPACES,
    TOKENS_PER_POINT,
    Table,
)
from ecotone.games.keystone.words import card_id, cards_of

LINE_NAMES = tuple(f"{letter}{n + 1}" for letter in "CR" for n in range(SIDE))


def score_board(
    edition: Edition, table: Table, owner: int, with_objective: bool = True
) -> dict[str, Any]:
    """A board's points as it stands, each with its reasons."""
    cards = cards_of(edition)
    lines = [explain_line(edition, cards, table, owner, line) for line in range(LINES)]
    synergy = int(table.synergy[owner])
    points = synergy // TOKENS_PER_POINT
    sheet: dict[str, Any] = {"lines": lines}
    total = sum(line["points"] for line in lines) + points
    if with_objective and table.objective[owner] != EMPTY:
        sheet["objective"] = explain_objective(edition, cards, table, owner)
        total += sheet["objective"]["points"]
    sheet["synergy"] = {"tokens": synergy, "points": points}
    sheet["total"] = total
    return sheet


def explain_line(
    edition: Edition, cards: Cards, table: Table, owner: int, line: int
) -> dict[str, Any]:
    """The run that a line scores, or none."""
    run = best_run(cards, table, owner, line)
    entry: dict[str, Any] = {"line": LINE_NAMES[line], "points": int(run.points), "run": None}
    if run.points:
        spaces = [int(LINE_SPACES[line, run.start + n]) for n in range(run.cards)]
        first = int(run.first) or (1 if run.step > 0 else int(run.cards))
        entry["run"] = {
            "habitat": HABITAT_LETTERS[run.habitat],
            "spaces": [SPACE_NAMES[space] for space in spaces],
            "cards": [card_id(edition, int(table.board[owner, space])) for space in spaces],
            "numbers": [first + int(run.step) * n for n in range(run.cards)],
            "research": int(run.research),
            "keystones": int(run.keystones),
            "multiplier": 1 + int(run.keystones),
        }
    return entry


def explain_objective(edition: Edition, cards: Cards, table: Table, owner: int) -> dict[str, Any]:
    """Each goal with the cards that fulfil it, and the points for as many as are met."""
    objective = int(table.objective[owner])
    goals = []
    for goal in range(GOALS):
        found = int(goal_cards(cards, table, owner, goal))
        spaces = [space for space in range(SPACES) if found >> space & 1]
        goals.append(
            {
                "shape": Shape(int(cards.goal_shape[objective, goal])).name,
                "symbol": SYMBOL_NAMES[cards.goal_symbol[objective, goal]],
                "met": found != 0,
                "spaces": [SPACE_NAMES[space] for space in spaces],
                "cards": [card_id(edition, int(table.board[owner, space])) for space in spaces],
            }
        )
    met = int(goals_met(cards, table, owner))
    return {
        "number": objective + 1,
        "goals": goals,
        "met": met,
        "points": int(cards.ladder[objective, met]),
        "ladder": [int(points) for points in cards.ladder[objective]],
    }

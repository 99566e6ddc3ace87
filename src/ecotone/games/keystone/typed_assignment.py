"""An assignment of the Field Journal played with the box: was it won?"""

from typing import Any

from ecotone.engine.edition import Edition
from ecotone.engine.options import AS_WRITTEN
from ecotone.engine.provenance import HOUSE, HouseValue, house_mark
from ecotone.engine.texts import LANGUAGES
from ecotone.games.keystone.cards import Cards
from ecotone.games.keystone.journal import DIFFICULTIES, Difficulty
from ecotone.games.keystone.journal_words import condition_words
from ecotone.games.keystone.scoring import (
    assignment_met,
    condition_progress,
    condition_target,
)
from ecotone.games.keystone.setup import take_special_rules
from ecotone.games.keystone.table import Table
from ecotone.games.keystone.words import TEXTS, cards_of

MOST_STORY = 99


def begin_assignment(edition: Edition, table: Table) -> None:
    """The rules and the objective of the table's assignment, with no story token on the board."""
    cards: Cards = cards_of(edition)
    take_special_rules(cards, table)
    table.story[:] = 0
    table.objective[0] = cards.assignment_objective[table.assignment]


def assignment_sheet(edition: Edition, table: Table, points_are_ours: bool) -> dict[str, Any]:
    """Each condition of the assignment and whether it is met, and whether all are.

    Conditions of our own design are marked, those of other difficulties always are, and so are the
    points if a line of them is ours.
    """
    cards: Cards = cards_of(edition)
    rows = {row["number"]: row for row in edition.tables["assignments"]}
    row = rows[int(table.assignment)]
    difficulty = DIFFICULTIES[table.difficulty - Difficulty.RELAXED]
    is_ours = row["setup_from"] == HOUSE or difficulty != AS_WRITTEN
    ours = [HouseValue("assignment", "", {})] if is_ours else []
    conditions = []
    for index, victory in enumerate(row["victory"]):
        have = int(condition_progress(cards, table, index))
        need = int(condition_target(cards, table, index))
        conditions.append(
            {
                "text": {
                    language: condition_words(edition, victory, language, difficulty)
                    for language in LANGUAGES
                },
                "have": have,
                "need": need,
                "met": have >= need,
            }
        )
    won = bool(assignment_met(cards, table))
    return {
        "assignment": {
            "number": row["number"],
            "title": {language: row[f"title_{language}"].strip() for language in LANGUAGES},
            "difficulty": difficulty,
            "conditions": conditions,
            "story": any("story" in one["condition"].name.lower() for one in row["victory"]),
            "house": house_mark(TEXTS, ours),
        },
        "won": won,
        "house": points_are_ours or bool(ours),
    }

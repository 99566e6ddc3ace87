"""Keystone's score sheet in the terminal, each number with its reason."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ecotone.engine.edition import Edition
from ecotone.engine.options import AS_WRITTEN
from ecotone.engine.provenance import marked_points, with_house_values
from ecotone.games.keystone.cards import Shape
from ecotone.games.keystone.component_types import HABITAT_LETTERS, SYMBOL_NAMES
from ecotone.games.keystone.journal_words import difficulty_name
from ecotone.games.keystone.terminal_cards import card_index, name_of
from ecotone.games.keystone.words import TEXTS, goal_words, habitat_name, line_name


def goal_line(edition: Edition, goal: dict[str, Any], language: str) -> str:
    """A goal in words, with the cards that fulfil it."""
    index = card_index(edition)
    words = goal_words(Shape[goal["shape"]], SYMBOL_NAMES.index(goal["symbol"]), language)
    if not goal["met"]:
        return TEXTS.format(language, "sheet-goal-open", {"goal": words})
    names = ", ".join(name_of(edition, index, card, language) for card in goal["cards"])
    return TEXTS.format(language, "sheet-goal-met", {"goal": words, "cards": names})


def draw_sheet(edition: Edition, sheet: dict[str, Any], language: str) -> RenderableType:
    """The score sheet, each number with its reason."""
    index = card_index(edition)
    table = Table(title=Text(sheet["player"]) if sheet.get("player") else None)
    for _ in range(3):
        table.add_column("")
    table.show_header = False
    for line in sheet["lines"]:
        label = line_name(line["line"], language)
        words = run_words(edition, index, line["run"], language)
        table.add_row(label, marked_points(line), with_house_values(words, line, language))
    if "objective" in sheet:
        objective = sheet["objective"]
        goals = [goal_line(edition, goal, language) for goal in objective["goals"]]
        words = with_house_values("\n".join(goals), objective, language)
        table.add_row(TEXTS.format(language, "sheet-objective"), marked_points(objective), words)
    tokens = TEXTS.format(language, "sheet-tokens", {"tokens": sheet["synergy"]["tokens"]})
    table.add_row(TEXTS.format(language, "sheet-synergy"), str(sheet["synergy"]["points"]), tokens)
    table.add_section()
    table.add_row(TEXTS.format(language, "sheet-total"), str(sheet["total"]), "", style="bold")
    if "assignment" in sheet:
        table.add_section()
        table.add_row(*assignment_row(sheet["assignment"], language))
    return table


def assignment_row(assignment: dict[str, Any], language: str) -> tuple[str, str, str]:
    """The assignment, how many of its conditions are met, and each of them."""
    words = {"number": assignment["number"], "title": assignment["title"][language]}
    conditions = assignment["conditions"]
    met = sum(one["met"] for one in conditions)
    title = TEXTS.format(language, "assignment-title", words)
    if assignment["difficulty"] != AS_WRITTEN:
        title += f"\n{difficulty_name(assignment['difficulty'], language)}"
    lines = [f"{'✓' if one['met'] else '–'} {one['text'][language]}" for one in conditions]
    return (
        title,
        marked_points({"points": f"{met}/{len(conditions)}", "house": assignment["house"]}),
        with_house_values("\n".join(lines), assignment, language),
    )


def run_words(
    edition: Edition, index: dict[str | None, int], run: dict[str, Any] | None, language: str
) -> str:
    """A scored run in words: habitat, cards, and the sum."""
    if run is None:
        return TEXTS.format(language, "sheet-none")
    names = [
        f"{name_of(edition, index, card, language)} {number}"
        for card, number in zip(run["cards"], run["numbers"], strict=True)
    ]
    habitats = TEXTS.format(language, "list-and").join(
        habitat_name(HABITAT_LETTERS.index(letter), language) for letter in run["habitats"]
    )
    return TEXTS.format(
        language,
        "sheet-run",
        {
            "habitat": habitats,
            "cards": ", ".join(names),
            "count": len(names),
            "research": run["research"],
            "multiplier": run["multiplier"],
        },
    )

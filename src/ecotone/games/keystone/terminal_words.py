"""Keystone's table in words, for screen readers: what the panes show with letters and signs."""

from collections.abc import Iterator
from typing import Any

from ecotone.engine.edition import Edition
from ecotone.games.keystone.actions import SPACE_NAMES
from ecotone.games.keystone.cards import Shape, Side
from ecotone.games.keystone.component_types import HABITAT_LETTERS, SYMBOL_NAMES
from ecotone.games.keystone.journal_words import condition_words
from ecotone.games.keystone.table import SIDE, WILD
from ecotone.games.keystone.terminal_cards import ICONS, card_index
from ecotone.games.keystone.words import (
    TEXTS,
    card_name,
    card_row,
    goal_words,
    habitat_name,
    line_name,
    side_words,
    skill_name,
    symbol_name,
)

BETWEEN = "; "

View = dict[str, Any]


def card_words(
    edition: Edition, card: int, language: str, research: int = 0, story: int = 0
) -> str:
    """A card by name, with its number, habitats, season, icons and tokens."""
    parts = [] if card >= WILD else species_words(edition, card, language)
    if research:
        parts.append(TEXTS.format(language, "run-research", {"count": research}))
    if story:
        parts.append(TEXTS.format(language, "plain-story", {"count": story}))
    name = card_name(edition, card, language)
    return f"{name}, {', '.join(parts)}" if parts else name


def species_words(edition: Edition, card: int, language: str) -> list[str]:
    """The values that are printed on a species."""
    row = card_row(edition, card)
    habitats = [
        habitat_name(habitat, language)
        for habitat in range(len(HABITAT_LETTERS))
        if row["habitats"] >> habitat & 1
    ]
    icons = [
        symbol_name(SYMBOL_NAMES.index(icon.title()), language) for icon, _ in ICONS if row[icon]
    ]
    return [str(row["number"]), *habitats, symbol_name(row["season"], language), *icons]


def drawn_words(edition: Edition, cards: list[str], language: str) -> Iterator[str]:
    """The cards looked at, one a line."""
    index = card_index(edition)
    return (card_words(edition, index[card], language) for card in cards)


def board_words(edition: Edition, view: View, board: View, language: str) -> Iterator[str]:
    """A board row by row, each space by the coordinate that can be typed, then the columns."""
    points = {line["line"]: line["points"] for line in board["score"]["lines"]}
    for row in range(SIDE):
        yield f"{line_words(f'R{row + 1}', points, language)}: " + BETWEEN.join(
            f"{line_name(f'C{column + 1}', language)} "
            + space_words(edition, view, board, row * SIDE + column, language)
            for column in range(SIDE)
        )
    columns = [line_words(f"C{column + 1}", points, language) for column in range(SIDE)]
    yield BETWEEN.join(columns)


def line_words(line: str, points: dict[str, int], language: str) -> str:
    """A row or column with its points."""
    words = {"line": line_name(line, language), "count": points[line]}
    return TEXTS.format(language, "plain-line", words)


def space_words(edition: Edition, view: View, board: View, space: int, language: str) -> str:
    """What lies on a space, or keeps cards out of it."""
    special = view["special"] or {}
    cell, name = board["spaces"][space], SPACE_NAMES[space]
    if cell is not None:
        card = card_index(edition)[cell["card"]]
        story = special.get("in_care", {}).get(name, 0)
        return card_words(edition, card, language, cell["research"], story)
    for kept, key in (("invaded", "space-invaded"), ("closed", "space-closed")):
        if name in special.get(kept, ()):
            return TEXTS.format(language, key)
    return TEXTS.format(language, "plain-empty")


def field_words(edition: Edition, view: View, language: str) -> Iterator[str]:
    """The Field from left to right: place, price, tokens on the card, the card."""
    index = card_index(edition)
    for number, slot in enumerate(view["field"], 1):
        if slot is None:
            yield f"{number}: {TEXTS.format(language, 'plain-empty')}"
            continue
        price = TEXTS.format(language, "field-cost", {"cost": slot["cost"]})
        tokens = TEXTS.format(language, "plain-tokens", {"count": slot["tokens"]})
        card = card_words(edition, index[slot["card"]], language, story=slot["story"])
        yield f"{number}: {card}{BETWEEN}{price}" + (BETWEEN + tokens if slot["tokens"] else "")


def skills_words(edition: Edition, view: View, language: str) -> Iterator[str]:
    """Skill tokens with the side that is up, then the other side."""
    for number, token in enumerate(view["skills"], 1):
        other = {"effects": other_side_words(edition, token, language)}
        line = skill_words(edition, token, language)
        yield f"{number}: {line}{BETWEEN}{TEXTS.format(language, 'plain-other-side', other)}"


def skill_words(edition: Edition, token: View, language: str) -> str:
    """A Skill token by name, with its state and what the side that is up does."""
    skill, up = token["skill"] - 1, Side[token["side"].upper()]
    state = "resolving" if token["resolving"] else "pending" if token["pending"] else up.name
    words = {
        "skill": skill_name(edition, skill, language),
        "state": TEXTS.format(language, f"skill-{state.lower()}"),
        "effects": side_words(edition, skill, up, language),
    }
    return TEXTS.format(language, "skill-line", words)


def other_side_words(edition: Edition, token: View, language: str) -> str:
    """What the side of a Skill token does that lies below."""
    down = Side(1 - Side[token["side"].upper()])
    return side_words(edition, token["skill"] - 1, down, language)


def goals_words(goals: list[View], language: str) -> Iterator[str]:
    """The goals of an objective card, and how far each is met."""
    for goal in goals:
        named = goal_words(Shape[goal["shape"]], SYMBOL_NAMES.index(goal["symbol"]), language)
        yield standing_words(named, goal["have"], goal["need"], goal["met"], language)


def conditions_words(edition: Edition, row: View, view: View, language: str) -> Iterator[str]:
    """What an assignment asks for, and how far it is met."""
    for victory, standing in zip(row["victory"], view["conditions"], strict=True):
        have, need = standing["have"], standing["need"]
        named = condition_words(edition, victory, language, view["difficulty"])
        yield standing_words(named, have, need, have >= need, language)


def standing_words(named: str, have: int, need: int, met: bool, language: str) -> str:
    words = {"goal": named, "have": have, "need": need}
    return TEXTS.format(language, "plain-met" if met else "plain-open", words)

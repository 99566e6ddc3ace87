"""Everything on the table of Keystone explained: cards, Skill tokens, objectives, signs."""

from collections.abc import Iterator

from ecotone.engine.edition import Edition, Row
from ecotone.engine.provenance import rests_on_house_values
from ecotone.engine.terminal import Explained, explained_signs
from ecotone.games.keystone.cards import GOALS, Shape, Side
from ecotone.games.keystone.component_types import HABITAT_LETTERS, SEASON_NAMES, SYMBOL_NAMES
from ecotone.games.keystone.table import WILD
from ecotone.games.keystone.words import (
    TEXTS,
    card_id,
    card_name,
    full_habitat_name,
    goal_words,
    side_words,
    symbol_name,
)

ICONS = ("keystone", "endangered", "tag")
SIGNS = {
    **{f"habitat:{one}": (f"habitat-{one.lower()}", "explains-habitat") for one in HABITAT_LETTERS},
    **{
        f"symbol:{one}": (f"symbol-{one}", "explains-season")
        for one in (name.lower() for name in SEASON_NAMES)
    },
    **{f"symbol:{one}": (f"symbol-{one}", f"explains-{one}") for one in (*ICONS, "wild")},
    "synergy": ("synergy", "explains-synergy"),
    "time": ("time", "explains-time"),
    "unseen": ("unseen", "explains-unseen"),
    "discards": ("discards", "explains-discards"),
    **{
        one: (f"sign-{one}", f"explains-{one}")
        for one in (
            "number",
            "cost",
            "research",
            "points",
            "line",
            "filled",
            "deck",
            "condition",
            "wild-left",
            "goal",
            "ladder",
            "story",
            "gain",
            "use-exhausted",
        )
    },
}
"""Signs and numbers by what the board calls them: the texts of their name and their meaning."""


def glossary(edition: Edition, language: str) -> Iterator[Explained]:
    """All cards and tokens of an edition, and what their signs and the numbers mean."""
    for card, row in enumerate(edition.tables["species"]):
        text = f"{row['number']} · {values(row, row['habitats'], language)}"
        yield Explained(
            card_name(edition, card, language),
            text,
            row["scientific"],
            subject=f"card:{card_id(edition, card)}",
            part="envelopes" if row.get("envelope") else "species",
            house=rests_on_house_values(row),
        )
    for index, row in enumerate(edition.tables["wilds"]):
        number = TEXTS.format(language, "any-number")
        text = f"{number} · {values(row, 1 << row['habitat'], language)}"
        yield Explained(
            card_name(edition, WILD + index, language),
            text,
            subject=f"card:{card_id(edition, WILD + index)}",
            house=rests_on_house_values(row),
        )
    for skill, row in enumerate(edition.tables["skills"]):
        sides = [
            f"{TEXTS.format(language, f'skill-{side.name.lower()}')}: "
            f"{side_words(edition, skill, side, language)}"
            for side in (Side.ACTIVE, Side.EXHAUSTED)
        ]
        yield Explained(
            row[f"name_{language}"],
            " · ".join(sides),
            subject=f"skill:{row['number']}",
            house=rests_on_house_values(row),
        )
    for row in edition.tables["objectives"]:
        goals = [goal_words(shape, symbol, language) for shape, symbol in goals_of(row)]
        yield Explained(
            row[f"name_{language}"],
            " · ".join(goals),
            subject=f"objective:{row['number']}",
            house=rests_on_house_values(row),
        )
    yield from explained_signs(TEXTS, language, SIGNS)


def goals_of(row: Row) -> list[tuple[Shape, int]]:
    return [row[f"goal{number}"] for number in range(1, GOALS + 1)]


def values(row: Row, bits: int, language: str) -> str:
    """Habitats, season and icons of a card."""
    habitats = [
        full_habitat_name(n, language) for n in range(len(HABITAT_LETTERS)) if bits >> n & 1
    ]
    icons = [
        symbol_name(SYMBOL_NAMES.index(icon.title()), language) for icon in ICONS if row.get(icon)
    ]
    return " · ".join([", ".join(habitats), symbol_name(row["season"], language), *icons])

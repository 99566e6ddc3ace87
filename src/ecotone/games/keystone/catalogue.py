"""Keystone's components as plain data, for whoever draws them: words in both languages."""

from typing import Any

from ecotone.engine.edition import Edition, Row
from ecotone.engine.texts import LANGUAGES
from ecotone.games.keystone.actions import SPACE_NAMES
from ecotone.games.keystone.cards import (
    GOALS,
    HABITAT_LETTERS,
    RESEARCHED,
    SEASON_NAMES,
    SYMBOL_NAMES,
    Effect,
    Icon,
    Shape,
)
from ecotone.games.keystone.journal import Condition, Special
from ecotone.games.keystone.journal_words import condition_words, spaces_of
from ecotone.games.keystone.table import SIDE, TOKENS_PER_POINT, WILD, WILD_PRICE, Symbol
from ecotone.games.keystone.words import (
    card_id,
    card_name,
    effect_words,
    goal_words,
    short_name,
)

Said = dict[str, str]
ICON_NAMES = tuple(icon.name.lower() for icon in Icon)


def catalogue(edition: Edition) -> dict[str, Any]:
    """All components of an edition."""
    tables = edition.tables
    return {
        "edition": {
            "name": edition.name,
            "title": dict(edition.title),
            "about": dict(edition.about),
        },
        "side": SIDE,
        "wild_price": WILD_PRICE,
        "tokens_per_point": TOKENS_PER_POINT,
        "cards": [
            *(describe_species(edition, n, row) for n, row in enumerate(tables["species"])),
            *(describe_wild(edition, n, row) for n, row in enumerate(tables["wilds"])),
        ],
        "skills": [describe_skill(row) for row in tables["skills"]],
        "objectives": [describe_objective(row) for row in tables["objectives"]],
        "assignments": [describe_assignment(edition, row) for row in tables["assignments"]],
        "envelopes": [describe_envelope(edition, row) for row in tables["envelopes"]],
    }


def describe_species(edition: Edition, card: int, row: Row) -> dict[str, Any]:
    """A species card, with the source of every value on it."""
    return {
        **names_of(edition, card),
        "scientific": row["scientific"],
        "number": row["number"],
        "habitats": letters(row["habitats"]),
        "season": SEASON_NAMES[row["season"]],
        "icons": [icon for icon in ICON_NAMES if row[icon]],
        "envelope": row.get("envelope", 0),
        "from": {
            "name": row["name_from"],
            "habitats": dict(row["habitats_from"]),
            "season": row["season_from"],
            **{icon: row[f"{icon}_from"] for icon in ICON_NAMES},
        },
        "why": row["why"],
    }


def describe_wild(edition: Edition, index: int, row: Row) -> dict[str, Any]:
    """A Wild: no number of its own, no icons."""
    letter = HABITAT_LETTERS[row["habitat"]]
    return {
        **names_of(edition, WILD + index),
        "scientific": "",
        "number": None,
        "habitats": [letter],
        "season": SEASON_NAMES[row["season"]],
        "icons": [],
        "from": {"habitats": {letter: row["habitat_from"]}, "season": row["season_from"]},
        "why": row["why"],
    }


def names_of(edition: Edition, card: int) -> dict[str, Any]:
    """What a card is called: by views, in full, and where there is little room."""
    return {
        "id": card_id(edition, card),
        "wild": card >= WILD,
        "name": {language: card_name(edition, card, language) for language in LANGUAGES},
        "short": {language: short_name(edition, card, language) for language in LANGUAGES},
    }


def letters(bits: int) -> list[str]:
    """The habitats of a card in their fixed order."""
    return [letter for n, letter in enumerate(HABITAT_LETTERS) if bits >> n & 1]


def describe_skill(row: Row) -> dict[str, Any]:
    """A Skill token with both sides."""
    return {
        "number": row["number"],
        "name": {language: row[f"name_{language}"] for language in LANGUAGES},
        "active": [describe_effect(*effect) for effect in row["active"]],
        "exhausted": [describe_effect(*effect) for effect in row["exhausted"]],
        "from": {key: row[f"{key}_from"] for key in ("name", "active", "exhausted", "pairing")},
    }


def describe_effect(effect: Effect, amount: int) -> dict[str, Any]:
    """One effect, with the symbol it looks for if it is research."""
    symbol = RESEARCHED.get(effect)
    return {
        "effect": effect.name,
        "amount": amount,
        "symbol": None if symbol is None else Symbol(symbol).name.capitalize(),
        "text": {language: effect_words(effect, amount, language) for language in LANGUAGES},
    }


def describe_objective(row: Row) -> dict[str, Any]:
    """An objective card: four goals, and the points for none to four of them."""
    goals = [row[f"goal{n + 1}"] for n in range(GOALS)]
    return {
        "number": row["number"],
        "name": {language: row[f"name_{language}"] for language in LANGUAGES},
        "goals": [
            {
                "shape": Shape(shape).name,
                "symbol": SYMBOL_NAMES[symbol],
                "text": {language: goal_words(shape, symbol, language) for language in LANGUAGES},
            }
            for shape, symbol in goals
        ],
        "ladder": [0, *(row[f"points{n + 1}"] for n in range(GOALS))],
        "from": {"goals": row["goals_from"], "points": row["points_from"]},
    }


def describe_assignment(edition: Edition, row: Row) -> dict[str, Any]:
    """An assignment of the Field Journal, with its conditions in words."""
    return {
        "number": row["number"],
        **{
            key: {language: row[f"{key}_{language}"].strip() for language in LANGUAGES}
            for key in ("title", "place", "story")
        },
        "synergy": row["synergy"],
        "time": row["time"],
        "month": row["month"],
        "at": row["at"],
        "opens_envelope": row["opens_envelope"],
        "skills": row["skills"],
        "objective": row["objective"],
        "wilds": row["wilds"],
        "wilds_per_stack": row["wilds_per_stack"],
        "placed": [
            {
                "space": SPACE_NAMES[placed["space"]],
                "card": card_id(edition, placed["card"]),
                "research": placed["research"],
                "story": placed["story"],
            }
            for placed in row["placed"]
        ],
        "closed": [SPACE_NAMES[space] for space in spaces_of(row, Special.CLOSED_SPACES)],
        "invaded": [SPACE_NAMES[space] for space in spaces_of(row, Special.INVASIVE)],
        "rules": [
            {
                "id": rule["id"],
                "text": {language: rule[f"text_{language}"] for language in LANGUAGES},
            }
            for rule in row["rules"]
        ],
        "victory": [describe_condition(edition, condition) for condition in row["victory"]],
        "from": {"setup": row["setup_from"], "story": row["story_from"]},
    }


def describe_condition(edition: Edition, row: Row) -> dict[str, Any]:
    """A condition of an assignment in words."""
    return {
        "condition": Condition(row["condition"]).name.lower(),
        "a": row["a"],
        "b": row["b"],
        "text": {language: condition_words(edition, row, language) for language in LANGUAGES},
    }


def describe_envelope(edition: Edition, row: Row) -> dict[str, Any]:
    """An envelope and the species in it."""
    return {
        "number": row["number"],
        "title": {language: row[f"title_{language}"] for language in LANGUAGES},
        "cards": [
            card_id(edition, card)
            for card, species in enumerate(edition.tables["species"])
            if species.get("envelope") == row["number"]
        ],
    }

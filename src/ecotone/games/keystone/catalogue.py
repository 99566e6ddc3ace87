"""Keystone's components as plain data, for whoever draws them: words in both languages."""

from ecotone.engine.edition import Edition, Row
from ecotone.engine.texts import LANGUAGES, Localized
from ecotone.games.keystone.actions import SPACE_NAMES
from ecotone.games.keystone.cards import GOALS, RESEARCHED, Effect, Shape
from ecotone.games.keystone.component_types import (
    HABITAT_LETTERS,
    ICON_NAMES,
    SEASON_NAMES,
    SYMBOL_NAMES,
    AssignmentFacts,
    CardFacts,
    CardNames,
    Catalogue,
    ConditionFacts,
    EffectFacts,
    EnvelopeFacts,
    ObjectiveFacts,
    SkillFacts,
)
from ecotone.games.keystone.journal import DifficultyName, Special
from ecotone.games.keystone.journal_words import condition_words, rule_words, spaces_of
from ecotone.games.keystone.table import TOKENS_PER_POINT, WILD, WILD_PRICE, Symbol
from ecotone.games.keystone.words import (
    card_id,
    card_name,
    effect_words,
    goal_words,
    habitat_letters,
    short_name,
)


def catalogue(edition: Edition) -> Catalogue:
    """All components of an edition."""
    tables = edition.tables
    return {
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


def describe_species(edition: Edition, card: int, row: Row) -> CardFacts:
    """A species card, with the source of every value on it."""
    return {
        **names_of(edition, card),
        "scientific": row["scientific"],
        "number": row["number"],
        "habitats": habitat_letters(row["habitats"]),
        "season": SEASON_NAMES[row["season"]],
        "icons": [icon for icon in ICON_NAMES if row[icon]],
        "envelope": row.get("envelope", 0),
        "sources": {
            "name": row["name_from"],
            "habitats": dict(row["habitats_from"]),
            "season": row["season_from"],
            "keystone": row["keystone_from"],
            "endangered": row["endangered_from"],
            "tag": row["tag_from"],
        },
        "why": why_of(row),
    }


def describe_wild(edition: Edition, index: int, row: Row) -> CardFacts:
    """A Wild: no number of its own, no icons."""
    letter = HABITAT_LETTERS[row["habitat"]]
    return {
        **names_of(edition, WILD + index),
        "scientific": "",
        "number": None,
        "habitats": [letter],
        "season": SEASON_NAMES[row["season"]],
        "icons": [],
        "envelope": 0,
        "sources": {"habitats": {letter: row["habitat_from"]}, "season": row["season_from"]},
        "why": why_of(row),
    }


def why_of(row: Row) -> Localized:
    """Why a card has its values, where an edition says so."""
    return {"en": row["why"], "de": row.get("why_de", "")}


def names_of(edition: Edition, card: int) -> CardNames:
    """What a card is called: by views, in full, and where there is little room."""
    return {
        "id": str(card_id(edition, card)),
        "wild": card >= WILD,
        "name": {language: card_name(edition, card, language) for language in LANGUAGES},
        "short": {language: short_name(edition, card, language) for language in LANGUAGES},
    }


def describe_skill(row: Row) -> SkillFacts:
    """A Skill token with both sides."""
    return {
        "number": row["number"],
        "name": {language: row[f"name_{language}"] for language in LANGUAGES},
        "active": [describe_effect(*effect) for effect in row["active"]],
        "exhausted": [describe_effect(*effect) for effect in row["exhausted"]],
    }


def describe_effect(effect: Effect, amount: int) -> EffectFacts:
    """One effect, with the symbol it looks for if it is research."""
    symbol = RESEARCHED.get(effect)
    return {
        "effect": effect.name,
        "amount": amount,
        "symbol": None if symbol is None else Symbol(symbol).name.capitalize(),
        "text": {language: effect_words(effect, amount, language) for language in LANGUAGES},
    }


def describe_objective(row: Row) -> ObjectiveFacts:
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
    }


def describe_assignment(edition: Edition, row: Row) -> AssignmentFacts:
    """An assignment of the Field Journal, with its conditions in words."""
    return {
        "number": row["number"],
        "title": in_languages(row, "title"),
        "place": in_languages(row, "place"),
        "story": in_languages(row, "story"),
        "synergy": row["synergy"],
        "time": row["time"],
        "opens_envelope": row["opens_envelope"],
        "skills": row["skills"],
        "objective": row["objective"],
        "wilds": row["wilds"],
        "wilds_per_stack": row["wilds_per_stack"],
        "placed": [
            {
                "space": SPACE_NAMES[placed["space"]],
                "card": str(card_id(edition, placed["card"])),
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
                "text": {language: rule_words(rule, language) for language in LANGUAGES},
            }
            for rule in row["rules"]
        ],
        "victory": [describe_condition(edition, condition) for condition in row["victory"]],
    }


def in_languages(row: Row, key: str) -> Localized:
    """A text of the edition in every language."""
    return {language: row[f"{key}_{language}"].strip() for language in LANGUAGES}


def describe_condition(edition: Edition, row: Row) -> ConditionFacts:
    """A condition of an assignment in words, for each difficulty."""

    def words(difficulty: DifficultyName) -> Localized:
        return {
            language: condition_words(edition, row, language, difficulty) for language in LANGUAGES
        }

    return {
        "relaxed": words("relaxed"),
        "written": words("written"),
        "demanding": words("demanding"),
    }


def describe_envelope(edition: Edition, row: Row) -> EnvelopeFacts:
    """An envelope and the species in it."""
    return {
        "number": row["number"],
        "title": {language: row[f"title_{language}"] for language in LANGUAGES},
        "cards": [
            str(card_id(edition, card))
            for card, species in enumerate(edition.tables["species"])
            if species.get("envelope") == row["number"]
        ],
    }

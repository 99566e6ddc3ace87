"""Every component of an edition as plain data, for whoever draws them."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from ecotone.engine.edition import Edition, Row
from ecotone.engine.texts import LANGUAGES
from ecotone.games.ecosfera.actions import ACTIONS, CONSUMER_NAMES, SPECIES_NAMES
from ecotone.games.ecosfera.table import HABITATS, IMPACTS
from ecotone.games.ecosfera.tiles import PRESSURE_LIMIT
from ecotone.games.ecosfera.types import (
    ABILITY_NAMES,
    CATEGORY_NAMES,
    DURATION_NAMES,
    ELEMENT_NAMES,
    HABITAT_NAMES,
    Catalogue,
    Named,
    Policy,
    Species,
    SpeciesKind,
)
from ecotone.games.ecosfera.words import policy_words

HOUSE = "house"
Name = TypeVar("Name", bound=str)
POLICY_NAMES = ACTIONS.kinds["activate"].arguments["policy"]


def catalogue(edition: Edition) -> Catalogue:
    """All cards and tiles, with their names, what they do, and which of it is our own."""
    tables = edition.tables
    producers = zip(SPECIES_NAMES, tables["producers"], strict=False)
    consumers = zip(CONSUMER_NAMES, tables["consumers"], strict=False)
    return {
        "species": [
            *(species_facts(code, row, "producer") for code, row in producers),
            *(species_facts(code, row, "consumer") for code, row in consumers),
        ],
        "elements": [named(row) for row in tables["elements"]],
        "habitats": [named(row) for row in tables["habitats"]],
        "policies": [
            policy_facts(edition, number, code)
            for number, code in enumerate(POLICY_NAMES[: len(tables["policies"])])
        ],
        "limits": {
            "habitats": HABITATS,
            "impacts": IMPACTS,
            "pressure": PRESSURE_LIMIT,
        },
        "about": dict(edition.about),
    }


def named(row: Row) -> Named:
    """What every component has: its id, its names, and the fields that are not printed ones."""
    return {
        "id": row["id"],
        "name": {language: row[f"name_{language}"] for language in LANGUAGES},
        "house": [
            field.removesuffix("_from")
            for field, value in row.items()
            if field.endswith("_from") and value == HOUSE
        ],
    }


def species_facts(code: str, row: Row, kind: SpeciesKind) -> Species:
    """A producer or consumer; `code` is its name in decisions."""
    return {
        **named(row),
        "code": code,
        "kind": kind,
        "scientific": row["name_scientific"],
        "cost": names_at(ELEMENT_NAMES, row.get("cost", ())),
        "habitats": names_at(HABITAT_NAMES, row["habitats"]),
        "abilities": names_at(ABILITY_NAMES, row["abilities"]),
        "star": bool(row["star"]),
    }


def names_at(names: Sequence[Name], places: Iterable[int]) -> list[Name]:
    """The names at these places."""
    return [names[place] for place in places]


def policy_facts(edition: Edition, number: int, code: str) -> Policy:
    """A policy card with what it does, when drawn and while it counts."""
    row = edition.tables["policies"][number]
    return {
        **named(row),
        "code": code,
        "category": CATEGORY_NAMES[row["category"]],
        "duration": DURATION_NAMES[row["duration"]],
        "does": {language: policy_words(edition, number, language) for language in LANGUAGES},
        "counts": {
            language: policy_words(edition, number, language, True) for language in LANGUAGES
        },
    }

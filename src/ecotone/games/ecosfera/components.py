"""An edition's cards in words, for people who compare them with their box."""

from ecotone.engine.components import ComponentTable, marked, worded_table
from ecotone.engine.edition import Edition, Row
from ecotone.games.ecosfera.cards import GROUP_NAMES
from ecotone.games.ecosfera.types import ABILITY_NAMES
from ecotone.games.ecosfera.words import (
    TEXTS,
    category_name,
    element_name,
    habitat_name,
    policy_words,
)


def component_tables(edition: Edition, language: str) -> list[ComponentTable]:
    """Producers, consumers, policies, elements, the rest of the box."""
    tables = edition.tables
    policies = [
        [
            name(row, language),
            marked(row, "category", category_name(edition, number, language)),
            marked(row, "copies", row["copies"]),
            marked(row, ["duration", "steps"], policy_words(edition, number, language)),
        ]
        for number, row in enumerate(tables["policies"])
    ]
    elements = [
        [name(row, language), marked(row, "copies", row["copies"])] for row in tables["elements"]
    ]
    elements += [
        [TEXTS.format(language, f"box-{row['id'].replace('_', '-')}"), marked(row, "value", value)]
        for row in tables["box"]
        for value in [box_value(edition, row, language)]
    ]
    return [
        worded_table(
            TEXTS,
            language,
            "producers",
            ("name", "cost", "habitats", "symbols"),
            [
                [name(row, language), cost(edition, row, language), *both(edition, row, language)]
                for row in tables["producers"]
            ],
        ),
        worded_table(
            TEXTS,
            language,
            "consumers",
            ("name", "group", "habitats", "symbols"),
            [
                [name(row, language), group(row, language), *both(edition, row, language)]
                for row in tables["consumers"]
            ],
        ),
        worded_table(
            TEXTS, language, "policies", ("name", "category", "copies", "effect"), policies
        ),
        worded_table(TEXTS, language, "supply", ("name", "copies"), elements),
    ]


def name(row: Row, language: str) -> str:
    return marked(row, f"name_{language}", row[f"name_{language}"])


def cost(edition: Edition, row: Row, language: str) -> str:
    """The elements of a producer's price, each once with its number."""
    words = [
        f"{row['cost'].count(element)} {element_name(edition, element, language)}"
        for element in sorted(set(row["cost"]))
    ]
    return marked(row, "cost", ", ".join(words))


def group(row: Row, language: str) -> str:
    return marked(row, "group", TEXTS.format(language, f"group-{GROUP_NAMES[row['group']]}"))


def both(edition: Edition, row: Row, language: str) -> list[str]:
    """What producers and consumers have in common: habitats, and symbols with the star."""
    habitats = [habitat_name(edition, habitat, language) for habitat in row["habitats"]]
    symbols = [
        TEXTS.format(language, f"ability-{ABILITY_NAMES[ability]}") for ability in row["abilities"]
    ]
    symbols += ["★"] if row["star"] else []
    return [
        marked(row, "habitats", ", ".join(habitats)),
        marked(row, ["abilities", "star"], ", ".join(symbols) or "–"),
    ]


def box_value(edition: Edition, row: Row, language: str) -> str:
    """A setting of the box: a number, or a species by its name."""
    species = [*edition.tables["producers"], *edition.tables["consumers"]]
    names = {one["id"]: str(one[f"name_{language}"]) for one in species}
    return names.get(row["value"], str(row["value"]))

"""Everything on the table of Ecosfera explained: species, policy cards, signs."""

from collections.abc import Iterator
from typing import Any

from ecotone.engine.edition import Edition
from ecotone.engine.provenance import rests_on_house_values
from ecotone.engine.terminal import Explained, explained_signs
from ecotone.games.ecosfera.terminal import format_text, name_in
from ecotone.games.ecosfera.types import ABILITY_NAMES, ELEMENT_NAMES, HABITAT_NAMES
from ecotone.games.ecosfera.words import TEXTS, joined, policy_words

SIGNS = {
    **{f"element:{one}": (f"element-{one}", "explains-element") for one in ELEMENT_NAMES},
    **{f"habitat:{one}": (f"habitat-{one}", "explains-habitat-tile") for one in HABITAT_NAMES},
    **{f"ability:{one}": (f"ability-{one}", f"explains-{one}") for one in (*ABILITY_NAMES, "star")},
    "pressure": ("card-pressure", "explains-pressure"),
    "litter": ("card-litter", "explains-litter"),
    **{
        one: (f"sign-{one}", f"explains-{one}")
        for one in (
            "impact",
            "rosette",
            "piles",
            "deck",
            "policy-deck",
            "funding",
            "acted",
            "restored",
        )
    },
}
"""Signs and numbers by what the board calls them: the texts of their name and their meaning."""


def glossary(edition: Edition, language: str) -> Iterator[Explained]:
    """All cards of an edition, and what their signs and the numbers mean."""
    for kind in ("producers", "consumers"):
        for row in edition.tables[kind]:
            text = " ".join(species_words(edition, kind, row, language))
            yield Explained(
                row[f"name_{language}"],
                text,
                row["name_scientific"],
                subject=f"card:{row['id']}",
                part=kind,
                house=rests_on_house_values(row),
            )
    for policy, row in enumerate(edition.tables["policies"]):
        text = policy_words(edition, policy, language, False)
        yield Explained(
            row[f"name_{language}"],
            text,
            subject=f"policy:{row['id']}",
            part="policies",
            house=rests_on_house_values(row),
        )
    yield from explained_signs(TEXTS, language, SIGNS)


def species_words(edition: Edition, kind: str, row: Any, language: str) -> Iterator[str]:
    """What a species costs, where it lives and what it can do."""
    kind_key = f"card-{kind.removesuffix('s')}"
    yield f"({format_text(language, kind_key)})"
    if row.get("cost"):
        names = [name_in(edition, "elements", ELEMENT_NAMES[e], language) for e in row["cost"]]
        yield format_text(language, "card-costs", elements=joined(names))
    habitats = [name_in(edition, "habitats", HABITAT_NAMES[h], language) for h in row["habitats"]]
    yield format_text(language, "card-lives", habitats=joined(habitats))
    if row["abilities"]:
        abilities = [format_text(language, f"token-{ABILITY_NAMES[a]}") for a in row["abilities"]]
        yield format_text(language, "card-gives", abilities=joined(abilities))
    if row["star"]:
        yield format_text(language, "card-star")

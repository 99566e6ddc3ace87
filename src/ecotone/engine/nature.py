"""What is known of the species of a game: a fact for each, with its source.

A game may ship `nature.csv` with a line for each species by its scientific name. Species that an
edition of one's own adds have none.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from ecotone.engine.optional_csv import read_optional_csv
from ecotone.engine.texts import LANGUAGES

FILE = "nature.csv"


class NatureFact(NamedTuple):
    """A sentence about a species in one language, and who says so."""

    text: str
    source: str


@cache
def nature_facts(folder: Path, language: str) -> dict[str, NatureFact]:
    """The facts of a game by the species' scientific names; none if it has no such file."""
    if language not in LANGUAGES:
        raise ValueError(f"expected one of {', '.join(LANGUAGES)}, got {language!r}")
    rows = read_optional_csv(folder / FILE)
    return {row["scientific"]: NatureFact(row[f"fact_{language}"], row["source"]) for row in rows}

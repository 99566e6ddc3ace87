"""What is known of the species of a game: a fact for each, with its source where there is one.

A game may ship `nature.csv` with a line for each species by its scientific name. A line has a
source only if its fact was compared with that text; without one it is general knowledge. Species
that an edition of one's own adds have none.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from ecotone.engine.optional_csv import read_optional_csv
from ecotone.engine.texts import LANGUAGES

FILE = "nature.csv"


class NatureFact(NamedTuple):
    """A sentence about a species in one language."""

    text: str
    source: str
    """The text that it was compared with; empty for general knowledge."""
    address: str
    """Where on the web that text is."""


@cache
def nature_facts(folder: Path, language: str) -> dict[str, NatureFact]:
    """The facts of a game by the species' scientific names; none if it has no such file."""
    if language not in LANGUAGES:
        raise ValueError(f"expected one of {', '.join(LANGUAGES)}, got {language!r}")
    rows = read_optional_csv(folder / FILE)
    return {
        row["scientific"]: NatureFact(row[f"fact_{language}"], row["source"], row["address"])
        for row in rows
    }

"""Tables that a game may ship in its folder."""

import csv
from pathlib import Path


def read_optional_csv(path: Path) -> list[dict[str, str]]:
    """The rows of a table; none if the game has no such file."""
    try:
        with open(path, encoding="utf-8", newline="") as content:
            return list(csv.DictReader(content))
    except FileNotFoundError:
        return []

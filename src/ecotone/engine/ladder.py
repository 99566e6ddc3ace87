"""How far the levels of a game's bots are apart, as measured: a game may ship `ladder.csv`."""

from pathlib import Path
from typing import NamedTuple

from ecotone.engine.optional_csv import read_optional_csv

FILE = "ladder.csv"


class Step(NamedTuple):
    """How much stronger a level is than another at a table of so many, in points of Elo."""

    players: int
    lower: str
    upper: str
    games: int
    elo: float
    margin: float
    """Half the width of the 95 % interval."""


def read_ladder(folder: Path) -> list[Step]:
    """The measured steps of a game, weakest first; none if it has no such file."""
    return [
        Step(
            int(row["players"]),
            row["lower"],
            row["upper"],
            int(row["games"]),
            float(row["elo"]),
            float(row["margin"]),
        )
        for row in read_optional_csv(folder / FILE)
    ]

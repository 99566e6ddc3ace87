"""How often bots win the tables of a co-operative game, as measured: so that people can choose.

A game may ship `win_rates.csv` with a line for each measured table; `lab/studies/win_rates.py`
writes it.
"""

import csv
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from ecotone.engine.optional_csv import read_optional_csv

FILE = "win_rates.csv"
COLUMNS = ("players", "options", "bot", "games", "won", "low", "high")


class WinRate(NamedTuple):
    """What a team of one bot reached at a table; the interval is one of 95 %."""

    players: int
    options: Mapping[str, str]
    """Those that differ from the defaults."""
    bot: str
    games: int
    won: int
    low: float
    high: float

    @property
    def is_hopeless(self) -> bool:
        """Was at most one game in twenty won?"""
        return self.won * 20 <= self.games


def read_win_rates(folder: Path) -> list[WinRate]:
    """The measured tables of a game; none if it has no such file."""
    return [
        WinRate(
            int(row["players"]),
            dict(pair.split("=") for pair in row["options"].split()),
            row["bot"],
            int(row["games"]),
            int(row["won"]),
            float(row["low"]),
            float(row["high"]),
        )
        for row in read_optional_csv(folder / FILE)
    ]


def write_win_rates(folder: Path, rates: list[WinRate]) -> None:
    with open(folder / FILE, "w", encoding="utf-8", newline="") as content:
        out = csv.writer(content, lineterminator="\n")
        out.writerow(COLUMNS)
        for rate in rates:
            options = " ".join(f"{name}={value}" for name, value in rate.options.items())
            bounds = f"{rate.low:.3f}", f"{rate.high:.3f}"
            out.writerow([rate.players, options, rate.bot, rate.games, rate.won, *bounds])

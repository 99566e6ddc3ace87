"""How expected results compare with those of games that were played on.

A search's expectation is corrected by what came of positions like it. The figures are
`calibration.json` in the game's folder, one entry for each measure and number of players; `ecotone
lab calibrate` makes them.
"""

from pathlib import Path

import msgspec

from ecotone.engine.errors import BadFile, Problem

FILE = "calibration.json"
EIGHT_OF_TEN = 1.28
"""Eighty per cent of a normal distribution lie within so many standard deviations."""


class Calibration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A straight line from expected to actual results, and how far these lie from it."""

    measure: str
    players: int
    positions: int
    """From how many positions of played games it was made."""
    games: int
    intercept: float
    slope: float
    spread: float
    """The standard deviation of actual results around the line."""

    def corrected(self, expected: float) -> float:
        """What positions with this expectation came to, on average."""
        found = self.intercept + self.slope * expected
        return min(1.0, max(0.0, found)) if self.measure == "chance" else found

    def eight_of_ten(self, expected: float) -> tuple[float, float]:
        """The range in which eight of ten games ended."""
        middle, reach = self.corrected(expected), EIGHT_OF_TEN * self.spread
        return middle - reach, middle + reach


def read_calibrations(folder: Path) -> tuple[Calibration, ...]:
    """The figures in a game's folder; none if it has no file of them."""
    file = folder / FILE
    if not file.is_file():
        return ()
    try:
        return msgspec.json.decode(file.read_bytes(), type=tuple[Calibration, ...])
    except msgspec.MsgspecError as error:
        raise BadFile([Problem(FILE, 0, "", "figures", str(error))]) from error


def write_calibrations(folder: Path, found: tuple[Calibration, ...]) -> Path:
    """Write the file, one entry a line."""
    file = folder / FILE
    lines = [msgspec.json.encode(one).decode() for one in found]
    file.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")
    return file

"""A game's puzzles: positions in which one decision is clearly best.

They are `puzzles.json` in the game's folder: a deal, the actions that lead to the position, and the
decision to be found. `ecotone lab puzzles` finds and verifies them.
"""

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ecotone.engine.errors import BadFile, Problem
from ecotone.engine.match import Match

if TYPE_CHECKING:
    from ecotone.engine.game import Game

FILE = "puzzles.json"


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position and the decision to be found there."""

    players: int
    seed: int
    actions: tuple[int, ...]
    solution: int
    gap: float
    """How much worse the next best decision is: in points, or as a chance to win."""
    options: dict[str, str | int] = {}

    def match(self, game: "Game") -> Match:
        """The position."""
        match = Match(game, self.players, self.seed, self.options)
        for action in self.actions:
            match.push(action)
        return match


class Puzzles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of a game, and how they were verified."""

    rules_version: int
    simulations: int
    puzzles: tuple[Puzzle, ...]


def read_puzzles(folder: Path) -> tuple[Puzzle, ...]:
    """The puzzles in a game's folder; none if it has no file of them."""
    file = folder / FILE
    if not file.is_file():
        return ()
    try:
        return msgspec.json.decode(file.read_bytes(), type=Puzzles).puzzles
    except msgspec.MsgspecError as error:
        raise BadFile([Problem(FILE, 0, "", "puzzles", str(error))]) from error


def write_puzzles(folder: Path, found: Puzzles) -> Path:
    """Write the file, one puzzle a line, so that changes can be read."""
    file = folder / FILE
    head = {"rules_version": found.rules_version, "simulations": found.simulations}
    lines = [msgspec.json.encode(one).decode() for one in found.puzzles]
    start = msgspec.json.encode(head).decode().removesuffix("}")
    file.write_text(start + ',"puzzles":[\n' + ",\n".join(lines) + "\n]}\n", "utf-8")
    return file

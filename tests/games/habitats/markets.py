"""A market set by hand, drawn as letters: `.` a hole, `^ > v <` a figure, other letters tiles."""

from typing import Any

from ecotone.engine.match import Match
from ecotone.games.habitats import GAME
from ecotone.games.habitats.actions import ACTIONS
from ecotone.games.habitats.table import EMPTY, Phase
from ecotone.games.habitats.words import record, spaces_ahead

FIGURES = "^>v<"
COLUMNS = 4
TURNS = {"front": 0, "right": 1, "behind": 2, "left": 3}


class Market:
    """A game of two to five on a market of four columns; the first figure met is seat 0's."""

    def __init__(self, *rows: str) -> None:
        cells = "".join(rows)
        figures = [space for space, cell in enumerate(cells) if cell in FIGURES]
        self.match = Match(GAME, max(2, len(figures)), 1, {"facing": "printed"})
        self.table: Any = record(self.match.state)
        self.table.columns = len(rows[0])
        self.table.phase = Phase.TAKE
        self.table.market[:] = EMPTY
        self.table.figure[:] = EMPTY
        self.letters = {}
        for space, cell in enumerate(cells):
            if cell in FIGURES:
                seat = figures.index(space)
                self.table.figure[seat] = space
                self.table.facing[seat] = FIGURES.index(cell)
            elif cell != ".":
                self.table.market[space] = space + 1
                self.letters[space + 1] = cell

    def ways(self) -> dict[str, str]:
        """The letter of the tile each way leads to."""
        spaces = spaces_ahead(self.match.edition, self.match.state)
        return {
            turn: self.letters[int(self.table.market[spaces[index]])]
            for turn, index in TURNS.items()
            if spaces[index] != EMPTY
        }

    def go(self, turn: str) -> str:
        """Take that way; the letter of the tile taken."""
        action = ACTIONS.encode("take", turn=TURNS[turn])
        GAME.entry.apply(self.match.edition.data, self.match.state, action)
        return self.letters[int(self.table.hand)]

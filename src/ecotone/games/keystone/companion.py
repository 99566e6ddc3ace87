"""The companion: a physical board typed in as TOML, scored.

    player = "Sally"            # optional
    objective = 1               # a number from 1 to 10, or the card's name; optional
    synergy = 7                 # tokens in hand
    board = [
        ["American Black Bear", "Red Mangrove", "American Bison", "Mountain Lion *"],
        …
    ]

Each cell is a species in English or German, `Wild F Spring` for a Wild, or `-` for an empty space;
a star behind the name is a research token on the card.
"""

import difflib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ecotone.engine.edition import Edition
from ecotone.engine.record import new_bytes
from ecotone.engine.typed_file import TypedFile, fold
from ecotone.games.keystone.actions import SPACE_NAMES
from ecotone.games.keystone.cards import HABITAT_LETTERS, OBJECTIVES, SEASON_NAMES
from ecotone.games.keystone.sheet import placed_cards, score_board
from ecotone.games.keystone.table import EMPTY, SIDE, SPACES, SUPPLY, TABLE, WILD, Table
from ecotone.games.keystone.words import habitat_name, symbol_name

KEYS = ("player", "objective", "synergy", "board")
EMPTY_CELLS = ("", "-", "–")
COPIES = 2
MOST_RESEARCH = 2
SUGGESTIONS = 3


def card_names(edition: Edition) -> dict[str, tuple[int, str]]:
    """Every name a card goes by, folded, with the card and the name as it is shown."""
    names: dict[str, tuple[int, str]] = {}
    for card, row in enumerate(edition.tables["species"]):
        for name in (row["name_en"], row["name_de"]):
            names[fold(name)] = (card, name)
    for index, row in enumerate(edition.tables["wilds"]):
        season = SEASON_NAMES[row["season"]]
        for word, habitat, of_season in (
            ("Wild", HABITAT_LETTERS[row["habitat"]], season),
            ("Wild", habitat_name(row["habitat"], "en"), season),
            ("Wildnis", habitat_name(row["habitat"], "de"), symbol_name(row["season"], "de")),
        ):
            names[fold(word + habitat + of_season)] = (
                WILD + index,
                f"{word} {habitat} {of_season}",
            )
    return names


class BoardFile(TypedFile):
    """A typed-in board being read."""

    def __init__(self, edition: Edition, source: Path | Mapping[str, Any]) -> None:
        super().__init__(source, KEYS)
        self.edition = edition
        self.names = card_names(edition)
        self.used: dict[int, int] = {}

    def lines_of_cells(self, cells: list[Any]) -> list[int]:
        """The line each cell stands on, found in order."""
        lines = []
        place = max(0, self.text.find("board"))
        for cell in cells:
            quoted = (self.text.find(f"{mark}{cell}{mark}", place) for mark in "\"'")
            found = min((start for start in quoted if start >= 0), default=place)
            lines.append(self.line_at(found))
            place = found + len(str(cell)) + 2 if found > place else place
        return lines

    def read(self) -> Table:
        """The board as the rules know it."""
        table: Table = new_bytes(TABLE).view(TABLE)[0]
        table.players = 1
        table.board[:] = EMPTY
        table.objective[:] = EMPTY
        table.objective[0] = self.objective()
        table.synergy[0] = self.synergy()
        self.fill_board(table)
        return table

    def synergy(self) -> int:
        """Tokens in hand."""
        tokens = self.data.get("synergy", 0)
        if not isinstance(tokens, int) or isinstance(tokens, bool) or not 0 <= tokens <= SUPPLY:
            line = self.line_of_key("synergy")
            self.complain(line, "synergy", f"a whole number from 0 to {SUPPLY}", tokens)
        return tokens

    def objective(self) -> int:
        """The objective card, by number or name; EMPTY without one."""
        given = self.data.get("objective")
        if given is None:
            return EMPTY
        if isinstance(given, int) and not isinstance(given, bool) and 1 <= given <= OBJECTIVES:
            return given - 1
        for row in self.edition.tables["objectives"]:
            if fold(str(given)) in (fold(row["name_en"]), fold(row["name_de"])):
                return int(row["number"]) - 1
        expected = f"a number from 1 to {OBJECTIVES} or an objective's name"
        return self.complain(self.line_of_key("objective"), "objective", expected, given)

    def fill_board(self, table: Table) -> None:
        """Four rows of four cells."""
        rows = self.data.get("board")
        if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
            line = self.line_of_key("board")
            self.complain(line, "board", f"{SIDE} rows of {SIDE} cards", rows or "nothing")
        cells = [cell for row in rows for cell in row]
        lines = self.lines_of_cells(cells)
        self.check_size(rows, cells, lines)
        for space, (cell, line) in enumerate(zip(cells, lines, strict=True)):
            if not isinstance(cell, str):
                self.complain(line, "board", "a card's name in quotes", cell)
            if cell.strip() not in EMPTY_CELLS:
                self.place(table, space, cell, line)

    def check_size(self, rows: list[list[Any]], cells: list[Any], lines: list[int]) -> None:
        """Not more than sixteen cards, in four rows of four."""
        cards = [index for index, cell in enumerate(cells) if cell not in EMPTY_CELLS]
        if len(cards) > SPACES:
            extra = cards[SPACES]
            got = f"a {SPACES + 1}th: {cells[extra]}"
            self.complain(lines[extra], "board", f"at most {SPACES} cards", got)
        first = 0
        for number, row in enumerate(rows, 1):
            if len(row) != SIDE:
                line = lines[first] if row else self.line_of_key("board")
                self.complain(line, f"board row {number}", f"{SIDE} cells", len(row))
            first += len(row)
        if len(rows) != SIDE:
            self.complain(self.line_of_key("board"), "board", f"{SIDE} rows", len(rows))

    def place(self, table: Table, space: int, cell: str, line: int) -> None:
        """One card with its research tokens."""
        name = cell.rstrip("* ")
        where = "board" if self.text else f"board {SPACE_NAMES[space]}"
        research = cell.count("*")
        if research > MOST_RESEARCH:
            self.complain(line, name, f"at most {MOST_RESEARCH} research tokens", research)
        if fold(name) not in self.names:
            self.complain(line, where, self.suggest(name), name)
        card, shown = self.names[fold(name)]
        self.used[card] = self.used.get(card, 0) + 1
        if self.used[card] > (1 if card >= WILD else COPIES):
            expected = "each Wild once" if card >= WILD else "each species at most twice"
            self.complain(line, where, expected, f"{shown} {self.used[card]} times")
        table.board[0, space] = card
        table.research[0, space] = research

    def suggest(self, name: str) -> str:
        """Names close to a misspelt one."""
        close = difflib.get_close_matches(fold(name), self.names, SUGGESTIONS, 0.6)
        if fold(name).startswith("wild"):
            close = [key for key in self.names if key.startswith(fold(name))][:SUGGESTIONS] or close
        if not close:
            return "a species in English or German, or `Wild F Spring`"
        return "perhaps " + " or ".join(self.names[key][1] for key in close)


def score_typed(edition: Edition, source: Path | Mapping[str, Any]) -> dict[str, Any]:
    """The score sheet of a board, typed in as a file or given as plain data."""
    board = BoardFile(edition, source)
    table = board.read()
    sheet = score_board(edition, table, 0)
    points = [line["points"] for line in sheet["lines"]]
    return {
        "player": board.data.get("player", ""),
        "columns": points[:SIDE],
        "rows": points[SIDE:],
        "board": placed_cards(edition, table, 0),
        **sheet,
    }

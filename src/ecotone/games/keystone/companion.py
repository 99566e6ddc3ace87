"""The companion: a physical board typed in as TOML, scored.

    player = "Sally"            # optional
    objective = 1               # a number from 1 to 10, or the card's name; optional
    synergy = 7                 # tokens in hand
    board = [
        ["American Black Bear", "Red Mangrove", "American Bison", "Mountain Lion *"],
        …
    ]

Each cell is a species in English or German, `Wild F Spring` for a Wild, or `-` for an empty space;
a star behind the name is a research token on the card. A Wild's season only matters for goals: a
season in a file is taken as printed on the card, and `Wild F` alone has the edition's season.

The board of an assignment of the Field Journal also has `assignment = 3`, and `difficulty =
"relaxed"` or `"demanding"` unless it was played as it is written. Its objective is that of the
assignment. A plus behind a card, or in an empty space, is a story token on it; `story = 8` are
the story tokens collected beside the board.
"""

import difflib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from ecotone.engine.edition import Edition
from ecotone.engine.errors import BadFile, Problem
from ecotone.engine.evening import PadLine, Sheet, gathered, named
from ecotone.engine.options import AS_WRITTEN
from ecotone.engine.record import new_bytes
from ecotone.engine.typed_file import FilePart, TypedFile, fold, line_in
from ecotone.games.keystone.actions import SPACE_NAMES
from ecotone.games.keystone.cards import CARDS_RECORD, OBJECTIVES
from ecotone.games.keystone.component_types import HABITAT_LETTERS, SEASON_NAMES
from ecotone.games.keystone.journal import DIFFICULTIES, Difficulty
from ecotone.games.keystone.provenance import mark_house_lines
from ecotone.games.keystone.reader import fill_card
from ecotone.games.keystone.sheet import placed_cards, score_board
from ecotone.games.keystone.table import (
    EMPTY,
    SIDE,
    STACK_HEIGHT,
    SUPPLY,
    TABLE,
    WILD,
    Symbol,
    Table,
)
from ecotone.games.keystone.typed_assignment import (
    MOST_STORY,
    assignment_sheet,
    begin_assignment,
)
from ecotone.games.keystone.words import habitat_name, symbol_name

KEYS = ("player", "objective", "synergy", "board", "assignment", "difficulty", "story")
BOARDS_APART = True
TIE_BREAKS = ("tie-goals", "tie-synergy")
"""What decides between equal points (R41)."""
EMPTY_CELLS = ("", "-", "–")
COPIES = 2
MOST_RESEARCH = 2
SUGGESTIONS = 3


class TypedWild(NamedTuple):
    """A Wild as it is written: its habitat, its season if that is given, and how it is shown."""

    habitat: int
    season: int | None
    shown: str


def species_names(edition: Edition) -> dict[str, tuple[int, str]]:
    """Every name a species goes by, folded, with the card and the name as it is shown."""
    return {
        fold(name): (card, name)
        for card, row in enumerate(edition.tables["species"])
        for name in (row["name_en"], row["name_de"])
    }


def wild_names() -> dict[str, TypedWild]:
    """Every way to write a Wild, folded: by letter or habitat, with or without a season."""
    names = {}
    for habitat, letter in enumerate(HABITAT_LETTERS):
        for word, called, language in (
            ("Wild", letter, "en"),
            ("Wild", habitat_name(habitat, "en"), "en"),
            ("Wildnis", letter, "de"),
            ("Wildnis", habitat_name(habitat, "de"), "de"),
        ):
            for season in (None, *range(len(SEASON_NAMES))):
                ending = "" if season is None else f" {symbol_name(season, language)}"
                shown = f"{word} {called}{ending}"
                names[fold(shown)] = TypedWild(habitat, season, shown)
    return names


class BoardFile(TypedFile):
    """A typed-in board being read."""

    def __init__(self, edition: Edition, source: Path | Mapping[str, Any]) -> None:
        super().__init__(source, KEYS)
        self.edition = edition
        self.species = species_names(edition)
        self.wilds = wild_names()
        self.used: dict[int, int] = {}
        self.seasons: dict[int, int | None] = {}
        """The season written for each Wild on the board, if any."""

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
        table.assignment = self.assignment()
        if table.assignment:
            table.difficulty = self.difficulty()
            begin_assignment(self.edition, table)
        if "objective" in self.data or not table.assignment:
            table.objective[0] = self.objective()
        table.synergy[0] = self.whole("synergy", SUPPLY)
        table.story_log = self.whole("story", MOST_STORY)
        self.copies = 1 if table.assignment else COPIES
        self.fill_board(table)
        return table

    def assignment(self) -> int:
        """The assignment of the Field Journal that was played; 0 for none."""
        number = self.data.get("assignment", 0)
        known = [0, *(row["number"] for row in self.edition.tables["assignments"])]
        if type(number) is not int or number not in known:
            expected = f"the number of an assignment, at most {known[-1]}"
            self.complain(self.line_of_key("assignment"), "assignment", expected, number)
        return number

    def difficulty(self) -> int:
        """How hard the assignment was; as it is written where nothing is said."""
        name = self.data.get("difficulty", AS_WRITTEN)
        if name not in DIFFICULTIES:
            expected = "one of " + ", ".join(DIFFICULTIES)
            self.complain(self.line_of_key("difficulty"), "difficulty", expected, name)
        return DIFFICULTIES.index(name) + Difficulty.RELAXED

    def whole(self, key: str, most: int) -> int:
        """A number of tokens; 0 where nothing is said."""
        number = self.data.get(key, 0)
        if type(number) is not int or not 0 <= number <= most:
            self.complain(self.line_of_key(key), key, f"a whole number from 0 to {most}", number)
        return number

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
        self.check_size(rows, lines)
        for space, (cell, line) in enumerate(zip(cells, lines, strict=True)):
            if not isinstance(cell, str):
                self.complain(line, "board", "a card's name in quotes", cell)
            table.story[space] = self.story_tokens(table, cell, line)
            if cell.rstrip("+ ").strip() not in EMPTY_CELLS:
                self.place(table, space, cell, line)

    def check_size(self, rows: list[list[Any]], lines: list[int]) -> None:
        """Note a fault unless the board is four rows of four cells."""
        first = 0
        for number, row in enumerate(rows, 1):
            if len(row) != SIDE:
                extra = lines[first + SIDE : first + SIDE + 1] or lines[first : first + 1]
                line = extra[0] if row else self.line_of_key("board")
                self.complain(line, f"board row {number}", f"{SIDE} cells", len(row))
            first += len(row)
        if len(rows) != SIDE:
            self.complain(self.line_of_key("board"), "board", f"{SIDE} rows", len(rows))

    def story_tokens(self, table: Table, cell: str, line: int) -> int:
        """The story tokens on a space; there are some only in an assignment."""
        tokens = cell[len(cell.rstrip("*+ ")) :].count("+")
        if tokens and not table.assignment:
            self.complain(line, "board", "story tokens in an assignment only", cell)
        return tokens

    def place(self, table: Table, space: int, cell: str, line: int) -> None:
        """One card with its research tokens."""
        name = cell.rstrip("*+ ")
        where = "board" if self.text else f"board {SPACE_NAMES[space]}"
        research = cell[len(name) :].count("*")
        if "*" in name:
            self.complain(line, where, "stars behind the name only", cell)
        if research > MOST_RESEARCH:
            self.complain(line, name, f"at most {MOST_RESEARCH} research tokens", research)
        table.board[0, space] = self.card(name, where, line)
        table.research[0, space] = research

    def card(self, name: str, where: str, line: int) -> int:
        """The card that goes by a name."""
        if fold(name) in self.wilds:
            return self.wild(self.wilds[fold(name)], where, line)
        if fold(name) not in self.species:
            self.complain(line, where, self.suggest(name), name)
        card, shown = self.species[fold(name)]
        self.used[card] = self.used.get(card, 0) + 1
        if self.used[card] > self.copies:
            got = f"{shown} {self.used[card]} times"
            most = "twice" if self.copies == COPIES else "once"
            self.complain(line, where, f"each species at most {most}", got)
        return card

    def wild(self, written: TypedWild, where: str, line: int) -> int:
        """A Wild of a habitat that is not used yet, if possible one of the season written."""
        rows = self.edition.tables["wilds"]
        cards = [WILD + n for n, row in enumerate(rows) if row["habitat"] == written.habitat]
        used = [card for card in cards if card in self.seasons]
        if written.season is not None and written.season in [self.seasons[card] for card in used]:
            self.complain(line, where, "each Wild once", f"{written.shown} twice")
        if len(used) == len(cards):
            expected = f"at most {STACK_HEIGHT} Wilds of a habitat"
            self.complain(line, where, expected, f"one more: {written.shown}")
        free = [card for card in cards if card not in used]
        fitting = [card for card in free if rows[card - WILD]["season"] == written.season]
        card = (fitting or free)[0]
        self.seasons[card] = written.season
        return card

    def as_printed(self) -> Edition:
        """The edition with the Wilds' seasons as they are written.

        A form offers the edition's own Wilds, so what it sends may still be our own value.
        """
        wilds = [dict(row) for row in self.edition.tables["wilds"]]
        data = self.edition.data.copy()
        cards = data.view(CARDS_RECORD)[0]
        for card, season in self.seasons.items():
            row = wilds[card - WILD]
            if season is None or (season == row["season"] and not self.text):
                continue
            row |= {"season": season, "season_from": "printed"}
            fill_card(cards, card, 0, 1 << row["habitat"], season)
            cards.symbols[card] |= 1 << Symbol.WILD
        return self.edition.with_data(data, wilds=wilds)

    def suggest(self, name: str) -> str:
        """Names close to a misspelt one."""
        shown = {key: shown for key, (_, shown) in self.species.items()}
        shown |= {key: wild.shown for key, wild in self.wilds.items()}
        close = difflib.get_close_matches(fold(name), shown, SUGGESTIONS, 0.6)
        if not close:
            return "a species in English or German, or `Wild F Spring`"
        return "perhaps " + " or ".join(shown[key] for key in close)


def score_typed(edition: Edition, source: Path | Mapping[str, Any]) -> dict[str, Any]:
    """The score sheet of a board, typed in as a file or given as plain data."""
    board = BoardFile(edition, source)
    table = board.read()
    printed = board.as_printed()
    sheet: dict[str, Any] = {**score_board(printed, table, 0)}
    mark_house_lines(printed, table, sheet)
    if table.assignment:
        sheet |= assignment_sheet(printed, table, sheet["house"])
    points = [line["points"] for line in sheet["lines"]]
    return {
        "player": str(board.data.get("player", "")),
        "columns": points[:SIDE],
        "rows": points[SIDE:],
        "board": placed_cards(printed, table, 0),
        **sheet,
    }


def ranking(sheet: Mapping[str, Any]) -> tuple[int, ...]:
    """What decides who wins: points, then goals met, then Synergy tokens (R41)."""
    goals = sheet["objective"]["met"] if "objective" in sheet else 0
    return sheet["total"], goals, sheet["synergy"]["tokens"]


def score_table(edition: Edition, parts: list[Any], shared: Mapping[str, Any]) -> list[Sheet]:
    """The sheets of all boards of a table; an assignment is played on one board."""
    for part in parts if len(parts) > 1 else ():
        if part.get("assignment"):
            file, text = (part.file, part.text) if isinstance(part, FilePart) else ("", "")
            line, got = line_in(text, "assignment"), f"{len(parts)} boards"
            raise BadFile([Problem(file, line, "assignment", "one board for all players", got)])
    boards = [named(part, number) for number, part in enumerate(parts, 1)]
    return gathered(lambda board: score_typed(edition, board), boards)


def pad_lines(sheet: Mapping[str, Any]) -> list[PadLine]:
    """Columns, rows, objective and tokens."""
    columns, rows = sheet["lines"][:SIDE], sheet["lines"][SIDE:]
    objective = [sheet["objective"]] if "objective" in sheet else []
    return [
        summed("pad-columns", columns),
        summed("pad-rows", rows),
        summed("sheet-objective", objective),
        PadLine("sheet-synergy", sheet["synergy"]["points"]),
    ]


def summed(key: str, lines: list[Mapping[str, Any]]) -> PadLine:
    """Several lines of a sheet as one of the pad."""
    points = sum(line["points"] for line in lines)
    return PadLine(key, points, any(line.get("house") for line in lines))

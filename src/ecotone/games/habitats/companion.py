"""The companion: a physical park typed in as TOML, scored.

    player = "Mara"             # optional
    goals = 12                  # points got for goals; optional
    tourists = "other_areas"    # or "own_area": how a coach party counts; optional
    own_tile = "left_out"       # or "counts": an animal's own tile for its needs; optional
    need_areas = "add_up"       # or "one_area": must one area do for a need; optional
    park = [
        ["-",       "Giraffe",  "Lion"],
        ["Gorilla", "Entrance", "Bend, grass, E"],
    ]

Each cell is a tile in English or German, or `-` for an empty cell; the park's top is north. Where
tiles share a name the landscape follows it. A road, or a tower that looks to some sides only, ends
with the side its printed top points to: N, E, S or W.

The parks of a table may come with the goals they are compared by: see `typed_goals`.
"""

import difflib
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ecotone.engine.edition import Edition
from ecotone.engine.errors import BadFile, Problem
from ecotone.engine.evening import PadLine, Sheet, gathered, named
from ecotone.engine.record import new_bytes
from ecotone.engine.state import State
from ecotone.engine.typed_file import FilePart, TypedFile, fold
from ecotone.games.habitats.cards import LANDSCAPES
from ecotone.games.habitats.layout import Cell, Laid, faults_of, layings
from ecotone.games.habitats.provenance import marked_tiles
from ecotone.games.habitats.reader import LANDSCAPE_NAMES, tile_row, tile_rows
from ecotone.games.habitats.setup import OPTIONS, Choice
from ecotone.games.habitats.table import ENTRANCE, PARK, TABLE
from ecotone.games.habitats.typed_goals import add_goals, read_goals
from ecotone.games.habitats.view import view_park
from ecotone.games.habitats.words import cards_of, compiled, landscape_name, record

READINGS = ("tourists", "own_tile", "need_areas")
KEYS = ("player", "goals", *READINGS, "park")
SHARED = ("goal", *READINGS)
"""What all parks of a table have in common."""
BOARDS_APART = True
EMPTY_CELLS = ("", "-", "–")
ENTRANCE_NAMES = ("entrance", "eingang")
TOPS = {"n": 0, "e": 1, "o": 1, "s": 2, "w": 3}
SUGGESTIONS = 3
MOST_GOAL_POINTS = 99


class Written(NamedTuple):
    """A cell of the file: what stands there, on which line, and where in the park."""

    text: str
    line: int
    column: int
    row: int


def landscape_words(landscape: int) -> set[str]:
    """Every word for a landscape, folded."""
    if landscape == LANDSCAPES:
        return set()
    names = (landscape_name(landscape, "en"), landscape_name(landscape, "de"))
    return {fold(name) for name in (LANDSCAPE_NAMES[landscape], *names)}


def tiles_by_name(edition: Edition) -> dict[str, list[int]]:
    """Every name a tile goes by, folded, with all tiles of that name."""
    names: dict[str, list[int]] = {}
    for tile, row in enumerate(tile_rows(edition)):
        if tile != ENTRANCE:
            for name in {fold(row["name_en"]), fold(row["name_de"])}:
                names.setdefault(name, []).append(tile)
    return names


class ParkFile(TypedFile):
    """A typed-in park being read."""

    def __init__(self, edition: Edition, source: Path | Mapping[str, Any]) -> None:
        super().__init__(source, KEYS)
        self.edition = edition
        self.cards = cards_of(edition)
        self.names = tiles_by_name(edition)
        self.used: set[int] = set()

    def read(self) -> State:
        """The park as a state with one seat."""
        state = new_bytes(TABLE)
        table = record(state)
        table.players = 1
        table.tourist_reading = self.reading("tourists")
        table.own_tile = self.reading("own_tile")
        table.need_areas = self.reading("need_areas")
        table.goal_points[0] = self.goal_points()
        cells = self.cells()
        park = [self.laid(cell) for cell in cells]
        self.check_layout(park, {Cell(cell.column, cell.row): cell for cell in cells})
        numbers = np.array(layings(park), np.int64).reshape(-1)
        compiled().lay_park(self.edition.data, state, 0, numbers)
        return state

    def reading(self, name: str) -> int:
        """How a disputed rule is read: the value of the option of that name."""
        option = OPTIONS[Choice[name.upper()]]
        given = self.data.get(name, option.default)
        if not isinstance(given, str) or given not in option.choices:
            self.complain(self.line_of_key(name), name, option.expected, given)
        return option.number(given)

    def goal_points(self) -> int:
        """Points got for goals."""
        points = self.data.get("goals", 0)
        if type(points) is not int or not 0 <= points <= MOST_GOAL_POINTS:
            expected = f"a whole number from 0 to {MOST_GOAL_POINTS}"
            self.complain(self.line_of_key("goals"), "goals", expected, points)
        return points

    def cells(self) -> list[Written]:
        """All cells with a tile, counted from the entrance."""
        rows = self.data.get("park")
        start = self.line_of_key("park")
        if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
            self.complain(start, "park", "rows of tiles", rows or "nothing")
        found = []
        place = sum(len(line) for line in self.text.splitlines(keepends=True)[: max(0, start - 1)])
        for y, row in enumerate(rows):
            for x, cell in enumerate(row):
                if not isinstance(cell, str):
                    self.complain(start, "park", "a tile's name in quotes", cell)
                quoted = (self.text.find(f"{mark}{cell}{mark}", place) for mark in "\"'")
                place = min((spot for spot in quoted if spot >= 0), default=place)
                line = self.line_at(place)
                place += len(cell) + 2
                if cell.strip() not in EMPTY_CELLS:
                    found.append(Written(cell.strip(), line, x, y))
        return self.from_entrance(found, start)

    def from_entrance(self, cells: list[Written], start: int) -> list[Written]:
        """Count columns and rows from the one entrance."""
        entrances = [cell for cell in cells if fold(cell.text) in ENTRANCE_NAMES]
        if len(entrances) != 1:
            line = entrances[1].line if entrances else start
            self.complain(line, "park", "one Entrance", len(entrances))
        if len(cells) > PARK:
            line = cells[PARK].line
            self.complain(line, "park", f"at most {PARK - 1} tiles", len(cells) - 1)
        x, y = entrances[0].column, entrances[0].row
        return [cell._replace(column=cell.column - x, row=cell.row - y) for cell in cells]

    def laid(self, cell: Written) -> Laid:
        """One cell with its tile."""
        if (cell.column, cell.row) == (0, 0):
            return Laid(Cell(0, 0), ENTRANCE, 0, 0, 0)
        name, *details = [part.strip() for part in re.sub(r"[()]", ",", cell.text).split(",")]
        details = [detail for detail in details if detail]
        if fold(name) not in self.names:
            self.complain(cell.line, "park", self.suggest(name), name)
        tiles = self.names[fold(name)]
        top = self.top(cell, bool((self.cards.turnings[tiles] > 1).any()), details)
        tile = self.choose(cell, tiles, details)
        roads, marked = int(self.cards.road_sides[tile]), int(self.cards.marked_sides[tile])
        return Laid(Cell(cell.column, cell.row), tile, top, roads, marked)

    def top(self, cell: Written, turnable: bool, details: list[str]) -> int:
        """The side a tile's printed top points to, taken from the end of its details."""
        given = details[-1] if details else "nothing"
        if fold(given) in TOPS:
            top = TOPS[fold(details.pop())]
            if top and not turnable:
                self.complain(cell.line, cell.text, "no direction for this tile", given)
            return top
        if turnable:
            got = given if len(details) > 1 else "nothing"
            expected = "the side its top points to: N, E, S or W"
            self.complain(cell.line, cell.text, expected, got)
        return 0

    def choose(self, cell: Written, tiles: list[int], details: list[str]) -> int:
        """The tile meant among those of a name: by its landscape, and not used before."""
        places = [tile_row(self.edition, tile)["landscape"] for tile in tiles]
        if details:
            wanted = fold(" ".join(details))
            tiles = [t for t, p in zip(tiles, places, strict=True) if wanted in landscape_words(p)]
            if not tiles:
                names = {landscape_name(place, "en") for place in places}
                self.complain(cell.line, cell.text, " or ".join(sorted(names)), ", ".join(details))
        elif len(set(places)) > 1:
            names = {landscape_name(place, "en") for place in places}
            expected = "a landscape after the name: " + " or ".join(sorted(names))
            self.complain(cell.line, cell.text, expected, "none")
        unused = [tile for tile in tiles if tile not in self.used]
        if not unused:
            times = "once" if len(tiles) == 1 else f"{len(tiles)} times"
            self.complain(cell.line, "park", f"{cell.text} at most {times}", "once more")
        self.used.add(unused[0])
        return unused[0]

    def check_layout(self, park: list[Laid], written: Mapping[Cell, Written]) -> None:
        """Refuse what the rules of placing forbid, each fault with its tile."""
        faults = [
            Problem(self.file, written[cell].line, written[cell].text, expected, got)
            for cell, expected, got in faults_of(park)
        ]
        if faults:
            raise BadFile(list(dict.fromkeys(faults)))

    def suggest(self, name: str) -> str:
        """Names close to a misspelt one."""
        close = difflib.get_close_matches(fold(name), self.names, SUGGESTIONS, 0.6)
        if not close:
            return "a tile in English or German, Entrance, or - for an empty cell"
        shown = [self.shown_name(key) for key in close]
        return "perhaps " + " or ".join(shown)

    def shown_name(self, key: str) -> str:
        """A folded name as the edition writes it."""
        row = tile_row(self.edition, self.names[key][0])
        return str(row["name_en"] if fold(row["name_en"]) == key else row["name_de"])


def score_typed(edition: Edition, source: Path | Mapping[str, Any]) -> dict[str, Any]:
    """The score sheet of a typed-in park, from a file or from plain data, and where it can grow."""
    return scored_park(edition, ParkFile(edition, source))[1]


def scored_park(edition: Edition, park: ParkFile) -> tuple[State, Sheet]:
    """A park as a state, and its sheet."""
    state = park.read()
    seen = view_park(edition, state, record(state), 0)
    tiles = marked_tiles(edition, record(state), 0, seen)
    return state, {
        "player": str(park.data.get("player", "")),
        **seen["score"],
        "tiles": tiles,
        "house": any(tile["house"] for tile in tiles),
        "surroundings": seen["surroundings"],
        "open": seen["open"],
        "closed": seen["closed"],
    }


def score_table(edition: Edition, parts: list[Any], shared: Mapping[str, Any]) -> list[Sheet]:
    """The sheets of all parks of a table, with the goals they were compared by."""
    readings = {key: shared[key] for key in READINGS if key in shared}
    boards = [with_readings(named(part, n), readings) for n, part in enumerate(parts, 1)]
    scored = gathered(lambda board: scored_park(edition, ParkFile(edition, board)), boards)
    goals = read_goals(edition, shared.get("goal", []), len(scored))
    sheets = [sheet for _, sheet in scored]
    add_goals(edition, goals, [state for state, _ in scored], sheets)
    return sheets


def with_readings(board: dict[str, Any], readings: Mapping[str, Any]) -> dict[str, Any]:
    """A park with the readings of the table, where it has none of its own."""
    whole = {**readings, **board}
    return FilePart(board.file, board.text, whole) if isinstance(board, FilePart) else whole


def ranking(sheet: Mapping[str, Any]) -> tuple[int, ...]:
    """What decides who wins: points alone, who is level shares the victory (R21)."""
    return (sheet["total"],)


def pad_lines(sheet: Mapping[str, Any]) -> list[PadLine]:
    """Each kind of tile, then the goals."""
    ours = {tile["kind"] for tile in sheet["tiles"] if tile.get("house")}
    scored = sheet["kinds"].items()
    kinds = [PadLine(f"kinds-{kind}", points, kind in ours) for kind, points in scored]
    goals = any(goal.get("house") for goal in sheet["goals"])
    return [*kinds, PadLine("sheet-goals", sheet["goal_points"], goals)]

"""Reading an edition of Habitats: a CSV file for each kind of tile, and the tables of the game."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ecotone.engine.edition import (
    Edition as EditionFiles,
)
from ecotone.engine.edition import (
    EditionReader,
    Parser,
    Row,
    one_of,
    optional,
    text,
    whole,
    with_sources,
)
from ecotone.engine.record import new_bytes
from ecotone.games.habitats.cards import (
    CARDS,
    LANDSCAPES,
    NEEDS,
    NO_LANDSCAPE,
    Counts,
    Kind,
    Measure,
    Need,
    Sees,
    TileSet,
)
from ecotone.games.habitats.checks import (
    check_goals,
    check_needs,
    check_supply,
    check_tables,
    check_tiles,
    file_of,
    table_of,
)
from ecotone.games.habitats.measure_words import MeasureWords, measures_names
from ecotone.games.habitats.table import (
    ENTRANCE,
    MARKET,
    MARKET_ROWS,
    PARK,
    SEATS,
    SIDES,
    YEARS,
    Side,
)

GAME = "habitats"
SIDE_LETTERS = ("N", "E", "S", "W")
DIRECTION_LETTERS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
LANDSCAPE_NAMES = tuple(need.name.lower() for need in Need)[:LANDSCAPES]
NEED_NAMES = tuple(need.name.lower() for need in Need)
SEES_NAMES = tuple(sees.name.lower() for sees in Sees)
POINTS = 100


def letters(names: tuple[str, ...], may_be_empty: bool = False) -> Parser:
    """A column such as `N+E`: some of these letters; read as bits."""

    def parse(value: str) -> int:
        parts = value.split("+") if value else []
        if any(part not in names for part in parts) or not (parts or may_be_empty):
            raise ValueError("letters of " + ", ".join(names) + " joined by +")
        return sum(1 << names.index(part) for part in set(parts))

    return parse


POINTS_COLUMN = {"points": whole(0, POINTS)}
KEYS: dict[str, Parser] = {"key": text, "set": one_of(*(s.name.lower() for s in TileSet))}
NAMES: dict[str, Parser] = {"name_en": text, "name_de": text}
SCIENCE: dict[str, Parser] = {"scientific_name": optional}
LANDSCAPE: dict[str, Parser] = {"landscape": one_of(*LANDSCAPE_NAMES, "none")}
NEED_COLUMNS = {f"need_{name}": whole(0, PARK - 2) for name in LANDSCAPE_NAMES}
NEED_COLUMNS["need_flower"] = whole(0, SIDES)

TILE_FILES: dict[Kind, dict[str, Parser]] = {
    Kind.ANIMAL: NAMES | SCIENCE | LANDSCAPE | NEED_COLUMNS | POINTS_COLUMN,
    Kind.FLOWER: NAMES | SCIENCE | LANDSCAPE | {"flower_kind": text} | POINTS_COLUMN,
    Kind.TOURIST: NAMES
    | LANDSCAPE
    | {"counts": one_of(*(c.name.lower() for c in Counts))}
    | POINTS_COLUMN,
    Kind.TOWER: NAMES
    | LANDSCAPE
    | {"directions": letters(DIRECTION_LETTERS), "sees": one_of(*SEES_NAMES)}
    | POINTS_COLUMN,
    Kind.ROAD: NAMES
    | LANDSCAPE
    | {"road_sides": letters(SIDE_LETTERS), "marked_sides": letters(SIDE_LETTERS, True)}
    | POINTS_COLUMN,
    Kind.CAMP: NAMES | LANDSCAPE | POINTS_COLUMN,
}

GOAL_COLUMNS: dict[str, Parser] = NAMES | {
    "measure": MeasureWords,
    "best": one_of("most", "least"),
    "text_en": text,
    "text_de": text,
}

PLAYERS: dict[str, Parser] = {"players": whole(1, SEATS)}
RIVALS: dict[str, Parser] = {"players": whole(2, SEATS)}
YEAR: dict[str, Parser] = {"year": whole(1, YEARS)}


def different_turnings(*prints: tuple[int, tuple[str, ...]]) -> int:
    """How many quarter turns of a tile look different (1, 2 or 4), its prints given as bits."""
    looks = set()
    for quarters in range(SIDES):
        look = []
        for bits, names in prints:
            by = quarters * len(names) // SIDES
            look.append({(bit + by) % len(names) for bit in range(len(names)) if bits >> bit & 1})
        looks.add(tuple(frozenset(places) for places in look))
    return len(looks)


def entrance_row() -> Row:
    """Tile number 0, the same in every edition."""
    return {"key": "entrance", "kind": Kind.ENTRANCE, "landscape": LANDSCAPES}


def tile_rows(edition: EditionFiles) -> list[Row]:
    """The rows of all tiles; a tile's position is its number."""
    return [entrance_row(), *(row for kind in TILE_FILES for row in edition.tables[table_of(kind)])]


def tile_row(edition: EditionFiles, tile: int) -> Row:
    """The row of one tile."""
    if tile == ENTRANCE:
        return entrance_row()
    place = tile - 1
    for kind in TILE_FILES:
        rows = edition.tables[table_of(kind)]
        if place < len(rows):
            return rows[place]
        place -= len(rows)
    raise IndexError(f"expected a tile of the edition, got {tile}")


def read_tiles(reader: EditionReader) -> list[Row]:
    """All tiles of all files; a tile's position is its number."""
    tiles = [entrance_row()]
    for kind, columns in TILE_FILES.items():
        rows = reader.csv(file_of(kind), with_sources(columns, KEYS))
        tiles += [row | {"kind": kind} for row in rows]
    check_tiles(reader, tiles)
    return tiles


def fill_tiles(record: Any, tiles: list[Row]) -> None:
    """Write the tiles into the record that the rules read."""
    flower_kinds = sorted({t["flower_kind"] for t in tiles if t["kind"] == Kind.FLOWER})
    record.tiles = len(tiles)
    for number, tile in enumerate(tiles):
        record.kind[number] = tile["kind"]
        land = tile["landscape"]
        record.landscape[number] = NO_LANDSCAPE if land == LANDSCAPES else land
        record.turnings[number] = 1
        if number == ENTRANCE:
            continue
        record.tile_set[number] = tile["set"]
        record.points[number] = tile["points"]
        if tile["kind"] == Kind.ANIMAL:
            for need in range(NEEDS):
                record.need[number, need] = tile[f"need_{NEED_NAMES[need]}"]
        elif tile["kind"] == Kind.FLOWER:
            record.flower_kind[number] = flower_kinds.index(tile["flower_kind"])
        elif tile["kind"] == Kind.TOURIST:
            record.counts[number] = tile["counts"]
        elif tile["kind"] == Kind.TOWER:
            record.sees[number] = list(Sees)[tile["sees"]]
            record.directions[number] = tile["directions"]
            record.turnings[number] = different_turnings((tile["directions"], DIRECTION_LETTERS))
        elif tile["kind"] == Kind.ROAD:
            record.road_sides[number] = tile["road_sides"]
            record.marked_sides[number] = tile["marked_sides"]
            record.turnings[number] = different_turnings(
                (tile["road_sides"], SIDE_LETTERS), (tile["marked_sides"], SIDE_LETTERS)
            )


def read_goals(reader: EditionReader) -> list[Row]:
    """The goals; a goal's position is its number."""
    goals = reader.csv("goals.csv", with_sources(GOAL_COLUMNS, {"key": text}))
    check_goals(reader, goals)
    return goals


def read_tables(reader: EditionReader) -> dict[str, list[Row]]:
    """The tables by number of players."""
    place: dict[str, Parser] = {"place": whole(1, SEATS)}
    seat: dict[str, Parser] = {"seat": whole(1, SEATS)}
    spot: dict[str, Parser] = {
        "column": whole(1, MARKET // MARKET_ROWS),
        "row": whole(1, MARKET_ROWS),
        "facing": one_of(*(SIDE_LETTERS[side] for side in Side)),
    }
    size: dict[str, Parser] = {
        "columns": whole(1, MARKET // MARKET_ROWS),
        "rows": whole(MARKET_ROWS, MARKET_ROWS),
    }
    tables = {
        "goal_points": with_sources(POINTS_COLUMN, RIVALS | YEAR | place),
        "years": with_sources({"turns": whole(1, PARK)}, PLAYERS | YEAR),
        "markets": with_sources(size, PLAYERS),
        "starts": with_sources(spot, PLAYERS | seat),
    }
    return {name: reader.csv(f"{name}.csv", columns) for name, columns in tables.items()}


def fill_measure(record: Any, goal: int, measure: MeasureWords) -> None:
    """Write what a goal measures; the terms only where no rule is made for it."""
    record.measure[goal] = measure.code
    if measure.code == Measure.IN_WORDS:
        for place, term in enumerate(measure.terms):
            record.operation[goal, place] = term.operation
            record.by[goal, place] = term.by
            record.distance[goal, place] = term.distance
            record.sign[goal, place] = term.sign
            record.filter[goal, place] = term.filters


def fill_names(record: Any, tiles: list[Row], goals: list[Row]) -> None:
    """Number the tiles' names, if a goal tells them apart."""
    if measures_names([goal["measure"] for goal in goals]):
        names = sorted({str(tile["name_en"]) for tile in tiles[1:]})
        for number, tile in enumerate(tiles[1:], 1):
            record.name_number[number] = names.index(str(tile["name_en"])) + 1


def fill_tables(record: Any, tables: Mapping[str, list[Row]], goals: list[Row]) -> None:
    """Write goals and tables into the record that the rules read."""
    record.goals = len(goals)
    for number, goal in enumerate(goals):
        fill_measure(record, number, goal["measure"])
        record.least_wins[number] = goal["best"]
    for row in tables["goal_points"]:
        record.goal_points[row["players"], row["year"] - 1, row["place"] - 1] = row["points"]
    for row in tables["years"]:
        record.turns[row["players"], row["year"] - 1] = row["turns"]
    for row in tables["markets"]:
        record.columns[row["players"]] = row["columns"]
        record.rows[row["players"]] = row["rows"]
    for row in tables["starts"]:
        space = (row["row"] - 1) * record.columns[row["players"]] + row["column"] - 1
        record.start[row["players"], row["seat"] - 1] = space
        record.start_facing[row["players"], row["seat"] - 1] = row["facing"]


def read_edition(folder: Path) -> EditionFiles:
    """Read and check an edition's folder; BadEdition lists every fault."""
    reader = EditionReader(folder)
    tiles = read_tiles(reader)
    goals = read_goals(reader)
    tables = read_tables(reader)
    if not reader.problems:
        check_tables(reader, tables)
        check_supply(reader, tiles, tables["markets"])
        check_needs(reader, tiles)
    data = new_bytes(CARDS)
    if not reader.problems:
        fill_tiles(data.view(CARDS)[0], tiles)
        fill_tables(data.view(CARDS)[0], tables, goals)
        fill_names(data.view(CARDS)[0], tiles, goals)
    by_kind = {table_of(kind): [t for t in tiles if t["kind"] == kind] for kind in TILE_FILES}
    return reader.finish(GAME, {**by_kind, "goals": goals, **tables}, data)

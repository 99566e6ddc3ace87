"""What must hold between the rows of an edition's files."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from ecotone.engine.edition import EditionReader, Row
from ecotone.games.habitats.cards import GOALS, LANDSCAPES, Kind, Need, TileSet
from ecotone.games.habitats.park import ALL_SIDES
from ecotone.games.habitats.table import GOALS_PER_YEAR, PARK, SEATS, TILES, YEARS

FLOWER_KINDS = 62
MOST_NEEDED = PARK - 2
OWN_KEY = "a key of its own"
MOST_TURNS = PARK - 1
"""Turns of one player in a whole game: a park holds one tile for each, and the entrance."""


def table_of(kind: Kind) -> str:
    """The table that holds the tiles of a kind."""
    return f"{kind.name.lower()}s"


def file_of(kind: Kind) -> str:
    """The file of that table."""
    return f"{table_of(kind)}.csv"


def check_tiles(reader: EditionReader, tiles: list[Row]) -> None:
    """Rules that concern more than one value."""
    if len(tiles) > TILES:
        reader.fault(file_of(Kind.ANIMAL), 0, "", f"at most {TILES - 1} tiles", len(tiles) - 1)
    seen: set[str] = set()
    for tile in tiles[1:]:
        if tile["key"] in seen:
            reader.fault(file_of(tile["kind"]), tile["line"], "key", OWN_KEY, tile["key"])
        seen.add(tile["key"])
        if tile["kind"] == Kind.ROAD:
            check_road(reader, tile)
    kinds = {tile["flower_kind"] for tile in tiles if tile["kind"] == Kind.FLOWER}
    if len(kinds) > FLOWER_KINDS:
        expected = f"at most {FLOWER_KINDS} kinds"
        reader.fault(file_of(Kind.FLOWER), 0, "flower_kind", expected, len(kinds))


def check_needs(reader: EditionReader, tiles: Sequence[Row]) -> None:
    """Every animal can find what it needs in a park, among the other tiles of the box."""
    lands = Counter(tile["landscape"] for tile in tiles[1:])
    flowers = sum(tile["kind"] == Kind.FLOWER for tile in tiles)
    for tile in tiles:
        if tile["kind"] != Kind.ANIMAL:
            continue
        line, needs = tile["line"], [tile[f"need_{need.name.lower()}"] for need in Need]
        for need, wanted in zip(Need, needs, strict=True):
            others = lands[need] - (tile["landscape"] == need) if need < LANDSCAPES else flowers
            if wanted > others:
                column = f"need_{need.name.lower()}"
                expected = f"at most {others}, the other tiles of that kind in the box"
                reader.fault(file_of(Kind.ANIMAL), line, column, expected, wanted)
        if sum(needs[:LANDSCAPES]) > MOST_NEEDED:
            expected = f"needs of at most {MOST_NEEDED} tiles, the others that a park holds"
            reader.fault(file_of(Kind.ANIMAL), line, "need", expected, sum(needs[:LANDSCAPES]))


def check_road(reader: EditionReader, tile: Row) -> None:
    """A road has a side without road, and none of its road sides is marked."""
    roads, marked = tile["road_sides"] or 0, tile["marked_sides"] or 0
    if roads & marked:
        reader.fault(file_of(Kind.ROAD), tile["line"], "marked_sides", "no road side", "one")
    if roads == ALL_SIDES:
        reader.fault(file_of(Kind.ROAD), tile["line"], "road_sides", "a side without road", "none")


def check_goals(reader: EditionReader, goals: Sequence[Row]) -> None:
    """There are enough goals for three years, and no two have the same key."""
    if not YEARS * GOALS_PER_YEAR <= len(goals) <= GOALS:
        expected = f"{YEARS * GOALS_PER_YEAR} to {GOALS} goals"
        reader.fault("goals.csv", 0, "", expected, len(goals))
    seen: set[str] = set()
    for goal in goals:
        if goal["key"] in seen:
            reader.fault("goals.csv", goal["line"], "key", OWN_KEY, goal["key"])
        seen.add(goal["key"])


def check_tables(reader: EditionReader, tables: Mapping[str, Sequence[Row]]) -> None:
    """Every number of players has its years, goal points, market and start places, each once."""
    numbers = range(1, SEATS + 1)
    years = range(1, YEARS + 1)
    check_rows(
        reader, "years", ("players", "year"), tables, ((n, y) for n in numbers for y in years)
    )
    check_rows(
        reader,
        "goal_points",
        ("players", "year", "place"),
        tables,
        ((n, y, p) for n in numbers[1:] for y in years for p in range(1, n + 1)),
    )
    check_rows(reader, "markets", ("players",), tables, ((n,) for n in numbers))
    check_rows(
        reader,
        "starts",
        ("players", "seat"),
        tables,
        ((n, s) for n in numbers for s in range(1, n + 1)),
    )
    if not reader.problems:
        for players in numbers:
            check_turns(reader, tables["years"], players)
            check_starts(reader, tables, players)


def check_rows(
    reader: EditionReader,
    table: str,
    fields: Sequence[str],
    tables: Mapping[str, Sequence[Row]],
    wanted: Iterable[tuple[int, ...]],
) -> None:
    """A table has exactly one row for each of the wanted values of these fields."""
    missing = dict.fromkeys(wanted)
    known = set(missing)
    for row in tables[table]:
        got = tuple(row[field] for field in fields)
        got_words = in_words(fields, got)
        if got not in known:
            expected = f"no row with a {fields[-1]} beyond the {fields[0]}"
            reader.fault(f"{table}.csv", row["line"], fields[-1], expected, got_words)
        elif got not in missing:
            expected = "one row for each " + " and ".join(fields)
            reader.fault(f"{table}.csv", row["line"], fields[-1], expected, f"{got_words} twice")
        missing.pop(got, None)
    for values in missing:
        reader.fault(f"{table}.csv", 0, fields[-1], f"a row for {in_words(fields, values)}", "none")


def in_words(fields: Sequence[str], values: Sequence[int]) -> str:
    """The key of a row: `players 2, year 1`."""
    return ", ".join(f"{field} {value}" for field, value in zip(fields, values, strict=True))


def check_turns(reader: EditionReader, rows: Sequence[Row], players: int) -> None:
    """The turns of all years fit into a park."""
    of_these = [row for row in rows if row["players"] == players]
    turns = sum(row["turns"] for row in of_these)
    if turns > MOST_TURNS:
        line = of_these[-1]["line"]
        expected = f"at most {MOST_TURNS} turns in {YEARS} years for {players} players"
        reader.fault("years.csv", line, "turns", expected, turns)


def check_starts(reader: EditionReader, tables: Mapping[str, Sequence[Row]], players: int) -> None:
    """Every figure starts on a space of its own inside the market."""
    (market,) = (row for row in tables["markets"] if row["players"] == players)
    seen: set[tuple[int, int]] = set()
    for row in tables["starts"]:
        if row["players"] != players:
            continue
        space = row["column"], row["row"]
        if row["column"] > market["columns"]:
            expected = f"1 to {market['columns']}"
            reader.fault("starts.csv", row["line"], "column", expected, row["column"])
        if space in seen:
            got_words = in_words(("column", "row"), space)
            reader.fault("starts.csv", row["line"], "column", "a space of its own", got_words)
        seen.add(space)


def check_supply(reader: EditionReader, tiles: Sequence[Row], markets: Sequence[Row]) -> None:
    """The base set fills every market."""
    base = sum(tile["set"] == TileSet.BASE for tile in tiles[1:])
    needed = max((row["columns"] * row["rows"] - row["players"] for row in markets), default=0)
    if base < needed:
        expected = f"at least {needed} tiles of the base set to fill the largest market"
        reader.fault(file_of(Kind.ANIMAL), 0, "set", expected, base)

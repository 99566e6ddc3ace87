"""What can be typed in of a box of Habitats."""

from ecotone.engine.edition_form import ABOUT, Part, Value, choice, code, names, number, text
from ecotone.engine.texts import LANGUAGES
from ecotone.games.habitats.cards import GOALS, Counts, Kind, TileSet
from ecotone.games.habitats.checks import file_of, table_of
from ecotone.games.habitats.measure_phrase import MEASURE
from ecotone.games.habitats.reader import (
    DIRECTION_LETTERS,
    LANDSCAPE_NAMES,
    POINTS,
    SEES_NAMES,
    SIDE_LETTERS,
)
from ecotone.games.habitats.table import MARKET, MARKET_ROWS, PARK, SIDES, TILES

TILE_SET = choice("set", tuple(one.name.lower() for one in TileSet), "set", "")
LANDSCAPE = choice("landscape", (*LANDSCAPE_NAMES, "none"), "landscape")
SCIENCE = text("scientific_name", least=0)
TILE_POINTS = number("points", 0, POINTS)


def sides(column: str, letters: tuple[str, ...], least: int) -> Value:
    """Some of a tile's sides, or of the directions around it."""
    source = f"{column}_from"
    return Value(column, "symbols", source, choices=letters, joined="+", least=least, words="side")


VALUES: dict[Kind, tuple[Value, ...]] = {
    Kind.ANIMAL: (
        *(number(f"need_{name}", 0, PARK - 2) for name in LANDSCAPE_NAMES),
        number("need_flower", 0, SIDES),
    ),
    Kind.FLOWER: (text("flower_kind"),),
    Kind.TOURIST: (choice("counts", tuple(c.name.lower() for c in Counts), "counts"),),
    Kind.TOWER: (sides("directions", DIRECTION_LETTERS, 1), choice("sees", SEES_NAMES, "sees")),
    Kind.ROAD: (sides("road_sides", SIDE_LETTERS, 1), sides("marked_sides", SIDE_LETTERS, 0)),
    Kind.CAMP: (),
}


def tiles(kind: Kind) -> Part:
    """The tiles of a kind."""
    science = (SCIENCE,) if kind in (Kind.ANIMAL, Kind.FLOWER) else ()
    return Part(
        table_of(kind),
        file_of(kind),
        (LANDSCAPE, *VALUES[kind], TILE_POINTS, TILE_SET, *names(), *science),
        ("key",),
        most=TILES - 1,
        own_keys=("key", "name_en", "name_de"),
    )


COLUMNS = MARKET // MARKET_ROWS
PARTS = (
    *(tiles(kind) for kind in VALUES),
    Part(
        "goals",
        "goals.csv",
        (
            code("measure", least=1, phrase=MEASURE),
            choice("best", ("most", "least"), "best"),
            *names(),
            *(text(f"text_{language}") for language in LANGUAGES),
        ),
        ("key",),
        most=GOALS,
        own_keys=("key", "name_en", "name_de"),
    ),
    Part(
        "goal_points",
        "goal_points.csv",
        (number("points", 0, POINTS),),
        ("players", "year", "place"),
    ),
    Part("years", "years.csv", (number("turns", 1, PARK),), ("players", "year")),
    Part(
        "markets",
        "markets.csv",
        (number("columns", 1, COLUMNS), number("rows", MARKET_ROWS, MARKET_ROWS)),
        ("players",),
    ),
    Part(
        "starts",
        "starts.csv",
        (
            number("column", 1, COLUMNS),
            number("row", 1, MARKET_ROWS),
            choice("facing", SIDE_LETTERS, "side"),
        ),
        ("players", "seat"),
    ),
    ABOUT,
)

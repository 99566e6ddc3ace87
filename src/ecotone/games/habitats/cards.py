"""The tiles, goals and start places of an edition, as the record that the rules read."""

from enum import IntEnum

from ecotone.engine.record import Record, dtype_of, i8, i16
from ecotone.games.habitats.table import SEATS, TILES, YEARS

GOALS = 24
NEEDS = 5
NO_LANDSCAPE = -1


class Kind(IntEnum):
    """What a tile shows."""

    ENTRANCE = 0
    ANIMAL = 1
    FLOWER = 2
    TOURIST = 3
    TOWER = 4
    ROAD = 5
    CAMP = 6


class Need(IntEnum):
    """What an animal may need; the first four are the landscapes."""

    GRASS = 0
    FOREST = 1
    DRY = 2
    WATER = 3
    FLOWER = 4


LANDSCAPES = 4


class Sees(IntEnum):
    """What a tower counts, as bits."""

    ANIMAL = 1
    FLOWER = 2
    BOTH = 3


class Counts(IntEnum):
    """What a tourist counts: tiles of the own area, or areas of the own landscape."""

    AREA_SIZE = 0
    AREA_COUNT = 1


class Measure(IntEnum):
    """What a goal compares."""

    LONG_LINE = 0
    LARGEST_AREA = 1
    NEAR_ROADS = 2
    TILE_VARIETY = 3
    AREA_COUNT = 4
    NEAR_ENTRANCE = 5
    FLOWER_VARIETY = 6
    HAPPY_ANIMALS = 7
    EVEN_LANDS = 8
    IN_WORDS = 9


class Operation(IntEnum):
    """What a term of a measure in words reckons."""

    NOTHING = 0
    COUNT = 1
    DIFFERENT = 2
    FEWEST = 3
    MOST = 4
    LARGEST = 5
    AREAS = 6
    FARTHEST = 7
    NEAREST = 8
    SPREAD = 9
    POINTS = 10


class By(IntEnum):
    """What a term tells apart, or looks for the largest of."""

    NOTHING = 0
    KIND = 1
    LANDSCAPE = 2
    PAIR = 3
    FLOWER = 4
    NAME = 5
    AREA = 6
    LINE = 7
    ROW = 8
    COLUMN = 9


class Distance(IntEnum):
    """Columns plus rows, or steps through the park."""

    CELLS = 0
    STEPS = 1


class State(IntEnum):
    """Must a tile's own condition be met, or not be met?"""

    ANY = 0
    MET = 1
    UNMET = 2


class Quantity(IntEnum):
    """What of a tile is compared with a number: its area's tiles, its points, its neighbours."""

    NOTHING = 0
    SIZE = 1
    POINTS = 2
    BESIDE = 3


class Compare(IntEnum):
    """How a quantity is compared with the number."""

    AT_LEAST = 0
    AT_MOST = 1
    EXACTLY = 2


class Filter(IntEnum):
    """The numbers that say which tiles a term is about; sets are bits, 0 means any."""

    KINDS = 0
    LANDS = 1
    STATE = 2
    BESIDE_KINDS = 3
    BESIDE_LANDS = 4
    QUANTITY = 5
    COMPARE = 6
    NUMBER = 7


MEASURE_TERMS = 2
FILTERS = 2


class TileSet(IntEnum):
    """A tile belongs to the base set or only to the large one."""

    BASE = 0
    LARGE = 1


class Cards(Record):
    """All tiles (number 0 is the entrance), goals and tables of an edition."""

    tiles = i16("number of tiles, the entrance included")
    tile_set = i8("a TileSet", TILES)
    kind = i8("a Kind", TILES)
    landscape = i8("a Need below LANDSCAPES, or NO_LANDSCAPE", TILES)
    need = i8("how many of each Need an animal asks for", TILES, NEEDS)
    points = i8("points; for towers and tourists per thing counted", TILES)
    flower_kind = i8("number of the flower's kind", TILES)
    counts = i8("a Counts, for tourists", TILES)
    sees = i8("Sees bits, for towers", TILES)
    directions = i16("bits of the eight directions a tower sees, north first, clockwise", TILES)
    road_sides = i8("bits of the sides with a road, north first, clockwise", TILES)
    marked_sides = i8("bits of the sides where a road wants a tile", TILES)
    turnings = i8("quarter turns that look different: 1, 2 or 4", TILES)
    goals = i8("number of goals")
    measure = i8("a Measure", GOALS)
    least_wins = i8("1 where the smallest result is best", GOALS)
    goal_points = i8("points by players, year and place", SEATS + 1, YEARS, SEATS)
    turns = i8("turns of each player by players and year", SEATS + 1, YEARS)
    columns = i8("columns of the market by players", SEATS + 1)
    rows = i8("rows of the market by players", SEATS + 1)
    start = i8("start space of each figure by players", SEATS + 1, SEATS)
    start_facing = i8("Side each figure looks to at first, by players", SEATS + 1, SEATS)
    operation = i8("an Operation for each term of a measure in words", GOALS, MEASURE_TERMS)
    by = i8("a By", GOALS, MEASURE_TERMS)
    distance = i8("a Distance", GOALS, MEASURE_TERMS)
    sign = i8("1, or -1 where the term is subtracted", GOALS, MEASURE_TERMS)
    filter = i8("which tiles, by Filter", GOALS, MEASURE_TERMS, FILTERS, len(Filter))
    name_number = i16("number of the tile's name from 1, if a measure asks for it", TILES)


CARDS = dtype_of(Cards)

"""The table of Habitats: every field of a state and what it means.

A park grows in any direction, so it is kept as a graph, not as a grid. Its tiles stand in the
order in which they were laid (slot 0 is the entrance), each with its column and row counted from
the entrance and with what lies at each of its four sides. The longest game lays `PARK - 1` tiles,
so no coordinate leaves -25..25: nothing can wrap, and no two cells can share a place in the record.

An open cell is named by the oldest tile beside it and the side of that tile it lies on; the other
tiles beside it hold `ELSEWHERE` there. So each open cell has exactly one name, which it keeps.
"""

from enum import IntEnum

from ecotone.engine.notes import Noting
from ecotone.engine.record import dtype_of, generator, i8, i16

SEATS = 5
YEARS = 3
GOALS_PER_YEAR = 2
PARK = 26
MARKET = 28
MARKET_ROWS = 4
TILES = 192
ENTRANCE = 0
"""The entrance's slot in every park, and its number among the tiles."""

EMPTY = -1
"""No tile, no figure, no goal."""
OPEN = -1
"""At a side: a cell where a tile may be laid, named by this tile and side."""
ELSEWHERE = -2
"""At a side: an open cell that an older tile names."""
CLOSED = -3
"""At a side: a cell that must stay empty (below the entrance, or at a road)."""


class Phase(IntEnum):
    """What is being decided."""

    FACING = 0
    TAKE = 1
    PLACE = 2
    OVER = 3


class Side(IntEnum):
    """The sides of a tile and the directions of the market, clockwise."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


SIDES = 4


class Turn(IntEnum):
    """Directions seen from a figure, clockwise."""

    FRONT = 0
    RIGHT = 1
    BEHIND = 2
    LEFT = 3


class Solo(IntEnum):
    """The two games for one."""

    MARKET = 0
    DRAW = 1


class TouristReading(IntEnum):
    """What a coach party leaves out: its whole area, or only its own tile."""

    OTHER_AREAS = 0
    OWN_AREA = 1


class OwnTile(IntEnum):
    """Does an animal's own tile count for its needs?"""

    LEFT_OUT = 0
    COUNTS = 1


class NeedAreas(IntEnum):
    """Do all touching areas of a landscape add up, or must one of them do?"""

    ADD_UP = 0
    ONE_AREA = 1


class RoadTurning(IntEnum):
    """May a road be turned when it is laid?"""

    TURN = 0
    PRINTED = 1


class Table(Noting):
    """One game of Habitats."""

    random = generator("the generator of the set-up")
    players = i8("number of seats in play")
    seat = i8("whose decision it is")
    phase = i8("a Phase")
    year = i8("0 to 2; 3 when the game is over")
    turn = i8("turns every seat has finished in this year")
    goals_per_year = i8("0 to 2")
    extra_turns = i8("added to every year")
    solo = i8("a Solo, for one player")
    tourist_reading = i8("a TouristReading")
    road_turning = i8("a RoadTurning")
    columns = i8("columns of the market, 0 without a market")
    bag = i16("tiles in the order in which they are drawn", TILES)
    bag_size = i16("tiles in the bag at the start")
    drawn = i16("tiles drawn so far")
    market = i16("tile on each space, row by row, or EMPTY", MARKET)
    figure = i8("space of each figure", SEATS)
    facing = i8("Side each figure looks to", SEATS)
    hand = i16("tile taken and not yet placed, or EMPTY")
    set_aside = i8("tiles that fitted nowhere")
    goal = i8("goals of each year, or EMPTY", YEARS, GOALS_PER_YEAR)
    goal_result = i8("what each seat reached for each goal", YEARS, GOALS_PER_YEAR, SEATS)
    goal_points = i16("points each seat got for goals", SEATS)
    count = i8("tiles in each park, the entrance included", SEATS)
    tile = i16("tile in each slot", SEATS, PARK)
    column = i8("columns east of the entrance", SEATS, PARK)
    row = i8("rows south of the entrance", SEATS, PARK)
    rotation = i8("quarter turns clockwise since the print", SEATS, PARK)
    beside = i8("slot of the tile at each Side, or OPEN, ELSEWHERE, CLOSED", SEATS, PARK, SIDES)
    area = i8("oldest slot of the area each tile is in; its own slot without one", SEATS, PARK)
    area_size = i8("tiles of the area, told at its oldest slot; 0 elsewhere", SEATS, PARK)
    own_tile = i8("an OwnTile")
    need_areas = i8("a NeedAreas")


TABLE = dtype_of(Table)

"""Parks: where a tile may be laid, and how a new tile joins its neighbours and areas."""

from ecotone.engine.compiling import rule
from ecotone.games.habitats.cards import NO_LANDSCAPE, Cards, Kind
from ecotone.games.habitats.market import COLUMN_STEP, ROW_STEP
from ecotone.games.habitats.table import (
    CLOSED,
    ELSEWHERE,
    EMPTY,
    ENTRANCE,
    OPEN,
    SIDES,
    RoadTurning,
    Side,
    Table,
)

ALL_SIDES = 15


@rule
def opposite(side: int) -> int:
    return (side + 2) % SIDES


@rule
def turned_sides(sides: int, quarters: int) -> int:
    """Bits of sides after some quarter turns clockwise."""
    return ((sides << quarters) | (sides >> (SIDES - quarters))) & ALL_SIDES


@rule
def road_sides(cards: Cards, table: Table, seat: int, slot: int) -> int:
    """The sides of a laid tile where a road leaves the park."""
    printed = cards.road_sides[table.tile[seat, slot]]
    return turned_sides(printed, table.rotation[seat, slot])


@rule
def marked_sides(cards: Cards, table: Table, seat: int, slot: int) -> int:
    """The sides of a laid road that need a tile beside them."""
    printed = cards.marked_sides[table.tile[seat, slot]]
    return turned_sides(printed, table.rotation[seat, slot])


@rule
def landscape(cards: Cards, table: Table, seat: int, slot: int) -> int:
    """The landscape of a laid tile."""
    return cards.landscape[table.tile[seat, slot]]


@rule
def turnings(cards: Cards, table: Table, tile: int) -> int:
    """In how many different ways a tile may be turned when it is laid.

    With the option `roads` = `turn` that includes roads (R02).
    """
    if table.road_turning == RoadTurning.PRINTED and cards.kind[tile] == Kind.ROAD:
        return 1
    return cards.turnings[tile]


@rule
def open_park(table: Table, seat: int) -> None:
    """Begin a park with its entrance, the column below it closed."""
    table.count[seat] = 1
    table.tile[seat, ENTRANCE] = ENTRANCE
    for side in range(SIDES):
        table.beside[seat, ENTRANCE, side] = OPEN
    table.beside[seat, ENTRANCE, Side.SOUTH] = CLOSED


@rule
def slot_at(table: Table, seat: int, column: int, row: int) -> int:
    """The slot of the tile on a cell, or EMPTY."""
    for slot in range(table.count[seat]):
        if table.column[seat, slot] == column and table.row[seat, slot] == row:
            return slot
    return EMPTY


@rule
def tiles_around(table: Table, seat: int, column: int, row: int) -> int:
    """Bits of the sides of a cell at which a tile lies."""
    around = 0
    for side in range(SIDES):
        if slot_at(table, seat, column + COLUMN_STEP[side], row + ROW_STEP[side]) != EMPTY:
            around |= 1 << side
    return around


@rule
def cell_column(table: Table, seat: int, slot: int, side: int) -> int:
    """The column of the cell at a tile's side."""
    return table.column[seat, slot] + COLUMN_STEP[side]


@rule
def cell_row(table: Table, seat: int, slot: int, side: int) -> int:
    """The row of the cell at a tile's side."""
    return table.row[seat, slot] + ROW_STEP[side]


@rule
def place_tile(
    cards: Cards, table: Table, seat: int, tile: int, beside: int, side: int, quarters: int
) -> None:
    """Lay a tile on the cell at a side of another tile, turned by some quarters for good (R05)."""
    slot = table.count[seat]
    table.count[seat] = slot + 1
    table.tile[seat, slot] = tile
    table.column[seat, slot] = cell_column(table, seat, beside, side)
    table.row[seat, slot] = cell_row(table, seat, beside, side)
    table.rotation[seat, slot] = quarters
    meet_neighbours(table, seat, slot, road_sides(cards, table, seat, slot))
    join_areas(cards, table, seat, slot)


@rule
def meet_neighbours(table: Table, seat: int, slot: int, roads: int) -> None:
    """Record what lies at each side of a new tile, and update the tiles around it."""
    for side in range(SIDES):
        below = cell_column(table, seat, slot, side) == 0 and cell_row(table, seat, slot, side) > 0
        # R01: a road closes only the cell next to it.
        closed = below or (roads >> side) & 1 == 1
        table.beside[seat, slot, side] = CLOSED if closed else OPEN
    for other in range(slot):
        east = table.column[seat, other] - table.column[seat, slot]
        south = table.row[seat, other] - table.row[seat, slot]
        distance = abs(east) + abs(south)
        if distance == 1:
            side = side_towards(east, south)
            table.beside[seat, slot, side] = other
            table.beside[seat, other, opposite(side)] = slot
        elif distance == 2:
            for side in range(SIDES):
                to_east = COLUMN_STEP[side] - east
                to_south = ROW_STEP[side] - south
                if abs(to_east) + abs(to_south) == 1:
                    share_cell(table, seat, slot, side, other, side_towards(to_east, to_south))


@rule
def share_cell(table: Table, seat: int, slot: int, side: int, older: int, towards: int) -> None:
    """Settle an empty cell between a new tile and an older one: closed, or named by the older."""
    if table.beside[seat, older, towards] >= ENTRANCE:
        return
    if table.beside[seat, slot, side] == CLOSED or table.beside[seat, older, towards] == CLOSED:
        table.beside[seat, slot, side] = CLOSED
        table.beside[seat, older, towards] = CLOSED
    else:
        table.beside[seat, slot, side] = ELSEWHERE


@rule
def side_towards(east: int, south: int) -> int:
    """The Side of a tile at which the cell one step to the east or to the south lies."""
    return 2 - east if east != 0 else 1 + south


@rule
def join_areas(cards: Cards, table: Table, seat: int, slot: int) -> None:
    """Join a new tile to the areas of its landscape beside it; the oldest slot names the area."""
    table.area[seat, slot] = slot
    own = landscape(cards, table, seat, slot)
    if own == NO_LANDSCAPE:
        return
    table.area_size[seat, slot] = 1
    for side in range(SIDES):
        other = table.beside[seat, slot, side]
        if other > ENTRANCE and landscape(cards, table, seat, other) == own:
            merge_areas(table, seat, table.area[seat, slot], table.area[seat, other])


@rule
def merge_areas(table: Table, seat: int, one: int, two: int) -> None:
    if one == two:
        return
    older = min(one, two)
    younger = max(one, two)
    for slot in range(younger, table.count[seat]):
        if table.area[seat, slot] == younger:
            table.area[seat, slot] = older
    table.area_size[seat, older] += table.area_size[seat, younger]
    table.area_size[seat, younger] = 0

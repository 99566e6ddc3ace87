"""What must hold in every reachable state; each broken rule has its own number."""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.games.habitats.cards import NO_LANDSCAPE, Cards
from ecotone.games.habitats.market import COLUMN_STEP, ROW_STEP
from ecotone.games.habitats.park import (
    cell_column,
    cell_row,
    landscape,
    opposite,
    road_sides,
)
from ecotone.games.habitats.table import (
    CLOSED,
    ELSEWHERE,
    EMPTY,
    ENTRANCE,
    MARKET_ROWS,
    OPEN,
    PARK,
    SIDES,
    TILES,
    Table,
)

MIDDLE = PARK + 1
GRID = 2 * MIDDLE + 1


class Fault(IntEnum):
    """The invariants by number."""

    NONE = 0
    TILE_DOUBLED = 1
    TILE_LOST = 2
    FIGURES_SHARE_A_SPACE = 3
    FIGURE_OUTSIDE = 4
    TILE_UNDER_FIGURE = 5
    TILES_SHARE_A_CELL = 6
    BELOW_ENTRANCE = 7
    TILE_AT_ROAD = 8
    SIDE_WRONG = 9
    AREA_WRONG = 10
    AREA_SIZE_WRONG = 11


@rule
def first_fault(cards: Cards, table: Table) -> int:
    """The number of the first broken invariant, or 0."""
    fault = fault_of_tiles(table)
    if fault == Fault.NONE:
        fault = fault_of_figures(table)
    for seat in range(table.players):
        grid = grid_of(table, seat)
        if fault == Fault.NONE:
            fault = fault_of_cells(cards, table, seat, grid)
        if fault == Fault.NONE:
            fault = fault_of_sides(cards, table, seat, grid)
        if fault == Fault.NONE:
            fault = fault_of_areas(cards, table, seat)
    return fault


@rule
def fault_of_tiles(table: Table) -> int:
    """Every tile of the game is in exactly one place."""
    times = np.zeros(TILES, np.int64)
    for index in range(table.drawn, table.bag_size):
        times[table.bag[index]] += 1
    for space in range(table.market.shape[0]):
        if table.market[space] != EMPTY:
            times[table.market[space]] += 1
    if table.hand != EMPTY:
        times[table.hand] += 1
    for seat in range(table.players):
        for slot in range(1, table.count[seat]):
            times[table.tile[seat, slot]] += 1
    if times.max() > 1 or times[ENTRANCE] > 0:
        return Fault.TILE_DOUBLED.value
    if times.sum() + table.set_aside != table.bag_size:
        return Fault.TILE_LOST.value
    return Fault.NONE.value


@rule
def fault_of_figures(table: Table) -> int:
    """Figures stand on different spaces of the market, no tile under them."""
    if table.columns == 0:
        return Fault.NONE.value
    for seat in range(table.players):
        space = table.figure[seat]
        if space < 0 or space >= table.columns * MARKET_ROWS:
            return Fault.FIGURE_OUTSIDE.value
        if table.market[space] != EMPTY:
            return Fault.TILE_UNDER_FIGURE.value
        for other in range(seat):
            if table.figure[other] == space:
                return Fault.FIGURES_SHARE_A_SPACE.value
    return Fault.NONE.value


@rule
def grid_of(table: Table, seat: int) -> NDArray[np.int8]:
    """A park as a grid of slots with the entrance in the middle, EMPTY where no tile lies."""
    grid = np.full((GRID, GRID), EMPTY, np.int8)
    for slot in range(table.count[seat]):
        grid[MIDDLE + table.row[seat, slot], MIDDLE + table.column[seat, slot]] = slot
    return grid


@rule
def fault_of_cells(cards: Cards, table: Table, seat: int, grid: NDArray[np.int8]) -> int:
    """No two tiles on a cell, none below the entrance, none at a road side."""
    for slot in range(table.count[seat]):
        column = table.column[seat, slot]
        row = table.row[seat, slot]
        if grid[MIDDLE + row, MIDDLE + column] != slot:
            return Fault.TILES_SHARE_A_CELL.value
        if column == 0 and row > 0:
            return Fault.BELOW_ENTRANCE.value
        roads = road_sides(cards, table, seat, slot)
        for side in range(SIDES):
            if (roads >> side) & 1 == 1 and table.beside[seat, slot, side] != CLOSED:
                return Fault.TILE_AT_ROAD.value
    return Fault.NONE.value


@rule
def fault_of_sides(cards: Cards, table: Table, seat: int, grid: NDArray[np.int8]) -> int:
    """Each side tells what is there, and each open cell has one name, that of its oldest tile."""
    for slot in range(table.count[seat]):
        for side in range(SIDES):
            column = cell_column(table, seat, slot, side)
            row = cell_row(table, seat, slot, side)
            expected = grid[MIDDLE + row, MIDDLE + column]
            if expected == EMPTY:
                expected = empty_cell(cards, table, seat, column, row, slot, grid)
            if table.beside[seat, slot, side] != expected:
                return Fault.SIDE_WRONG.value
    return Fault.NONE.value


@rule
def empty_cell(
    cards: Cards,
    table: Table,
    seat: int,
    column: int,
    row: int,
    asking: int,
    grid: NDArray[np.int8],
) -> int:
    """What a tile beside an empty cell should note: OPEN, ELSEWHERE or CLOSED."""
    if column == 0 and row > 0:
        return CLOSED
    oldest = asking
    for side in range(SIDES):
        slot = grid[MIDDLE + row + ROW_STEP[side], MIDDLE + column + COLUMN_STEP[side]]
        if slot != EMPTY:
            oldest = min(oldest, slot)
            if (road_sides(cards, table, seat, slot) >> opposite(side)) & 1 == 1:
                return CLOSED
    return OPEN if oldest == asking else ELSEWHERE


@rule
def fault_of_areas(cards: Cards, table: Table, seat: int) -> int:
    """Areas are the connected tiles of one landscape, named by the oldest and counted there."""
    count = table.count[seat]
    sizes = np.zeros(count, np.int64)
    for slot in range(1, count):
        if landscape(cards, table, seat, slot) == NO_LANDSCAPE:
            if table.area[seat, slot] != slot:
                return Fault.AREA_WRONG.value
        else:
            oldest = oldest_connected(cards, table, seat, slot)
            sizes[oldest] += 1
            if table.area[seat, slot] != oldest:
                return Fault.AREA_WRONG.value
    for slot in range(count):
        if table.area_size[seat, slot] != sizes[slot]:
            return Fault.AREA_SIZE_WRONG.value
    return Fault.NONE.value


@rule
def oldest_connected(cards: Cards, table: Table, seat: int, start: int) -> int:
    """The lowest slot that hangs together with a tile through its landscape."""
    reached = 1 << start
    grown = True
    while grown:
        grown = False
        for slot in range(1, table.count[seat]):
            if (reached >> slot) & 1 == 1:
                for side in range(SIDES):
                    other = table.beside[seat, slot, side]
                    if (
                        other > ENTRANCE
                        and (reached >> other) & 1 == 0
                        and landscape(cards, table, seat, other)
                        == landscape(cards, table, seat, slot)
                    ):
                        reached |= 1 << other
                        grown = True
    oldest = 0
    while (reached >> oldest) & 1 == 0:
        oldest += 1
    return oldest

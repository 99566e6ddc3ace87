"""Numbers for whoever draws and explains a table, gathered in compiled code."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.games.habitats.actions import TAKE
from ecotone.games.habitats.cards import NEEDS, Cards, Kind
from ecotone.games.habitats.goals import reached_for_goal
from ecotone.games.habitats.market import space_ahead
from ecotone.games.habitats.park import open_park, place_tile
from ecotone.games.habitats.rules import list_takes
from ecotone.games.habitats.scoring import (
    camp_is_alone,
    is_content,
    kind_of,
    road_is_complete,
    sides_with_tiles,
    supply_around,
    supply_of,
    tile_score,
    tiles_seen,
    tourists_count,
)
from ecotone.games.habitats.table import EMPTY, GOALS_PER_YEAR, PARK, SIDES, YEARS, Table

SCORE = 0
HAS = 1
COUNTED = HAS + NEEDS
FULFILLED = COUNTED + 1
WIDTH = FULFILLED + 1
"""For each slot: points; what an animal has of each need; what a tower or tourist counts, or the
sides of a road with tiles, as bits; 1 where the tile's condition is met."""

SHEET = PARK * WIDTH
LAYING = 4
"""Numbers that tell how a tile was laid: tile, slot beside it, side of that slot, quarter turns."""
MEASURES = YEARS * GOALS_PER_YEAR


@rule
def explain_park(cards: Cards, table: Table, seat: int, out: NDArray[np.int64]) -> None:
    """Write the numbers of every tile of a park, slot by slot."""
    out[:] = 0
    for slot in range(1, table.count[seat]):
        first = slot * WIDTH
        out[first + SCORE] = tile_score(cards, table, seat, slot)
        out[first + FULFILLED] = 1
        kind = kind_of(cards, table, seat, slot)
        if kind == Kind.ANIMAL:
            supply = supply_around(cards, table, seat, slot)
            for need in range(NEEDS):
                out[first + HAS + need] = supply_of(supply, need)
            if not is_content(cards, table, seat, slot):
                out[first + FULFILLED] = 0
        elif kind == Kind.TOWER:
            out[first + COUNTED] = tiles_seen(cards, table, seat, slot)
        elif kind == Kind.TOURIST:
            out[first + COUNTED] = tourists_count(cards, table, seat, slot)
        elif kind == Kind.ROAD:
            out[first + COUNTED] = sides_with_tiles(table, seat, slot)
            if not road_is_complete(cards, table, seat, slot):
                out[first + FULFILLED] = 0
        elif kind == Kind.CAMP and not camp_is_alone(cards, table, seat, slot):
            out[first + FULFILLED] = 0


@rule
def measure_goals(cards: Cards, table: Table, seat: int, out: NDArray[np.int64]) -> None:
    """Write what a park reaches now for every goal of the game, year by year."""
    for year in range(YEARS):
        for which in range(GOALS_PER_YEAR):
            goal = table.goal[year, which]
            reached = 0 if goal == EMPTY else reached_for_goal(cards, table, seat, goal)
            out[year * GOALS_PER_YEAR + which] = reached


@rule
def spaces_ahead(table: Table, out: NDArray[np.int64]) -> None:
    """Write the space the figure on turn may step to for each Turn, or EMPTY."""
    ways = np.zeros(SIDES, np.int16)
    out[:] = EMPTY
    for index in range(list_takes(table, ways)):
        turn = ways[index] - TAKE
        out[turn] = space_ahead(table, table.seat, turn)


@rule
def lay_park(cards: Cards, table: Table, seat: int, layings: NDArray[np.int64]) -> None:
    """Build a park tile by tile, as told by LAYING numbers for each."""
    open_park(table, seat)
    for number in range(layings.shape[0] // LAYING):
        first = number * LAYING
        place_tile(
            cards,
            table,
            seat,
            layings[first],
            layings[first + 1],
            layings[first + 2],
            layings[first + 3],
        )

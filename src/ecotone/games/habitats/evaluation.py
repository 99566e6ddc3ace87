"""A guess at the points a seat will end with, for bots that look only a little ahead.

What already scores counts in full. A condition that still lacks some tiles counts by the chance
that the turns left will bring them, and not at all once the cells it needs are taken or closed.
"""

from enum import IntEnum
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.games.habitats.cards import NEEDS, Cards, Kind, Need
from ecotone.games.habitats.goals import reached_for_goal
from ecotone.games.habitats.park import (
    cell_column,
    cell_row,
    marked_sides,
    place_tile,
    tiles_around,
    turned_sides,
    turnings,
)
from ecotone.games.habitats.scoring import (
    is_in_view,
    kind_of,
    points_of,
    supply_around,
    supply_of,
    tile_score,
)
from ecotone.games.habitats.table import (
    CLOSED,
    EMPTY,
    ENTRANCE,
    OPEN,
    SIDES,
    YEARS,
    Phase,
    Table,
)

SLOWNESS = 3.0
"""Turns after which a lacking tile has an even chance to come."""
GOAL_WEIGHT = 0.6
"""How much of the present standing for a goal to expect at the year's end."""


class Term(IntEnum):
    """What a seat's expected points are made of; their sum is the evaluation."""

    ANIMALS = 0
    FLOWERS = 1
    TOURISTS = 2
    TOWERS = 3
    ROADS = 4
    CAMPS = 5
    GOALS = 6
    """This year's goals, as the parks compare now."""
    AWARDED = 7
    """Points for goals of the years before."""
    HAND = 8
    """What the tile in hand adds at its best place."""


class Placed(NamedTuple):
    """A place for the tile in hand, and the points to expect with it there."""

    points: float
    slot: int
    side: int
    """EMPTY if no place is worth anything."""
    quarters: int


class Lacks(NamedTuple):
    """What an animal still needs."""

    tiles: int
    has_room: bool
    """Are enough of its sides free?"""


@rule
def turns_left(cards: Cards, table: Table, seat: int) -> int:
    """Turns a seat still has, the present one included until its tile is laid."""
    if table.phase == Phase.OVER:
        return 0
    left = -table.turn
    for year in range(table.year, YEARS):
        left += cards.turns[table.players, year] + table.extra_turns
    return left - 1 if seat < table.seat else left


@rule
def chance_of(lacking: int, turns: int) -> float:
    """The chance that so many lacking tiles will come in so many turns."""
    if lacking > turns:
        return 0.0
    chance = 1.0
    for used in range(lacking):
        chance *= (turns - used) / (turns - used + SLOWNESS)
    return chance


@rule
def free_sides(table: Table, seat: int, slot: int) -> int:
    """Sides of a tile at which another may still be laid."""
    free = 0
    for side in range(SIDES):
        beside = table.beside[seat, slot, side]
        if beside < ENTRANCE and beside != CLOSED:
            free += 1
    return free


@rule
def lacks_of(cards: Cards, table: Table, seat: int, slot: int) -> Lacks:
    """What an animal lacks, and whether there is room for it."""
    tile = table.tile[seat, slot]
    tiles = 0
    sides = 0
    supply = supply_around(cards, table, seat, slot)
    for need in range(NEEDS):
        wanted = cards.need[tile, need]
        has = supply_of(supply, need)
        if has < wanted:
            tiles += wanted - has
            if need == Need.FLOWER:
                sides += wanted - has
            elif has == 0:
                sides += 1
    return Lacks(tiles, sides <= free_sides(table, seat, slot))


@rule
def chance_of_content(cards: Cards, table: Table, seat: int, slot: int, turns: int) -> float:
    """The chance that an animal's needs will be met in the end."""
    lacks = lacks_of(cards, table, seat, slot)
    return chance_of(lacks.tiles, turns) if lacks.has_room else 0.0


@rule
def chance_of_road(cards: Cards, table: Table, seat: int, slot: int, turns: int) -> float:
    """The chance that all marked sides of a road will get a tile."""
    marked = marked_sides(cards, table, seat, slot)
    lacking = 0
    for side in range(SIDES):
        beside = table.beside[seat, slot, side]
        if (marked >> side) & 1 == 1 and beside < ENTRANCE:
            if beside == CLOSED:
                return 0.0
            lacking += 1
    return chance_of(lacking, turns)


@rule
def expected_view(cards: Cards, table: Table, seat: int, tower: int, turns: int) -> float:
    """Tiles in a tower's view, each by its chance to be fulfilled."""
    seen = 0.0
    for slot in range(1, table.count[seat]):
        if is_in_view(cards, table, seat, tower, slot):
            if kind_of(cards, table, seat, slot) == Kind.ANIMAL:
                seen += chance_of_content(cards, table, seat, slot, turns)
            else:
                seen += 1.0
    return seen


@rule
def expected_tile(cards: Cards, table: Table, seat: int, slot: int, turns: int) -> float:
    """The points to expect from one laid tile."""
    kind = kind_of(cards, table, seat, slot)
    points = points_of(cards, table, seat, slot)
    if kind == Kind.ANIMAL:
        return points * chance_of_content(cards, table, seat, slot, turns)
    if kind == Kind.ROAD:
        return points * chance_of_road(cards, table, seat, slot, turns)
    if kind == Kind.TOWER:
        return points * expected_view(cards, table, seat, slot, turns)
    return float(tile_score(cards, table, seat, slot))


@rule
def expected_park(cards: Cards, table: Table, seat: int, turns: int) -> float:
    """The points to expect from the tiles laid so far."""
    expected = 0.0
    for slot in range(1, table.count[seat]):
        expected += expected_tile(cards, table, seat, slot, turns)
    return expected


@rule
def expected_goals(cards: Cards, table: Table, seat: int) -> float:
    """The points of this year's goals as the parks compare now, softened."""
    if table.phase == Phase.OVER:
        return 0.0
    players = table.players
    year = table.year
    expected = 0.0
    for which in range(table.goals_per_year):
        goal = table.goal[year, which]
        least_wins = cards.least_wins[goal] == 1
        own = 0
        place = -1
        for step in range(players):
            reached = reached_for_goal(cards, table, (seat + step) % players, goal)
            if step == 0:
                own = reached
            if reached == own or (reached < own) == least_wins:
                place += 1
        expected += cards.goal_points[players, year, place]
    return GOAL_WEIGHT * expected


@rule
def expected_score(cards: Cards, table: Table, seat: int, turns: int) -> float:
    """Points a seat may expect in the end from what it has, with so many turns left."""
    return (
        expected_park(cards, table, seat, turns)
        + expected_goals(cards, table, seat)
        + float(table.goal_points[seat])
    )


@rule
def best_with_hand(cards: Cards, table: Table, tried: Table) -> Placed:
    """The best place of the tile in hand; `tried` is a copy to try on."""
    seat = table.seat
    tile = table.hand
    roads = cards.road_sides[tile]
    turns = turns_left(cards, table, seat) - 1
    best = Placed(0.0, ENTRANCE, EMPTY, 0)
    for slot in range(table.count[seat]):
        for side in range(SIDES):
            if table.beside[seat, slot, side] == OPEN:
                column = cell_column(table, seat, slot, side)
                row = cell_row(table, seat, slot, side)
                around = tiles_around(table, seat, column, row) if roads != 0 else 0
                for quarters in range(turnings(cards, table, tile)):
                    if turned_sides(roads, quarters) & around == 0:
                        place_tile(cards, tried, seat, tile, slot, side, quarters)
                        points = expected_score(cards, tried, seat, turns)
                        if points > best.points:
                            best = placed(points, slot, side, quarters)
                        take_back(table, tried, seat)
    return best


@rule
def placed(points: float, slot: int, side: int, quarters: int) -> Placed:
    """A place made of whole numbers of one width: a loop over a field counts with 32 bits."""
    return Placed(points, slot, side, quarters)


@rule
def take_back(table: Table, tried: Table, seat: int) -> None:
    """Make a copy's park equal to the table's again."""
    count = table.count[seat]
    tried.count[seat] = count
    for slot in range(count + 1):
        tried.area[seat, slot] = table.area[seat, slot]
        tried.area_size[seat, slot] = table.area_size[seat, slot]
        for side in range(SIDES):
            tried.beside[seat, slot, side] = table.beside[seat, slot, side]


@rule
def expected_scores(cards: Cards, table: Table, tried: Table, out: NDArray[np.float64]) -> None:
    """Points every seat may expect in the end; a tile in hand is tried on every cell of a copy."""
    for seat in range(table.players):
        if table.hand != EMPTY and seat == table.seat:
            out[seat] = best_with_hand(cards, table, tried).points
        else:
            out[seat] = expected_score(cards, table, seat, turns_left(cards, table, seat))


@rule
def read_terms(
    cards: Cards, table: Table, tried: Table, seat: int, out: NDArray[np.float64]
) -> None:
    """The terms of a seat's expected points, in the order of Term."""
    out[:] = 0.0
    turns = turns_left(cards, table, seat)
    for slot in range(1, table.count[seat]):
        # The terms of tiles are in the order of their kinds.
        term = kind_of(cards, table, seat, slot) - Kind.ANIMAL
        out[term] += expected_tile(cards, table, seat, slot, turns)
    out[Term.GOALS] = expected_goals(cards, table, seat)
    out[Term.AWARDED] = float(table.goal_points[seat])
    if table.hand != EMPTY and seat == table.seat:
        without = expected_score(cards, table, seat, turns)
        out[Term.HAND] = best_with_hand(cards, table, tried).points - without

"""Points: workers, the two largest groups, crop majorities, and who wins."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.games.keyharvest.board import count_tiles
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.goods import held
from ecotone.games.keyharvest.table import (
    CROPS,
    EMPTY,
    HOME,
    NEIGHBOURS,
    SPACES,
    STORE_PLACES,
    WORKERS,
    Ask,
    Side,
    Table,
)

SECOND_GROUP = 2
"""Points for each field of the second largest group; one for each of the largest."""


@rule
def worker_points(cards: Cards, table: Table, seat: int) -> int:
    """The values of the workers on a board."""
    points = 0
    for worker in range(WORKERS):
        if table.post[seat, worker] != HOME:
            points += cards.value[worker]
    return points


@rule
def two_largest_groups(cards: Cards, table: Table, seat: int) -> tuple[int, int]:
    """The sizes of the largest and the second largest group; 0 where there is none."""
    seen = np.zeros(SPACES, np.int8)
    queue = np.zeros(SPACES, np.int8)
    largest = 0
    second = 0
    for start in range(SPACES):
        if table.board[seat, start] == Side.NONE or seen[start] == 1:
            continue
        seen[start] = 1
        queue[0] = start
        size = 1
        reached = 0
        while reached < size:
            space = queue[reached]
            reached += 1
            for index in range(NEIGHBOURS):
                neighbour = cards.neighbours[space, index]
                if neighbour == EMPTY:
                    break
                if seen[neighbour] == 0 and table.board[seat, neighbour] != Side.NONE:
                    seen[neighbour] = 1
                    queue[size] = neighbour
                    size += 1
        if size > largest:
            second = largest
            largest = size
        elif size > second:
            second = size
    return largest, second


@rule
def land_points(cards: Cards, table: Table, seat: int) -> int:
    """One point for each field of the largest group, two for each of the second largest."""
    largest, second = two_largest_groups(cards, table, seat)
    return largest + SECOND_GROUP * second


@rule
def has_most(table: Table, seat: int, crop: int) -> bool:
    """Has this seat more counters of a crop behind its screen than every other?"""
    for other in range(table.players):
        if other != seat and table.counters[other, crop] >= table.counters[seat, crop]:
            return False
    return True


@rule
def crop_points(table: Table, seat: int) -> int:
    """A point for every crop of which a seat has the most; nobody's where two are level."""
    points = 0
    for crop in range(CROPS):
        if has_most(table, seat, crop):
            points += 1
    return points


@rule
def total(cards: Cards, table: Table, seat: int) -> int:
    """All points of a seat as the table stands."""
    return int(
        worker_points(cards, table, seat)
        + land_points(cards, table, seat)
        + crop_points(table, seat)
    )


@rule
def scores(cards: Cards, table: Table, out: NDArray[np.int64]) -> None:
    """Every seat's points."""
    for seat in range(table.players):
        out[seat] = total(cards, table, seat)


@rule
def standing(cards: Cards, table: Table, seat: int) -> int:
    """Points, then tiles on the board, then counters behind the screen, in one number."""
    tiles = count_tiles(table, seat)
    return (total(cards, table, seat) * 128 + tiles) * 128 + int(held(table, seat))


@rule
def places(cards: Cards, table: Table, out: NDArray[np.int64]) -> None:
    """Every seat's place; who is level in everything shares it."""
    for seat in range(table.players):
        out[seat] = standing(cards, table, seat)
    better = np.ones(table.players, np.int64)
    for seat in range(table.players):
        for other in range(table.players):
            if out[other] > out[seat]:
                better[seat] += 1
    out[: table.players] = better


@rule
def evaluate(cards: Cards, table: Table, out: NDArray[np.float64]) -> None:
    """A guess at every seat's result: its points, and what its counters and fields may bring."""
    for seat in range(table.players):
        value = float(total(cards, table, seat))
        if table.asked != Ask.OVER:
            value += prospects(table, seat)
        out[seat] = value


@rule
def prospects(table: Table, seat: int) -> float:
    """What the means in hand may still be worth."""
    counters = float(held(table, seat))
    value = 0.4 * counters - 0.008 * counters * counters
    for space in range(SPACES):
        side = table.board[seat, space]
        if side == Side.UNHARVESTED:
            value += 0.65
        elif side == Side.HARVESTED:
            value += 0.45
    for place in range(STORE_PLACES):
        if table.stored[seat, place] != EMPTY:
            value += 0.45
            for crop in range(CROPS):
                value += 0.08 * float(table.bid[seat, place, crop])
    return value

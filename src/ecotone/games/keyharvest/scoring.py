"""Points: workers, the two largest groups, crop majorities, and who wins."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.games.keyharvest.board import count_tiles, laid_fields, take_group
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.goods import held
from ecotone.games.keyharvest.table import (
    CROPS,
    HOME,
    WORKERS,
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
    largest = 0
    second = 0
    fields = laid_fields(table, seat)
    while fields != 0:
        fields, size = take_group(cards, fields)
        second = max(second, min(largest, size))
        largest = max(largest, size)
    return largest, second


@rule
def two_largest(sizes: NDArray[np.int8], groups: int, size: int, joined: int) -> tuple[int, int]:
    """The two largest sizes once the groups whose bits are set have become one of that size."""
    largest = size
    second = 0
    for number in range(groups):
        if (joined >> number) & 1:
            continue
        if sizes[number] > largest:
            second = largest
            largest = sizes[number]
        elif sizes[number] > second:
            second = sizes[number]
    return largest, second


@rule
def land_value(sizes: NDArray[np.int8], groups: int, size: int, joined: int) -> int:
    """The points for groups of these sizes, some of them joined into one."""
    largest, second = two_largest(sizes, groups, size, joined)
    return largest + SECOND_GROUP * second


@rule
def land_points(cards: Cards, table: Table, seat: int) -> int:
    """One point for each field of the largest group, two for each of the second largest."""
    largest, second = two_largest_groups(cards, table, seat)
    return largest + SECOND_GROUP * second


@rule
def has_most(table: Table, seat: int, crop: int) -> bool:
    """Has this seat strictly more counters of a crop than any other? Otherwise no point (R19)."""
    for other in range(table.players):
        if other != seat and table.counters[other, crop] >= table.counters[seat, crop]:
            return False
    return True


@rule
def crop_points(table: Table, seat: int) -> int:
    """A point for every crop of which the seat has the most."""
    points = 0
    for crop in range(CROPS):
        if has_most(table, seat, crop):
            points += 1
    return points


@rule
def total(cards: Cards, table: Table, seat: int) -> int:
    """All points of a seat as the table stands."""
    return (
        worker_points(cards, table, seat)
        + land_points(cards, table, seat)
        + crop_points(table, seat)
    )


@rule
def scores(cards: Cards, table: Table, out: NDArray[np.int64]) -> None:
    for seat in range(table.players):
        out[seat] = total(cards, table, seat)


@rule
def standing(cards: Cards, table: Table, seat: int) -> int:
    """Points, then tiles on the board, then counters, packed into one number to compare."""
    tiles = count_tiles(table, seat)
    return (total(cards, table, seat) * 128 + tiles) * 128 + held(table, seat)


@rule
def places(cards: Cards, table: Table, out: NDArray[np.int64]) -> None:
    """Every seat's place; players level in points, tiles and counters share it (R38)."""
    for seat in range(table.players):
        out[seat] = standing(cards, table, seat)
    better = np.ones(table.players, np.int64)
    for seat in range(table.players):
        for other in range(table.players):
            if out[other] > out[seat]:
                better[seat] += 1
    for seat in range(table.players):
        out[seat] = better[seat]

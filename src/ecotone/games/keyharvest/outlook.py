"""What a seat may still come to: fields that can still be had, and workers that could be set."""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.bits import count_bits, lowest
from ecotone.engine.compiling import rule
from ecotone.games.keyharvest.board import is_available, postable_values, spaces_next_to
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.signs import Land, gain, see_land
from ecotone.games.keyharvest.table import (
    CROPS,
    EMPTY,
    FARMHANDS,
    REGISTRY,
    SPACES,
    STORE_PLACES,
    WORKERS,
    Side,
    Table,
)

Numbers = NDArray[np.float64]

JOINING = 2.0
"""Points that only a field brings which joins groups, or enlarges the second largest."""


class Outlook(IntEnum):
    """What may still come."""

    BAG_GAIN = 0
    """Points on land that a field of the bag would bring, on average."""
    BAG_MOST = 1
    """The same for the best of them."""
    BAG_JOINS = 2
    """Fields of the bag that would bring two points or more."""
    REGISTRY_SUM = 3
    """Points on land that all fields of the registry would bring, each for itself."""
    LARGEST_BAG = 4
    """Fields of the bag that touch the largest group."""
    LARGEST_OPEN = 5
    """Fields of the registry and of stores that touch it."""
    LARGEST_BEYOND = 6
    """Fields behind those that can still be had."""
    SECOND_BAG = 7
    """The same for the second largest group."""
    SECOND_OPEN = 8
    SECOND_BEYOND = 9
    FIT_ONE = 10
    """1 if a worker of this value is at home and could be set."""
    FIT_TWO = 11
    FIT_THREE = 12
    FIT_FOUR = 13
    FIT_FIVE = 14
    NEARLY = 15
    """The highest value of a worker at home that one more field would let stand."""
    FARMHANDS_LEFT = 16
    """Values of the farmhands at home."""
    TOWNSFOLK_LEFT = 17
    """Values of the townsfolk on no board."""
    CROPS_HELD = 18
    """Different crops behind the screen."""
    CROPS_SAFE = 19
    """Crops of which the seat has two counters more than anybody else."""
    CROPS_NEAR = 20
    """Crops of which one or two more counters would make most."""


OUTLOOKS = len(Outlook)


@rule
def read_outlook(cards: Cards, table: Table, seat: int, out: Numbers) -> None:
    """Read everything that may still come to a seat."""
    out[:] = 0.0
    land = see_land(cards, table, seat)
    read_fields(cards, table, seat, land, out)
    read_workers(cards, table, seat, out)
    read_crops(table, seat, out)


@rule
def read_fields(cards: Cards, table: Table, seat: int, land: Land, out: Numbers) -> None:
    """Fields that can still be had, and what they would bring."""
    in_bag = 0
    for index in range(table.bag_field_count):
        field = table.bag_fields[index]
        in_bag |= 1 << field
        points = gain(cards, land, field)
        out[Outlook.BAG_GAIN] += points
        out[Outlook.BAG_MOST] = max(out[Outlook.BAG_MOST], points)
        if points >= JOINING:
            out[Outlook.BAG_JOINS] += 1.0
    out[Outlook.BAG_GAIN] /= max(1, table.bag_field_count)
    is_open = 0
    for slot in range(REGISTRY):
        if table.registry[slot] != EMPTY:
            is_open |= 1 << table.registry[slot]
            out[Outlook.REGISTRY_SUM] += gain(cards, land, table.registry[slot])
    for owner in range(table.players):
        if owner == seat or table.guarded[owner] == 0:
            for place in range(STORE_PLACES):
                if table.stored[owner, place] != EMPTY:
                    is_open |= 1 << table.stored[owner, place]
    largest = EMPTY
    second = EMPTY
    for number in range(land.groups):
        if largest == EMPTY or land.sizes[number] > land.sizes[largest]:
            second = largest
            largest = number
        elif second == EMPTY or land.sizes[number] > land.sizes[second]:
            second = number
    read_edge(cards, land, largest, in_bag, is_open, Outlook.LARGEST_BAG, out)
    read_edge(cards, land, second, in_bag, is_open, Outlook.SECOND_BAG, out)


@rule
def read_edge(
    cards: Cards, land: Land, number: int, in_bag: int, is_open: int, first: int, out: Numbers
) -> None:
    """The fields around a group that can still be had, and those behind them."""
    if number == EMPTY:
        return
    beside = 0
    for space in range(SPACES):
        if land.group[space] == number:
            beside |= spaces_next_to(cards, space)
    at_hand = beside & (in_bag | is_open)
    out[first] = count_bits(beside & in_bag)
    out[first + 1] = count_bits(beside & is_open)
    behind = 0
    left = at_hand
    while left != 0:
        space = lowest(left)
        left &= left - 1
        behind |= spaces_next_to(cards, space)
    out[first + 2] = count_bits(behind & (in_bag | is_open) & ~at_hand)


@rule
def read_workers(cards: Cards, table: Table, seat: int, out: Numbers) -> None:
    """Workers that could be set, and those that are left."""
    values = postable_values(cards, table, seat)
    most = 0
    for space in range(SPACES):
        if table.board[seat, space] == Side.NONE and table.workers_next[seat, space] == 0:
            most = max(most, table.fields_next[seat, space])
    for worker in range(WORKERS):
        if not is_available(table, seat, worker):
            continue
        value = cards.value[worker]
        if worker < FARMHANDS:
            out[Outlook.FARMHANDS_LEFT] += value
        else:
            out[Outlook.TOWNSFOLK_LEFT] += value
        if (values >> value) & 1:
            out[Outlook.FIT_ONE + value - 1] = 1.0
        if value <= most + 1:
            out[Outlook.NEARLY] = max(out[Outlook.NEARLY], float(value))


@rule
def read_crops(table: Table, seat: int, out: Numbers) -> None:
    """Crops behind the screen, and how safe the lead in each is."""
    for crop in range(CROPS):
        most = 0
        for other in range(table.players):
            if other != seat:
                most = max(most, table.counters[other, crop])
        ahead = table.counters[seat, crop] - most
        if table.counters[seat, crop] > 0:
            out[Outlook.CROPS_HELD] += 1.0
        if ahead >= 2:
            out[Outlook.CROPS_SAFE] += 1.0
        elif ahead == 0 or ahead == -1:
            out[Outlook.CROPS_NEAR] += 1.0

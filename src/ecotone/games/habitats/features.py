"""What a learned evaluation reads off a park; importing this module loads (or compiles) it.

A tile in hand counts as laid where the game's own evaluation would lay it.
"""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import TERMS, entry, reader_of, rule
from ecotone.engine.state import State
from ecotone.games.habitats.cards import CARDS, LANDSCAPES, Cards, Kind
from ecotone.games.habitats.evaluation import (
    Term,
    best_with_hand,
    expected_goals,
    expected_tile,
    free_sides,
    lacks_of,
    turns_left,
)
from ecotone.games.habitats.park import landscape, place_tile
from ecotone.games.habitats.scoring import kind_of, points_of
from ecotone.games.habitats.table import EMPTY, ENTRANCE, TABLE, Table

Numbers = NDArray[np.float64]

MANY_TURNS = 18.0


class Feature(IntEnum):
    """The features of a seat, in their order."""

    ANIMALS = Term.ANIMALS.value
    """Points to expect, term by term as the game's own evaluation has them."""
    FLOWERS = Term.FLOWERS.value
    TOURISTS = Term.TOURISTS.value
    TOWERS = Term.TOWERS.value
    ROADS = Term.ROADS.value
    CAMPS = Term.CAMPS.value
    GOALS = Term.GOALS.value
    AWARDED = Term.AWARDED.value
    CONTENT = 8
    """Points of animals whose needs are met."""
    LACKS_ONE = 9
    """Points of animals that lack one tile."""
    LACKS_TWO = 10
    LACKS_MORE = 11
    LOST = 12
    """Points of animals that can no longer be content."""
    LACKS_ONE_LATER = 13
    """The same, by the turns that are left."""
    LACKS_TWO_LATER = 14
    LACKS_MORE_LATER = 15
    OPEN = 16
    """Sides of tiles at which another may be laid."""
    OPEN_LATER = 17
    LARGEST = 18
    """Tiles of the largest area of each landscape, the largest of these first."""
    SECOND = 19
    THIRD = 20
    FOURTH = 21
    LARGEST_LATER = 22
    SECOND_LATER = 23
    THIRD_LATER = 24
    FOURTH_LATER = 25
    TURNS = 26
    ANIMALS_LATER = 27
    TOWERS_LATER = 28
    ROADS_LATER = 29
    GOALS_LATER = 30


NAMES = tuple(feature.name.lower() for feature in Feature)
FEATURES = len(Feature)

read_cards = reader_of(CARDS)
read_table = reader_of(TABLE)


@rule
def read_animal(cards: Cards, table: Table, seat: int, slot: int, out: Numbers) -> None:
    """What an animal still lacks."""
    points = float(points_of(cards, table, seat, slot))
    lacks = lacks_of(cards, table, seat, slot)
    if lacks.tiles == 0:
        out[Feature.CONTENT] += points
    elif not lacks.has_room:
        out[Feature.LOST] += points
    else:
        out[Feature.LACKS_ONE + min(lacks.tiles, 3) - 1] += points


@rule
def read_areas(cards: Cards, table: Table, seat: int, out: Numbers) -> None:
    """The largest area of each landscape, in order of size."""
    largest = np.zeros(LANDSCAPES, np.float64)
    for slot in range(ENTRANCE + 1, table.count[seat]):
        size = float(table.area_size[seat, slot])
        land = landscape(cards, table, seat, slot)
        if size > 0.0 and 0 <= land < LANDSCAPES:
            largest[land] = max(largest[land], size)
    for land in range(LANDSCAPES):
        size = largest[land]
        for rank in range(Feature.LARGEST, Feature.LARGEST + LANDSCAPES):
            if size > out[rank]:
                smaller = out[rank]
                out[rank] = size
                size = smaller


@rule
def read_park(cards: Cards, table: Table, park: Table, seat: int, turns: int, out: Numbers) -> None:
    """The features of a seat whose park lies as `park` says."""
    out[:] = 0.0
    for slot in range(1, park.count[seat]):
        kind = kind_of(cards, park, seat, slot)
        # The first features are in the order of the kinds.
        out[kind - Kind.ANIMAL] += expected_tile(cards, park, seat, slot, turns)
        if kind == Kind.ANIMAL:
            read_animal(cards, park, seat, slot, out)
        out[Feature.OPEN] += free_sides(park, seat, slot)
    out[Feature.GOALS] = expected_goals(cards, park, seat)
    out[Feature.AWARDED] = float(table.goal_points[seat])
    read_areas(cards, park, seat, out)
    later = turns / MANY_TURNS
    for index in range(3):
        out[Feature.LACKS_ONE_LATER + index] = later * out[Feature.LACKS_ONE + index]
    for index in range(LANDSCAPES):
        out[Feature.LARGEST_LATER + index] = later * out[Feature.LARGEST + index]
    out[Feature.OPEN_LATER] = later * out[Feature.OPEN]
    out[Feature.TURNS] = later
    out[Feature.ANIMALS_LATER] = later * out[Feature.ANIMALS]
    out[Feature.TOWERS_LATER] = later * out[Feature.TOWERS]
    out[Feature.ROADS_LATER] = later * out[Feature.ROADS]
    out[Feature.GOALS_LATER] = later * out[Feature.GOALS]


@entry(TERMS)
def read_features(edition: State, state: State, seat: int, out: Numbers) -> None:
    """The features of a seat in an unfinished game."""
    cards = read_cards(edition)
    table = read_table(state)
    turns = turns_left(cards, table, seat)
    if table.hand == EMPTY or seat != table.seat:
        read_park(cards, table, table, seat, turns, out)
        return
    copy = state.copy()
    tried = read_table(copy)
    best = best_with_hand(cards, table, tried)
    if best.side != EMPTY:
        tile = table.hand
        place_tile(cards, tried, seat, tile, best.slot, best.side, best.quarters)
    read_park(cards, table, tried, seat, turns - 1, out)
    copy[:] = 0  # the copy has to outlive the record that points into it

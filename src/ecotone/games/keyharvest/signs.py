"""The signs of success in Key Harvest: numbers read off the table, which the evaluation weighs.

What a decision has begun counts as done: counters still to pay are gone, a field that is being
moved lies where it goes, a worker that is being set stands.
"""

from enum import IntEnum
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.games.keyharvest.board import is_available, mark_groups, postable_values
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.effects import TWO_DIFFERENT, Source, What
from ecotone.games.keyharvest.events import next_taking_part
from ecotone.games.keyharvest.goods import bid_size, can_match, held, stored_fields
from ecotone.games.keyharvest.harvesting import SUBSTITUTING, count_candidates
from ecotone.games.keyharvest.moving import TAKING as SWAPPING
from ecotone.games.keyharvest.placing import PUTTING
from ecotone.games.keyharvest.scoring import (
    land_value,
    worker_points,
)
from ecotone.games.keyharvest.table import (
    CROPS,
    DRAWN,
    EMPTY,
    NEIGHBOURS,
    REGISTRY,
    SPACES,
    STORE_PLACES,
    USUAL_PLACES,
    WORKERS,
    Side,
    Table,
    Task,
)
from ecotone.games.keyharvest.trading import CHOOSING as PAYING
from ecotone.games.keyharvest.trading import GIVING, TAKING
from ecotone.games.keyharvest.turns import PLACE, TAKE_FIELDS, WORK
from ecotone.games.keyharvest.working import POSTING

Numbers = NDArray[np.float64]
Fields = NDArray[np.int8]

WIDEST_MARGIN = 2.0


class Sign(IntEnum):
    """What tells how a seat will fare."""

    LARGEST = 0
    """Fields of the largest group."""
    SECOND = 1
    """Fields of the second largest group."""
    THIRD = 2
    """Fields of the third largest group."""
    SCATTERED = 3
    """Fields of all other groups."""
    WORKERS = 4
    """Values of the workers on the board."""
    MAJORITIES = 5
    """Crops of which the seat has most."""
    MARGINS = 6
    """By how many counters it is ahead or behind in each crop, within limits, added up."""
    COUNTERS = 7
    ROOT = 8
    """The square root of the counters: the first ones are worth more."""
    UNHARVESTED = 9
    HARVEST = 10
    """Most unharvested fields in one group."""
    POSTABLE = 11
    """The highest value of a worker that could be set."""
    STORE = 12
    """Points on land that the best field of the own store would bring."""
    STORE_TOO = 13
    """The same for the second best."""
    BUYABLE = 14
    """Points on land that the best field would bring that can be bought."""
    REGISTRY = 15
    """Points on land that the best field of the registry would bring."""
    REGISTRY_TOO = 16
    """The same for the second best."""
    STORED = 17
    """Fields in the own store."""
    BIDS = 18
    """Counters below them."""
    GUARDED = 19
    ACTIONS = 20
    """Actions left in this turn."""
    MAY_POST = 21
    """POSTABLE, if the action can be taken this turn."""
    MAY_PLACE = 22
    """STORE or BUYABLE, likewise."""
    MAY_TAKE = 23
    """What the registry would bring, likewise."""
    POSTING = 24
    """A worker is about to be set."""
    TO_POST = 25
    """POSTABLE, while a worker is being chosen."""
    TO_PLACE = 26
    """STORE or BUYABLE, while fields are being placed."""
    TO_GAIN = 27
    """Counters that can be taken at once."""
    TO_SWAP = 28
    """REGISTRY, while the field for an exchange is being chosen."""
    TO_LAY = 29
    """Points on land that the best field just drawn from the bag would bring."""
    TO_ACT = 30
    """An additional action."""
    TO_REPLAY = 31
    """The value of a displaced worker."""


SIGNS = len(Sign)


class Land(NamedTuple):
    """A board's fields, numbered by the groups they form."""

    laid: Fields
    """A Side for each space."""
    group: Fields
    """The number of the group on each space, or EMPTY."""
    sizes: Fields
    groups: int


@rule
def read_signs(cards: Cards, table: Table, seat: int, signs: Numbers) -> None:
    """Read every sign of a seat off the table."""
    signs[:] = 0.0
    land = see_land(cards, table, seat)
    read_land(land, signs)
    read_gains(cards, table, seat, land, signs)
    read_goods(cards, table, seat, signs)
    for frame in range(table.depth + 1):
        if table.seat[frame] == seat:
            read_promise(cards, table, frame, signs)
        if table.task[frame] == Task.PRICE and table.slot[frame] == seat:
            signs[Sign.COUNTERS] += table.left[frame]
    signs[Sign.ROOT] = np.sqrt(max(0.0, signs[Sign.COUNTERS]))
    if table.active == seat and table.actions_left > 0:
        read_turn(table, seat, signs)


@rule
def see_land(cards: Cards, table: Table, seat: int) -> Land:
    """A board's fields in their groups, those on the move where they are going."""
    laid = np.zeros(SPACES, np.int8)
    for space in range(SPACES):
        laid[space] = table.board[seat, space]
    for giver in range(table.players):
        field = table.passing[giver]
        if field == EMPTY:
            continue
        if giver == seat:
            laid[field] = Side.NONE
        elif next_taking_part(table, giver) == seat:
            has_left = table.passing_side[giver] != Side.NONE
            laid[field] = table.passing_side[giver] if has_left else table.board[giver, field]
    for frame in range(table.depth + 1):
        if table.seat[frame] == seat:
            if table.task[frame] == Task.PLACE and table.stage[frame] == PUTTING:
                laid[table.subject[frame]] = Side.UNHARVESTED
            elif table.task[frame] == Task.SWAP and table.stage[frame] == SWAPPING:
                laid[table.subject[frame]] = Side.NONE
    group = np.zeros(SPACES, np.int8)
    sizes = np.zeros(SPACES, np.int8)
    return Land(laid, group, sizes, mark_groups(cards, laid, group, sizes))


@rule
def read_land(land: Land, signs: Numbers) -> None:
    """The groups in order of size, and what there is to harvest."""
    unharvested = np.zeros(SPACES, np.int8)
    for space in range(SPACES):
        if land.laid[space] == Side.UNHARVESTED:
            unharvested[land.group[space]] += 1
    for number in range(land.groups):
        size = float(land.sizes[number])
        for rank in range(Sign.LARGEST, Sign.SCATTERED):
            if size > signs[rank]:
                smaller = signs[rank]
                signs[rank] = size
                size = smaller
        signs[Sign.SCATTERED] += size
        signs[Sign.UNHARVESTED] += unharvested[number]
        signs[Sign.HARVEST] = max(signs[Sign.HARVEST], float(unharvested[number]))


@rule
def gain(cards: Cards, land: Land, field: int) -> float:
    """The points on land that a field would bring; 0 where it would cost some."""
    if land.laid[field] != Side.NONE:
        return 0.0
    joined = 0
    size = 1
    for index in range(NEIGHBOURS):
        neighbour = cards.neighbours[field, index]
        if neighbour == EMPTY:
            break
        number = land.group[neighbour]
        if number != EMPTY and (joined >> number) & 1 == 0:
            joined |= 1 << number
            size += land.sizes[number]
    with_field = land_value(land.sizes, land.groups, size, joined)
    return max(0.0, float(with_field - land_value(land.sizes, land.groups, 0, 0)))


@rule
def note_gain(signs: Numbers, best: int, points: float) -> None:
    """Keep the best of several gains, and behind it the second best."""
    if points > signs[best]:
        signs[best + 1] = signs[best]
        signs[best] = points
    elif points > signs[best + 1]:
        signs[best + 1] = points


@rule
def read_gains(cards: Cards, table: Table, seat: int, land: Land, signs: Numbers) -> None:
    """What fields in stores, in the registry and out of the bag would bring on this board."""
    for owner in range(table.players):
        for place in range(STORE_PLACES):
            field = table.stored[owner, place]
            if field == EMPTY:
                continue
            if owner == seat:
                note_gain(signs, Sign.STORE, gain(cards, land, field))
            elif table.guarded[owner] == 0 and can_match(table, seat, owner, place):
                signs[Sign.BUYABLE] = max(signs[Sign.BUYABLE], gain(cards, land, field))
    for slot in range(REGISTRY):
        if table.registry[slot] != EMPTY:
            note_gain(signs, Sign.REGISTRY, gain(cards, land, table.registry[slot]))
    if table.actor == seat:
        for index in range(DRAWN):
            if table.drawn[index] != EMPTY:
                points = gain(cards, land, table.drawn[index])
                signs[Sign.TO_LAY] = max(signs[Sign.TO_LAY], points)


@rule
def read_goods(cards: Cards, table: Table, seat: int, signs: Numbers) -> None:
    """Counters, crops, workers and the store."""
    signs[Sign.COUNTERS] = held(table, seat)
    for crop in range(CROPS):
        most = 0
        for other in range(table.players):
            if other != seat:
                most = max(most, table.counters[other, crop])
        ahead = float(table.counters[seat, crop] - most)
        if ahead > 0.0:
            signs[Sign.MAJORITIES] += 1.0
        signs[Sign.MARGINS] += max(-WIDEST_MARGIN, min(WIDEST_MARGIN, ahead - 0.5))
    signs[Sign.WORKERS] = worker_points(cards, table, seat)
    values = postable_values(cards, table, seat)
    for worker in range(WORKERS):
        value = float(cards.value[worker])
        fits = (values >> cards.value[worker]) & 1 == 1
        if fits and value > signs[Sign.POSTABLE] and is_available(table, seat, worker):
            signs[Sign.POSTABLE] = value
    for place in range(STORE_PLACES):
        if table.stored[seat, place] != EMPTY:
            signs[Sign.STORED] += 1.0
            signs[Sign.BIDS] += bid_size(table, seat, place)
    signs[Sign.GUARDED] = table.guarded[seat]


@rule
def read_promise(cards: Cards, table: Table, frame: int, signs: Numbers) -> None:
    """What something under way will bring its seat, or cost it."""
    task = table.task[frame]
    stage = table.stage[frame]
    left = float(table.left[frame])
    tile = table.tile[frame]
    step = table.step[frame]
    if task == Task.PRICE or (task == Task.PAY and stage == PAYING):
        signs[Sign.COUNTERS] -= left
    elif task == Task.TRADE and stage != GIVING:
        pays_two = (cards.limits[tile, step] & TWO_DIFFERENT) != 0
        signs[Sign.COUNTERS] += 2.0 if pays_two and stage == TAKING else 1.0
    elif task == Task.HARVEST and stage == SUBSTITUTING:
        signs[Sign.COUNTERS] += 1.0
    elif task == Task.WORK or task == Task.WORKER:
        if stage == POSTING:
            signs[Sign.WORKERS] += cards.value[table.subject[frame]]
            signs[Sign.POSTING] = 1.0
        elif frame == table.depth and left > 0.0 and cards.what[tile, step] != What.TOP_WORKER:
            signs[Sign.TO_POST] = signs[Sign.POSTABLE]
    elif task == Task.REPLAY:
        signs[Sign.TO_REPLAY] += cards.value[table.subject[frame]]
    elif task == Task.GAIN:
        signs[Sign.TO_GAIN] = min(left, float(count_candidates(table)))
    elif task == Task.PLACE and cards.source[tile, step] == Source.ANY_STORE and left > 0.0:
        first = max(signs[Sign.STORE], signs[Sign.BUYABLE])
        second = max(signs[Sign.STORE_TOO], min(signs[Sign.STORE], signs[Sign.BUYABLE]))
        signs[Sign.TO_PLACE] = first + second if left > 1.0 else first
    elif task == Task.SWAP and stage == SWAPPING:
        signs[Sign.TO_SWAP] = signs[Sign.REGISTRY]
    elif task == Task.ACTION:
        signs[Sign.TO_ACT] = left


@rule
def read_turn(table: Table, seat: int, signs: Numbers) -> None:
    """What the actions still open to the active player would bring."""
    signs[Sign.ACTIONS] = table.actions_left
    if table.done[WORK] == 0:
        signs[Sign.MAY_POST] = signs[Sign.POSTABLE]
    if table.done[PLACE] == 0 and table.took_field == 0:
        second = max(signs[Sign.STORE_TOO], signs[Sign.BUYABLE])
        signs[Sign.MAY_PLACE] = signs[Sign.STORE] + second
    places = USUAL_PLACES - stored_fields(table, seat)
    if table.done[TAKE_FIELDS] == 0 and places > 0 and signs[Sign.COUNTERS] > 0.0:
        second = signs[Sign.REGISTRY_TOO] if places > 1 else 0.0
        signs[Sign.MAY_TAKE] = signs[Sign.REGISTRY] + second

"""What lies around the tiles of a park: areas that touch an animal, views, what can still come."""

from collections.abc import Container

import numpy as np
from numpy.typing import NDArray

from ecotone.games.habitats.cards import NEEDS, Cards, Kind, Need
from ecotone.games.habitats.evaluation import free_sides
from ecotone.games.habitats.explanation import FULFILLED
from ecotone.games.habitats.park import landscape, marked_sides
from ecotone.games.habitats.scoring import (
    DIRECTIONS,
    direction_between,
    has_of_need,
    is_fulfilled,
    is_in_view,
    kind_of,
    steps_between,
    turned_directions,
)
from ecotone.games.habitats.table import ELSEWHERE, ENTRANCE, OPEN, SIDES, NeedAreas, OwnTile, Table
from ecotone.games.habitats.types import (
    NEED_NAMES,
    NeedName,
    SeenTile,
    SightLine,
    Surroundings,
)


def surroundings(cards: Cards, table: Table, seat: int, slot: int) -> Surroundings:
    """What a laid tile touches, looks at or closes, and whether its condition can still be met."""
    kind = int(kind_of(cards, table, seat, slot))
    found: Surroundings = {"slot": slot, "area": area_of(table, seat, slot)}
    if kind == Kind.ANIMAL:
        found["touches"] = touched(cards, table, seat, slot)
        found["possible"] = can_be_met(cards, table, seat, slot)
    elif kind == Kind.TOWER:
        found["views"] = views(cards, table, seat, slot)
        found["sees"] = seen(cards, table, seat, slot)
    elif kind == Kind.ROAD:
        found["possible"] = can_be_met(cards, table, seat, slot)
    return found


def area_of(table: Table, seat: int, slot: int) -> list[int]:
    """All slots of a tile's area; none for a tile without a landscape."""
    area = int(table.area[seat, slot])
    if table.area_size[seat, area] == 0:
        return []
    areas = table.area[seat, : int(table.count[seat])]
    return [int(other) for other in np.flatnonzero(areas == area) if other != ENTRANCE]


def neighbours(table: Table, seat: int, slot: int) -> list[int]:
    """The slots beside a tile, the entrance left out."""
    beside = (int(table.beside[seat, slot, side]) for side in range(SIDES))
    return [other for other in beside if other > ENTRANCE]


def touched(cards: Cards, table: Table, seat: int, slot: int) -> dict[NeedName, list[int]]:
    """For each need of an animal, the tiles that count for it."""
    beside = neighbours(table, seat, slot)
    tile = table.tile[seat, slot]
    found: dict[NeedName, list[int]] = {}
    for need in range(NEEDS):
        if cards.need[tile, need] == 0:
            continue
        if need == Need.FLOWER:
            tiles = {other for other in beside if kind_of(cards, table, seat, other) == Kind.FLOWER}
        else:
            tiles = touched_areas(cards, table, seat, slot, need)
        found[NEED_NAMES[need]] = sorted(tiles)
    return found


def touched_areas(cards: Cards, table: Table, seat: int, slot: int, need: int) -> set[int]:
    """The tiles of a landscape that count for an animal, as the readings of the table say."""
    own = {slot}
    sources = neighbours(table, seat, slot)
    if table.own_tile == OwnTile.COUNTS:
        own = set()
        sources = [slot, *sources]
    areas = [
        set(area_of(table, seat, other)) - own
        for other in sources
        if landscape(cards, table, seat, other) == need
    ]
    if table.need_areas == NeedAreas.ONE_AREA:
        return max(areas, key=len, default=set())
    return set().union(*areas)


def can_be_content(cards: Cards, table: Table, seat: int, slot: int) -> bool:
    """Is there still room for all that an animal lacks? A flower also counts as its landscape."""
    tile = table.tile[seat, slot]
    free = int(free_sides(table, seat, slot))
    lacking = {
        need: int(cards.need[tile, need]) - int(has_of_need(cards, table, seat, slot, need))
        for need in range(NEEDS)
        if cards.need[tile, need]
    }
    landscapes = {need for need, lacks in lacking.items() if need != Need.FLOWER and lacks > 0}
    if lacking.get(Need.FLOWER, 0) > free:
        return False
    if len(landscapes) > free:
        reached = touched(cards, table, seat, slot)
        landscapes = {need for need in landscapes if not grows(table, seat, reached, need)}
    return len(landscapes) <= free


def grows(table: Table, seat: int, reached: dict[NeedName, list[int]], need: int) -> bool:
    """Can a touching area of a landscape still grow?"""
    return any(free_sides(table, seat, slot) for slot in reached[NEED_NAMES[need]])


def can_be_complete(cards: Cards, table: Table, seat: int, slot: int) -> bool:
    """Can every marked side of a road still get a tile?"""
    closed = sum(
        1 << side
        for side in range(SIDES)
        if table.beside[seat, slot, side] < ENTRANCE and not is_open(table, seat, slot, side)
    )
    return int(marked_sides(cards, table, seat, slot)) & closed == 0


def is_open(table: Table, seat: int, slot: int, side: int) -> bool:
    """May a tile be laid at a side?"""
    return int(table.beside[seat, slot, side]) in (OPEN, ELSEWHERE)


def views(cards: Cards, table: Table, seat: int, tower: int) -> list[SightLine]:
    """Each direction a tower looks to, and over how many steps of the park."""
    printed = int(cards.directions[table.tile[seat, tower]])
    looks = int(turned_directions(printed, int(table.rotation[seat, tower])))
    reach = {direction: 1 for direction in range(DIRECTIONS) if looks >> direction & 1}
    ends: dict[int, int] = {}
    for slot in range(int(table.count[seat])):
        if slot == tower:
            continue
        direction = int(direction_between(table, seat, tower, slot))
        if direction in reach:
            steps = int(steps_between(table, seat, tower, slot))
            reach[direction] = max(reach[direction], steps)
            if kind_of(cards, table, seat, slot) == Kind.TOWER:
                ends[direction] = min(steps, ends.get(direction, steps))
    return [
        {"direction": direction, "steps": ends.get(direction, steps)}
        for direction, steps in reach.items()
    ]


def seen(cards: Cards, table: Table, seat: int, tower: int) -> list[SeenTile]:
    """The tiles a tower looks at, and whether each counts yet."""
    return [
        {"slot": slot, "counts": bool(is_fulfilled(cards, table, seat, slot))}
        for slot in range(1, int(table.count[seat]))
        if is_in_view(cards, table, seat, tower, slot)
    ]


def hopeless(
    cards: Cards,
    table: Table,
    seat: int,
    numbers: NDArray[np.int64],
    known: Container[int] = (),
) -> set[int]:
    """Slots of animals and roads whose conditions can no longer be met, without those `known`.

    `numbers` tells of each.
    """
    fulfilled = numbers[: int(table.count[seat]), FULFILLED].tolist()
    lacking = [slot for slot, done in enumerate(fulfilled) if slot and not done]
    return {
        slot for slot in lacking if slot not in known and not can_be_met(cards, table, seat, slot)
    }


def can_be_met(cards: Cards, table: Table, seat: int, slot: int) -> bool:
    """Can the condition of a laid tile still be met?"""
    kind = kind_of(cards, table, seat, slot)
    if kind == Kind.ANIMAL:
        return can_be_content(cards, table, seat, slot)
    return kind != Kind.ROAD or can_be_complete(cards, table, seat, slot)

"""What a park is worth: animals, flowers, towers, roads, tourists and camps; who wins.

Every rule here is about one laid tile, so that the total and the score sheet share them.
"""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.games.habitats.cards import (
    NEEDS,
    NO_LANDSCAPE,
    Cards,
    Counts,
    Kind,
    Need,
    Sees,
)
from ecotone.games.habitats.park import landscape, marked_sides
from ecotone.games.habitats.table import (
    ENTRANCE,
    SIDES,
    NeedAreas,
    OwnTile,
    Table,
    TouristReading,
)

SUPPLY_BITS = 8
LARGEST_SUPPLY = 255
NOT_IN_LINE = -1
DIRECTIONS = 8
ALL_DIRECTIONS = 255


@rule
def kind_of(cards: Cards, table: Table, seat: int, slot: int) -> int:
    """The Kind of a laid tile."""
    return cards.kind[table.tile[seat, slot]]


@rule
def points_of(cards: Cards, table: Table, seat: int, slot: int) -> int:
    """The points printed on a laid tile."""
    return cards.points[table.tile[seat, slot]]


@rule
def supply_around(cards: Cards, table: Table, seat: int, slot: int) -> int:
    """What an animal has of every Need, one after the other in a whole number (see `supply_of`).

    Flower tiles at its sides count, of whatever kind (R09), and the tiles of all areas that touch
    it. These add up (R03), and the tile itself does not count (R04), but for the options.
    """
    supply = 0
    counted = 0
    own_area = table.area[seat, slot]
    for side in range(SIDES):
        other = table.beside[seat, slot, side]
        if other <= ENTRANCE:
            continue
        if kind_of(cards, table, seat, other) == Kind.FLOWER:
            supply += 1 << (SUPPLY_BITS * Need.FLOWER)
        found = landscape(cards, table, seat, other)
        area = table.area[seat, other]
        if found != NO_LANDSCAPE and (counted >> area) & 1 == 0:
            counted |= 1 << area
            tiles = table.area_size[seat, area] - (1 if area == own_area else 0)
            supply = supply_with(table, supply, found, tiles, tiles)
    own = landscape(cards, table, seat, slot)
    if table.own_tile == OwnTile.COUNTS and own != NO_LANDSCAPE:
        supply = supply_with(table, supply, own, 1, table.area_size[seat, own_area])
    return supply


@rule
def supply_with(table: Table, supply: int, need: int, tiles: int, in_one_area: int) -> int:
    """The supply once more tiles of a landscape are found, so many of them in one area."""
    if table.need_areas == NeedAreas.ADD_UP:
        return supply + (tiles << (SUPPLY_BITS * need))
    more = max(0, in_one_area - supply_of(supply, need))
    return supply + (more << (SUPPLY_BITS * need))


@rule
def supply_of(supply: int, need: int) -> int:
    """How much of a Need is in a supply."""
    return (supply >> (SUPPLY_BITS * need)) & LARGEST_SUPPLY


@rule
def has_of_need(cards: Cards, table: Table, seat: int, slot: int, need: int) -> int:
    """How much of a Need an animal has."""
    return supply_of(supply_around(cards, table, seat, slot), need)


@rule
def is_content(cards: Cards, table: Table, seat: int, slot: int) -> bool:
    tile = table.tile[seat, slot]
    supply = supply_around(cards, table, seat, slot)
    for need in range(NEEDS):
        if cards.need[tile, need] > supply_of(supply, need):
            return False
    return True


@rule
def direction_to(east: int, south: int) -> int:
    """Which of the eight directions, north first and clockwise, or NOT_IN_LINE."""
    if east == 0:
        return 0 if south < 0 else 4
    if south == 0:
        return 2 if east > 0 else 6
    if abs(east) != abs(south):
        return NOT_IN_LINE
    if east > 0:
        return 1 if south < 0 else 3
    return 7 if south < 0 else 5


@rule
def turned_directions(directions: int, quarters: int) -> int:
    """Bits of the eight directions after some quarter turns clockwise."""
    eighths = 2 * quarters
    return ((directions << eighths) | (directions >> (DIRECTIONS - eighths))) & ALL_DIRECTIONS


@rule
def direction_between(table: Table, seat: int, tower: int, slot: int) -> int:
    """The direction in which a tower would look at another tile."""
    return direction_to(
        table.column[seat, slot] - table.column[seat, tower],
        table.row[seat, slot] - table.row[seat, tower],
    )


@rule
def steps_between(table: Table, seat: int, tower: int, slot: int) -> int:
    """The distance of two tiles in line, in straight or diagonal steps."""
    east = abs(table.column[seat, slot] - table.column[seat, tower])
    south = abs(table.row[seat, slot] - table.row[seat, tower])
    return max(east, south)


@rule
def is_behind_a_tower(cards: Cards, table: Table, seat: int, tower: int, slot: int) -> bool:
    """Is another tower in between? Empty cells do not end the view (R10)."""
    direction = direction_between(table, seat, tower, slot)
    distance = steps_between(table, seat, tower, slot)
    for other in range(1, table.count[seat]):
        if (
            kind_of(cards, table, seat, other) == Kind.TOWER
            and other != tower
            and direction_between(table, seat, tower, other) == direction
            and steps_between(table, seat, tower, other) < distance
        ):
            return True
    return False


@rule
def is_target(cards: Cards, table: Table, seat: int, tower: int, slot: int) -> bool:
    """Is a tile of the kind that a tower counts? Only animals and flowers are (R11, R24)."""
    sees = cards.sees[table.tile[seat, tower]]
    kind = kind_of(cards, table, seat, slot)
    if kind == Kind.ANIMAL:
        return sees & Sees.ANIMAL != 0
    return kind == Kind.FLOWER and sees & Sees.FLOWER != 0


@rule
def is_in_view(cards: Cards, table: Table, seat: int, tower: int, slot: int) -> bool:
    """Does a tower look at a tile of the kind it counts?"""
    if slot == tower or not is_target(cards, table, seat, tower, slot):
        return False
    direction = direction_between(table, seat, tower, slot)
    if direction == NOT_IN_LINE:
        return False
    printed = cards.directions[table.tile[seat, tower]]
    views = turned_directions(printed, table.rotation[seat, tower])
    if (views >> direction) & 1 == 0:
        return False
    return not is_behind_a_tower(cards, table, seat, tower, slot)


@rule
def is_fulfilled(cards: Cards, table: Table, seat: int, slot: int) -> bool:
    """Is a tile a flower, or an animal whose needs are met?"""
    if kind_of(cards, table, seat, slot) == Kind.FLOWER:
        return True
    return is_content(cards, table, seat, slot)


@rule
def tiles_seen(cards: Cards, table: Table, seat: int, tower: int) -> int:
    """How many tiles a tower scores for."""
    seen = 0
    for slot in range(1, table.count[seat]):
        if is_in_view(cards, table, seat, tower, slot) and is_fulfilled(cards, table, seat, slot):
            seen += 1
    return seen


@rule
def sides_with_tiles(table: Table, seat: int, slot: int) -> int:
    """Bits of the sides of a laid tile at which another tile or the entrance lies (R12)."""
    sides = 0
    for side in range(SIDES):
        if table.beside[seat, slot, side] >= ENTRANCE:
            sides |= 1 << side
    return sides


@rule
def road_is_complete(cards: Cards, table: Table, seat: int, slot: int) -> bool:
    """Does every marked side of a road have a tile beside it?"""
    marked = marked_sides(cards, table, seat, slot)
    return marked & sides_with_tiles(table, seat, slot) == marked


@rule
def areas_of(cards: Cards, table: Table, seat: int, wanted: int) -> int:
    """The number of areas of a landscape."""
    areas = 0
    for slot in range(1, table.count[seat]):
        if table.area_size[seat, slot] > 0 and landscape(cards, table, seat, slot) == wanted:
            areas += 1
    return areas


@rule
def tourists_count(cards: Cards, table: Table, seat: int, slot: int) -> int:
    """What a tourist counts: other tiles of its area, or other areas of its landscape."""
    own_size = table.area_size[seat, table.area[seat, slot]]
    if own_size == 0:
        return 0
    if cards.counts[table.tile[seat, slot]] == Counts.AREA_SIZE:
        return own_size - 1
    areas = areas_of(cards, table, seat, landscape(cards, table, seat, slot))
    # R13: a coach party's own area counts only by the option.
    if table.tourist_reading == TouristReading.OWN_AREA and own_size > 1:
        return areas
    return areas - 1


@rule
def camp_is_alone(cards: Cards, table: Table, seat: int, slot: int) -> bool:
    """Is there no camp at the sides of a camp? Corners do not count (R20)."""
    for side in range(SIDES):
        other = table.beside[seat, slot, side]
        if other > ENTRANCE and kind_of(cards, table, seat, other) == Kind.CAMP:
            return False
    return True


@rule
def tile_score(cards: Cards, table: Table, seat: int, slot: int) -> int:
    """The points of one laid tile as the park stands."""
    kind = kind_of(cards, table, seat, slot)
    points = points_of(cards, table, seat, slot)
    if kind == Kind.ANIMAL:
        return points if is_content(cards, table, seat, slot) else 0
    if kind == Kind.FLOWER:
        return points
    if kind == Kind.TOWER:
        return points * tiles_seen(cards, table, seat, slot)
    if kind == Kind.ROAD:
        return points if road_is_complete(cards, table, seat, slot) else 0
    if kind == Kind.TOURIST:
        return points * tourists_count(cards, table, seat, slot)
    if kind == Kind.CAMP:
        return points if camp_is_alone(cards, table, seat, slot) else 0
    return 0


@rule
def park_score(cards: Cards, table: Table, seat: int) -> int:
    """The points of a whole park as it stands."""
    score = 0
    for slot in range(1, table.count[seat]):
        score += tile_score(cards, table, seat, slot)
    return score


@rule
def total_score(cards: Cards, table: Table, seat: int) -> int:
    return park_score(cards, table, seat) + table.goal_points[seat]


@rule
def points_to_places(numbers: NDArray[np.int64], players: int) -> None:
    """Replace the points of all seats by their places; equals share the better place (R21)."""
    places = 0
    for seat in range(players):
        place = 1
        for other in range(players):
            if numbers[other] > numbers[seat]:
                place += 1
        places |= place << (4 * seat)
    for seat in range(players):
        numbers[seat] = (places >> (4 * seat)) & 15

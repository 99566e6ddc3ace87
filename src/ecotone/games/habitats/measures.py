"""Goals that an edition describes in words: what a park reaches for them.

Sets of tiles are bits of their slots.
"""

from ecotone.engine.bits import count_bits
from ecotone.engine.compiling import rule
from ecotone.games.habitats.cards import (
    LANDSCAPES,
    MEASURE_TERMS,
    By,
    Cards,
    Compare,
    Distance,
    Filter,
    Kind,
    Operation,
    Quantity,
    State,
)
from ecotone.games.habitats.park import landscape
from ecotone.games.habitats.scoring import (
    camp_is_alone,
    is_content,
    kind_of,
    points_of,
    road_is_complete,
    tiles_seen,
    tourists_count,
)
from ecotone.games.habitats.table import ENTRANCE, SIDES, Side, Table

LARGEST_RESULT = 127
FARTHEST_AWAY = 99
KINDS = len(Kind)


@rule
def reached_in_words(cards: Cards, table: Table, seat: int, goal: int) -> int:
    """What a park reaches for a goal, from -127 to 127."""
    reached = 0
    for term in range(MEASURE_TERMS):
        if cards.operation[goal, term] != Operation.NOTHING:
            value = value_of_term(cards, table, seat, goal, term)
            reached += value * cards.sign[goal, term]
    return max(-LARGEST_RESULT, min(LARGEST_RESULT, reached))


@rule
def value_of_term(cards: Cards, table: Table, seat: int, goal: int, term: int) -> int:
    operation = cards.operation[goal, term]
    by = cards.by[goal, term]
    tiles = chosen_tiles(cards, table, seat, goal, term, 0)
    if operation == Operation.COUNT:
        return count_bits(tiles)
    if operation == Operation.DIFFERENT:
        return different(cards, table, seat, tiles, by)
    if operation == Operation.FEWEST or operation == Operation.MOST:
        return fewest_or_most(cards, table, seat, tiles, by, operation == Operation.MOST)
    if operation == Operation.LARGEST:
        return largest(table, seat, tiles, by)
    if operation == Operation.AREAS:
        return areas_with(table, seat, tiles)
    if operation == Operation.SPREAD:
        return spread(table, seat, tiles)
    if operation == Operation.POINTS:
        return points_printed(cards, table, seat, tiles)
    others = chosen_tiles(cards, table, seat, goal, term, 1)
    steps = cards.distance[goal, term] == Distance.STEPS
    farthest = operation == Operation.FARTHEST
    return distance_of_sets(table, seat, tiles, others, steps, farthest)


@rule
def chosen_tiles(cards: Cards, table: Table, seat: int, goal: int, term: int, which: int) -> int:
    """The slots that a filter of a term lets through."""
    chosen = 0
    for slot in range(table.count[seat]):
        if fits_filter(cards, table, seat, slot, goal, term, which):
            chosen |= 1 << slot
    return chosen


@rule
def fits_filter(
    cards: Cards, table: Table, seat: int, slot: int, goal: int, term: int, which: int
) -> bool:
    wanted = cards.filter[goal, term, which]
    if not shows(cards, table, seat, slot, wanted[Filter.KINDS], wanted[Filter.LANDS]):
        return False
    state = wanted[Filter.STATE]
    if state != State.ANY and is_met(cards, table, seat, slot) != (state == State.MET):
        return False
    kinds = wanted[Filter.BESIDE_KINDS]
    lands = wanted[Filter.BESIDE_LANDS]
    if (kinds != 0 or lands != 0) and not lies_beside(cards, table, seat, slot, kinds, lands):
        return False
    quantity = wanted[Filter.QUANTITY]
    if quantity == Quantity.NOTHING:
        return True
    have = quantity_of(cards, table, seat, slot, quantity)
    number = wanted[Filter.NUMBER]
    compare = wanted[Filter.COMPARE]
    if compare == Compare.AT_LEAST:
        return have >= number
    if compare == Compare.AT_MOST:
        return have <= number
    return have == number


@rule
def shows(cards: Cards, table: Table, seat: int, slot: int, kinds: int, lands: int) -> bool:
    """Is a tile of one of these kinds and of one of these landscapes, where any are named?"""
    if kinds != 0 and (kinds >> kind_of(cards, table, seat, slot)) & 1 == 0:
        return False
    if lands == 0:
        return True
    land = landscape(cards, table, seat, slot)
    return land >= 0 and (lands >> land) & 1 == 1


@rule
def lies_beside(cards: Cards, table: Table, seat: int, slot: int, kinds: int, lands: int) -> bool:
    for side in range(SIDES):
        other = table.beside[seat, slot, side]
        if other >= ENTRANCE and shows(cards, table, seat, other, kinds, lands):
            return True
    return False


@rule
def is_met(cards: Cards, table: Table, seat: int, slot: int) -> bool:
    """Would the tile score, its printed points apart? The entrance never does."""
    kind = kind_of(cards, table, seat, slot)
    if kind == Kind.ANIMAL:
        return is_content(cards, table, seat, slot)
    if kind == Kind.TOWER:
        return tiles_seen(cards, table, seat, slot) > 0
    if kind == Kind.ROAD:
        return road_is_complete(cards, table, seat, slot)
    if kind == Kind.TOURIST:
        return tourists_count(cards, table, seat, slot) > 0
    if kind == Kind.CAMP:
        return camp_is_alone(cards, table, seat, slot)
    return kind == Kind.FLOWER


@rule
def quantity_of(cards: Cards, table: Table, seat: int, slot: int, quantity: int) -> int:
    if quantity == Quantity.SIZE:
        return table.area_size[seat, table.area[seat, slot]]
    if quantity == Quantity.POINTS:
        return points_of(cards, table, seat, slot)
    beside = 0
    for side in range(SIDES):
        if table.beside[seat, slot, side] >= ENTRANCE:
            beside += 1
    return beside


@rule
def group_of(cards: Cards, table: Table, seat: int, slot: int, by: int) -> int:
    """What a tile is told apart by; -1 where it has nothing of the sort."""
    tile = table.tile[seat, slot]
    kind = cards.kind[tile]
    land = landscape(cards, table, seat, slot)
    if by == By.KIND:
        return kind
    if by == By.LANDSCAPE:
        return land
    if by == By.PAIR:
        return kind * (LANDSCAPES + 1) + land + 1
    if by == By.FLOWER:
        return cards.flower_kind[tile] if kind == Kind.FLOWER else -1
    return cards.name_number[tile] - 1


@rule
def different(cards: Cards, table: Table, seat: int, tiles: int, by: int) -> int:
    """How many groups the tiles fall into."""
    groups = 0
    for slot in range(table.count[seat]):
        if (tiles >> slot) & 1 == 1:
            group = group_of(cards, table, seat, slot, by)
            new = group >= 0
            for other in range(slot):
                if (tiles >> other) & 1 == 1 and group_of(cards, table, seat, other, by) == group:
                    new = False
            if new:
                groups += 1
    return groups


@rule
def fewest_or_most(cards: Cards, table: Table, seat: int, tiles: int, by: int, most: bool) -> int:
    """Tiles of the landscape or kind with the fewest or the most of them, the entrance apart."""
    first = Kind.ANIMAL.value if by == By.KIND else 0
    last = KINDS if by == By.KIND else LANDSCAPES
    best = 0 if most else table.count[seat]
    for wanted in range(first, last):
        count = 0
        for slot in range(table.count[seat]):
            if (tiles >> slot) & 1 == 1 and group_of(cards, table, seat, slot, by) == wanted:
                count += 1
        best = max(best, count) if most else min(best, count)
    return best


@rule
def largest(table: Table, seat: int, tiles: int, by: int) -> int:
    """Tiles in the largest area, or in the longest unbroken line, of the chosen ones."""
    best = 0
    for slot in range(table.count[seat]):
        if (tiles >> slot) & 1 == 1:
            if by == By.AREA:
                best = max(best, tiles_in_area(table, seat, tiles, table.area[seat, slot]))
            if by == By.LINE or by == By.ROW:
                best = max(best, line_of(table, seat, tiles, slot, Side.EAST.value))
            if by == By.LINE or by == By.COLUMN:
                best = max(best, line_of(table, seat, tiles, slot, Side.SOUTH.value))
    return best


@rule
def tiles_in_area(table: Table, seat: int, tiles: int, area: int) -> int:
    """Those of the tiles that lie in an area; the entrance and bare roads are in none."""
    if table.area_size[seat, area] == 0:
        return 0
    count = 0
    for slot in range(table.count[seat]):
        if (tiles >> slot) & 1 == 1 and table.area[seat, slot] == area:
            count += 1
    return count


@rule
def line_of(table: Table, seat: int, tiles: int, slot: int, side: int) -> int:
    """Chosen tiles in an unbroken line that starts with one of them and runs to one side."""
    length = 1
    other = table.beside[seat, slot, side]
    while other >= ENTRANCE and (tiles >> other) & 1 == 1:
        length += 1
        other = table.beside[seat, other, side]
    return length


@rule
def areas_with(table: Table, seat: int, tiles: int) -> int:
    """The areas in which at least one of the tiles lies."""
    areas = 0
    for slot in range(table.count[seat]):
        if table.area_size[seat, slot] > 0 and tiles_in_area(table, seat, tiles, slot) > 0:
            areas += 1
    return areas


@rule
def cells_between(table: Table, seat: int, one: int, other: int) -> int:
    """Columns plus rows from one tile to another."""
    columns = abs(table.column[seat, one] - table.column[seat, other])
    return columns + abs(table.row[seat, one] - table.row[seat, other])


@rule
def spread(table: Table, seat: int, tiles: int) -> int:
    """The greatest distance of two of the tiles."""
    widest = 0
    for one in range(table.count[seat]):
        for other in range(one):
            if (tiles >> one) & 1 == 1 and (tiles >> other) & 1 == 1:
                widest = max(widest, cells_between(table, seat, one, other))
    return widest


@rule
def points_printed(cards: Cards, table: Table, seat: int, tiles: int) -> int:
    points = 0
    for slot in range(table.count[seat]):
        if (tiles >> slot) & 1 == 1:
            points += points_of(cards, table, seat, slot)
    return points


@rule
def distance_of_sets(
    table: Table, seat: int, tiles: int, others: int, steps: bool, farthest: bool
) -> int:
    """From the tiles to the nearest of the others: of the farthest tile, or of the nearest.

    Without tiles it is 0; without any others it is FARTHEST_AWAY.
    """
    if tiles == 0:
        return 0
    if others == 0:
        return FARTHEST_AWAY
    result = 0 if farthest else FARTHEST_AWAY
    for slot in range(table.count[seat]):
        if (tiles >> slot) & 1 == 1:
            distance = distance_to_any(table, seat, slot, others, steps)
            result = max(result, distance) if farthest else min(result, distance)
    return result


@rule
def distance_to_any(table: Table, seat: int, slot: int, others: int, steps: bool) -> int:
    """The distance from a tile to the nearest of some tiles; 0 if it is one of them."""
    if steps:
        reached = 1 << slot
        taken = 0
        while reached & others == 0:
            reached |= tiles_beside_any(table, seat, reached)
            taken += 1
        return taken
    nearest = FARTHEST_AWAY
    for other in range(table.count[seat]):
        if (others >> other) & 1 == 1:
            nearest = min(nearest, cells_between(table, seat, slot, other))
    return nearest


@rule
def tiles_beside_any(table: Table, seat: int, slots: int) -> int:
    """Bits of all slots beside one of these slots."""
    found = 0
    for slot in range(table.count[seat]):
        if (slots >> slot) & 1 == 1:
            for side in range(SIDES):
                other = table.beside[seat, slot, side]
                if other >= ENTRANCE:
                    found |= 1 << other
    return found

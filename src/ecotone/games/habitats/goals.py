"""The goals of a year: what each measures, and the points they give."""

from ecotone.engine.compiling import rule
from ecotone.games.habitats.cards import LANDSCAPES, Cards, Kind, Measure
from ecotone.games.habitats.park import landscape
from ecotone.games.habitats.scoring import is_content, kind_of
from ecotone.games.habitats.table import ENTRANCE, SIDES, Side, Table
from ecotone.games.habitats.width import whole


@rule
def result(cards: Cards, table: Table, seat: int, measure: int) -> int:
    """What a park achieves for a Measure."""
    if measure == Measure.LONG_LINE:
        return longest_line(table, seat)
    if measure == Measure.LARGEST_AREA:
        return largest_area(table, seat)
    if measure == Measure.NEAR_ROADS:
        return farthest_from_roads(cards, table, seat)
    if measure == Measure.TILE_VARIETY:
        return tile_variety(cards, table, seat)
    if measure == Measure.AREA_COUNT:
        return area_count(table, seat)
    if measure == Measure.NEAR_ENTRANCE:
        return farthest_from_entrance(table, seat)
    if measure == Measure.FLOWER_VARIETY:
        return flower_variety(cards, table, seat)
    if measure == Measure.HAPPY_ANIMALS:
        return content_animals(cards, table, seat)
    return scarcest_landscape(cards, table, seat)


@rule
def line_from(table: Table, seat: int, slot: int, side: int) -> int:
    """Tiles in an unbroken line that starts with a tile and runs to one side."""
    length = 1
    other = whole(table.beside[seat, slot, side])
    while other >= ENTRANCE:
        length += 1
        other = whole(table.beside[seat, other, side])
    return length


@rule
def longest_line(table: Table, seat: int) -> int:
    """Tiles in the longest unbroken row or column, the entrance included."""
    longest = 0
    for slot in range(whole(table.count[seat])):
        longest = max(longest, line_from(table, seat, slot, Side.EAST.value))
        longest = max(longest, line_from(table, seat, slot, Side.SOUTH.value))
    return longest


@rule
def largest_area(table: Table, seat: int) -> int:
    largest = 0
    for slot in range(1, whole(table.count[seat])):
        largest = max(largest, whole(table.area_size[seat, slot]))
    return largest


@rule
def farthest_from_roads(cards: Cards, table: Table, seat: int) -> int:
    """Steps through the park from the remotest tile to a road or the entrance."""
    count = whole(table.count[seat])
    reached = 1 << ENTRANCE
    for slot in range(1, count):
        if kind_of(cards, table, seat, slot) == Kind.ROAD:
            reached |= 1 << slot
    everything = (1 << count) - 1
    steps = 0
    while reached != everything:
        reached |= tiles_beside_any(table, seat, reached)
        steps += 1
    return steps


@rule
def tiles_beside_any(table: Table, seat: int, slots: int) -> int:
    """Bits of all slots beside one of these slots."""
    found = 0
    for slot in range(whole(table.count[seat])):
        if (slots >> slot) & 1 == 1:
            for side in range(SIDES):
                other = whole(table.beside[seat, slot, side])
                if other >= ENTRANCE:
                    found |= 1 << other
    return found


@rule
def tile_variety(cards: Cards, table: Table, seat: int) -> int:
    """Different pairs of kind and landscape."""
    shown = 0
    for slot in range(1, whole(table.count[seat])):
        kind = kind_of(cards, table, seat, slot)
        shown |= 1 << (kind * (LANDSCAPES + 1) + landscape(cards, table, seat, slot) + 1)
    return count_bits(shown)


@rule
def area_count(table: Table, seat: int) -> int:
    """Areas of all landscapes."""
    areas = 0
    for slot in range(1, whole(table.count[seat])):
        if table.area_size[seat, slot] > 0:
            areas += 1
    return areas


@rule
def farthest_from_entrance(table: Table, seat: int) -> int:
    """Columns plus rows from the entrance to the remotest tile."""
    farthest = 0
    for slot in range(1, whole(table.count[seat])):
        distance = abs(whole(table.column[seat, slot])) + abs(whole(table.row[seat, slot]))
        farthest = max(farthest, distance)
    return farthest


@rule
def flower_variety(cards: Cards, table: Table, seat: int) -> int:
    shown = 0
    for slot in range(1, whole(table.count[seat])):
        if kind_of(cards, table, seat, slot) == Kind.FLOWER:
            shown |= 1 << whole(cards.flower_kind[table.tile[seat, slot]])
    return count_bits(shown)


@rule
def content_animals(cards: Cards, table: Table, seat: int) -> int:
    """Animals whose needs are met now."""
    content = 0
    for slot in range(1, whole(table.count[seat])):
        if kind_of(cards, table, seat, slot) == Kind.ANIMAL and is_content(
            cards, table, seat, slot
        ):
            content += 1
    return content


@rule
def scarcest_landscape(cards: Cards, table: Table, seat: int) -> int:
    """Tiles of the landscape the park has fewest of."""
    fewest = whole(table.count[seat])
    for wanted in range(LANDSCAPES):
        fewest = min(fewest, tiles_of(cards, table, seat, wanted))
    return fewest


@rule
def tiles_of(cards: Cards, table: Table, seat: int, wanted: int) -> int:
    tiles = 0
    for slot in range(1, whole(table.count[seat])):
        if landscape(cards, table, seat, slot) == wanted:
            tiles += 1
    return tiles


@rule
def count_bits(bits: int) -> int:
    count = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


@rule
def place_of(cards: Cards, table: Table, goal: int, year: int, which: int, seat: int) -> int:
    """A seat's place for a goal, from 0; equals take the lowest of their group's places (R18)."""
    own = whole(table.goal_result[year, which, seat])
    not_worse = 0
    for other in range(whole(table.players)):
        theirs = whole(table.goal_result[year, which, other])
        if theirs == own or (theirs < own) == (cards.least_wins[goal] == 1):
            not_worse += 1
    return not_worse - 1


@rule
def points_for_goal(cards: Cards, table: Table, year: int, which: int, seat: int) -> int:
    """The points a seat gets for a goal that was compared."""
    goal = whole(table.goal[year, which])
    place = place_of(cards, table, goal, year, which, seat)
    return whole(cards.goal_points[table.players, year, place])


@rule
def compare_parks(cards: Cards, table: Table) -> None:
    """At the end of a year, rank the parks by each goal and give the points."""
    year = whole(table.year)
    for which in range(whole(table.goals_per_year)):
        goal = whole(table.goal[year, which])
        for seat in range(whole(table.players)):
            reached = result(cards, table, seat, whole(cards.measure[goal]))
            table.goal_result[year, which, seat] = reached
        for seat in range(whole(table.players)):
            table.goal_points[seat] += points_for_goal(cards, table, year, which, seat)

"""The goals of a year: what each measures, and the points they give."""

from ecotone.engine.bits import count_bits
from ecotone.engine.compiling import rule
from ecotone.engine.notes import note
from ecotone.games.habitats.cards import LANDSCAPES, Cards, Kind, Measure
from ecotone.games.habitats.measures import reached_in_words, tiles_beside_any
from ecotone.games.habitats.notes import Note
from ecotone.games.habitats.park import landscape
from ecotone.games.habitats.scoring import is_content, kind_of
from ecotone.games.habitats.table import ENTRANCE, Side, Table


@rule
def reached_for_goal(cards: Cards, table: Table, seat: int, goal: int) -> int:
    """What a park achieves for a goal."""
    measure = cards.measure[goal]
    if measure == Measure.IN_WORDS:
        return reached_in_words(cards, table, seat, goal)
    return result(cards, table, seat, measure)


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
    other = table.beside[seat, slot, side]
    while other >= ENTRANCE:
        length += 1
        other = table.beside[seat, other, side]
    return length


@rule
def longest_line(table: Table, seat: int) -> int:
    """Tiles in the longest unbroken row or column, the entrance included."""
    longest = 0
    for slot in range(table.count[seat]):
        longest = max(longest, line_from(table, seat, slot, Side.EAST.value))
        longest = max(longest, line_from(table, seat, slot, Side.SOUTH.value))
    return longest


@rule
def largest_area(table: Table, seat: int) -> int:
    largest = 0
    for slot in range(1, table.count[seat]):
        largest = max(largest, table.area_size[seat, slot])
    return largest


@rule
def farthest_from_roads(cards: Cards, table: Table, seat: int) -> int:
    """Steps through the park from the remotest tile to a road or the entrance."""
    count = table.count[seat]
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
def tile_variety(cards: Cards, table: Table, seat: int) -> int:
    """Different pairs of kind and landscape."""
    shown = 0
    for slot in range(1, table.count[seat]):
        kind = kind_of(cards, table, seat, slot)
        shown |= 1 << (kind * (LANDSCAPES + 1) + landscape(cards, table, seat, slot) + 1)
    return count_bits(shown)


@rule
def area_count(table: Table, seat: int) -> int:
    """Areas of all landscapes."""
    areas = 0
    for slot in range(1, table.count[seat]):
        if table.area_size[seat, slot] > 0:
            areas += 1
    return areas


@rule
def farthest_from_entrance(table: Table, seat: int) -> int:
    """Columns plus rows from the entrance to the remotest tile."""
    farthest = 0
    for slot in range(1, table.count[seat]):
        distance = abs(table.column[seat, slot]) + abs(table.row[seat, slot])
        farthest = max(farthest, distance)
    return farthest


@rule
def flower_variety(cards: Cards, table: Table, seat: int) -> int:
    shown = 0
    for slot in range(1, table.count[seat]):
        if kind_of(cards, table, seat, slot) == Kind.FLOWER:
            shown |= 1 << cards.flower_kind[table.tile[seat, slot]]
    return count_bits(shown)


@rule
def content_animals(cards: Cards, table: Table, seat: int) -> int:
    """Animals whose needs are met now."""
    content = 0
    for slot in range(1, table.count[seat]):
        if kind_of(cards, table, seat, slot) == Kind.ANIMAL and is_content(
            cards, table, seat, slot
        ):
            content += 1
    return content


@rule
def scarcest_landscape(cards: Cards, table: Table, seat: int) -> int:
    """Tiles of the landscape the park has fewest of."""
    fewest = table.count[seat]
    for wanted in range(LANDSCAPES):
        fewest = min(fewest, tiles_of(cards, table, seat, wanted))
    return fewest


@rule
def tiles_of(cards: Cards, table: Table, seat: int, wanted: int) -> int:
    tiles = 0
    for slot in range(1, table.count[seat]):
        if landscape(cards, table, seat, slot) == wanted:
            tiles += 1
    return tiles


@rule
def place_of(cards: Cards, table: Table, goal: int, year: int, which: int, seat: int) -> int:
    """A seat's place for a goal, from 0; equals take the lowest of their group's places (R18)."""
    own = table.goal_result[year, which, seat]
    not_worse = 0
    for other in range(table.players):
        theirs = table.goal_result[year, which, other]
        if theirs == own or (theirs < own) == (cards.least_wins[goal] == 1):
            not_worse += 1
    return not_worse - 1


@rule
def points_for_goal(cards: Cards, table: Table, year: int, which: int, seat: int) -> int:
    """The points a seat gets for a goal that was compared."""
    goal = table.goal[year, which]
    place = place_of(cards, table, goal, year, which, seat)
    return cards.goal_points[table.players, year, place]


@rule
def compare_parks(cards: Cards, table: Table) -> None:
    """At the end of a year, rank the parks by each goal and give the points."""
    year = table.year
    for which in range(table.goals_per_year):
        goal = table.goal[year, which]
        for seat in range(table.players):
            reached = reached_for_goal(cards, table, seat, goal)
            table.goal_result[year, which, seat] = reached
        for seat in range(table.players):
            points = points_for_goal(cards, table, year, which, seat)
            table.goal_points[seat] += points
            note(table, Note.GOAL, goal, seat, table.goal_result[year, which, seat], points)

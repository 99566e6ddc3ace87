"""What a seat may know of Habitats, as numbers for agents that learn.

Only the order of the bag is hidden. Tiles are described by what the rules read of them. The own
park stands slot by slot, as the actions name it; the parks of all seats are summed up.
"""

from ecotone.engine.compiling import entry, reader_of, rule
from ecotone.engine.observation import OBSERVE, Observation
from ecotone.engine.state import State
from ecotone.games.habitats.cards import (
    CARDS,
    LANDSCAPES,
    NEEDS,
    NO_LANDSCAPE,
    Cards,
    Counts,
    Kind,
    Sees,
)
from ecotone.games.habitats.evaluation import turns_left
from ecotone.games.habitats.market import space_ahead
from ecotone.games.habitats.observation_space import (
    AREA,
    AREA_COUNT,
    AROUND,
    COLUMN,
    COUNTS_AREAS,
    DIAGONAL_VIEW,
    FARTHEST,
    FIGURE,
    FLOWER,
    FLOWER_VARIETY,
    GOAL_POINTS,
    KIND,
    LARGEST_AREA,
    MARKET_COLUMNS,
    MEASURES,
    MET,
    MOST,
    MOST_NEEDED,
    NEED,
    OF_KIND,
    OF_LANDSCAPE,
    POINTS,
    PRINT,
    ROW,
    SEES_ANIMALS,
    SEES_FLOWERS,
    SIDE,
    SLOT,
    SPACE,
    STRAIGHT_VIEW,
    SUMMARY,
    TILE,
    TILE_VARIETY,
    TILES_LAID,
)
from ecotone.games.habitats.park import marked_sides
from ecotone.games.habitats.rules import plays_from_market, turns_in_year
from ecotone.games.habitats.scoring import (
    DIRECTIONS,
    camp_is_alone,
    road_is_complete,
    supply_around,
    supply_of,
    turned_directions,
)
from ecotone.games.habitats.table import (
    CLOSED,
    EMPTY,
    ENTRANCE,
    GOALS_PER_YEAR,
    MARKET_ROWS,
    OPEN,
    SEATS,
    SIDES,
    TABLE,
    YEARS,
    NeedAreas,
    OwnTile,
    Phase,
    RoadTurning,
    Solo,
    Table,
    TouristReading,
)

AT = SPACE.offsets

read_cards = reader_of(CARDS)
read_table = reader_of(TABLE)


@rule
def observe_course(cards: Cards, table: Table, seat: int, out: Observation) -> None:
    """Who is to do what, how long the game lasts, which options hold."""
    players = table.players
    out[AT.players + players - 1] = 1
    out[AT.phase + table.phase] = 1
    if table.phase != Phase.OVER:
        out[AT.to_act + (table.seat - seat) % players] = 1
        out[AT.year + table.year] = 1
        done = table.turn + (1 if seat < table.seat else 0)
        out[AT.turns_left] = max(0, turns_in_year(cards, table) - done)
    out[AT.turns_left + 1] = turns_left(cards, table, seat)
    out[AT.bag] = min(MOST, table.bag_size - table.drawn)
    out[AT.options] = table.road_turning == RoadTurning.PRINTED
    out[AT.options + 1] = table.tourist_reading == TouristReading.OWN_AREA
    out[AT.options + 2] = table.solo == Solo.DRAW
    out[AT.options + 3] = table.own_tile == OwnTile.COUNTS
    out[AT.options + 4] = table.need_areas == NeedAreas.ONE_AREA


@rule
def describe_print(cards: Cards, tile: int, first: int, out: Observation) -> None:
    """Landscape, kind, needs and points of a tile."""
    landscape = cards.landscape[tile]
    if landscape != NO_LANDSCAPE:
        out[first + landscape] = 1
    kind = cards.kind[tile]
    out[first + KIND + kind - 1] = 1
    out[first + POINTS] = cards.points[tile]
    if kind == Kind.ANIMAL:
        for need in range(NEEDS):
            out[first + NEED + need] = min(MOST_NEEDED, cards.need[tile, need])


@rule
def describe_tile(cards: Cards, tile: int, first: int, out: Observation) -> None:
    """Everything the rules read of a tile."""
    describe_print(cards, tile, first, out)
    kind = cards.kind[tile]
    if kind == Kind.FLOWER:
        out[first + FLOWER] = min(MOST, cards.flower_kind[tile] + 1)
    elif kind == Kind.TOURIST:
        out[first + COUNTS_AREAS] = cards.counts[tile] == Counts.AREA_COUNT
    elif kind == Kind.TOWER:
        out[first + SEES_ANIMALS] = cards.sees[tile] & Sees.ANIMAL != 0
        out[first + SEES_FLOWERS] = cards.sees[tile] & Sees.FLOWER != 0
        for direction in range(DIRECTIONS):
            out[first + AROUND + direction] = (cards.directions[tile] >> direction) & 1
    elif kind == Kind.ROAD:
        for side in range(SIDES):
            leaves = (cards.road_sides[tile] >> side) & 1
            wants = (cards.marked_sides[tile] >> side) & 1
            out[first + AROUND + 2 * side] = leaves - wants


@rule
def observe_market(cards: Cards, table: Table, seat: int, out: Observation) -> None:
    """The tiles and figures of the market, and the tiles that the own figure meets."""
    columns = table.columns
    for row in range(MARKET_ROWS):
        for column in range(columns):
            tile = table.market[row * columns + column]
            if tile != EMPTY:
                first = AT.market + (row * MARKET_COLUMNS + column) * PRINT
                describe_print(cards, tile, first, out)
    for turn in range(SIDES):
        space = space_ahead(table, seat, turn)
        if space != EMPTY:
            describe_tile(cards, table.market[space], AT.ahead + turn * TILE, out)
    players = table.players
    for step in range(players):
        other = (seat + step) % players
        first = AT.figures + step * FIGURE
        space = table.figure[other]
        row = space // columns
        out[first] = space - row * columns + 1
        out[first + 1] = row + 1
        out[first + 2 + table.facing[other]] = 1


@rule
def observe_park(cards: Cards, table: Table, seat: int, out: Observation) -> None:
    """The own park, slot by slot."""
    for slot in range(table.count[seat]):
        first = AT.park + slot * SLOT
        for side in range(SIDES):
            out[first + SIDE + side] = cell_at(table, seat, slot, side)
        if slot != ENTRANCE:
            observe_slot(cards, table, seat, slot, first, out)


@rule
def cell_at(table: Table, seat: int, slot: int, side: int) -> int:
    """What lies at a side: 0 a tile, 1 an open cell, 2 one with an older name, -1 a closed one."""
    beside = table.beside[seat, slot, side]
    if beside >= ENTRANCE:
        return 0
    if beside == CLOSED:
        return -1
    return 1 if beside == OPEN else 2


@rule
def observe_slot(
    cards: Cards, table: Table, seat: int, slot: int, first: int, out: Observation
) -> None:
    """A laid tile: its print, where it lies, and how far its condition is met."""
    tile = table.tile[seat, slot]
    kind = cards.kind[tile]
    describe_print(cards, tile, first, out)
    out[first + COLUMN] = table.column[seat, slot]
    out[first + ROW] = table.row[seat, slot]
    out[first + AREA] = table.area_size[seat, table.area[seat, slot]]
    out[first + MET] = 1
    if kind == Kind.ANIMAL:
        supply = supply_around(cards, table, seat, slot)
        lacking = 0
        for need in range(NEEDS):
            lacks = max(0, cards.need[tile, need] - supply_of(supply, need))
            out[first + NEED + need] = min(MOST_NEEDED, lacks)
            lacking += lacks
        out[first + MET] = lacking == 0
    elif kind == Kind.ROAD:
        out[first + MET] = road_is_complete(cards, table, seat, slot)
        marked = marked_sides(cards, table, seat, slot)
        for side in range(SIDES):
            if (marked >> side) & 1 == 1 and out[first + SIDE + side] > 0:
                out[first + SIDE + side] = 3
    elif kind == Kind.CAMP:
        out[first + MET] = camp_is_alone(cards, table, seat, slot)
    elif kind == Kind.TOWER:
        seen = turned_directions(cards.directions[tile], table.rotation[seat, slot])
        for side in range(SIDES):
            out[first + STRAIGHT_VIEW] += ((seen >> 2 * side) & 1) << side
            out[first + DIAGONAL_VIEW] += ((seen >> (2 * side + 1)) & 1) << side


@rule
def sum_up_park(cards: Cards, table: Table, seat: int, first: int, out: Observation) -> None:
    """A park in a few numbers: those that goals compare and that are quickly counted."""
    pairs = flowers = 0
    pair_count = flower_count = areas = largest = farthest = 0
    for slot in range(1, table.count[seat]):
        tile = table.tile[seat, slot]
        landscape = cards.landscape[tile]
        kind = cards.kind[tile]
        if landscape != NO_LANDSCAPE:
            out[first + OF_LANDSCAPE + landscape] += 1
        out[first + OF_KIND + kind - 1] += 1
        pair = 1 << (kind * (LANDSCAPES + 1) + landscape + 1)
        if pairs & pair == 0:
            pairs |= pair
            pair_count += 1
        if kind == Kind.FLOWER:
            flower = 1 << cards.flower_kind[tile]
            if flowers & flower == 0:
                flowers |= flower
                flower_count += 1
        size = table.area_size[seat, slot]
        if size > 0:
            areas += 1
            largest = max(largest, size)
        distance = abs(table.column[seat, slot]) + abs(table.row[seat, slot])
        farthest = max(farthest, distance)
    out[first + TILES_LAID] = table.count[seat] - 1
    out[first + LARGEST_AREA] = largest
    out[first + AREA_COUNT] = areas
    out[first + FARTHEST] = farthest
    out[first + TILE_VARIETY] = pair_count
    out[first + FLOWER_VARIETY] = flower_count
    out[first + GOAL_POINTS] = min(MOST, table.goal_points[seat])


@rule
def observe_goals(cards: Cards, table: Table, seat: int, out: Observation) -> None:
    """What every goal measures, and the results of past years."""
    players = table.players
    for year in range(YEARS):
        for which in range(GOALS_PER_YEAR):
            goal = table.goal[year, which]
            if goal == EMPTY:
                continue
            number = year * GOALS_PER_YEAR + which
            first = AT.goals + number * (MEASURES + 1)
            measure = cards.measure[goal]
            if measure < MEASURES:
                out[first + measure] = 1
            out[first + MEASURES] = cards.least_wins[goal]
            if year < table.year:
                for step in range(players):
                    reached = table.goal_result[year, which, (seat + step) % players]
                    out[AT.goal_results + number * SEATS + step] = reached


@entry(OBSERVE)
def observe(edition: State, state: State, seat: int, out: Observation) -> None:
    """Write everything that a seat may know."""
    cards = read_cards(edition)
    table = read_table(state)
    out[:] = 0
    observe_course(cards, table, seat, out)
    if table.hand != EMPTY:
        describe_tile(cards, table.hand, AT.hand, out)
    if plays_from_market(table):
        observe_market(cards, table, seat, out)
    observe_park(cards, table, seat, out)
    for step in range(table.players):
        other = (seat + step) % table.players
        sum_up_park(cards, table, other, AT.parks + step * SUMMARY, out)
    observe_goals(cards, table, seat, out)

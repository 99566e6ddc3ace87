"""What a seat may know of Habitats, as numbers for agents that learn.

Only the order of the bag is hidden. Tiles are described by what the rules read of them. The own
park stands slot by slot, as the actions name it; the parks of all seats are summed up.
"""

from ecotone.engine.compiling import entry, reader_of, rule
from ecotone.engine.observation import OBSERVE, Field, Observation, ObservationSpace
from ecotone.engine.state import State
from ecotone.games.habitats.cards import (
    CARDS,
    LANDSCAPES,
    NEEDS,
    NO_LANDSCAPE,
    Cards,
    Counts,
    Kind,
    Measure,
    Sees,
)
from ecotone.games.habitats.evaluation import turns_left
from ecotone.games.habitats.market import space_ahead
from ecotone.games.habitats.park import marked_sides
from ecotone.games.habitats.rules import plays_from_market, turns_in_year
from ecotone.games.habitats.scoring import (
    DIRECTIONS,
    camp_is_alone,
    has_of_need,
    road_is_complete,
    turned_directions,
)
from ecotone.games.habitats.table import (
    CLOSED,
    EMPTY,
    ENTRANCE,
    GOALS_PER_YEAR,
    MARKET_ROWS,
    OPEN,
    PARK,
    SEATS,
    SIDES,
    TABLE,
    YEARS,
    Phase,
    RoadTurning,
    Solo,
    Table,
    TouristReading,
)
from ecotone.games.habitats.width import whole

MARKET_COLUMNS = 7
KINDS = len(Kind) - 1
MEASURES = len(Measure)
PHASES = len(Phase)
GOALS = YEARS * GOALS_PER_YEAR
MOST = 127
MOST_NEEDED = 9

KIND = LANDSCAPES
NEED = KIND + KINDS
POINTS = NEED + NEEDS
PRINT = POINTS + 1
"""Numbers that describe a tile in short: landscape, kind, needs, points."""
AROUND = PRINT
FLOWER = AROUND + DIRECTIONS
COUNTS_AREAS = FLOWER + 1
SEES_ANIMALS = COUNTS_AREAS + 1
SEES_FLOWERS = SEES_ANIMALS + 1
TILE = SEES_FLOWERS + 1
"""Numbers that describe a tile in full."""

MET = PRINT
COLUMN = MET + 1
ROW = COLUMN + 1
SIDE = ROW + 1
AREA = SIDE + SIDES
STRAIGHT_VIEW = AREA + 1
DIAGONAL_VIEW = STRAIGHT_VIEW + 1
SLOT = DIAGONAL_VIEW + 1
"""Numbers for each tile of the own park; the needs are those that are still lacking."""

TILES_LAID = 0
OF_LANDSCAPE = TILES_LAID + 1
OF_KIND = OF_LANDSCAPE + LANDSCAPES
LARGEST_AREA = OF_KIND + KINDS
AREA_COUNT = LARGEST_AREA + 1
FARTHEST = AREA_COUNT + 1
TILE_VARIETY = FARTHEST + 1
FLOWER_VARIETY = TILE_VARIETY + 1
GOAL_POINTS = FLOWER_VARIETY + 1
SUMMARY = GOAL_POINTS + 1

FIGURE = 2 + SIDES

PRINT_MEANING = "landscape (4), kind (animal, flower, tourist, tower, road, camp)"
TILE_MEANING = (
    f"{PRINT_MEANING}, needs (grass, forest, dry, water, flowers), points, in eight directions "
    "from the north clockwise 1 where a tower looks or a road leaves and -1 where a road wants a "
    "tile, the flower's kind from 1, 1 if a tourist counts areas, 1 if a tower counts animals, 1 "
    "if it counts flowers"
)

SPACE = ObservationSpace(
    Field("players", (SEATS,), "the number of players, one of 1 to 5"),
    Field("to_act", (SEATS,), "the seat to act, the own one first; none when the game is over"),
    Field("phase", (PHASES,), "choose a facing, take a tile, place it, the game is over"),
    Field("year", (YEARS,), "the year; none when the game is over"),
    Field(
        "turns_left", (2,), "own turns left in this year if it is on, and in the game", high=PARK
    ),
    Field("bag", (1,), "tiles in the bag, at most 127", high=MOST),
    Field("options", (3,), "roads=printed, tourists=own_area, solo=draw"),
    Field("hand", (TILE,), f"the tile taken and not yet placed: {TILE_MEANING}", -1, MOST),
    Field(
        "ahead",
        (SIDES, TILE),
        "the tile that the own figure meets in front, right, behind and left, described like the "
        "tile in hand",
        -1,
        MOST,
    ),
    Field(
        "market",
        (MARKET_ROWS, MARKET_COLUMNS, PRINT),
        f"the tile on each space: {PRINT_MEANING}, needs (5), points",
        high=MOST,
    ),
    Field(
        "figures",
        (SEATS, FIGURE),
        "each seat's figure: column and row from 1, the side it faces (4)",
        high=MARKET_COLUMNS,
    ),
    Field(
        "park",
        (PARK, SLOT),
        f"the tiles of the own park in the order of laying, the entrance first: {PRINT_MEANING}, "
        "what an animal still lacks (5), points, 1 if its condition is met, columns east and rows "
        "south of the entrance, what lies at each side (0 a tile, 1 an open cell, 2 an open cell "
        "that an older tile names, 3 an open cell where a road wants a tile, -1 a closed cell), "
        "tiles of its area, bits of the sides and of the corners to which a tower looks",
        -PARK,
        MOST,
    ),
    Field(
        "parks",
        (SEATS, SUMMARY),
        "each seat's park: tiles, tiles of each landscape (4) and kind (6), tiles of the largest "
        "area, areas, steps from the entrance to the farthest tile, different pairs of kind and "
        "landscape, different flowers, points for goals",
        high=MOST,
    ),
    Field(
        "goals",
        (GOALS, MEASURES + 1),
        "the goals year by year: what is measured (9), 1 if the smallest result is best",
    ),
    Field(
        "goal_results",
        (GOALS, SEATS),
        "what each seat reached for the goals of past years",
        high=MOST,
    ),
)

PLAYERS = SPACE.first("players")
TO_ACT = SPACE.first("to_act")
PHASE = SPACE.first("phase")
YEAR = SPACE.first("year")
TURNS_LEFT = SPACE.first("turns_left")
BAG = SPACE.first("bag")
OPTIONS = SPACE.first("options")
HAND = SPACE.first("hand")
AHEAD = SPACE.first("ahead")
MARKET = SPACE.first("market")
FIGURES = SPACE.first("figures")
OWN_PARK = SPACE.first("park")
PARKS = SPACE.first("parks")
GOAL = SPACE.first("goals")
GOAL_RESULTS = SPACE.first("goal_results")

read_cards = reader_of(CARDS)
read_table = reader_of(TABLE)


@rule
def observe_course(cards: Cards, table: Table, seat: int, out: Observation) -> None:
    """Who is to do what, how long the game lasts, which options hold."""
    players = whole(table.players)
    out[PLAYERS + players - 1] = 1
    out[PHASE + whole(table.phase)] = 1
    if table.phase != Phase.OVER:
        out[TO_ACT + (whole(table.seat) - seat) % players] = 1
        out[YEAR + whole(table.year)] = 1
        done = whole(table.turn) + (1 if seat < table.seat else 0)
        out[TURNS_LEFT] = max(0, turns_in_year(cards, table) - done)
    out[TURNS_LEFT + 1] = turns_left(cards, table, seat)
    out[BAG] = min(MOST, whole(table.bag_size) - whole(table.drawn))
    out[OPTIONS] = table.road_turning == RoadTurning.PRINTED
    out[OPTIONS + 1] = table.tourist_reading == TouristReading.OWN_AREA
    out[OPTIONS + 2] = table.solo == Solo.DRAW


@rule
def describe_print(cards: Cards, tile: int, first: int, out: Observation) -> None:
    """Landscape, kind, needs and points of a tile."""
    landscape = whole(cards.landscape[tile])
    if landscape != NO_LANDSCAPE:
        out[first + landscape] = 1
    kind = whole(cards.kind[tile])
    out[first + KIND + kind - 1] = 1
    out[first + POINTS] = cards.points[tile]
    if kind == Kind.ANIMAL:
        for need in range(NEEDS):
            out[first + NEED + need] = min(MOST_NEEDED, whole(cards.need[tile, need]))


@rule
def describe_tile(cards: Cards, tile: int, first: int, out: Observation) -> None:
    """Everything the rules read of a tile."""
    describe_print(cards, tile, first, out)
    kind = whole(cards.kind[tile])
    if kind == Kind.FLOWER:
        out[first + FLOWER] = min(MOST, whole(cards.flower_kind[tile]) + 1)
    elif kind == Kind.TOURIST:
        out[first + COUNTS_AREAS] = cards.counts[tile] == Counts.AREA_COUNT
    elif kind == Kind.TOWER:
        out[first + SEES_ANIMALS] = cards.sees[tile] & Sees.ANIMAL != 0
        out[first + SEES_FLOWERS] = cards.sees[tile] & Sees.FLOWER != 0
        for direction in range(DIRECTIONS):
            out[first + AROUND + direction] = (whole(cards.directions[tile]) >> direction) & 1
    elif kind == Kind.ROAD:
        for side in range(SIDES):
            leaves = (whole(cards.road_sides[tile]) >> side) & 1
            wants = (whole(cards.marked_sides[tile]) >> side) & 1
            out[first + AROUND + 2 * side] = leaves - wants


@rule
def observe_market(cards: Cards, table: Table, seat: int, out: Observation) -> None:
    """The tiles and figures of the market, and the tiles that the own figure meets."""
    columns = whole(table.columns)
    for row in range(MARKET_ROWS):
        for column in range(columns):
            tile = whole(table.market[row * columns + column])
            if tile != EMPTY:
                first = MARKET + (row * MARKET_COLUMNS + column) * PRINT
                describe_print(cards, tile, first, out)
    for turn in range(SIDES):
        space = space_ahead(table, seat, turn)
        if space != EMPTY:
            describe_tile(cards, whole(table.market[space]), AHEAD + turn * TILE, out)
    players = whole(table.players)
    for step in range(players):
        other = (seat + step) % players
        first = FIGURES + step * FIGURE
        space = whole(table.figure[other])
        row = space // columns
        out[first] = space - row * columns + 1
        out[first + 1] = row + 1
        out[first + 2 + whole(table.facing[other])] = 1


@rule
def observe_park(cards: Cards, table: Table, seat: int, out: Observation) -> None:
    """The own park, slot by slot."""
    for slot in range(whole(table.count[seat])):
        first = OWN_PARK + slot * SLOT
        for side in range(SIDES):
            out[first + SIDE + side] = cell_at(table, seat, slot, side)
        if slot != ENTRANCE:
            observe_slot(cards, table, seat, slot, first, out)


@rule
def cell_at(table: Table, seat: int, slot: int, side: int) -> int:
    """What lies at a side: 0 a tile, 1 an open cell, 2 one with an older name, -1 a closed one."""
    beside = whole(table.beside[seat, slot, side])
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
    tile = whole(table.tile[seat, slot])
    kind = whole(cards.kind[tile])
    describe_print(cards, tile, first, out)
    out[first + COLUMN] = table.column[seat, slot]
    out[first + ROW] = table.row[seat, slot]
    out[first + AREA] = table.area_size[seat, table.area[seat, slot]]
    out[first + MET] = 1
    if kind == Kind.ANIMAL:
        for need in range(NEEDS):
            lacking = whole(cards.need[tile, need])
            if lacking > 0:
                lacking = max(0, lacking - has_of_need(cards, table, seat, slot, need))
                out[first + NEED + need] = min(MOST_NEEDED, lacking)
                if lacking > 0:
                    out[first + MET] = 0
    elif kind == Kind.ROAD:
        out[first + MET] = road_is_complete(cards, table, seat, slot)
        marked = marked_sides(cards, table, seat, slot)
        for side in range(SIDES):
            if (marked >> side) & 1 == 1 and out[first + SIDE + side] > 0:
                out[first + SIDE + side] = 3
    elif kind == Kind.CAMP:
        out[first + MET] = camp_is_alone(cards, table, seat, slot)
    elif kind == Kind.TOWER:
        seen = turned_directions(whole(cards.directions[tile]), whole(table.rotation[seat, slot]))
        for side in range(SIDES):
            out[first + STRAIGHT_VIEW] += ((seen >> 2 * side) & 1) << side
            out[first + DIAGONAL_VIEW] += ((seen >> (2 * side + 1)) & 1) << side


@rule
def sum_up_park(cards: Cards, table: Table, seat: int, first: int, out: Observation) -> None:
    """A park in a few numbers: those that goals compare and that are quickly counted."""
    pairs = flowers = 0
    pair_count = flower_count = areas = largest = farthest = 0
    for slot in range(1, whole(table.count[seat])):
        tile = whole(table.tile[seat, slot])
        landscape = whole(cards.landscape[tile])
        kind = whole(cards.kind[tile])
        if landscape != NO_LANDSCAPE:
            out[first + OF_LANDSCAPE + landscape] += 1
        out[first + OF_KIND + kind - 1] += 1
        pair = 1 << (kind * (LANDSCAPES + 1) + landscape + 1)
        if pairs & pair == 0:
            pairs |= pair
            pair_count += 1
        if kind == Kind.FLOWER:
            flower = 1 << whole(cards.flower_kind[tile])
            if flowers & flower == 0:
                flowers |= flower
                flower_count += 1
        size = whole(table.area_size[seat, slot])
        if size > 0:
            areas += 1
            largest = max(largest, size)
        distance = abs(whole(table.column[seat, slot])) + abs(whole(table.row[seat, slot]))
        farthest = max(farthest, distance)
    out[first + TILES_LAID] = whole(table.count[seat]) - 1
    out[first + LARGEST_AREA] = largest
    out[first + AREA_COUNT] = areas
    out[first + FARTHEST] = farthest
    out[first + TILE_VARIETY] = pair_count
    out[first + FLOWER_VARIETY] = flower_count
    out[first + GOAL_POINTS] = min(MOST, whole(table.goal_points[seat]))


@rule
def observe_goals(cards: Cards, table: Table, seat: int, out: Observation) -> None:
    """What every goal measures, and the results of past years."""
    players = whole(table.players)
    for year in range(YEARS):
        for which in range(GOALS_PER_YEAR):
            goal = whole(table.goal[year, which])
            if goal == EMPTY:
                continue
            number = year * GOALS_PER_YEAR + which
            first = GOAL + number * (MEASURES + 1)
            out[first + whole(cards.measure[goal])] = 1
            out[first + MEASURES] = cards.least_wins[goal]
            if year < table.year:
                for step in range(players):
                    reached = table.goal_result[year, which, (seat + step) % players]
                    out[GOAL_RESULTS + number * SEATS + step] = reached


@entry(OBSERVE)
def observe(edition: State, state: State, seat: int, out: Observation) -> None:
    """Write everything that a seat may know."""
    cards = read_cards(edition)
    table = read_table(state)
    out[:] = 0
    observe_course(cards, table, seat, out)
    if table.hand != EMPTY:
        describe_tile(cards, whole(table.hand), HAND, out)
    if plays_from_market(table):
        observe_market(cards, table, seat, out)
    observe_park(cards, table, seat, out)
    for step in range(whole(table.players)):
        other = (seat + step) % whole(table.players)
        sum_up_park(cards, table, other, PARKS + step * SUMMARY, out)
    observe_goals(cards, table, seat, out)

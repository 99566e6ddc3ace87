"""The fields of Habitats's observations: what the numbers of `observation` mean."""

from ecotone.engine.observation import Field, ObservationSpace
from ecotone.games.habitats.cards import LANDSCAPES, NEEDS, Kind, Measure
from ecotone.games.habitats.scoring import DIRECTIONS
from ecotone.games.habitats.table import (
    GOALS_PER_YEAR,
    MARKET_ROWS,
    PARK,
    SEATS,
    SIDES,
    YEARS,
    Phase,
)

MARKET_COLUMNS = 7
KINDS = len(Kind) - 1
MEASURES = Measure.IN_WORDS.value
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
    Field(
        "options",
        (5,),
        "roads=printed, tourists=own_area, solo=draw, own_tile=counts, need_areas=one_area",
    ),
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
        "the goals year by year: what is measured (9; none if the edition says it in words of "
        "its own), 1 if the smallest result is best",
    ),
    Field(
        "goal_results",
        (GOALS, SEATS),
        "what each seat reached for the goals of past years",
        high=MOST,
    ),
)

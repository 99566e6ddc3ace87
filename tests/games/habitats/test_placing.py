"""Where a tile may be laid."""

import numpy as np
import pytest
from games.habitats.parks import park, road, tower

from ecotone.games.habitats import entry
from ecotone.games.habitats.actions import ACTIONS, SKIP
from ecotone.games.habitats.cards import Kind
from ecotone.games.habitats.market import COLUMN_STEP, ROW_STEP
from ecotone.games.habitats.table import PARK, Phase

HAND = 150


def places(made, hand=None, road_turning=0):
    """The cells and turns that the rules offer for a tile in hand."""
    table = made.table
    table.phase = Phase.PLACE
    table.hand = HAND
    table.road_turning = road_turning
    made.cards.turnings[HAND] = 1
    made.write(HAND, hand or {"kind": Kind.ANIMAL, "landscape": 0, "points": 1})
    out = np.zeros(ACTIONS.size, np.int16)
    found = []
    for action in out[: entry.legal(made.data, made.state, out)]:
        kind, given = ACTIONS.decode(int(action))
        assert kind == "place"
        slot, side = given["beside"], given["side"]
        column = int(table.column[0, slot]) + COLUMN_STEP[side]
        found.append((column, int(table.row[0, slot]) + ROW_STEP[side], given["turned"]))
    assert len(found) == len(set(found))
    return set(found)


def cells(made, **tile):
    return {(column, row) for column, row, _ in places(made, **tile)}


def test_the_first_tile_lies_above_or_beside_the_entrance():
    assert cells(park("E")) == {(0, -1), (1, 0), (-1, 0)}


def test_the_column_below_the_entrance_is_closed_at_any_distance():
    made = park("Eg", ".f", ".d", ".w")
    assert not {cell for cell in cells(made) if cell[0] == 0 and cell[1] > 0}
    assert (2, 3) in cells(made)
    assert (1, 4) in cells(made)


def test_tiles_touch_by_sides_and_every_cell_is_offered_once():
    assert cells(park("gg", "Eg")) == {(0, -2), (1, -2), (-1, -1), (2, -1), (-1, 0), (2, 0), (1, 1)}


def test_the_cell_at_a_road_side_stays_empty():
    made = park("gR", "Eg", R=road("dry", "N+E", "S"))
    assert cells(made) == {(0, -2), (-1, -1), (-1, 0), (2, 0), (1, 1)}


@pytest.mark.ruling("R01")
def test_only_the_next_cell_is_closed_by_a_road():
    made = park(".gR", ".g.", "Eg.", R=road("dry", "E", "W"))
    assert (3, -2) not in cells(made)
    far = park("gggg", "gR.g", "Eg.g", R=road("dry", "E", "W"))
    assert (2, -1) not in cells(far)
    assert (2, 0) in cells(far)


def test_a_cell_that_a_road_closes_later_is_closed_for_all_neighbours():
    made = park("ggg", "E.R", R=road("dry", "W", "N"))
    assert (1, 0) not in cells(made)


def test_a_road_may_not_touch_a_tile_with_its_road_side():
    dead_end = road("grass", "E+S+W", "N")
    made = park("E")
    made.cards.turnings[HAND] = 4
    offered = places_of_turnable(made, dead_end)
    assert offered == {(0, -1, 2), (1, 0, 3), (-1, 0, 1)}


def places_of_turnable(made, spec, road_turning=0):
    spec = {name: value for name, value in spec.items() if name != "turned"}
    return places(made, hand=spec | {"turnings": 4}, road_turning=road_turning)


@pytest.mark.ruling("R02")
def test_roads_lie_as_printed_where_the_option_says_so():
    dead_end = road("grass", "E+S+W", "N")
    assert places_of_turnable(park("gE", "f."), dead_end, road_turning=1) == {(-1, 2, 0)}
    assert places_of_turnable(park("gE", "f."), dead_end) > {(-1, 2, 0)}


@pytest.mark.ruling("R05")
def test_a_marked_tower_is_offered_in_every_turn():
    made = park("E")
    offered = places_of_turnable(made, tower("dry", "N"), road_turning=1)
    assert offered == {(c, r, q) for c, r in ((0, -1), (1, 0), (-1, 0)) for q in range(4)}


@pytest.mark.ruling("R15")
def test_a_tile_that_fits_nowhere_is_set_aside():
    tiles = {"N": 2, "O": 3, "W": 1}
    ends = {name: road("dry", "E+S+W", "N", turned=turned) for name, turned in tiles.items()}
    made = park(".N.", "WEO", **ends)
    table = made.table
    table.phase, table.hand, table.columns = Phase.PLACE, HAND, 4
    made.write(HAND, {"kind": Kind.ANIMAL, "landscape": 0, "turnings": 1})
    made.cards.turns[:] = 5
    out = np.zeros(ACTIONS.size, np.int16)
    assert entry.legal(made.data, made.state, out) == 1
    assert out[0] == SKIP
    entry.apply(made.data, made.state, SKIP)
    assert table.set_aside == 1
    assert table.hand == -1
    assert table.turn == 1


@pytest.mark.parametrize("side", ["north", "east", "west"])
def test_the_longest_possible_park_fits_in_every_direction(side):
    made = park("E")
    step = ("north", "east", "south", "west").index(side)
    row = []
    for slot in range(PARK - 1):
        row += [slot + 1, slot, step, 0]
        made.write(slot + 1, {"kind": Kind.CAMP, "landscape": 2, "points": 0})
    entry.lay_park(made.data, made.state, 0, np.array(row, np.int64))
    table = made.table
    assert table.count[0] == PARK
    assert abs(int(table.column[0, PARK - 1])) + abs(int(table.row[0, PARK - 1])) == PARK - 1
    assert table.area_size[0, 1] == PARK - 1
    assert (
        len({(int(c), int(r)) for c, r in zip(table.column[0], table.row[0], strict=True)}) == PARK
    )

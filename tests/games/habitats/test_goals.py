"""The measures of the goals, the tie rule, and the points of a year."""

import numpy as np
import pytest
from games.habitats.parks import animal, flower, park, road

from ecotone.engine.match import Match
from ecotone.games.habitats import GAME
from ecotone.games.habitats.actions import SKIP
from ecotone.games.habitats.cards import CARDS, Measure
from ecotone.games.habitats.sheet import award
from ecotone.games.habitats.table import EMPTY, Side
from ecotone.games.habitats.words import record


@pytest.mark.parametrize(
    ("rows", "longest"),
    [(("Eggg",), 4), (("gEg.g", "f.ggg"), 3), (("g", "f", "E"), 3), (("gg.", "g.g", "Egg"), 3)],
)
def test_the_longest_line_is_unbroken_and_counts_the_entrance(rows, longest):
    assert park(*rows).result(Measure.LONG_LINE) == longest


def test_areas_are_counted_and_measured():
    made = park("ggf", "Egf", ".dg")
    assert made.result(Measure.LARGEST_AREA) == 3
    assert made.result(Measure.AREA_COUNT) == 4


def test_the_way_to_a_road_runs_through_the_park():
    assert park("gg", "Eg").result(Measure.NEAR_ROADS) == 2
    around = park("ggg", "E.g", "..g")
    assert around.result(Measure.NEAR_ROADS) == 5
    with_road = park("ggg", "E.g", "..R", R=road("dry", "S", "N"))
    assert with_road.result(Measure.NEAR_ROADS) == 2


def test_variety_counts_pairs_of_kind_and_landscape():
    tiles = {"A": animal("grass"), "B": animal("grass"), "C": animal("dry"), "F": flower("grass")}
    assert park("EABCF", **tiles).result(Measure.TILE_VARIETY) == 3


def test_flower_variety_counts_kinds_once():
    tiles = {"F": flower("grass", 4), "G": flower("dry", 4), "H": flower("dry", 5)}
    assert park("EFGH", **tiles).result(Measure.FLOWER_VARIETY) == 2


def test_the_farthest_tile_is_counted_in_columns_and_rows():
    assert park("ggg", "E.g").result(Measure.NEAR_ENTRANCE) == 3
    assert park("gggE").result(Measure.NEAR_ENTRANCE) == 3


def test_content_animals():
    tiles = {"A": animal("grass", water=1), "B": animal("grass", dry=1)}
    assert park("EABw", **tiles).result(Measure.HAPPY_ANIMALS) == 0
    assert park("EABd", **tiles).result(Measure.HAPPY_ANIMALS) == 1


def test_the_scarcest_landscape():
    assert park("Eggffddw").result(Measure.EVEN_LANDS) == 1
    assert park("Eggffdd").result(Measure.EVEN_LANDS) == 0


def year_end(players, measure, lengths):
    """The points after a year in which every seat laid a row of tiles beside its entrance."""
    match = Match(GAME, players, 1, {"goals": "one", "facing": "printed"})
    table = record(match.state)
    keys = [goal["measure"].code for goal in match.edition.tables["goals"]]
    table.goal[0, 0] = keys.index(measure)
    for seat, length in enumerate(lengths):
        row = [(1 + 10 * seat + slot, slot, Side.EAST, 0) for slot in range(length)]
        GAME.entry.lay_park(match.edition.data, match.state, seat, np.array(row).reshape(-1))
    table.market[:] = EMPTY
    table.seat = players - 1
    table.turn = match.edition.data.view(CARDS)[0].turns[players, 0] - 1
    GAME.entry.apply(match.edition.data, match.state, SKIP)
    assert table.year == 1
    return table.goal_points[:players].tolist()


@pytest.mark.parametrize(
    ("players", "results", "places"),
    [
        (2, [4, 3], [1, 2]),
        (2, [3, 3], [2, 2]),
        (3, [5, 5, 2], [2, 2, 3]),
        (3, [4, 4, 4], [3, 3, 3]),
        (3, [5, 2, 2], [1, 3, 3]),
        (4, [5, 5, 5, 2], [3, 3, 3, 4]),
        (4, [2, 5, 3, 3], [4, 1, 3, 3]),
        (5, [4, 4, 3, 3, 2], [2, 2, 4, 4, 5]),
        (5, [4, 4, 4, 4, 4], [5, 5, 5, 5, 5]),
    ],
)
@pytest.mark.ruling("R18")
def test_equal_results_get_the_lowest_place_of_their_group(players, results, places):
    edition = GAME.edition()
    rows = edition.tables["goal_points"]
    points = {r["place"]: r["points"] for r in rows if (r["players"], r["year"]) == (players, 1)}
    expected = [points.get(place, 0) for place in places]
    keys = [goal["key"] for goal in edition.tables["goals"]]
    fewest = [9 - result for result in results]
    assert year_end(players, Measure.LONG_LINE, [result - 1 for result in results]) == expected
    assert year_end(players, Measure.NEAR_ENTRANCE, fewest) == expected
    assert award(edition, keys.index("long_line"), 0, results) == expected
    assert award(edition, keys.index("near_entrance"), 0, fewest) == expected


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_rules_give_the_points_that_the_sheet_explains(players):
    for seed in range(12):
        match = Match(GAME, players, seed)
        table = record(match.state)
        while not match.over:
            match.push(int(match.legal[(seed + len(match.actions)) % match.count]))
        total = [0] * players
        for year in range(3):
            for which in range(2):
                results = [int(r) for r in table.goal_result[year, which, :players]]
                points = award(match.edition, int(table.goal[year, which]), year, results)
                total = [a + b for a, b in zip(total, points, strict=True)]
        assert total == table.goal_points[:players].tolist()


def test_solo_has_no_goals():
    match = Match(GAME, 1, 1)
    assert (record(match.state).goal == -1).all()


@pytest.mark.parametrize(("option", "count"), [("two", 6), ("one", 3)])
def test_goals_are_drawn_for_each_year_and_never_twice(option, count):
    for seed in range(30):
        goals = record(Match(GAME, 3, seed, {"goals": option}).state).goal
        drawn = goals[goals >= 0].tolist()
        assert len(drawn) == len(set(drawn)) == count

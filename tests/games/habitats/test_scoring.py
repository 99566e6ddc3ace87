"""Every kind of tile in parks made by hand."""

import pytest
from games.habitats.parks import (
    animal,
    camp,
    coach_party,
    flower,
    hikers,
    park,
    road,
    tower,
)

from ecotone.games.habitats.cards import Sees
from ecotone.games.habitats.table import NeedAreas, OwnTile, TouristReading


def test_an_animal_scores_when_its_need_is_met():
    assert park("ggA", "E..", A=animal("forest", grass=2)).points("A") == 5


def test_an_animal_scores_nothing_when_a_tile_is_missing():
    made = park("ggA", "E..", A=animal("forest", grass=3))
    assert made.points("A") == 0
    assert made.has("A", "grass") == 2
    assert not made.fulfilled("A")


@pytest.mark.ruling("R04")
def test_the_own_tile_does_not_count():
    assert park("ggA", "E..", A=animal("grass", grass=3)).points("A") == 0
    assert park("gggA", "E...", A=animal("grass", grass=3)).points("A") == 5


@pytest.mark.ruling("R04")
def test_the_own_tile_does_not_count_when_its_area_touches_it_on_two_sides():
    made = park(".gg", "EgA", A=animal("grass", grass=3))
    assert made.has("A", "grass") == 3
    assert made.points("A") == 5


@pytest.mark.ruling("R03")
def test_several_areas_add_up():
    made = park("g.g", "fAg", "E..", A=animal("dry", grass=2, forest=1))
    assert made.has("A", "grass") == 2
    two_areas = park("gAgg", "E...", A=animal("dry", grass=3))
    assert two_areas.has("A", "grass") == 3
    assert two_areas.points("A") == 5


def test_an_area_that_touches_twice_counts_once():
    made = park("Egg", ".Ag", A=animal("dry", grass=4))
    assert made.has("A", "grass") == 3
    assert made.points("A") == 0


def test_the_whole_area_counts_not_only_the_tile_beside():
    assert park("Awwww", "E....", A=animal("dry", water=4)).points("A") == 5


def test_areas_touch_by_sides_not_by_corners():
    made = park("gA.", "Efg", A=animal("dry", grass=2))
    assert made.has("A", "grass") == 1


def test_more_than_asked_is_fine():
    assert park("Awwww", "E....", A=animal("dry", water=1)).points("A") == 5


def test_all_needs_must_be_met():
    assert park("gAw", "E..", A=animal("dry", grass=1, water=1)).points("A") == 5
    assert park("gAd", "E..", A=animal("dry", grass=1, water=1)).points("A") == 0


def test_an_area_serves_several_animals():
    made = park("AwB", "E..", A=animal("dry", water=1), B=animal("forest", water=1))
    assert made.total() == 10


def test_the_entrance_belongs_to_no_area():
    made = park("EA", A=animal("grass", grass=1))
    assert made.has("A", "grass") == 0


@pytest.mark.ruling("R09")
def test_flowers_as_a_need_are_flower_tiles_beside():
    need = animal("grass", flower=2)
    both = park("FAG", "E..", A=need, F=flower("dry"), G=flower("water"))
    assert both.points("A") == 5
    in_a_row = park("FGA", "E..", A=need, F=flower("dry"), G=flower("dry"))
    assert in_a_row.has("A", "flower") == 1
    assert in_a_row.points("A") == 0


def test_a_flower_tile_is_landscape_too():
    assert park("FA", "E.", A=animal("dry", water=1), F=flower("water")).points("A") == 5


def test_a_tile_without_landscape_joins_nothing():
    made = park("gAg", "E..", A=animal(None, grass=2))
    assert made.points("A") == 5
    lone = park("gNA", "E..", A=animal("grass", grass=1), N=animal(None))
    assert lone.has("A", "grass") == 0


def test_a_flower_always_scores_its_point():
    assert park("EF", F=flower("grass")).total() == 1


def test_a_tower_scores_for_content_animals_and_flowers_in_its_view():
    happy, sad = animal("grass"), animal("grass", water=9)
    made = park("ETAFB", T=tower("dry", "E", 2), A=happy, F=flower("water"), B=sad)
    assert made.counted("T") == 2
    assert made.points("T") == 4


def test_a_tower_counts_only_its_target():
    tiles = {"A": animal("grass"), "F": flower("water")}
    assert park("ETAF", T=tower("dry", "E", sees=Sees.ANIMAL), **tiles).points("T") == 1
    assert park("ETAF", T=tower("dry", "E", 3, sees=Sees.FLOWER), **tiles).points("T") == 3


@pytest.mark.ruling("R24")
def test_a_tower_ends_the_view_and_counts_nothing_itself():
    tiles = {"A": animal("grass"), "B": animal("water")}
    made = park("ETAUB", T=tower("dry", "E"), U=tower("dry", "N"), **tiles)
    assert made.points("T") == 1


def test_a_tower_on_a_diagonal_blocks_only_that_diagonal():
    made = park(
        "A.B",
        "gUg",
        "TgC",
        "E..",
        T=tower("dry", "NE+E+N"),
        U=tower("dry", "S"),
        A=animal("grass"),
        B=animal("water"),
        C=animal("forest"),
    )
    assert made.points("T") == 2


@pytest.mark.ruling("R10")
def test_an_empty_cell_does_not_end_the_view():
    made = park("Tg.A", "Eggg", T=tower("dry", "E"), A=animal("forest"))
    assert made.points("T") == 1


def test_an_eight_way_tower_sees_diagonals_but_no_knight_moves():
    made = park(
        "A.B.",
        "gTgC",
        "DEgg",
        "g..F",
        T=tower("dry", "N+NE+E+SE+S+SW+W+NW"),
        A=animal("grass"),
        B=animal("water"),
        C=animal("forest"),
        D=animal("dry"),
        F=flower("water"),
    )
    assert made.counted("T") == 5
    off_line = park(".gA", "Tgg", "E..", T=tower("dry", "NE+E"), A=animal("dry"))
    assert off_line.counted("T") == 0


@pytest.mark.parametrize(("turned", "seen"), [(0, "N"), (1, "O"), (2, "S"), (3, "W")])
@pytest.mark.ruling("R05")
def test_a_marked_tower_looks_where_it_was_turned(turned, seen):
    tiles = {letter: animal("dry") for letter in "NOSW"}
    made = park(".N.", "WTO", ".SE", T=tower("grass", "N", 7, turned=turned), **tiles)
    assert made.points("T") == 7
    unseen = {letter: animal("dry", water=9) for letter in "NOSW" if letter != seen}
    only = park(".N.", "WTO", ".SE", T=tower("grass", "N", 7, turned=turned), **(tiles | unseen))
    assert only.points("T") == 7
    blind = tiles | {seen: animal("dry", water=9)}
    none = park(".N.", "WTO", ".SE", T=tower("grass", "N", 7, turned=turned), **blind)
    assert none.points("T") == 0


@pytest.mark.ruling("R11")
def test_towers_see_no_tourists_roads_camps_or_the_entrance():
    tiles = {"H": hikers("grass"), "R": road("dry", "", ""), "C": camp("water")}
    assert park("ETHRC", T=tower("dry", "E+W"), **tiles).points("T") == 0


def test_a_road_scores_with_a_tile_at_every_marked_side():
    bend = road("grass", "S+E", "N+W")
    assert park(".f", "ER", R=bend).points("R") == 4
    assert park("ER", R=bend).points("R") == 0


@pytest.mark.ruling("R12")
def test_the_entrance_counts_beside_a_road():
    assert park("ER", R=road("grass", "N+S", "W")).points("R") == 4


def test_a_turned_road_turns_its_marks():
    assert park("RE", R=road("grass", "E+S+W", "N", turned=1)).points("R") == 4
    assert park("ggR", "E..", R=road("grass", "E+S+W", "N", turned=3)).points("R") == 4
    assert park("RwE", "d..", R=road("grass", "W+N", "S+E", turned=0)).points("R") == 4
    assert park("RwE", "d..", R=road("grass", "N", "W+E+S", turned=0)).points("R") == 0


def test_hikers_count_other_tiles_of_their_area():
    assert park("EHgg", H=hikers("grass")).points("H") == 2
    assert park("EHff", H=hikers("grass")).points("H") == 0


@pytest.mark.parametrize(
    ("reading", "alone", "with_company"),
    [(TouristReading.OTHER_AREAS, 2, 2), (TouristReading.OWN_AREA, 2, 3)],
)
@pytest.mark.ruling("R13")
def test_both_readings_of_the_coach_party(reading, alone, with_company):
    party = coach_party("grass")
    assert park("ETfgfg", reading=reading, T=party).points("T") == alone
    assert park("ETgfgfg", reading=reading, T=party).points("T") == with_company


def test_a_coach_party_counts_no_other_landscape():
    assert park("ETfwdf", T=coach_party("grass")).points("T") == 0


@pytest.mark.ruling("R20")
def test_a_camp_scores_when_no_camp_is_beside_it():
    assert park("EC", C=camp("grass")).points("C") == 3
    crowd = {"A": animal("dry"), "C": camp("grass"), "D": camp("water")}
    assert park("ECAD", **crowd).points("C") == 3
    assert park("ECDA", **crowd).points("C") == 0
    assert park("EC.", ".AD", **crowd).points("C") == 3


@pytest.mark.ruling("R03", "R04")
@pytest.mark.parametrize(
    ("own_tile", "need_areas", "on_dry_land", "on_grass"),
    [
        (OwnTile.LEFT_OUT, NeedAreas.ADD_UP, 3, 3),
        (OwnTile.COUNTS, NeedAreas.ADD_UP, 3, 4),
        (OwnTile.LEFT_OUT, NeedAreas.ONE_AREA, 2, 3),
        (OwnTile.COUNTS, NeedAreas.ONE_AREA, 2, 4),
    ],
)
def test_the_readings_of_needs(own_tile, need_areas, on_dry_land, on_grass):
    for land, has in (("dry", on_dry_land), ("grass", on_grass)):
        made = park("gAgg", "E...", A=animal(land, grass=4)).read_needs(own_tile, need_areas)
        assert made.has("A", "grass") == has
        assert made.fulfilled("A") == (has == 4)
    alone = park("EA", A=animal("grass", grass=1)).read_needs(own_tile, need_areas)
    assert alone.has("A", "grass") == (own_tile == OwnTile.COUNTS)

"""Which tiles of a typed park rest on values of our own."""

import dataclasses

from ecotone.games.habitats import GAME
from ecotone.games.habitats.cards import Need

EDITION = GAME.edition()


def with_sources(**changes):
    """The edition with some provenance columns changed: `lion={"points": "printed"}`."""
    tables = {
        name: [
            row | {f"{column}_from": origin for column, origin in changes[row["key"]].items()}
            if row.get("key") in changes
            else row
            for row in rows
        ]
        for name, rows in EDITION.tables.items()
    }
    return dataclasses.replace(EDITION, tables=tables)


def marks(*rows, edition=EDITION):
    sheet = GAME.score_document(edition, {"park": [list(row) for row in rows]})
    assert sheet["house"] == any(tile["house"] for tile in sheet["tiles"])
    return {tile["tile"]: tile["house"] for tile in sheet["tiles"]}


def values(mark):
    return {(one["value"], one["of"]) for one in mark["values"]}


def test_an_animal_rests_on_its_needs_its_points_and_the_landscapes_around():
    found = marks(["Secretarybird", "Lion", "Impala"], ["-", "Entrance", "-"])
    bird = found["secretarybird"]
    assert values(bird) == {
        ("needs", ""),
        ("landscape", "lion"),
        ("landscape", "impala"),
        ("points", ""),
    }
    assert bird["text"]["en"] == "needs; landscape (Lion, Impala); points"
    assert bird["text"]["de"] == "Bedürfnisse; Landschaft (Löwe, Impala); Punkte"
    assert ("needs", "") not in values(found["impala"]), "the needs of the impala are printed"


def test_an_animal_that_scores_nothing_does_not_rest_on_its_points():
    assert values(marks(["Zebra", "Entrance"])["zebra"]) == {("needs", "")}


def test_flowers_are_printed_and_so_is_a_park_of_printed_values():
    assert marks(["Flame lily, grass", "Entrance"]) == {"flame_lily_grass": None}
    printed = dict.fromkeys(("landscape", "points"), "printed")
    edition = with_sources(lion=printed, impala=printed)
    assert marks(["Lion", "Impala", "Entrance"], edition=edition) == {"lion": None, "impala": None}


def test_the_edge_of_an_area_counts_for_those_who_count_its_tiles():
    beside, beyond = [r for r in EDITION.tables["animals"] if r["landscape"] == Need.FOREST][:2]
    row = ["Entrance", "Hikers, grass", "Lion", beside["name_en"], beyond["name_en"]]
    counted = {of for value, of in values(marks(row)["hikers_grass"]) if value == "landscape"}
    assert counted == {"lion", beside["key"]}


def test_a_tower_rests_on_the_needs_of_the_animals_it_sees():
    found = marks(["Entrance", "Ranger tower, grass", "Zebra"])["ranger_tower_grass"]
    assert {("directions", ""), ("sees", ""), ("needs", "zebra")} <= values(found)
    assert ("points", "") not in values(found), "it sees no animal that is content"


def test_a_road_rests_on_its_marks():
    road = marks(["Entrance", "Bend, grass, N"])["bend_grass"]
    assert values(road) == {("marked_sides", "")}

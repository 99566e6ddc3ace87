"""The house edition keeps to what is known, and faults in an edition are named."""

import csv
import shutil

import pytest

from ecotone.engine.errors import BadEdition, BadOption
from ecotone.engine.match import Match
from ecotone.games.habitats import GAME
from ecotone.games.habitats.cards import CARDS, Kind, TileSet
from ecotone.games.habitats.reader import LANDSCAPE_NAMES, read_edition, tile_row, tile_rows
from ecotone.games.habitats.words import record

FOLDER = GAME.editions()["house"]


def tiles(kind=None, tile_set=TileSet.BASE):
    rows = tile_rows(GAME.edition())[1:]
    return [r for r in rows if r["set"] == tile_set and (kind is None or r["kind"] == kind)]


def test_the_frame_is_the_published_one():
    assert len(tiles()) == 112
    assert len(tiles(Kind.ANIMAL)) == 68
    assert len(tiles()) + len(tiles(tile_set=TileSet.LARGE)) == 134
    assert len(GAME.edition().tables["goals"]) == 9


def test_a_tile_is_found_by_its_number():
    edition = GAME.edition()
    for number, row in enumerate(tile_rows(edition)):
        assert tile_row(edition, number) == row
    with pytest.raises(IndexError):
        tile_row(edition, 135)


def test_every_animal_is_another_one_with_a_name_in_both_languages():
    animals = tiles(Kind.ANIMAL) + tiles(Kind.ANIMAL, TileSet.LARGE)
    for name in ("name_en", "name_de", "scientific_name"):
        assert len({row[name] for row in animals}) == len(animals)


@pytest.mark.parametrize(
    ("name", "needs"),
    [
        ("Impala", {"grass": 3}),
        ("Rhino", {"grass": 2, "water": 2}),
        ("Lion", {"grass": 3, "forest": 1}),
        ("Warthog", {"grass": 1, "dry": 1, "forest": 1, "water": 1}),
    ],
)
def test_known_needs_are_as_printed(name, needs):
    (row,) = [row for row in tiles(Kind.ANIMAL) if row["name_en"] == name]
    for need in (*LANDSCAPE_NAMES, "flower"):
        assert row[f"need_{need}"] == needs.get(need, 0)
        assert row[f"need_{need}_from"] == "printed"


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("Zebra", {"grass", "water", "dry"}),
        ("Bat", {"dry", "forest", "water"}),
        ("Hart", {"forest", "grass"}),
        ("Otter", {"water"}),
        ("Gorilla", {"forest"}),
        ("Ant", {"dry"}),
        ("Honey bee", {"flower"}),
    ],
)
def test_known_kinds_of_needs_are_kept(name, kinds):
    (row,) = [row for row in tiles(Kind.ANIMAL) if row["name_en"] == name]
    assert {need for need in (*LANDSCAPE_NAMES, "flower") if row[f"need_{need}"]} == kinds


def test_landscapes_are_even():
    for landscape in range(4):
        count = sum(row["landscape"] == landscape for row in tiles())
        assert 26 <= count <= 30


def test_flowers_and_tourists_are_worth_one():
    for kind in (Kind.FLOWER, Kind.TOURIST):
        assert {row["points"] for row in tiles(kind)} == {1}


def test_turns_that_look_alike_are_offered_once():
    cards = GAME.edition().data.view(CARDS)[0]
    rows = tile_rows(GAME.edition())
    turnings = {row["name_en"]: int(cards.turnings[n]) for n, row in enumerate(rows) if n}
    assert turnings["Raised hide"] == 4
    assert turnings["Lookout bridge"] == 2
    assert turnings["Star tower"] == 1
    assert turnings["Ranger tower"] == 1
    assert turnings["Through road"] == 2
    assert turnings["Bend"] == 4
    assert turnings["Lion"] == 1


def test_sourced_tables_are_marked_printed():
    tables = GAME.edition().tables
    first = {r["year"]: r for r in tables["goal_points"] if (r["players"], r["place"]) == (2, 1)}
    assert [first[year]["points"] for year in (1, 2, 3)] == [3, 4, 5]
    assert {row["points_from"] for row in first.values()} == {"printed"}
    assert all(row["turns_from"] == "printed" for row in tables["years"] if row["players"] > 1)


@pytest.fixture
def copy(tmp_path):
    shutil.copytree(FOLDER, tmp_path / "own")
    return tmp_path / "own"


def change(folder, file, line, column, value):
    with open(folder / file, encoding="utf-8", newline="") as content:
        rows = list(csv.reader(content))
    rows[line - 1][rows[0].index(column)] = value
    with open(folder / file, "w", encoding="utf-8", newline="") as content:
        csv.writer(content).writerows(rows)


@pytest.mark.parametrize(
    ("file", "line", "column", "value", "told"),
    [
        ("animals.csv", 3, "landscape", "swamp", "animals.csv line 3, landscape: expected one of"),
        ("animals.csv", 4, "need_grass", "-1", "animals.csv line 4, need_grass: expected a whole"),
        ("animals.csv", 5, "points_from", "guess", "points_from: expected one of printed"),
        ("animals.csv", 3, "key", "impala", "animals.csv line 3, key: expected a key of its own"),
        ("towers.csv", 2, "directions", "N+X", "towers.csv line 2, directions: expected letters"),
        ("towers.csv", 2, "directions", "", "towers.csv line 2, directions"),
        ("roads.csv", 2, "marked_sides", "S", "roads.csv line 2, marked_sides: expected no road"),
        ("roads.csv", 2, "road_sides", "N+E+S+W", "roads.csv line 2, road_sides: expected a side"),
        ("animals.csv", 4, "need_flower", "5", "need_flower: expected a whole number from 0 to 4"),
        ("animals.csv", 4, "need_grass", "²", "need_grass: expected a whole number"),
        ("years.csv", 2, "turns", "20", "years.csv line 4, turns: expected at most 25 turns in 3"),
        ("years.csv", 6, "year", "1", "years.csv line 6, year: expected one row for each players"),
        ("years.csv", 6, "year", "1", "years.csv, year: expected a row for players 2, year 2, got"),
        ("goal_points.csv", 2, "place", "3", "line 2, place: expected no row with a place beyond"),
        ("goal_points.csv", 3, "place", "1", "goal_points.csv line 3, place: expected one row for"),
        ("markets.csv", 3, "players", "1", "markets.csv line 3, players: expected one row for"),
        ("markets.csv", 3, "players", "1", "markets.csv, players: expected a row for players 2"),
        ("goals.csv", 3, "key", "long_line", "goals.csv line 3, key: expected a key of its own"),
        ("starts.csv", 4, "column", "2", "starts.csv line 4, column: expected a space of its own"),
        ("starts.csv", 3, "column", "7", "starts.csv line 3, column: expected 1 to 4, got 7"),
        ("starts.csv", 3, "seat", "2", "starts.csv, seat: expected a row for players 2, seat 1"),
        (
            "goals.csv",
            2,
            "measure",
            "beauty",
            "goals.csv line 2, measure: expected a measure that begins with",
        ),
    ],
)
def test_a_fault_is_named_with_file_line_and_field(copy, file, line, column, value, told):
    change(copy, file, line, column, value)
    if (file, column, value) == ("starts.csv", "column", "2"):
        change(copy, file, line, "row", "2")
    with pytest.raises(BadEdition, match=told.replace("+", r"\+")):
        read_edition(copy)


def test_too_few_goals_and_missing_files_are_named(copy):
    lines = (copy / "goals.csv").read_text("utf-8").splitlines(keepends=True)
    (copy / "goals.csv").write_text("".join(lines[:5]), "utf-8")
    (copy / "camps.csv").unlink()
    with pytest.raises(BadEdition) as caught:
        read_edition(copy)
    assert "expected 6 to 24 goals, got 4" in str(caught.value)
    assert "camps.csv" in str(caught.value)


def test_an_own_edition_plays_with_other_numbers(copy):
    change(copy, "flowers.csv", 2, "points", "9")
    edition = read_edition(copy)
    number = next(n for n, r in enumerate(tile_rows(edition)) if r["key"] == "flame_lily_grass")
    assert edition.data.view(CARDS)[0].points[number] == 9


def test_a_box_with_a_turn_more_each_year_plays_but_not_with_long_years(copy):
    for line, turns in ((5, "10"), (6, "7"), (7, "7")):
        change(copy, "years.csv", line, "turns", turns)
    edition = read_edition(copy)
    match = Match(GAME, 2, 0, {"facing": "printed"}, edition)
    while not match.over:
        match.push(match.choice(0))
    assert list(record(match.state).count[:2]) == [25, 25]
    with pytest.raises(BadOption, match="years=long: expected at most 25 turns, got 27"):
        Match(GAME, 2, 0, {"years": "long"}, edition)


def test_an_edition_without_tiles_is_refused(copy):
    for kind in ("animals", "flowers", "tourists", "towers", "roads", "camps"):
        header = (copy / f"{kind}.csv").read_text("utf-8").splitlines()[0]
        (copy / f"{kind}.csv").write_text(header + "\n", "utf-8")
    with pytest.raises(BadEdition, match="at least 23 tiles of the base set"):
        read_edition(copy)


def test_needs_that_cannot_be_met_are_refused(copy):
    change(copy, "animals.csv", 3, "need_grass", "15")
    change(copy, "animals.csv", 3, "need_forest", "10")
    lines = (copy / "flowers.csv").read_text("utf-8").splitlines(keepends=True)
    (copy / "flowers.csv").write_text("".join(lines[:2]), "utf-8")
    with pytest.raises(BadEdition) as refused:
        read_edition(copy)
    told = [str(problem) for problem in refused.value.problems]
    assert any("line 3, need: expected needs of at most 24 tiles" in one for one in told)
    assert any("need_flower: expected at most 1, the other tiles" in one for one in told)

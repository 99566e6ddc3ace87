"""A physical park typed in and scored."""

from pathlib import Path

import pytest
from support import ecotone, ecotone_json

from ecotone.engine.errors import BadFile
from ecotone.games.habitats import GAME
from ecotone.games.habitats.companion import ParkFile, score_typed, scored_park
from ecotone.games.habitats.reader import tile_rows
from ecotone.games.habitats.view import view_park
from ecotone.games.habitats.words import record

EXAMPLE = Path(__file__).parents[3] / "examples" / "habitats-mara.toml"


def score(tmp_path, text):
    file = tmp_path / "park.toml"
    file.write_text(text, "utf-8")
    return score_typed(GAME.edition(), file)


def park(*rows):
    lines = ",\n".join("  [" + ", ".join(f'"{cell}"' for cell in row) + "]" for row in rows)
    return f"park = [\n{lines}\n]\n"


def points_of(name):
    return next(r["points"] for r in tile_rows(GAME.edition())[1:] if r["name_en"] == name)


def by_name(sheet):
    return {tile["tile"]: tile for tile in sheet["tiles"]}


def test_an_animal_and_its_reason(tmp_path):
    sheet = score(tmp_path, park(["Impala", "Lion", "Secretarybird"], ["Entrance"]))
    impala = by_name(sheet)["impala"]
    assert impala["points"] == 0
    assert impala["needs"] == [{"need": "grass", "wants": 3, "has": 2}]
    assert by_name(sheet)["secretarybird"]["points"] == points_of("Secretarybird")
    assert sheet["total"] == points_of("Secretarybird")


def test_names_in_german_and_forgiving_of_case_and_umlauts(tmp_path):
    sheet = score(tmp_path, park(["loewe", "STRAUSS", "Erdmaennchen"], ["Eingang"]))
    assert [tile["tile"] for tile in sheet["tiles"]] == ["lion", "ostrich", "meerkat"]


def test_landscape_and_direction_follow_the_name(tmp_path):
    sheet = score(tmp_path, park(["Entrance", "Bend, grass, N", "-"]))
    bend = by_name(sheet)["bend_grass"]
    assert bend["reason"] == {"key": "reason-road-lacks", "sides": ["north"]}
    sheet = score(tmp_path, park(["Kurve (Trockenland), O", "Entrance", ""]))
    assert by_name(sheet)["bend_dry"]["turned"] == 1


def test_goals_and_the_other_reading_of_tourists(tmp_path):
    rows = park(["Entrance", "Coach party, grass", "Lion", "Calla", "Impala"])
    assert score(tmp_path, rows)["kinds"]["tourist"] == 1
    sheet = score(tmp_path, 'goals = 12\ntourists = "own_area"\n' + rows)
    assert sheet["kinds"]["tourist"] == 2
    assert sheet["goal_points"] == 12
    assert sheet["total"] == sheet["park"] + 12


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (park(["Entrance", "Impalla"]), "line 2, park: expected perhaps Impala or"),
        (park(["Entrance", "Xyzzyx"]), "line 2, park: expected a tile in English or German"),
        (park(["Entrance", "Lion"], ["-", "Lion"]), "line 3, park: expected Lion at most once"),
        (park(["Lion"]), "expected one Entrance, got 0"),
        (park(["Entrance", "Entrance"]), "expected one Entrance, got 2"),
        (park(["Entrance"], ["Lion"]), "line 3, Lion: expected no tile below the entrance"),
        (park(["Entrance", "-", "Lion"]), "line 2, Lion: expected a tile beside it that leads"),
        (park(["Entrance", "Hikers"]), "expected a landscape after the name"),
        (park(["Entrance", "Hikers, swamp"]), "got swamp"),
        (park(["Entrance", "Bend, grass"]), "expected the side its top points to"),
        (park(["Entrance", "Bend, grass, E"]), "Bend, grass, E: expected no tile at a road side"),
        (park(["Entrance", "Lion, E"]), "expected no direction for this tile, got E"),
        (park(["Entrance", "Ranger tower, grass, W"]), "no direction for this tile, got W"),
        (
            park(["Entrance", "Bend, dry, Q"]),
            "expected the side its top points to: N, E, S or W, got Q",
        ),
        (park(["Entrance", "Lion, grass, big"]), "expected grass, got grass, big"),
        (park(["Entrance", *["Calla"] * 3]), "expected Calla at most 2 times"),
        ("colour = 1\n" + park(["Entrance"]), "line 1: expected one of player, goals"),
        ("goals = -1\n" + park(["Entrance"]), "line 1, goals: expected a whole number"),
        ("goals = true\n" + park(["Entrance"]), "line 1, goals: expected a whole number"),
        ('tourists = "x"\n' + park(["Entrance"]), "line 1, tourists: expected one of other_areas"),
        ("park = 3\n", "line 1, park: expected rows of tiles, got 3"),
        ("", "park: expected rows of tiles, got nothing"),
        ("park = [[1]]\n", "expected a tile's name in quotes"),
        (
            '# my park, not "Lyon"\n' + park(["Entrance"], ["Lyon"]),
            "line 4, park: expected perhaps",
        ),
        ("park = [\n", "expected valid TOML"),
        (park(["Entrance", *[f"Lion{n}" for n in range(26)]]), "expected at most 25 tiles, got 26"),
    ],
)
def test_a_fault_is_told_with_its_line(tmp_path, text, told):
    with pytest.raises(BadFile) as caught:
        score(tmp_path, text)
    assert told in str(caught.value)


def test_the_example_on_the_command_line():
    sheet = ecotone_json("score", "habitats", str(EXAMPLE))
    assert sheet["player"] == "Mara"
    assert sheet["total"] == sum(tile["points"] for tile in sheet["tiles"]) + sheet["goal_points"]
    shown = ecotone("score", "habitats", str(EXAMPLE))
    assert shown.returncode == 0
    assert "needs 3 grass, has 2" in shown.stdout
    german = ecotone("score", "habitats", str(EXAMPLE), "--lang", "de")
    assert "braucht 3 Gras, hat 2" in german.stdout


def test_a_misspelt_tile_on_the_command_line_ends_with_2(tmp_path):
    file = tmp_path / "park.toml"
    file.write_text(park(["Entrance", "Lyon"]), "utf-8")
    told = ecotone("score", "habitats", str(file))
    assert told.returncode == 2
    assert "perhaps Lion" in told.stderr + told.stdout


def test_where_the_park_can_grow_and_where_not(tmp_path):
    sheet = score(tmp_path, park(["-", "Lion"], ["Entrance", "Bend, grass, N"]))
    cells = {(cell["column"], cell["row"]) for cell in sheet["open"]}
    assert cells == {(-1, 0), (0, -1), (1, -2), (2, -1)}
    closed = {(cell["column"], cell["row"]): cell["reason"] for cell in sheet["closed"]}
    assert closed == {(0, 1): "entrance", (1, 1): "road", (2, 0): "road"}


def test_the_marks_of_a_sheet_stay_out_of_the_view_of_its_park():
    written = ParkFile(GAME.edition(), {"park": [["Impala", "Lion"], ["Entrance"]]})
    state, sheet = scored_park(GAME.edition(), written)
    assert all("house" in tile for tile in sheet["tiles"])
    seen = view_park(GAME.edition(), state, record(state), 0)
    assert not any("house" in tile for tile in seen["score"]["tiles"])

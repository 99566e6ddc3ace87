"""`ecotone score`: what it says of editions, names and faults."""

import re
from pathlib import Path

import pytest
from support import ecotone, ecotone_json

from ecotone.engine.registry import game_named

EXAMPLES = Path(__file__).parents[2] / "examples"
RESTS = {
    "en": "depend on the values of our own design",
    "de": "beruhen auf den dort genannten eigenen",
}
PRINTED = {"en": "Every line uses printed values", "de": "Jede Zeile beruht auf gedruckten"}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("game", "file"),
    [
        ("keystone", "keystone-sally"),
        ("habitats", "habitats-mara"),
        ("keyharvest", "keyharvest-table"),
    ],
)
def test_lines_that_rest_on_our_own_values_are_marked(game, file, language):
    path = str(EXAMPLES / f"{file}.toml")
    shown = ecotone("score", game, path, "--lang", language)
    assert "◇" in shown.stdout
    assert RESTS[language] in shown.stdout
    assert ecotone_json("score", game, path)["house"] is True


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_board_of_printed_values_says_so(tmp_path, language):
    data = {"ECOTONE_DATA": str(tmp_path)}
    assert ecotone("edition", "copy", "keystone", "house", "mine", **data).returncode == 0
    for file in (tmp_path / "editions" / "keystone" / "mine").glob("*.csv"):
        file.write_text(file.read_text("utf-8").replace("house", "printed"), "utf-8")
    sally = str(EXAMPLES / "keystone-sally.toml")
    shown = ecotone("score", "keystone", sally, "--edition", "mine", "--lang", language, **data)
    assert shown.returncode == 0, shown.stderr
    assert PRINTED[language] in shown.stdout
    assert "◇" not in shown.stdout


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("keystone", 'player = "NAME"\nboard = [["-", "-", "-", "-"], ROW, ROW, ROW]'),
        ("habitats", 'player = "NAME"\npark = [["Entrance"]]'),
        ("keyharvest", '[[player]]\nname = "NAME"\n[[player]]\nname = "[bold]Ben[/]"'),
    ],
)
def test_players_are_named_as_they_are_written(tmp_path, game, text):
    file = tmp_path / "typed.toml"
    row = '["-", "-", "-", "-"]'
    file.write_text(text.replace("NAME", "[/nothing]:bear:").replace("ROW", row), "utf-8")
    shown = ecotone("score", game, str(file))
    assert shown.returncode == 0, shown.stderr
    assert "[/nothing]:bear:" in shown.stdout


def test_every_fault_of_a_file_has_a_line_of_its_own(tmp_path):
    table = tmp_path / "table.toml"
    table.write_text('[[player]]\nfields = ["H1", "H2"]\n[[player]]\ncolour = 3\n', "utf-8")
    told = ecotone("score", "keyharvest", str(table)).stderr.splitlines()
    assert len(told) == 3
    lines = ["line 2, player 1 fields", "line 2, player 1 fields", "line 4, player 2 colour"]
    for said, where in zip(told, lines, strict=True):
        assert said.startswith(f"ecotone: table.toml {where}: ")
    park = tmp_path / "park.toml"
    park.write_text('park = [["Entrance", "-", "Lion"], ["Impala", "-", "-"]]\n', "utf-8")
    told = ecotone("score", "habitats", str(park)).stderr
    assert "line 1, Impala: expected no tile below the entrance, got one" in told
    assert "line 1, Lion: expected a tile beside it that leads to the entrance, got none" in told


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("game", "file", "ending"),
    [
        ("keystone", "keystone-evening", {"en": "Sally wins.", "de": "Sally gewinnt."}),
        ("habitats", "habitats-evening", {"en": "Mara wins.", "de": "Mara gewinnt."}),
        ("keyharvest", "keyharvest-table", {"en": "Anna wins.", "de": "Anna gewinnt."}),
        ("ecosfera", "ecosfera-evening", {"en": "Won.", "de": "Gewonnen."}),
    ],
)
def test_a_whole_table_ends_with_the_winner(game, file, ending, language):
    shown = ecotone("score", game, str(EXAMPLES / f"{file}.toml"), "--lang", language)
    assert shown.returncode == 0, shown.stderr
    assert ending[language] in shown.stdout.splitlines()


def test_a_tie_says_what_decided_it(tmp_path):
    file = tmp_path / "tie.toml"
    board = f"board = {[['-'] * 4] * 4}"
    parts = [
        f"[[player]]\nname = '{name}'\nsynergy = {n}\n{board}" for name, n in (("A", 3), ("B", 4))
    ]
    file.write_text("\n".join(parts), "utf-8")
    assert "B wins by more Synergy tokens" in ecotone("score", "keystone", str(file)).stdout
    german = ecotone("score", "keystone", str(file), "--lang", "de").stdout
    assert "B gewinnt durch mehr Eicheln" in german


def test_an_assignment_is_told_with_its_conditions(tmp_path):
    file = tmp_path / "solo.toml"
    rows = [["-"] * 4] * 3
    cells = f"board = {[*rows, ['-', '-', '- +', '-']]}"
    file.write_text(f"[[player]]\nname = 'A'\nassignment = 3\nstory = 16\n{cells}\n", "utf-8")
    shown = ecotone("score", "keystone", str(file)).stdout
    assert "1/2 ◇" in shown
    assert "Lost." in shown
    file.write_text(file.read_text("utf-8").replace("assignment = 3", ""), "utf-8")
    assert "line 5, board: expected story tokens" in ecotone("score", "keystone", str(file)).stderr


def test_an_assignment_is_scored_at_its_difficulty(tmp_path):
    """Twenty points and more for tokens alone win the first, if it is made easy enough."""
    file = tmp_path / "solo.toml"
    head = f"assignment = 1\nsynergy = 80\nboard = {[['-'] * 4] * 4}\n"
    game = game_named("keystone")
    points = {
        one.name: int(re.search(r"\d+", one.conditions[0]["en"])[0])
        for one in game.chapters(game.edition())[0].difficulties
    }
    for name in points:
        file.write_text(f"{head}difficulty = '{name}'\n", "utf-8")
        assert f"at least {points[name]} points" in ecotone("score", "keystone", str(file)).stdout
    assert "◇" in ecotone("score", "keystone", str(file)).stdout, "the number is ours"
    german = ecotone("score", "keystone", str(file), "--lang", "de").stdout
    assert "schwerer" in german
    file.write_text(f"{head}difficulty = 'easy'\n", "utf-8")
    told = ecotone("score", "keystone", str(file)).stderr
    assert "difficulty: expected one of relaxed, written, demanding, got easy" in told


@pytest.mark.parametrize(
    ("game", "text", "told"),
    [
        (
            "habitats",
            "[[goal]]\nyear = 4\ngoal = 'Avenue'\n[[player]]\npark = [['Entrance']]",
            "line 2",
        ),
        ("habitats", "[[player]]\npark = [['Entrance']]\n[[goal]]\nyear = 1\ngoal = 'X'", "line 5"),
        (
            "ecosfera",
            "impacts = 2\nhabitats = ['Moor']\n[[player]]\nname = 'A'",
            "line 2, habitats",
        ),
        (
            "keyharvest",
            "[[player]]\n[[player]]\nname = 'B'\nfields = ['E4',\n 'Z9']",
            "line 5, player 2",
        ),
        ("keyharvest", "[[player]]\nworkers = { E5 = 9 }\n[[player]]\n", "line 2, player 1"),
        ("keyharvest", "[[player]\n", "line 1"),
    ],
)
def test_faults_of_a_table_name_their_line(tmp_path, game, text, told):
    file = tmp_path / "table.toml"
    file.write_text(text, "utf-8")
    assert f"table.toml {told}" in ecotone("score", game, str(file)).stderr

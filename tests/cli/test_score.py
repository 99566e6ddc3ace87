"""`ecotone score`: what it says of editions, names and faults."""

from pathlib import Path

import pytest
from support import ecotone, ecotone_json

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
    assert all(line.startswith("ecotone: table.toml, player ") for line in told)
    park = tmp_path / "park.toml"
    park.write_text('park = [["Entrance", "-", "Lion"], ["Impala", "-", "-"]]\n', "utf-8")
    told = ecotone("score", "habitats", str(park)).stderr
    assert "line 1, Impala: expected no tile below the entrance, got one" in told
    assert "line 1, Lion: expected a tile beside it that leads to the entrance, got none" in told

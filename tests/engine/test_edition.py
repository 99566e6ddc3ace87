"""Files of an edition as spreadsheets write them."""

import csv
import shutil

import pytest

from ecotone.engine.edition import EditionReader, optional, text, whole
from ecotone.engine.errors import BadEdition
from ecotone.games.habitats import GAME

FOLDER = GAME.editions()["house"]
COLUMNS = {"name": text, "points": whole(0, 9), "note": optional}


def read(folder, content):
    (folder / "tiles.csv").write_bytes(content)
    reader = EditionReader(folder)
    return reader.csv("tiles.csv", COLUMNS), [str(problem) for problem in reader.problems]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_a_table_is_read_however_a_spreadsheet_wrote_it(tmp_path, encoding, delimiter, line_end):
    lines = [["name", "points", "note"], ["Löwe", "3", '"a, b; c"'], ["", "", ""]]
    content = line_end.join(delimiter.join(line) for line in lines) + line_end
    rows, problems = read(tmp_path, content.encode(encoding))
    assert problems == []
    assert rows == [{"line": 2, "name": "Löwe", "points": 3, "note": "a, b; c"}]


@pytest.mark.parametrize(
    "content",
    [
        "sep=;\r\nname;points;note\r\nLöwe;3;\r\n",
        "name;points;note\nLöwe;3,00;\n",
        "name,points,note\nLöwe,3.0,\n",
        "name;points;note;;\nLöwe;3;;;\n;;;;\n",
    ],
)
def test_what_excel_adds_to_a_table_does_not_count(tmp_path, content):
    rows, problems = read(tmp_path, content.encode("cp1252"))
    assert problems == []
    assert [(row["name"], row["points"]) for row in rows] == [("Löwe", 3)]


@pytest.mark.parametrize("content", ["a = " + "[" * 5000, "a = " + "9" * 5000, "a = \x00", "="])
def test_a_toml_file_that_cannot_be_read_is_a_fault(tmp_path, content):
    (tmp_path / "edition.toml").write_text(content, "utf-8")
    reader = EditionReader(tmp_path)
    assert reader.toml("edition.toml") == {}
    assert "expected valid TOML" in str(reader.problems[0])


@pytest.mark.parametrize("value", ["²", "٣", "①", "--8", "", "3,5", "1e3", "9" * 5000])
def test_odd_numbers_are_named_with_line_and_column(tmp_path, value):
    _, problems = read(tmp_path, f"name;points;note\nx;{value};\n".encode())
    got = value or "nothing"
    assert problems == [f"tiles.csv line 2, points: expected a whole number from 0 to 9, got {got}"]


@pytest.mark.parametrize("header", ["name,points", "name,points,note,note", "name,points,other"])
def test_columns_that_are_missing_doubled_or_unknown_are_named(tmp_path, header):
    _, problems = read(tmp_path, f"{header}\n".encode())
    assert problems[0].startswith("tiles.csv line 1: expected the columns name, points, note")


def test_bytes_that_are_no_text_are_a_fault(tmp_path):
    _, problems = read(tmp_path, b"name,points,note\n\xff\x00\n")
    assert "expected valid CSV" in problems[0]


def test_an_edition_saved_by_a_german_spreadsheet_is_the_same_edition(tmp_path):
    shutil.copytree(FOLDER, tmp_path / "own")
    for path in (tmp_path / "own").glob("*.csv"):
        with open(path, encoding="utf-8", newline="") as content:
            rows = list(csv.reader(content))
        with open(path, "w", encoding="cp1252", newline="") as content:
            csv.writer(content, delimiter=";").writerows(rows)
    own = GAME.read_edition(tmp_path / "own")
    assert own.data.tobytes() == GAME.edition().data.tobytes()
    assert own.tables == GAME.edition().tables


def test_a_toml_file_may_begin_with_a_byte_order_mark(tmp_path):
    shutil.copytree(FOLDER, tmp_path / "own")
    path = tmp_path / "own" / "edition.toml"
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert GAME.read_edition(tmp_path / "own").name == "house"


def test_a_manifest_of_another_game_is_refused(tmp_path):
    shutil.copytree(FOLDER, tmp_path / "own")
    path = tmp_path / "own" / "edition.toml"
    path.write_text(path.read_text("utf-8").replace("habitats", "keystone", 1), "utf-8")
    with pytest.raises(BadEdition, match="game: expected habitats, got keystone"):
        GAME.read_edition(tmp_path / "own")

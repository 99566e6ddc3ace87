"""Boards whose spaces are labelled in an edition's own way."""

import io
import re
import shutil

import pytest
from rich.console import Console

from ecotone.engine.errors import BadEdition
from ecotone.engine.match import Match
from ecotone.engine.own_edition import OwnEdition, parts_of
from ecotone.games.keyharvest import GAME
from ecotone.games.keyharvest.actions import SPACE_NAMES
from ecotone.games.keyharvest.preview_words import preview_lines
from ecotone.games.keyharvest.subjects import subject_words
from ecotone.games.keyharvest.terminal_board import draw_hexes
from ecotone.games.keyharvest.words import space_name

USUAL = re.compile(r"\b[A-G][1-9]\b")
ROWS = "P Q R S T U V"
EMPTY_BOARD = {"fields": [], "workers": []}


@pytest.fixture
def own(tmp_path):
    """A copy of the house edition to type into."""
    folder = tmp_path / "mine"
    shutil.copytree(GAME.edition().folder, folder)
    edition = OwnEdition(folder, parts_of(GAME, folder))
    edition.keep_origin(GAME.edition().folder)
    return edition


@pytest.fixture
def labelled(own):
    """Rows P to V, columns 11 to 19, and one space with a name of its own."""
    columns = " ".join(str(number) for number in range(11, 20))
    numbers, fields = own.part("numbers"), own.part("fields")
    own.change(numbers, 0, {"board.rows": ROWS, "board.columns": columns})
    own.change(fields, SPACE_NAMES.index("E4"), {"name": "Mühle"})
    return GAME.read_edition(own.folder)


def test_rows_columns_and_single_spaces_can_be_named(labelled):
    names = [space_name(labelled, space) for space in range(len(SPACE_NAMES))]
    assert names[:2] == ["P11", "P12"]
    assert names[SPACE_NAMES.index("E4")] == "Mühle"
    assert names[-1] == "V17"
    assert (labelled.data == GAME.edition().data).all()
    spaces = GAME.catalogue(labelled)["spaces"]
    assert (spaces[0]["label"], spaces[0]["name"]) == ("A1", "P11")


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_usual_label_is_shown_anywhere(labelled, language):
    match = Match(GAME, players=3, seed=4, edition=labelled)
    shown = []
    while not match.over and len(match.actions) < 400:
        before = match.state.copy()
        for number in match.legal_numbers:
            shown.append(GAME.describe_action(labelled, before, int(number), language))
            preview = GAME.preview(labelled, before, int(number), 0)
            shown += preview_lines(labelled, before, preview, language)
        for refusal in GAME.refusals(labelled, before, match.actor):
            shown.append(subject_words(labelled, before, refusal.subject, language))
        action = int(match.legal_numbers[len(match.actions) % len(match.legal_numbers)])
        match.push(action)
        for event in GAME.events(labelled, before, action, 0):
            shown.append(GAME.format_event(labelled, event, language))
        if len(match.actions) % 40 == 0:
            console = Console(width=160, file=io.StringIO())
            view = GAME.view(labelled, match.state, 0)
            console.print(GAME.draw(labelled, view, language))
            shown.append(console.file.getvalue())
    told = "\n".join(shown)
    assert "P1" in told
    assert "Mühle" in told.replace("mühle", "Mühle")
    leaks = [line for line in told.splitlines() if USUAL.search(line)]
    assert not leaks, leaks[:5]


def test_the_companion_reads_and_names_the_own_labels(labelled):
    country = {"fields": ["Mühle", "t15"], "workers": {"S15": "F1"}}
    sheet = GAME.score_document(labelled, {"player": [country, {"fields": ["P11"]}]})
    first = sheet["players"][0]
    assert first["largest"]["fields"] == ["E4", "E5"]
    console = Console(width=160, file=io.StringIO())
    console.print(GAME.draw_sheet(labelled, sheet, "en"))
    drawn = console.file.getvalue()
    assert "Mühle T15" in drawn
    assert "(S15)" in drawn
    assert not USUAL.search(drawn)


def test_the_box_in_words_goes_by_the_own_labels(labelled):
    cells = [
        cell
        for table in GAME.component_tables(labelled, "en")
        if table.title in ("Fields", "Starting pairs")
        for row in table.rows
        for cell in row
    ]
    assert any("Mühle" in cell for cell in cells)
    assert not any(USUAL.search(cell) for cell in cells)


@pytest.mark.parametrize(
    ("part", "row", "values", "message"),
    [
        ("numbers", 0, {"board.rows": "A B C"}, "board.rows: expected 7 words such as A B C D E F"),
        ("numbers", 0, {"board.columns": "1 2 3"}, "board.columns: expected 9 words such as 1 2"),
        (
            "numbers",
            0,
            {"board.rows": "A B C D E F F"},
            "name: expected a label of its own, got F1",
        ),
        ("fields", 3, {"name": "A1"}, "line 5, name: expected a label of its own, got A1"),
        ("fields", 3, {"name": "a1"}, "name: expected a label of its own, got a1"),
        ("fields", 3, {"name": "Wassermühle"}, "name: expected at most 5 letters and digits"),
        ("fields", 3, {"name": "A;1"}, "name: expected at most 5 letters and digits"),
        ("numbers", 0, {"board.rows": "A: B C D E F G"}, "board.rows: expected 7 words"),
    ],
)
def test_labels_are_checked(own, part, row, values, message):
    own.change(own.part(part), row, values)
    with pytest.raises(BadEdition, match=re.escape(message)):
        GAME.read_edition(own.folder)
    own.undo()
    GAME.read_edition(own.folder)


def test_a_column_for_labels_is_added_when_it_is_needed(own):
    fields = own.part("fields")
    own.change(fields, 7, {"name": "Hill"})
    assert [one.name for one in own.differences()] == ["Hill"]
    assert own.components(fields)[6].written["name"] == ""
    assert space_name(GAME.read_edition(own.folder), 7) == "Hill"


def test_the_terminal_draws_the_rows_of_the_edition(own):
    usual = draw_hexes(GAME.edition(), EMPTY_BOARD).plain.splitlines()
    assert [len(line.split()) for line in usual] == [7, 8, 9, 8, 9, 8, 7]
    assert usual[0].startswith("    A1")
    assert usual[2].startswith("C1")
    written = own.folder / "fields.csv"
    text = written.read_text(encoding="utf-8")
    written.write_text(re.sub("(?m)^G7,(.*?),6,(.*?),6,", r"G7,\1,7,\2,5,", text), encoding="utf-8")
    moved = draw_hexes(GAME.read_edition(own.folder), EMPTY_BOARD).plain.splitlines()
    assert [len(line.split()) for line in moved] == [7, 8, 9, 8, 9, 8, 6, 1]
    assert moved[:6] == usual[:6]
    assert moved[7].index("G7") == usual[0].index("A1") + 11 * 2

"""The companion: a table typed in, scored."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from ecotone.engine.errors import BadFile
from ecotone.games.keyharvest import GAME

EXAMPLE = Path(__file__).parents[3] / "examples" / "keyharvest-table.toml"


@pytest.fixture
def score(tmp_path):
    def score_text(text):
        path = tmp_path / "table.toml"
        path.write_text(text, "utf-8")
        return GAME.score_file(GAME.edition(), path)

    return score_text


def test_the_example_is_scored_with_its_reasons():
    anna, ben = GAME.score_file(GAME.edition(), EXAMPLE)["players"]
    assert (anna["name"], anna["total"], anna["place"]) == ("Anna", 4 + 5 + 10 + 2, 1)
    assert (ben["name"], ben["total"], ben["place"]) == ("Ben", 3 + 5 + 10 + 2, 2)
    assert anna["second"]["fields"] == ["D4", "D5", "E4", "E5", "F4"]
    assert [line["points"] for line in ben["crops"]] == [0, 1, 1, 0, 0]


def test_the_sheet_is_drawn_in_both_languages():
    sheet = GAME.score_file(GAME.edition(), EXAMPLE)
    for language, word in (("en", "Second largest group"), ("de", "Zweitgrößte Gruppe")):
        console = Console(width=160, file=io.StringIO())
        console.print(GAME.draw_sheet(GAME.edition(), sheet, language))
        assert word in console.file.getvalue()


@pytest.mark.parametrize("name", ["[/nothing]", "[bold red]Anna[/]", ":smile:"])
def test_names_are_drawn_as_they_are_written(score, name):
    sheet = score(TWO.format(f'name = "{name}"\nworkers = {{ E5 = 2 }}'))
    console = Console(width=160, file=io.StringIO())
    console.print(GAME.draw_sheet(GAME.edition(), sheet, "en"))
    assert name in console.file.getvalue()
    assert "Worker 2 (E5)" in console.file.getvalue()


def test_names_in_both_languages_will_do(score):
    sheet = score(
        '[[player]]\nworkers = { E5 = "Schnitterin" }\ncounters = { Weizen = 2 }\n'
        '[[player]]\nworkers = { E5 = "reaper" }\ncounters = { Hops = 1 }\n'
    )
    assert [player["total"] for player in sheet["players"]] == [2, 2]


def test_labels_in_small_letters_will_do(score):
    sheet = score('[[player]]\nfields = ["e4"]\nworkers = { e5 = "F1" }\n[[player]]\n')
    assert [player["total"] for player in sheet["players"]] == [2, 0]


def test_a_broken_file_is_one_fault(score):
    with pytest.raises(BadFile) as caught:
        score("[[player]")
    assert len(caught.value.problems) == 1


TWO = '[[player]]\n{}\n[[player]]\nfields = ["G7"]\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "2 to 4 parts"),
        ("[[player]", "valid TOML"),
        ("player = [1, 2]", "player 1: expected a part [[player]], got 1"),
        ("[[players]]", "players: expected player, got players"),
        (TWO.format("") + "[[player]]\n" * 3, "2 to 4 parts [[player]], got 5"),
        (TWO.format('fields = ["H1"]'), "a label from A1 to G7, got H1"),
        (TWO.format('fields = ["A1", "A1"]'), "every field once, got A1"),
        (TWO.format('fields = "A1"'), "a list of labels"),
        (TWO.format('fields = ["G7"]'), "a field on one board only, got G7"),
        (TWO.format('workers = { E5 = "F9" }'), "got E5 = F9"),
        (TWO.format("workers = { E5 = 6 }"), "by a value from 1 to 5, got E5 = 6"),
        (TWO.format("workers = { E5 = true }"), "got E5 = True"),
        (TWO.format('workers = { E5 = "F1", E6 = "F2" }'), "no other worker next to it, got E6"),
        (TWO.format('workers = { E5 = "F1", B2 = "F1" }'), "every worker once, got F1"),
        (TWO.format('fields = ["E5"]\nworkers = { E5 = "F1" }'), "a space without a field"),
        (TWO.format("counters = { rye = 1 }"), "one of wheat, vegetables"),
        (TWO.format("counters = { wheat = 13 }"), "wheat from 0 to 12, got 13"),
        (TWO.format("counters = 3"), "crops with numbers"),
        (TWO.format("points = 3"), "one of counters, fields, name, workers, got points"),
        (
            "[[player]]\ncounters = { wheat = 7 }\n[[player]]\ncounters = { wheat = 7 }",
            "at most 12 wheat in all, got 14",
        ),
        (
            '[[player]]\nworkers = { E5 = "T1" }\n[[player]]\nworkers = { E5 = "T1" }',
            "a townsperson on one board only, got T1",
        ),
    ],
)
def test_faults_say_what_was_expected_and_what_came(score, text, message):
    with pytest.raises(BadFile) as caught:
        score(text)
    assert message in str(caught.value)


def test_all_faults_are_listed_at_once(score):
    with pytest.raises(BadFile) as caught:
        score(TWO.format('fields = ["H1"]\ncounters = { rye = 1 }'))
    assert len(caught.value.problems) == 2

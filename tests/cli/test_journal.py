"""`ecotone journal`: the campaign listed, told and played in the terminal."""

import json

import pytest
from support import mainly
from typer.testing import CliRunner

from ecotone.cli.app import app
from ecotone.cli.progress import Profile
from ecotone.engine.folders import data_root
from ecotone.engine.registry import game_named

RUN = CliRunner()


@pytest.fixture(autouse=True)
def data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("ECOTONE_DATA", str(tmp_path))


def reached(profile="me"):
    return Profile("keystone", profile, "en").progress()


def journal(*words, keys=""):
    return RUN.invoke(app, ["journal", *words], input=keys)


def test_the_journal_lists_twenty_assignments():
    shown = journal("--lang", "de").output
    assert "Einführungstag" in shown
    assert shown.count("gesperrt") == 19


def test_an_assignment_is_told_with_its_rules_and_conditions():
    shown = journal("3", "--tell", "--lang", "en").output
    assert "Moonlit Beach" in shown
    assert "Salt and Feathers" in shown
    assert "at least 16 story tokens in the log" in " ".join(shown.split())


def test_an_assignment_is_told_at_a_difficulty():
    shown = {
        name: " ".join(journal("1", "--tell", "--lang", "en", "--difficulty", name).output.split())
        for name in ("relaxed", "written", "demanding")
    }
    assert "at least 50 points" in shown["written"]
    assert "at least 50 points" not in shown["relaxed"] + shown["demanding"]
    assert "Difficulty: demanding (others: --difficulty relaxed, --difficulty written)" in (
        shown["demanding"].replace(" │ │ ", " ")
    )
    refused = journal("1", "--tell", "--difficulty", "easy")
    assert "expected one of the difficulties relaxed, written, demanding" in str(refused.exception)


def test_difficulties_have_their_own_results_and_saved_games():
    journal("1", "--seed", "3", "--difficulty", "relaxed", keys="1\nq\n")
    left = journal("1", "--seed", "4", "--difficulty", "demanding", keys="1\nq\n")
    assert "ecotone journal 1 --difficulty demanding" in " ".join(left.output.split())
    assert len(saved_games()) == 2
    done = journal("1", "--difficulty", "relaxed", "--lang", "en", keys="1\n" * 1000)
    assert "saved" in done.output
    assert [reached().result(1, one).plays for one in ("relaxed", "written", "demanding")] == [
        1,
        0,
        0,
    ]
    journal("1", "--lang", "en", keys="1\n" * 1000)
    assert reached().result(1, "demanding").plays == 1, "the saved game, however hard"
    journal("1", "--difficulty", "written", keys="1\n" * 1000)
    assert reached().result(1).plays == 1
    listed = journal("--lang", "de").output
    assert "leichter: " in listed
    assert "schwerer: " in listed


def test_a_closed_assignment_is_refused_until_all_are_unlocked():
    refused = journal("2")
    assert refused.exit_code != 0
    assert "win assignment 1 to unlock 2" in str(refused.exception)
    assert journal("--unlock").exit_code == 0
    assert reached().is_open(20)
    assert journal("--reset").exit_code == 0
    assert not reached().is_open(2)
    assert "from 1 to 20" in str(journal("21").exception)


@mainly("number", [18, *(number for number in range(1, 21) if number != 18)])
def test_every_assignment_is_played_and_noted(number):
    journal("--unlock")
    played = journal(str(number), "--seed", "3", "--lang", "en", keys="1\n" * 1000)
    assert played.exit_code == 0
    result = reached().result(number)
    assert result.plays == 1
    assert result.best is not None
    assert ("Assignment won." if result.wins else "Not this time.") in played.output
    game = game_named("keystone")
    chapter = game.chapters(game.edition())[number - 1]
    ending = chapter.won if result.wins else chapter.lost
    assert ending["en"] in " ".join(played.output.split())


def test_every_assignment_ends_in_lines_of_its_own():
    game = game_named("keystone")
    endings = [
        ending[language]
        for chapter in game.chapters(game.edition())
        for ending in (chapter.won, chapter.lost)
        for language in ("en", "de")
    ]
    assert len(set(endings)) == len(endings) == 80
    assert all(80 < len(ending) < 400 for ending in endings)


def saved_games():
    return sorted((data_root() / "saves").glob("*.json"))


def finish_in_play(save, *words):
    return RUN.invoke(app, ["play", "keystone", "--resume", str(save), *words], input="1\n" * 1000)


def test_an_interrupted_assignment_goes_on_and_counts_once():
    """It was resumed with `play --resume` only, and then counted for nobody."""
    left = journal("1", "--seed", "3", "--profile", "ada", keys="1\n" * 6 + "q\n")
    assert left.exit_code == 0
    assert reached("ada").result(1).plays == 0
    done = journal("1", "--profile", "ada", "--lang", "en", keys="1\n" * 1000)
    assert "saved" in done.output
    result = reached("ada").result(1)
    assert result.plays == 1
    assert ("Assignment won." if result.wins else "Not this time.") in done.output
    assert len(saved_games()) == 1
    again = finish_in_play(saved_games()[0], "--lang", "en")
    assert again.exit_code == 0
    assert reached("ada").result(1) == result
    assert reached().result(1).plays == 0


def test_an_interrupted_assignment_is_resumed_like_any_saved_game():
    journal("1", "--seed", "3", keys="1\n" * 6 + "q\n")
    done = finish_in_play(saved_games()[0], "--lang", "en")
    result = reached().result(1)
    assert result.plays == 1
    assert ("Assignment won." if result.wins else "Not this time.") in done.output


def test_a_new_game_of_an_interrupted_assignment_leaves_the_saved_one_alone():
    journal("1", "--seed", "3", keys="1\n" * 6 + "q\n")
    old = saved_games()[0].read_bytes()
    journal("1", "--new", "--seed", "4", keys="1\n" * 1000)
    assert reached().result(1).plays == 1
    assert len(saved_games()) == 2
    assert old in [file.read_bytes() for file in saved_games()]


def test_a_saved_game_that_cannot_be_read_is_named_and_left():
    journal("1", "--seed", "3", keys="1\nq\n")
    save = saved_games()[0]
    data = json.loads(save.read_bytes())
    save.write_text(json.dumps(data | {"edition_digest": "p0"}), "utf-8")
    played = journal("1", "--seed", "3", "--lang", "en", keys="1\n" * 1000)
    assert "cannot be continued" in played.output
    assert reached().result(1).plays == 1
    assert len(saved_games()) == 2


def test_a_finished_assignment_begins_anew():
    journal("1", "--seed", "3", keys="1\n" * 1000)
    journal("1", "--seed", "4", keys="1\n" * 1000)
    assert reached().result(1).plays == 2


def test_two_profiles_and_two_numbers_of_players_have_their_own_saved_game():
    journal("1", "--seed", "3", "--profile", "ada", keys="1\nq\n")
    journal("1", "--seed", "4", "--profile", "ben", keys="1\nq\n")
    journal("1", "--seed", "5", "--profile", "ben", "--players", "2", keys="\n1\nq\n")
    games = [json.loads(file.read_bytes()) for file in saved_games()]
    found = {(game["campaign"]["profile"], game["players"], game["seed"]) for game in games}
    assert found == {("ada", 1, 3), ("ben", 1, 4), ("ben", 2, 5)}
    journal("1", "--profile", "ben", keys="1\n" * 1000)
    assert reached("ben").result(1).plays == 1
    assert reached("ada").result(1).plays == 0


def test_progress_is_exported_and_imported(tmp_path):
    Profile("keystone", "ada", "en").change(lambda ada: ada.record(1, True, 66))
    file = tmp_path / "out.json"
    assert journal("--profile", "ada", "--export", str(file)).exit_code == 0
    assert journal("--profile", "ben", "--import", str(file)).exit_code == 0
    assert reached("ben").result(1).best == 66
    shown = json.loads(journal("--profile", "ben", "--json").output)
    assert shown["results"]["1"]["wins"] == 1


def test_a_spoiled_file_is_named_and_nothing_is_lost(tmp_path):
    journal("--unlock")
    file = tmp_path / "spoiled.json"
    for spoiled, fault in (("{", "expected JSON"), ('{"game": "chess"}', "expected keystone")):
        file.write_text(spoiled)
        refused = journal("--import", str(file))
        assert "spoiled.json: " in str(refused.exception)
        assert fault in str(refused.exception)
    assert "No such file" in str(journal("--import", str(tmp_path / "none.json")).exception)
    assert "inside.json" in str(journal("--export", str(file / "inside.json")).exception)
    assert reached().unlocked


def test_a_database_that_cannot_be_opened_is_named(tmp_path):
    (tmp_path / "tables.sqlite").write_text("not a database")
    refused = journal("--lang", "en")
    assert refused.exit_code != 0
    assert "database" in str(refused.exception)
    assert type(refused.exception).__name__ == "EcotoneError"

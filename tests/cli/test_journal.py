"""`ecotone journal`: the campaign listed, told and played in the terminal."""

import json

import pytest
from typer.testing import CliRunner

from ecotone.cli.app import app
from ecotone.engine.campaign import Progress

RUN = CliRunner()


@pytest.fixture(autouse=True)
def data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("ECOTONE_DATA", str(tmp_path))


def journal(*words, keys=""):
    return RUN.invoke(app, ["journal", *words], input=keys)


def test_the_journal_lists_twenty_assignments():
    shown = journal("--lang", "de").output
    assert "Einführungstag" in shown
    assert shown.count("noch nicht offen") == 19


def test_an_assignment_is_told_with_its_rules_and_conditions():
    shown = journal("3", "--tell", "--lang", "en").output
    assert "Moonlit Beach" in shown
    assert "Salt and Feathers" in shown
    assert "at least 8 story tokens in the log" in " ".join(shown.split())


def test_a_closed_assignment_is_refused_until_all_are_unlocked():
    refused = journal("2")
    assert refused.exit_code != 0
    assert "opens when 1 is won" in str(refused.exception)
    assert journal("--unlock").exit_code == 0
    assert Progress("keystone").is_open(20)
    assert journal("--reset").exit_code == 0
    assert not Progress("keystone").is_open(2)
    assert "from 1 to 20" in str(journal("21").exception)


@pytest.mark.parametrize("number", range(1, 21))
def test_every_assignment_is_played_and_noted(number):
    journal("--unlock")
    played = journal(str(number), "--seed", "3", "--lang", "en", keys="1\n" * 1000)
    assert played.exit_code == 0
    result = Progress("keystone").result(number)
    assert result.plays == 1
    assert result.best is not None
    assert ("Assignment won." if result.wins else "Not this time.") in played.output


def test_progress_is_exported_and_imported(tmp_path):
    Progress("keystone", "ada").record(1, True, 66)
    file = tmp_path / "out.json"
    assert journal("--profile", "ada", "--export", str(file)).exit_code == 0
    assert journal("--profile", "ben", "--import", str(file)).exit_code == 0
    assert Progress("keystone", "ben").result(1).best == 66
    shown = json.loads(journal("--profile", "ben", "--json").output)
    assert shown["results"]["1"]["wins"] == 1

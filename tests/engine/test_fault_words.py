"""Faults of files in German: every phrase that typing in a box can lead to."""

import random
import re
import shutil

import pytest
from mutations import mutate
from support import ecotone

from ecotone.engine.errors import BadEdition, Problem
from ecotone.engine.fault_words import ANYTHING, describe, describe_message, in_language, phrases
from ecotone.engine.registry import game_named

SEEDS = range(60)
ENGLISH = re.compile(r"\b(a|an|the|each|every|no|one|rows?|with|of|for|in|at|most)\b ")


def test_a_fault_is_told_in_german_with_its_line():
    fault = Problem("species.csv", 7, "number", "a whole number from 1 to 5", "9")
    assert describe(fault, "en") == str(fault)
    assert (
        describe(fault, "de")
        == "species.csv Zeile 7, number: erwartet: eine ganze Zahl von 1 bis 5, gefunden: 9"
    )
    twice = Problem("x.csv", 0, "", "each species once", "Luchs, got twice")
    assert describe(twice, "de").startswith("x.csv: erwartet: jede Spezies einmal, gefunden: Luchs")
    assert in_language("words nobody translated", "de") == "words nobody translated"


@pytest.mark.parametrize(
    ("message", "told"),
    [
        (
            "option assignment=5: expected 1 player or variant=coop, "
            "got 2 players and variant=standard",
            "Option assignment=5: erwartet: 1 Spieler oder variant=coop, "
            "gefunden: 2 Spieler und variant=standard",
        ),
        (
            "a.toml: expected a readable file, got No such file or directory",
            "a.toml: erwartet: eine lesbare Datei, gefunden: diese Datei oder dieser Ordner fehlt",
        ),
        (
            "Invalid value for '--seed': Input should be a valid integer, "
            "unable to parse string as an integer",
            "Ungültiger Wert für '--seed': erwartet: eine ganze Zahl",
        ),
        ("expected peace and quiet, got 1", "erwartet: peace and quiet, gefunden: 1"),
    ],
)
def test_messages_of_options_are_told_in_german(message, told):
    assert describe_message(message, "de") == told


def test_every_phrase_keeps_what_changes():
    for pattern, words in phrases("de"):
        assert pattern.groups == words.count(ANYTHING), words


def test_edition_check_speaks_german(tmp_path):
    data = {"ECOTONE_DATA": str(tmp_path)}
    ecotone("edition", "copy", "keystone", "house", "mine", **data)
    file = tmp_path / "editions" / "keystone" / "mine" / "species.csv"
    lines = file.read_text("utf-8").splitlines()
    lines[3] = lines[3].replace("Spring", "Sprung").replace("Summer", "Sprung")
    lines[3] = lines[3].replace("Fall", "Sprung").replace("Winter", "Sprung")
    file.write_text("\n".join(lines), "utf-8")
    checked = ecotone("edition", "check", "keystone", "mine", "--lang", "de", **data)
    assert checked.returncode == 2
    assert "species.csv Zeile 4" in checked.stdout
    assert "erwartet: eines von" in " ".join(checked.stdout.split())
    played = ecotone("edition", "show", "keystone", "mine", "--lang=de", **data)
    assert "species.csv Zeile 4" in played.stderr


@pytest.mark.parametrize("game", ["ecosfera", "habitats", "keyharvest", "keystone"])
def test_what_mistyped_editions_lead_to_is_told_in_german(game, tmp_path):
    left = set()
    for seed in SEEDS:
        folder = tmp_path / str(seed)
        shutil.copytree(game_named(game).edition().folder, folder)
        mutate(folder, random.Random(seed))
        try:
            game_named(game).read_edition(folder)
        except BadEdition as error:
            left |= {
                p.expected for p in error.problems if p.expected == in_language(p.expected, "de")
            }
    assert not {phrase for phrase in left if ENGLISH.search(phrase)}

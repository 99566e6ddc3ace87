"""What players read: conditions, set-up, rules of the journal, and the table in the terminal."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from ecotone.engine import fault_words
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named
from ecotone.engine.texts import LANGUAGES
from ecotone.games.keystone.journal import Condition
from ecotone.games.keystone.journal_words import condition_words
from ecotone.games.keystone.table import EMPTY
from ecotone.games.keystone.terminal_cards import NAME_WIDTH, name_lines
from ecotone.games.keystone.words import SOFT_HYPHEN, card_name, short_name, short_names
from ecotone.testing import random_match

GAME = game_named("keystone")
FAULT_WORDS = Path(fault_words.__file__).with_name(fault_words.FILE)
EDITION = GAME.edition()
CHAPTERS = {chapter.number: chapter for chapter in GAME.chapters(EDITION)}
ASSIGNMENTS = {row["number"]: row for row in EDITION.tables["assignments"]}
NO_FILTER = (0, 0, 0, 0, 0)


def condition(kind, a=0, b=0, c=EMPTY, filter=NO_FILTER):
    return {"condition": kind, "a": a, "b": b, "c": c, "filter": filter}


@pytest.mark.parametrize(
    ("row", "english", "german"),
    [
        (
            condition(Condition.RUNS_MIN, 1, 3, 3),
            "at least one row or column with an ecosystem of 3 or more Arctic/Alpine cards",
            "mindestens eine Reihe oder Spalte mit einem Arktis/Gebirge-Ökosystem aus 3 oder "
            "mehr Karten",
        ),
        (
            condition(Condition.RUNS_MIN, 2, 4),
            "at least 2 rows or columns with an ecosystem of 4 or more cards",
            "mindestens 2 Reihen oder Spalten mit einem Ökosystem aus 4 oder mehr Karten",
        ),
        (
            condition(Condition.CARDS_MIN, 4, filter=(1 << 4 | 1 << 5, 0, 0, 0, 0)),
            "at least 4 cards with a 4 or 5",
            "mindestens 4 Karten mit der Nummer 4 oder 5",
        ),
        (
            condition(Condition.CARDS_MIN, 1, filter=(0, 0, 1, 2, 2)),
            "at least one species with the Spring symbol and the Endangered symbol",
            "mindestens eine Spezies mit dem Symbol Frühling und dem Symbol Gefährdet",
        ),
        (
            condition(Condition.CARDS_MIN, 2, filter=(0, 0b0110, 0, 0, 1)),
            "at least 2 Wilds with Desert/Grassland or Wetland/River",
            "mindestens 2 Wildniskarten mit Wüste/Steppe oder Sumpf/Fluss",
        ),
        (
            condition(Condition.RESEARCH_MIN, 1),
            "at least one research token",
            "mindestens ein Notizmarker",
        ),
        (
            condition(Condition.RESEARCH_MIN, 5, filter=(0, 0, 0, 4, 0)),
            "at least 5 research tokens on cards with the Tag symbol",
            "mindestens 5 Notizmarker auf Karten mit dem Symbol Kennzeichnung",
        ),
        (
            condition(Condition.LINE_SCORE_MIN, 1, 14),
            "at least one row or column that scores 14 or more",
            "mindestens eine Reihe oder Spalte mit 14 oder mehr Punkten",
        ),
        (
            condition(Condition.STORY_MAX, 1),
            "at most one story token left on the board",
            "höchstens ein Tagebuchmarker auf dem Tableau",
        ),
        (
            condition(Condition.GOALS_MIN, 1),
            "at least one goal of the objective",
            "mindestens ein erfülltes geheimes Ziel",
        ),
    ],
)
def test_conditions_are_sentences_in_both_languages(row, english, german):
    assert condition_words(EDITION, row, "en") == english
    assert condition_words(EDITION, row, "de") == german


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", CHAPTERS)
def test_the_setup_of_an_assignment_is_told_whole(number, language):
    """The terminal left it out: half of what an assignment is."""
    row = ASSIGNMENTS[number]
    lines = [line[language] for line in CHAPTERS[number].setup]
    told = "\n".join(lines)
    for skill in row["skills"]:
        name = EDITION.tables["skills"][skill - 1][f"name_{language}"]
        assert f"{skill} {name}" in lines[0]
    assert EDITION.tables["objectives"][row["objective"] - 1][f"name_{language}"] in lines[1]
    assert lines[2].count("/") == len(row["wilds"])
    assert str(row["wilds_per_stack"]) in lines[2]
    assert lines[3].startswith(f"{row['synergy']} ")
    assert lines[4].endswith(f" {row['time']}")
    for placed in row["placed"]:
        name = card_name(EDITION, placed["card"], language)
        line = next(line for line in lines[5:] if name in line)
        assert line.count("mit " if language == "de" else "with ") == (
            placed["story"] + placed["research"] > 0
        )
        assert str(placed["story"] or placed["research"] or name) in line
    assert told.count("·S" if language == "de" else "·C") == len(row["placed"]) + sum(
        rule["numbers"][0].bit_count()
        for rule in row["rules"]
        if rule["id"] in ("closed_spaces", "invasive")
    )


def test_the_species_of_an_envelope_are_named():
    envelopes = [chapter.contents for chapter in CHAPTERS.values() if chapter.opens]
    assert [len(names) > 0 for names in envelopes] == [True] * 6
    assert sum(len(names) for names in envelopes) == 15
    assert all(not chapter.contents for chapter in CHAPTERS.values() if not chapter.opens)


@pytest.mark.parametrize("number", [16, 20])
def test_the_rules_tell_where_invaders_appear(number):
    """It was in RULES.md alone, though it decides the game."""
    rule = next(rule for rule in ASSIGNMENTS[number]["rules"] if rule["id"] == "invasive")
    assert "first empty space" in rule["text_en"]
    assert "erste leere Feld" in rule["text_de"]


def test_one_german_word_for_each_thing():
    """The words of the German rulebook, in every text of the game."""
    texts = [path.read_text("utf-8") for path in (GAME.folder / "texts").glob("*de*")]
    rules = [rule["text_de"] for row in ASSIGNMENTS.values() for rule in row["rules"]]
    faults = FAULT_WORDS.read_text("utf-8")
    others = "Feldtagebuch|Auftrag|Aufträge|Forschungsmarker|Geschichtenmarker|versetz"
    for text in [*texts, *rules, EDITION.about["de"], faults]:
        assert not re.search(others, text)


def drawn(match, language, width=120):
    written = io.StringIO()
    Console(width=width, file=written).print(GAME.draw(match.edition, match.view(0), language))
    return written.getvalue()


@pytest.mark.parametrize(
    ("assignment", "shown"),
    [
        (16, ["◆ ", "invaded", "turn 1"]),
        (4, ["✕ ", "closed"]),
        (10, ["◆4", "story token"]),
        (3, ["◆ ", "0 story tokens in the log", ": 0/16"]),
        (14, ["turn 1 of 24", "Turn 1 of 24"]),
        (6, ["✕ closed"]),
        (20, ["Current season: Spring", "invaded"]),
        (17, ["Wilds (12 each)"]),
        (1, ["Wilds (10 each)", "at least 50 points: 1/50"]),
    ],
)
def test_the_terminal_shows_what_special_rules_put_on_the_table(assignment, shown):
    """None of it was drawn, and a Wild of assignment 17 was priced at 10."""
    text = drawn(Match(GAME, 1, 3, {"assignment": assignment}), "en")
    for words in shown:
        assert words in text


def test_the_terminal_shows_the_whole_discard_pile_from_its_top():
    match = next(m for m in random_match(GAME, 2, 3) if len(m.view(0)["discard"]) > 1)
    cards = ", ".join(reversed(match.view(0)["discard"]))
    assert f"Discard pile, top card first: {cards}" in drawn(match, "en", 400)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_fit_the_cells_of_the_terminal_uncut(language):
    """Fourteen German names were cut to the same few letters."""
    for card in range(len(EDITION.tables["species"])):
        name = short_name(EDITION, card, language)
        lines = name_lines(name)
        assert max(len(line) for line in lines) <= NAME_WIDTH, lines
        assert "".join(lines).replace("-", "").replace(" ", "") == re.sub("[ \xad-]", "", name)


def test_german_sentences_have_card_names_with_article_and_case():
    match = Match(GAME, 2, 1)
    for action, words in match.describe_legal("de"):
        if match.game.actions.decode(action).kind == "introduce":
            assert re.match(r"(?:Den|Die|Das) .+ auf R\d·S\d ansiedeln \(", words), words


def test_short_names_are_those_of_cards_and_keep_their_letters():
    names = {row["name_de"] for row in EDITION.tables["species"]}
    short = short_names("de")
    assert len(short) == 25
    assert set(short) <= names
    for name, less in short.items():
        assert less.replace(SOFT_HYPHEN, "").lower() in name.lower(), name
    assert short["Weißwedelhirsch"] == "Weißwedel\xadhirsch"
    assert short_names("en") == {}

"""Assignments typed in by choosing: rules, conditions and placed cards as sentences and as TOML."""

import re
import shutil
import tomllib

import pytest

from ecotone.engine.edition_phrase import NUMBER
from ecotone.engine.errors import BadEdition, BadFile
from ecotone.engine.fault_words import in_language
from ecotone.engine.own_edition import OwnEdition, parts_of
from ecotone.engine.registry import game_named
from ecotone.engine.texts import LANGUAGES
from ecotone.engine.toml_sentences import as_sentences, as_tables
from ecotone.games.keystone.journal_phrase import PLACED_CARDS, RULES, VICTORY

PHRASES = {"rule": RULES, "victory": VICTORY, "setup.placed": PLACED_CARDS}
FIFTH = 4
MARMOT = "card space:r2c2 species:Vancouver_Island_Marmot story:4"


@pytest.fixture
def own(tmp_path):
    game = game_named("keystone")
    folder = tmp_path / "mine"
    shutil.copytree(game.edition().folder, folder)
    edition = OwnEdition(folder, parts_of(game, folder))
    edition.keep_origin(game.edition().folder)
    return game, edition


def written(edition, row=FIFTH):
    return edition.component(edition.part("assignments"), row).written


def change(edition, **values):
    named = {key.replace("_at_", "."): value for key, value in values.items()}
    edition.change(edition.part("assignments"), FIFTH, named)


def assignment(game, edition):
    return game.read_edition(edition.folder).tables["assignments"][FIFTH]


def test_the_packaged_assignments_are_sentences(own):
    game, edition = own
    part = edition.part("assignments")
    for row, component in enumerate(edition.components(part)):
        document = tomllib.loads((edition.folder / component.file).read_text("utf-8"))
        for column in PHRASES:
            value = part.value(column)
            head, _, key = column.partition(".")
            tables = document[head].get(key, []) if key else document.get(head, [])
            said = as_sentences(tables, value)
            assert component.written[column] == said
            assert as_sentences(as_tables(said, value), value) == said
        edition.change(part, row, {column: component.written[column] for column in PHRASES})
    before, after = game.edition(), game.read_edition(edition.folder)
    assert (before.data == after.data).all()
    for old, new in zip(before.tables["assignments"], after.tables["assignments"], strict=True):
        assert old | {"setup_from": "printed"} == new
    assert written(edition, 9)["setup.placed"] == MARMOT


def test_rules_conditions_and_cards_are_typed_in_and_undone(own):
    game, edition = own
    before = written(edition)
    change(
        edition,
        rule="storm cards:2 side:left; and line_habitat lines.r1:A lines.c2:F|W",
        victory="score_min points:90; and cards_min count:3 filter.season:Fall filter.wild:false",
        setup_at_placed="card species:Red_Wolf space:r1c2 research:1",
    )
    row = assignment(game, edition)
    assert [rule["id"] for rule in row["rules"]] == ["storm", "line_habitat"]
    assert row["rules"][0]["text_en"] == ""
    assert row["rules"][1]["text_en"].startswith("Summit and stream")
    assert [one["a"] for one in row["victory"]] == [90, 3]
    assert (row["placed"][0]["space"], row["placed"][0]["research"]) == (1, 1)
    facts = game.catalogue(game.read_edition(edition.folder))["assignments"][FIFTH]
    assert facts["rules"][0]["text"] == {
        "en": "Each time the marker moves, the 2 leftmost Field cards and the tokens on them "
        "are lost.",
        "de": "Immer wenn sich der Zeitmarker bewegt, gehen die 2 linken Karten der Auslage "
        "samt ihren Markern verloren.",
    }
    change(edition, rule_at_text_en="storm: Hail!", victory="board_full")
    texts = [rule["text_en"] for rule in assignment(game, edition)["rules"]]
    assert texts == ["Hail!", ""]
    assert edition.undo()
    assert edition.undo()
    assert written(edition) == before
    assert edition.undo() is None
    assert assignment(game, edition) == game.edition().tables["assignments"][FIFTH]
    assert edition.differences() == []


@pytest.mark.parametrize(
    ("column", "typed", "expected"),
    [
        ("rule", "thunder", "one of closed_spaces, line_habitat, "),
        ("rule", "storm cards:2 pages:3", "one of cards:…, side:…"),
        ("rule", "rescue cards:2", "no more words"),
        ("victory", "; and", "at least one entry"),
        ("victory", "; and ".join(["board_full"] * 6), "at most 5 entries"),
        ("setup.placed", "; and ".join([MARMOT] * 5), "at most 4 entries"),
        ("rule.text_en", "thunder: Boom", "lines that begin with one of line_habitat and a"),
        ("rule.text_en", "no colon", "lines that begin with one of line_habitat and a colon"),
    ],
)
def test_what_is_no_sentence_is_refused(own, column, typed, expected):
    _, edition = own
    before = written(edition)
    with pytest.raises(BadFile) as refused:
        edition.change(edition.part("assignments"), FIFTH, {column: typed})
    (problem,) = refused.value.problems
    assert problem.expected.startswith(expected)
    assert in_language(problem.expected, "de") != problem.expected
    assert written(edition) == before


def sentences(phrase):
    """Every sentence with the first choices, and with every other choice in one place."""
    for sentence in phrase.sentences:
        first = {
            slot: words_of(slot)[0] for slot in sentence.slots if slot.required or slot.initial
        }
        yield sentence_with(sentence, first)
        for slot in sentence.slots:
            for word in words_of(slot):
                yield sentence_with(sentence, first | {slot: word})


def sentence_with(sentence, words):
    in_order = (words[slot] for slot in sentence.slots if slot in words)
    return " ".join([sentence.head, *in_order])


def words_of(slot):
    """What may be chosen: of a number the lowest and the highest."""
    if slot.rows:
        return [f"{slot.prefix}Coyote"]
    numbers = [str(slot.low), str(slot.high)]
    return [
        slot.prefix + word
        for choice in slot.choices
        for word in (numbers if choice == NUMBER else [choice])
    ]


def fits_together(said):
    """A column does not move to the left, nor a row up; no story token without a rule for it.

    Relaxed asks no more than is written, demanding no less.
    """
    column = "line:c" in said
    if "relaxed" in said or "demanding" in said:
        written, other = (int(one) for one in re.search(r":(\d+) .*:(\d+)$", said).groups())
        more = other >= written if "demanding" in said else other <= written
        return other == written or more != said.startswith("story_max")
    if said.startswith("card"):
        return "story" not in said or "story:0" in said
    return not said.startswith("migration_shift") or column == ("up" in said or "down" in said)


@pytest.mark.parametrize("column", PHRASES)
def test_every_choice_of_the_form_is_known_to_the_reader(own, column):
    game, edition = own
    part = edition.part("assignments")
    said = set(sentences(PHRASES[column]))
    assert len(said) > 15
    for one in said:
        edition.write(part, FIFTH, {"rule": "", "setup.placed": "", column: one})
        assert written(edition)[column] == one
        try:
            read = game.read_edition(edition.folder)
            refused = False
        except BadEdition:
            refused = True
        assert refused != fits_together(one), one
        if column == "rule" and not refused:
            told = game.catalogue(read)["assignments"][FIFTH]["rules"][0]["text"]
            assert all(len(told[language]) > 20 for language in LANGUAGES)
            assert not any("{" in told[language] for language in LANGUAGES)

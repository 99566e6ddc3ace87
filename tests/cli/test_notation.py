"""A game in notation: how decisions are listed, and the words around them."""

import pytest

from ecotone.cli.language import spoken
from ecotone.cli.notation import words as notation
from ecotone.cli.notation.words import Words, listed
from ecotone.engine.registry import game_named
from ecotone.engine.texts import LANGUAGES, Texts


def test_decisions_that_differ_in_one_argument_share_a_line():
    decisions = ["buy(slot=1, space=a1)", "buy(slot=1, space=b1)", "buy(slot=2, space=a1)"]
    decisions += ["use(token=1)", "use(token=2)", "skip"]
    assert list(listed(decisions)) == [
        "buy(slot=1, …)   1 space=a1   2 space=b1",
        "3 buy(slot=2, space=a1)",
        "use(…)   4 token=1   5 token=2",
        "6 skip",
    ]
    many = [f"move(start=r1c1, end=r{row}c{column})" for row in range(9) for column in range(9)]
    lines = list(listed(many))
    assert max(map(len, lines)) <= 100
    assert " 81 end=r8c8" in lines[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_plain_in_every_language(language):
    words = Words(language)
    every = set(Texts(notation.CLI / "notation" / "texts").keys(language))
    assert every <= words.texts.keys()
    assert set(words.commands.values()) == set(notation.COMMANDS)
    told = "\n".join(words.help(game_named("keystone"), "skip"))
    assert "    move(start=r1c1…r4c4, end=r1c1…r4c4): " in told
    assert ("undo (" in told) == (language == "en")
    assert words.number(-1.25) == {"en": "-1.25", "de": "-1,25"}[language]


@pytest.mark.parametrize(
    ("words", "locale", "language"),
    [
        (["play"], "en_GB.UTF-8", "en"),
        (["play"], "de_AT.UTF-8", "de"),
        (["play", "--lang", "de"], "en_GB.UTF-8", "de"),
        (["play", "--lang=en"], "de_AT.UTF-8", "en"),
        (["play", "--lang=fr"], "de_AT.UTF-8", "de"),
        (["play", "--lang"], "C", "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_systems(monkeypatch, words, locale, language):
    monkeypatch.setattr("sys.argv", ["ecotone", *words])
    monkeypatch.setenv("LC_ALL", locale)
    assert spoken() == language

"""Texts are filled in quickly, and as Fluent would."""

import re

import pytest
from fluent.runtime.types import FluentInt

from ecotone.engine.bundles import Bundle, Catalogue, fluent
from ecotone.engine.registry import games
from ecotone.engine.texts import LANGUAGES, Texts, UnknownText

CATALOGUE = """
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
share = { $share } of { $all }
"""


@pytest.fixture
def texts(tmp_path):
    (tmp_path / "en.ftl").write_text(CATALOGUE, "utf-8")
    return Texts(tmp_path)


def test_numbers_are_written_and_counted_as_ever(texts):
    counted = [texts.format("en", "cards", {"count": count}) for count in (0, 1, -2, 12345)]
    assert counted == ["0 cards", "one card", "-2 cards", "12,345 cards"]
    assert texts.format("en", "share", {"share": 0.5, "all": "it"}) == "0.5 of it"


def test_small_numbers_do_without_the_locale(texts, monkeypatch):
    def fail(*_):
        raise AssertionError("expected no number in a locale's form")

    monkeypatch.setattr(FluentInt, "format", fail)
    assert texts.format("en", "cards", {"count": 999}) == "999 cards"


PLACE = re.compile(r"{(\w+)}")
VALUES = (7, -3, 0, "Ada", "{ $card }", "50 %", 'a "word"')


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_texts_of_all_games_are_written_as_fluent_writes_them(language):
    for game in games().values():
        catalogue = Catalogue(game.texts.folders, language)
        assert catalogue.plain
        for key, template in catalogue.plain.items():
            names = PLACE.findall(template)
            given = {name: VALUES[index % len(VALUES)] for index, name in enumerate(names)}
            pattern = catalogue.bundle.get_message(key).value
            words = {name: fluent(value) for name, value in given.items()}
            written, errors = catalogue.bundle.format_pattern(pattern, words)
            assert not errors
            assert catalogue.format_plain(key, given) == written


def test_plain_texts_do_without_fluent(texts, monkeypatch):
    monkeypatch.setattr(Bundle, "format_pattern", None)
    assert texts.format("en", "share", {"share": 5, "all": "it", "more": 1}) == "5 of it"


def test_what_is_missing_in_a_plain_text_is_named(texts):
    with pytest.raises(UnknownText, match="all"):
        texts.format("en", "share", {"share": 5})


def test_of_two_texts_with_one_name_the_first_counts(tmp_path):
    folders = [tmp_path / name for name in ("own", "shared")]
    for folder, text in zip(folders, ("{ $count ->\n   *[other] own\n}", "shared"), strict=True):
        folder.mkdir()
        (folder / "en.ftl").write_text(f"title = {text}\n", "utf-8")
    assert Texts(*folders).format("en", "title", {"count": 1}) == "own"

"""Texts are filled in quickly, and as Fluent would."""

import pytest
from fluent.runtime.types import FluentInt

from ecotone.engine.texts import Texts

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

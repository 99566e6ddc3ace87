"""Names put into cases by the functions of a catalogue."""

import pytest

from ecotone.engine.texts import Texts

CATALOGUE = """
take = { ACCUSATIVE($card) } nehmen
begin = { ACCUSATIVE($card, capital: "yes") } nehmen
with = mit { DATIVE($card) }
is = { NOMINATIVE($card) } ist da

-lion = Löwe
    .nominative = der Löwe
    .accusative = den Löwen
    .dative = dem Löwen
-lily = Blaue Seerose
    .nominative = die Blaue Seerose
    .dative = der Blauen Seerose
"""


@pytest.fixture(scope="module")
def texts(tmp_path_factory):
    folder = tmp_path_factory.mktemp("texts")
    (folder / "de.ftl").write_text(CATALOGUE, "utf-8")
    (folder / "en.ftl").write_text("take = Take { $card }\n", "utf-8")
    return Texts(folder)


@pytest.mark.parametrize(
    ("key", "card", "text"),
    [
        ("take", "Löwe", "den Löwen nehmen"),
        ("begin", "Löwe", "Den Löwen nehmen"),
        ("with", "Löwe", "mit dem Löwen"),
        ("is", "Löwe", "der Löwe ist da"),
        ("take", "Blaue Seerose", "die Blaue Seerose nehmen"),
        ("take", "Blaue Seerose (Wasser)", "die Blaue Seerose (Wasser) nehmen"),
        ("with", "Löwe, Blaue Seerose", "mit dem Löwen und der Blauen Seerose"),
        ("with", "Löwe, Löwe und Puma", "mit dem Löwen, dem Löwen und „Puma“"),
        ("take", "Blaue See\xadrose", "die Blaue Seerose nehmen"),
        ("take", "Wolpertinger", "„Wolpertinger“ nehmen"),
        ("begin", "Wolpertinger", "„Wolpertinger“ nehmen"),
    ],
)
def test_a_name_takes_the_form_that_the_sentence_needs(texts, key, card, text):
    assert texts.format("de", key, {"card": card}) == text


def test_names_are_no_texts(texts):
    assert list(texts.keys("de")) == ["take", "begin", "with", "is"]
    assert texts.names("de")["Löwe"]["accusative"] == "den Löwen"

"""German sentences have their names with article and case, in every game whose names have forms."""

import re

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Message,
    Placeable,
    VariableReference,
)

from ecotone.engine.registry import game_named

NAMES = {
    "ecosfera": {"card", "other", "subject"},
    "habitats": {"tile", "beside"},
    "keyharvest": {"worker"},
    "keystone": {"card"},
}
"""The arguments that hold a name, by game."""
BARE = {
    "ecosfera": {
        "action-star",
        "action-use-card",
        "subject-ability",
        "subject-place",
        "top",
    },
    "habitats": {"event-refilled"},
    "keyharvest": {
        "did-post",
        "doing-worker",
        "did-remove",
        "picked-play",
        "picked-post",
        "worker-here",
    },
    "keystone": {"brief", "card-on", "setup-placed", "subject-slot"},
}
"""Texts in which a name stands alone, as in a list or after a colon."""
WITHOUT_ARTICLE = {"Gerards Bartgras"}
ARTICLES = {
    "nominative": r"der|die|das",
    "accusative": r"den|die|das",
    "dative": r"dem|der|den",
}


def names_in_editions(name):
    """Every German name that a sentence of the game may have as such an argument."""
    game = game_named(name)
    catalogue = game.catalogue(game.edition(None))
    if name == "ecosfera":
        things = [*catalogue["species"], *catalogue["elements"]]
        found = {thing["name"]["de"] for thing in things} | {"Umweltbelastung", "Strandmüll"}
    elif name == "habitats":
        found = {tile["short"]["de"] for tile in catalogue["tiles"]}
    elif name == "keyharvest":
        found = {worker["name"]["de"] for worker in catalogue["workers"]} | {"Arbeiter"}
    elif name == "keystone":
        found = {card["name"]["de"] for card in catalogue["cards"]}
    return {one.partition(" (")[0] for one in found}


def nodes(entry):
    """An entry of a catalogue and everything in it."""
    yield entry
    for value in vars(entry).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, BaseNode):
                yield from nodes(part)


def shown_as_they_are(message):
    """The arguments that a text shows without a function around them."""
    shown = (node.expression for node in nodes(message) if isinstance(node, Placeable))
    return {one.id.name for one in shown if isinstance(one, VariableReference)}


def messages(game):
    text = (game_named(game).folder / "texts" / "de.ftl").read_text("utf-8")
    return [entry for entry in parse(text).body if isinstance(entry, Message)]


def cases_used(game):
    """The cases that the sentences of a game ask for."""
    functions = {
        node.id.name.lower()
        for message in messages(game)
        for node in nodes(message)
        if isinstance(node, FunctionReference)
    }
    return functions & set(ARTICLES)


@pytest.mark.parametrize("game", NAMES)
def test_every_name_has_its_forms(game):
    names = game_named(game).texts.names("de")
    assert set(names) == names_in_editions(game)
    for name, forms in names.items():
        for case, form in forms.items():
            known = re.match(rf"(?:{ARTICLES[case]}) \S", form) or name in WITHOUT_ARTICLE
            assert known, f"{name}: {case} {form}"


@pytest.mark.parametrize("game", NAMES)
def test_masculine_names_have_an_accusative_and_all_have_the_dative_where_it_is_used(game):
    used = cases_used(game)
    assert "accusative" in used
    for name, forms in game_named(game).texts.names("de").items():
        assert ("accusative" in forms) == forms["nominative"].startswith("der "), name
        assert ("dative" in forms) == ("dative" in used), name


@pytest.mark.parametrize("game", NAMES)
def test_no_sentence_has_a_name_without_article_and_case(game):
    bare = {
        message.id.name for message in messages(game) if shown_as_they_are(message) & NAMES[game]
    }
    assert bare == BARE[game]

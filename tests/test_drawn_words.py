"""Hints, explanations and the log use no coordinate that the browser's board does not show.

A board marks what it marks: Keystone its rows and columns, Key Harvest every space and field.
Habitats and Ecosfera mark nothing, so that no text of theirs may name a place by letter and number.
"""

import re
from pathlib import Path

import pytest

from ecotone.bots.advice import judge
from ecotone.bots.reasons import explain
from ecotone.engine.registry import games
from ecotone.engine.terminal import glossary
from ecotone.engine.texts import LANGUAGES
from ecotone.testing import random_match

COORDINATE = re.compile(
    r"\br\d+c\d+\b|\b[A-Za-z]\d{1,2}\b|^[A-Z]: |\b(?:slot|space|Platz|Feld) \d+\b(?!,\d)"
    r"|\b(?:cell|place|Zelle|Feld|Platz|Stelle) (?!it\b)[a-z]{1,2}\b(?=[,)])"
)
"""As terminals name places: r3c2, B4, slot 5, cell ab, and actions by the letter to type."""
GUIDES_AND_RULES = ("guide-", "fact-", "term-", "reason-", "drawn-", "explain-", "figure-")
EVERY = 23
"""Every so many decisions the texts of a random game are read."""


WEB_TEXTS = Path(__file__).parents[1] / "web" / "src" / "texts"
PAGES = ("guide", "puzzles", "review", "rules", "finale")
"""The browser's own texts of the pages that speak of moves."""


def marks_shown(game, match, language):
    """The coordinates that the board draws."""
    if game.name == "keystone":
        marks = range(1, 10)
        rows = [game.texts.format(language, "sheet-row", {"number": one}) for one in marks]
        return {*rows, *(game.texts.format(language, "sheet-column", {"number": n}) for n in marks)}
    if game.name == "keyharvest":
        return set(COORDINATE.findall(str(match.view(0)) + str(game.catalogue(match.edition))))
    return set()


def texts_at(match, language):
    """What the browser says about the decisions of a position, and why."""
    game = match.game
    actions = match.legal_numbers.tolist()
    for action in actions:
        yield game.describe_drawn(match.edition, match.state, action, language)
    judged = judge(match, [(action, 0.0) for action in actions[:2]], 8)
    for reasons in explain(match, judged) if len(judged) > 1 else ():
        for reason in reasons:
            yield reason.text[language]
    naming = game.naming(match.edition, language, ["Ann", "Ben"])
    for event in game.events(match.edition, match.state, actions[0], 0):
        yield naming.format(event.key, event.arguments)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_nothing_said_at_a_table_names_a_place_that_is_not_marked(game):
    for number, match in enumerate(random_match(game, 2, 5)):
        if match.over or number % EVERY:
            continue
        for language in LANGUAGES:
            shown = marks_shown(game, match, language)
            for said in texts_at(match, language):
                assert set(COORDINATE.findall(said)) <= shown, said


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_hint_or_figure_has_a_coordinate_written_into_it(game, language):
    match = next(random_match(game, 2, 5))
    shown = marks_shown(game, match, language)
    written = (game.folder / "texts" / f"{language}.ftl").read_text("utf-8")
    for line in written.splitlines():
        if line.startswith(GUIDES_AND_RULES):
            said = line.partition("=")[2]
            assert set(COORDINATE.findall(said)) <= shown, line


def pages_of(game, language):
    """What a game's rules page, its summary, its guide and its explanations say, by their names."""
    yield "learn", game.learn(language)
    yield "summary", game.summary(language) or ""
    for step in game.guide.steps:
        for key in (f"guide-{step.key}", f"guide-{step.key}-other"):
            if key in game.texts.keys(language):
                yield key, game.texts.format(language, key)
    for one in glossary(game, game.edition(), language):
        yield one.subject, f"{one.name}: {one.text}"


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_and_no_explanation_names_a_place_that_is_not_marked(game, language):
    shown = marks_shown(game, next(random_match(game, 2, 5)), language)
    for name, said in pages_of(game, language):
        assert set(COORDINATE.findall(said)) <= shown, f"{name}: {said}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_no_text_of_the_pages_about_moves_names_a_place(page, language):
    for line in (WEB_TEXTS / f"{page}.{language}.ftl").read_text("utf-8").splitlines():
        assert not COORDINATE.findall(line.partition("=")[2]), line

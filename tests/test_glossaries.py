"""Glossaries: what every component, sign and number is or does, for terminal and browser."""

import re
from pathlib import Path

import pytest

from ecotone.engine.nature import nature_facts
from ecotone.engine.registry import games
from ecotone.engine.terminal import glossary
from ecotone.engine.texts import LANGUAGES

GAMES = games()
WEB = Path(__file__).parents[1] / "web" / "src"
WRITTEN = re.compile(r'(?:data-)?explains="([a-z:-]+)"')


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_entry_has_its_words_in_both_languages(game):
    entries = {language: glossary(game, game.edition(), language) for language in LANGUAGES}
    first, second = ([one.subject for one in found] for found in entries.values())
    assert first == second
    assert len(set(first)) == len(first)
    for found in entries.values():
        for one in found:
            assert one.name.strip()
            assert len(one.text) > 3
            assert "{" not in one.name + one.text


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_signs_of_both_languages_are_not_the_same_text(game):
    english, german = (glossary(game, game.edition(), language) for language in ("en", "de"))
    signs = [(one, other) for one, other in zip(english, german, strict=True) if not one.part]
    assert all(one.text != other.text for one, other in signs)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_card_of_the_catalogue_is_explained(game):
    catalogue = game.catalogue(game.edition())
    known = {one.subject.partition(":")[2] for one in glossary(game, game.edition(), "en")}
    for part in ("cards", "species", "tiles", "workers", "events"):
        ids = {one["id"] for one in catalogue.get(part, []) if one.get("kind") != "entrance"}
        assert ids <= known


@pytest.mark.parametrize("game", GAMES)
def test_what_the_board_asks_for_is_there(game):
    """Subjects that a component of the board writes out; composed ones are met in the browser."""
    known = {one.subject for one in glossary(GAMES[game], GAMES[game].edition(), "en")}
    files = [*(WEB / "games" / game).glob("*.svelte")]
    asked = {found for file in files for found in WRITTEN.findall(file.read_text("utf-8"))}
    assert asked
    assert asked <= known


def test_house_values_are_marked():
    keystone = {
        one.subject: one for one in glossary(GAMES["keystone"], GAMES["keystone"].edition(), "en")
    }
    assert keystone["card:American Bison"].house
    assert not keystone["habitat:F"].house


@pytest.mark.parametrize("game", ["keystone", "ecosfera", "habitats"])
def test_every_species_has_a_fact_in_both_languages(game):
    """One a species, none left over, never the same sentence twice; all with their sources."""
    every = [glossary(GAMES[game], GAMES[game].edition(), language) for language in LANGUAGES]
    sentences: dict[str, str] = {}
    for entries in every:
        for one in entries:
            assert (one.nature is not None) == bool(one.latin), one.name
            if one.nature:
                assert one.nature.source, one.name
                assert one.nature.address.startswith("http"), one.name
                assert re.fullmatch(r"[A-ZÄÖÜ0-9].{20,160}[.]", one.nature.text), one.nature.text
                assert sentences.setdefault(one.nature.text, one.latin) == one.latin
    species = {one.latin for one in every[0] if one.latin}
    assert len(sentences) == len(species) * len(LANGUAGES)
    for language in LANGUAGES:
        assert set(nature_facts(GAMES[game].folder, language)) == species

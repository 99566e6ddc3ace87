"""An edition's components in words: `ecotone edition show`, readable in a narrow terminal."""

import re

import pytest
from support import ecotone

from ecotone.cli.console import out
from ecotone.engine.provenance import MARK
from ecotone.engine.registry import game_named
from ecotone.engine.texts import LANGUAGES

GAMES = ("ecosfera", "habitats", "keyharvest", "keystone")
WIDTH = 80
RAW = re.compile(r"[\[{<]|\w_\w|\bNone\b|\(\d+,|^\d{3,}$")
"""Signs of data that were printed as the program holds them."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_component_is_in_words(name, language):
    game = game_named(name)
    tables = game.component_tables(game.edition(), language)
    for table in tables:
        assert table.rows
        for row in table.rows:
            assert len(row) == len(table.columns)
            assert not [cell for cell in row if not cell or RAW.search(cell)]
    words = " ".join(cell for table in tables for row in table.rows for cell in row)
    named = [row for rows in game.edition().tables.values() for row in rows]
    key = f"name_{language}"
    assert not [row[key] for row in named if key in row and str(row[key]) not in words]
    assert MARK in words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_tables_fit_into_eighty_columns(name, language, monkeypatch):
    game = game_named(name)
    tables = game.component_tables(game.edition(), language)
    monkeypatch.setattr(out, "width", WIDTH)
    lines = ecotone("edition", "show", name, "--lang", language).stdout.splitlines()
    assert max(map(len, lines)) <= WIDTH
    for table in tables:
        assert f"{table.title} ({len(table.rows)})" in lines
        longest = max(len(word) for row in table.rows for cell in row for word in cell.split())
        assert longest < WIDTH // 2
    assert len(lines) < 8 * sum(len(table.rows) for table in tables)


def test_a_game_without_words_shows_its_columns():
    game = game_named("keystone")
    plain = type(game).part
    try:
        type(game).part = lambda self, module, function: None
        tables = game.component_tables(game.edition(), "en")
    finally:
        type(game).part = plain
    assert [table.title for table in tables] == list(game.edition().tables)
    assert "habitats" in tables[0].columns
    assert "habitats_from" not in tables[0].columns

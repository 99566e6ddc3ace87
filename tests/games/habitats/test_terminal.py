"""What a person reads: every decision in words of its own, every tile with what it does."""

import io
import random

import pytest
from rich.console import Console

from ecotone.engine.match import Match
from ecotone.engine.state import NOBODY
from ecotone.games.habitats import GAME
from ecotone.games.habitats.companion import score_typed
from ecotone.games.habitats.reader import tile_rows
from ecotone.games.habitats.terminal import draw_sheet, panes
from ecotone.games.habitats.terminal_tiles import NAME_WIDTH, in_cell, tile_text
from ecotone.games.habitats.words import cell_name


def shown(drawing):
    console = Console(file=io.StringIO(), width=200)
    console.print(drawing)
    return console.file.getvalue()


def number_of(key):
    return next(n for n, row in enumerate(tile_rows(GAME.edition())) if row["key"] == key)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("players", "seed"), [(1, 3), (2, 3), (2, 8)])
def test_every_decision_has_words_of_its_own(players, seed, language):
    match = Match(GAME, players, seed, {})
    choose = random.Random(seed)
    while match.actor != NOBODY:
        told = [words for _, words in match.describe_legal(language)]
        assert len(set(told)) == len(told)
        match.push(int(choose.choice(match.legal)))


def test_open_cells_carry_the_letters_of_the_decisions():
    match = Match(GAME, 1, 3, {"solo": "draw"})
    match.push(int(match.legal[0]))
    view = GAME.view(match.edition, match.state, 0)
    drawn = "".join(shown(pane.content) for pane in panes(match.edition, view, "en"))
    for index in range(len(view["parks"][0]["open"])):
        assert f" {cell_name(index)} " in drawn
    words = [words for _, words in match.describe_legal("en")]
    assert any("(cell a, " in one for one in words)


def test_cells_have_letters_without_end():
    names = [cell_name(index) for index in range(60)]
    assert names[:2] == ["a", "b"]
    assert names[18:21] == ["z", "aa", "ab"]
    assert len(set(names)) == 60


@pytest.mark.parametrize(
    ("key", "english", "german"),
    [
        ("bend_dry", "D 4\nBend\nroad →↓\nneeds ↑←", "T 4\nKurve\nStraße →↓\nbraucht ↑←"),
        (
            "raised_hide_dry",
            "D 1 each\nRaised hide\ntower ↑\nsees both",
            "T je 1\nHochsitz\nTurm ↑",
        ),
        ("botanists_tower_water", "tower ↑↗→↘↓↙←↖\nsees flowers", "sieht Blumen"),
        ("hikers_grass", "G 1 each\nHikers\ntiles in area", "Plättchen im Areal"),
        ("coach_party_grass", "other areas", "andere Areale"),
        ("lion", "G 6\nLion\n3G 1F", "G 6\nLöwe\n3G 1W"),
    ],
)
def test_a_tile_shows_what_it_does(key, english, german):
    edition = GAME.edition()
    assert english in tile_text(edition, number_of(key), "en").plain
    assert german in tile_text(edition, number_of(key), "de").plain


@pytest.mark.parametrize("language", ["en", "de"])
def test_broken_names_stay_different(language):
    names = {row[f"name_{language}"] for row in tile_rows(GAME.edition())[1:]}
    assert len({in_cell(name) for name in names}) == len(names)
    assert max(len(word) for name in names for word in in_cell(name).split()) <= NAME_WIDTH


def sheet_of(tmp_path, language, *rows, before=""):
    file = tmp_path / "park.toml"
    file.write_text(f"{before}park = [{', '.join(map(repr, map(list, rows)))}]\n", "utf-8")
    return shown(draw_sheet(GAME.edition(), score_typed(GAME.edition(), file), language))


def test_one_thing_is_told_in_the_singular(tmp_path):
    rows = (
        ["-", "African swallowtail", "-"],
        ["Hikers, grass", "Lion", "-"],
        ["-", "Entrance", "Coach party, water"],
        ["-", "-", "Lizard"],
        ["-", "-", "Catfish"],
    )
    english = sheet_of(tmp_path, "en", *rows)
    assert "needs 1 flower, has 0" in english
    assert "1 other tile in its area" in english
    assert "1 other area of its landscape" in english
    german = sheet_of(tmp_path, "de", *rows)
    assert "braucht 1 Blume, hat 0" in german
    assert "1 anderes Plättchen im Areal" in german
    assert "1 anderes Areal ihrer Landschaft" in german


def test_the_other_reading_of_a_coach_party_is_told_as_counted(tmp_path):
    rows = (["Entrance", "Coach party, water", "Catfish"],)
    reading = 'tourists = "own_area"\n'
    assert "1 area of its landscape" in sheet_of(tmp_path, "en", *rows, before=reading)
    assert "1 Areal ihrer Landschaft" in sheet_of(tmp_path, "de", *rows, before=reading)

"""A game's functions are found by name in its package."""

import sys

import pytest

from ecotone.engine.game import Game
from ecotone.engine.registry import game_named, games

NEEDED = {
    "reader": "read_edition",
    "view": "view",
    "words": "action_words",
    "log": "events",
    "sheet": "score_sheet",
}


@pytest.fixture
def small(tmp_path, monkeypatch):
    """A game whose package can be written to, module by module."""
    folder = tmp_path / "smallgame"
    folder.mkdir()
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    game = Game()
    game.name, game.package = "small", "smallgame"
    yield game, folder
    for name in [name for name in sys.modules if name.split(".")[0] == "smallgame"]:
        del sys.modules[name]


@pytest.mark.parametrize("name", games())
def test_every_game_has_what_a_game_needs(name):
    for module, function in NEEDED.items():
        assert callable(game_named(name).part(module, function)), (module, function)


def test_a_function_is_found_where_its_job_is_named(small):
    game, folder = small
    (folder / "view.py").write_text("def view(edition, state, seat): return {'seat': seat}\n")
    assert game.view(None, None, 3) == {"seat": 3}
    assert game.shows_action(None, None, 0, 0)


def test_what_a_game_does_not_have_is_left_out(small):
    game, _ = small
    assert game.part("catalogue", "catalogue") is None
    assert not game.companion
    assert game.chapters(None) == []


def test_a_game_without_a_needed_function_says_which(small):
    game, _ = small
    with pytest.raises(NotImplementedError, match=r"smallgame\.view with view\(\)"):
        game.view(None, None, 0)


def test_a_module_that_cannot_be_imported_is_no_missing_one(small):
    game, folder = small
    (folder / "preview.py").write_text("import nowhere_to_be_found\n")
    with pytest.raises(ModuleNotFoundError, match="nowhere_to_be_found"):
        game.part("preview", "preview")

"""An edition of one's own in every command that plays or scores, and its title where it matters."""

import pytest
from support import ecotone, ecotone_json

from ecotone.engine.registry import game_named

TITLE = "Box of Anna"
BOARD = """board = [
  ["Aspen", "-", "-", "-"],
  ["-", "-", "-", "-"],
  ["-", "-", "-", "-"],
  ["-", "-", "-", "-"],
]
"""


@pytest.fixture(scope="module")
def data(tmp_path_factory):
    """A data folder with an edition of every game, each with a title of its own."""
    folder = tmp_path_factory.mktemp("owner")
    environment = {"ECOTONE_DATA": str(folder)}
    for name in ("keystone", "habitats", "keyharvest", "ecosfera"):
        usual = game_named(name).default_edition
        call = ("edition", "copy", name, usual, "mine", "--title", TITLE)
        assert ecotone(*call, **environment).returncode == 0
    return environment


@pytest.mark.parametrize("game", ["keystone", "habitats", "keyharvest", "ecosfera"])
def test_simulations_take_any_edition_and_name_it(game, data):
    call = ("simulate", game, "--games", "5", "--edition", "mine")
    assert ecotone_json(*call, **data)["edition"] == "mine"
    assert "mine" in ecotone(*call, **data).stdout


def test_bots_play_with_it_and_the_arena_names_it(data):
    call = ("arena", "keystone", "random", "greedy", "--games", "1", "--processes", "1")
    assert TITLE in ecotone(*call, "--edition", "mine", **data).stdout
    assert TITLE not in ecotone(*call, **data).stdout


def test_a_table_is_played_recorded_and_analysed_with_it(data, tmp_path):
    file = str(tmp_path / "game.json")
    seats = ("--people", "0", "--bot", "random", "--bot", "random")
    played = ecotone("play", "keystone", *seats, "--edition", "mine", "--save", file, **data)
    assert TITLE in played.stdout
    assert ecotone_json("replay", file, **data)["edition"] == "mine"
    assert TITLE in ecotone("analyse", file, "--simulations", "2", **data).stdout


def test_the_journal_takes_it_and_names_it(data):
    assert TITLE in ecotone("journal", "--edition", "mine", **data).stdout
    assert TITLE not in ecotone("journal", **data).stdout


def test_the_companion_takes_it_and_names_it(data, tmp_path):
    board = tmp_path / "board.toml"
    board.write_text(BOARD, "utf-8")
    assert TITLE in ecotone("score", "keystone", str(board), "--edition", "mine", **data).stdout

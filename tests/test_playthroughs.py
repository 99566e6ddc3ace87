"""Golden playthroughs: a changed line is a changed rule, to be looked at.

Write them anew with `python -m ecotone.lab.playthrough tests/playthroughs`.
"""

from pathlib import Path

import pytest

from ecotone.engine.registry import games
from ecotone.lab.playthrough import header_of
from ecotone.testing.playthroughs import check_playthrough

FILES = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_goes_as_written_down(path):
    check_playthrough(path)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_game_has_been_written_down_for_few_and_many(game):
    written = {header_of(path)["players"] for path in FILES if path.name.startswith(game.name)}
    assert {game.players[0], game.players[-1]} <= written

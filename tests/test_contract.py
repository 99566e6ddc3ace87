"""What every game must do: the checks of `ecotone.testing`, run over the registry."""

import pytest

from ecotone.engine.registry import games
from ecotone.testing import CHECKS
from ecotone.testing.check import NotApplicable


def cases():
    for game in games().values():
        for check in CHECKS:
            for players in check.tables(game):
                name = f"{check.name}-{game.name}-{players}"
                marks = [pytest.mark.deep] if check.deep else []
                yield pytest.param(check, game, players, id=name, marks=marks)


@pytest.mark.parametrize(("check", "game", "players"), list(cases()))
def test_a_game_keeps_the_contract(check, game, players):
    try:
        check.run(game, players)
    except NotApplicable as reason:
        pytest.skip(str(reason))

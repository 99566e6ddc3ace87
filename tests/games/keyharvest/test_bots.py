"""Games between Key Harvest's bots come to an end."""

import pytest

from ecotone.bots import seated_bot
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named

MOST_TURNS = 120

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize(
    ("level", "players", "seed"),
    [
        ("beginner", 2, 11),
        ("search:5", 2, 11),
        ("search:5", 4, 11),
        # This game once took 957 turns, almost all of them empty passes.
        pytest.param("search:100", 2, 11, marks=pytest.mark.deep),
    ],
)
def test_nobody_passes_for_ever(level, players, seed):
    game = game_named("keyharvest")
    match = Match(game, players, seed)
    bots = [seated_bot(level, seed, seat) for seat in range(players)]
    while not match.over:
        match.push(int(bots[match.actor].choose(match)))
        turns = int(match.state.view(game.table)["turns"][0])
        assert turns <= MOST_TURNS

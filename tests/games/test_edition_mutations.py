"""Editions with random mistakes: refused with every fault named, or played to the end."""

import pytest
from mutations import refused_or_played

from ecotone.engine.registry import game_named

GAMES = ("ecosfera", "habitats", "keyharvest", "keystone")
QUICK = 120
BATCHES = 4
DEEP = 5000
DEEP_BATCHES = 20
MOST_DECISIONS = 40_000


def try_editions(game, folder, seeds):
    """Some were accepted and broke the game; others ended in a traceback."""
    refused = [refused_or_played(game_named(game), folder, seed, MOST_DECISIONS) for seed in seeds]
    assert len(refused) // 5 < sum(refused) < len(refused) * 19 // 20


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("game", GAMES)
def test_a_mutated_edition_is_refused_or_plays_to_the_end(game, batch, tmp_path):
    try_editions(game, tmp_path, range(batch, QUICK, BATCHES))


@pytest.mark.deep
@pytest.mark.parametrize("batch", range(DEEP_BATCHES))
@pytest.mark.parametrize("game", GAMES)
def test_five_thousand_mutated_editions_are_refused_or_play_to_the_end(game, batch, tmp_path):
    try_editions(game, tmp_path, range(QUICK + batch, QUICK + DEEP, DEEP_BATCHES))

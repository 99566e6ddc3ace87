"""The suggested level follows from who finished ahead of whom."""

import pytest

from ecotone.bots.levels import LEVELS
from ecotone.bots.suggestion import Bout, expected, ratings, suggest
from ecotone.engine.ladder import read_ladder
from ecotone.engine.registry import game_named

HABITATS = game_named("habitats")
ORDER = list(LEVELS)


def bouts(level, *results, players=2):
    return [Bout(players, ((level, result),) * (players - 1)) for result in results]


@pytest.mark.parametrize("name", ["keystone", "habitats", "keyharvest"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_levels_stand_in_their_order_on_every_ladder(name, players):
    scale = ratings(game_named(name), players)
    assert list(scale) == ORDER
    assert sorted(scale.values()) == list(scale.values())
    assert {step.players for step in read_ladder(game_named(name).folder)} == {2, 3, 4}


def test_one_win_leads_up_and_one_loss_down():
    assert suggest(HABITATS, 2, bouts("medium", 1)).level == "hard"
    assert suggest(HABITATS, 2, bouts("medium", 0)).level == "easy"
    assert suggest(HABITATS, 2, bouts("medium", 0.5)).level == "medium"


@pytest.mark.parametrize("level", ORDER)
def test_whoever_wins_half_stays(level):
    found = suggest(HABITATS, 2, bouts(level, 1, 0, 0, 1, 1, 0))
    assert (found.level, found.games) == (level, 6)
    assert found.chance == pytest.approx(0.5, abs=0.03)


def test_the_ends_of_the_ladder_are_suggested_to_the_strongest_and_the_weakest():
    assert suggest(HABITATS, 2, bouts("master", *[1] * 12)).level == "master"
    found = suggest(HABITATS, 3, bouts("beginner", *[0] * 12, players=3))
    assert found.level == "beginner"
    assert found.chance < 0.2


def test_only_the_last_games_count():
    old, new = bouts("beginner", *[0] * 30), bouts("expert", *[1, 0] * 6)
    assert suggest(HABITATS, 2, old + new).level == "expert"


def test_games_of_several_levels_count_together():
    mixed = [Bout(3, (("easy", 1.0), ("expert", 0.0)))] * 6
    assert suggest(HABITATS, 3, mixed).level in ("medium", "hard")


def test_nothing_is_suggested_without_a_ladder_or_for_bots_that_are_not_on_it():
    assert suggest(game_named("ecosfera"), 2, bouts("medium", 1)) is None
    assert suggest(HABITATS, 2, bouts("greedy", 1)) is None
    assert suggest(HABITATS, 2, []) is None


def test_a_lead_of_two_hundred_points_wins_three_of_four():
    assert expected(0) == 0.5
    assert expected(190.85) == pytest.approx(0.75, abs=0.001)

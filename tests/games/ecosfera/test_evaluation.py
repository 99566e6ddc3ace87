"""The chance to win, as bots and hints see it."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from ecotone.bots import bot_named
from ecotone.engine.match import Match
from ecotone.engine.randomness import below, new_generator
from ecotone.games.ecosfera import GAME, features
from ecotone.games.ecosfera.actions import ACTIONS
from ecotone.games.ecosfera.draws import chance_to_draw, expected_impacts
from ecotone.games.ecosfera.table import IMPACTS, TABLE
from ecotone.games.ecosfera.types import HABITAT_NAMES

Staging = Callable[..., Any]


def chance(stage: Any) -> float:
    """The chance to win, which all seats share."""
    out = np.full(int(stage.table.players), -1.0)
    stage.entry.evaluate(stage.cards, stage.state, out)
    assert len(set(out)) == 1
    return float(out[0])


def settled(stage: Staging, **options: object) -> Any:
    """A table in the middle of a game, with the active row's turn begun."""
    s = stage(**options)
    s.deck(0, "sun", "oxygen", "pressure", "perca_fluviatilis", "ulva_lactuca", "nutrients")
    s.deck(1, "sun", "salinity", "pressure", "esox_lucius", "chara_spp", "temperature")
    return s.row(0, "sun", "oxygen", "salinity").row(1, "nutrients", "temperature", "pressure")


def test_a_game_that_is_won_is_certain(stage: Staging) -> None:
    s = stage().placed(*HABITAT_NAMES[1:]).row(0, "rotifera", "calanoida")
    assert chance(s) < 1
    s.do("place", "rotifera")
    assert chance(s) == 1


def test_a_game_that_is_lost_is_certain(stage: Staging) -> None:
    s = stage().row(0, "pressure", "pressure")
    s.table.impacts = IMPACTS - 1
    assert chance(s) > 0
    s.do("end_turn")
    assert chance(s) == 0


def test_every_tile_helps_and_every_impact_hurts(stage: Staging) -> None:
    s = settled(stage)
    by_tiles = [chance(s)]
    for habitat in HABITAT_NAMES[1:]:
        by_tiles.append(chance(s.placed(habitat)))
    assert all(one < other for one, other in pairwise(by_tiles))
    s = settled(stage)
    by_impacts = []
    for impacts in range(IMPACTS):
        s.table.impacts = impacts
        by_impacts.append(chance(s))
    assert all(one > other for one, other in pairwise(by_impacts))


@pytest.mark.parametrize("row", [0, 1])
def test_pressure_in_a_deck_hurts(stage: Staging, row: int) -> None:
    stained = settled(stage).discard(row, "pressure")
    assert chance(stained) < chance(settled(stage).discard(row, "sun"))


def test_pressure_in_a_waiting_row_hurts_more_and_more(stage: Staging) -> None:
    s = settled(stage)
    chances = [chance(s)]
    for _ in range(3):
        chances.append(chance(s.row(1, "pressure")))
    assert all(one > other for one, other in pairwise(chances))
    assert chances[2] - chances[3] > chances[0] - chances[1]


def test_three_equal_elements_in_a_waiting_row_hurt(stage: Staging) -> None:
    triple = settled(stage).row(1, "nutrients", "nutrients")
    assert chance(triple) < chance(settled(stage).row(1, "nutrients", "sun"))


def test_consumers_of_missing_habitats_help_and_others_do_not(stage: Staging) -> None:
    s = settled(stage).placed("pelagic")
    bare = chance(s)
    assert chance(settled(stage).placed("pelagic").discard(0, "rotifera")) > bare
    assert chance(settled(stage).placed("pelagic").discard(0, "clupea_harengus")) < bare


def test_a_pair_in_a_waiting_row_is_worth_more_than_apart(stage: Staging) -> None:
    together = settled(stage).row(1, "rotifera", "clangula_hyemalis")
    apart = settled(stage).row(1, "rotifera").discard(1, "clangula_hyemalis")
    assert chance(together) > chance(apart)


def test_a_used_pair_can_place_nothing_more(stage: Staging) -> None:
    s = settled(stage).row(0, "rotifera", "clangula_hyemalis")
    ready = chance(s)
    s.table.marks[:2] = 1
    assert chance(s) < ready


def test_tokens_and_short_piles_count(stage: Staging) -> None:
    s = settled(stage)
    before = chance(s)
    s.table.tokens[1, :] = 0
    assert chance(s) < before
    assert chance(settled(stage).drain_pile("oxygen", 1)) < before


def test_policies_count_where_they_are_played(stage: Staging) -> None:
    before = chance(settled(stage, complexity=2))
    assert chance(settled(stage, complexity=2).ready("funding", "bubble_curtains")) > before
    assert chance(settled(stage, complexity=2).in_force("climate_change")) < before


def test_the_chance_to_draw_is_that_of_a_shuffled_deck() -> None:
    assert chance_to_draw(3, 3, 4, 4) == 1
    assert chance_to_draw(0, 0, 0, 0) == 1
    assert chance_to_draw(3, 2, 7, 4) == 0
    assert chance_to_draw(1, 2, 7, 4) == pytest.approx(1 - 3 / 21)
    assert chance_to_draw(2, 3, 7, 4) == pytest.approx((3 * 6 + 4) / 35)
    assert expected_impacts(4, 4, 4, 0) == 3
    assert expected_impacts(5, 1, 1, 2) == pytest.approx(1 / 5)


@pytest.mark.parametrize("complexity", [1, 2])
def test_what_nobody_knows_does_not_change_the_chance(complexity: int) -> None:
    match = Match(GAME, 2, 5, {"complexity": complexity})
    choose = np.random.default_rng(5)
    random = new_generator(9)
    entry, cards = GAME.entry, match.edition.data
    true, dealt = np.zeros(2), np.zeros(2)
    end = ACTIONS.first("end_turn")
    while not match.over:
        other = match.state.copy()
        entry.redeal(cards, other, match.actor, random)
        entry.evaluate(cards, match.state, true)
        entry.evaluate(cards, other, dealt)
        assert 0 < true[0] < 1
        assert true[0] == pytest.approx(dealt[0], rel=1e-12)
        useful = [action for action in match.legal if action != end]
        match.push(int(choose.choice(useful or [end])))
    entry.evaluate(cards, match.state, true)
    assert true[0] == (match.state.view(TABLE)[0].impacts < IMPACTS)


def test_the_features_with_their_own_weights_are_the_evaluation() -> None:
    """A fit starts from there, so the features have to say all that the evaluation looks at."""
    own = np.array([features.OWN_WEIGHTS.get(name, 0.0) for name in features.NAMES])
    for complexity in (1, 2):
        match = Match(GAME, 2, 3, {"complexity": complexity})
        bot, random, offsets = bot_named("greedy", 1), new_generator(5), []
        row, chances = np.zeros(len(own)), np.zeros(2)
        while not match.over:
            at_random = below(random, 3) == 0
            match.push(match.choice(below(random, match.count)) if at_random else bot.choose(match))
            if not match.over:
                GAME.entry.evaluate(match.edition.data, match.state, chances)
                features.read_features(match.edition.data, match.state, 0, row)
                offsets.append(np.log(chances[0] / (1 - chances[0])) - own @ row)
        assert len(offsets) > 20
        assert offsets == pytest.approx([offsets[0]] * len(offsets), abs=1e-6)

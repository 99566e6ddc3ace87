"""Advice is right where one can tell, repeatable, and knows what its seat knows."""

import numpy as np
import pytest
from tiny import GAME as TINY

from ecotone.bots.advice import (
    DEALS,
    GameOver,
    Interval,
    advise,
    expected_result,
    final_result,
    measure,
)
from ecotone.engine.match import Match
from ecotone.engine.randomness import new_generator
from ecotone.engine.registry import game_named, games
from ecotone.testing import finished_match, random_match

SIMULATIONS = 60
TAKE_ONE, TAKE_TWO, TAKE_THREE = range(3)


def figures(advice):
    return [(one.action, one.share, one.results.tolist()) for one in advice]


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_advice_depends_on_nothing_hidden(game):
    """Deals that differ only in what the seat cannot know get the same advice, to the digit."""
    for number, match in enumerate(random_match(game, game.players[-1], 12)):
        if match.over or number > 40:
            break
        if number % 20:
            continue
        before = match.state.copy(), match.legal_numbers.tolist()
        advice = figures(advise(match, SIMULATIONS))
        assert figures(advise(match, SIMULATIONS)) == advice
        assert (match.state == before[0]).all()
        for seed in range(2):
            game.entry.redeal(match.edition.data, match.state, match.actor, new_generator(seed))
            assert figures(advise(match, SIMULATIONS)) == advice
        match.state[:] = before[0]
        assert match.legal_numbers.tolist() == before[1]


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_advice_is_legal_and_best_first(game):
    match = Match(game, game.players[0], 2)
    while match.count < 3:
        match.push(match.choice(0))
    advice = advise(match, SIMULATIONS)
    assert {one.action for one in advice} <= set(match.legal_numbers.tolist())
    means = [one.interval.mean for one in advice]
    assert means == sorted(means, reverse=True)
    for one in advice:
        assert one.interval.low <= one.interval.mean <= one.interval.high
        assert len(one.results) == DEALS
    assert 0 < sum(one.share for one in advice) <= 1.0001


def test_it_finds_the_winning_move():
    """With three stones left, whoever takes them all wins; with six, leave four."""
    match = Match(TINY, 2, 1, {"stones": 6})
    assert advise(match, SIMULATIONS)[0].action == TAKE_TWO
    match = Match(TINY, 2, 1, {"stones": 7})
    match.push(TAKE_THREE)
    match.push(TAKE_ONE)
    assert advise(match, SIMULATIONS)[0].action == TAKE_THREE


def test_a_decision_that_ends_the_game_is_judged_by_the_final_points():
    """Two secrets from 0 to 9, of which one is known, and ten points for the last stone."""
    match = Match(TINY, 2, 1, {"stones": 5})
    match.push(TAKE_TWO)
    own = match.view(match.actor)["secret"]
    winning = advise(match, SIMULATIONS)[0]
    bonus = TINY.edition().tables["bonus"][0]["bonus"]
    assert winning.action == TAKE_THREE
    assert (own + bonus - 9 <= winning.results).all()
    assert (winning.results <= own + bonus).all()
    assert len(set(winning.results)) > 1


def test_an_only_choice_is_judged_too():
    match = Match(TINY, 2, 1, {"stones": 5})
    match.push(TAKE_THREE)
    match.push(TAKE_ONE)
    (only,) = advise(match, SIMULATIONS)
    assert (only.action, only.share) == (TAKE_ONE, 1.0)


def test_a_turn_is_finished_before_it_is_judged():
    """A seat in the middle of its turn would look better than one about to be answered."""
    keystone = game_named("keystone")
    judged = 0
    for match in random_match(keystone, 2, 5):
        actor = keystone.entry.actor
        after = match.state.copy()
        if not match.over:
            keystone.entry.apply(match.edition.data, after, match.choice(0))
        if not match.over and actor(match.edition.data, after) == match.actor:
            expected_result(match, after, match.actor, 8, new_generator(1))
            assert actor(match.edition.data, after) != match.actor
            judged += 1
    assert judged > 2


def test_there_is_no_advice_after_the_end():
    with pytest.raises(GameOver):
        advise(finished_match(TINY, 2, 1), SIMULATIONS)


@pytest.mark.parametrize(
    ("game", "players", "options", "measured"),
    [
        ("keystone", 1, {"assignment": 0}, "points"),
        ("keystone", 1, {}, "chance"),
        ("keystone", 2, {}, "lead"),
        ("keystone", 2, {"variant": "coop", "assignment": 0}, "points"),
        ("keystone", 2, {"variant": "coop"}, "chance"),
        ("ecosfera", 2, {}, "chance"),
    ],
)
def test_results_are_a_lead_where_others_are_against_one(game, players, options, measured):
    match = finished_match(game_named(game), players, 3, **options)
    assert measure(match) == measured
    scores, places = match.scores(), match.places()
    came_of_it = {
        "points": scores[0],
        "lead": scores[0] - scores[-1],
        "chance": places[0] == 1,
    }
    assert final_result(match, match.state, 0) == came_of_it[measured]


def test_an_interval_holds_the_mean_95_times_of_100():
    numbers = np.random.default_rng(1).normal(7.0, 3.0, (2000, DEALS))
    intervals = [Interval.of(row) for row in numbers]
    held = sum(one.low <= 7.0 <= one.high for one in intervals)
    assert 1880 <= held <= 1920

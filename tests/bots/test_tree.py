"""The search: what it finds, for whom, and that it leaves the interpreter to others."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from support import in_turn
from tiny import GAME as TINY

from ecotone.bots import bot_named
from ecotone.bots.levels import LEVELS
from ecotone.bots.search import SearchBot, load_tree, look_ahead
from ecotone.engine.compiling import interpreted
from ecotone.engine.match import Match
from ecotone.engine.randomness import new_generator
from ecotone.engine.registry import game_named
from ecotone.testing import random_match

KEYSTONE = game_named("keystone")


def middle(game, decisions):
    """A random match after so many decisions, at one with a choice."""
    return next(
        match
        for number, match in enumerate(random_match(game, 2, 4))
        if number >= decisions and match.count > 5
    )


def test_it_leaves_the_interpreter_to_others():
    search = load_tree().search
    assert interpreted() or search.targetoptions["nogil"]


def test_threads_find_what_one_finds_alone():
    match = middle(KEYSTONE, 10)
    alone = [SearchBot(seed, 50).choose(match) for seed in range(4)]
    with ThreadPoolExecutor(2) as threads:
        together = threads.map(lambda seed: SearchBot(seed, 50).choose(match), range(4))
    assert list(together) == alone


def test_every_simulation_follows_one_decision():
    match = middle(KEYSTONE, 10)
    followed = look_ahead(match, match.state, match.actor, 80, new_generator(1))
    assert sum(one.visits for one in followed) == 80
    assert {one.action for one in followed} <= set(match.legal_numbers.tolist())


@pytest.mark.parametrize(("players", "times"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_an_expert_looks_further_ahead_and_so_less_often_among_many(players, times):
    match = Match(KEYSTONE, players, 1)
    for level, fewer in (("hard", 1), ("expert", times)):
        followed = look_ahead(
            match, match.state, match.actor, LEVELS[level].simulations, new_generator(1)
        )
        assert sum(one.visits for one in followed) == LEVELS[level].simulations // fewer


def test_results_are_the_lead_of_the_seat_that_asks():
    """Where nothing is hidden that matters, one seat's lead is the other's lag."""
    match = Match(TINY, 2, 1, {"stones": 7})
    results = [look_ahead(match, match.state, seat, 400, new_generator(1)) for seat in (0, 1)]
    followed = [{one.action: one.result for one in result} for result in results]
    best = max(followed[0], key=followed[0].__getitem__)
    assert best == min(followed[1], key=followed[1].__getitem__)


def test_it_leaves_a_multiple_of_four():
    for stones in (5, 6, 7, 9, 10, 11):
        match = Match(TINY, 2, 1, {"stones": stones})
        assert SearchBot(1, 50).choose(match) == stones % 4 - 1


def test_it_beats_the_greedy_bot():
    ahead = 0
    for seed in range(3):
        for seat in range(2):
            match = Match(KEYSTONE, 2, seed)
            bots = [bot_named("greedy", seed), bot_named("greedy", seed)]
            bots[seat] = SearchBot(seed, 40)
            while not match.over:
                match.push(bots[match.actor].choose(match))
            ahead += match.scores()[seat] - match.scores()[1 - seat]
    assert ahead > 0


@in_turn(("assignment", "simulations"), [1, 4, 12], [60, LEVELS["expert"].simulations])
def test_partners_who_share_everything_find_what_one_would_find_alone(assignment, simulations):
    alone = Match(KEYSTONE, 1, 3, {"assignment": assignment})
    pair = Match(KEYSTONE, 2, 3, {"assignment": assignment, "variant": "coop"})
    for turn in range(12):
        found = [
            look_ahead(one, one.state, one.actor, simulations, new_generator(1))
            for one in (alone, pair)
        ]
        assert found[0] == found[1], turn
        for match in (alone, pair):
            match.push(found[0][0].action)

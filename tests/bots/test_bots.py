"""Bots choose legally, repeatably, and without knowing what their seat may not know."""

import random

import pytest

from ecotone.bots import bot_named, bot_names
from ecotone.bots.levels import DEFAULT_LEVEL, LEVELS
from ecotone.bots.search import SearchBot, look_ahead
from ecotone.engine.errors import EcotoneError
from ecotone.engine.match import Match
from ecotone.engine.randomness import new_generator
from ecotone.engine.registry import game_named, games
from ecotone.testing import random_match

KEYSTONE = game_named("keystone")


def test_a_harder_level_looks_further():
    budgets = list(LEVELS.values())
    assert list(LEVELS) == ["easy", "medium", "hard", "expert"]
    assert budgets == sorted(set(budgets))
    assert DEFAULT_LEVEL in LEVELS
    for name, budget in LEVELS.items():
        bot = bot_named(name, 1)
        assert isinstance(bot, SearchBot)
        assert bot.simulations == budget


@pytest.fixture
def small_budget(monkeypatch):
    monkeypatch.setattr(SearchBot.__init__, "__defaults__", (60,))
    for name in LEVELS:
        monkeypatch.setitem(LEVELS, name, 60)


@pytest.mark.usefixtures("small_budget")
@pytest.mark.parametrize("name", ["random", "greedy", "search"])
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_choice_depends_on_nothing_hidden(game, name):
    """Deals that differ only in what the seat cannot know get the same, legal choice."""
    players = game.players[-1]
    for number, match in enumerate(random_match(game, players, 12)):
        if match.over or number > 60:
            break
        if number % 12:
            continue
        choice = bot_named(name, 3).choose(match)
        assert choice in match.legal
        assert bot_named(name, 3).choose(match) == choice
        truth = match.state.copy()
        for seed in range(3):
            match.state[:] = truth
            game.entry.redeal(match.edition.data, match.state, match.actor, new_generator(seed))
            assert bot_named(name, 3).choose(match) == choice
        match.state[:] = truth


def play(bots, seed):
    match = Match(KEYSTONE, len(bots), seed)
    while not match.over:
        match.push(bots[match.actor].choose(match))
    return match


def test_greedy_beats_random_at_keystone():
    for seed in range(8):
        bots = [bot_named("greedy", seed), bot_named("random", seed)]
        assert play(bots, seed).places() == [1, 2]


def test_seats_that_win_together_search_for_their_common_points():
    match = Match(KEYSTONE, 2, 1, {"variant": "coop"})
    followed = look_ahead(match, match.state, match.actor, 60, new_generator(1))
    assert all(one.result > 0 for one in followed if one.visits)
    assert sum(one.visits for one in followed) == 60


@pytest.mark.usefixtures("small_budget")
def test_a_bot_leaves_the_match_as_it_is():
    match = Match(KEYSTONE, 2, 1)
    choose = random.Random(1)
    for _ in range(20):
        match.push(int(choose.choice(match.legal)))
    before = match.state.copy(), match.legal_numbers.tolist()
    for name in bot_names():
        bot_named(name, 1).choose(match)
    assert (match.state == before[0]).all()
    assert match.legal_numbers.tolist() == before[1]


def test_an_unknown_bot_is_refused():
    with pytest.raises(
        EcotoneError, match=r"expected one of the bots random, .*expert or path\.py:Class"
    ):
        bot_named("deep", 1)

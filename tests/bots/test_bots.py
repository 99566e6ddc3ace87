"""Bots choose legally, repeatably, and without knowing what their seat may not know."""

import random

import pytest

from ecotone.bots import bot_named, bot_names
from ecotone.bots.levels import DEFAULT_LEVEL, LEVELS, level_of
from ecotone.bots.search import (
    CANDIDATES,
    Followed,
    SearchBot,
    look_ahead,
    most_followed,
    noticed,
    only_passes,
)
from ecotone.engine.errors import EcotoneError
from ecotone.engine.match import Match
from ecotone.engine.randomness import new_generator
from ecotone.engine.registry import game_named, games
from ecotone.testing import random_match

KEYSTONE = game_named("keystone")


def test_a_harder_level_looks_further():
    assert list(LEVELS) == ["beginner", "easy", "medium", "hard", "expert", "master"]
    assert DEFAULT_LEVEL in LEVELS
    for game in games().values():
        own = [level_of(game, name) for name in LEVELS]
        strength = [(level.simulations, -level.oversight) for level in own]
        assert strength == sorted(set(strength)), game.name
        learned = [game.learned_levels.get(name, level_of(game, name)) for name in LEVELS]
        assert learned[-1].simulations >= learned[-2].simulations, game.name
        match = Match(game, game.players[-1], 1)
        assert [bot_named(name, 1).level_in(match) for name in LEVELS] == learned


def test_a_name_may_hold_a_budget():
    assert bot_named("search:200", 1).level == (200, 0.0)
    assert bot_named("search:5:0.3", 1).level == (5, 0.3)
    for name in ("search:", "search:0", "search:5:1", "search:²", "search:5:-1", "search:5:nan"):
        with pytest.raises(EcotoneError, match="expected search:SIMULATIONS"):
            bot_named(name, 1)


def test_what_is_overlooked_is_never_more_than_the_better_decisions():
    followed = [Followed(action, 10 - action, 0.0) for action in range(10)]
    taken = [noticed(followed, 0.5, new_generator(seed)).action for seed in range(2000)]
    share = [taken.count(action) / len(taken) for action in range(10)]
    assert share[0] == pytest.approx(0.5, abs=0.05)
    assert share[1] == pytest.approx(0.25, abs=0.05)
    assert max(taken) == CANDIDATES - 1
    assert noticed(followed[:1], 0.99, new_generator(1)).action == 0
    assert noticed(followed, 0.0, new_generator(1)).action == 0


@pytest.mark.parametrize("game", ["keyharvest", "keystone"])
def test_nobody_passes_because_something_was_overlooked(game):
    """In Key Harvest `beginner` took twice as many turns as `hard`, most of them wasted."""
    match = Match(game_named(game), 2, 5)
    waits = 0
    while not match.over and len(match.actions) < 150:
        bot = bot_named("search:5:0.9", 3)
        choice = bot.choose(match)
        if match.count > 1 and only_passes(match, choice):
            followed = look_ahead(match, match.state, match.actor, 5, bot.generator(match))
            assert choice == most_followed(followed).action
            waits += 1
        match.push(choice)
    assert waits < len(match.actions) // 20


def test_a_beginner_loses_to_a_bot_that_overlooks_nothing():
    first = sum(
        play([bot_named("beginner", s), bot_named("search:5", s)], s).places()[1] == 1
        for s in range(12)
    )
    assert first >= 9


@pytest.fixture
def small_budget(monkeypatch):
    monkeypatch.setattr(SearchBot.__init__, "__defaults__", (60, 0.0))


@pytest.mark.usefixtures("small_budget")
@pytest.mark.parametrize("name", ["random", "greedy", "search", "beginner"])
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
        EcotoneError, match=r"expected one of the bots random, .*master, learned or path\.py:Class"
    ):
        bot_named("deep", 1)

"""The vector environment: the games are those of the engine, one for one."""

import numpy as np
import pytest
from envs.tables import every_table, existing_options
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv

from ecotone.engine.batch import Batch
from ecotone.engine.errors import BadOption
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named
from ecotone.envs import vector
from ecotone.envs.action_masks import action_mask

COUNT = 5


def follow(env, seed):
    """Random steps of an environment beside single matches that play the same actions.

    They go on until some of the games were dealt again.
    """
    observations, info = env.reset(seed=seed)
    matches = [env.settings.deal(seed + row) for row in range(COUNT)]
    ended = 0
    while ended < COUNT:
        for row, match in enumerate(matches):
            assert info["actor"][row] == match.actor
            assert (observations[row] == match.observe()).all()
            assert (info["action_mask"][row] == action_mask(match)).all()
        actions = env.sample_actions()
        actors = [match.actor for match in matches]
        observations, rewards, terminated, truncated, info = env.step(actions)
        assert info["acted"].tolist() == actors
        assert not truncated.any()
        for row, match in enumerate(matches):
            match.push(int(actions[row]))
            assert terminated[row] == match.over
            if match.over:
                ended += 1
                assert info["rewards"][row].tolist() == env.settings.rewards(match).tolist()
                assert rewards[row] == info["rewards"][row, actors[row]]
                assert info["_points"][row]
                assert info["points"][row].tolist() == match.scores()
                assert info["places"][row].tolist() == match.places()
                assert (info["final_obs"][row] == match.observe(actors[row])).all()
                matches[row] = env.settings.deal(match.seed + COUNT)
            else:
                assert rewards[row] == 0
                assert not info["rewards"][row].any()


@every_table
def test_every_game_is_the_one_that_a_match_would_play(name, players):
    env = vector(name, players, COUNT, reward="score")
    assert isinstance(env, VectorEnv)
    follow(env, seed=3)


@existing_options
def test_cooperative_and_solo_games_are_too(name, players, options):
    follow(vector(name, players, COUNT, **options), seed=4)


def test_the_spaces_hold_what_is_returned():
    env = vector("tiny", 3, COUNT)
    observations, _ = env.reset(seed=1)
    assert observations in env.observation_space
    assert env.sample_actions() in env.action_space
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


def test_an_illegal_action_costs_one_and_changes_nothing():
    env = vector("tiny", 2, 4, stones=5)
    env.reset(seed=1)
    env.step(np.array([2, 2, 2, 2]))
    before = env.batch.states.copy()
    _, rewards, terminated, _, info = env.step(np.array([2, 1, -1, 9]))
    assert info["illegal"].tolist() == [True, False, True, True]
    assert rewards.tolist() == [-1, 1, -1, -1]
    assert terminated.tolist() == [False, True, False, False]
    assert (env.batch.states[[0, 2, 3]] == before[[0, 2, 3]]).all()
    assert info["rewards"].tolist() == [[0, 0], [-1, 1], [0, 0], [0, 0]]


def test_what_was_returned_stays_unless_copies_are_declined():
    for copy in (True, False):
        env = vector("tiny", 2, 50, copy=copy, stones=5)
        env.reset(seed=1)
        observations, *_, info = env.step(env.sample_actions())
        kept = observations.copy(), info["action_mask"].copy(), info["actor"].copy()
        for _ in range(4):
            env.step(env.sample_actions())
        assert (observations == kept[0]).all() == copy
        assert (info["action_mask"] == kept[1]).all() == copy
        assert (info["actor"] == kept[2]).all()


def test_the_number_of_threads_changes_nothing():
    last = []
    for threads in (1, 3):
        env = vector("tiny", 3, 2000, threads=threads)
        env.reset(seed=8)
        for _ in range(20):
            observations, *_ = env.step(env.sample_actions())
        last.append(observations)
    assert (last[0] == last[1]).all()


def test_random_actions_are_legal_and_reach_all_of_them():
    env = vector("tiny", 2, 300)
    _, info = env.reset(seed=1)
    actions = env.sample_actions()
    assert info["action_mask"][np.arange(300), actions].all()
    assert np.bincount(actions).min() > 70


def test_games_without_a_seed_follow_from_the_last_one():
    first, second = vector("tiny", count=2), vector("tiny", count=2)
    for env in (first, second):
        env.reset(seed=3)
        env.reset()
    assert first.batch.seeds.tolist() == second.batch.seeds.tolist() != [3, 4]


def test_tables_are_drawn_as_text():
    env = vector("tiny", 2, 3, render_mode="ansi")
    env.reset(seed=1)
    env.step(np.array([0, 1, 2]))
    for stones, drawn in zip((14, 13, 12), env.render(), strict=True):
        assert str(stones) in drawn
    plain = vector("tiny", 2, 3)
    plain.reset()
    assert plain.render() is None


def test_a_step_needs_a_reset():
    with pytest.raises(ResetNeeded):
        vector("tiny", count=2).step(np.array([0, 0]))


def test_bad_counts_seeds_and_actions_are_refused():
    with pytest.raises(BadOption, match="expected at least 1 game, got 0"):
        vector("tiny", count=0)
    env = vector("tiny", count=2)
    with pytest.raises(BadOption, match="expected a seed below"):
        env.reset(seed=2**62)
    env.reset(seed=1)
    with pytest.raises(BadOption, match="expected 2 actions"):
        env.step(np.array([0]))


def test_seeds_are_those_of_matches():
    env = vector("tiny", 3, 4)
    env.reset(seed=20)
    game = game_named("tiny")
    for row, state in enumerate(env.batch.states):
        assert (state == Match(game, 3, 20 + row).state).all()


def test_a_batch_observes_into_the_room_it_is_given_also_where_an_action_is_refused():
    one, other = (Batch.of("keyharvest", 2, seeds=range(8)) for _ in range(2))
    actions = one.masks.argmax(axis=1)
    actions[3] = int(one.masks[3].argmin())
    room = np.full((8, one.deal.game.observation.size), 77, np.int8)
    found = one.advance(actions, room)
    assert found.observations is room
    assert found.refused == 1
    assert (room == other.advance(actions).observations).all()
    assert (room == one.observe()).all()
    with pytest.raises(BadOption, match="room for observations"):
        one.advance(actions, room[:4])

"""The Gymnasium environment: Gymnasium's own checks, and what they do not ask."""

import numpy as np
import pytest
from envs.tables import every_table
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from ecotone.engine.errors import EcotoneError
from ecotone.envs import single

gymnasium_warnings = pytest.mark.filterwarnings(
    "ignore:.*Not able to test alternative render modes"
)


def play(env, seed):
    """A random game of the agent; returns the last step."""
    _, info = env.reset(seed=seed)
    choose = np.random.default_rng(seed)
    terminated = False
    while not terminated:
        action = choose.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, terminated, truncated, info = env.step(action)
        assert not truncated
    return observation, reward, info


@gymnasium_warnings
@every_table
def test_it_passes_the_checks_of_gymnasium(name, players):
    for seat in {0, players - 1}:
        env = single(name, players, bots="random", seat=seat, render_mode="ansi")
        check_env(env)


@every_table
def test_the_agent_gets_its_own_reward(name, players):
    for seat in range(players):
        env = single(name, players, bots="random", seat=seat, reward="places")
        _, reward, info = play(env, seed=seat)
        rewards = env.settings.rewards(env.match)
        assert reward == rewards[seat]
        assert info["places"] == env.match.places()
        assert not info["action_mask"].any()


def test_it_is_always_the_agent_who_decides():
    env = single("tiny", 3, bots=["random", "greedy"], seat=1, stones=30)
    _, info = env.reset(seed=1)
    terminated = False
    while not terminated:
        assert env.match.actor == 1
        assert np.flatnonzero(info["action_mask"]).tolist() == env.match.legal_numbers.tolist()
        _, _, terminated, _, info = env.step(np.int64(0))


def test_the_same_seed_and_actions_give_the_same_game():
    states = []
    for _ in range(2):
        env = single("tiny", 3, bots="random", stones=30)
        play(env, seed=5)
        states.append(env.match.actions)
    assert states[0] == states[1]


def test_an_illegal_action_costs_one_and_changes_nothing():
    env = single("tiny", bots="greedy", stones=5)
    env.reset(seed=1)
    env.match.push(2)
    env.match.push(0)
    before = env.match.state.copy()
    _, reward, terminated, _, info = env.step(np.int64(2))
    assert (reward, terminated, info["illegal"]) == (-1, False, True)
    assert (env.match.state == before).all()
    _, reward, terminated, _, info = env.step(np.int64(0))
    assert (reward, terminated, info["illegal"]) == (1, True, False)


def test_a_finished_game_needs_a_reset():
    env = single("tiny", bots="random")
    with pytest.raises(ResetNeeded):
        env.step(np.int64(0))
    play(env, seed=1)
    with pytest.raises(ResetNeeded):
        env.step(np.int64(0))


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ({"seat": 2}, "seat: expected 0 to 1, got 2"),
        ({"bots": ["random", "random"]}, "bots: expected 1, got 2"),
        ({"bots": "deep"}, "expected one of the bots"),
    ],
    ids=["seat", "bots", "name"],
)
def test_what_does_not_fit_is_refused(call, said):
    with pytest.raises(EcotoneError, match=said):
        single("tiny", **call)

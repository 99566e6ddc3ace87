"""The PettingZoo environment: PettingZoo's own tests, and what they do not ask."""

import numpy as np
import pytest
from envs.tables import every_table, existing_options
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from ecotone.engine.errors import BadOption, IllegalAction
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named
from ecotone.envs import aec

SAYS_OF_DICTIONARIES = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
]
pettingzoo_warnings = pytest.mark.filterwarnings(*SAYS_OF_DICTIONARIES)


def play(env, seed=None):
    """A random game; returns the rewards of all agents and how many decisions there were."""
    env.reset(seed=seed)
    choose = np.random.default_rng(seed)
    rewards, decisions = {}, 0
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        if terminated:
            rewards[agent] = reward
            env.step(None)
        else:
            legal = np.flatnonzero(observation["action_mask"])
            env.step(choose.choice(legal))
            decisions += 1
    return rewards, decisions


@pettingzoo_warnings
@every_table
def test_it_passes_the_tests_of_pettingzoo(name, players):
    api_test(aec(name, players), num_cycles=300)
    seed_test(lambda: aec(name, players), num_cycles=100)


@pettingzoo_warnings
@existing_options
def test_cooperative_and_solo_games_pass_them_too(name, players, options):
    api_test(aec(name, players, reward="score", **options), num_cycles=100)


@every_table
def test_a_finished_game_rewards_every_agent(name, players):
    env = aec(name, players)
    rewards, decisions = play(env, seed=4)
    assert decisions == len(env.match.actions)
    assert env.match.over
    won = [1.0 if place == 1 else -1.0 for place in env.match.places()]
    assert [rewards[agent] for agent in env.possible_agents] == won
    assert env.agents == []


def test_a_seed_deals_the_game_it_deals_everywhere():
    env = aec("tiny", 3, stones=20)
    env.reset(seed=11)
    assert (env.match.state == Match(game_named("tiny"), 3, 11, {"stones": 20}).state).all()


def test_games_without_a_seed_follow_from_the_last_one():
    first, second = aec("tiny"), aec("tiny")
    for env in (first, second):
        env.reset(seed=3)
        env.reset()
    assert first.match.seed == second.match.seed != 3
    second.reset()
    assert first.match.seed != second.match.seed


def test_every_agent_observes_itself_first():
    env = aec("tiny", 3)
    env.reset(seed=1)
    fields = env.settings.game.observation
    for seat, agent in enumerate(env.possible_agents):
        observed = env.observe(agent)
        secret = fields.part(observed["observation"], "secret")
        assert secret.tolist() == [env.match.view(seat)["secret"]]
        assert observed["action_mask"].any() == (agent == env.agent_selection)


def test_an_illegal_action_raises_and_changes_nothing():
    env = aec("tiny", stones=5)
    env.reset(seed=1)
    env.step(2)
    before = env.match.state.copy()
    with pytest.raises(IllegalAction):
        env.step(2)
    assert (env.match.state == before).all()
    assert env.agent_selection == "player_1"


def test_the_wrapper_of_pettingzoo_makes_an_illegal_action_lose(monkeypatch):
    monkeypatch.setattr("pettingzoo.utils.env_logger.EnvLogger.warn_on_illegal_move", lambda: None)
    env = TerminateIllegalWrapper(aec("tiny", stones=5), illegal_reward=-1)
    env.reset(seed=1)
    env.step(2)
    env.observe("player_1")
    env.step(2)
    assert env.rewards == {"player_0": 0, "player_1": -1}
    assert all(env.terminations.values())


@every_table
def test_the_table_is_drawn_as_text(name, players):
    env = aec(name, players, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == env.match.describe(env.match.actor) != ""
    plain = aec(name, players)
    plain.reset(seed=1)
    assert plain.render() is None


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ({"players": 7}, "expected 2 to 3 players, got 7"),
        ({"reward": "points"}, "expected one of win, places, score"),
        ({"render_mode": "human"}, "expected None or ansi, got human"),
        ({"stones": 99}, "expected a whole number from 5 to 50, got 99"),
        ({"pebbles": 9}, "expected one of the options stones, got pebbles"),
    ],
    ids=["players", "reward", "render_mode", "stones", "pebbles"],
)
def test_what_does_not_fit_is_refused(call, said):
    with pytest.raises(BadOption, match=said):
        aec("tiny", **call)


def test_a_step_needs_a_reset():
    env = aec("tiny", 2)
    with pytest.raises(ResetNeeded, match="there is no game"):
        env.step(0)

"""Environments can be copied and sent to other processes, whose compiled code lies elsewhere."""

import pickle
from copy import deepcopy

import numpy as np
import pytest

from ecotone.envs import aec, single, vector
from ecotone.envs.openspiel import load_game

PICKLED_ADDRESSES = "_rules", "_rules_and_observe"


def copies(env):
    return deepcopy(env), pickle.loads(pickle.dumps(env))


def test_a_table_of_agents():
    env = aec("tiny", 3, stones=20)
    env.reset(seed=1)
    env.step(2)
    for twin in copies(env):
        twin.step(0)
        assert (len(env.match.actions), len(twin.match.actions)) == (1, 2)
        assert not (pickle.loads(pickle.dumps(twin)).last()[0]["action_mask"] == 0).all()
    assert PICKLED_ADDRESSES[0] not in env.__getstate__()


def test_a_seat_among_bots():
    env = single("tiny", 3, bots="greedy", stones=20)
    env.reset(seed=1)
    for twin in copies(env):
        assert (twin.step(np.int64(0))[0] == deepcopy(env).step(np.int64(0))[0]).all()
        assert twin.match.actions != env.match.actions


@pytest.mark.parametrize("copy", [True, False])
def test_many_games(copy):
    env = vector("tiny", 3, count=64, threads=2, copy=copy, stones=20)
    env.reset(seed=1)
    for _ in range(40):
        env.step(env.sample_actions())
    twins = copies(env)
    actions = env.sample_actions()
    after = env.step(actions)
    for twin in twins:
        assert (twin.sample_actions() == actions).all()
        assert not set(PICKLED_ADDRESSES) & set(vars(deepcopy(twin.batch)))
        again = twin.step(actions)
        assert all((left == right).all() for left, right in zip(after[:4], again[:4], strict=True))
        assert (after[4]["action_mask"] == again[4]["action_mask"]).all()


def test_a_state_like_openspiels():
    state = load_game("tiny", players=2).new_initial_state(seed=3)
    for twin in copies(state):
        twin.apply_action(twin.legal_actions()[0])
        assert (len(state.history()), len(twin.history())) == (0, 1)

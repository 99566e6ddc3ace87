"""The adapter in the shape of OpenSpiel's games."""

import random

import numpy as np
import pytest
from envs.tables import every_table, existing_options

from ecotone.engine.errors import IllegalAction
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named
from ecotone.envs.openspiel import TERMINAL_PLAYER, load_game


def play(state, seed=1, most=None):
    """Random play to the end, or so many actions of it."""
    choose = random.Random(seed)
    while not state.is_terminal() and (most is None or state.move_number() < most):
        state.apply_action(choose.choice(state.legal_actions()))
    return state


@every_table
def test_a_game_from_the_first_deal_to_its_returns(name, players):
    game = load_game(name, players)
    state = play(game.new_initial_state(seed=4))
    assert game.num_players() == state.num_players() == players
    assert state.current_player() == TERMINAL_PLAYER
    assert state.legal_actions() == []
    assert sum(state.legal_actions_mask()) == 0
    match = Match(game_named(name), players, 4)
    for action in state.history():
        match.push(action)
    assert match.over
    won = [1.0 if place == 1 else -1.0 for place in match.places()]
    assert state.returns() == state.rewards() == won
    assert [state.player_return(seat) for seat in range(players)] == won


@existing_options
def test_options_and_rewards(name, players, options):
    state = play(load_game(name, players, reward="places", **options).new_initial_state(seed=2))
    assert state.match.options.items() >= options.items()
    assert all(-1 <= value <= 1 for value in state.returns())


@every_table
def test_a_position_tells_what_its_players_may_do_and_know(name, players):
    game = load_game(name, players)
    state = play(game.new_initial_state(seed=3), most=3)
    actor = state.current_player()
    assert state.returns() == [0.0] * players
    assert not state.is_chance_node()
    assert not state.is_simultaneous_node()
    assert state.legal_actions() == state.legal_actions(actor) == sorted(state.match.legal_numbers)
    assert np.flatnonzero(state.legal_actions_mask()).tolist() == state.legal_actions()
    assert len(state.legal_actions_mask()) == game.num_distinct_actions()
    for player in range(players):
        assert player == actor or state.legal_actions(player) == []
        tensor = state.observation_tensor(player)
        assert [len(tensor)] == game.observation_tensor_shape()
        assert tensor == state.match.observe(player).tolist()
        assert state.observation_string(player) == state.match.describe(player)
    assert state.observation_tensor() == state.observation_tensor(actor)
    for action in state.legal_actions():
        text = state.action_to_string(actor, action)
        assert state.string_to_action(text) == state.string_to_action(actor, text) == action


@every_table
def test_clones_children_and_undo(name, players):
    state = play(load_game(name, players).new_initial_state(seed=5), most=3)
    before, history = state.match.checksum(), state.history()
    player, action = state.current_player(), state.legal_actions()[-1]
    child = state.child(action)
    assert child.history() == [*history, action]
    assert (state.match.checksum(), state.history()) == (before, history)
    twin = state.clone()
    twin.apply_action(action)
    assert twin.match.checksum() == child.match.checksum()
    twin.undo_action(player, action)
    assert (twin.match.checksum(), twin.history()) == (before, history)
    with pytest.raises(ValueError, match="expected the last action"):
        twin.undo_action(player, -1)


@every_table
def test_another_deal_that_a_player_cannot_tell_from_this_one(name, players):
    state = play(load_game(name, players).new_initial_state(seed=6), most=2)
    for player in range(players):
        for chance in (0.1, 0.7):
            other = state.resample_from_infostate(player, lambda chance=chance: chance)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.history() == state.history()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            play(other, most=other.move_number() + 5)
            assert other.move_number() > state.move_number()


def test_illegal_actions_change_nothing():
    state = load_game("keystone", 2).new_initial_state(seed=1)
    illegal = state.legal_actions_mask().index(0)
    with pytest.raises(IllegalAction):
        state.apply_action(illegal)
    assert state.move_number() == 0


def test_deals_differ_without_a_seed():
    game = load_game("keystone", 2)
    assert game.new_initial_state().match.seed != game.new_initial_state().match.seed


def test_its_names_are_those_of_openspiel():
    """Where OpenSpiel is installed, its own states have every method of ours."""
    pyspiel = pytest.importorskip("pyspiel")
    game = pyspiel.load_game("tic_tac_toe")
    ours = load_game("keystone", 2)
    for one, other in ((ours, game), (ours.new_initial_state(), game.new_initial_state())):
        names = {name for name in dir(type(one)) if not name.startswith("_")}
        assert names <= set(dir(other))
    assert pyspiel.PlayerId.TERMINAL == TERMINAL_PLAYER

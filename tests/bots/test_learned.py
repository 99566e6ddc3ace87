"""Learned evaluations: what they compute, the bot that plays with them, and files it refuses."""

import json
import os
import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest
from support import mainly
from tiny import GAME as TINY

from ecotone.bots import bot_named
from ecotone.bots.learned import LearnedBot
from ecotone.bots.levels import level_of
from ecotone.bots.model import WIDEST, Layers, learned_values, pack
from ecotone.bots.search import AT_ONCE, LevelBot, look_ahead, most_followed
from ecotone.bots.weights import (
    BadWeights,
    Weights,
    feature_names,
    fixed_weights,
    own_file,
    read_weights,
    shipped_weights,
)
from ecotone.engine.compiling import interpreted
from ecotone.engine.errors import EcotoneError
from ecotone.engine.match import Match
from ecotone.engine.randomness import new_generator
from ecotone.engine.registry import game_named, games
from ecotone.games.keystone.cards import CARDS_RECORD
from ecotone.testing import random_match

KEYSTONE = game_named("keystone")
OTHER_WAY = """
import sys, json
sys.path[:0] = ["tests", "tests/bots"]
from test_learned import figures
print(json.dumps(figures("{game}")))
"""


def layers_of(game, widths=(5, 3)):
    """A network with weights that are drawn, always the same."""
    random = np.random.default_rng(4)
    count = len(feature_names(game))
    hidden, width = [], count
    for units in widths:
        hidden.append((random.normal(0, 0.2, (width, units)), random.normal(0, 1, units)))
        width = units
    output = random.normal(0, 1, width) if widths else np.zeros(0)
    linear = random.normal(0, 1, count)
    return Layers(0.5, linear, fixed_weights(game), tuple(hidden), output)


def weights_of(match, widths=(5, 3)):
    game = match.game
    return Weights(
        game=game.name,
        players=match.players,
        options=match.options,
        edition=match.edition.name,
        digest=game.cards_digest(match.edition, match.players, match.options),
        features=feature_names(game),
        chance=game.is_won_or_lost(match.players, match.options),
        relative=not game.together(match.options),
        layers=layers_of(game, widths),
        made={"command": "by hand"},
    )


def middle(game, decisions=12):
    return next(
        match
        for number, match in enumerate(random_match(game, 2, 4))
        if number >= decisions and match.count > 2
    )


def values_in(match, weights):
    out = np.zeros(match.players)
    read = match.game.own("features", "read_features")
    features, hidden = np.zeros(len(weights.features)), np.zeros(2 * WIDEST)
    learned_values(read, match.edition.data, match.state, weights.model, features, hidden, out)
    return out


def figures(name):
    """Features and learned values in a position, as another process computes them too."""
    match = middle(game_named(name), 6)
    features = np.zeros(len(feature_names(match.game)))
    match.game.own("features", "read_features")(
        match.edition.data, match.state, match.actor, features
    )
    return [*features.tolist(), *values_in(match, weights_of(match)).tolist()]


def expected_values(match, weights):
    """The same with NumPy's own operations."""
    read = match.game.own("features", "read_features")
    layers, found, fixed = weights.layers, [], 0.0
    for seat in range(match.players):
        features = np.zeros(len(weights.features))
        read(match.edition.data, match.state, seat, features)
        units = features
        for matrix, biases in layers.hidden:
            units = np.maximum(0, units @ matrix + biases)
        found.append(layers.bias + features @ layers.linear + units @ layers.output)
        fixed = features @ layers.fixed
    values = np.array(found)
    if weights.chance:
        return 1 / (1 + np.exp(-values - fixed))
    return values - values.mean() + fixed if weights.relative else values + fixed


@mainly("name", games())
def test_a_network_weighs_the_features_of_every_seat(name):
    match = middle(game_named(name))
    weights = weights_of(match)
    assert values_in(match, weights) == pytest.approx(expected_values(match, weights))
    linear = pack(layers_of(match.game, (5,)), False, False)
    assert len(linear) > len(pack(layers_of(match.game, ()), False, False))


@pytest.mark.parametrize("name", games())
def test_features_are_read_for_every_seat_of_every_position(name):
    game = game_named(name)
    names = feature_names(game)
    assert len(set(names)) == len(names)
    read, seen = game.own("features", "read_features"), np.zeros(len(names), bool)
    for match in random_match(game, 2, 3):
        if match.over:
            break
        for seat in range(2):
            row = np.full(len(names), np.nan)
            read(match.edition.data, match.state, seat, row)
            assert np.isfinite(row).all(), match.actions
            seen |= row != 0
    assert seen.sum() > len(names) / 2


def test_the_order_of_features_is_that_of_the_files():
    """A change here makes every file of weights unusable: fit them again."""
    firsts = {name: feature_names(game_named(name)) for name in games()}
    assert {name: (len(names), names[0], names[-1]) for name, names in firsts.items()} == {
        "ecosfera": (33, "missing", "missing_by_impacts"),
        "habitats": (31, "animals", "goals_later"),
        "keyharvest": (141, "largest", "crops_near_later"),
        "keystone": (79, "runs", "run_4_0_3"),
    }


@pytest.mark.deep
@pytest.mark.parametrize("name", games())
def test_interpreted_and_compiled_evaluations_are_equal(name):
    # Only for the other process: Numba would notice the variable here as well.
    other = os.environ | {"NUMBA_DISABLE_JIT": "0" if interpreted() else "1"}
    done = subprocess.run(
        [sys.executable, "-c", OTHER_WAY.format(game=name)],
        capture_output=True,
        text=True,
        check=True,
        env=other,
    )
    assert json.loads(done.stdout) == pytest.approx(figures(name), rel=1e-12)


def test_the_same_position_and_seed_give_the_same_choice(tmp_path):
    match = middle(KEYSTONE)
    file = tmp_path / "weights.json"
    weights_of(match).write(file)
    chosen = {bot_named(f"learned:{file}:30", 5).choose(match) for _ in range(3)}
    assert len(chosen) == 1
    assert chosen <= set(match.legal_numbers.tolist())


def test_a_model_decides_what_the_search_finds():
    """With all weight on empty spaces it finds another decision worth most."""
    match = Match(KEYSTONE, 2, 1)
    weights = weights_of(match, ())
    zero = np.zeros(len(weights.features))
    empty = zero.copy()
    empty[weights.features.index("empty")] = 1.0
    model = pack(Layers(0.0, empty, zero), False, False)
    own = look_ahead(match, match.state, 0, 60, new_generator(1))
    learned = look_ahead(match, match.state, 0, 60, new_generator(1), model)
    assert max(one.result for one in learned) <= 16
    assert {one.action for one in own} != {one.action for one in learned}


def test_weights_say_after_how_many_turns_the_search_evaluates(tmp_path):
    habitats = game_named("habitats")
    match = middle(habitats)
    weights = weights_of(match, ())
    found = {}
    for turns in (0, 1, 3):
        file = tmp_path / f"{turns}.json"
        replace(weights, turns=turns).write(file)
        bot = LearnedBot(1, f"learned:{file}:30")
        found[turns] = bot.look(match, match.state, match.actor, new_generator(1))
    model = read_weights(file).model
    assert (
        found[0]
        == found[3]
        == look_ahead(match, match.state, match.actor, 30, new_generator(1), model)
    )
    assert {turns: sum(one.visits for one in found[turns]) for turns in (1, 3)} == {1: 30, 3: 10}


@pytest.mark.parametrize("name", ["keystone", "keyharvest", "habitats"])
def test_weights_may_be_asked_at_the_end_of_the_present_turn(name, tmp_path):
    """Such simulations are shorter, and so there are more of them; Habitats has no own guess."""
    match = middle(game_named(name))
    file = tmp_path / "weights.json"
    replace(weights_of(match, ()), at_once=True).write(file)
    assert read_weights(file).at_once
    bot = LearnedBot(1, f"learned:{file}:30")
    found = [bot.look(match, match.state, match.actor, new_generator(1)) for _ in range(2)]
    assert found[0] == found[1]
    assert sum(one.visits for one in found[0]) == 30 * AT_ONCE
    later = look_ahead(
        match, match.state, match.actor, 150, new_generator(1), read_weights(file).model
    )
    assert found[0] != later


def test_a_game_is_not_ended_because_results_count_from_another_zero():
    """Relative values are around zero, and points are not: whoever is behind plays on."""
    match = last_space_of_a_loser()
    weights = weights_of(match, ())
    none = np.zeros(len(weights.features))
    model = pack(Layers(0.0, none, none), False, True)
    followed = look_ahead(
        match, match.state, match.actor, 40, new_generator(1), model, at_once=True
    )
    chosen = most_followed(followed).action
    after = match.copy()
    after.push(chosen)
    assert not after.over, KEYSTONE.actions.decode(chosen)


def last_space_of_a_loser():
    """A game that the last seat may end now, with fewer points than its rival."""
    for seed in range(40):
        match = Match(KEYSTONE, 2, seed)
        bots = [bot_named("greedy", seed), bot_named("search:3:0.6", seed)]
        while not match.over:
            if match.actor == 1 and may_end(match):
                return match
            match.push(bots[match.actor].choose(match))
    raise AssertionError("no such game")


def may_end(match):
    """May this decision end the game, and another one leave it open, with the seat far behind?"""
    over = set()
    for number in match.legal_numbers.tolist():
        after = match.copy()
        after.push(number)
        over.add(after.over)
        if after.over and after.scores()[1] > after.scores()[0] - 10:
            return False
    return over == {True, False}


def test_a_file_is_read_as_it_was_written(tmp_path):
    match = Match(KEYSTONE, 2, 1)
    one, other = tmp_path / "one.json", tmp_path / "other.json"
    weights_of(match).write(one)
    read_weights(one).write(other)
    assert other.read_bytes() == one.read_bytes()
    assert read_weights(one).made == {"command": "by hand"}


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "habitats"}, "expected weights for game keystone, got habitats"),
        ({"players": 3}, "expected weights for number of players 2, got 3"),
        ({"digest": "cards:old"}, "expected weights for cards "),
        ({"weights": {"runs": 1.0}}, "expected weights for features 79 to run_4_0_3, got 1"),
        ({"format": "ecotone weights 0"}, "expected ecotone weights 1, got ecotone weights 0"),
        ({"output": [1.0]}, "expected a file of weights, got something else"),
        ({"turns": -1}, "expected a file of weights, got something else"),
        ({"turns": 9}, "expected a file of weights, got something else"),
    ],
)
def test_old_and_foreign_files_are_refused(tmp_path, changes, sentence):
    match = Match(KEYSTONE, 2, 1)
    file = tmp_path / "weights.json"
    weights_of(match, ()).write(file)
    file.write_text(json.dumps(json.loads(file.read_text("utf-8")) | changes), "utf-8")
    with pytest.raises(BadWeights, match=sentence):
        LearnedBot(1, f"learned:{file}").choose(match)


def test_a_missing_file_and_missing_weights_are_named(tmp_path):
    with pytest.raises(BadWeights, match=r"nowhere\.json: expected a file of weights, got none"):
        bot_named(f"learned:{tmp_path / 'nowhere.json'}", 1).choose(Match(KEYSTONE, 2, 1))
    with pytest.raises(BadWeights, match="keystone has no learned weights for 1 players; make"):
        bot_named("learned", 1).choose(Match(KEYSTONE, 1, 1))
    with pytest.raises(BadWeights, match="expected a game with features to learn from, got tiny"):
        feature_names(TINY)
    with pytest.raises(EcotoneError, match="expected learned:FILE:SIMULATIONS"):
        bot_named("learned:0", 1)


SHIPPED = [
    (game.name, players)
    for game in games().values()
    if game.learned_levels
    for players in game.players
    if players > 1
]


@pytest.mark.parametrize(("name", "players"), SHIPPED)
def test_a_master_plays_with_the_weights_that_the_game_ships(name, players):
    game = game_named(name)
    match = Match(game, players, 4)
    weights = shipped_weights(match)
    assert weights is read_weights(own_file(game, players))
    assert weights.at_once or weights.turns == 1
    assert weights.relative
    master, expert = LevelBot(6, "master"), LevelBot(6, "expert")
    assert master.weights_in(match) is weights
    assert master.level_in(match) == game.learned_levels["master"]
    assert expert.weights_in(match) is None
    assert expert.level_in(match) == game.levels["expert"]


def test_a_master_is_the_learned_bot_with_more_simulations():
    match = middle(KEYSTONE)
    simulations = KEYSTONE.learned_levels["master"].simulations
    chosen = [bot_named(name, 5).choose(match) for name in ("master", f"learned:{simulations}")]
    assert chosen[0] == chosen[1]
    assert chosen[0] in match.legal_numbers


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("keystone", 1, {}),
        ("keystone", 2, {"variant": "coop"}),
        ("keystone", 2, {"limited_synergy": "yes"}),
        ("habitats", 2, {"goals": "one"}),
        ("ecosfera", 2, {}),
    ],
)
def test_a_master_does_without_weights_where_none_were_learned(name, players, options):
    game = game_named(name)
    match = Match(game, players, 4, options)
    master = LevelBot(6, "master")
    assert master.weights_in(match) is None
    rivals = players > 1 and not game.together(match.options)
    assert master.level_in(match) == level_of(game, "master", rivals)


def test_a_master_does_without_weights_that_were_learned_with_other_cards():
    house = KEYSTONE.edition()
    cards = house.data.copy()
    cards.view(CARDS_RECORD)[0].number[0] ^= 1
    match = Match(KEYSTONE, 2, 4, {}, replace(house, data=cards))
    master = LevelBot(6, "master")
    assert master.weights_in(match) is None
    assert master.level_in(match) == KEYSTONE.levels["master"]
    assert master.weights_in(Match(KEYSTONE, 2, 4)) is not None

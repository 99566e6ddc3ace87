"""What agents observe: all that a seat may know and nothing else, in the declared ranges."""

import hashlib
import os
import random
import subprocess
import sys
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from ecotone.engine.errors import BadOption
from ecotone.engine.match import Match
from ecotone.engine.randomness import new_generator
from ecotone.engine.registry import game_named, games
from ecotone.testing import random_match

ALWAYS_THE_SAME = {
    ("keystone", "ladder"): "all objective cards of the house edition give the same points",
    ("ecosfera", "declined"): "a decision after an answer was declined is rare in random games",
    ("ecosfera", "waiting"): "a choice while a policy waits is rare in random games",
    ("keyharvest", "crop"): "there is one edition",
    ("keyharvest", "value"): "there is one edition",
    ("keyharvest", "scroll"): "there is one edition",
}
"""Fields of a game that never change, each with the reason."""
BY_SEAT = {
    "keyharvest": {
        "fields": 0,
        "workers": 0,
        "stored": 0,
        "post": 0,
        "groups": 0,
        "worker_points": 0,
        "tiles": 0,
        "moved": 0,
        "held": 0,
        "guarded": 0,
        "active": 0,
        "actor": 0,
        "answered": 0,
        "passing": 0,
    },
    "habitats": {"to_act": 0, "figures": 0, "parks": 0, "goal_results": 1},
    "keystone": {"to_act": 0, "synergy": 0, "boards": 0},
}
"""Public fields that tell something of each seat, and the axis along which the seats stand."""
LEFT_OVER = {"ecosfera": ("marks",)}
"""Fields of a state that may keep what no longer counts, here of a turn that has ended."""
GUARD = 16
UNTOUCHED = -128

every_game = pytest.mark.parametrize("name", games())


def observed(match, seat):
    """A seat's observation; whatever was in the row before must not matter."""
    size = match.game.observation.size
    row = np.full(size + 2 * GUARD, UNTOUCHED, np.int8)
    match.game.observe(match.edition.data, match.state, seat, row[GUARD:-GUARD])
    assert (row[:GUARD] == UNTOUCHED).all()
    assert (row[-GUARD:] == UNTOUCHED).all()
    return row[GUARD:-GUARD].copy()


def tables(game):
    """Numbers of players and options: the usual ones, each alone, numbers also with words."""
    words = [option for option in game.options if not isinstance(option.choices, range)]
    for players in game.players:
        chosen = [{}]
        for option in game.options:
            chosen += [{option.name: choice} for choice in option.choices]
            if option not in words:
                chosen += [
                    {option.name: choice, word.name: word.choices[-1]}
                    for choice in option.choices
                    for word in words
                ]
        for options in chosen:
            try:
                Match(game, players, 0, options)
            except BadOption:
                continue
            yield players, options


@cache
def all_observed(name):
    """Each number's least and greatest value over many games, and what was legal when."""
    game = game_named(name)
    low = game.observation.high.copy()
    high = game.observation.low.copy()
    legal = {}
    for seed, (players, options) in enumerate([*tables(game), *tables(game)]):
        for match in random_match(game, players, seed, **options):
            for seat in range(players):
                row = observed(match, seat)
                low = np.minimum(low, row)
                high = np.maximum(high, row)
                if seat == match.actor:
                    now = match.legal_numbers.tolist()
                    legal.setdefault(row.tobytes(), []).append(sorted(now))
    return low, high, legal


@every_game
def test_values_stay_in_their_ranges(name):
    space = game_named(name).observation
    low, high, _ = all_observed(name)
    for field in space.fields:
        assert (space.part(low, field) >= space.part(space.low, field)).all(), field
        assert (space.part(high, field) <= space.part(space.high, field)).all(), field


@every_game
def test_every_field_varies(name):
    space = game_named(name).observation
    low, high, _ = all_observed(name)
    same = {
        field for field in space.fields if (space.part(low, field) == space.part(high, field)).all()
    }
    assert same == {field for game, field in ALWAYS_THE_SAME if game == name}


@every_game
def test_an_observation_decides_what_is_legal(name):
    """Where legal actions differ, the seat to act must be able to notice."""
    _, _, legal = all_observed(name)
    assert len(legal) > 1000
    assert all(one == lists[0] for lists in legal.values() for one in lists)


def known(match, seat):
    """All that a seat may know of a match: the rest is dealt again, always alike."""
    state = match.state.copy()
    match.game.entry.redeal(match.edition.data, state, seat, new_generator(1))
    for field in LEFT_OVER.get(match.game.name, ()):
        state.view(match.game.table)[field] = 0
    return state


@every_game
def test_a_seat_observes_what_its_actions_bring(name):
    """Two actions that lead to tables which a seat can tell apart lead to other observations."""
    game = game_named(name)
    choose = random.Random(8)
    compared = 0
    for seed, (players, options) in enumerate(tables(game)):
        for match in random_match(game, players, seed, **options):
            if match.count < 2 or choose.random() < 0.8:
                continue
            one, other = match.copy(), match.copy()
            first, second = choose.sample(match.legal_numbers.tolist(), 2)
            one.push(first)
            other.push(second)
            if (known(one, match.actor) != known(other, match.actor)).any():
                compared += 1
                seen = observed(one, match.actor) != observed(other, match.actor)
                assert seen.any(), (options, game.actions.name(first), game.actions.name(second))
    assert compared > 300


@every_game
def test_an_observation_does_not_change_with_what_is_hidden(name):
    game = game_named(name)
    for seed, (players, options) in enumerate(tables(game)):
        for number, match in enumerate(random_match(game, players, seed, **options)):
            if number % 5 and not match.over:
                continue
            for seat in range(players):
                there = match.copy()
                game.entry.redeal(match.edition.data, there.state, seat, new_generator(number + 1))
                assert (observed(match, seat) == observed(there, seat)).all()


@every_game
def test_a_leak_would_be_noticed(name, monkeypatch):
    game = game_named(name)
    honest = game.observe

    def leaky(edition, state, seat, out):
        honest(edition, state, seat, out)
        out[0] = state.sum() % 2

    monkeypatch.setitem(vars(game), "observe", leaky)
    with pytest.raises(AssertionError):
        test_an_observation_does_not_change_with_what_is_hidden(name)


@pytest.mark.parametrize("name", BY_SEAT)
def test_seats_are_counted_from_the_own_one(name):
    game = game_named(name)
    space = game.observation
    for players in game.players:
        for match in random_match(game, players, 4):
            rows = [observed(match, seat) for seat in range(players)]
            for field, axis in BY_SEAT[name].items():
                first = np.moveaxis(space.part(rows[0], field), axis, 0)
                assert not first[players:].any()
                for seat, row in enumerate(rows):
                    own = np.moveaxis(space.part(row, field), axis, 0)
                    assert (own[:players] == np.roll(first[:players], -seat, axis=0)).all()


def digest_of_observations(name):
    """A hash of what all seats observe at the beginning of some games."""
    game = game_named(name)
    digest = hashlib.sha256()
    for players in (game.players[0], game.players[-1]):
        for number, match in enumerate(random_match(game, players, 2)):
            if number % 4 == 0:
                for seat in range(players):
                    digest.update(observed(match, seat).tobytes())
            if number == 80:
                break
    return digest.hexdigest()


@every_game
def test_compiled_and_interpreted_observations_are_the_same(name):
    code = f"import test_observations as t; print(t.digest_of_observations({name!r}))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parent,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        timeout=300,
        check=True,
    )
    assert done.stdout.strip() == digest_of_observations(name)

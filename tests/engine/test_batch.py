"""Many games at once: the same as one by one, whatever the number of threads."""

import pickle
from copy import copy, deepcopy

import numpy as np
import pytest

from ecotone.engine.batch import Batch, Deal, divide
from ecotone.engine.errors import BadOption
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named
from ecotone.engine.state import NOBODY

COUNT = 100
HABITATS = game_named("habitats")


def random_legal(batch, random):
    """A random legal action for each game; -1 where it is over."""
    chances = np.where(batch.masks, random.random(batch.masks.shape), -1.0)
    return np.where(batch.over, -1, chances.argmax(axis=1))


def stepped(threads):
    """Scores and places after each of many steps."""
    batch = Batch(Deal.of(HABITATS, 3), np.arange(COUNT), threads)
    random = np.random.default_rng(1)
    seen = []
    while not batch.over.all():
        batch.step(random_legal(batch, random))
        seen.append((batch.actors.copy(), batch.scores(), batch.places()))
    return batch, seen


@pytest.mark.compiled
def test_the_number_of_threads_does_not_change_the_games():
    one, seen_by_one = stepped(1)
    three, seen_by_three = stepped(3)
    assert (one.states == three.states).all()
    for step_of_one, step_of_three in zip(seen_by_one, seen_by_three, strict=True):
        for left, right in zip(step_of_one, step_of_three, strict=True):
            assert (left == right).all()
    assert (one.actors == NOBODY).all()
    assert (one.places().min(axis=1) == 1).all()


@pytest.mark.parametrize("steps", [5, 300], ids=["running", "over"])
def test_a_copy_of_any_kind_goes_its_own_way(steps):
    batch, random = Batch(Deal.of(HABITATS, 3), np.arange(COUNT), 3), np.random.default_rng(1)
    for _ in range(steps):
        batch.step(random_legal(batch, random))
    assert batch.over.all() == (steps == 300)
    actions, before = random_legal(batch, random), batch.states.copy()
    twins = [copy(batch), deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    for twin in twins:
        assert "_rules" not in vars(twin)  # addresses of code: another process has others
        assert (twin.masks == batch.masks).all()
        assert (twin.actors == batch.actors).all()
        twin.step(actions)
        assert (batch.states == before).all()
    batch.step(actions)
    for twin in twins:
        for left, right in zip(facts(twin), facts(batch), strict=True):
            assert (left == right).all()


def facts(batch):
    """All that the games of a batch are at."""
    return batch.states, batch.masks, batch.actors, batch.seeds


@pytest.mark.parametrize("count", [0, 1, 31, 64, 100, 1024])
@pytest.mark.parametrize("parts", [1, 2, 3, 7])
def test_parts_are_equal_and_hold_every_game_once(count, parts):
    slices = divide(count, parts)
    assert np.concatenate([np.arange(count)[part] for part in slices]).tolist() == [*range(count)]
    sizes = [part.stop - part.start for part in slices]
    assert len(sizes) <= parts
    assert max(sizes) - min(sizes) <= 1


def test_a_step_needs_one_action_for_each_game():
    batch = Batch(Deal.of(HABITATS, 2), np.arange(3))
    with pytest.raises(BadOption, match="expected 3 actions"):
        batch.step(np.zeros(2, np.int64))


def advanced(threads, steps=150):
    """What every step of a batch with autoreset brought, and the batch after it."""
    batch = Batch(Deal.of(HABITATS, 3), np.arange(COUNT), threads)
    random = np.random.default_rng(2)
    for _ in range(steps):
        actions = random_legal(batch, random)
        yield actions, batch, batch.advance(actions)


@pytest.mark.compiled
def test_advancing_equals_matches_that_are_dealt_anew():
    matches = [Match(HABITATS, 3, seed) for seed in range(COUNT)]
    row = np.zeros(HABITATS.observation.size, np.int8)
    finished = 0
    for actions, batch, brought in advanced(2):
        assert brought.refused == 0
        for game in range(0, COUNT, 9):
            match = matches[game]
            assert brought.acted[game] == match.actor
            match.push(int(actions[game]))
            assert brought.finished[game] == match.over
            if match.over:
                finished += 1
                assert brought.points[game].tolist() == match.scores()
                assert brought.places[game].tolist() == match.places()
                HABITATS.observe(match.edition.data, match.state, brought.acted[game], row)
                assert (brought.last_observations[game] == row).all()
                match = matches[game] = Match(HABITATS, 3, match.seed + COUNT)
            else:
                assert not brought.points[game].any()
                assert not brought.places[game].any()
            assert batch.seeds[game] == match.seed
            assert (batch.states[game] == match.state).all()
            assert np.flatnonzero(batch.masks[game]).tolist() == sorted(
                match.legal_numbers.tolist()
            )
            assert batch.actors[game] == match.actor
            HABITATS.observe(match.edition.data, match.state, match.actor, row)
            assert (brought.observations[game] == row).all()
    assert finished > COUNT // 9


@pytest.mark.compiled
def test_the_number_of_threads_does_not_change_what_advancing_brings():
    for (_, one, of_one), (_, three, of_three) in zip(advanced(1), advanced(3), strict=True):
        assert (one.states == three.states).all()
        assert (one.masks == three.masks).all()
        assert (one.seeds == three.seeds).all()
        assert (of_one.observations == of_three.observations).all()
        assert (of_one.finished == of_three.finished).all()
        assert (of_one.points == of_three.points).all()


@pytest.mark.parametrize("threads", [1, 3])
def test_an_illegal_action_leaves_its_game_as_it_is(threads):
    batch = Batch(Deal.of(HABITATS, 2), np.arange(COUNT), threads)
    before = batch.states.copy()
    actions = random_legal(batch, np.random.default_rng(3))
    illegal = np.arange(COUNT) % 3 == 0
    actions[illegal] = HABITATS.actions.size
    brought = batch.advance(actions)
    assert brought.refused == illegal.sum()
    assert (brought.acted[illegal] == NOBODY).all()
    assert (brought.acted[~illegal] == 0).all()
    assert (batch.states[illegal] == before[illegal]).all()
    assert (batch.states != before).any(axis=1).tolist() == (~illegal).tolist()
    assert (brought.observations == batch.observe()).all()


def test_any_seat_can_be_observed():
    batch = Batch(Deal.of(HABITATS, 3), np.arange(COUNT))
    seats = np.arange(COUNT) % 4 - 1
    rows = batch.observe(seats)
    assert not rows[seats == NOBODY].any()
    assert (rows[seats == 1] == batch.observe(1)[seats == 1]).all()
    assert (rows[seats == 0] == batch.observe()[seats == 0]).all()
    assert (batch.observe(0) != batch.observe(1)).any()
    with pytest.raises(BadOption, match="expected seats from -1 to 2"):
        batch.observe(3)


def test_the_masks_that_are_shown_decide_nothing():
    batch = Batch(Deal.of(HABITATS, 2), np.arange(2))
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[:] = True


def test_a_refused_action_is_told_with_the_present_observation():
    batch = Batch(Deal.of(HABITATS, 2), np.arange(3))
    random = np.random.default_rng(2)
    batch.advance(random_legal(batch, random))
    batch.step(random_legal(batch, random))
    refused = batch.advance(np.full(3, -1))
    assert (refused.observations == batch.observe()).all()


def test_a_seed_that_is_too_large_is_refused():
    with pytest.raises(BadOption, match="seeds below"):
        Batch.of("habitats", players=2, seeds=[2**63])

"""Many games at once: the same as one by one, whatever the number of threads."""

import numpy as np
import pytest

from ecotone.engine.batch import Batch, Deal, divide
from ecotone.engine.errors import BadOption
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


def test_the_number_of_threads_does_not_change_the_games():
    one, seen_by_one = stepped(1)
    three, seen_by_three = stepped(3)
    assert (one.states == three.states).all()
    for step_of_one, step_of_three in zip(seen_by_one, seen_by_three, strict=True):
        for left, right in zip(step_of_one, step_of_three, strict=True):
            assert (left == right).all()
    assert (one.actors == NOBODY).all()
    assert (one.places().min(axis=1) == 1).all()


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

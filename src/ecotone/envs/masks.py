"""Masks of legal actions, in compiled code. Importing this module loads (or compiles) it."""

from typing import Any

import numpy as np
from numba import types
from numpy.typing import NDArray

from ecotone.engine.compiling import (
    ACTION_LIST,
    ACTOR,
    BYTES,
    GENERATOR,
    NUMBERS,
    entry,
    rule,
)
from ecotone.engine.game import Game
from ecotone.engine.observation import OBSERVE, ROW, Observation
from ecotone.engine.pointers import POINTERS, caller, pointers
from ecotone.engine.randomness import Generator, below
from ecotone.engine.state import State

MASKS = types.Array(types.boolean, 2, "C", readonly=True)
BLOCK = 64

Masks = NDArray[np.bool_]

call_actor = caller(ACTOR)
call_observe = caller(OBSERVE)


def decision_pointers(game: Game) -> Any:
    """The `rules` of a game that `next_decision` calls."""
    return pointers((game.entry.actor, ACTOR), (game.observe, OBSERVE))


@entry(types.void(ACTION_LIST, ROW))
def mark_actions(actions: NDArray[np.int16], mask: NDArray[np.int8]) -> None:
    """Set a 1 for every action of a list."""
    for action in actions:
        mask[action] = 1


@entry(types.int64(POINTERS, BYTES, BYTES, ACTION_LIST, types.int64, ROW, ROW))
def next_decision(
    rules: Any,
    edition: State,
    state: State,
    actions: NDArray[np.int16],
    count: int,
    row: Observation,
    mask: NDArray[np.int8],
) -> int:
    """Whose decision it is, what that seat observes, and a 1 for each of its actions.

    One call, because a call from Python takes longer than most of the work.
    """
    seat = call_actor(rules[0])(edition, state)
    call_observe(rules[1])(edition, state, seat, row)
    for index in range(count):
        mask[actions[index]] = 1
    return int(seat)


@rule
def count_legal(masks: Masks, row: int, first: int, last: int) -> int:
    count = 0
    for action in range(first, last):
        count += masks[row, action]
    return count


@entry(types.void(MASKS, GENERATOR, NUMBERS))
def sample_actions(masks: Masks, random: Generator, out: NDArray[np.int64]) -> None:
    """Draw one of the legal actions of every row; 0 where there is none."""
    size = masks.shape[1]
    for row in range(masks.shape[0]):
        out[row] = 0
        count = count_legal(masks, row, 0, size)
        if count == 0:
            continue
        left = below(random, count)
        first = 0
        # Whole blocks are counted many actions at a time; only the last one is walked through.
        while True:
            count = count_legal(masks, row, first, min(first + BLOCK, size))
            if left < count:
                break
            left -= count
            first += BLOCK
        while left > 0 or not masks[row, first]:
            left -= masks[row, first]
            first += 1
        out[row] = first

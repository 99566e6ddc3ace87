"""Masks of legal actions, in compiled code. Importing this module loads (or compiles) it."""

import numpy as np
from numba import types
from numpy.typing import NDArray

from ecotone.engine.compiling import ACTION_LIST, GENERATOR, NUMBERS, entry, rule
from ecotone.engine.observation import ROW
from ecotone.engine.randomness import Generator, below

MASKS = types.Array(types.boolean, 2, "C", readonly=True)
BLOCK = 64

Masks = NDArray[np.bool_]


@entry(types.void(ACTION_LIST, ROW))
def mark_actions(actions: NDArray[np.int16], mask: NDArray[np.int8]) -> None:
    """Set a 1 for every action of a list."""
    for action in actions:
        mask[action] = 1


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

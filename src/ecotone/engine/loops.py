"""The compiled loops behind `batch`: one implementation for all games.

Importing this module loads (or compiles) them.

A game's entry points are passed in as first-class functions, so everything here is compiled once,
cached on disk, and serves every game. All of it releases the GIL: several threads may work on parts
of a batch.
"""

from typing import Any

import numpy as np
from numba import types
from numpy.typing import NDArray

from ecotone.engine.compiling import (
    ACTION_LIST,
    APPLY,
    AUDIT,
    BYTES,
    GENERATOR,
    LEGAL,
    NUMBERS,
    PER_SEAT,
    SETUP,
    entry,
    first_class,
    rule,
)
from ecotone.engine.randomness import WORDS, Generator, below, seed_generator
from ecotone.engine.state import State

States = NDArray[np.uint8]
Numbers = NDArray[np.int64]

STATES = types.uint8[:, ::1]
MASKS = types.boolean[:, ::1]
RESULTS = types.int64[:, ::1]

PLAY_SALT = 0x2545F491


@entry(types.void(first_class(SETUP), BYTES, STATES, NUMBERS, types.int64, NUMBERS))
def setup_batch(
    setup: Any, edition: State, states: States, options: Numbers, players: int, seeds: Numbers
) -> None:
    """Deal one new game per row of `states`."""
    random = np.zeros(WORDS, np.uint32)
    for row in range(states.shape[0]):
        seed_generator(random, seeds[row])
        setup(edition, states[row], options, players, random)


@rule
def mark_legal(count: int, mask: NDArray[np.bool_], actions: NDArray[np.int16]) -> None:
    """Turn a list of actions into a mask."""
    mask[:] = False
    for index in range(count):
        mask[actions[index]] = True


@entry(types.void(first_class(LEGAL), BYTES, STATES, MASKS, ACTION_LIST))
def legal_batch(
    legal: Any,
    edition: State,
    states: States,
    masks: NDArray[np.bool_],
    scratch: NDArray[np.int16],
) -> None:
    """Mark the legal actions of every state; a game that is over has none."""
    for row in range(states.shape[0]):
        mark_legal(legal(edition, states[row], scratch), masks[row], scratch)


@entry(
    types.int64(first_class(LEGAL), first_class(APPLY), BYTES, STATES, NUMBERS, MASKS, ACTION_LIST)
)
def step_batch(
    legal: Any,
    apply: Any,
    edition: State,
    states: States,
    actions: Numbers,
    masks: NDArray[np.bool_],
    scratch: NDArray[np.int16],
) -> int:
    """Play one action in every state and update its mask.

    A state whose mask does not allow the action is left unchanged; returns how many were.
    """
    refused = 0
    for row in range(states.shape[0]):
        action = actions[row]
        if 0 <= action < masks.shape[1] and masks[row, action]:
            apply(edition, states[row], action)
            mark_legal(legal(edition, states[row], scratch), masks[row], scratch)
        else:
            refused += 1
    return refused


@rule
def play_out(
    legal: Any,
    apply: Any,
    edition: State,
    state: State,
    random: Generator,
    scratch: NDArray[np.int16],
) -> int:
    """Play at random to the end; returns the number of actions."""
    length = 0
    count = legal(edition, state, scratch)
    while count > 0:
        apply(edition, state, scratch[below(random, count)])
        length += 1
        count = legal(edition, state, scratch)
    return length


@entry(
    types.void(
        first_class(SETUP),
        first_class(LEGAL),
        first_class(APPLY),
        first_class(PER_SEAT),
        first_class(PER_SEAT),
        BYTES,
        STATES,
        NUMBERS,
        types.int64,
        NUMBERS,
        NUMBERS,
        RESULTS,
        RESULTS,
        ACTION_LIST,
    )
)
def random_games(
    setup: Any,
    legal: Any,
    apply: Any,
    scores: Any,
    places: Any,
    edition: State,
    states: States,
    options: Numbers,
    players: int,
    seeds: Numbers,
    lengths: Numbers,
    points: NDArray[np.int64],
    ranks: NDArray[np.int64],
    scratch: NDArray[np.int16],
) -> None:
    """Whole random games, one per row: deal, play, score."""
    random = np.zeros(WORDS, np.uint32)
    for row in range(states.shape[0]):
        seed_generator(random, seeds[row])
        setup(edition, states[row], options, players, random)
        seed_generator(random, seeds[row] ^ PLAY_SALT)
        lengths[row] = play_out(legal, apply, edition, states[row], random, scratch)
        scores(edition, states[row], points[row])
        places(edition, states[row], ranks[row])


@entry(
    types.int64(
        first_class(LEGAL),
        first_class(APPLY),
        first_class(PER_SEAT),
        BYTES,
        BYTES,
        BYTES,
        GENERATOR,
        RESULTS,
        ACTION_LIST,
    )
)
def playouts(
    legal: Any,
    apply: Any,
    scores: Any,
    edition: State,
    start: State,
    board: State,
    random: Generator,
    points: NDArray[np.int64],
    scratch: NDArray[np.int16],
) -> int:
    """Play one state to its end at random, once per row of `points`; returns all actions."""
    length = 0
    for row in range(points.shape[0]):
        board[:] = start
        length += play_out(legal, apply, edition, board, random, scratch)
        scores(edition, board, points[row])
    return length


@entry(
    types.int64(
        first_class(SETUP),
        first_class(LEGAL),
        first_class(APPLY),
        first_class(AUDIT),
        BYTES,
        BYTES,
        NUMBERS,
        types.int64,
        types.int64,
        ACTION_LIST,
    )
)
def audited_game(
    setup: Any,
    legal: Any,
    apply: Any,
    audit: Any,
    edition: State,
    state: State,
    options: Numbers,
    players: int,
    seed: int,
    scratch: NDArray[np.int16],
) -> int:
    """Play a random game and check every invariant after every action; returns 0 or the fault."""
    random = np.zeros(WORDS, np.uint32)
    seed_generator(random, seed)
    setup(edition, state, options, players, random)
    seed_generator(random, seed ^ PLAY_SALT)
    fault = audit(edition, state)
    count = legal(edition, state, scratch)
    while fault == 0 and count > 0:
        apply(edition, state, scratch[below(random, count)])
        fault = audit(edition, state)
        count = legal(edition, state, scratch)
    return int(fault)

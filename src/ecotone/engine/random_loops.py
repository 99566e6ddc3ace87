"""The compiled loops behind `random_games`: games played at random to their end."""

from typing import Any

import numpy as np
from numba import types
from numpy.typing import NDArray

from ecotone.engine.batch_loops import RESULTS, STATES, Numbers, States
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
from ecotone.engine.copying import copy_into
from ecotone.engine.randomness import WORDS, Generator, below, seed_generator
from ecotone.engine.state import State

PLAY_SALT = 0x2545F491


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
        copy_into(board, start)
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

"""The compiled loops behind `batch`.

A game's entry points are passed in as first-class functions or, where every microsecond counts, as
pointers (`rules`, see `rule_pointers`), so everything here is compiled once, cached on disk, and
serves every game. All of it releases the GIL: several threads may work on parts of a batch.
"""

from enum import IntEnum
from typing import Any

import numpy as np
from numba import types
from numpy.typing import NDArray

from ecotone.engine.compiling import (
    ACTION_LIST,
    ACTOR,
    APPLY,
    BYTES,
    LEGAL,
    NUMBERS,
    PER_SEAT,
    SETUP,
    entry,
    first_class,
    rule,
)
from ecotone.engine.observation import OBSERVE
from ecotone.engine.pointers import POINTERS, caller, pointers
from ecotone.engine.randomness import WORDS, seed_generator
from ecotone.engine.seeds import SHORT_SEED_LIMIT
from ecotone.engine.state import NOBODY, State

States = NDArray[np.uint8]
Numbers = NDArray[np.int64]
Masks = NDArray[np.bool_]
Observations = NDArray[np.int8]

STATES = types.uint8[:, ::1]
MASKS = types.boolean[:, ::1]
FLAGS = types.boolean[::1]
RESULTS = types.int64[:, ::1]
OBSERVATIONS = types.int8[:, ::1]

call_setup = caller(SETUP)
call_legal = caller(LEGAL)
call_apply = caller(APPLY)
call_actor = caller(ACTOR)
call_per_seat = caller(PER_SEAT)
call_observe = caller(OBSERVE)


class Rule(IntEnum):
    """The order of a game's entry points among the `rules` of a loop."""

    SETUP = 0
    LEGAL = 1
    APPLY = 2
    ACTOR = 3
    SCORES = 4
    PLACES = 5
    OBSERVE = 6


LAST_SEED = SHORT_SEED_LIMIT - 1


def rule_pointers(entry_points: Any, observe: Any = None) -> Any:
    """The `rules` of a game's entry module, with its `observe` if a loop is to observe."""
    found = [
        (entry_points.setup, SETUP),
        (entry_points.legal, LEGAL),
        (entry_points.apply, APPLY),
        (entry_points.actor, ACTOR),
        (entry_points.scores, PER_SEAT),
        (entry_points.places, PER_SEAT),
    ]
    return pointers(*found) if observe is None else pointers(*found, (observe, OBSERVE))


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
    masks: Masks,
    scratch: NDArray[np.int16],
) -> None:
    """Mark the legal actions of every state; a game that is over has none."""
    for row in range(states.shape[0]):
        mark_legal(legal(edition, states[row], scratch), masks[row], scratch)


@entry(types.int64(POINTERS, BYTES, STATES, NUMBERS, MASKS, NUMBERS, ACTION_LIST))
def step_batch(
    rules: Any,
    edition: State,
    states: States,
    actions: Numbers,
    masks: Masks,
    actors: Numbers,
    scratch: NDArray[np.int16],
) -> int:
    """Play one action in every state and update its mask and the seat to act.

    A state whose mask does not allow the action is left unchanged; returns how many were.
    """
    legal = call_legal(rules[Rule.LEGAL])
    apply = call_apply(rules[Rule.APPLY])
    actor = call_actor(rules[Rule.ACTOR])
    refused = 0
    for row in range(states.shape[0]):
        action = actions[row]
        if 0 <= action < masks.shape[1] and masks[row, action]:
            apply(edition, states[row], action)
            mark_legal(legal(edition, states[row], scratch), masks[row], scratch)
            actors[row] = actor(edition, states[row])
        else:
            refused += 1
    return refused


@entry(types.void(first_class(ACTOR), BYTES, STATES, NUMBERS))
def actors_batch(actor: Any, edition: State, states: States, out: Numbers) -> None:
    """Whose decision it is in every state; NOBODY in a game that is over."""
    for row in range(states.shape[0]):
        out[row] = actor(edition, states[row])


@entry(types.void(first_class(PER_SEAT), BYTES, STATES, RESULTS))
def per_seat_batch(function: Any, edition: State, states: States, out: NDArray[np.int64]) -> None:
    """Scores or places of every state, one row of `out` each."""
    for row in range(states.shape[0]):
        function(edition, states[row], out[row])


@entry(types.void(first_class(OBSERVE), BYTES, STATES, NUMBERS, OBSERVATIONS))
def observe_batch(
    observe: Any, edition: State, states: States, seats: Numbers, out: Observations
) -> None:
    """What one seat of every game may know; zeros where the seat is NOBODY."""
    for row in range(states.shape[0]):
        if seats[row] == NOBODY:
            out[row] = 0
        else:
            observe(edition, states[row], seats[row], out[row])


@entry(
    types.int64(
        POINTERS,
        BYTES,
        NUMBERS,
        types.int64,
        NUMBERS,
        STATES,
        NUMBERS,
        MASKS,
        NUMBERS,
        NUMBERS,
        FLAGS,
        RESULTS,
        RESULTS,
        OBSERVATIONS,
        OBSERVATIONS,
        ACTION_LIST,
    )
)
def advance_batch(
    rules: Any,
    edition: State,
    options: Numbers,
    stride: int,
    seeds: Numbers,
    states: States,
    actions: Numbers,
    masks: Masks,
    actors: Numbers,
    acted: Numbers,
    finished: NDArray[np.bool_],
    points: NDArray[np.int64],
    ranks: NDArray[np.int64],
    observations: Observations,
    last_observations: Observations,
    scratch: NDArray[np.int16],
) -> int:
    """Play one action in every game and deal a new one where a game ends.

    Read and kept up to date, one row for each game: its seed, its state, the mask of its legal
    actions and the seat to act. `actions` holds the action of that seat.

    Written: the seat that `acted`, or NOBODY if its action was illegal, which leaves the game as it
    is; whether the game `finished`, and if so its points and places (else zeros) and, in
    `last_observations`, what the seat that acted last saw at the end (else left alone); and the
    observation of the seat to act next, in the new game where one has ended. That game's seed is
    the old one plus `stride`.

    Returns how many actions were illegal.
    """
    setup = call_setup(rules[Rule.SETUP])
    legal = call_legal(rules[Rule.LEGAL])
    apply = call_apply(rules[Rule.APPLY])
    actor = call_actor(rules[Rule.ACTOR])
    scores = call_per_seat(rules[Rule.SCORES])
    places = call_per_seat(rules[Rule.PLACES])
    observe = call_observe(rules[Rule.OBSERVE])
    random = np.zeros(WORDS, np.uint32)
    refused = 0
    for row in range(states.shape[0]):
        state = states[row]
        action = actions[row]
        finished[row] = False
        points[row] = 0
        ranks[row] = 0
        if not (0 <= action < masks.shape[1] and masks[row, action]):
            acted[row] = NOBODY
            refused += 1
            observe(edition, state, actors[row], observations[row])
            continue
        acted[row] = actors[row]
        apply(edition, state, action)
        count = legal(edition, state, scratch)
        if count == 0:
            finished[row] = True
            scores(edition, state, points[row])
            places(edition, state, ranks[row])
            observe(edition, state, acted[row], last_observations[row])
            seeds[row] = (seeds[row] + stride) & LAST_SEED
            seed_generator(random, seeds[row])
            state[:] = 0
            setup(edition, state, options, points.shape[1], random)
            count = legal(edition, state, scratch)
        mark_legal(count, masks[row], scratch)
        actors[row] = actor(edition, state)
        observe(edition, state, actors[row], observations[row])
    return refused

"""Information-set Monte Carlo tree search, compiled once for all games.

Every simulation deals anew what the seat cannot know, walks down a tree of decisions to one that
was not judged before, and judges it. The tree's nodes stand for sequences of decisions; what a
redealt state does not allow is passed over. Each seat, at its own decisions, chooses what is good
for itself.

Importing this module loads (or compiles) it.
"""

from typing import Any

import numpy as np
from numba import types
from numpy.typing import NDArray

from ecotone.engine.compiling import (
    ACTION_LIST,
    ACTOR,
    APPLY,
    BYTES,
    EVALUATE,
    GENERATOR,
    LEGAL,
    NUMBERS,
    REDEAL,
    entry,
    first_class,
    rule,
)
from ecotone.engine.randomness import Generator, below
from ecotone.engine.state import State

Values = NDArray[np.float64]
Actions = NDArray[np.int16]
Nodes = NDArray[np.int32]

NO_NODE = -1
LONGEST_PATH = 256
EXPLORATION = 0.7
FIRST_CHILDREN = 3
"""So many children are looked at from the start; one more for each root of the visits."""


@rule
def lead(values: Values, seat: int, together: bool) -> float:
    """How far a seat is ahead of the best other one; its own value where all win together."""
    if together or len(values) == 1:
        return float(values[seat])
    rival = -np.inf
    for other in range(len(values)):
        if other != seat and values[other] > rival:
            rival = values[other]
    return float(values[seat] - rival)


@rule
def rank_actions(
    apply: Any,
    evaluate: Any,
    edition: State,
    state: State,
    trial: State,
    seat: int,
    together: bool,
    tried: int,
    kept: int,
    actions: Actions,
    count: int,
    random: Generator,
    values: Values,
    promise: Values,
) -> int:
    """Try some of the actions and put the most promising first; returns how many are kept."""
    looked_at = min(count, tried)
    for index in range(looked_at):
        other = index + below(random, count - index)
        actions[index], actions[other] = actions[other], actions[index]
        trial[:] = state
        apply(edition, trial, actions[index])
        evaluate(edition, trial, values)
        promise[index] = lead(values, seat, together)
    kept = min(looked_at, kept)
    for rank in range(kept):
        best = rank
        for index in range(rank + 1, looked_at):
            if promise[index] > promise[best]:
                best = index
        promise[rank], promise[best] = promise[best], promise[rank]
        actions[rank], actions[best] = actions[best], actions[rank]
    return kept


@rule
def best_child(
    first: int,
    allowed: int,
    mark: int,
    marks: Nodes,
    node_action: Actions,
    visits: Nodes,
    parent_visits: int,
    totals: NDArray[np.float64],
    seat: int,
    low: float,
    high: float,
) -> int:
    """The child to follow: one not visited yet, or the best by mean result and doubt."""
    best = NO_NODE
    best_bound = -np.inf
    for child in range(first, first + allowed):
        if marks[node_action[child]] != mark:
            continue
        if visits[child] == 0:
            return child
        mean = totals[child, seat] / visits[child]
        scaled = (mean - low) / (high - low) if high > low else 0.5
        bound = scaled + EXPLORATION * np.sqrt(np.log(parent_visits + 1.0) / visits[child])
        if bound > best_bound:
            best_bound = bound
            best = child
    return best


@entry(
    types.int64(
        first_class(LEGAL),
        first_class(APPLY),
        first_class(ACTOR),
        first_class(EVALUATE),
        first_class(REDEAL),
        BYTES,
        BYTES,
        types.int64,
        types.int64,
        types.boolean,
        types.int64,
        types.int64,
        types.int64,
        GENERATOR,
        ACTION_LIST,
        NUMBERS,
        types.float64[::1],
    )
)
def search(
    legal: Any,
    apply: Any,
    actor: Any,
    evaluate: Any,
    redeal: Any,
    edition: State,
    root: State,
    seat: int,
    players: int,
    together: bool,
    simulations: int,
    width: int,
    tried: int,
    random: Generator,
    out_actions: Actions,
    out_visits: NDArray[np.int64],
    out_results: Values,
) -> int:
    """Search from a state on behalf of a seat; returns how many root actions were followed.

    A node has at most `width` children, the best of at most `tried` actions (of all, at the
    root). Out come the root's children with their visits and mean results, best promise first.
    """
    space = out_actions.shape[0]
    capacity = (simulations + 2) * width + 1
    first_child = np.full(capacity, NO_NODE, np.int32)
    children = np.zeros(capacity, np.int32)
    node_action = np.zeros(capacity, np.int16)
    visits = np.zeros(capacity, np.int32)
    totals = np.zeros((capacity, players), np.float64)
    path = np.zeros(LONGEST_PATH, np.int32)
    actions = np.zeros(space, np.int16)
    marks = np.zeros(space, np.int32)
    promise = np.zeros(space, np.float64)
    values = np.zeros(players, np.float64)
    state = root.copy()
    trial = root.copy()
    used = 1
    mark = 0
    low, high = np.inf, -np.inf
    for _ in range(simulations):
        state[:] = root
        redeal(edition, state, seat, random)
        node = 0
        length = 1
        count = legal(edition, state, actions)
        while count > 0 and length < LONGEST_PATH:
            mover = actor(edition, state)
            mark += 1
            for index in range(count):
                marks[actions[index]] = mark
            if first_child[node] == NO_NODE:
                if node != 0 and visits[node] == 0:
                    break
                kept = rank_actions(
                    apply,
                    evaluate,
                    edition,
                    state,
                    trial,
                    mover,
                    together,
                    space if node == 0 else tried,
                    width,
                    actions,
                    count,
                    random,
                    values,
                    promise,
                )
                first_child[node] = used
                children[node] = kept
                node_action[used : used + kept] = actions[:kept]
                used += kept
            child = best_child(
                first_child[node],
                min(int(children[node]), FIRST_CHILDREN + int(np.sqrt(visits[node]))),
                mark,
                marks,
                node_action,
                visits,
                visits[node],
                totals,
                mover,
                low,
                high,
            )
            if child == NO_NODE:
                break
            apply(edition, state, node_action[child])
            node = child
            path[length] = node
            length += 1
            count = legal(edition, state, actions)
        evaluate(edition, state, values)
        for other in range(players):
            result = lead(values, other, together)
            low = min(low, result)
            high = max(high, result)
            for index in range(length):
                totals[path[index], other] += result
        for index in range(length):
            visits[path[index]] += 1
    found = int(children[0])
    for index in range(found):
        child = first_child[0] + index
        out_actions[index] = node_action[child]
        out_visits[index] = visits[child]
        out_results[index] = totals[child, seat] / max(1, visits[child])
    return found

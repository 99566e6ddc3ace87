"""Monte Carlo tree search over redealt tables, compiled once for all games.

Each simulation redeals what the seat cannot know and descends a tree of the decisions of the
present turn to one that has not been evaluated. From there every seat plays what looks best at the
moment until the searching seat has finished some more turns; then the state is evaluated. All
evaluations are thus made at the same point of play, and what a decision prepares for later turns
counts.

A node stands for a sequence of decisions, not for a state: redealt states differ. Actions that are
illegal in the state at hand are skipped on the way down.

Importing this module loads (or compiles) it.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from ecotone.bots.model import WIDEST, Part
from ecotone.bots.rollout import (
    Actions,
    Rules,
    Scratch,
    Search,
    Settings,
    Values,
    assess,
    lead,
    play_on,
    rank_actions,
    utility,
)
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
    TERMS,
    entry,
    first_class,
    rule,
)
from ecotone.engine.copying import copy_into
from ecotone.engine.randomness import Generator
from ecotone.engine.state import State

Nodes = NDArray[np.int32]

NO_NODE = -1
LONGEST_PATH = 64
"""Maximum decisions of one turn held in the tree."""
TURNS_PLAYED = 2
"""Maximum turns of any seat played after the tree, for each turn of the searching seat."""
EXPLORATION = 0.15
FIRST_CHILDREN = 3
"""Children considered at first; each further root of the visits adds one (progressive widening)."""


class Found(NamedTuple):
    """The root's children, most promising first, as the caller's arrays."""

    actions: Actions
    visits: NDArray[np.int64]
    results: Values
    """The seat's mean lead."""


class Tree(NamedTuple):
    """The nodes, by number; a node's children have consecutive numbers."""

    first_child: Nodes
    children: Nodes
    action: Actions
    visits: Nodes
    totals: Values


named_tuple: Any = types.NamedTuple
SETTINGS = named_tuple(
    [
        types.int64,
        types.boolean,
        *[types.int64] * (len(Settings._fields) - 3),
        types.boolean,
    ],
    Settings,
)
FOUND = named_tuple([ACTION_LIST, NUMBERS, types.float64[::1]], Found)


@entry(ACTOR)
def any_partner(edition: State, state: State) -> int:
    """Who decides, for partners who share everything: they plan all turns as one seat."""
    return 0


@entry(TERMS)
def no_features(edition: State, state: State, seat: int, out: Values) -> None:
    """The features of a search without a learned evaluation."""


@rule
def best_child(tree: Tree, node: int, mark: int, marks: Nodes, low: float, high: float) -> int:
    """The legal child to follow: an unvisited one, or the best by its upper confidence bound."""
    best = NO_NODE
    best_bound = -np.inf
    first = tree.first_child[node]
    allowed = FIRST_CHILDREN + int(np.sqrt(tree.visits[node]))
    for child in range(first, first + min(tree.children[node], allowed)):
        if marks[tree.action[child]] != mark:
            continue
        visits = tree.visits[child]
        if visits == 0:
            return child
        mean = tree.totals[child] / visits
        # Games score on different scales: results are scaled to those seen so far.
        scaled = (mean - low) / (high - low) if high > low else 0.5
        doubt = np.sqrt(np.log(tree.visits[node] + 1.0) / visits)
        if scaled + EXPLORATION * doubt > best_bound:
            best_bound = scaled + EXPLORATION * doubt
            best = child
    return best


@entry(
    types.int64(
        first_class(LEGAL),
        first_class(APPLY),
        first_class(ACTOR),
        first_class(EVALUATE),
        first_class(REDEAL),
        first_class(TERMS),
        first_class(TERMS),
        types.float64[::1],
        BYTES,
        BYTES,
        types.int64,
        SETTINGS,
        GENERATOR,
        FOUND,
    )
)
def search(
    legal: Any,
    apply: Any,
    actor: Any,
    evaluate: Any,
    redeal: Any,
    features: Any,
    guess: Any,
    model: Values,
    edition: State,
    root: State,
    seat: int,
    settings: Settings,
    random: Generator,
    found: Found,
) -> int:
    """Search the decision that is due, knowing what a seat knows; returns how many are found.

    With a model, states are worth what it makes of their features, and not what `evaluate` says.
    """
    together = settings.together
    space = found.actions.shape[0]
    capacity = (settings.simulations + 3) * settings.width + 1
    tree = Tree(
        np.full(capacity, NO_NODE, np.int32),
        np.zeros(capacity, np.int32),
        np.zeros(capacity, np.int16),
        np.zeros(capacity, np.int32),
        np.zeros(capacity, np.float64),
    )
    scratch = Scratch(
        root.copy(),
        root.copy(),
        root.copy(),
        np.zeros(space, np.int16),
        np.zeros(settings.players, np.float64),
        np.zeros(1, np.float64),
        np.zeros(space, np.float64),
        np.zeros(int(model[Part.FEATURES]) if len(model) > 0 else 0, np.float64),
        np.zeros(2 * WIDEST, np.float64),
    )
    rules = Rules(legal, apply, actor, evaluate, features, guess, model)
    steps = Search(rules, edition, settings, random, scratch)
    actions = np.zeros(space, np.int16)
    # marks[action] == mark: the action is legal in the state at hand. A new mark for each state
    # saves clearing the array.
    marks = np.zeros(space, np.int32)
    mark = 0
    path = np.zeros(LONGEST_PATH, np.int32)
    leads = np.zeros(2 * settings.width + 1, np.float64)
    state = root.copy()
    mover = actor(edition, root)
    used = 1
    low, high = np.inf, -np.inf
    for _ in range(settings.simulations):
        copy_into(state, root)
        redeal(edition, state, seat, random)
        node = 0
        length = 1
        count = legal(edition, state, actions)
        while count > 0 and length < LONGEST_PATH and actor(edition, state) == mover:
            mark += 1
            for index in range(count):
                marks[actions[index]] = mark
            if tree.first_child[node] == NO_NODE:
                # A node gets children on its second visit; the first one evaluates it.
                if node != 0 and tree.visits[node] == 0:
                    break
                kept = rank_actions(steps, state, mover, node == 0, actions, count)
                tree.first_child[node] = used
                tree.children[node] = kept
                for index in range(kept):
                    tree.action[used + index] = actions[index]
                used += kept
            child = best_child(tree, node, mark, marks, low, high)
            if child == NO_NODE:
                break
            apply(edition, state, tree.action[child])
            node = child
            path[length] = node
            length += 1
            count = legal(edition, state, actions)
        decisions = settings.longest_turn * max(1, TURNS_PLAYED * settings.turns)
        play_on(steps, state, mover, 1 + 2 * settings.turns, decisions)
        assess(steps.rules, edition, state, scratch)
        result = utility(scratch.values, mover, together)
        low = min(low, result)
        high = max(high, result)
        for index in range(length):
            tree.totals[path[index]] += result
            tree.visits[path[index]] += 1
        if length > 1:
            leads[path[1]] += lead(scratch.values, seat, together)
    children = tree.children[0]
    for index in range(children):
        child = tree.first_child[0] + index
        found.actions[index] = tree.action[child]
        found.visits[index] = tree.visits[child]
        found.results[index] = leads[child] / max(1, tree.visits[child])
    return children

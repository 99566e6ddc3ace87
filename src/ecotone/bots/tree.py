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
LONGEST_PATH = 64
"""Maximum decisions of one turn held in the tree."""
TURNS_PLAYED = 2
"""Maximum turns of any seat played after the tree, for each turn of the searching seat."""
FEWER_FOR_OTHERS = 2
"""While playing on, other seats try this many times fewer actions."""
RIVALRY = 0.5
"""Weight of the best opponent's points against one's own."""
EXPLORATION = 0.15
FIRST_CHILDREN = 3
"""Children considered at first; each further root of the visits adds one (progressive widening)."""


class Settings(NamedTuple):
    """What to search for, and how much."""

    players: int
    together: bool
    """All seats win together: nobody is an opponent."""
    simulations: int
    turns: int
    """Turns to play on after the present one."""
    longest_turn: int
    """Decisions after which a turn counts as over."""
    width: int
    """Maximum children of a node; the root has twice as many."""
    tried: int
    """Maximum actions to try when ranking them or playing on; the root tries all."""


class Found(NamedTuple):
    """The root's children, most promising first, as the caller's arrays."""

    actions: Actions
    visits: NDArray[np.int64]
    results: Values
    """The seat's mean lead."""


class Rules(NamedTuple):
    """The entry points of a game that a search calls."""

    legal: Any
    apply: Any
    actor: Any
    evaluate: Any


class Scratch(NamedTuple):
    """Arrays to work in, for steps that are tried and taken back."""

    trial: State
    best: State
    after: State
    actions: Actions
    values: Values
    promise: Values


class Tree(NamedTuple):
    """The nodes, by number; a node's children have consecutive numbers."""

    first_child: Nodes
    children: Nodes
    action: Actions
    visits: Nodes
    totals: Values


named_tuple: Any = types.NamedTuple
SETTINGS = named_tuple(
    [types.int64, types.boolean, *[types.int64] * (len(Settings._fields) - 2)], Settings
)
FOUND = named_tuple([ACTION_LIST, NUMBERS, types.float64[::1]], Found)


@entry(ACTOR)
def any_partner(edition: State, state: State) -> int:
    """Who decides, for partners who share everything: they plan all turns as one seat."""
    return 0


@rule
def best_rival(values: Values, seat: int) -> float:
    """The value of the best other seat."""
    rival = -np.inf
    for other in range(len(values)):
        if other != seat and values[other] > rival:
            rival = values[other]
    return rival


@rule
def lead(values: Values, seat: int, together: bool) -> float:
    """How far a seat is ahead of the best other one; its own value where all win together."""
    if together or len(values) == 1:
        return float(values[seat])
    return float(values[seat] - best_rival(values, seat))


@rule
def utility(values: Values, seat: int, together: bool) -> float:
    """What a seat plays for: its own value, and that the best other one has less."""
    if together or len(values) == 1:
        return float(values[seat])
    return float(values[seat] - RIVALRY * best_rival(values, seat))


@rule
def play_likely(
    rules: Rules,
    edition: State,
    state: State,
    mover: int,
    together: bool,
    tried: int,
    count: int,
    random: Generator,
    scratch: Scratch,
) -> None:
    """Play the best, as it looks to the mover, of at most `tried` of the listed actions."""
    if count == 1:
        rules.apply(edition, state, scratch.actions[0])
        return
    best = -np.inf
    for index in range(min(count, tried)):
        # One step of a Fisher-Yates shuffle: the actions tried are a random sample.
        other = index + below(random, count - index)
        scratch.actions[index], scratch.actions[other] = (
            scratch.actions[other],
            scratch.actions[index],
        )
        scratch.trial[:] = state
        rules.apply(edition, scratch.trial, scratch.actions[index])
        rules.evaluate(edition, scratch.trial, scratch.values)
        reached = utility(scratch.values, mover, together)
        if reached > best:
            best = reached
            scratch.best[:] = scratch.trial
    state[:] = scratch.best


@rule
def play_on(
    rules: Rules,
    edition: State,
    state: State,
    seat: int,
    crossings: int,
    decisions: int,
    settings: Settings,
    random: Generator,
    scratch: Scratch,
) -> None:
    """From a seat's turn on, let all play until the turn has left or reached it so often."""
    crossed = 0
    for _ in range(decisions):
        count = rules.legal(edition, state, scratch.actions)
        if count == 0:
            return
        mover = rules.actor(edition, state)
        if (mover == seat) != (crossed % 2 == 0):
            crossed += 1
        if crossed == crossings:
            return
        tried = settings.tried if mover == seat else settings.tried // FEWER_FOR_OTHERS
        play_likely(rules, edition, state, mover, settings.together, tried, count, random, scratch)


@rule
def rank_actions(
    rules: Rules,
    edition: State,
    state: State,
    mover: int,
    at_root: bool,
    settings: Settings,
    actions: Actions,
    count: int,
    random: Generator,
    scratch: Scratch,
) -> int:
    """Try actions and put the most promising first; returns how many are kept.

    At the root all are tried, and the turn each one begins is finished before it is judged.
    """
    promise = scratch.promise
    tried = count if at_root else min(count, settings.tried)
    for index in range(tried):
        other = index + below(random, count - index)
        actions[index], actions[other] = actions[other], actions[index]
        scratch.after[:] = state
        rules.apply(edition, scratch.after, actions[index])
        if at_root:
            play_on(
                rules,
                edition,
                scratch.after,
                mover,
                1,
                settings.longest_turn,
                settings,
                random,
                scratch,
            )
        rules.evaluate(edition, scratch.after, scratch.values)
        promise[index] = utility(scratch.values, mover, settings.together)
    kept = min(tried, 2 * settings.width if at_root else settings.width)
    for rank in range(kept):
        best = rank
        for index in range(rank + 1, tried):
            if promise[index] > promise[best]:
                best = index
        promise[rank], promise[best] = promise[best], promise[rank]
        actions[rank], actions[best] = actions[best], actions[rank]
    return kept


@rule
def best_child(tree: Tree, node: int, mark: int, marks: Nodes, low: float, high: float) -> int:
    """The legal child to follow: an unvisited one, or the best by its upper confidence bound."""
    best = NO_NODE
    best_bound = -np.inf
    first = tree.first_child[node]
    allowed = FIRST_CHILDREN + int(np.sqrt(tree.visits[node]))
    for child in range(first, first + min(int(tree.children[node]), allowed)):
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
    edition: State,
    root: State,
    seat: int,
    settings: Settings,
    random: Generator,
    found: Found,
) -> int:
    """Search the decision that is due, knowing what a seat knows; returns how many are found."""
    rules = Rules(legal, apply, actor, evaluate)
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
        np.zeros(space, np.float64),
    )
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
        state[:] = root
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
                kept = rank_actions(
                    rules,
                    edition,
                    state,
                    mover,
                    node == 0,
                    settings,
                    actions,
                    count,
                    random,
                    scratch,
                )
                tree.first_child[node] = used
                tree.children[node] = kept
                tree.action[used : used + kept] = actions[:kept]
                used += kept
            child = best_child(tree, node, mark, marks, low, high)
            if child == NO_NODE:
                break
            apply(edition, state, tree.action[child])
            node = child
            path[length] = node
            length += 1
            count = legal(edition, state, actions)
        play_on(
            rules,
            edition,
            state,
            mover,
            1 + 2 * settings.turns,
            TURNS_PLAYED * settings.longest_turn * settings.turns,
            settings,
            random,
            scratch,
        )
        evaluate(edition, state, scratch.values)
        result = utility(scratch.values, mover, together)
        low = min(low, result)
        high = max(high, result)
        for index in range(length):
            tree.totals[path[index]] += result
            tree.visits[path[index]] += 1
        if length > 1:
            leads[path[1]] += lead(scratch.values, seat, together)
    children = int(tree.children[0])
    for index in range(children):
        child = tree.first_child[0] + index
        found.actions[index] = tree.action[child]
        found.visits[index] = tree.visits[child]
        found.results[index] = leads[child] / max(1, tree.visits[child])
    return children

"""Monte Carlo tree search over redealt tables, compiled once for all games.

Every simulation redeals what the seat cannot know and walks down a tree of the decisions in the
current turn, to one that was not evaluated before. From there every seat, including the searching
one, plays what looks best at the moment, until the searching seat has finished some further turns.
Only then is the table evaluated. So all evaluations are made at the same point of play, and what a
decision prepares for later turns counts.

The tree's nodes stand for sequences of decisions, not for states: one tree is shared by all redealt
tables (information-set search). Decisions that are illegal in a redealt state are skipped.

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
"""Maximum decisions of one turn in the tree, counting the root."""
PLAY = 2
"""Limits a playout: at most this many longest turns for each further turn of the seat."""
OTHERS_LOOK = 2
"""In playouts, other seats look at this many times fewer actions."""
RIVALRY = 0.5
"""The weight of the best opponent's points relative to the seat's own."""
EXPLORATION = 0.15
"""The weight of a child's uncertainty, as a fraction of the range of results seen so far."""
FIRST_CHILDREN = 3
"""How many children a node offers at first; more are added with the square root of its visits."""


class Room(NamedTuple):
    """Scratch arrays for playouts."""

    trial: State
    best: State
    actions: Actions
    values: Values


class Tree(NamedTuple):
    """The tree as parallel arrays. A node is an index; its children have consecutive indices."""

    first_child: Nodes
    children: Nodes
    action: Actions
    visits: Nodes
    totals: Values


@entry(ACTOR)
def any_partner(edition: State, state: State) -> int:
    """A stand-in for `actor` when partners share everything: all turns are planned as one."""
    return 0


@rule
def best_rival(values: Values, seat: int) -> float:
    rival = -np.inf
    for other in range(len(values)):
        if other != seat and values[other] > rival:
            rival = values[other]
    return rival


@rule
def lead(values: Values, seat: int, together: bool) -> float:
    """How far a seat is ahead of the best other one; its own value if all win together."""
    if together or len(values) == 1:
        return float(values[seat])
    return float(values[seat] - best_rival(values, seat))


@rule
def worth(values: Values, seat: int, together: bool) -> float:
    """What a seat maximises: its own value minus a part of the best other one's."""
    if together or len(values) == 1:
        return float(values[seat])
    return float(values[seat] - RIVALRY * best_rival(values, seat))


@rule
def play_likely(
    apply: Any,
    evaluate: Any,
    edition: State,
    state: State,
    mover: int,
    together: bool,
    tried: int,
    count: int,
    random: Generator,
    room: Room,
) -> None:
    """Play the action that looks best to the mover, of at most `tried` of the listed actions."""
    if count == 1:
        apply(edition, state, room.actions[0])
        return
    best = -np.inf
    for index in range(min(count, tried)):
        # A partial Fisher-Yates shuffle: the first `tried` places become a random sample.
        other = index + below(random, count - index)
        room.actions[index], room.actions[other] = room.actions[other], room.actions[index]
        room.trial[:] = state
        apply(edition, room.trial, room.actions[index])
        evaluate(edition, room.trial, room.values)
        reached = worth(room.values, mover, together)
        if reached > best:
            best = reached
            # Keep the state that was reached instead of applying the best action again.
            room.best[:] = room.trial
    state[:] = room.best


@rule
def play_on(
    legal: Any,
    apply: Any,
    actor: Any,
    evaluate: Any,
    edition: State,
    state: State,
    seat: int,
    crossings: int,
    longest: int,
    together: bool,
    tried: int,
    random: Generator,
    room: Room,
) -> None:
    """Let everyone play until the turn has left the seat or come back to it `crossings` times."""
    crossed = 0
    for _ in range(longest):
        count = legal(edition, state, room.actions)
        if count == 0:
            return
        mover = actor(edition, state)
        # After an even number of crossings it is the seat's turn, after an odd number another's.
        if (mover == seat) != (crossed % 2 == 0):
            crossed += 1
        if crossed == crossings:
            return
        looked_at = tried if mover == seat else tried // OTHERS_LOOK
        play_likely(
            apply, evaluate, edition, state, mover, together, looked_at, count, random, room
        )


@rule
def rank_actions(
    legal: Any,
    apply: Any,
    actor: Any,
    evaluate: Any,
    edition: State,
    state: State,
    after: State,
    mover: int,
    together: bool,
    tried: int,
    kept: int,
    longest_turn: int,
    actions: Actions,
    count: int,
    random: Generator,
    promise: Values,
    room: Room,
) -> int:
    """Try some of the actions and put the most promising first; returns how many are kept.

    With a `longest_turn`, all actions are tried, and each turn is finished, by at most that many
    decisions, before it is evaluated.
    """
    looked_at = count if longest_turn else min(count, tried)
    for index in range(looked_at):
        # As in `play_likely`: draw the next action of a random sample without replacement.
        other = index + below(random, count - index)
        actions[index], actions[other] = actions[other], actions[index]
        after[:] = state
        apply(edition, after, actions[index])
        if longest_turn:
            play_on(
                legal,
                apply,
                actor,
                evaluate,
                edition,
                after,
                mover,
                1,
                longest_turn,
                together,
                tried,
                random,
                room,
            )
        evaluate(edition, after, room.values)
        promise[index] = worth(room.values, mover, together)
    # A selection sort that stops after the best `kept`.
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
def best_child(tree: Tree, node: int, mark: int, marks: Nodes, low: float, high: float) -> int:
    """The child to follow: the first one not visited yet, or the one with the best upper bound."""
    best = NO_NODE
    best_bound = -np.inf
    first = tree.first_child[node]
    # Progressive widening: children are ranked, so a node that is visited more often also offers
    # less promising ones.
    allowed = FIRST_CHILDREN + int(np.sqrt(tree.visits[node]))
    for child in range(first, first + min(int(tree.children[node]), allowed)):
        # Children come from other redealt tables: skip those that are illegal in this one.
        if marks[tree.action[child]] != mark:
            continue
        visits = tree.visits[child]
        if visits == 0:
            return child
        # UCB1 on results scaled to 0..1, because the range of points differs between games and
        # positions.
        mean = tree.totals[child] / visits
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
        types.int64,
        types.boolean,
        types.int64,
        types.int64,
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
    turns: int,
    longest_turn: int,
    width: int,
    tried: int,
    random: Generator,
    out_actions: Actions,
    out_visits: NDArray[np.int64],
    out_results: Values,
) -> int:
    """Search the current decision with a seat's knowledge; returns how many actions were followed.

    Play goes on until the seat has finished its current turn and `turns` more; a turn is assumed
    to be over after `longest_turn` decisions.
    A node has at most `width` children, the root twice as many. At the root all actions are tried
    and each turn is finished; elsewhere, and in playouts, at most `tried` actions are tried.
    The outputs are the root's children, most promising first, with their visits and the seat's
    mean lead.
    """
    space = out_actions.shape[0]
    # Each simulation expands at most one node; the root takes twice `width`.
    capacity = (simulations + 3) * width + 1
    tree = Tree(
        np.full(capacity, NO_NODE, np.int32),
        np.zeros(capacity, np.int32),
        np.zeros(capacity, np.int16),
        np.zeros(capacity, np.int32),
        np.zeros(capacity, np.float64),
    )
    room = Room(root.copy(), root.copy(), np.zeros(space, np.int16), np.zeros(players, np.float64))
    actions = np.zeros(space, np.int16)
    # The legal actions of the current step have the current mark. Increasing the mark clears the
    # set at once, without writing to the whole array.
    marks = np.zeros(space, np.int32)
    promise = np.zeros(space, np.float64)
    path = np.zeros(LONGEST_PATH, np.int32)
    # The root's children are the nodes 1 to 2 * width, so their leads are indexed by node.
    leads = np.zeros(2 * width + 1, np.float64)
    state = root.copy()
    after = root.copy()
    mover = actor(edition, root)
    used = 1
    mark = 0
    low, high = np.inf, -np.inf
    for _ in range(simulations):
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
                # A new leaf is evaluated by a playout first and expanded on its second visit.
                if node != 0 and tree.visits[node] == 0:
                    break
                kept = rank_actions(
                    legal,
                    apply,
                    actor,
                    evaluate,
                    edition,
                    state,
                    after,
                    mover,
                    together,
                    tried,
                    2 * width if node == 0 else width,
                    longest_turn if node == 0 else 0,
                    actions,
                    count,
                    random,
                    promise,
                    room,
                )
                tree.first_child[node] = used
                tree.children[node] = kept
                tree.action[used : used + kept] = actions[:kept]
                used += kept
            child = best_child(tree, node, mark, marks, low, high)
            # None of the children is legal on this table: play on from here.
            if child == NO_NODE:
                break
            apply(edition, state, tree.action[child])
            node = child
            path[length] = node
            length += 1
            count = legal(edition, state, actions)
        # The turn leaves the seat once, and comes back and leaves again for each further turn.
        play_on(
            legal,
            apply,
            actor,
            evaluate,
            edition,
            state,
            mover,
            1 + 2 * turns,
            PLAY * longest_turn * turns,
            together,
            tried,
            random,
            room,
        )
        evaluate(edition, state, room.values)
        # The search maximises `worth`; callers are given the plain lead.
        result = worth(room.values, mover, together)
        low = min(low, result)
        high = max(high, result)
        for index in range(length):
            tree.totals[path[index]] += result
            tree.visits[path[index]] += 1
        if length > 1:
            leads[path[1]] += lead(room.values, seat, together)
    found = int(tree.children[0])
    for index in range(found):
        child = tree.first_child[0] + index
        out_actions[index] = tree.action[child]
        out_visits[index] = tree.visits[child]
        out_results[index] = leads[child] / max(1, tree.visits[child])
    return found

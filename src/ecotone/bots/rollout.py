"""How seats play on after the tree of a search: each what looks best to it at the moment."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ecotone.bots.model import Part, learned_values
from ecotone.engine.compiling import rule
from ecotone.engine.copying import copy_into
from ecotone.engine.randomness import Generator, below
from ecotone.engine.state import NOBODY, State

Values = NDArray[np.float64]
Actions = NDArray[np.int16]

FEWER_FOR_OTHERS = 2
"""While playing on, other seats try this many times fewer actions."""
RIVALRY = 0.5
"""Weight of the best opponent's points against one's own."""


class Settings(NamedTuple):
    """What to search for, and how much."""

    players: int
    together: bool
    """All seats win together: nobody is an opponent."""
    simulations: int
    turns: int
    """Turns to play on after the present one; 0 if it is only finished."""
    longest_turn: int
    """Decisions after which a turn counts as over."""
    width: int
    """Maximum children of a node; the root has twice as many."""
    tried: int
    """Maximum actions to try when ranking them or playing on; the root tries all."""
    alone: bool
    """While playing on, seats look at what they have themselves."""


class Rules(NamedTuple):
    """The entry points of a game that a search calls."""

    legal: Any
    apply: Any
    actor: Any
    evaluate: Any
    features: Any
    guess: Any
    model: Values
    """A learned evaluation in place of the game's own, or NO_MODEL."""


class Scratch(NamedTuple):
    """Arrays to work in, for steps that are tried and taken back."""

    trial: State
    best: State
    after: State
    actions: Actions
    values: Values
    guess: Values
    promise: Values
    features: Values
    hidden: Values


class Search(NamedTuple):
    """What every step of a search needs."""

    rules: Rules
    edition: State
    settings: Settings
    random: Generator
    scratch: Scratch


@rule
def assess(rules: Rules, edition: State, state: State, scratch: Scratch) -> None:
    """Write what the state is worth to every seat into the scratch's `values`."""
    if len(rules.model) == 0:
        rules.evaluate(edition, state, scratch.values)
    elif rules.actor(edition, state) == NOBODY:
        rules.evaluate(edition, state, scratch.values)
        if rules.model[Part.RELATIVE] == 1.0:
            subtract_mean(scratch.values)
    else:
        learned_values(
            rules.features,
            edition,
            state,
            rules.model,
            scratch.features,
            scratch.hidden,
            scratch.values,
        )


@rule
def subtract_mean(values: Values) -> None:
    total = 0.0
    for seat in range(len(values)):
        total += values[seat]
    mean = total / len(values)
    for seat in range(len(values)):
        values[seat] -= mean


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
def glance(search: Search, state: State, mover: int) -> float:
    """What a state within a turn is worth to the seat that plays on.

    A model that is asked at the end of a turn has not learned what is worth most before.
    """
    rules, settings, scratch = search.rules, search.settings, search.scratch
    if settings.alone:
        rules.guess(search.edition, state, mover, scratch.guess)
        return float(scratch.guess[0])
    if settings.turns == 0:
        rules.evaluate(search.edition, state, scratch.values)
    else:
        assess(rules, search.edition, state, scratch)
    return utility(scratch.values, mover, settings.together)


@rule
def play_likely(search: Search, state: State, mover: int, tried: int, count: int) -> None:
    """Play the best, as it looks to the mover, of at most `tried` of the listed actions."""
    rules, edition, scratch = search.rules, search.edition, search.scratch
    if count == 1:
        rules.apply(edition, state, scratch.actions[0])
        return
    best = -np.inf
    for index in range(min(count, tried)):
        # One step of a Fisher-Yates shuffle: the actions tried are a random sample.
        other = index + below(search.random, count - index)
        scratch.actions[index], scratch.actions[other] = (
            scratch.actions[other],
            scratch.actions[index],
        )
        copy_into(scratch.trial, state)
        rules.apply(edition, scratch.trial, scratch.actions[index])
        reached = glance(search, scratch.trial, mover)
        if reached > best:
            best = reached
            copy_into(scratch.best, scratch.trial)
    copy_into(state, scratch.best)


@rule
def play_on(search: Search, state: State, seat: int, crossings: int, decisions: int) -> None:
    """From a seat's turn on, let all play until the turn has left or reached it so often."""
    rules, settings = search.rules, search.settings
    crossed = 0
    for _ in range(decisions):
        count = rules.legal(search.edition, state, search.scratch.actions)
        if count == 0:
            return
        mover = rules.actor(search.edition, state)
        if (mover == seat) != (crossed % 2 == 0):
            crossed += 1
        if crossed == crossings:
            return
        tried = settings.tried if mover == seat else settings.tried // FEWER_FOR_OTHERS
        play_likely(search, state, mover, tried, count)


@rule
def rank_actions(
    search: Search, state: State, mover: int, at_root: bool, actions: Actions, count: int
) -> int:
    """Try actions and put the most promising first; returns how many are kept.

    At the root all are tried, and the turn each one begins is finished before it is judged.
    """
    rules, settings, scratch = search.rules, search.settings, search.scratch
    promise = scratch.promise
    tried = count if at_root else min(count, settings.tried)
    for index in range(tried):
        other = index + below(search.random, count - index)
        actions[index], actions[other] = actions[other], actions[index]
        copy_into(scratch.after, state)
        rules.apply(search.edition, scratch.after, actions[index])
        if at_root:
            play_on(search, scratch.after, mover, 1, settings.longest_turn)
            assess(rules, search.edition, scratch.after, scratch)
            promise[index] = utility(scratch.values, mover, settings.together)
        else:
            promise[index] = glance(search, scratch.after, mover)
    kept = min(tried, 2 * settings.width if at_root else settings.width)
    for rank in range(kept):
        best = rank
        for index in range(rank + 1, tried):
            if promise[index] > promise[best]:
                best = index
        promise[rank], promise[best] = promise[best], promise[rank]
        actions[rank], actions[best] = actions[best], actions[rank]
    return kept

"""The compiled entry points of Habitats, over raw bytes (see `ecotone.engine.game`)."""

import numpy as np
from numba import types
from numpy.typing import NDArray

from ecotone.engine.compiling import (
    ACTOR,
    ADVANCE,
    APPLY,
    AUDIT,
    BYTES,
    EVALUATE,
    LEGAL,
    NUMBERS,
    PER_SEAT,
    REDEAL,
    SETUP,
    TERMS,
    entry,
    reader_of,
)
from ecotone.engine.randomness import Generator
from ecotone.engine.state import NOBODY, REFUSED, State
from ecotone.games.habitats import evaluation, explanation, invariants, knowledge, rules, scoring
from ecotone.games.habitats.cards import CARDS
from ecotone.games.habitats.setup import set_up
from ecotone.games.habitats.table import TABLE, Phase

read_cards = reader_of(CARDS)
read_table = reader_of(TABLE)

FOR_SEAT = types.void(BYTES, BYTES, types.int64, NUMBERS)

Actions = NDArray[np.int16]
Numbers = NDArray[np.int64]


@entry(SETUP)
def setup(edition: State, state: State, options: Numbers, players: int, random: Generator) -> None:
    """Deal a new game."""
    state[:] = 0
    set_up(read_cards(edition), read_table(state), options, players, random)


@entry(LEGAL)
def legal(edition: State, state: State, out: Actions) -> int:
    """List the legal actions."""
    return rules.list_legal(read_cards(edition), read_table(state), out)


@entry(APPLY)
def apply(edition: State, state: State, action: int) -> None:
    """Carry out a legal action."""
    rules.act(read_cards(edition), read_table(state), action)


@entry(ADVANCE)
def advance(edition: State, state: State, action: int, legal_now: Actions, count: int) -> int:
    """Carry out an action if it is among the legal ones, and list those that follow."""
    for index in range(count):
        if legal_now[index] == action:
            rules.act(read_cards(edition), read_table(state), action)
            return rules.list_legal(read_cards(edition), read_table(state), legal_now)
    return REFUSED


@entry(ACTOR)
def actor(edition: State, state: State) -> int:
    """Whose decision it is."""
    table = read_table(state)
    return NOBODY if table.phase == Phase.OVER else table.seat


@entry(PER_SEAT)
def scores(edition: State, state: State, out: Numbers) -> None:
    """Points of park and goals as the table stands."""
    table = read_table(state)
    for seat in range(table.players):
        out[seat] = scoring.total_score(read_cards(edition), table, seat)


@entry(PER_SEAT)
def places(edition: State, state: State, out: Numbers) -> None:
    """Places by points; equals share the better place."""
    table = read_table(state)
    for seat in range(table.players):
        out[seat] = scoring.total_score(read_cards(edition), table, seat)
    scoring.points_to_places(out, table.players)


@entry(EVALUATE)
def evaluate(edition: State, state: State, out: NDArray[np.float64]) -> None:
    """A guess at every seat's final points; a tile in hand is tried on every cell."""
    tried = state.copy()
    evaluation.expected_scores(read_cards(edition), read_table(state), read_table(tried), out)
    tried[:] = 0  # the copy has to outlive the record that points into it


@entry(TERMS)
def terms(edition: State, state: State, seat: int, out: NDArray[np.float64]) -> None:
    """The terms of a seat's evaluation."""
    tried = state.copy()
    evaluation.read_terms(read_cards(edition), read_table(state), read_table(tried), seat, out)
    tried[:] = 0  # the copy has to outlive the record that points into it


@entry(REDEAL)
def redeal(edition: State, state: State, seat: int, random: Generator) -> None:
    """Shuffle what nobody can know: the order of the bag."""
    knowledge.shuffle_rest_of_bag(read_table(state), random)


@entry(AUDIT)
def audit(edition: State, state: State) -> int:
    """The number of the first broken invariant, or 0."""
    return invariants.first_fault(read_cards(edition), read_table(state))


@entry(FOR_SEAT)
def explain(edition: State, state: State, seat: int, out: Numbers) -> None:
    """What each tile of a park scores and why (see `explanation`)."""
    explanation.explain_park(read_cards(edition), read_table(state), seat, out)


@entry(FOR_SEAT)
def measures(edition: State, state: State, seat: int, out: Numbers) -> None:
    """What a park reaches now for each goal of each year."""
    explanation.measure_goals(read_cards(edition), read_table(state), seat, out)


@entry(PER_SEAT)
def spaces_ahead(edition: State, state: State, out: Numbers) -> None:
    """Where the figure on turn may go in the market."""
    explanation.spaces_ahead(read_table(state), out)


@entry(FOR_SEAT)
def lay_park(edition: State, state: State, seat: int, layings: Numbers) -> None:
    """Build a park from a list of tiles and places, as the companion does."""
    explanation.lay_park(read_cards(edition), read_table(state), seat, layings)

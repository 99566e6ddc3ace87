"""Key Harvest's entry points, over raw bytes; importing this module loads (or compiles) them."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine import compiling
from ecotone.engine.compiling import entry, reader_of
from ecotone.engine.randomness import Generator
from ecotone.engine.state import REFUSED, State
from ecotone.games.keyharvest import evaluation, invariants, knowledge, rules, scoring
from ecotone.games.keyharvest.cards import CARDS_RECORD
from ecotone.games.keyharvest.setup import set_up
from ecotone.games.keyharvest.table import TABLE

cards_in = reader_of(CARDS_RECORD)
table_in = reader_of(TABLE)


@entry(compiling.SETUP)
def setup(
    edition: State, state: State, options: NDArray[np.int64], players: int, random: Generator
) -> None:
    state[:] = 0
    set_up(cards_in(edition), table_in(state), options, players, random)


@entry(compiling.LEGAL)
def legal(edition: State, state: State, out: NDArray[np.int16]) -> int:
    return rules.legal(cards_in(edition), table_in(state), out)


@entry(compiling.APPLY)
def apply(edition: State, state: State, action: int) -> None:
    rules.apply(cards_in(edition), table_in(state), action)


@entry(compiling.ADVANCE)
def advance(edition: State, state: State, action: int, legal: NDArray[np.int16], count: int) -> int:
    """Carry out an action if it is in the list, and list the next ones in its place."""
    for index in range(count):
        if legal[index] == action:
            cards = cards_in(edition)
            table = table_in(state)
            rules.apply(cards, table, action)
            return rules.legal(cards, table, legal)
    return REFUSED


@entry(compiling.ACTOR)
def actor(edition: State, state: State) -> int:
    return rules.actor(table_in(state))


@entry(compiling.PER_SEAT)
def scores(edition: State, state: State, out: NDArray[np.int64]) -> None:
    scoring.scores(cards_in(edition), table_in(state), out)


@entry(compiling.PER_SEAT)
def places(edition: State, state: State, out: NDArray[np.int64]) -> None:
    scoring.places(cards_in(edition), table_in(state), out)


@entry(compiling.EVALUATE)
def evaluate(edition: State, state: State, out: NDArray[np.float64]) -> None:
    """A guess at every seat's result."""
    evaluation.evaluate(cards_in(edition), table_in(state), out)


@entry(compiling.TERMS)
def terms(edition: State, state: State, seat: int, out: NDArray[np.float64]) -> None:
    """The terms of a seat's evaluation."""
    evaluation.read_terms(cards_in(edition), table_in(state), seat, out)


@entry(compiling.REDEAL)
def redeal(edition: State, state: State, seat: int, random: Generator) -> None:
    """Deal again what a seat cannot know."""
    knowledge.redeal(cards_in(edition), table_in(state), seat, random)


@entry(compiling.AUDIT)
def audit(edition: State, state: State) -> int:
    """The first broken invariant, or 0."""
    return invariants.audit(cards_in(edition), table_in(state))

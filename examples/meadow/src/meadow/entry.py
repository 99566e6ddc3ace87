"""The compiled entry points, over raw bytes (see `ecotone.engine.game`)."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine import compiling
from ecotone.engine.compiling import entry, reader_of
from ecotone.engine.randomness import Generator
from ecotone.engine.state import NOBODY, REFUSED, State
from meadow import rules
from meadow.table import CARDS, TABLE

read_cards = reader_of(CARDS)
read_table = reader_of(TABLE)

Actions = NDArray[np.int16]
Numbers = NDArray[np.int64]


@entry(compiling.SETUP)
def setup(edition: State, state: State, options: Numbers, players: int, random: Generator) -> None:
    state[:] = 0
    rules.set_up(read_cards(edition), read_table(state), players, random)


@entry(compiling.LEGAL)
def legal(edition: State, state: State, out: Actions) -> int:
    return rules.list_legal(read_table(state), out)


@entry(compiling.APPLY)
def apply(edition: State, state: State, action: int) -> None:
    rules.plant(read_cards(edition), read_table(state), action)


@entry(compiling.ADVANCE)
def advance(edition: State, state: State, action: int, listed: Actions, count: int) -> int:
    for index in range(count):
        if listed[index] == action:
            rules.plant(read_cards(edition), read_table(state), action)
            return rules.list_legal(read_table(state), listed)
    return REFUSED


@entry(compiling.ACTOR)
def actor(edition: State, state: State) -> int:
    table = read_table(state)
    return NOBODY if rules.is_over(table) else table.actor


@entry(compiling.PER_SEAT)
def scores(edition: State, state: State, out: Numbers) -> None:
    for seat in range(read_table(state).players):
        out[seat] = rules.points(read_cards(edition), read_table(state), seat)


@entry(compiling.PER_SEAT)
def places(edition: State, state: State, out: Numbers) -> None:
    players = read_table(state).players
    points = np.zeros(players, np.int64)
    scores(edition, state, points)
    for seat in range(players):
        out[seat] = 1 + (points > points[seat]).sum()


@entry(compiling.EVALUATE)
def evaluate(edition: State, state: State, out: NDArray[np.float64]) -> None:
    """The points so far, and a little for every favourite that can still be planted."""
    table = read_table(state)
    for seat in range(table.players):
        out[seat] = rules.points(read_cards(edition), table, seat)
        if not rules.is_over(table):
            out[seat] += table.hand[seat, table.favourite[seat]]


@entry(compiling.REDEAL)
def redeal(edition: State, state: State, seat: int, random: Generator) -> None:
    rules.redeal(read_table(state), seat, random)


@entry(compiling.AUDIT)
def audit(edition: State, state: State) -> int:
    return rules.audit(read_cards(edition), read_table(state))

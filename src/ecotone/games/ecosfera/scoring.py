"""The result, one for all: won or lost, and how far the sea has come."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.games.ecosfera.cards import Cards
from ecotone.games.ecosfera.table import (
    ALL_HABITATS,
    EMPTY,
    HABITATS,
    IMPACTS,
    PRODUCERS,
    SLOTS,
    Market,
    Phase,
    Table,
)

CONSUMER_WORTH = 0.12
PRODUCER_WORTH = 0.05
IMPACT_COST = 0.4
PRESSURE_COST = 0.05


@rule
def is_won(table: Table) -> bool:
    """Are all habitat tiles placed?"""
    return table.habitats == ALL_HABITATS


@rule
def count_habitats(table: Table) -> int:
    """Habitat tiles placed."""
    count = 0
    for habitat in range(HABITATS):
        count += (int(table.habitats) >> habitat) & 1
    return count


@rule
def total(table: Table) -> int:
    """A point for each habitat tile and, once the sea is saved, for each impact tile left."""
    points = count_habitats(table)
    if is_won(table):
        points += IMPACTS - int(table.impacts)
    return points


@rule
def scores(table: Table, out: NDArray[np.int64]) -> None:
    """Every seat's points: the same for all."""
    for seat in range(int(table.players)):
        out[seat] = total(table)


@rule
def places(table: Table, out: NDArray[np.int64]) -> None:
    """All win, or nobody does."""
    for seat in range(int(table.players)):
        out[seat] = 1 if is_won(table) else 2


@rule
def evaluate(cards: Cards, table: Table, out: NDArray[np.float64]) -> None:
    """A guess at the final points: tiles, species owned, and the pressure in the players' decks."""
    value = float(total(table))
    if table.phase != Phase.OVER:
        taken = int(cards.pressure_copies) - int(table.pressure) - int(table.gone_pressure)
        value += PRODUCER_WORTH * owned(cards, table, Market.PRODUCERS.value)
        value += CONSUMER_WORTH * owned(cards, table, Market.CONSUMERS.value)
        value -= IMPACT_COST * int(table.impacts) + PRESSURE_COST * taken
    for seat in range(int(table.players)):
        out[seat] = value


@rule
def owned(cards: Cards, table: Table, market: int) -> int:
    """How many producers, or consumers, lie in the players' rows, decks and discards."""
    first = PRODUCERS * market
    count = int(cards.producers) if market == Market.PRODUCERS else int(cards.consumers)
    for species in range(first, first + count):
        count -= int(table.gone[species])
    for slot in range(SLOTS):
        count -= 1 if table.market[market, slot] != EMPTY else 0
    return count - int(table.market_size[market])

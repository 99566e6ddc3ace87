"""What evaluation and learned features both read off the table: what is at hand, what is coming."""

from typing import NamedTuple

import numpy as np

from ecotone.engine.compiling import rule
from ecotone.games.ecosfera.buying import can_buy_producer, paired_habitats
from ecotone.games.ecosfera.cards import Cards
from ecotone.games.ecosfera.draws import Counts, Deck, chance_in_rows, expected_impacts
from ecotone.games.ecosfera.piles import is_unused, three_equal
from ecotone.games.ecosfera.table import (
    ALL_HABITATS,
    ELEMENTS,
    EMPTY,
    HABITATS,
    HAND,
    IMPACTS,
    PRESSURE,
    PRODUCERS,
    SLOTS,
    Market,
    Table,
)
from ecotone.games.ecosfera.tiles import MASS_PRESSURE, PRESSURE_LIMIT

RARE = 0.05
"""Added to the chance of drawing a pair: buying and passing make pairs as well."""


class Sea(NamedTuple):
    """How far the players have come."""

    missing: int
    """The set of habitats still to be restored."""
    lacking: int
    """How many these are."""
    impacts_left: int
    """Impact tiles that can still be borne, but never 0."""
    least_pile: int
    """Cards in the smallest element pile."""


class RowAhead(NamedTuple):
    """What lies open in a row: what it can do on its turn, and what will strike it."""

    placeable: int
    """Missing habitats that two of its usable consumers show."""
    half: int
    """Missing habitats that one of them shows."""
    buyable: int
    """Producers that it can buy, if it is the active row."""
    completed: int
    """The most missing habitats that a consumer it can buy makes placeable."""
    pressure: int
    """Its pressure cards, as far as more would make no difference."""
    threat: bool
    """Will idleness be its third pressure, in the active row; else, will a triple cut its turn?"""


class Supply(NamedTuple):
    """How well the players and the market are off for a habitat."""

    owned: float
    """How rare it is on the players' consumers: a half with one per row, a third with two."""
    offered: float
    """How rare it is on open consumers: a half with one, a third with two."""
    producers: float
    """The chance to draw two producers of it together."""
    consumers: float


@rule
def sea_of(table: Table) -> Sea:
    """How far the players have come."""
    missing = ALL_HABITATS & ~table.habitats
    least = table.piles[0]
    for element in range(1, ELEMENTS):
        least = min(least, table.piles[element])
    return Sea(missing, count_tiles(missing), max(1, IMPACTS - table.impacts), least)


@rule
def impacts_in(deck: Deck) -> float:
    """Impact tiles to expect from four cards of the whole deck."""
    return expected_impacts(deck.size, deck.pressure, HAND, 0)


@rule
def impacts_to_come(table: Table, row: int, deck: Deck) -> float:
    """Impact tiles to expect from the next four cards of a row."""
    stacked = table.deck_size[row]
    if stacked >= HAND:
        return expected_impacts(stacked, deck.stacked_pressure, HAND, 0)
    others = deck.pressure - deck.stacked_pressure
    return expected_impacts(deck.size - stacked, others, HAND - stacked, deck.stacked_pressure)


@rule
def row_ahead(cards: Cards, table: Table, row: int, missing: int) -> RowAhead:
    """What a row can do, and what will strike it."""
    once = 0
    twice = 0
    for place in range(table.species_count[row]):
        species = table.species[row, place]
        if species >= PRODUCERS and (row != table.active or is_unused(table, place)):
            habitats = cards.habitats[species] & missing
            twice |= once & habitats
            once |= habitats
    half = once & ~twice
    pressure = min(table.plain[row, PRESSURE], MASS_PRESSURE)
    buyable = 0
    completed = 0
    if row == table.active:
        threat = pressure == PRESSURE_LIMIT - 1 and table.acted == 0
        paired = paired_habitats(cards, table)
        for slot in range(SLOTS):
            producer = table.market[Market.PRODUCERS.value, slot]
            if producer != EMPTY and can_buy_producer(cards, table, producer):
                buyable += 1
            consumer = table.market[Market.CONSUMERS.value, slot]
            if consumer != EMPTY and cards.habitats[consumer] & paired:
                completed = max(completed, count_tiles(cards.habitats[consumer] & half))
    else:
        threat = pressure < PRESSURE_LIMIT and three_equal(table, row) != EMPTY
    return RowAhead(count_tiles(twice), count_tiles(half), buyable, completed, pressure, threat)


@rule
def supply_of(cards: Cards, table: Table, habitat: int, shown: Counts, sizes: Counts) -> Supply:
    """How often players and market show a habitat, and the chances to draw it in pairs."""
    owned = 0
    for row in range(table.rows):
        owned += shown[Market.CONSUMERS.value, row, habitat]
    offered = 0
    for slot in range(SLOTS):
        consumer = table.market[Market.CONSUMERS.value, slot]
        if consumer != EMPTY:
            offered += (cards.habitats[consumer] >> habitat) & 1
    return Supply(
        1.0 / (1.0 + owned / table.rows),
        1.0 / (1.0 + offered),
        chance_in_rows(table, shown[Market.PRODUCERS.value], habitat, sizes),
        chance_in_rows(table, shown[Market.CONSUMERS.value], habitat, sizes),
    )


@rule
def turns_to_wait(pair: float) -> float:
    """Turns until a pair of this chance comes."""
    return 1.0 / (RARE + pair)


@rule
def log_chance(pair: float) -> float:
    """The logarithm of the chance to draw a pair: 0 if it is certain."""
    return float(np.log((RARE + pair) / (RARE + 1.0)))


@rule
def count_tiles(habitats: int) -> int:
    """How many habitats a set holds."""
    count = 0
    for habitat in range(HABITATS):
        count += (habitats >> habitat) & 1
    return count

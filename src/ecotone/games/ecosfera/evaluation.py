"""The chance to save the sea, for bots and hints: what is missing, what is at hand, what threatens.

Every term adds to the log odds of winning. The weights were fitted to the outcomes of many games
of greedy players, and scaled so that the chance is that of players who look ahead a little. What
counts "per row" is shared among the rows: half as much in each of two.
"""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.games.ecosfera.buying import can_buy_producer, paired_habitats
from ecotone.games.ecosfera.cards import Cards
from ecotone.games.ecosfera.draws import (
    Counts,
    Deck,
    chance_in_rows,
    count_deck,
    expected_impacts,
)
from ecotone.games.ecosfera.piles import is_unused, three_equal
from ecotone.games.ecosfera.scoring import is_won
from ecotone.games.ecosfera.table import (
    ALL_HABITATS,
    ELEMENTS,
    EMPTY,
    HABITATS,
    HAND,
    IMPACTS,
    PRESSURE,
    PRODUCERS,
    ROWS,
    SLOTS,
    TOKENS,
    Market,
    Phase,
    Table,
)
from ecotone.games.ecosfera.tiles import MASS_PRESSURE, PRESSURE_LIMIT

Numbers = NDArray[np.float64]

START = 3.482
"""Before anything is counted."""
MORE_ROWS = -0.315
"""Each row beyond two."""
LAST_TILE = 0.431
"""A single habitat is missing."""
IMPACT = -0.211
"""Each impact tile placed."""
EXTRA_IMPACT = -0.442
"""Each tile that policies add to every impact."""
STRAIN = -0.304
"""Impacts to expect until pairs for all missing habitats have come, by impacts left to bear."""

PRESSURE_SHARE = -2.765
"""A row all of pressure, per row; the share of pressure among its cards counts."""
NEXT_IMPACT = -1.876
"""Each impact tile to expect from the next four cards, per row."""
WAITING_PRESSURE = (0.0, 0.0, -0.112, -0.528, -1.304)
"""A waiting row with so many pressure cards: three place an impact tile, four place three."""
WAITING_TRIPLE = -0.316
"""A waiting row whose three equal elements will cut its turn."""
IDLE_DANGER = -0.156
"""The active row has not acted, and idleness would be its third pressure."""
DECK_CARD = -0.032
"""Each card a row has to draw through, per row."""
LEAST_PILE = 0.056
"""Each card in the smallest element pile."""
TOKEN = (0.280, 0.100, 0.035)
"""An active token, per row: pass, plus, refresh."""

CONSUMER_SCARCE = -0.244
"""A missing habitat no consumer of the players shows; a half with one per row, a third with two."""
MARKET_SCARCE = -0.160
"""A missing habitat no open consumer shows; a half with one, a third with two."""
PRODUCER_PAIR = 0.046
"""The logarithm of the chance to draw two producers of a missing habitat together."""

PLACEABLE = 0.305
"""Each missing habitat that the active row can place."""
PLACEABLE_NEXT = 0.335
"""Each missing habitat that a waiting row will be able to place."""
HALF_NEXT = 0.066
"""Each missing habitat that one consumer of a waiting row shows."""
COMPLETED = 0.379
"""Each missing habitat that a consumer the active row can buy makes placeable."""
BUYABLE = 0.046
"""Each producer that the active row can buy."""

POLICIES_IN_PLAY = -0.373
"""A game with policy cards."""
FUNDING = 0.232
"""Each funding card that lies ready."""
MEASURE = 0.040
"""Each measure that lies ready."""
DISCOUNT = 0.300
"""Each element that producers cost less."""

RARE = 0.05
"""Added to the chance of drawing a pair: buying and passing make pairs as well."""


CERTAIN = 40.0
"""Log odds once the game is over."""


class Term(IntEnum):
    """What the log odds of winning are made of; their sum is the evaluation."""

    START = 0
    """What the options decide, and whether the game is over."""
    IMPACTS = 1
    """Impact tiles placed, and those that policies add to every impact."""
    STRAIN = 2
    """How many impacts will come before all missing habitats can be restored."""
    MISSING = 3
    """How well the players and the market are off for the missing habitats."""
    PLACEABLE = 4
    """Habitats that can be restored now or on a next turn."""
    BUYABLE = 5
    """Producers that the active row can buy."""
    PRESSURE = 6
    """Pressure in the rows and what it threatens."""
    DECK = 7
    """Cards to draw through, and abilities on species."""
    TOKENS = 8
    PILES = 9
    """The smallest element pile."""
    POLICIES = 10
    """Funding, measures and discounts that lie ready."""


TERMS = len(Term)


@rule
def evaluate(cards: Cards, table: Table, out: Numbers) -> None:
    """The chance to win, the same for every seat; certain once the game is over."""
    if table.phase == Phase.OVER:
        chance = 1.0 if is_won(table) else 0.0
    else:
        terms = np.zeros(TERMS, np.float64)
        read_terms(cards, table, terms)
        chance = 1.0 / (1.0 + np.exp(-np.sum(terms)))
    for seat in range(table.players):
        out[seat] = chance


@rule
def read_terms(cards: Cards, table: Table, terms: Numbers) -> None:
    """The logarithm of the odds to win, term by term."""
    terms[:] = 0.0
    if table.phase == Phase.OVER:
        terms[Term.START] = CERTAIN if is_won(table) else -CERTAIN
        return
    rows = table.rows
    missing = ALL_HABITATS & ~table.habitats
    shown = np.zeros((2, ROWS, HABITATS), np.int64)
    sizes = np.zeros(ROWS, np.int64)
    threat = 0.0
    terms[Term.START] = START + MORE_ROWS * (rows - 2)
    terms[Term.IMPACTS] = IMPACT * table.impacts
    terms[Term.MISSING] = LAST_TILE if count_tiles(missing) == 1 else 0.0
    for row in range(rows):
        deck = count_deck(cards, table, row, shown)
        sizes[row] = deck.size
        threat += expected_impacts(deck.size, deck.pressure, HAND, 0) / rows
        read_deck(table, row, deck, terms)
        read_row(cards, table, row, missing, terms)
    wait = 0.0
    for habitat in range(HABITATS):
        if (missing >> habitat) & 1:
            terms[Term.MISSING] += supply(cards, table, habitat, shown, sizes)
            pair = chance_in_rows(table, shown[Market.CONSUMERS.value], habitat, sizes)
            wait += 1.0 / (RARE + pair)
    terms[Term.STRAIN] = STRAIN * threat * wait / max(1, IMPACTS - table.impacts)
    terms[Term.PILES] = LEAST_PILE * least_pile(table)
    read_policies(table, terms)


@rule
def read_deck(table: Table, row: int, deck: Deck, terms: Numbers) -> None:
    """What a row's cards and tokens do for it, whatever lies open; each row has its share."""
    rows = table.rows
    terms[Term.DECK] += (deck.abilities + DECK_CARD * deck.size) / rows
    for token in range(TOKENS):
        terms[Term.TOKENS] += TOKEN[token] * table.tokens[row, token] / rows
    stacked = table.deck_size[row]
    if stacked >= HAND:
        coming = expected_impacts(stacked, deck.stacked_pressure, HAND, 0)
    else:
        others = deck.pressure - deck.stacked_pressure
        coming = expected_impacts(
            deck.size - stacked, others, HAND - stacked, deck.stacked_pressure
        )
    share = PRESSURE_SHARE * deck.pressure / max(1, deck.size)
    terms[Term.PRESSURE] += (share + NEXT_IMPACT * coming) / rows


@rule
def read_row(cards: Cards, table: Table, row: int, missing: int, terms: Numbers) -> None:
    """What lies open in a row: what it can do, and what will strike it."""
    once = 0
    twice = 0
    for place in range(table.species_count[row]):
        species = table.species[row, place]
        if species >= PRODUCERS and (row != table.active or is_unused(table, place)):
            habitats = cards.habitats[species] & missing
            twice |= once & habitats
            once |= habitats
    if row == table.active:
        terms[Term.PLACEABLE] += PLACEABLE * count_tiles(twice)
        read_turn(cards, table, once & ~twice, terms)
        return
    pressure = min(table.plain[row, PRESSURE], MASS_PRESSURE)
    terms[Term.PLACEABLE] += PLACEABLE_NEXT * count_tiles(twice)
    terms[Term.PLACEABLE] += HALF_NEXT * count_tiles(once & ~twice)
    if pressure < PRESSURE_LIMIT and three_equal(table, row) != EMPTY:
        terms[Term.PRESSURE] += WAITING_TRIPLE
    terms[Term.PRESSURE] += WAITING_PRESSURE[pressure]


@rule
def read_turn(cards: Cards, table: Table, half: int, terms: Numbers) -> None:
    """What the active row can buy; `half` are the habitats that lack one more consumer."""
    if table.plain[table.active, PRESSURE] == PRESSURE_LIMIT - 1 and table.acted == 0:
        terms[Term.PRESSURE] += IDLE_DANGER
    paired = paired_habitats(cards, table)
    completed = 0
    for slot in range(SLOTS):
        producer = table.market[Market.PRODUCERS.value, slot]
        if producer != EMPTY and can_buy_producer(cards, table, producer):
            terms[Term.BUYABLE] += BUYABLE
        consumer = table.market[Market.CONSUMERS.value, slot]
        if consumer != EMPTY and cards.habitats[consumer] & paired:
            completed = max(completed, count_tiles(cards.habitats[consumer] & half))
    terms[Term.PLACEABLE] += COMPLETED * completed


@rule
def supply(cards: Cards, table: Table, habitat: int, shown: Counts, sizes: Counts) -> float:
    """How well the players and the market are off for a missing habitat."""
    owned = 0
    for row in range(table.rows):
        owned += shown[Market.CONSUMERS.value, row, habitat]
    offered = 0
    for slot in range(SLOTS):
        consumer = table.market[Market.CONSUMERS.value, slot]
        if consumer != EMPTY:
            offered += (cards.habitats[consumer] >> habitat) & 1
    pair = chance_in_rows(table, shown[Market.PRODUCERS.value], habitat, sizes)
    return (
        CONSUMER_SCARCE / (1.0 + owned / table.rows)
        + MARKET_SCARCE / (1.0 + offered)
        + PRODUCER_PAIR * np.log((RARE + pair) / (RARE + 1.0))
    )


@rule
def count_tiles(habitats: int) -> int:
    """How many habitats a set holds."""
    count = 0
    for habitat in range(HABITATS):
        count += (habitats >> habitat) & 1
    return count


@rule
def least_pile(table: Table) -> int:
    """Cards in the smallest element pile."""
    least = table.piles[0]
    for element in range(1, ELEMENTS):
        least = min(least, table.piles[element])
    return least


@rule
def read_policies(table: Table, terms: Numbers) -> None:
    """What policy cards in force and ready are worth."""
    if table.complexity == 1:
        return
    terms[Term.START] += POLICIES_IN_PLAY
    terms[Term.IMPACTS] += EXTRA_IMPACT * table.extra_impacts
    terms[Term.POLICIES] += FUNDING * table.funding + MEASURE * table.measures_held
    for element in range(ELEMENTS):
        terms[Term.POLICIES] += DISCOUNT * table.discount[element]

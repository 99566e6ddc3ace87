"""The chance to save the sea, for bots and hints: what is missing, what is at hand, what threatens.

Every term adds to the log odds of winning. The weights were fitted to the outcomes of many games
of greedy players, and scaled so that the chance is that of players who look ahead a little. What
counts "per row" is shared among the rows: half as much in each of two.
"""

from enum import IntEnum

import numpy as np

from ecotone.engine.compiling import rule
from ecotone.games.ecosfera.cards import Cards
from ecotone.games.ecosfera.draws import Deck, Numbers, count_deck
from ecotone.games.ecosfera.prospects import (
    impacts_in,
    impacts_to_come,
    log_chance,
    row_ahead,
    sea_of,
    supply_of,
    turns_to_wait,
)
from ecotone.games.ecosfera.scoring import is_won
from ecotone.games.ecosfera.table import ELEMENTS, HABITATS, ROWS, TOKENS, Phase, Table

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
    sea = sea_of(table)
    shown = np.zeros((2, ROWS, HABITATS), np.int64)
    sizes = np.zeros(ROWS, np.int64)
    threat = 0.0
    terms[Term.START] = START + MORE_ROWS * (rows - 2)
    terms[Term.IMPACTS] = IMPACT * table.impacts
    terms[Term.MISSING] = LAST_TILE if sea.lacking == 1 else 0.0
    for row in range(rows):
        deck = count_deck(cards, table, row, shown)
        sizes[row] = deck.size
        threat += impacts_in(deck) / rows
        read_deck(table, row, deck, terms)
        read_row(cards, table, row, sea.missing, terms)
    wait = 0.0
    for habitat in range(HABITATS):
        if (sea.missing >> habitat) & 1:
            supply = supply_of(cards, table, habitat, shown, sizes)
            terms[Term.MISSING] += (
                CONSUMER_SCARCE * supply.owned
                + MARKET_SCARCE * supply.offered
                + PRODUCER_PAIR * log_chance(supply.producers)
            )
            wait += turns_to_wait(supply.consumers)
    terms[Term.STRAIN] = STRAIN * threat * wait / sea.impacts_left
    terms[Term.PILES] = LEAST_PILE * sea.least_pile
    read_policies(table, terms)


@rule
def read_deck(table: Table, row: int, deck: Deck, terms: Numbers) -> None:
    """What a row's cards and tokens do for it, whatever lies open; each row has its share."""
    rows = table.rows
    terms[Term.DECK] += (deck.abilities + DECK_CARD * deck.size) / rows
    for token in range(TOKENS):
        terms[Term.TOKENS] += TOKEN[token] * table.tokens[row, token] / rows
    share = PRESSURE_SHARE * deck.pressure / max(1, deck.size)
    terms[Term.PRESSURE] += (share + NEXT_IMPACT * impacts_to_come(table, row, deck)) / rows


@rule
def read_row(cards: Cards, table: Table, row: int, missing: int, terms: Numbers) -> None:
    """What lies open in a row: what it can do, and what will strike it."""
    ahead = row_ahead(cards, table, row, missing)
    if row == table.active:
        terms[Term.PLACEABLE] += PLACEABLE * ahead.placeable
        terms[Term.PLACEABLE] += COMPLETED * ahead.completed
        terms[Term.BUYABLE] += BUYABLE * ahead.buyable
        if ahead.threat:
            terms[Term.PRESSURE] += IDLE_DANGER
        return
    terms[Term.PLACEABLE] += PLACEABLE_NEXT * ahead.placeable
    terms[Term.PLACEABLE] += HALF_NEXT * ahead.half
    if ahead.threat:
        terms[Term.PRESSURE] += WAITING_TRIPLE
    terms[Term.PRESSURE] += WAITING_PRESSURE[ahead.pressure]


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

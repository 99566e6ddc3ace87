"""What a learned evaluation reads off the table; importing this module loads (or compiles) it.

All players win together, so the features are the same for every seat.
"""

from enum import IntEnum

import numpy as np

from ecotone.engine.compiling import TERMS, entry, reader_of, rule
from ecotone.engine.state import State
from ecotone.games.ecosfera import evaluation
from ecotone.games.ecosfera.cards import CARDS, Cards
from ecotone.games.ecosfera.draws import Counts, Deck, Numbers, count_deck
from ecotone.games.ecosfera.prospects import (
    impacts_in,
    impacts_to_come,
    log_chance,
    row_ahead,
    sea_of,
    supply_of,
    turns_to_wait,
)
from ecotone.games.ecosfera.table import ELEMENTS, HABITATS, ROWS, TABLE, TOKENS, Table

LONG_GAME = 60.0


class Feature(IntEnum):
    """The features of a table, in their order; "per row" is shared among the rows."""

    MISSING = 0
    """Habitats still to be restored."""
    LAST_TILE = 1
    """1 if a single one is missing."""
    IMPACTS = 2
    """Impact tiles placed."""
    IMPACTS_LEFT = 3
    """One divided by those left to bear."""
    EXTRA_IMPACTS = 4
    """Tiles that policies add to every impact."""
    STRAIN = 5
    """Impacts to expect until pairs for all missing habitats have come, by impacts left."""
    PRESSURE_SHARE = 6
    """The share of pressure among the cards, per row."""
    NEXT_IMPACT = 7
    """Impact tiles to expect from the next four cards, per row."""
    WAITING_TWO = 8
    """Waiting rows with two pressure cards, with three, with four."""
    WAITING_THREE = 9
    WAITING_FOUR = 10
    WAITING_TRIPLE = 11
    """Waiting rows whose three equal elements will cut their turn."""
    IDLE_DANGER = 12
    """1 if idleness would be the active row's third pressure."""
    DECK = 13
    """Cards to draw through, per row."""
    ABILITIES = 14
    """What the abilities on species are worth, per row."""
    PASS = 15
    """Active tokens, per row."""
    PLUS = 16
    REFRESH = 17
    LEAST_PILE = 18
    """Cards in the smallest element pile."""
    CONSUMER_SCARCE = 19
    """Missing habitats that few consumers of the players show."""
    MARKET_SCARCE = 20
    """Missing habitats that few open consumers show."""
    PRODUCER_PAIRS = 21
    """The logarithm of the chance to draw two producers together, over missing habitats."""
    CONSUMER_PAIRS = 22
    PLACEABLE = 23
    """Missing habitats that the active row can place."""
    PLACEABLE_NEXT = 24
    """Missing habitats that waiting rows will be able to place."""
    HALF_NEXT = 25
    """Missing habitats that one consumer of a waiting row shows."""
    COMPLETED = 26
    """Most missing habitats that one consumer makes placeable which can be bought."""
    BUYABLE = 27
    """Producers that the active row can buy."""
    FUNDING = 28
    MEASURES = 29
    DISCOUNT = 30
    """Elements that producers cost less."""
    TURNS = 31
    MISSING_BY_IMPACTS = 32


NAMES = tuple(feature.name.lower() for feature in Feature)
OWN_WEIGHTS = {
    "last_tile": evaluation.LAST_TILE,
    "impacts": evaluation.IMPACT,
    "extra_impacts": evaluation.EXTRA_IMPACT,
    "strain": evaluation.STRAIN,
    "pressure_share": evaluation.PRESSURE_SHARE,
    "next_impact": evaluation.NEXT_IMPACT,
    "waiting_two": evaluation.WAITING_PRESSURE[2],
    "waiting_three": evaluation.WAITING_PRESSURE[3],
    "waiting_four": evaluation.WAITING_PRESSURE[4],
    "waiting_triple": evaluation.WAITING_TRIPLE,
    "idle_danger": evaluation.IDLE_DANGER,
    "deck": evaluation.DECK_CARD,
    "abilities": 1.0,
    "pass": evaluation.TOKEN[0],
    "plus": evaluation.TOKEN[1],
    "refresh": evaluation.TOKEN[2],
    "least_pile": evaluation.LEAST_PILE,
    "consumer_scarce": evaluation.CONSUMER_SCARCE,
    "market_scarce": evaluation.MARKET_SCARCE,
    "producer_pairs": evaluation.PRODUCER_PAIR,
    "placeable": evaluation.PLACEABLE,
    "placeable_next": evaluation.PLACEABLE_NEXT,
    "half_next": evaluation.HALF_NEXT,
    "completed": evaluation.COMPLETED,
    "buyable": evaluation.BUYABLE,
    "funding": evaluation.FUNDING,
    "measures": evaluation.MEASURE,
    "discount": evaluation.DISCOUNT,
}
"""The log odds of the game's own evaluation, up to what the options decide."""

cards_in = reader_of(CARDS)
table_in = reader_of(TABLE)


@rule
def read_deck(table: Table, row: int, deck: Deck, out: Numbers) -> None:
    """A row's cards and tokens, whatever lies open."""
    rows = table.rows
    out[Feature.DECK] += deck.size / rows
    out[Feature.ABILITIES] += deck.abilities / rows
    for token in range(TOKENS):
        out[Feature.PASS + token] += table.tokens[row, token] / rows
    out[Feature.PRESSURE_SHARE] += deck.pressure / max(1, deck.size) / rows
    out[Feature.NEXT_IMPACT] += impacts_to_come(table, row, deck) / rows


@rule
def read_row(cards: Cards, table: Table, row: int, missing: int, out: Numbers) -> None:
    """What lies open in a row."""
    ahead = row_ahead(cards, table, row, missing)
    if row == table.active:
        out[Feature.PLACEABLE] += ahead.placeable
        out[Feature.IDLE_DANGER] += ahead.threat
        out[Feature.BUYABLE] += ahead.buyable
        out[Feature.COMPLETED] += ahead.completed
        return
    out[Feature.PLACEABLE_NEXT] += ahead.placeable
    out[Feature.HALF_NEXT] += ahead.half
    out[Feature.WAITING_TRIPLE] += ahead.threat
    if ahead.pressure >= 2:
        out[Feature.WAITING_TWO + ahead.pressure - 2] += 1.0


@rule
def read_supply(
    cards: Cards, table: Table, habitat: int, shown: Counts, sizes: Counts, out: Numbers
) -> float:
    """How well a missing habitat is provided for; returns the turns to wait for its consumers."""
    supply = supply_of(cards, table, habitat, shown, sizes)
    out[Feature.CONSUMER_SCARCE] += supply.owned
    out[Feature.MARKET_SCARCE] += supply.offered
    out[Feature.PRODUCER_PAIRS] += log_chance(supply.producers)
    out[Feature.CONSUMER_PAIRS] += log_chance(supply.consumers)
    return turns_to_wait(supply.consumers)


@entry(TERMS)
def read_features(edition: State, state: State, seat: int, out: Numbers) -> None:
    """The features of an unfinished game."""
    cards = cards_in(edition)
    table = table_in(state)
    out[:] = 0.0
    rows = table.rows
    sea = sea_of(table)
    shown = np.zeros((2, ROWS, HABITATS), np.int64)
    sizes = np.zeros(ROWS, np.int64)
    threat = 0.0
    for row in range(rows):
        deck = count_deck(cards, table, row, shown)
        sizes[row] = deck.size
        threat += impacts_in(deck) / rows
        read_deck(table, row, deck, out)
        read_row(cards, table, row, sea.missing, out)
    wait = 0.0
    for habitat in range(HABITATS):
        if (sea.missing >> habitat) & 1:
            wait += read_supply(cards, table, habitat, shown, sizes, out)
    out[Feature.MISSING] = sea.lacking
    out[Feature.LAST_TILE] = 1.0 if sea.lacking == 1 else 0.0
    out[Feature.IMPACTS] = table.impacts
    out[Feature.IMPACTS_LEFT] = 1.0 / sea.impacts_left
    out[Feature.STRAIN] = threat * wait / sea.impacts_left
    out[Feature.LEAST_PILE] = sea.least_pile
    out[Feature.TURNS] = table.turn / LONG_GAME
    out[Feature.MISSING_BY_IMPACTS] = sea.lacking / sea.impacts_left
    if table.complexity != 1:
        out[Feature.EXTRA_IMPACTS] = table.extra_impacts
        out[Feature.FUNDING] = table.funding
        out[Feature.MEASURES] = table.measures_held
        for element in range(ELEMENTS):
            out[Feature.DISCOUNT] += table.discount[element]

"""What a learned evaluation reads off the table; importing this module loads (or compiles) it.

All players win together, so the features are the same for every seat.
"""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import TERMS, entry, reader_of, rule
from ecotone.engine.state import State
from ecotone.games.ecosfera.buying import can_buy_producer, paired_habitats
from ecotone.games.ecosfera.cards import CARDS, Cards
from ecotone.games.ecosfera.draws import (
    Counts,
    Deck,
    chance_in_rows,
    count_deck,
    expected_impacts,
)
from ecotone.games.ecosfera.evaluation import RARE, count_tiles, least_pile
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
    ROWS,
    SLOTS,
    TABLE,
    TOKENS,
    Market,
    Table,
)
from ecotone.games.ecosfera.tiles import MASS_PRESSURE, PRESSURE_LIMIT

Numbers = NDArray[np.float64]

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
    stacked = table.deck_size[row]
    if stacked >= HAND:
        coming = expected_impacts(stacked, deck.stacked_pressure, HAND, 0)
    else:
        others = deck.pressure - deck.stacked_pressure
        coming = expected_impacts(
            deck.size - stacked, others, HAND - stacked, deck.stacked_pressure
        )
    out[Feature.PRESSURE_SHARE] += deck.pressure / max(1, deck.size) / rows
    out[Feature.NEXT_IMPACT] += coming / rows


@rule
def read_row(cards: Cards, table: Table, row: int, missing: int, out: Numbers) -> None:
    """What lies open in a row."""
    once = 0
    twice = 0
    for place in range(table.species_count[row]):
        species = table.species[row, place]
        if species >= PRODUCERS and (row != table.active or is_unused(table, place)):
            habitats = cards.habitats[species] & missing
            twice |= once & habitats
            once |= habitats
    if row == table.active:
        out[Feature.PLACEABLE] += count_tiles(twice)
        read_turn(cards, table, once & ~twice, out)
        return
    pressure = min(table.plain[row, PRESSURE], MASS_PRESSURE)
    out[Feature.PLACEABLE_NEXT] += count_tiles(twice)
    out[Feature.HALF_NEXT] += count_tiles(once & ~twice)
    if pressure < PRESSURE_LIMIT and three_equal(table, row) != EMPTY:
        out[Feature.WAITING_TRIPLE] += 1.0
    if pressure >= 2:
        out[Feature.WAITING_TWO + pressure - 2] += 1.0


@rule
def read_turn(cards: Cards, table: Table, half: int, out: Numbers) -> None:
    """What the active row can buy; `half` are the habitats that lack one more consumer."""
    if table.plain[table.active, PRESSURE] == PRESSURE_LIMIT - 1 and table.acted == 0:
        out[Feature.IDLE_DANGER] += 1.0
    paired = paired_habitats(cards, table)
    completed = 0
    for slot in range(SLOTS):
        producer = table.market[Market.PRODUCERS.value, slot]
        if producer != EMPTY and can_buy_producer(cards, table, producer):
            out[Feature.BUYABLE] += 1.0
        consumer = table.market[Market.CONSUMERS.value, slot]
        if consumer != EMPTY and cards.habitats[consumer] & paired:
            completed = max(completed, count_tiles(cards.habitats[consumer] & half))
    out[Feature.COMPLETED] += completed


@rule
def read_supply(
    cards: Cards, table: Table, habitat: int, shown: Counts, sizes: Counts, out: Numbers
) -> float:
    """How well a missing habitat is provided for; returns the turns to wait for its consumers."""
    owned = 0
    for row in range(table.rows):
        owned += shown[Market.CONSUMERS.value, row, habitat]
    offered = 0
    for slot in range(SLOTS):
        consumer = table.market[Market.CONSUMERS.value, slot]
        if consumer != EMPTY:
            offered += (cards.habitats[consumer] >> habitat) & 1
    producers = chance_in_rows(table, shown[Market.PRODUCERS.value], habitat, sizes)
    consumers = chance_in_rows(table, shown[Market.CONSUMERS.value], habitat, sizes)
    out[Feature.CONSUMER_SCARCE] += 1.0 / (1.0 + owned / table.rows)
    out[Feature.MARKET_SCARCE] += 1.0 / (1.0 + offered)
    out[Feature.PRODUCER_PAIRS] += np.log((RARE + producers) / (RARE + 1.0))
    out[Feature.CONSUMER_PAIRS] += np.log((RARE + consumers) / (RARE + 1.0))
    return 1.0 / (RARE + consumers)


@entry(TERMS)
def read_features(edition: State, state: State, seat: int, out: Numbers) -> None:
    """The features of an unfinished game."""
    cards = cards_in(edition)
    table = table_in(state)
    out[:] = 0.0
    rows = table.rows
    missing = ALL_HABITATS & ~table.habitats
    shown = np.zeros((2, ROWS, HABITATS), np.int64)
    sizes = np.zeros(ROWS, np.int64)
    threat = 0.0
    for row in range(rows):
        deck = count_deck(cards, table, row, shown)
        sizes[row] = deck.size
        threat += expected_impacts(deck.size, deck.pressure, HAND, 0) / rows
        read_deck(table, row, deck, out)
        read_row(cards, table, row, missing, out)
    wait = 0.0
    for habitat in range(HABITATS):
        if (missing >> habitat) & 1:
            wait += read_supply(cards, table, habitat, shown, sizes, out)
    left = max(1, IMPACTS - table.impacts)
    lacking = count_tiles(missing)
    out[Feature.MISSING] = lacking
    out[Feature.LAST_TILE] = 1.0 if lacking == 1 else 0.0
    out[Feature.IMPACTS] = table.impacts
    out[Feature.IMPACTS_LEFT] = 1.0 / left
    out[Feature.STRAIN] = threat * wait / left
    out[Feature.LEAST_PILE] = least_pile(table)
    out[Feature.TURNS] = table.turn / LONG_GAME
    out[Feature.MISSING_BY_IMPACTS] = lacking / left
    if table.complexity != 1:
        out[Feature.EXTRA_IMPACTS] = table.extra_impacts
        out[Feature.FUNDING] = table.funding
        out[Feature.MEASURES] = table.measures_held
        for element in range(ELEMENTS):
            out[Feature.DISCOUNT] += table.discount[element]

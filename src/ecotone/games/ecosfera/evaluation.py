"""The chance to save the sea, for bots and hints: what is missing, what is at hand, what threatens.

Every term adds to the log odds of winning. The weights were fitted to the outcomes of many games
of greedy players, and scaled so that the chance is that of players who look ahead a little. What
counts "per row" is shared among the rows: half as much in each of two.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.games.ecosfera.buying import can_buy_producer, paired_habitats
from ecotone.games.ecosfera.cards import Cards
from ecotone.games.ecosfera.piles import is_unused, three_equal
from ecotone.games.ecosfera.scoring import is_won
from ecotone.games.ecosfera.table import (
    ALL_HABITATS,
    ELEMENTS,
    EMPTY,
    FIRST_SPECIES,
    HABITATS,
    HAND,
    IMPACTS,
    PILE,
    PLAIN,
    PRESSURE,
    PRODUCERS,
    ROWS,
    SLOTS,
    TOKENS,
    Market,
    Phase,
    Table,
)
from ecotone.games.ecosfera.tiles import MASS_IMPACT, MASS_PRESSURE, PRESSURE_LIMIT

Counts = NDArray[np.int64]

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
ABILITY = (0.016, 0.109, 0.043)
"""A species with the ability, per row: pass, plus, refresh."""

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


class Deck(NamedTuple):
    """All cards of a row, wherever they lie."""

    size: int
    pressure: int
    stacked_pressure: int
    """Of these, in the deck, from which cards are drawn first."""
    abilities: float
    """What the abilities on its species are worth."""


@rule
def evaluate(cards: Cards, table: Table, out: NDArray[np.float64]) -> None:
    """The chance to win, the same for every seat; certain once the game is over."""
    if table.phase == Phase.OVER:
        chance = 1.0 if is_won(table) else 0.0
    else:
        chance = 1.0 / (1.0 + np.exp(-log_odds(cards, table)))
    for seat in range(int(table.players)):
        out[seat] = chance


@rule
def log_odds(cards: Cards, table: Table) -> float:
    """The logarithm of the odds to win a game that is not over."""
    rows = int(table.rows)
    missing = ALL_HABITATS & ~int(table.habitats)
    shown = np.zeros((2, ROWS, HABITATS), np.int64)
    sizes = np.zeros(ROWS, np.int64)
    threat = 0.0
    odds = START + MORE_ROWS * (rows - 2) + IMPACT * int(table.impacts)
    odds += LAST_TILE if count_tiles(missing) == 1 else 0.0
    for row in range(rows):
        deck = count_deck(cards, table, row, shown)
        sizes[row] = deck.size
        threat += expected_impacts(deck.size, deck.pressure, HAND, 0) / rows
        odds += deck_worth(table, row, deck) / rows
        odds += row_worth(cards, table, row, missing)
    wait = 0.0
    for habitat in range(HABITATS):
        if (missing >> habitat) & 1:
            odds += supply(cards, table, habitat, shown, sizes)
            pair = chance_in_rows(table, shown[Market.CONSUMERS.value], habitat, sizes)
            wait += 1.0 / (RARE + pair)
    odds += STRAIN * threat * wait / max(1, IMPACTS - int(table.impacts))
    odds += LEAST_PILE * least_pile(table)
    return odds + policy_worth(table)


@rule
def count_deck(cards: Cards, table: Table, row: int, shown: Counts) -> Deck:
    """Count a row's cards, and in `shown` how many of its producers and consumers show what."""
    stacked = int(table.deck_size[row])
    stacked_pressure = 0
    pressure = 0
    abilities = 0.0
    for place in range(stacked):
        card = int(table.pile[row, place])
        stacked_pressure += 1 if card == PRESSURE else 0
        abilities += count_species(cards, row, card, shown)
    for place in range(PILE - int(table.discard_size[row]), PILE):
        card = int(table.pile[row, place])
        pressure += 1 if card == PRESSURE else 0
        abilities += count_species(cards, row, card, shown)
    for place in range(int(table.species_count[row])):
        card = int(table.species[row, place]) + FIRST_SPECIES
        abilities += count_species(cards, row, card, shown)
    size = stacked + int(table.discard_size[row]) + int(table.species_count[row])
    for card in range(PLAIN):
        size += int(table.plain[row, card])
    pressure += stacked_pressure + int(table.plain[row, PRESSURE])
    return Deck(size, pressure, stacked_pressure, abilities)


@rule
def count_species(cards: Cards, row: int, card: int, shown: Counts) -> float:
    """Note the habitats of a card that is a species; returns what its abilities are worth."""
    if card < FIRST_SPECIES:
        return 0.0
    species = card - FIRST_SPECIES
    market = Market.PRODUCERS.value if species < PRODUCERS else Market.CONSUMERS.value
    for habitat in range(HABITATS):
        shown[market, row, habitat] += (int(cards.habitats[species]) >> habitat) & 1
    worth = 0.0
    for ability in range(TOKENS):
        worth += ABILITY[ability] * ((int(cards.abilities[species]) >> ability) & 1)
    return worth


@rule
def chance_to_draw(least: int, special: int, size: int, drawn: int) -> float:
    """The chance that so many of the special cards are among those drawn."""
    drawn = min(drawn, size)
    chance = 0.0
    for found in range(least, min(special, drawn) + 1):
        ways = 1.0
        for place in range(drawn):
            if place < found:
                ways *= (special - place) * (drawn - place) / (place + 1)
            else:
                ways *= max(0, size - special - place + found)
            ways /= size - place
        chance += ways
    return chance


@rule
def expected_impacts(size: int, pressure: int, drawn: int, there: int) -> float:
    """Impact tiles to expect when cards are drawn to so many pressure cards already there."""
    one = chance_to_draw(max(0, PRESSURE_LIMIT - there), pressure, size, drawn)
    mass = chance_to_draw(max(0, MASS_PRESSURE - there), pressure, size, drawn)
    return one + (MASS_IMPACT - 1) * mass


@rule
def chance_in_rows(table: Table, shown: Counts, habitat: int, sizes: Counts) -> float:
    """The chance that some row draws two species of a habitat together."""
    none = 1.0
    for row in range(int(table.rows)):
        none *= 1.0 - chance_to_draw(2, int(shown[row, habitat]), int(sizes[row]), HAND)
    return 1.0 - none


@rule
def deck_worth(table: Table, row: int, deck: Deck) -> float:
    """What a row's cards and tokens do for it, whatever lies open."""
    worth = deck.abilities + DECK_CARD * deck.size
    worth += PRESSURE_SHARE * deck.pressure / max(1, deck.size)
    for token in range(TOKENS):
        worth += TOKEN[token] * int(table.tokens[row, token])
    stacked = int(table.deck_size[row])
    if stacked >= HAND:
        return worth + NEXT_IMPACT * expected_impacts(stacked, deck.stacked_pressure, HAND, 0)
    others = deck.pressure - deck.stacked_pressure
    return worth + NEXT_IMPACT * expected_impacts(
        deck.size - stacked, others, HAND - stacked, deck.stacked_pressure
    )


@rule
def row_worth(cards: Cards, table: Table, row: int, missing: int) -> float:
    """What lies open in a row: what it can do, and what will strike it."""
    once = 0
    twice = 0
    for place in range(int(table.species_count[row])):
        species = int(table.species[row, place])
        if species >= PRODUCERS and (row != table.active or is_unused(table, place)):
            habitats = int(cards.habitats[species]) & missing
            twice |= once & habitats
            once |= habitats
    if row == table.active:
        return PLACEABLE * count_tiles(twice) + turn_worth(cards, table, once & ~twice)
    pressure = min(int(table.plain[row, PRESSURE]), MASS_PRESSURE)
    worth = PLACEABLE_NEXT * count_tiles(twice) + HALF_NEXT * count_tiles(once & ~twice)
    if pressure < PRESSURE_LIMIT and three_equal(table, row) != EMPTY:
        worth += WAITING_TRIPLE
    return worth + WAITING_PRESSURE[pressure]


@rule
def turn_worth(cards: Cards, table: Table, half: int) -> float:
    """What the active row can buy; `half` are the habitats that lack one more consumer."""
    worth = 0.0
    if table.plain[table.active, PRESSURE] == PRESSURE_LIMIT - 1 and table.acted == 0:
        worth += IDLE_DANGER
    paired = paired_habitats(cards, table)
    completed = 0
    for slot in range(SLOTS):
        producer = int(table.market[Market.PRODUCERS.value, slot])
        if producer != EMPTY and can_buy_producer(cards, table, producer):
            worth += BUYABLE
        consumer = int(table.market[Market.CONSUMERS.value, slot])
        if consumer != EMPTY and int(cards.habitats[consumer]) & paired:
            completed = max(completed, count_tiles(int(cards.habitats[consumer]) & half))
    return worth + COMPLETED * completed


@rule
def supply(cards: Cards, table: Table, habitat: int, shown: Counts, sizes: Counts) -> float:
    """How well the players and the market are off for a missing habitat."""
    owned = 0
    for row in range(int(table.rows)):
        owned += int(shown[Market.CONSUMERS.value, row, habitat])
    offered = 0
    for slot in range(SLOTS):
        consumer = int(table.market[Market.CONSUMERS.value, slot])
        if consumer != EMPTY:
            offered += (int(cards.habitats[consumer]) >> habitat) & 1
    pair = chance_in_rows(table, shown[Market.PRODUCERS.value], habitat, sizes)
    return (
        CONSUMER_SCARCE / (1.0 + owned / int(table.rows))
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
    least = int(table.piles[0])
    for element in range(1, ELEMENTS):
        least = min(least, int(table.piles[element]))
    return least


@rule
def policy_worth(table: Table) -> float:
    """What policy cards in force and ready are worth."""
    if table.complexity == 1:
        return 0.0
    worth = POLICIES_IN_PLAY + EXTRA_IMPACT * int(table.extra_impacts)
    worth += FUNDING * int(table.funding) + MEASURE * int(table.measures_held)
    for element in range(ELEMENTS):
        worth += DISCOUNT * int(table.discount[element])
    return worth

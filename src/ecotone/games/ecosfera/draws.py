"""What a row of Ecosfera has in its deck, and the chances of what it will draw."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.games.ecosfera.cards import Cards
from ecotone.games.ecosfera.table import (
    FIRST_SPECIES,
    HABITATS,
    HAND,
    PILE,
    PLAIN,
    PRESSURE,
    PRODUCERS,
    TOKENS,
    Market,
    Table,
)
from ecotone.games.ecosfera.tiles import MASS_IMPACT, MASS_PRESSURE, PRESSURE_LIMIT

Counts = NDArray[np.int64]
Numbers = NDArray[np.float64]

ABILITY = (0.016, 0.109, 0.043)
"""A species with the ability, per row: pass, plus, refresh."""


class Deck(NamedTuple):
    """All cards of a row, wherever they lie."""

    size: int
    pressure: int
    stacked_pressure: int
    """Of these, in the deck, from which cards are drawn first."""
    abilities: float
    """What the abilities on its species are worth."""


@rule
def count_deck(cards: Cards, table: Table, row: int, shown: Counts) -> Deck:
    """Count a row's cards, and in `shown` how many of its producers and consumers show what."""
    stacked = table.deck_size[row]
    stacked_pressure = 0
    pressure = 0
    abilities = 0.0
    for place in range(stacked):
        card = table.pile[row, place]
        stacked_pressure += 1 if card == PRESSURE else 0
        abilities += count_species(cards, row, card, shown)
    for place in range(PILE - table.discard_size[row], PILE):
        card = table.pile[row, place]
        pressure += 1 if card == PRESSURE else 0
        abilities += count_species(cards, row, card, shown)
    for place in range(table.species_count[row]):
        card = table.species[row, place] + FIRST_SPECIES
        abilities += count_species(cards, row, card, shown)
    size = stacked + table.discard_size[row] + table.species_count[row]
    for card in range(PLAIN):
        size += table.plain[row, card]
    pressure += stacked_pressure + table.plain[row, PRESSURE]
    return Deck(size, pressure, stacked_pressure, abilities)


@rule
def count_species(cards: Cards, row: int, card: int, shown: Counts) -> float:
    """Note the habitats of a card that is a species; returns what its abilities are worth."""
    if card < FIRST_SPECIES:
        return 0.0
    species = card - FIRST_SPECIES
    market = Market.PRODUCERS.value if species < PRODUCERS else Market.CONSUMERS.value
    for habitat in range(HABITATS):
        shown[market, row, habitat] += (cards.habitats[species] >> habitat) & 1
    worth = 0.0
    for ability in range(TOKENS):
        worth += ABILITY[ability] * ((cards.abilities[species] >> ability) & 1)
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
    for row in range(table.rows):
        none *= 1.0 - chance_to_draw(2, shown[row, habitat], sizes[row], HAND)
    return 1.0 - none

"""The three actions of a turn: buying producers, buying consumers, placing habitat tiles."""

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note
from ecotone.games.ecosfera.cards import Cards
from ecotone.games.ecosfera.measures import shared_missing
from ecotone.games.ecosfera.notes import Note
from ecotone.games.ecosfera.piles import (
    free_elements,
    is_unused,
    mark_species,
    row_place,
    take_element,
    take_from_market,
)
from ecotone.games.ecosfera.table import ELEMENTS, EMPTY, PRODUCERS, Mark, Phase, Table
from ecotone.games.ecosfera.tiles import place_habitats


@rule
def price(cards: Cards, table: Table, producer: int, element: int) -> int:
    """What a producer costs in one element, policies taken into account."""
    return max(0, cards.cost[producer, element] - table.discount[element])


@rule
def can_buy_producer(cards: Cards, table: Table, producer: int) -> bool:
    """Are all its elements unused in the row, or all but one that the market still has?"""
    borrowed = EMPTY
    for element in range(ELEMENTS):
        lack = price(cards, table, producer, element) - free_elements(table, element)
        if lack > 1 or (lack == 1 and borrowed != EMPTY):
            return False
        if lack == 1:
            borrowed = element
    return borrowed == EMPTY or table.piles[borrowed] > 0


@rule
def buy_producer(cards: Cards, table: Table, producer: int) -> None:
    """Pay with unused elements, borrow the missing one, and take the producer.

    Own cards pay first (R22). The purchase stands even if the borrowed card strikes (R23).
    """
    borrowed = EMPTY
    for element in range(ELEMENTS):
        due = price(cards, table, producer, element)
        if due > free_elements(table, element):
            take_element(table, table.active, element)
            borrowed = element
        table.spent[element] += due
    note(table, Note.BOUGHT_PRODUCER, table.active, producer, borrowed)
    take_from_market(table, table.active, producer)
    table.acted = 1


@rule
def paired_habitats(cards: Cards, table: Table) -> int:
    """Habitats shown by at least two unused producers of the active row, as bits."""
    once = 0
    twice = 0
    row = table.active
    for place in range(table.species_count[row]):
        species = table.species[row, place]
        if species < PRODUCERS and is_unused(table, place):
            habitats = cards.habitats[species]
            twice |= once & habitats
            once |= habitats
    return twice


@rule
def pays_together(cards: Cards, table: Table, one: int, other: int, consumer: int) -> bool:
    """May the species at these two places of the active row buy the consumer?"""
    row = table.active
    first = table.species[row, one]
    second = table.species[row, other]
    if one == other or first >= PRODUCERS or second >= PRODUCERS:
        return False
    if not is_unused(table, one) or not is_unused(table, other):
        return False
    shared = cards.habitats[first] & cards.habitats[second]
    return (shared & cards.habitats[consumer]) != 0


@rule
def pays_with_any(cards: Cards, table: Table, place: int, consumer: int) -> bool:
    """Is there a second producer that buys the consumer together with this one?"""
    for other in range(table.species_count[table.active]):
        if pays_together(cards, table, place, other, consumer):
            return True
    return False


@rule
def begin_consumer(cards: Cards, table: Table, consumer: int) -> None:
    """Buy a consumer; the player chooses the pair of producers if several fit."""
    pairs = 0
    one = EMPTY
    other = EMPTY
    count = table.species_count[table.active]
    for first in range(count):
        for second in range(first + 1, count):
            if pays_together(cards, table, first, second, consumer):
                pairs += 1
                one = first
                other = second
    if pairs == 1:
        buy_consumer(table, consumer, one, other)
    else:
        table.chosen[0] = consumer
        table.phase = Phase.PAY_FIRST
        note(table, Note.BUYING_CONSUMER, table.active, consumer)


@rule
def choose_first_producer(cards: Cards, table: Table, producer: int) -> None:
    """Choose the first producer; the second follows by itself if only one fits."""
    place = row_place(table, table.active, producer)
    consumer = table.chosen[0]
    partners = 0
    partner = EMPTY
    for other in range(table.species_count[table.active]):
        if pays_together(cards, table, place, other, consumer):
            partners += 1
            partner = other
    if partners == 1:
        buy_consumer(table, consumer, place, partner)
    else:
        table.chosen[1] = producer
        table.phase = Phase.PAY_SECOND
        note(table, Note.PAYING_WITH, table.active, producer)


@rule
def choose_second_producer(table: Table, producer: int) -> None:
    row = table.active
    one = row_place(table, row, table.chosen[1])
    buy_consumer(table, table.chosen[0], one, row_place(table, row, producer))


@rule
def buy_consumer(table: Table, consumer: int, one: int, other: int) -> None:
    """Use the producers at two places of the row and take the consumer."""
    mark_species(table, one, Mark.USED.value)
    mark_species(table, other, Mark.USED.value)
    row = table.active
    first, second = table.species[row, one], table.species[row, other]
    note(table, Note.BOUGHT_CONSUMER, row, consumer, first, second)
    take_from_market(table, row, consumer)
    table.acted = 1


@rule
def places_together(cards: Cards, table: Table, one: int, other: int) -> int:
    """Missing habitats that the unused consumers at two places of the row share, as bits.

    A pair whose habitats all lie already places nothing, which is no action (R09).
    """
    row = table.active
    first = table.species[row, one]
    second = table.species[row, other]
    if one == other or first < PRODUCERS or second < PRODUCERS:
        return 0
    if not is_unused(table, one) or not is_unused(table, other):
        return 0
    return shared_missing(cards, table, first, second)


@rule
def places_with_any(cards: Cards, table: Table, place: int) -> bool:
    """Is there a second consumer that places tiles together with this one?"""
    for other in range(table.species_count[table.active]):
        if places_together(cards, table, place, other):
            return True
    return False


@rule
def begin_placing(cards: Cards, table: Table, consumer: int) -> None:
    """Place tiles with a consumer; the player chooses its partner if several fit."""
    place = row_place(table, table.active, consumer)
    partners = 0
    partner = EMPTY
    for other in range(table.species_count[table.active]):
        if places_together(cards, table, place, other):
            partners += 1
            partner = other
    if partners == 1:
        place_with(cards, table, place, partner)
    else:
        table.chosen[0] = consumer
        table.phase = Phase.PARTNER
        note(table, Note.PLACING, table.active, consumer)


@rule
def choose_partner(cards: Cards, table: Table, consumer: int) -> None:
    row = table.active
    one = row_place(table, row, table.chosen[0])
    place_with(cards, table, one, row_place(table, row, consumer))


@rule
def place_with(cards: Cards, table: Table, one: int, other: int) -> None:
    """Use two consumers and place a tile for every missing habitat they share."""
    tiles = places_together(cards, table, one, other)
    mark_species(table, one, Mark.USED.value)
    mark_species(table, other, Mark.USED.value)
    row = table.active
    first, second = table.species[row, one], table.species[row, other]
    note(table, Note.PLACED_WITH, row, first, second)
    place_habitats(table, tiles, False)

"""Policy steps that ask a player: what they ask, and what the answer does.

Each `begin` or step function returns True when the step is done, False when it waits for a choice.
"""

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note
from ecotone.games.ecosfera.cards import Cards
from ecotone.games.ecosfera.measures import shared_missing, shares_with_consumer
from ecotone.games.ecosfera.notes import Cause, Note
from ecotone.games.ecosfera.piles import (
    add_species,
    draw_card,
    only_triple,
    refill_market,
    return_element,
    take_element,
    take_from_market,
)
from ecotone.games.ecosfera.table import (
    EMPTY,
    PRESSURE,
    PRODUCERS,
    SLOTS,
    Phase,
    Table,
)
from ecotone.games.ecosfera.tiles import place_habitats, suffer_impact


@rule
def begin_shared_habitat(cards: Cards, table: Table) -> bool:
    """Name a producer of the row that shares a missing habitat with a consumer of the row."""
    row = table.active
    found = EMPTY
    count = 0
    for place in range(table.species_count[row]):
        species = table.species[row, place]
        if species < PRODUCERS and shares_with_consumer(cards, table, species):
            found = species
            count += 1
    if count == 0:
        return True
    if count == 1:
        return choose_shared_producer(cards, table, found)
    table.phase = Phase.SHARED_PRODUCER
    return False


@rule
def choose_shared_producer(cards: Cards, table: Table, producer: int) -> bool:
    """Choose the producer; the consumer comes next."""
    row = table.active
    table.chosen[0] = producer
    note(table, Note.CHOSEN, row, producer)
    found = EMPTY
    count = 0
    for place in range(table.species_count[row]):
        species = table.species[row, place]
        if species >= PRODUCERS and shared_missing(cards, table, producer, species):
            found = species
            count += 1
    if count == 1:
        return choose_shared_consumer(cards, table, found)
    table.phase = Phase.SHARED_CONSUMER
    return False


@rule
def choose_shared_consumer(cards: Cards, table: Table, consumer: int) -> bool:
    """Choose the consumer; the tile comes next."""
    table.chosen[1] = consumer
    note(table, Note.CHOSEN, table.active, consumer)
    shared = shared_missing(cards, table, table.chosen[0], consumer)
    if shared & (shared - 1):
        table.phase = Phase.SHARED_HABITAT
        return False
    place_habitats(table, shared, True)
    return True


@rule
def begin_new_habitat(table: Table, habitats: int) -> bool:
    """Place one of several habitats if none of them is placed yet; an impact tile otherwise."""
    if table.habitats & habitats:
        suffer_impact(table, 1, Cause.POLICY.value)
        return True
    if habitats & (habitats - 1):
        table.phase = Phase.NEW_HABITAT
        return False
    place_habitats(table, habitats, True)
    return True


@rule
def offer_element(table: Table, element: int, amount: int) -> bool:
    """Rows in turn, the active one first, may each take an element, so many times around."""
    rows = table.rows
    while table.progress < amount * rows and table.piles[element] > 0:
        row = (table.active + table.progress) % rows
        if table.upwelling_forced == 0:
            table.chooser = row
            table.phase = Phase.OFFER
            return False
        take_element(table, row, element)
        note(table, Note.ELEMENT_TAKEN, row, element)
        table.progress += 1
    return True


@rule
def answer_offer(table: Table, row: int, element: int, takes: bool) -> None:
    """A row takes the element it was offered, or not."""
    if takes:
        take_element(table, row, element)
        note(table, Note.ELEMENT_TAKEN, row, element)
    else:
        note(table, Note.OFFER_DECLINED, row, element)
    table.progress += 1


@rule
def take_or_return(table: Table, element: int, enough: int) -> bool:
    """Take an element, or give one back with enough of them in the row.

    In answer to three equal elements one is given back without asking (R32).
    """
    row = table.active
    can_take = table.piles[element] > 0
    can_return = table.plain[row, element] >= enough
    answers = table.cut == 0 and only_triple(table, row) == element
    if can_take and can_return and not answers and table.waste_water_takes_only == 0:
        table.phase = Phase.TAKE_OR_RETURN
        return False
    if can_return:
        return_element(table, row, element)
        note(table, Note.ELEMENT_RETURNED, row, element)
    elif can_take:
        take_element(table, row, element)
        note(table, Note.ELEMENT_TAKEN, row, element)
    return True


@rule
def begin_gift(cards: Cards, table: Table, groups: int) -> bool:
    """Name an open species of some groups that one row shall get."""
    found = EMPTY
    count = 0
    for market in range(2):
        for slot in range(SLOTS):
            species = table.market[market, slot]
            if species != EMPTY and cards.group[species] & groups:
                found = species
                count += 1
    if count == 0:
        return True
    if count == 1:
        return choose_gift(table, found)
    table.phase = Phase.MARKET_CARD
    return False


@rule
def choose_gift(table: Table, species: int) -> bool:
    """Choose the species; the row that gets it comes next."""
    if table.rows == 1:
        note(table, Note.RECEIVED, 0, species)
        take_from_market(table, 0, species)
        return True
    note(table, Note.CHOSEN, table.active, species)
    table.chosen[0] = species
    table.phase = Phase.RECEIVER
    return False


@rule
def give_habitat_cards(cards: Cards, table: Table, habitats: int) -> bool:
    """Name the row that gets every open species with one of the habitats."""
    if table.rows == 1:
        receive_habitat_cards(cards, table, 0, habitats)
        return True
    table.chosen[0] = EMPTY
    table.phase = Phase.RECEIVER
    return False


@rule
def receive_habitat_cards(cards: Cards, table: Table, row: int, habitats: int) -> None:
    """A row gets every species with one of the habitats that lies open now; then both refill."""
    for market in range(2):
        for slot in range(SLOTS):
            species = table.market[market, slot]
            if species != EMPTY and cards.habitats[species] & habitats:
                table.market[market, slot] = EMPTY
                note(table, Note.RECEIVED, row, species)
                add_species(table, row, species)
        refill_market(table, market)


@rule
def receive(cards: Cards, table: Table, row: int, habitats: int) -> None:
    if table.chosen[0] == EMPTY:
        receive_habitat_cards(cards, table, row, habitats)
    else:
        note(table, Note.RECEIVED, row, table.chosen[0])
        take_from_market(table, row, table.chosen[0])


@rule
def recycle(table: Table, amount: int) -> bool:
    """Choose rows that lose a pressure card: at least one card, then up to the amount (R18)."""
    while table.progress < amount:
        holders = 0
        holder = EMPTY
        for row in range(table.rows):
            if table.plain[row, PRESSURE] > 0:
                holders += 1
                holder = row
        if holders == 0:
            return True
        if holders > 1 or (table.progress > 0 and table.recycling_forced == 0):
            table.phase = Phase.RECYCLE
            return False
        recycle_from(table, holder)
    return True


@rule
def recycle_from(table: Table, row: int) -> None:
    """A pressure card of a row leaves the game; the row's top card takes its place."""
    table.plain[row, PRESSURE] -= 1
    table.gone_pressure += 1
    note(table, Note.PRESSURE_GONE, row)
    draw_card(table, row)
    table.progress += 1


@rule
def pick_alternative(table: Table, this: bool) -> None:
    """Do this step, or leave it out for the next one."""
    if this:
        table.picked = 1
    else:
        table.step += 1
        table.taken = 0


@rule
def choose_tile(table: Table, habitat: int) -> None:
    place_habitats(table, 1 << habitat, True)

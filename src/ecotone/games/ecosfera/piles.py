"""How cards lie and move: rows, decks, discards, the two markets, the supplies."""

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note, reveal
from ecotone.engine.randomness import below, shuffle
from ecotone.games.ecosfera.cards import Cards
from ecotone.games.ecosfera.notes import Note
from ecotone.games.ecosfera.table import (
    ELEMENTS,
    EMPTY,
    FIRST_SPECIES,
    PILE,
    PLAIN,
    PRESSURE,
    PRODUCERS,
    SLOTS,
    Mark,
    Market,
    Table,
)


@rule
def market_of(species: int) -> int:
    """The market a species belongs to."""
    return Market.PRODUCERS.value if species < PRODUCERS else Market.CONSUMERS.value


@rule
def row_place(table: Table, row: int, species: int) -> int:
    """Where a species lies in a row, or EMPTY."""
    for place in range(table.species_count[row]):
        if table.species[row, place] == species:
            return place
    return EMPTY


@rule
def add_species(table: Table, row: int, species: int) -> None:
    """Lay a species at the end of a row, unused."""
    place = table.species_count[row]
    table.species[row, place] = species
    table.species_count[row] = place + 1
    if row == table.active:
        table.marks[place] = 0


@rule
def remove_place(table: Table, row: int, place: int) -> None:
    """Take the species at a place out of a row; those behind it move up."""
    last = table.species_count[row] - 1
    for later in range(place, last):
        table.species[row, later] = table.species[row, later + 1]
        if row == table.active:
            table.marks[later] = table.marks[later + 1]
    table.species_count[row] = last


@rule
def add_card(table: Table, row: int, card: int) -> None:
    """Lay a card of any kind into a row."""
    if card < PLAIN:
        table.plain[row, card] += 1
    else:
        add_species(table, row, card - FIRST_SPECIES)


@rule
def mark_species(table: Table, place: int, mark: int) -> None:
    """Note what a species of the active row has served for."""
    table.marks[place] = table.marks[place] | mark


@rule
def is_unused(table: Table, place: int) -> bool:
    """Has a species of the active row served for no action yet?"""
    return (table.marks[place] & Mark.USED) == 0


@rule
def discard_card(table: Table, row: int, card: int) -> None:
    """Lay a card onto a row's discard."""
    size = table.discard_size[row]
    table.pile[row, PILE - 1 - size] = card
    table.discard_size[row] = size + 1


@rule
def put_on_deck(table: Table, row: int, card: int) -> None:
    """Lay a card onto a row's deck, where everybody knows it."""
    size = table.deck_size[row]
    table.pile[row, size] = card
    table.deck_size[row] = size + 1
    table.deck_known[row] += 1


@rule
def has_cards(table: Table, row: int) -> bool:
    """Is there a card to draw, in the deck or in the discard?"""
    return table.deck_size[row] + table.discard_size[row] > 0


@rule
def reshuffle(table: Table, row: int) -> None:
    """Make the discard the new deck."""
    size = table.discard_size[row]
    for place in range(size):
        table.pile[row, place] = table.pile[row, PILE - size + place]
    shuffle(table.random, table.pile[row], size)
    note(table, Note.RESHUFFLED, row)
    table.deck_size[row] = size
    table.deck_known[row] = 0
    table.discard_size[row] = 0


@rule
def draw_card(table: Table, row: int) -> int:
    """Draw a row's top card into the row, after a reshuffle if need be; EMPTY if there is none."""
    if table.deck_size[row] == 0:
        if table.discard_size[row] == 0:
            return EMPTY
        reshuffle(table, row)
    size = table.deck_size[row] - 1
    table.deck_size[row] = size
    if table.deck_known[row] > 0:
        table.deck_known[row] -= 1
    else:
        reveal(table)
    card = table.pile[row, size]
    note(table, Note.DRAWN, row, card)
    add_card(table, row, card)
    return card


@rule
def lay_off_row(table: Table, row: int) -> None:
    """Lay a whole row, used or not, onto its discard."""
    for card in range(PLAIN):
        for _ in range(table.plain[row, card]):
            discard_card(table, row, card)
        table.plain[row, card] = 0
    for place in range(table.species_count[row]):
        discard_card(table, row, table.species[row, place] + FIRST_SPECIES)
    table.species_count[row] = 0


@rule
def add_pressure(table: Table, row: int, cause: int, about: int) -> None:
    """Add a pressure card to a row, or none if the supply is empty (R04)."""
    if table.pressure > 0:
        table.pressure -= 1
        table.plain[row, PRESSURE] += 1
        note(table, Note.PRESSURE, row, cause, about, table.pressure)


@rule
def take_element(table: Table, row: int, element: int) -> None:
    """Move an element from its pile into a row."""
    table.piles[element] -= 1
    table.plain[row, element] += 1


@rule
def return_element(table: Table, row: int, element: int) -> None:
    """Move an element from a row back to its pile, an unused one where there is one."""
    table.piles[element] += 1
    table.plain[row, element] -= 1
    if row == table.active and table.spent[element] > table.plain[row, element]:
        table.spent[element] = table.plain[row, element]


@rule
def deck_place(table: Table, market: int, depth: int) -> int:
    """Where in the ring the card lies that has `depth` cards of its market deck above it."""
    return (table.market_top[market] + depth) % PRODUCERS


@rule
def put_under(table: Table, market: int, species: int) -> None:
    """Lay a species under its market deck, where everybody knows it."""
    size = table.market_size[market]
    table.market_deck[market, deck_place(table, market, size)] = species
    table.market_size[market] = size + 1
    table.market_known[market] += 1


@rule
def refill_market(table: Table, market: int) -> None:
    """Fill every empty slot of a market from its deck, as long as that lasts."""
    for slot in range(SLOTS):
        if table.market[market, slot] == EMPTY and table.market_size[market] > 0:
            top = table.market_top[market]
            table.market[market, slot] = table.market_deck[market, top]
            table.market_top[market] = (top + 1) % PRODUCERS
            table.market_size[market] -= 1
            if table.market_known[market] > table.market_size[market]:
                table.market_known[market] = table.market_size[market]
            else:
                reveal(table)
            note(table, Note.MARKET_FILLED, table.market[market, slot])


@rule
def market_slot(table: Table, species: int) -> int:
    """The slot in which a species lies open, or EMPTY."""
    market = market_of(species)
    for slot in range(SLOTS):
        if table.market[market, slot] == species:
            return slot
    return EMPTY


@rule
def take_from_market(table: Table, row: int, species: int) -> None:
    """Move an open species into a row and refill its slot."""
    market = market_of(species)
    table.market[market, market_slot(table, species)] = EMPTY
    refill_market(table, market)
    add_species(table, row, species)


@rule
def can_refresh(table: Table, market: int) -> bool:
    """Does a market have any card to lay under its deck or to draw?"""
    if table.market_size[market] > 0:
        return True
    for slot in range(SLOTS):
        if table.market[market, slot] != EMPTY:
            return True
    return False


@rule
def clear_market(cards: Cards, table: Table, market: int, groups: int) -> None:
    """Lay the open species of some groups under their deck, then refill up to four (R11, R27)."""
    for slot in range(SLOTS):
        species = table.market[market, slot]
        if species != EMPTY and cards.group[species] & groups:
            table.market[market, slot] = EMPTY
            put_under(table, market, species)
            note(table, Note.DISCARDED, species, EMPTY)
    refill_market(table, market)


@rule
def shuffle_market_deck(table: Table, market: int) -> None:
    """Shuffle the part of a market deck that nobody has seen."""
    hidden = table.market_size[market] - table.market_known[market]
    for last in range(hidden - 1, 0, -1):
        one = deck_place(table, market, last)
        other = deck_place(table, market, below(table.random, last + 1))
        species = table.market_deck[market, one]
        table.market_deck[market, one] = table.market_deck[market, other]
        table.market_deck[market, other] = species


@rule
def free_elements(table: Table, element: int) -> int:
    """Unused cards of an element in the active row."""
    return table.plain[table.active, element] - table.spent[element]


@rule
def three_equal(table: Table, row: int) -> int:
    """The first element of which a row holds three or more, or EMPTY."""
    for element in range(ELEMENTS):
        if table.plain[row, element] >= 3:
            return element
    return EMPTY


@rule
def only_triple(table: Table, row: int) -> int:
    """The element of which a row holds exactly three, if no other is there so often, or EMPTY."""
    found = EMPTY
    for element in range(ELEMENTS):
        held = table.plain[row, element]
        if held >= 3:
            if held > 3 or found != EMPTY:
                return EMPTY
            found = element
    return found

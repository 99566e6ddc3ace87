"""Species that leave the game, wherever they are."""

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note
from ecotone.games.ecosfera.notes import Note
from ecotone.games.ecosfera.piles import (
    deck_place,
    market_of,
    market_slot,
    refill_market,
    remove_place,
    row_place,
)
from ecotone.games.ecosfera.table import EMPTY, FIRST_SPECIES, PILE, Table


@rule
def remove_from_game(table: Table, species: int) -> None:
    """Take a species out of the game: from market, market deck, rows, decks or discards."""
    if table.gone[species]:
        return
    table.gone[species] = 1
    note(table, Note.REMOVED, species)
    slot = market_slot(table, species)
    if slot != EMPTY:
        market = market_of(species)
        table.market[market, slot] = EMPTY
        refill_market(table, market)
        return
    if remove_from_market_deck(table, species):
        return
    for row in range(table.rows):
        place = row_place(table, row, species)
        if place != EMPTY:
            remove_place(table, row, place)
            return
        if remove_from_piles(table, row, species + FIRST_SPECIES):
            return


@rule
def remove_from_market_deck(table: Table, species: int) -> bool:
    """Take a species out of its market deck, if it is there; the others close up."""
    market = market_of(species)
    size = table.market_size[market]
    found = EMPTY
    for depth in range(size):
        place = deck_place(table, market, depth)
        if found != EMPTY:
            table.market_deck[market, deck_place(table, market, depth - 1)] = table.market_deck[
                market, place
            ]
        elif table.market_deck[market, place] == species:
            found = depth
    if found == EMPTY:
        return False
    if found >= size - table.market_known[market]:
        table.market_known[market] -= 1
    table.market_size[market] = size - 1
    table.market_deck[market, deck_place(table, market, size - 1)] = 0
    return True


@rule
def remove_from_piles(table: Table, row: int, card: int) -> bool:
    """Take a card out of a row's deck or discard, if it is there; the others close up."""
    size = table.deck_size[row]
    for place in range(size):
        if table.pile[row, place] == card:
            for later in range(place, size - 1):
                table.pile[row, later] = table.pile[row, later + 1]
            table.pile[row, size - 1] = 0
            table.deck_size[row] = size - 1
            if place >= size - table.deck_known[row]:
                table.deck_known[row] -= 1
            return True
    size = table.discard_size[row]
    for depth in range(size):
        if table.pile[row, PILE - 1 - depth] == card:
            for later in range(depth, size - 1):
                table.pile[row, PILE - 1 - later] = table.pile[row, PILE - 2 - later]
            table.discard_size[row] = size - 1
            return True
    return False

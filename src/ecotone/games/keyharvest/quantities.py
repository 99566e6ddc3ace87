"""How much a seat has of something, for conditions and counts."""

from ecotone.engine.compiling import rule
from ecotone.games.keyharvest.board import laid_fields, take_group
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.effects import Quantity
from ecotone.games.keyharvest.goods import held, stored_fields
from ecotone.games.keyharvest.table import FARMHANDS, HOME, SPACES, WORKERS, Side, Table


@rule
def quantity_of(cards: Cards, table: Table, seat: int, quantity: int) -> int:
    """How much a seat has of something; events and players are the table's."""
    if quantity == Quantity.EVENTS:
        return table.events_laid
    if quantity == Quantity.PLAYERS:
        return table.players
    if quantity == Quantity.COUNTERS:
        return held(table, seat)
    if quantity == Quantity.STORED:
        return stored_fields(table, seat)
    if quantity == Quantity.WORKERS:
        return workers_of(table, seat, 0, WORKERS)
    if quantity == Quantity.FARMHANDS:
        return workers_of(table, seat, 0, FARMHANDS)
    if quantity == Quantity.TOWNSFOLK:
        return workers_of(table, seat, FARMHANDS, WORKERS)
    if quantity == Quantity.GROUP:
        return largest_group(cards, table, seat)
    found = 0
    for space in range(SPACES):
        if table.board[seat, space] != Side.NONE and counts(cards, table, seat, space, quantity):
            found += 1
    return found


@rule
def counts(cards: Cards, table: Table, seat: int, field: int, quantity: int) -> bool:
    """Is a field on a board one of those that are counted?"""
    if quantity == Quantity.FIELDS:
        return True
    if quantity == Quantity.HARVESTED:
        return bool(table.board[seat, field] == Side.HARVESTED)
    if quantity == Quantity.UNHARVESTED:
        return bool(table.board[seat, field] == Side.UNHARVESTED)
    if quantity == Quantity.ISOLATED:
        return bool(table.fields_next[seat, field] == 0)
    return bool(cards.crop[field] == quantity - Quantity.WHEAT.value)


@rule
def workers_of(table: Table, seat: int, first: int, end: int) -> int:
    """How many of some workers stand on a board."""
    found = 0
    for worker in range(first, end):
        if table.post[seat, worker] != HOME:
            found += 1
    return found


@rule
def largest_group(cards: Cards, table: Table, seat: int) -> int:
    """The size of the largest group of fields on a board."""
    largest = 0
    fields = laid_fields(table, seat)
    while fields != 0:
        fields, size = take_group(cards, fields)
        largest = max(largest, size)
    return largest

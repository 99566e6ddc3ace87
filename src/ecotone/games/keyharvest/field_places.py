"""Fields taken from one place and put into another."""

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note
from ecotone.games.keyharvest.board import lift_field
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.field_sources import board_of
from ecotone.games.keyharvest.goods import find_place, find_slot, release_bid
from ecotone.games.keyharvest.notes import Note
from ecotone.games.keyharvest.placing import lay
from ecotone.games.keyharvest.stack import push
from ecotone.games.keyharvest.table import (
    EMPTY,
    REGISTRY,
    SEATS,
    STORE_PLACES,
    Side,
    Table,
    Task,
)

BOARDS = REGISTRY + SEATS * STORE_PLACES
"""Places are numbered: the registry, the stores seat by seat, the boards."""


@rule
def place_of(table: Table, field: int) -> int:
    """The number of the place where a field lies that is neither in the bag nor drawn."""
    slot = find_slot(table, field)
    if slot != EMPTY:
        return slot
    for owner in range(table.players):
        place = find_place(table, owner, field)
        if place != EMPTY:
            return REGISTRY + owner * STORE_PLACES + place
    return BOARDS + board_of(table, field)


@rule
def take_away(cards: Cards, table: Table, seat: int, field: int) -> int:
    """A seat takes a field from where it lies; returns its side.

    A bid below it goes to the stock, or back to the owner if another takes the field. A space of
    the registry is filled when the text goes on.
    """
    place = place_of(table, field)
    if place >= BOARDS:
        return lift_field(cards, table, place - BOARDS, field)
    if place < REGISTRY:
        table.registry[place] = EMPTY
        table.slot[push(table, Task.REFILL, seat)] = place
    else:
        owner = (place - REGISTRY) // STORE_PLACES
        within = (place - REGISTRY) % STORE_PLACES
        release_bid(table, owner, within, seat)
        table.stored[owner, within] = EMPTY
    return Side.UNHARVESTED.value


@rule
def put_into(cards: Cards, table: Table, field: int, place: int, side: int) -> None:
    """A field comes into a place that another has left; a bid there now belongs to it."""
    if place >= BOARDS:
        lay(cards, table, place - BOARDS, field, side)
    elif place < REGISTRY:
        table.registry[place] = field
        note(table, Note.REGISTRY, field)
    else:
        table.stored[(place - REGISTRY) // STORE_PLACES, (place - REGISTRY) % STORE_PLACES] = field

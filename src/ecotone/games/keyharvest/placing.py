"""Placing fields on one's board: choosing, paying, putting, and what follows."""

from numpy import int16
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note, reveal
from ecotone.games.keyharvest.actions import FIELD, STOP, TAKE
from ecotone.games.keyharvest.board import lift_field, put_field
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.effects import COUNTER_BACK, KEEP_SIDE, Price, Source
from ecotone.games.keyharvest.field_sources import (
    board_of,
    is_board,
    is_store,
    may_place,
    pricing_of,
    reduced_price,
    source_of,
)
from ecotone.games.keyharvest.goods import (
    draw_field,
    find_place,
    find_slot,
    match_bid,
    put_in_bag,
    release_bid,
    take_counter,
)
from ecotone.games.keyharvest.notes import Note
from ecotone.games.keyharvest.stack import (
    ask,
    finish_step,
    had_effect,
    has_limit,
    may_stop,
    or_stop,
    push,
)
from ecotone.games.keyharvest.table import CROPS, DRAWN, EMPTY, Ask, Side, Table, Task
from ecotone.games.keyharvest.trading import charge

CHOOSING = 0
PUTTING = 1
REFILLING = 2
GETTING_BACK = 3


@rule
def resume_place(cards: Cards, table: Table) -> None:
    """Choose, pay, put, refill; then perhaps take a counter of the own bids back.

    Each field is finished before the next one (R09), so the first can pay for the second (R10).
    """
    top = table.depth
    stage = table.stage[top]
    if stage == PUTTING:
        put_chosen(cards, table)
    elif stage == REFILLING:
        refill(table)
    elif stage == CHOOSING and table.left[top] > 0 and may_place(cards, table):
        if source_of(cards, table) != Source.BAG or table.drawn[0] != EMPTY:
            if pricing_of(cards, table) == Price.EXACT_BID and not may_stop(cards, table):
                # Whoever must place a stored field has shown to hold the counters for one.
                reveal(table)
            ask(table, Ask.PLACE)
        elif may_stop(cards, table):
            ask(table, Ask.LOOK)
        else:
            look(cards, table)
    elif may_get_back(cards, table):
        table.stage[top] = GETTING_BACK
        ask(table, Ask.COUNTER_BACK)
    else:
        finish_step(cards, table)


@rule
def refill(table: Table) -> None:
    """Fill the registry space only after the field is laid and its worker replayed (R32)."""
    top = table.depth
    slot = table.slot[top]
    table.stage[top] = CHOOSING
    table.slot[top] = EMPTY
    if slot != EMPTY:
        table.slot[push(table, Task.REFILL, table.seat[top])] = slot


@rule
def look(cards: Cards, table: Table) -> None:
    """Draw the fields to choose from."""
    top = table.depth
    draws = cards.draws[table.tile[top], table.step[top]]
    for index in range(min(draws, table.bag_field_count)):
        table.drawn[index] = draw_field(table)
    had_effect(table)


@rule
def answer_look(cards: Cards, table: Table, action: int) -> None:
    look(cards, table)


@rule
def put_back(table: Table, kept: int) -> None:
    """All drawn fields but one go back into the bag."""
    for index in range(DRAWN):
        field = table.drawn[index]
        table.drawn[index] = EMPTY
        if field != EMPTY and field != kept:
            put_in_bag(table, field)
    table.drawn[0] = kept


@rule
def answer_place(cards: Cards, table: Table, action: int) -> None:
    """Choose a field; its price is due at once."""
    top = table.depth
    seat = table.seat[top]
    source = source_of(cards, table)
    if action == STOP:
        if source == Source.BAG:
            put_back(table, EMPTY)
        table.left[top] = 0
        return
    field = action - FIELD
    table.subject[top] = field
    table.stage[top] = PUTTING
    owner = EMPTY
    if source == Source.BAG:
        # Perhaps only one player has seen it until now.
        reveal(table)
        put_back(table, field)
    elif is_store(source):
        owner = settle_bid(cards, table, field)
    elif is_board(source):
        owner = board_of(table, field)
    price = cards.price[table.tile[top], table.step[top]]
    if price > 0:
        to_owner = pricing_of(cards, table) == Price.TO_OWNER
        charge(table, seat, price, owner if to_owner else EMPTY)


@rule
def settle_bid(cards: Cards, table: Table, field: int) -> int:
    """Pay for a stored field and release its bid; returns the store's owner."""
    top = table.depth
    seat = table.seat[top]
    owner = 0
    while find_place(table, owner, field) == EMPTY:
        owner += 1
    place = find_place(table, owner, field)
    pricing = pricing_of(cards, table)
    if owner == seat:
        table.freed[top] |= release_bid(table, owner, place, seat)
        return owner
    if pricing == Price.EXACT_BID:
        match_bid(table, seat, owner, place)
    elif pricing == Price.BID_MINUS_ONE:
        charge(table, seat, reduced_price(table, owner, place), owner)
    note(table, Note.SOLD, owner, field)
    release_bid(table, owner, place, seat)
    return owner


@rule
def put_chosen(cards: Cards, table: Table) -> None:
    """Move the paid field to the own board; a worker standing there may be played again."""
    top = table.depth
    seat = table.seat[top]
    field = table.subject[top]
    source = source_of(cards, table)
    side = Side.UNHARVESTED.value
    if source == Source.REGISTRY:
        table.slot[top] = find_slot(table, field)
        table.registry[table.slot[top]] = EMPTY
    elif source == Source.BAG:
        table.drawn[0] = EMPTY
    elif is_board(source):
        was = lift_field(cards, table, board_of(table, field), field)
        if has_limit(cards, table, KEEP_SIDE):
            side = was
    else:
        take_out_of_store(table, field)
    table.left[top] -= 1
    table.stage[top] = REFILLING
    had_effect(table)
    lay(cards, table, seat, field, side)


@rule
def take_out_of_store(table: Table, field: int) -> None:
    for owner in range(table.players):
        place = find_place(table, owner, field)
        if place != EMPTY:
            table.stored[owner, place] = EMPTY


@rule
def lay(cards: Cards, table: Table, seat: int, field: int, side: int) -> None:
    """Lay a field; a worker it displaces may be played again at once."""
    displaced = put_field(cards, table, seat, field, side)
    if displaced != EMPTY:
        top = push(table, Task.REPLAY, seat)
        table.subject[top] = displaced


@rule
def may_get_back(cards: Cards, table: Table) -> bool:
    """Can a counter of the released bids be taken back?"""
    top = table.depth
    if table.stage[top] == GETTING_BACK or not has_limit(cards, table, COUNTER_BACK):
        return False
    for crop in range(CROPS):
        if (table.freed[top] >> crop) & 1 and table.stock[crop] > 0:
            return True
    return False


@rule
def list_back(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    """One counter of the bids just released, or none."""
    top = table.depth
    count = 0
    for crop in range(CROPS):
        if (table.freed[top] >> crop) & 1 and table.stock[crop] > 0:
            out[count] = TAKE + crop
            count += 1
    return or_stop(cards, table, out, count)


@rule
def answer_back(cards: Cards, table: Table, action: int) -> None:
    """Take the counter back behind the screen."""
    take_counter(table, table.seat[table.depth], action - TAKE)
    finish_step(cards, table)

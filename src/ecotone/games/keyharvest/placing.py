"""Placing fields on one's board: from stores, the registry, the bag or another board."""

from numpy import int16
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.games.keyharvest.actions import FIELD, STOP, TAKE
from ecotone.games.keyharvest.board import has_isolated, is_isolated, lift_field, put_field
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.effects import COUNTER_BACK, KEEP_SIDE, Price, Source
from ecotone.games.keyharvest.goods import (
    bid_size,
    can_match,
    draw_field,
    find_place,
    find_slot,
    has_registry_field,
    held,
    match_bid,
    put_in_bag,
    release_bid,
    take_counter,
)
from ecotone.games.keyharvest.stack import (
    ask,
    finish_step,
    had_effect,
    has_limit,
    may_stop,
    or_stop,
    push,
)
from ecotone.games.keyharvest.table import (
    CROPS,
    DRAWN,
    EMPTY,
    REGISTRY,
    SPACES,
    STORE_PLACES,
    Ask,
    Side,
    Table,
    Task,
)
from ecotone.games.keyharvest.trading import charge

CHOOSING = 0
PUTTING = 1
REFILLING = 2
GETTING_BACK = 3


@rule
def source_of(cards: Cards, table: Table) -> int:
    """Where the current step takes its field from."""
    top = table.depth
    return int(cards.source[table.tile[top], table.step[top]])


@rule
def pricing_of(cards: Cards, table: Table) -> int:
    """How the current step's field is paid for."""
    top = table.depth
    return int(cards.pricing[table.tile[top], table.step[top]])


@rule
def is_store(source: int) -> bool:
    """Does the field come out of a store?"""
    return source == Source.OWN_STORE or source == Source.OTHER_STORES or source == Source.ANY_STORE


@rule
def store_is_open(table: Table, source: int, seat: int, owner: int) -> bool:
    """May this seat take from that store, considering watchmen and the text?"""
    if owner == seat:
        return source != Source.OTHER_STORES
    return source != Source.OWN_STORE and table.guarded[owner] == 0


@rule
def reduced_price(table: Table, owner: int, place: int) -> int:
    """One counter less than the bid, but at least one."""
    return max(1, bid_size(table, owner, place) - 1)


@rule
def can_pay_for(table: Table, seat: int, pricing: int, owner: int, place: int) -> bool:
    """Can the seat pay for the field on this place of a store?"""
    if owner == seat:
        return True
    if pricing == Price.EXACT_BID:
        return can_match(table, seat, owner, place)
    if pricing == Price.BID_MINUS_ONE:
        return held(table, seat) >= reduced_price(table, owner, place)
    return True


@rule
def may_place(cards: Cards, table: Table) -> bool:
    """Could a player with that many counters place a field now?

    Only what everyone can see decides, so that being asked gives nothing away (R37).
    """
    top = table.depth
    seat = table.seat[top]
    # R27: a price is paid in full or not at all.
    if held(table, seat) < cards.price[table.tile[top], table.step[top]]:
        return False
    source = source_of(cards, table)
    pricing = pricing_of(cards, table)
    if is_store(source):
        for owner in range(table.players):
            if store_is_open(table, source, seat, owner):
                for place in range(STORE_PLACES):
                    if table.stored[owner, place] != EMPTY and (
                        pricing != Price.BID_MINUS_ONE
                        or can_pay_for(table, seat, pricing, owner, place)
                    ):
                        return True
        return False
    if source == Source.REGISTRY:
        return has_registry_field(table)
    if source == Source.BAG:
        return table.bag_field_count > 0 or table.drawn[0] != EMPTY
    for owner in range(table.players):
        if owner != seat and has_isolated(table, owner):
            return True
    return False


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
def put_back(table: Table, kept: int) -> None:
    """All drawn fields but one go back into the bag."""
    for index in range(DRAWN):
        field = table.drawn[index]
        table.drawn[index] = EMPTY
        if field != EMPTY and field != kept:
            put_in_bag(table, field)
    table.drawn[0] = kept


@rule
def list_place(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    """Every field that is available and affordable, or none."""
    top = table.depth
    seat = table.seat[top]
    source = source_of(cards, table)
    if is_store(source):
        count = list_stored(table, seat, source, pricing_of(cards, table), out)
    elif source == Source.REGISTRY:
        count = list_registry(table, out)
    elif source == Source.BAG:
        count = 0
        for index in range(DRAWN):
            if table.drawn[index] != EMPTY:
                out[count] = FIELD + table.drawn[index]
                count += 1
    else:
        count = 0
        for owner in range(table.players):
            if owner == seat:
                continue
            for space in range(SPACES):
                if is_isolated(table, owner, space):
                    out[count] = FIELD + space
                    count += 1
    return or_stop(cards, table, out, count)


@rule
def list_stored(table: Table, seat: int, source: int, pricing: int, out: NDArray[int16]) -> int:
    """The stored fields this seat may take and can pay for."""
    count = 0
    for owner in range(table.players):
        if not store_is_open(table, source, seat, owner):
            continue
        for place in range(STORE_PLACES):
            field = table.stored[owner, place]
            if field != EMPTY and can_pay_for(table, seat, pricing, owner, place):
                out[count] = FIELD + field
                count += 1
    return count


@rule
def list_registry(table: Table, out: NDArray[int16]) -> int:
    count = 0
    for slot in range(REGISTRY):
        if table.registry[slot] != EMPTY:
            out[count] = FIELD + table.registry[slot]
            count += 1
    return count


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
        put_back(table, field)
    elif is_store(source):
        owner = settle_bid(cards, table, field)
    elif source == Source.OTHER_BOARDS:
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
    release_bid(table, owner, place, seat)
    return owner


@rule
def board_of(table: Table, field: int) -> int:
    """The seat on whose board a field lies."""
    owner = 0
    while table.board[owner, field] == Side.NONE:
        owner += 1
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
    elif source == Source.OTHER_BOARDS:
        was = lift_field(cards, table, board_of(table, field), field)
        if has_limit(cards, table, KEEP_SIDE):
            side = int(was)
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

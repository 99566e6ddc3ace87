"""Where a field comes from, a store, the registry, the bag or another board, and who can pay."""

from numpy import int16
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.games.keyharvest.actions import FIELD
from ecotone.games.keyharvest.board import has_isolated, is_isolated
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.effects import Price, Source
from ecotone.games.keyharvest.goods import bid_size, can_match, has_registry_field, held
from ecotone.games.keyharvest.stack import or_stop
from ecotone.games.keyharvest.table import DRAWN, EMPTY, REGISTRY, SPACES, STORE_PLACES, Side, Table


@rule
def source_of(cards: Cards, table: Table) -> int:
    """Where the current step takes its field from."""
    top = table.depth
    return cards.source[table.tile[top], table.step[top]]


@rule
def pricing_of(cards: Cards, table: Table) -> int:
    """How the current step's field is paid for."""
    top = table.depth
    return cards.pricing[table.tile[top], table.step[top]]


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
def board_of(table: Table, field: int) -> int:
    """The seat on whose board a field lies."""
    owner = 0
    while table.board[owner, field] == Side.NONE:
        owner += 1
    return owner

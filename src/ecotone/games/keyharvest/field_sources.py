"""Where a field comes from, a store, the registry, the bag or another board, and who can pay."""

from numpy import int16
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.games.keyharvest.actions import FIELD
from ecotone.games.keyharvest.board import is_isolated
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.effects import Price, Source, What
from ecotone.games.keyharvest.goods import (
    bid_size,
    can_match,
    find_place,
    find_slot,
    has_registry_field,
    held,
)
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
    return (
        source == Source.ANY_STORE
        or source == Source.OWN_STORE
        or source == Source.OTHER_STORES
        or source == Source.LEFT_STORE
        or source == Source.RIGHT_STORE
    )


@rule
def is_board(source: int) -> bool:
    """Does the field come from another player's board?"""
    return (
        source == Source.OTHER_BOARDS or source == Source.LEFT_BOARD or source == Source.RIGHT_BOARD
    )


@rule
def is_whose(table: Table, source: int, seat: int, owner: int) -> bool:
    """Is this player's board or store one of those that a text means?"""
    if source == Source.ANY_STORE:
        return True
    if source == Source.OTHER_STORES or source == Source.OTHER_BOARDS:
        return owner != seat
    if source == Source.LEFT_STORE or source == Source.LEFT_BOARD:
        return bool(owner == (seat + 1) % table.players)
    if source == Source.RIGHT_STORE or source == Source.RIGHT_BOARD:
        return bool(seat == (owner + 1) % table.players)
    return owner == seat


@rule
def what_of(cards: Cards, table: Table) -> int:
    """What the current step is about."""
    top = table.depth
    return cards.what[table.tile[top], table.step[top]]


@rule
def is_meant(cards: Cards, table: Table, what: int, owner: int, field: int) -> bool:
    """Is a field, on the board of the owner or elsewhere for EMPTY, of the sort a text names?"""
    if what == What.FIELD:
        return True
    if what >= What.WHEAT:
        return bool(cards.crop[field] == what - What.WHEAT.value)
    if owner == EMPTY:
        return False
    if what == What.ISOLATED:
        return is_isolated(table, owner, field)
    harvested = table.board[owner, field] == Side.HARVESTED
    return bool(harvested == (what == What.HARVESTED))


@rule
def lies_at(cards: Cards, table: Table, source: int, what: int, field: int) -> bool:
    """Does a field of the sort a text names lie where the player may take it from?"""
    seat = table.seat[table.depth]
    if source == Source.REGISTRY:
        return find_slot(table, field) != EMPTY and is_meant(cards, table, what, EMPTY, field)
    stores = is_store(source)
    for owner in range(table.players):
        if not is_whose(table, source, seat, owner):
            continue
        if not stores:
            if table.board[owner, field] != Side.NONE and is_meant(
                cards, table, what, owner, field
            ):
                return True
        elif store_is_open(table, source, seat, owner) and find_place(table, owner, field) != EMPTY:
            return is_meant(cards, table, what, EMPTY, field)
    return False


@rule
def has_field_at(cards: Cards, table: Table, source: int, what: int) -> bool:
    if source == Source.REGISTRY and what == What.FIELD:
        return has_registry_field(table)
    for field in range(SPACES):
        if lies_at(cards, table, source, what, field):
            return True
    return False


@rule
def list_fields_at(cards: Cards, table: Table, source: int, what: int, out: NDArray[int16]) -> int:
    """The fields of a sort that lie where the player may take them from."""
    count = 0
    for field in range(SPACES):
        if lies_at(cards, table, source, what, field):
            out[count] = FIELD + field
            count += 1
    return count


@rule
def store_is_open(table: Table, source: int, seat: int, owner: int) -> bool:
    """May this seat take from that store, considering watchmen and the text?"""
    return is_whose(table, source, seat, owner) and (owner == seat or table.guarded[owner] == 0)


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
    what = what_of(cards, table)
    if is_store(source):
        for owner in range(table.players):
            if store_is_open(table, source, seat, owner):
                for place in range(STORE_PLACES):
                    field = table.stored[owner, place]
                    if (
                        field != EMPTY
                        and is_meant(cards, table, what, EMPTY, field)
                        and (
                            pricing != Price.BID_MINUS_ONE
                            or can_pay_for(table, seat, pricing, owner, place)
                        )
                    ):
                        return True
        return False
    if source == Source.BAG:
        return table.bag_field_count > 0 or table.drawn[0] != EMPTY
    return has_field_at(cards, table, source, what)


@rule
def list_place(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    """Every field that is available and affordable, or none."""
    top = table.depth
    seat = table.seat[top]
    source = source_of(cards, table)
    what = what_of(cards, table)
    if is_store(source):
        count = list_stored(cards, table, seat, what, out)
    elif source == Source.REGISTRY:
        count = list_registry(cards, table, what, out)
    elif source == Source.BAG:
        count = 0
        for index in range(DRAWN):
            if table.drawn[index] != EMPTY:
                out[count] = FIELD + table.drawn[index]
                count += 1
    else:
        count = 0
        for owner in range(table.players):
            if not is_whose(table, source, seat, owner):
                continue
            for space in range(SPACES):
                if table.board[owner, space] != Side.NONE and is_meant(
                    cards, table, what, owner, space
                ):
                    out[count] = FIELD + space
                    count += 1
    return or_stop(cards, table, out, count)


@rule
def list_stored(cards: Cards, table: Table, seat: int, what: int, out: NDArray[int16]) -> int:
    """The stored fields this seat may take and can pay for."""
    source = source_of(cards, table)
    pricing = pricing_of(cards, table)
    count = 0
    for owner in range(table.players):
        if not store_is_open(table, source, seat, owner):
            continue
        for place in range(STORE_PLACES):
            field = table.stored[owner, place]
            if (
                field != EMPTY
                and can_pay_for(table, seat, pricing, owner, place)
                and is_meant(cards, table, what, EMPTY, field)
            ):
                out[count] = FIELD + field
                count += 1
    return count


@rule
def list_registry(cards: Cards, table: Table, what: int, out: NDArray[int16]) -> int:
    """The fields of a sort in the registry, by their places."""
    count = 0
    for slot in range(REGISTRY):
        field = table.registry[slot]
        if field != EMPTY and is_meant(cards, table, what, EMPTY, field):
            out[count] = FIELD + field
            count += 1
    return count


@rule
def board_of(table: Table, field: int) -> int:
    """The seat on whose board a field lies."""
    owner = 0
    while table.board[owner, field] == Side.NONE:
        owner += 1
    return owner

"""Taking fields into one's store, each with a bid."""

from numpy import int16
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note
from ecotone.games.keyharvest.actions import FIELD, GIVE, STOP, TAKE
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.effects import STOCK_BIDS, THIRD_PLACE, Source
from ecotone.games.keyharvest.field_places import take_away
from ecotone.games.keyharvest.field_sources import (
    has_field_at,
    list_fields_at,
    list_registry,
    source_of,
    what_of,
)
from ecotone.games.keyharvest.goods import (
    draw_field,
    find_slot,
    free_place,
    held,
    spend,
    stock_total,
    stored_fields,
)
from ecotone.games.keyharvest.notes import Note
from ecotone.games.keyharvest.placing import REFILLING, refill
from ecotone.games.keyharvest.stack import ask, finish_step, had_effect, has_limit, or_stop
from ecotone.games.keyharvest.table import CROPS, EMPTY, STORE_PLACES, USUAL_PLACES, Ask, Table

BIDDING = 1


@rule
def may_store(cards: Cards, table: Table) -> bool:
    """Is there a place, a field and a counter for the bid?"""
    top = table.depth
    seat = table.seat[top]
    # R31: only a text that says so fills a third place.
    limit = STORE_PLACES if has_limit(cards, table, THIRD_PLACE) else USUAL_PLACES
    if stored_fields(table, seat) >= limit:
        return False
    if has_limit(cards, table, STOCK_BIDS):
        if stock_total(table) == 0:
            return False
    elif held(table, seat) == 0:
        return False
    source = source_of(cards, table)
    if source == Source.BAG:
        return table.bag_field_count > 0
    return has_field_at(cards, table, source, what_of(cards, table))


@rule
def resume_store(cards: Cards, table: Table) -> None:
    """Choose, bid, refill, as often as allowed: the bid lies before an event is drawn (R18)."""
    top = table.depth
    stage = table.stage[top]
    if stage == BIDDING:
        resume_bid(cards, table)
    elif stage == REFILLING:
        refill(table)
    elif table.left[top] > 0 and may_store(cards, table):
        if source_of(cards, table) == Source.BAG:
            field = draw_field(table)
            note(table, Note.STORED, field, table.seat[top])
            put_in_store(table, field)
        else:
            ask(table, Ask.STORE)
    else:
        finish_step(cards, table)


@rule
def put_in_store(table: Table, field: int) -> None:
    """The field takes the first free place; its bid is due."""
    top = table.depth
    seat = table.seat[top]
    place = free_place(table, seat)
    table.stored[seat, place] = field
    table.subject[top] = place
    table.left[top] -= 1
    table.stage[top] = BIDDING
    had_effect(table)


@rule
def resume_bid(cards: Cards, table: Table) -> None:
    """The stock bids a counter of the field's crop, or the player builds a bid."""
    top = table.depth
    seat = table.seat[top]
    if has_limit(cards, table, STOCK_BIDS):
        crop = cards.crop[table.stored[seat, table.subject[top]]]
        if table.stock[crop] > 0:
            lay_stock_bid(table, crop)
        else:
            ask(table, Ask.STOCK_BID)
    elif held(table, seat) > 0:
        ask(table, Ask.BID)
    else:
        table.stage[top] = REFILLING


@rule
def lay_stock_bid(table: Table, crop: int) -> None:
    """One counter of the stock lies below the field."""
    top = table.depth
    table.stock[crop] -= 1
    table.bid[table.seat[top], table.subject[top], crop] += 1
    table.stage[top] = REFILLING


@rule
def list_store(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    """One field of the registry or of another place, or stop."""
    source = source_of(cards, table)
    if source == Source.REGISTRY:
        count = list_registry(cards, table, what_of(cards, table), out)
    else:
        count = list_fields_at(cards, table, source, what_of(cards, table), out)
    return or_stop(cards, table, out, count)


@rule
def answer_store(cards: Cards, table: Table, action: int) -> None:
    """Take the field from the registry, or from where else it lies."""
    slot = find_slot(table, action - FIELD)
    if slot != EMPTY:
        table.slot[table.depth] = slot
        table.registry[slot] = EMPTY
    else:
        take_away(cards, table, table.seat[table.depth], action - FIELD)
    put_in_store(table, action - FIELD)


@rule
def list_bid(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    """Add one more counter, or stop once the bid has one."""
    top = table.depth
    seat = table.seat[top]
    count = 0
    bids = False
    for crop in range(CROPS):
        if table.counters[seat, crop] > 0:
            out[count] = GIVE + crop
            count += 1
        if table.bid[seat, table.subject[top], crop] > 0:
            bids = True
    if bids:
        out[count] = STOP
        count += 1
    return count


@rule
def answer_bid(cards: Cards, table: Table, action: int) -> None:
    """Add a counter to the bid, or finish it."""
    top = table.depth
    if action == STOP:
        table.stage[top] = REFILLING
        return
    seat = table.seat[top]
    spend(table, seat, action - GIVE)
    table.bid[seat, table.subject[top], action - GIVE] += 1


@rule
def answer_stock_bid(cards: Cards, table: Table, action: int) -> None:
    """The stock bids another crop, as the field's own has run out."""
    lay_stock_bid(table, action - TAKE)

"""Counters, bids, stores, registry and bag: everything that changes hands."""

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note, reveal
from ecotone.engine.randomness import below
from ecotone.games.keyharvest.notes import Note
from ecotone.games.keyharvest.table import CROPS, EMPTY, REGISTRY, STORE_PLACES, Table


@rule
def held(table: Table, seat: int) -> int:
    """All counters behind a screen; their number is public."""
    total = 0
    for crop in range(CROPS):
        total += table.counters[seat, crop]
    return total


@rule
def stock_total(table: Table) -> int:
    total = 0
    for crop in range(CROPS):
        total += table.stock[crop]
    return total


@rule
def crops_in_stock(table: Table) -> int:
    """How many different crops the stock holds."""
    crops = 0
    for crop in range(CROPS):
        if table.stock[crop] > 0:
            crops += 1
    return crops


@rule
def spend(table: Table, seat: int, crop: int) -> None:
    """Take a counter from behind a screen, and note what that shows of the first hand."""
    table.counters[seat, crop] -= 1
    shown = table.first_hand[seat, crop] - table.counters[seat, crop]
    if shown > table.proven[seat, crop]:
        table.proven[seat, crop] = shown
        reveal(table)


@rule
def pay(table: Table, seat: int, crop: int, receiver: int) -> None:
    """Give one counter to another player, or to the stock if there is no receiver."""
    spend(table, seat, crop)
    if receiver == EMPTY:
        table.stock[crop] += 1
    else:
        table.counters[receiver, crop] += 1


@rule
def take_counter(table: Table, seat: int, crop: int) -> None:
    """One counter from the stock behind a screen."""
    table.stock[crop] -= 1
    table.counters[seat, crop] += 1


@rule
def stored_fields(table: Table, seat: int) -> int:
    fields = 0
    for place in range(STORE_PLACES):
        if table.stored[seat, place] != EMPTY:
            fields += 1
    return fields


@rule
def free_place(table: Table, seat: int) -> int:
    """The first free place of a store that has one."""
    place = 0
    while table.stored[seat, place] != EMPTY:
        place += 1
    return place


@rule
def find_place(table: Table, seat: int, field: int) -> int:
    """The place of a field in this store, or EMPTY."""
    for place in range(STORE_PLACES):
        if table.stored[seat, place] == field:
            return place
    return EMPTY


@rule
def bid_size(table: Table, seat: int, place: int) -> int:
    size = 0
    for crop in range(CROPS):
        size += table.bid[seat, place, crop]
    return size


@rule
def can_match(table: Table, buyer: int, owner: int, place: int) -> bool:
    """Does the buyer hold exactly the counters that this bid asks for?"""
    for crop in range(CROPS):
        if table.counters[buyer, crop] < table.bid[owner, place, crop]:
            return False
    return True


@rule
def match_bid(table: Table, buyer: int, owner: int, place: int) -> None:
    """Pay the owner the same counters as the bid."""
    for crop in range(CROPS):
        for _ in range(table.bid[owner, place, crop]):
            pay(table, buyer, crop, owner)


@rule
def release_bid(table: Table, owner: int, place: int, buyer: int) -> int:
    """The bid goes to the stock, or to the owner when another buys; returns its crops' bits."""
    crops = 0
    for crop in range(CROPS):
        amount = table.bid[owner, place, crop]
        if amount > 0:
            crops |= 1 << crop
            table.bid[owner, place, crop] = 0
            if buyer == owner:
                table.stock[crop] += amount
            else:
                table.counters[owner, crop] += amount
                note(table, Note.BID, crop, amount)
    return crops


@rule
def has_registry_field(table: Table) -> bool:
    for slot in range(REGISTRY):
        if table.registry[slot] != EMPTY:
            return True
    return False


@rule
def find_slot(table: Table, field: int) -> int:
    """The registry space of a field, or EMPTY."""
    for slot in range(REGISTRY):
        if table.registry[slot] == field:
            return slot
    return EMPTY


@rule
def draw_field(table: Table) -> int:
    """Draw a field quietly (R26): events met on the way are announced once and go back."""
    fields = table.bag_field_count
    tiles = fields + table.bag_event_count
    announced = 0
    index = below(table.random, tiles)
    while index >= fields:
        event = table.bag_events[index - fields]
        if (announced >> event) & 1 == 0:
            announced |= 1 << event
            note(table, Note.EVENT_PUT_BACK, event)
        index = below(table.random, tiles)
    return take_from_bag(table, index)


@rule
def take_from_bag(table: Table, index: int) -> int:
    """Take the field at this position out of the bag."""
    reveal(table)
    field = table.bag_fields[index]
    last = table.bag_field_count - 1
    table.bag_fields[index] = table.bag_fields[last]
    table.bag_fields[last] = EMPTY
    table.bag_field_count = last
    return field


@rule
def put_in_bag(table: Table, field: int) -> None:
    table.bag_fields[table.bag_field_count] = field
    table.bag_field_count += 1

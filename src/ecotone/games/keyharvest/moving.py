"""Fields that leave a board: to the bag, to the left neighbour, or in exchange."""

from numpy import int16
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note
from ecotone.games.keyharvest.actions import FIELD, PAY_INSTEAD
from ecotone.games.keyharvest.board import has_field, has_isolated, is_isolated, lift_field
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.effects import IN_HARVESTED, TOGETHER, Source, What
from ecotone.games.keyharvest.field_sources import list_registry
from ecotone.games.keyharvest.goods import (
    find_place,
    find_slot,
    has_registry_field,
    held,
    put_in_bag,
    release_bid,
    stored_fields,
)
from ecotone.games.keyharvest.notes import Note
from ecotone.games.keyharvest.placing import lay
from ecotone.games.keyharvest.stack import ask, finish_step, had_effect, has_limit, or_stop, push
from ecotone.games.keyharvest.table import EMPTY, SPACES, STORE_PLACES, Ask, Side, Table, Task
from ecotone.games.keyharvest.trading import charge

GIVING = 0
TAKING = 1


@rule
def may_buy_out(cards: Cards, table: Table) -> bool:
    """Does the text offer to pay instead, and can the player?"""
    top = table.depth
    price = cards.or_pay[table.tile[top], table.step[top]]
    return bool(0 < price <= held(table, table.seat[top]))


@rule
def buy_out(cards: Cards, table: Table) -> None:
    """Pay instead; nothing else happens."""
    top = table.depth
    table.left[top] = 0
    had_effect(table)
    charge(table, table.seat[top], cards.or_pay[table.tile[top], table.step[top]], EMPTY)


@rule
def only_isolated(cards: Cards, table: Table) -> bool:
    """Is the text about isolated fields only?"""
    top = table.depth
    return bool(cards.what[table.tile[top], table.step[top]] == What.ISOLATED)


@rule
def source_of_move(cards: Cards, table: Table) -> int:
    top = table.depth
    return cards.source[table.tile[top], table.step[top]]


@rule
def list_own_store(table: Table, out: NDArray[int16]) -> int:
    """The fields in the own store."""
    seat = table.seat[table.depth]
    count = 0
    for place in range(STORE_PLACES):
        if table.stored[seat, place] != EMPTY:
            out[count] = FIELD + table.stored[seat, place]
            count += 1
    return count


@rule
def discard(cards: Cards, table: Table, field: int) -> None:
    """A field goes into the bag; the bid below a stored one goes to the stock."""
    top = table.depth
    seat = table.seat[top]
    source = source_of_move(cards, table)
    if source == Source.OWN_STORE:
        place = find_place(table, seat, field)
        release_bid(table, seat, place, seat)
        table.stored[seat, place] = EMPTY
    elif source == Source.REGISTRY:
        slot = find_slot(table, field)
        table.registry[slot] = EMPTY
        table.slot[push(table, Task.REFILL, seat)] = slot
    else:
        lift_field(cards, table, seat, field)
    put_in_bag(table, field)


@rule
def resume_move(cards: Cards, table: Table) -> None:
    """Ask for the field that leaves."""
    top = table.depth
    seat = table.seat[top]
    source = source_of_move(cards, table)
    if source == Source.OWN_STORE:
        found = stored_fields(table, seat) > 0
    elif source == Source.REGISTRY:
        found = has_registry_field(table)
    elif only_isolated(cards, table):
        found = has_isolated(table, seat)
    else:
        found = has_field(table, seat)
    if table.left[top] > 0 and found:
        ask(table, Ask.MOVE)
    else:
        finish_step(cards, table)


@rule
def list_own_fields(table: Table, isolated: bool, out: NDArray[int16]) -> int:
    """The fields on the own board, or only isolated ones; workers are never handed on (R16)."""
    seat = table.seat[table.depth]
    count = 0
    for space in range(SPACES):
        if table.board[seat, space] != Side.NONE:
            if isolated and not is_isolated(table, seat, space):
                continue
            out[count] = FIELD + space
            count += 1
    return count


@rule
def list_move(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    """One field, or the price instead."""
    source = source_of_move(cards, table)
    if source == Source.OWN_STORE:
        count = list_own_store(table, out)
    elif source == Source.REGISTRY:
        count = list_registry(table, out)
    else:
        count = list_own_fields(table, only_isolated(cards, table), out)
    if may_buy_out(cards, table):
        out[count] = PAY_INSTEAD
        count += 1
    return or_stop(cards, table, out, count)


@rule
def answer_move(cards: Cards, table: Table, action: int) -> None:
    """The field goes into the bag, or waits until everyone has chosen."""
    top = table.depth
    seat = table.seat[top]
    if action == PAY_INSTEAD:
        buy_out(cards, table)
    elif has_limit(cards, table, TOGETHER):
        table.passing[seat] = action - FIELD
        finish_step(cards, table)
    else:
        table.left[top] -= 1
        had_effect(table)
        discard(cards, table, action - FIELD)


@rule
def resume_swap(cards: Cards, table: Table) -> None:
    """Ask for the own field, then for the one of the registry."""
    top = table.depth
    if table.stage[top] == TAKING:
        ask(table, Ask.SWAP_IN)
    elif table.left[top] > 0 and has_field(table, table.seat[top]) and has_registry_field(table):
        ask(table, Ask.SWAP_OUT)
    else:
        finish_step(cards, table)


@rule
def list_swap_out(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    """One own field, or stop."""
    return or_stop(cards, table, out, list_own_fields(table, False, out))


@rule
def answer_swap_out(cards: Cards, table: Table, action: int) -> None:
    """Remember the field that will leave."""
    top = table.depth
    table.subject[top] = action - FIELD
    table.stage[top] = TAKING


@rule
def list_swap_in(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    return list_registry(table, out)


@rule
def answer_swap_in(cards: Cards, table: Table, action: int) -> None:
    """The two fields change places."""
    top = table.depth
    seat = table.seat[top]
    own = table.subject[top]
    slot = find_slot(table, action - FIELD)
    harvested = has_limit(cards, table, IN_HARVESTED)
    lift_field(cards, table, seat, own)
    table.registry[slot] = own
    note(table, Note.REGISTRY, own)
    table.left[top] -= 1
    table.stage[top] = GIVING
    had_effect(table)
    lay(
        cards,
        table,
        seat,
        action - FIELD,
        Side.HARVESTED.value if harvested else Side.UNHARVESTED.value,
    )

"""Fields that change places: to the bag, to another player, or in exchange."""

from numpy import int16
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.games.keyharvest.actions import FIELD, PAY_INSTEAD
from ecotone.games.keyharvest.board import lift_field
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.effects import IN_HARVESTED, TOGETHER, Source, Target, What, Who
from ecotone.games.keyharvest.field_places import BOARDS, place_of, put_into, take_away
from ecotone.games.keyharvest.field_sources import (
    has_field_at,
    list_fields_at,
    list_registry,
    source_of,
    what_of,
)
from ecotone.games.keyharvest.goods import held, put_in_bag
from ecotone.games.keyharvest.placing import lay
from ecotone.games.keyharvest.players import needs_player, offer_player, receiver_of
from ecotone.games.keyharvest.stack import ask, finish_step, had_effect, has_limit, or_stop
from ecotone.games.keyharvest.table import EMPTY, REGISTRY, Ask, Side, Table
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
def resume_move(cards: Cards, table: Table) -> None:
    """Ask for the field that leaves."""
    if needs_player(cards, table):
        offer_player(cards, table, Who.OTHER)
    elif table.left[table.depth] > 0 and has_field_at(
        cards, table, source_of(cards, table), what_of(cards, table)
    ):
        ask(table, Ask.MOVE)
    else:
        finish_step(cards, table)


@rule
def list_move(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    """One field, or the price instead; workers are never handed on (R16)."""
    count = list_fields_at(cards, table, source_of(cards, table), what_of(cards, table), out)
    if may_buy_out(cards, table):
        out[count] = PAY_INSTEAD
        count += 1
    return or_stop(cards, table, out, count)


@rule
def answer_move(cards: Cards, table: Table, action: int) -> None:
    """The field goes into the bag or to another board, or waits until everyone has chosen."""
    top = table.depth
    seat = table.seat[top]
    field = action - FIELD
    if action == PAY_INSTEAD:
        buy_out(cards, table)
    elif has_limit(cards, table, TOGETHER):
        table.passing[seat] = field
        finish_step(cards, table)
    else:
        table.left[top] -= 1
        had_effect(table)
        receiver = receiver_of(cards, table)
        side = take_away(cards, table, seat, field)
        if receiver == EMPTY:
            put_in_bag(table, field)
        else:
            lay(cards, table, receiver, field, side)


@rule
def taken_from(cards: Cards, table: Table) -> int:
    """Where the field comes from that an exchange brings."""
    top = table.depth
    target = cards.target[table.tile[top], table.step[top]]
    if target == Target.REGISTRY:
        return Source.REGISTRY.value
    if target == Target.OWN_STORE:
        return Source.OWN_STORE.value
    if target == Target.LEFT_BOARD:
        return Source.LEFT_BOARD.value
    if target == Target.RIGHT_BOARD:
        return Source.RIGHT_BOARD.value
    if target == Target.OTHER_BOARDS:
        return Source.OTHER_BOARDS.value
    if target == Target.LEFT_STORE:
        return Source.LEFT_STORE.value
    if target == Target.RIGHT_STORE:
        return Source.RIGHT_STORE.value
    return Source.OTHER_STORES.value


@rule
def resume_swap(cards: Cards, table: Table) -> None:
    """Ask for the field to give, then for the one to take."""
    top = table.depth
    if table.stage[top] == TAKING:
        ask(table, Ask.SWAP_IN)
    elif (
        table.left[top] > 0
        and has_field_at(cards, table, source_of(cards, table), what_of(cards, table))
        and has_field_at(cards, table, taken_from(cards, table), What.FIELD)
    ):
        ask(table, Ask.SWAP_OUT)
    else:
        finish_step(cards, table)


@rule
def list_swap_out(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    """One field to give, or stop."""
    count = list_fields_at(cards, table, source_of(cards, table), what_of(cards, table), out)
    return or_stop(cards, table, out, count)


@rule
def answer_swap_out(cards: Cards, table: Table, action: int) -> None:
    """Remember the field that will leave."""
    top = table.depth
    table.subject[top] = action - FIELD
    table.stage[top] = TAKING


@rule
def list_swap_in(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    source = taken_from(cards, table)
    if source == Source.REGISTRY:
        return list_registry(cards, table, What.FIELD, out)
    return list_fields_at(cards, table, source, What.FIELD, out)


@rule
def answer_swap_in(cards: Cards, table: Table, action: int) -> None:
    """The two fields change places; bids stay where they are (R44)."""
    top = table.depth
    given = table.subject[top]
    taken = action - FIELD
    from_here = place_of(table, given)
    from_there = place_of(table, taken)
    given_side = leave(cards, table, given, from_here)
    taken_side = leave(cards, table, taken, from_there)
    if has_limit(cards, table, IN_HARVESTED):
        taken_side = Side.HARVESTED.value
    if from_there < REGISTRY:
        put_into(cards, table, given, from_there, given_side)
    table.left[top] -= 1
    table.stage[top] = GIVING
    had_effect(table)
    if from_there >= REGISTRY:
        put_into(cards, table, given, from_there, given_side)
    put_into(cards, table, taken, from_here, taken_side)


@rule
def leave(cards: Cards, table: Table, field: int, place: int) -> int:
    """A field leaves a board and shows its side; in other places it is simply replaced."""
    if place >= BOARDS:
        return lift_field(cards, table, place - BOARDS, field)
    return Side.UNHARVESTED.value

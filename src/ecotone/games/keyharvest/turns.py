"""A turn: up to two of the four actions, and the extra action a worker may grant."""

from numpy import int16
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note, reveal
from ecotone.games.keyharvest.actions import ACT, END_TURN, TAKE
from ecotone.games.keyharvest.board import has_unharvested
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.effects import OWN_TURN_ONLY, Price, Source
from ecotone.games.keyharvest.field_sources import can_pay_for, store_is_open
from ecotone.games.keyharvest.goods import (
    has_registry_field,
    held,
    stock_total,
    stored_fields,
    take_counter,
)
from ecotone.games.keyharvest.notes import Note
from ecotone.games.keyharvest.stack import (
    ask,
    begin_text,
    finish_step,
    had_effect,
    has_limit,
    has_room,
    or_stop,
)
from ecotone.games.keyharvest.table import (
    ACTION_KINDS,
    ACTION_TILE,
    ACTIONS_A_TURN,
    EMPTY,
    STORE_PLACES,
    TURN_LIMIT,
    USUAL_PLACES,
    Ask,
    Table,
)
from ecotone.games.keyharvest.working import can_work

BEGINNING = 0
CHOOSING = 1

HARVEST = 0
WORK = 1
PLACE = 2
TAKE_FIELDS = 3


@rule
def resume_turn(cards: Cards, table: Table) -> None:
    """Begin the turn, ask for the next action, or end the turn."""
    top = table.depth
    if table.stage[top] == BEGINNING:
        table.stage[top] = CHOOSING
        table.guarded[table.active] = 0
        if has_nothing(table, table.active):
            ask(table, Ask.RELIEF)
            return
    if table.actions_left == 0:
        end_turn(table)
    else:
        ask(table, Ask.TURN)


@rule
def has_nothing(table: Table, seat: int) -> bool:
    """Poor relief (R29): no counter, no stored field and no unharvested field."""
    return (
        held(table, seat) == 0
        and stored_fields(table, seat) == 0
        and not has_unharvested(table, seat)
        and stock_total(table) > 0
    )


@rule
def answer_relief(cards: Cards, table: Table, action: int) -> None:
    """Take the counter of a player who had nothing."""
    take_counter(table, table.active, action - TAKE)


@rule
def end_turn(table: Table) -> None:
    """The next player's turn begins, unless this was the last one."""
    top = table.depth
    table.turns += 1
    # R34: nobody has to act, so a limit ends a game that would never end.
    if table.turns_left == 1 or table.turns == TURN_LIMIT:
        table.turns_left = 0
        table.asked = Ask.OVER
        # What lies behind the screens is counted openly at the end.
        reveal(table)
        note(table, Note.OVER)
        table.actor = EMPTY
        return
    if table.turns_left > 0:
        table.turns_left -= 1
    table.active = (table.active + 1) % table.players
    table.seat[top] = table.active
    note(table, Note.TURN, table.active)
    table.stage[top] = BEGINNING
    table.actions_left = ACTIONS_A_TURN
    table.done[:] = 0
    table.took_field = 0
    table.texts = 0


@rule
def may_act(cards: Cards, table: Table, seat: int, kind: int) -> bool:
    """Could this seat carry out the action now, if it is allowed to?"""
    if kind == HARVEST:
        # R12: with an empty stock there is nothing to harvest.
        return stock_total(table) > 0 and has_unharvested(table, seat)
    if kind == WORK:
        return can_work(cards, table, seat)
    if kind == PLACE:
        return table.took_field == 0 and can_place_stored(table, seat)
    return (
        held(table, seat) > 0
        and stored_fields(table, seat) < USUAL_PLACES
        and has_registry_field(table)
    )


@rule
def can_place_stored(table: Table, seat: int) -> bool:
    """Is there a field in any store that this seat may take and can pay for?"""
    for owner in range(table.players):
        if store_is_open(table, Source.ANY_STORE, seat, owner):
            for place in range(STORE_PLACES):
                if table.stored[owner, place] != EMPTY and can_pay_for(
                    table, seat, Price.EXACT_BID, owner, place
                ):
                    return True
    return False


@rule
def list_turn(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    """The actions not yet taken, or the end of the turn."""
    count = 0
    for kind in range(ACTION_KINDS):
        if table.done[kind] == 0 and may_act(cards, table, table.active, kind):
            out[count] = ACT + kind
            count += 1
    out[count] = END_TURN
    return count + 1


@rule
def answer_turn(cards: Cards, table: Table, action: int) -> None:
    if action == END_TURN:
        table.actions_left = 0
        return
    table.done[action - ACT] = 1
    table.actions_left -= 1
    act(cards, table, table.active, action - ACT)


@rule
def act(cards: Cards, table: Table, seat: int, kind: int) -> None:
    """Carry out an action, or the additional action that a text grants.

    Taking fields bars placing for the rest of the turn, by an additional action too (R30).
    """
    if kind == TAKE_FIELDS:
        table.took_field = 1
    begin_text(cards, table, ACTION_TILE + kind, seat, EMPTY)


@rule
def resume_extra(cards: Cards, table: Table) -> None:
    """Offer an additional action, only in one's own turn if the text says so."""
    # R33: an event interrupts the turn, the active player's own turn too.
    elsewhere = table.in_event == 1 or table.seat[table.depth] != table.active
    barred = elsewhere and has_limit(cards, table, OWN_TURN_ONLY)
    if table.left[table.depth] == 0 or barred or not has_room(table):
        finish_step(cards, table)
    else:
        ask(table, Ask.EXTRA)


@rule
def list_extra(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    """Any action, even one already taken, or none."""
    seat = table.seat[table.depth]
    count = 0
    top = table.depth
    letters = cards.letters[table.tile[top], table.step[top]]
    for kind in range(ACTION_KINDS):
        if (letters == 0 or (letters >> kind) & 1) and may_act(cards, table, seat, kind):
            out[count] = ACT + kind
            count += 1
    return or_stop(cards, table, out, count)


@rule
def answer_extra(cards: Cards, table: Table, action: int) -> None:
    top = table.depth
    table.left[top] -= 1
    had_effect(table)
    act(cards, table, table.seat[top], action - ACT)

"""Texts that the rules do not know: a choice of steps, and what a player says happened."""

from numpy import int16
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.games.keyharvest.actions import FIELD, GIVE, REMOVE, STOP, TAKE, USE
from ecotone.games.keyharvest.board import send_home
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.goods import find_slot, pay, take_counter
from ecotone.games.keyharvest.harvesting import turn_over
from ecotone.games.keyharvest.placing import lay
from ecotone.games.keyharvest.stack import ask, finish_step, had_effect, push, start_step
from ecotone.games.keyharvest.table import (
    CROPS,
    EMPTY,
    HOME,
    REGISTRY,
    SPACES,
    WORKERS,
    Ask,
    Side,
    Table,
    Task,
)


@rule
def resume_choice(cards: Cards, table: Table) -> None:
    """Ask which of two steps to do."""
    ask(table, Ask.CHOICE)


@rule
def list_choice(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    """This step, or the other."""
    out[0] = USE
    out[1] = STOP
    return 2


@rule
def answer_choice(cards: Cards, table: Table, action: int) -> None:
    """The step was chosen; declining it leads to the next one."""
    start_step(cards, table)


@rule
def resume_hand(cards: Cards, table: Table) -> None:
    """Ask what happened, change by change."""
    if table.left[table.depth] > 0:
        ask(table, Ask.HAND)
    else:
        finish_step(cards, table)


@rule
def list_hand(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    """Counters taken or given, own fields turned over, a registry field placed, workers removed."""
    seat = table.seat[table.depth]
    count = 0
    for crop in range(CROPS):
        if table.counters[seat, crop] > 0:
            out[count] = GIVE + crop
            count += 1
        if table.stock[crop] > 0:
            out[count] = TAKE + crop
            count += 1
    for space in range(SPACES):
        if table.board[seat, space] != Side.NONE:
            out[count] = FIELD + space
            count += 1
    for slot in range(REGISTRY):
        if table.registry[slot] != EMPTY:
            out[count] = FIELD + table.registry[slot]
            count += 1
    for worker in range(WORKERS):
        if table.post[seat, worker] != HOME:
            out[count] = REMOVE + worker
            count += 1
    out[count] = STOP
    return count + 1


@rule
def answer_hand(cards: Cards, table: Table, action: int) -> None:
    """One change, as the player says."""
    top = table.depth
    seat = table.seat[top]
    table.left[top] -= 1
    had_effect(table)
    if action >= TAKE:
        take_counter(table, seat, action - TAKE)
    elif action >= GIVE:
        pay(table, seat, action - GIVE, EMPTY)
    elif action >= REMOVE:
        send_home(cards, table, seat, action - REMOVE)
    elif table.board[seat, action - FIELD] != Side.NONE:
        turn_over(table, seat, action - FIELD)
    else:
        place_by_hand(cards, table, seat, action - FIELD)


@rule
def place_by_hand(cards: Cards, table: Table, seat: int, field: int) -> None:
    """A field of the registry comes to the board; the space is filled afterwards."""
    slot = find_slot(table, field)
    table.registry[slot] = EMPTY
    table.slot[push(table, Task.REFILL, seat)] = slot
    lay(cards, table, seat, field, Side.UNHARVESTED.value)

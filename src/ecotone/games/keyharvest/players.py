"""Steps that other players carry out, and texts that single out a player."""

from numpy import int16
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.games.keyharvest.actions import STOP, USE
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.effects import Target, Who
from ecotone.games.keyharvest.stack import (
    ask,
    finish_step,
    load_step,
    may_stop,
    pop,
    push,
)
from ecotone.games.keyharvest.table import EMPTY, Ask, Table, Task

ASKING = 0
GOING_ROUND = 1


@rule
def left_of(table: Table, seat: int) -> int:
    return (seat + 1) % table.players


@rule
def right_of(table: Table, seat: int) -> int:
    return (seat + table.players - 1) % table.players


@rule
def resume_round(cards: Cards, table: Table) -> None:
    """Let one player after the other carry out a step that the text demands of them."""
    top = table.depth
    who = cards.who[table.tile[top], table.step[top]]
    if table.stage[top] == ASKING:
        table.stage[top] = GOING_ROUND
        offer_player(cards, table, who)
    elif table.left[top] < called_players(table, who):
        seat = called_seat(table, who)
        table.left[top] += 1
        sub = push(table, Task.NOTHING, seat)
        table.tile[sub] = table.tile[top]
        table.step[sub] = table.step[top]
        table.space[sub] = table.space[top]
        load_step(cards, table)
    else:
        finish_step(cards, table)


@rule
def called_players(table: Table, who: int) -> int:
    """How many players are to carry out the step."""
    if who == Who.ALL:
        return table.players
    return table.players - 1 if who == Who.OTHERS else 1


@rule
def called_seat(table: Table, who: int) -> int:
    """The seat whose turn it is to carry out the step."""
    top = table.depth
    seat = table.seat[top]
    if who == Who.OTHER:
        return table.slot[top]
    if who == Who.RIGHT:
        return right_of(table, seat)
    first = seat if who == Who.ALL else left_of(table, seat)
    return (first + table.left[top]) % table.players


@rule
def offer_player(cards: Cards, table: Table, who: int) -> None:
    """Ask whom the text is to concern; a scroll asks only where there is a choice."""
    below = table.depth
    seat = table.seat[below]
    top = push(table, Task.PLAYER, seat)
    table.tile[top] = table.tile[below]
    table.step[top] = table.step[below]
    table.space[top] = table.space[below]
    if who == Who.RIGHT:
        table.slot[top] = right_of(table, seat)
    elif who == Who.LEFT or who == Who.OTHER:
        table.slot[top] = left_of(table, seat)
    # A player whom the text names cannot be passed over for another one.
    table.left[top] = table.players - 2 if who == Who.OTHER else 0


@rule
def resume_player(cards: Cards, table: Table) -> None:
    """Ask about the next player, or take the last one."""
    if table.left[table.depth] > 0 or may_stop(cards, table):
        ask(table, Ask.PLAYER)
    else:
        choose_player(table)


@rule
def list_player(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    """This player, or not."""
    out[0] = USE
    out[1] = STOP
    return 2


@rule
def answer_player(cards: Cards, table: Table, action: int) -> None:
    """The player is chosen, the next one is asked about, or the step is declined."""
    top = table.depth
    if action == USE:
        choose_player(table)
    elif table.left[top] > 0:
        table.left[top] -= 1
        table.slot[top] = left_of(table, table.slot[top])
    else:
        pop(table)
        finish_step(cards, table)


@rule
def choose_player(table: Table) -> None:
    """The step below concerns the player."""
    chosen = table.slot[table.depth]
    pop(table)
    table.slot[table.depth] = chosen


@rule
def receiver_of(cards: Cards, table: Table) -> int:
    """Who gets what the current step gives away; the stock or the bag for EMPTY."""
    top = table.depth
    target = cards.target[table.tile[top], table.step[top]]
    seat = table.seat[top]
    if target == Target.LEFT_SCREEN or target == Target.LEFT_BOARD:
        return left_of(table, seat)
    if target == Target.RIGHT_SCREEN or target == Target.RIGHT_BOARD:
        return right_of(table, seat)
    if target == Target.MY_SCREEN or target == Target.MY_BOARD:
        return table.seat[top - 1]
    return table.slot[top]


@rule
def needs_player(cards: Cards, table: Table) -> bool:
    """Must it first be chosen who gets something?"""
    top = table.depth
    target = cards.target[table.tile[top], table.step[top]]
    return bool(
        (target == Target.OTHER_SCREEN or target == Target.OTHER_BOARD) and table.slot[top] == EMPTY
    )

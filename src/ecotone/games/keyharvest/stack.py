"""A stack of tasks in progress, each of one seat; the one on top is carried out first.

A worker's text may displace a worker whose text draws an event, and so on; the stack lets every
text be carried out to its end before the one that caused it goes on. The steps of one text share
one frame.
"""

from numpy import int16
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.games.keyharvest.actions import STOP
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.effects import FIRST_IS_DUE
from ecotone.games.keyharvest.table import (
    ACTION_TILE,
    CHAIN_MARGIN,
    DEPTH,
    EMPTY,
    EVENT_TILE,
    NOTES,
    TEXTS_A_TURN,
    Table,
    Task,
)


@rule
def push(table: Table, task: int, seat: int) -> int:
    """Put a task on top; returns its frame."""
    top = table.depth + 1
    table.depth = top
    table.deepest = max(table.deepest, top)
    table.task[top] = task
    table.stage[top] = 0
    table.seat[top] = seat
    table.tile[top] = EMPTY
    table.step[top] = 0
    table.left[top] = 0
    table.space[top] = EMPTY
    table.subject[top] = EMPTY
    table.slot[top] = EMPTY
    table.freed[top] = 0
    table.worked[top] = 0
    return top


@rule
def pop(table: Table) -> None:
    """The task on top is finished."""
    table.depth -= 1


@rule
def has_room(table: Table) -> bool:
    """May one more text be started inside the current one and in this turn? (R35)"""
    return table.depth < DEPTH - CHAIN_MARGIN and table.texts < TEXTS_A_TURN


@rule
def note(table: Table, kind: int, about: int, number: int) -> None:
    """Record something for the log, in the order in which it happens."""
    count = table.note_count
    if count < NOTES:
        table.notes[count, 0] = kind
        table.notes[count, 1] = about
        table.notes[count, 2] = number
        table.note_count = count + 1


@rule
def ask(table: Table, question: int) -> None:
    """Wait for an answer from the seat whose task is on top."""
    table.asked = question
    table.actor = table.seat[table.depth]


@rule
def begin_text(cards: Cards, table: Table, tile: int, seat: int, space: int) -> None:
    """Start to follow a tile's text for a seat."""
    top = push(table, Task.NOTHING, seat)
    table.tile[top] = tile
    table.space[top] = space
    table.met[seat, tile] += 1
    if tile < EVENT_TILE or tile >= ACTION_TILE:
        table.texts = min(TEXTS_A_TURN, table.texts + 1)
    begin_step(cards, table)


@rule
def begin_step(cards: Cards, table: Table) -> None:
    """Start the current step of the text on top; after the last one the text is done."""
    top = table.depth
    tile = table.tile[top]
    step = table.step[top]
    if step >= cards.steps[tile]:
        pop(table)
        return
    table.task[top] = cards.do[tile, step]
    table.stage[top] = 0
    table.left[top] = cards.count[tile, step]
    table.subject[top] = EMPTY
    table.slot[top] = EMPTY
    table.freed[top] = 0


@rule
def finish_step(cards: Cards, table: Table) -> None:
    """Go on to the next step of the text, also when this one was declined (R41)."""
    table.step[table.depth] += 1
    begin_step(cards, table)


@rule
def had_effect(table: Table) -> None:
    """Record that the text on top has changed something."""
    top = table.depth
    if table.worked[top] == 0:
        table.worked[top] = 1
        table.used[table.seat[top], table.tile[top]] += 1


@rule
def has_limit(cards: Cards, table: Table, limit: int) -> bool:
    """Does the current step carry this limit?"""
    top = table.depth
    return bool((cards.limits[table.tile[top], table.step[top]] & limit) != 0)


@rule
def may_stop(cards: Cards, table: Table) -> bool:
    """A bell may be declined; an action, once chosen, must be begun."""
    top = table.depth
    if cards.scroll[table.tile[top]] == 1:
        return False
    return table.worked[top] == 1 or not has_limit(cards, table, FIRST_IS_DUE)


@rule
def or_stop(cards: Cards, table: Table, out: NDArray[int16], count: int) -> int:
    """Add "stop" if the text may be declined, or if a scroll leaves nothing else to do (R17)."""
    if count == 0 or may_stop(cards, table):
        out[count] = STOP
        return count + 1
    return count

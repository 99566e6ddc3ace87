"""A stack of tasks in progress, each of one seat; the one on top is carried out first.

A worker's text may displace a worker whose text draws an event, and so on; the stack lets every
text be carried out to its end before the one that caused it goes on. The steps of one text share
one frame.
"""

from numpy import int16
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note
from ecotone.games.keyharvest.actions import STOP
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.effects import (
    FIRST_IS_DUE,
    OTHERS,
    Count,
    Do,
    Join,
    Quantity,
    Target,
    Who,
)
from ecotone.games.keyharvest.notes import Note
from ecotone.games.keyharvest.quantities import quantity_of
from ecotone.games.keyharvest.table import (
    ACTION_TILE,
    CHAIN_MARGIN,
    DEPTH,
    EMPTY,
    EVENT_TILE,
    TEXTS_A_TURN,
    Table,
    Task,
)


@rule
def push(table: Table, task: int, seat: int) -> int:
    """Put a task on top; returns its frame."""
    top = table.depth + 1
    table.depth = top
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
    table.taken[top] = 0
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
    note(table, Note.TEXT, seat, tile)
    if tile < EVENT_TILE or tile >= ACTION_TILE:
        table.texts = min(TEXTS_A_TURN, table.texts + 1)
    begin_step(cards, table)


@rule
def begin_step(cards: Cards, table: Table) -> None:
    """Start the current step of the text on top; after the last one the text is done."""
    top = table.depth
    tile = table.tile[top]
    step = table.step[top]
    while step < cards.steps[tile] and is_left_out(cards, table, tile, step):
        step += 1
    table.step[top] = step
    if step >= cards.steps[tile]:
        pop(table)
        return
    if has_alternative(cards, tile, step):
        table.task[top] = Task.CHOICE
        return
    start_step(cards, table)


@rule
def has_alternative(cards: Cards, tile: int, step: int) -> bool:
    return bool(step + 1 < cards.steps[tile] and cards.join[tile, step + 1] == Join.OR)


@rule
def is_left_out(cards: Cards, table: Table, tile: int, step: int) -> bool:
    """Is a step not done: the one it stands for was, or its condition does not hold?"""
    top = table.depth
    if cards.join[tile, step] == Join.THEN:
        table.taken[top] = 0
    elif table.taken[top] == 1:
        return True
    condition = cards.condition[tile, step]
    if condition == Quantity.NOTHING:
        return False
    seat = table.seat[top]
    at_most = cards.at_most[tile, step] == 1
    number = cards.number[tile, step]
    found = quantity_of(cards, table, seat, condition)
    if number != OTHERS:
        return bool(found > number if at_most else found < number)
    for other in range(table.players):
        had = quantity_of(cards, table, other, condition)
        if found > had if at_most else found < had:
            return True
    return False


@rule
def start_step(cards: Cards, table: Table) -> None:
    """Begin the current step of the text on top."""
    top = table.depth
    tile = table.tile[top]
    step = table.step[top]
    if step + 1 < cards.steps[tile] and cards.join[tile, step + 1] != Join.THEN:
        table.taken[top] = 1
    if cards.who[tile, step] == Who.SELF:
        load_step(cards, table)
    else:
        table.task[top] = Task.ROUND
        table.stage[top] = 0
        table.left[top] = 0
        table.slot[top] = EMPTY


@rule
def load_step(cards: Cards, table: Table) -> None:
    """Let the seat on top carry out its step."""
    top = table.depth
    tile = table.tile[top]
    step = table.step[top]
    table.task[top] = cards.do[tile, step]
    table.stage[top] = 0
    table.left[top] = cards.count[tile, step]
    if cards.counting[tile, step] == Count.EACH:
        have = quantity_of(cards, table, table.seat[top], cards.counted[tile, step])
        table.left[top] = have // cards.count[tile, step]
    table.subject[top] = EMPTY
    table.slot[top] = EMPTY
    table.freed[top] = 0


@rule
def finish_step(cards: Cards, table: Table) -> None:
    """Go on to the next step of the text, also when this one was declined (R41)."""
    if is_called(table):
        table.worked[table.depth - 1] |= table.worked[table.depth]
        pop(table)
        return
    table.step[table.depth] += 1
    begin_step(cards, table)


@rule
def is_called(table: Table) -> bool:
    """Does a seat carry out a single step because a text, perhaps another player's, says so?"""
    return bool(table.depth > 0 and table.task[table.depth - 1] == Task.ROUND)


@rule
def had_effect(table: Table) -> None:
    """Record that the text on top has changed something."""
    top = table.depth
    if table.worked[top] == 0:
        table.worked[top] = 1
        note(table, Note.EFFECT, table.seat[top], table.tile[top])


@rule
def has_limit(cards: Cards, table: Table, limit: int) -> bool:
    """Does the current step carry this limit?"""
    top = table.depth
    return bool((cards.limits[table.tile[top], table.step[top]] & limit) != 0)


@rule
def may_stop(cards: Cards, table: Table) -> bool:
    """A bell may be declined; an action, once chosen, must be begun.

    What costs something is not left to the players whom another player's bell concerns (R42).
    """
    top = table.depth
    if cards.scroll[table.tile[top]] == 1:
        return False
    if is_called(table) and table.seat[top] != table.seat[top - 1] and is_burden(cards, table):
        return False
    return table.worked[top] == 1 or not has_limit(cards, table, FIRST_IS_DUE)


@rule
def is_burden(cards: Cards, table: Table) -> bool:
    """Does the current step cost whoever carries it out something?"""
    top = table.depth
    do = cards.do[table.tile[top], table.step[top]]
    target = cards.target[table.tile[top], table.step[top]]
    return bool(
        do == Do.PAY
        or do == Do.MOVE
        or do == Do.SWAP
        or target == Target.HARVESTED
        or target == Target.HOME
    )


@rule
def or_stop(cards: Cards, table: Table, out: NDArray[int16], count: int) -> int:
    """Add "stop" if the text may be declined, or if a scroll leaves nothing else to do (R17)."""
    if count == 0 or may_stop(cards, table):
        out[count] = STOP
        return count + 1
    return count

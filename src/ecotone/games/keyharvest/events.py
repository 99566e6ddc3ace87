"""Drawing from the bag: refilling the registry, events, and how they end the game."""

from numpy import int16
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note, reveal
from ecotone.engine.randomness import below
from ecotone.games.keyharvest.actions import STAND_ASIDE, TAKE_PART
from ecotone.games.keyharvest.board import count_tiles, lift_field
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.effects import TOGETHER
from ecotone.games.keyharvest.goods import draw_field, take_from_bag
from ecotone.games.keyharvest.notes import Note
from ecotone.games.keyharvest.placing import lay
from ecotone.games.keyharvest.stack import ask, begin_text, pop, push
from ecotone.games.keyharvest.table import (
    CHECKED_EVENT,
    EMPTY,
    EVENT_SPACES,
    EVENT_TILE,
    FINAL_TURNS,
    RETURNED_EVENTS,
    TILES_WANTED,
    Ask,
    Side,
    Table,
    Task,
)

CALLING = 0
"""The event goes round the table; `left` counts the seats that have followed it."""
LEAVING = 1
"""The fields handed on leave their boards."""
ARRIVING = 2
CLOSING = 3


@rule
def resume_refill(cards: Cards, table: Table) -> None:
    """Draw for the empty registry space until a field comes; an event is carried out first."""
    slot = table.slot[table.depth]
    # R26: during an event every draw is quiet.
    if table.in_event == 1:
        if table.bag_field_count > 0:
            fill_space(table, slot, draw_field(table))
        pop(table)
        return
    tiles = table.bag_field_count + table.bag_event_count
    if tiles == 0:
        pop(table)  # R13: with an empty bag the space stays empty
        return
    index = below(table.random, tiles)
    if index < table.bag_field_count:
        fill_space(table, slot, take_from_bag(table, index))
        pop(table)
    else:
        event = take_event(table, index - table.bag_field_count)
        # R39: after the tenth event, others are set aside.
        if table.turns_left == 0:
            begin_event(table, event)


@rule
def fill_space(table: Table, slot: int, field: int) -> None:
    table.registry[slot] = field
    note(table, Note.REGISTRY, field)


@rule
def take_event(table: Table, index: int) -> int:
    """Take the event at this position out of the bag."""
    reveal(table)
    event = table.bag_events[index]
    last = table.bag_event_count - 1
    table.bag_events[index] = table.bag_events[last]
    table.bag_events[last] = EMPTY
    table.bag_event_count = last
    return event


@rule
def begin_event(table: Table, event: int) -> None:
    """Lay an event on the next space and start its round."""
    table.event_track[table.events_laid] = event
    table.events_laid += 1
    note(table, Note.EVENT_DRAWN, event, table.events_laid)
    table.in_event = 1
    table.aside[:] = 0
    table.passing[:] = EMPTY
    table.passing_side[:] = Side.NONE
    top = push(table, Task.EVENT, table.active)
    table.subject[top] = event


@rule
def resume_event(cards: Cards, table: Table) -> None:
    """One seat after the other, clockwise from the active player; then what follows."""
    top = table.depth
    tile = EVENT_TILE + table.subject[top]
    stage = table.stage[top]
    if stage == CALLING:
        if table.left[top] < table.players:
            seat = (table.active + table.left[top]) % table.players
            table.seat[top] = seat
            if cards.scroll[tile] == 1 and table.guarded[seat] == 1:
                ask(table, Ask.ASIDE)
            else:
                call_on(cards, table)
        else:
            together = (cards.limits[tile, 0] & TOGETHER) != 0
            table.stage[top] = LEAVING if together else CLOSING
    elif stage == LEAVING:
        leave_boards(cards, table)
        table.left[top] = 0
        table.stage[top] = ARRIVING
    elif stage == ARRIVING:
        if table.left[top] < table.players:
            giver = (table.active + table.left[top]) % table.players
            table.left[top] += 1
            arrive(cards, table, tile, giver)
        else:
            table.stage[top] = CLOSING
    else:
        close_event(table)


@rule
def call_on(cards: Cards, table: Table) -> None:
    """Let the current seat follow the event's text."""
    top = table.depth
    table.left[top] += 1
    begin_text(cards, table, EVENT_TILE + table.subject[top], table.seat[top], EMPTY)


@rule
def list_aside(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    out[0] = TAKE_PART
    out[1] = STAND_ASIDE
    return 2


@rule
def answer_aside(cards: Cards, table: Table, action: int) -> None:
    """Follow the scroll, or let it pass."""
    if action == TAKE_PART:
        call_on(cards, table)
    else:
        top = table.depth
        table.aside[table.seat[top]] = 1
        table.left[top] += 1


@rule
def next_taking_part(table: Table, seat: int) -> int:
    """The nearest seat to the left that does not stand aside; the seat itself if there is none."""
    left = (seat + 1) % table.players
    while left != seat and table.aside[left] == 1:
        left = (left + 1) % table.players
    return left


@rule
def leave_boards(cards: Cards, table: Table) -> None:
    """All chosen fields leave at once; with nobody to hand them to they stay."""
    for seat in range(table.players):
        field = table.passing[seat]
        if field == EMPTY:
            continue
        if next_taking_part(table, seat) == seat:
            table.passing[seat] = EMPTY
        else:
            table.passing_side[seat] = lift_field(cards, table, seat, field)


@rule
def arrive(cards: Cards, table: Table, tile: int, giver: int) -> None:
    """Lay a field handed on: it keeps its side (R15) and displaces a worker like C does (R14)."""
    field = table.passing[giver]
    if field == EMPTY:
        return
    side = table.passing_side[giver]
    table.passing[giver] = EMPTY
    table.passing_side[giver] = Side.NONE
    note(table, Note.EFFECT, giver, tile)
    lay(cards, table, next_taking_part(table, giver), field, side)


@rule
def close_event(table: Table) -> None:
    """Check the tiles after the seventh event, and begin the last turns after the tenth.

    The check comes after the event's effect (R02), whenever space seven is filled (R03), but not
    when the bag holds no field (R28).
    """
    table.in_event = 0
    note(table, Note.EVENT_CLOSED, table.subject[table.depth])
    pop(table)
    if table.events_laid == CHECKED_EVENT and table.bag_field_count > 0:
        for seat in range(table.players):
            if count_tiles(table, seat) < TILES_WANTED:
                return_events(table)
                break
    if table.events_laid == EVENT_SPACES:
        table.turns_left = FINAL_TURNS * table.players + 1
        note(table, Note.LAST_TURNS)


@rule
def return_events(table: Table) -> None:
    """Return the first two events to the bag, where they may be drawn again (R04)."""
    for index in range(RETURNED_EVENTS):
        note(table, Note.EVENT_RETURNED, table.event_track[index])
        table.bag_events[table.bag_event_count] = table.event_track[index]
        table.bag_event_count += 1
    table.events_laid -= RETURNED_EVENTS
    for index in range(EVENT_SPACES):
        follower = index + RETURNED_EVENTS
        moved = follower < EVENT_SPACES
        table.event_track[index] = table.event_track[follower] if moved else EMPTY

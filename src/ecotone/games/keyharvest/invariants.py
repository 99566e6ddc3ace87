"""What must hold in every state; each broken invariant has its own number."""

from enum import IntEnum

from ecotone.engine.compiling import rule
from ecotone.games.keyharvest.board import is_available
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.table import (
    CROPS,
    DEPTH,
    DRAWN,
    EMPTY,
    EVENT_SPACES,
    EVENTS,
    FARMHANDS,
    HOME,
    NEIGHBOURS,
    REGISTRY,
    SPACES,
    STORE_PLACES,
    WORKERS,
    Ask,
    Side,
    Table,
)


class Fault(IntEnum):
    """The invariants, by what breaks them."""

    NONE = 0
    COUNTER_LOST = 1
    COUNTER_NEGATIVE = 2
    FIELD_LOST_OR_DOUBLED = 3
    EVENT_LOST_OR_DOUBLED = 4
    WORKER_MISPLACED = 5
    WORKER_ON_FIELD = 6
    NEIGHBOURS_MISCOUNTED = 7
    TOWNSPERSON_DOUBLED = 8
    BID_MISPLACED = 9
    FIRST_HAND_BROKEN = 10
    STACK_BROKEN = 11
    LEFT_OVER = 12
    WORKERS_TOUCH = 13


@rule
def audit(cards: Cards, table: Table) -> int:
    """The first broken invariant, or 0."""
    fault = audit_counters(cards, table)
    if fault == 0:
        fault = audit_fields(table)
    if fault == 0:
        fault = audit_events(table)
    if fault == 0:
        fault = audit_workers(table)
    if fault == 0:
        fault = audit_neighbours(cards, table)
    if fault == 0:
        fault = audit_stack(table)
    return fault


@rule
def audit_counters(cards: Cards, table: Table) -> int:
    """Stock, screens and bids hold every counter; bids lie below fields only."""
    for crop in range(CROPS):
        if table.stock[crop] < 0:
            return Fault.COUNTER_NEGATIVE.value
        counters = table.stock[crop]
        for seat in range(table.players):
            if table.counters[seat, crop] < 0:
                return Fault.COUNTER_NEGATIVE.value
            counters += table.counters[seat, crop]
            for place in range(STORE_PLACES):
                counters += table.bid[seat, place, crop]
                if table.bid[seat, place, crop] > 0 and table.stored[seat, place] == EMPTY:
                    return Fault.BID_MISPLACED.value
            if table.proven[seat, crop] > table.first_hand[seat, crop]:
                return Fault.FIRST_HAND_BROKEN.value
        if counters != cards.counters[crop]:
            return Fault.COUNTER_LOST.value
    for seat in range(table.players):
        dealt = 0
        for crop in range(CROPS):
            dealt += table.first_hand[seat, crop]
        if dealt != cards.first_counters:
            return Fault.FIRST_HAND_BROKEN.value
    return Fault.NONE.value


@rule
def audit_fields(table: Table) -> int:
    """Every field is in exactly one place."""
    for field in range(SPACES):
        places = 0
        for index in range(table.bag_field_count):
            places += table.bag_fields[index] == field
        for slot in range(REGISTRY):
            places += table.registry[slot] == field
        for index in range(DRAWN):
            places += table.drawn[index] == field
        for seat in range(table.players):
            places += table.board[seat, field] != Side.NONE
            places += table.passing[seat] == field and table.passing_side[seat] != Side.NONE
            for place in range(STORE_PLACES):
                places += table.stored[seat, place] == field
        if places != 1:
            return Fault.FIELD_LOST_OR_DOUBLED.value
    return Fault.NONE.value


@rule
def audit_events(table: Table) -> int:
    """No event is in two places; before the end none is missing."""
    found = 0
    for event in range(EVENTS):
        places = 0
        for index in range(table.bag_event_count):
            places += table.bag_events[index] == event
        for index in range(EVENT_SPACES):
            places += table.event_track[index] == event
        if places > 1:
            return Fault.EVENT_LOST_OR_DOUBLED.value
        found += places
    if found > table.event_total or (table.turns_left == 0 and table.asked != Ask.OVER) != (
        found == table.event_total and table.turns_left == 0 and table.asked != Ask.OVER
    ):
        return Fault.EVENT_LOST_OR_DOUBLED.value
    return Fault.NONE.value


@rule
def audit_workers(table: Table) -> int:
    """Workers stand where they are said to stand, never on a field, townsfolk on one board."""
    for seat in range(table.players):
        for worker in range(WORKERS):
            space = table.post[seat, worker]
            if space != HOME and table.worker[seat, space] != worker:
                return Fault.WORKER_MISPLACED.value
        for space in range(SPACES):
            worker = table.worker[seat, space]
            if worker != EMPTY and table.post[seat, worker] != space:
                return Fault.WORKER_MISPLACED.value
            if worker != EMPTY and table.board[seat, space] != Side.NONE:
                return Fault.WORKER_ON_FIELD.value
    for worker in range(FARMHANDS, WORKERS):
        boards = 0
        for seat in range(table.players):
            boards += table.post[seat, worker] != HOME
        if boards > 1 or (boards == 0) != is_available(table, 0, worker):
            return Fault.TOWNSPERSON_DOUBLED.value
    return Fault.NONE.value


@rule
def audit_neighbours(cards: Cards, table: Table) -> int:
    """Neighbours are counted right, and no two workers stand next to each other."""
    for seat in range(table.players):
        for space in range(SPACES):
            fields = 0
            workers = 0
            for index in range(NEIGHBOURS):
                neighbour = cards.neighbours[space, index]
                if neighbour != EMPTY:
                    fields += table.board[seat, neighbour] != Side.NONE
                    workers += table.worker[seat, neighbour] != EMPTY
            if fields != table.fields_next[seat, space]:
                return Fault.NEIGHBOURS_MISCOUNTED.value
            if workers != table.workers_next[seat, space]:
                return Fault.NEIGHBOURS_MISCOUNTED.value
            if table.worker[seat, space] != EMPTY and workers > 0:
                return Fault.WORKERS_TOUCH.value
    return Fault.NONE.value


@rule
def audit_stack(table: Table) -> int:
    """Someone is asked, the stack is within bounds, and nothing is left over between actions."""
    if not 0 <= table.depth < DEPTH or table.asked == Ask.NOTHING:
        return Fault.STACK_BROKEN.value
    if table.asked == Ask.TURN or table.asked == Ask.OVER:
        if table.depth != 0 or table.in_event != 0 or table.drawn[0] != EMPTY:
            return Fault.LEFT_OVER.value
        for seat in range(table.players):
            if table.passing[seat] != EMPTY and table.passing_side[seat] != Side.NONE:
                return Fault.LEFT_OVER.value
            for place in range(STORE_PLACES):
                bids = 0
                for crop in range(CROPS):
                    bids += table.bid[seat, place, crop]
                if (bids > 0) != (table.stored[seat, place] != EMPTY):
                    return Fault.BID_MISPLACED.value
    return Fault.NONE.value

"""What a seat may know of Key Harvest, as numbers.

Every field exists once and belongs on one space, so a plane of the 56 spaces tells both where a
field lies on a board and which fields lie in a store, in the registry or in the bag. The planes
follow the order of the actions `field` and `post`.
"""

import numpy as np

from ecotone.engine.compiling import entry, reader_of, rule
from ecotone.engine.observation import OBSERVE, Field, Observation, ObservationSpace
from ecotone.engine.state import State
from ecotone.games.keyharvest.cards import CARDS_RECORD, Cards
from ecotone.games.keyharvest.effects import Count, Do, Price, Source, Target, What
from ecotone.games.keyharvest.events import CALLING
from ecotone.games.keyharvest.knowledge import hides_drawn_fields
from ecotone.games.keyharvest.table import (
    ACTION_KINDS,
    ACTIONS_A_TURN,
    CROPS,
    DRAWN,
    EMPTY,
    EVENT_SPACES,
    EVENT_TILE,
    EVENTS,
    HOME,
    NEIGHBOURS,
    REGISTRY,
    SEATS,
    SPACES,
    STORE_PLACES,
    TABLE,
    TILES,
    TOP_VALUE,
    WORKERS,
    Ask,
    Side,
    Table,
    Task,
)
from ecotone.games.keyharvest.working import fields_needed

MOST = 24
"""Most counters of one crop."""
MOST_TIMES = 19
"""Most times that a text lets a step be done; without a limit it counts as this."""
LIMIT_BITS = 13
MOST_TURNS = 127

SPACE = ObservationSpace(
    Field("crop", (SPACES,), "the number of each field's crop", high=CROPS - 1),
    Field("fields", (SEATS, 2, SPACES), "unharvested and harvested fields on each board"),
    Field("workers", (SEATS, SPACES), "value of the worker on each space", high=TOP_VALUE),
    Field("neighbours", (SPACES,), "fields next to each space of the own board", high=NEIGHBOURS),
    Field("registry", (SPACES,), "fields in the land registry"),
    Field("bag", (SPACES,), "fields that may be in the bag: there, or looked at by another seat"),
    Field("drawn", (SPACES,), "fields drawn from the bag that this seat sees"),
    Field("stored", (SEATS, SPACES), "fields in each store"),
    Field("bid", (CROPS, SPACES), "counters bid for each stored field", high=MOST),
    Field("post", (SEATS, WORKERS), "number of each worker's space from 1, 0 at home", high=SPACES),
    Field("value", (WORKERS,), "value of each worker", high=TOP_VALUE),
    Field("scroll", (WORKERS,), "1 if a worker's text must be followed"),
    Field("groups", (SEATS, 2), "sizes of the two largest groups of fields", high=SPACES),
    Field("worker_points", (SEATS,), "values of all workers on each board", high=60),
    Field("tiles", (SEATS,), "fields and workers on each board", high=SPACES),
    Field("least", (SEATS, CROPS), "the fewest counters each seat can hold", high=MOST),
    Field("most", (SEATS, CROPS), "the most counters each seat can hold", high=MOST),
    Field("moved", (SEATS, CROPS), "counters gained since the first hand", low=-MOST, high=MOST),
    Field("held", (SEATS,), "counters behind each screen", high=100),
    Field("stock", (CROPS,), "counters in the common stock", high=MOST),
    Field("guarded", (SEATS,), "1 for each seat whose store is closed to others"),
    Field("players", (SEATS,), "1 for each seat in play"),
    Field("active", (SEATS,), "1 for the seat whose turn it is"),
    Field("actor", (SEATS,), "1 for the seat that decides"),
    Field("turns", (1,), "turns finished", high=MOST_TURNS),
    Field("turns_left", (1,), "turns to the end once it is near, this one included", high=9),
    Field("actions_left", (1,), "actions left in this turn", high=ACTIONS_A_TURN),
    Field("done", (ACTION_KINDS,), "1 for each action A to D taken in this turn"),
    Field("placing_barred", (1,), "1 once action D has barred action C in this turn"),
    Field("event_total", (1,), "events in the game", high=EVENTS),
    Field("event_space", (EVENTS,), "space of each event laid, from 1", high=EVENT_SPACES),
    Field("bag_events", (EVENTS,), "1 for each event in the bag"),
    Field("bag_size", (1,), "fields in the bag", high=SPACES),
    Field("drawn_count", (1,), "fields drawn from the bag, seen or not", high=DRAWN),
    Field("in_event", (1,), "1 while an event is carried out"),
    Field("answered", (SEATS,), "1 for each seat that has followed this event"),
    Field("aside", (SEATS,), "1 for each seat that stands aside from it"),
    Field("passing", (SEATS,), "field each seat hands to the left, from 1", high=SPACES),
    Field("passing_side", (SEATS,), "its side: 1 unharvested, 2 harvested", high=2),
    Field("ask", (len(Ask),), "the question to be answered, by `Ask`"),
    Field("tile", (TILES,), "the tile whose text is followed: workers, events, actions"),
    Field("waiting", (TILES,), "1 for each tile whose text goes on after it"),
    Field("do", (len(Do),), "what the present step of that text does, by `Do`"),
    Field("what", (len(What),), "what it is about, by `What`"),
    Field("source", (len(Source),), "where that comes from, by `Source`"),
    Field("target", (len(Target),), "where it goes, by `Target`"),
    Field("counting", (len(Count),), "how its number is meant, by `Count`"),
    Field("pricing", (len(Price),), "how it is paid for, by `Price`"),
    Field("limits", (LIMIT_BITS,), "limits of the step, in the order of their bits"),
    Field("draws", (1,), "fields it draws from the bag", high=DRAWN),
    Field("price", (1,), "counters to pay, where the price is fixed", high=9),
    Field("or_pay", (1,), "counters that buy the player out", high=9),
    Field("must", (1,), "1 if the text must be followed"),
    Field("times_left", (1,), "how often the step may still be done", high=MOST_TIMES),
    Field("worked", (1,), "1 once the text has had an effect"),
    Field("text_space", (1,), "space of the worker whose text it is, from 1", high=SPACES),
    Field("freed", (CROPS,), "crops of bids that the text has released"),
    Field("due", (1,), "counters still to pay", high=100),
    Field("receiver", (SEATS,), "1 for the seat that is paid; none: the stock"),
    Field("posted", (WORKERS,), "1 for the worker that is being set"),
    Field("need", (1,), "fields it must have next to it", high=TOP_VALUE),
    Field("subject", (SPACES,), "the field that is bid for, paid for or exchanged"),
    Field("candidates", (SPACES,), "fields still open to a step that harvests or turns them"),
    Field("candidate_crops", (CROPS,), "crops still open to a step that takes them"),
    Field("exchanged", (CROPS,), "crops given and taken so far in an exchange"),
)

AT = SPACE.offsets

cards_in = reader_of(CARDS_RECORD)
table_in = reader_of(TABLE)


@rule
def mark(out: Observation, first: int, index: int) -> None:
    """Mark one of several things that begin at the same place."""
    out[first + int(index)] = 1


@rule
def to_the_left(table: Table, seat: int, other: int) -> int:
    """How many seats to the left of the observing seat another one sits."""
    distance = other - seat
    return distance if distance >= 0 else distance + int(table.players)


@rule
def add_group(
    cards: Cards, table: Table, seat: int, start: int, grouped: int, queue: Observation
) -> tuple[int, int]:
    """Add the group around a field to the bits of those found; returns them and its size."""
    queue[0] = start
    grouped |= 1 << start
    size = 1
    reached = 0
    while reached < size:
        space = queue[reached]
        reached += 1
        if table.fields_next[seat, space] == 0:
            break
        for index in range(NEIGHBOURS):
            neighbour = int(cards.neighbours[space, index])
            if neighbour == EMPTY:
                break
            if table.board[seat, neighbour] != Side.NONE and (grouped >> neighbour) & 1 == 0:
                grouped |= 1 << neighbour
                queue[size] = neighbour
                size += 1
    return grouped, size


@rule
def observe_boards(cards: Cards, table: Table, seat: int, out: Observation) -> None:
    """The fields on every board and the groups they form."""
    for space in range(SPACES):
        out[AT.crop + space] = cards.crop[space]
        out[AT.neighbours + space] = table.fields_next[seat, space]
    queue = np.empty(SPACES, np.int8)
    for other in range(table.players):
        place = to_the_left(table, seat, other)
        grouped = 0
        largest = 0
        second = 0
        fields = 0
        for space in range(SPACES):
            side = int(table.board[other, space])
            if side == Side.NONE:
                continue
            out[AT.fields + (place * 2 + side - 1) * SPACES + space] = 1
            fields += 1
            if (grouped >> space) & 1 == 0:
                grouped, size = add_group(cards, table, other, space, grouped, queue)
                if size > largest:
                    second = largest
                    largest = size
                elif size > second:
                    second = size
        out[AT.tiles + place] = fields
        out[AT.groups + place * 2] = largest
        out[AT.groups + place * 2 + 1] = second


@rule
def observe_workers(cards: Cards, table: Table, seat: int, out: Observation) -> None:
    """The workers, on boards and at home."""
    for worker in range(WORKERS):
        value = cards.value[worker]
        out[AT.value + worker] = value
        out[AT.scroll + worker] = cards.scroll[worker]
        for other in range(table.players):
            space = int(table.post[other, worker])
            if space != HOME:
                place = to_the_left(table, seat, other)
                out[AT.post + place * WORKERS + worker] = space + 1
                out[AT.workers + place * SPACES + space] = value
                out[AT.worker_points + place] += value
                out[AT.tiles + place] += 1


@rule
def observe_open_fields(cards: Cards, table: Table, seat: int, out: Observation) -> None:
    """The fields of the registry, the stores and the bag; what is left in it is public (R40)."""
    for slot in range(REGISTRY):
        if table.registry[slot] != EMPTY:
            mark(out, AT.registry, table.registry[slot])
    for index in range(table.bag_field_count):
        mark(out, AT.bag, table.bag_fields[index])
    seen_at = AT.bag if hides_drawn_fields(cards, table, seat) else AT.drawn
    for index in range(DRAWN):
        if table.drawn[index] != EMPTY:
            mark(out, seen_at, table.drawn[index])
            out[AT.drawn_count] += 1
    out[AT.bag_size] = table.bag_field_count
    for other in range(table.players):
        place = to_the_left(table, seat, other)
        for store_place in range(STORE_PLACES):
            field = int(table.stored[other, store_place])
            if field != EMPTY:
                out[AT.stored + place * SPACES + field] = 1
                for crop in range(CROPS):
                    out[AT.bid + crop * SPACES + field] = table.bid[other, store_place, crop]


@rule
def observe_counters(cards: Cards, table: Table, seat: int, out: Observation) -> None:
    """The counters of all seats, those of others as far as they can be known."""
    for crop in range(CROPS):
        out[AT.stock + crop] = table.stock[crop]
    for other in range(table.players):
        place = to_the_left(table, seat, other)
        out[AT.guarded + place] = table.guarded[other]
        for crop in range(CROPS):
            held = table.counters[other, crop]
            out[AT.held + place] += held
            out[AT.moved + place * CROPS + crop] = held - table.first_hand[other, crop]
            out[AT.least + place * CROPS + crop] = held
            out[AT.most + place * CROPS + crop] = held
    if table.asked != Ask.OVER:
        for crop in range(CROPS):
            hide_counters(cards, table, seat, crop, out)


@rule
def hide_counters(cards: Cards, table: Table, seat: int, crop: int, out: Observation) -> None:
    """Replace other seats' counters of a crop by the fewest and the most they can hold.

    Hidden are only the first counters not shown since. A first hand has room for the crop as far
    as it has shown nothing else.
    """
    hidden = 0
    for other in range(table.players):
        if other != seat:
            hidden += int(table.first_hand[other, crop]) - int(table.proven[other, crop])
    room = 0
    for other in range(table.players):
        if other != seat:
            room += min(hidden, unshown(cards, table, other))
    for other in range(table.players):
        if other != seat:
            at = to_the_left(table, seat, other) * CROPS + crop
            shown = int(out[AT.moved + at]) + int(table.proven[other, crop])
            own_room = min(hidden, unshown(cards, table, other))
            out[AT.least + at] = shown + max(0, hidden - (room - own_room))
            out[AT.most + at] = shown + own_room


@rule
def unshown(cards: Cards, table: Table, seat: int) -> int:
    """How many of its first counters a seat has not shown."""
    count = int(cards.first_counters)
    for crop in range(CROPS):
        count -= int(table.proven[seat, crop])
    return count


@rule
def observe_turn(table: Table, seat: int, out: Observation) -> None:
    """Whose turn it is, who decides, and what may still be done in it."""
    out[AT.turns] = min(int(table.turns), MOST_TURNS)
    out[AT.turns_left] = table.turns_left
    out[AT.actions_left] = table.actions_left
    out[AT.placing_barred] = table.took_field
    for kind in range(ACTION_KINDS):
        out[AT.done + kind] = table.done[kind]
    for place in range(table.players):
        out[AT.players + place] = 1
    if table.asked != Ask.OVER:
        mark(out, AT.active, to_the_left(table, seat, table.active))
        mark(out, AT.actor, to_the_left(table, seat, table.actor))


@rule
def observe_events(table: Table, seat: int, out: Observation) -> None:
    """The events laid and to come, and how far the present one has gone round."""
    out[AT.event_total] = table.event_total
    for index in range(table.bag_event_count):
        mark(out, AT.bag_events, table.bag_events[index])
    for space in range(table.events_laid):
        out[AT.event_space + int(table.event_track[space])] = space + 1
    if table.in_event == 0:
        return
    out[AT.in_event] = 1
    called = seats_called(table)
    for other in range(table.players):
        place = to_the_left(table, seat, other)
        out[AT.answered + place] = to_the_left(table, table.active, other) < called
        out[AT.aside + place] = table.aside[other]
        field = table.passing[other]
        if field != EMPTY:
            out[AT.passing + place] = field + 1
            side = table.passing_side[other]
            out[AT.passing_side + place] = table.board[other, field] if side == 0 else side


@rule
def seats_called(table: Table) -> int:
    """How many seats have followed the present event."""
    frame = int(table.depth)
    while table.task[frame] != Task.EVENT:
        frame -= 1
    if table.stage[frame] != CALLING:
        return int(table.players)
    called = int(table.left[frame])
    return called - 1 if frame < table.depth else called


@rule
def observe_text(cards: Cards, table: Table, out: Observation) -> None:
    """The text being followed, what its present step demands, and the texts that wait."""
    frame = int(table.depth)
    while frame > 0 and table.tile[frame] == EMPTY and table.task[frame] != Task.EVENT:
        frame -= 1
    for below in range(frame):
        if table.tile[below] != EMPTY:
            mark(out, AT.waiting, table.tile[below])
    tile = table.tile[frame]
    if table.task[frame] == Task.EVENT:
        tile = EVENT_TILE + table.subject[frame]
    if tile == EMPTY:
        return
    step = table.step[frame]
    mark(out, AT.tile, tile)
    mark(out, AT.do, cards.do[tile, step])
    mark(out, AT.what, cards.what[tile, step])
    mark(out, AT.source, cards.source[tile, step])
    mark(out, AT.target, cards.target[tile, step])
    mark(out, AT.counting, cards.counting[tile, step])
    mark(out, AT.pricing, cards.pricing[tile, step])
    for bit in range(LIMIT_BITS):
        out[AT.limits + bit] = (cards.limits[tile, step] >> bit) & 1
    out[AT.draws] = cards.draws[tile, step]
    out[AT.price] = cards.price[tile, step]
    out[AT.or_pay] = cards.or_pay[tile, step]
    out[AT.must] = cards.scroll[tile]
    if table.tile[frame] != EMPTY:
        out[AT.times_left] = min(int(table.left[frame]), MOST_TIMES)
        out[AT.worked] = table.worked[frame]
        out[AT.text_space] = table.space[frame] + 1
        for crop in range(CROPS):
            out[AT.freed + crop] = (table.freed[frame] >> crop) & 1


@rule
def observe_choice(cards: Cards, table: Table, seat: int, out: Observation) -> None:
    """What the question is about: a worker, a field, a crop, counters due."""
    top = table.depth
    asked = table.asked
    subject = table.subject[top]
    if asked == Ask.POST or asked == Ask.REPLAY:
        mark(out, AT.posted, subject)
        out[AT.need] = fields_needed(cards, table, subject)
    elif asked == Ask.BID or asked == Ask.STOCK_BID:
        mark(out, AT.subject, table.stored[table.actor, subject])
    elif asked == Ask.SWAP_IN:
        mark(out, AT.subject, subject)
    elif asked == Ask.TAKE:
        mark(out, AT.exchanged, subject)
        if table.slot[top] != EMPTY:
            mark(out, AT.exchanged, table.slot[top])
    elif asked == Ask.GAIN:
        for crop in range(CROPS):
            out[AT.candidate_crops + crop] = table.candidates[crop]
    elif asked == Ask.HARVEST or asked == Ask.SUBSTITUTE or asked == Ask.TURN_OVER:
        for space in range(SPACES):
            out[AT.candidates + space] = table.candidates[space]
    elif asked == Ask.PAY:
        out[AT.due] = table.left[top]
        if table.task[top] == Task.PRICE:
            if table.task[top - 1] == Task.PLACE:
                mark(out, AT.subject, table.subject[top - 1])
            if table.slot[top] != EMPTY:
                mark(out, AT.receiver, to_the_left(table, seat, table.slot[top]))


@entry(OBSERVE)
def observe(edition: State, state: State, seat: int, out: Observation) -> None:
    """Write what a seat may know, other seats in the order in which they sit to its left."""
    cards = cards_in(edition)
    table = table_in(state)
    out[:] = 0
    observe_boards(cards, table, seat, out)
    observe_workers(cards, table, seat, out)
    observe_open_fields(cards, table, seat, out)
    observe_counters(cards, table, seat, out)
    observe_turn(table, seat, out)
    observe_events(table, seat, out)
    mark(out, AT.ask, table.asked)
    if table.asked != Ask.OVER:
        observe_text(cards, table, out)
        observe_choice(cards, table, seat, out)

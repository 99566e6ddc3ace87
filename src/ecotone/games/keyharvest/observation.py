"""What a seat may know of Key Harvest, as numbers.

Every field exists once and belongs on one space, so a plane of the 56 spaces tells both where a
field lies on a board and which fields lie in a store, in the registry or in the bag. The planes
follow the order of the actions `field` and `post`.
"""

from ecotone.engine.compiling import entry, reader_of, rule
from ecotone.engine.observation import OBSERVE, Observation
from ecotone.engine.state import State
from ecotone.games.keyharvest.cards import CARDS_RECORD, Cards
from ecotone.games.keyharvest.events import CALLING
from ecotone.games.keyharvest.knowledge import hides_drawn_fields
from ecotone.games.keyharvest.observation_space import (
    LAST_DO,
    LIMIT_BITS,
    MOST_TIMES,
    MOST_TURNS,
    SPACE,
)
from ecotone.games.keyharvest.players import receiver_of
from ecotone.games.keyharvest.scoring import two_largest_groups
from ecotone.games.keyharvest.table import (
    ACTION_KINDS,
    CROPS,
    DRAWN,
    EMPTY,
    EVENT_TILE,
    HOME,
    REGISTRY,
    SPACES,
    STORE_PLACES,
    TABLE,
    WORKERS,
    Ask,
    Side,
    Table,
    Task,
)
from ecotone.games.keyharvest.working import fields_needed

AT = SPACE.offsets

cards_in = reader_of(CARDS_RECORD)
table_in = reader_of(TABLE)


@rule
def mark(out: Observation, first: int, index: int) -> None:
    """Mark one of several things that begin at the same place."""
    out[first + index] = 1


@rule
def to_the_left(table: Table, seat: int, other: int) -> int:
    """How many seats to the left of the observing seat another one sits."""
    distance = other - seat
    return distance if distance >= 0 else distance + table.players


@rule
def plane(out: Observation, first: int) -> Observation:
    """One number for each space, from here on.

    Indices into a part are never negative, so a loop over it is compiled to wide instructions.
    """
    return out[first : first + SPACES]


@rule
def observe_boards(cards: Cards, table: Table, seat: int, out: Observation) -> None:
    """The fields on every board and the groups they form."""
    plane(out, AT.crop)[:] = cards.crop
    plane(out, AT.neighbours)[:] = table.fields_next[seat]
    for other in range(table.players):
        place = to_the_left(table, seat, other)
        board = table.board[other]
        unharvested = plane(out, AT.fields + place * 2 * SPACES)
        harvested = plane(out, AT.fields + (place * 2 + 1) * SPACES)
        fields = 0
        for space in range(SPACES):
            unharvested[space] = board[space] == Side.UNHARVESTED
        for space in range(SPACES):
            harvested[space] = board[space] == Side.HARVESTED
        for space in range(SPACES):
            fields += board[space] != Side.NONE
        out[AT.tiles + place] = fields
        largest, second = two_largest_groups(cards, table, other)
        out[AT.groups + place * 2] = largest
        out[AT.groups + place * 2 + 1] = second


@rule
def observe_workers(cards: Cards, table: Table, seat: int, out: Observation) -> None:
    """The workers, on boards and at home."""
    for worker in range(WORKERS):
        out[AT.value + worker] = cards.value[worker]
        out[AT.scroll + worker] = cards.scroll[worker]
    for other in range(table.players):
        place = to_the_left(table, seat, other)
        posts = out[AT.post + place * WORKERS : AT.post + (place + 1) * WORKERS]
        values = plane(out, AT.workers + place * SPACES)
        points = 0
        posted = 0
        for worker in range(WORKERS):
            space = table.post[other, worker]
            posts[worker] = space + 1
            if space != HOME:
                value = cards.value[worker]
                values[space] = value
                points += value
                posted += 1
        out[AT.worker_points + place] = points
        out[AT.tiles + place] += posted


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
            field = table.stored[other, store_place]
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
            hidden += table.first_hand[other, crop] - table.proven[other, crop]
    room = 0
    for other in range(table.players):
        if other != seat:
            room += min(hidden, unshown(cards, table, other))
    for other in range(table.players):
        if other != seat:
            at = to_the_left(table, seat, other) * CROPS + crop
            shown = out[AT.moved + at] + table.proven[other, crop]
            own_room = min(hidden, unshown(cards, table, other))
            out[AT.least + at] = shown + max(0, hidden - (room - own_room))
            out[AT.most + at] = shown + own_room


@rule
def unshown(cards: Cards, table: Table, seat: int) -> int:
    """How many of its first counters a seat has not shown."""
    count = cards.first_counters
    for crop in range(CROPS):
        count -= table.proven[seat, crop]
    return count


@rule
def observe_turn(table: Table, seat: int, out: Observation) -> None:
    """Whose turn it is, who decides, and what may still be done in it."""
    out[AT.turns] = min(table.turns, MOST_TURNS)
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
        out[AT.event_space + table.event_track[space]] = space + 1
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
    frame = table.depth
    while table.task[frame] != Task.EVENT:
        frame -= 1
    if table.stage[frame] != CALLING:
        return table.players
    called = table.left[frame]
    return called - 1 if frame < table.depth else called


@rule
def observe_text(cards: Cards, table: Table, out: Observation) -> None:
    """The text being followed, what its present step demands, and the texts that wait."""
    frame = table.depth
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
    mark(out, AT.do, min(cards.do[tile, step], LAST_DO))
    mark(out, AT.what, cards.what[tile, step])
    mark(out, AT.source, cards.source[tile, step])
    mark(out, AT.target, cards.target[tile, step])
    mark(out, AT.who, cards.who[tile, step])
    mark(out, AT.counting, cards.counting[tile, step])
    mark(out, AT.pricing, cards.pricing[tile, step])
    for bit in range(LIMIT_BITS):
        out[AT.limits + bit] = (cards.limits[tile, step] >> bit) & 1
    out[AT.draws] = cards.draws[tile, step]
    out[AT.price] = cards.price[tile, step]
    out[AT.or_pay] = cards.or_pay[tile, step]
    out[AT.must] = cards.scroll[tile]
    if table.tile[frame] != EMPTY:
        out[AT.times_left] = min(table.left[frame], MOST_TIMES)
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
            observe_receiver(table, seat, table.slot[top], out)
        else:
            observe_receiver(table, seat, receiver_of(cards, table), out)
    elif asked == Ask.PLAYER:
        observe_receiver(table, seat, table.slot[top], out)


@rule
def observe_receiver(table: Table, seat: int, receiver: int, out: Observation) -> None:
    """Who is paid, or about whom it is asked."""
    if receiver != EMPTY:
        mark(out, AT.receiver, to_the_left(table, seat, receiver))


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

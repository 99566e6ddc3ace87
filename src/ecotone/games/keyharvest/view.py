"""What a person at a seat may see, and what happened, as plain data."""

from collections.abc import Iterator
from typing import Any

from ecotone.engine.edition import Edition
from ecotone.engine.game import Event
from ecotone.engine.state import State
from ecotone.games.keyharvest.actions import (
    ACTION_NAMES,
    ACTIONS,
    CROP_NAMES,
    EVENT_NAMES,
    SPACE_NAMES,
    WORKER_NAMES,
)
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.effects import PRIVATE_LOOK
from ecotone.games.keyharvest.offers import offers
from ecotone.games.keyharvest.progress import (
    event_round,
    progress,
    tiles_check,
    turns_to_come,
)
from ecotone.games.keyharvest.sheet import add_crops, board_of, board_sheet
from ecotone.games.keyharvest.table import (
    ACTION_KINDS,
    CHECKED_EVENT,
    CROPS,
    EMPTY,
    EVENT_TILE,
    FARMHANDS,
    HOME,
    RETURNED_EVENTS,
    STORE_PLACES,
    WORKERS,
    Ask,
    Side,
    Table,
)
from ecotone.games.keyharvest.words import (
    action_words,
    bid_words,
    cards_of,
    field_words,
    present_tile,
    record,
    tile_id,
    tile_name,
    tile_text,
)


def view(edition: Edition, state: State, seat: int) -> dict[str, Any]:
    """The table as a seat sees it: all but others' first counters and what others look at."""
    table = record(state)
    cards = cards_of(edition)
    over = table.asked == Ask.OVER
    drawn = [int(field) for field in table.drawn if field != EMPTY]
    hidden = bool(drawn) and hides_drawn(cards, table, seat)
    bag = sorted([int(f) for f in table.bag_fields if f != EMPTY] + (drawn if hidden else []))
    return {
        "players": int(table.players),
        "own_seat": None if seat < 0 else seat,
        "turn": int(table.turns) + 1,
        "active": None if over else int(table.active),
        "actor": None if over else int(table.actor),
        "ask": Ask(int(table.asked)).name.lower(),
        "tile": tile_id(present_tile(table)),
        "actions_left": int(table.actions_left),
        "done": [ACTION_NAMES[kind] for kind in range(ACTION_KINDS) if table.done[kind]],
        "placing_barred": bool(table.took_field),
        "turns_left": int(table.turns_left) or None,
        "turns_to_come": turns_to_come(table),
        "doing": progress(cards, table),
        "event": event_round(table),
        "check": tiles_check(table),
        "stock": counters_of(table.stock),
        "registry": [field_of(cards, int(field)) for field in table.registry],
        "bag": [SPACE_NAMES[field] for field in bag],
        "bag_events": sorted(EVENT_NAMES[e] for e in table.bag_events if e != EMPTY),
        "events": [EVENT_NAMES[e] for e in table.event_track if e != EMPTY],
        "drawn": None if hidden else [field_of(cards, field) for field in drawn],
        "drawn_count": len(drawn),
        "passing": [field_of(cards, int(table.passing[owner])) for owner in range(table.players)],
        "town": [
            WORKER_NAMES[worker]
            for worker in range(FARMHANDS, WORKERS)
            if (table.post[:, worker] == HOME).all()
        ],
        "boards": [view_board(cards, table, seat, owner) for owner in range(table.players)],
        "offers": {} if seat < 0 else offers(cards, table, seat, [] if hidden else drawn),
    }


def field_of(cards: Cards, field: int) -> dict[str, str] | None:
    """A field with its crop; None for no field."""
    if field == EMPTY:
        return None
    return {"field": SPACE_NAMES[field], "crop": CROP_NAMES[cards.crop[field]]}


def counters_of(counts: Any) -> dict[str, int]:
    """Counters by crop."""
    return {CROP_NAMES[crop]: int(counts[crop]) for crop in range(CROPS)}


def hides_drawn(cards: Cards, table: Table, seat: int) -> bool:
    """May only another player look at the fields drawn?"""
    depth = int(table.depth)
    while table.tile[depth] == EMPTY:
        depth -= 1
    private = int(cards.limits[table.tile[depth], table.step[depth]]) & PRIVATE_LOOK
    chosen = table.subject[depth] == table.drawn[0]
    return bool(private) and seat != table.actor and not chosen


def view_board(cards: Cards, table: Table, seat: int, owner: int) -> dict[str, Any]:
    """A player's board, store and counters, the latter as far as the viewer can know them."""
    fields, workers = board_of(table, owner)
    over = table.asked == Ask.OVER
    known = over or owner == seat
    sheet = board_sheet(cards, fields, workers)
    if over:
        counters = [[int(n) for n in table.counters[other]] for other in range(table.players)]
        add_crops(sheet, counters, owner)
    return {
        "fields": [
            {
                "space": SPACE_NAMES[field],
                "crop": CROP_NAMES[cards.crop[field]],
                "harvested": bool(table.board[owner, field] == Side.HARVESTED),
            }
            for field in fields
        ],
        "workers": [
            {
                "worker": WORKER_NAMES[worker],
                "space": SPACE_NAMES[space],
                "value": int(cards.value[worker]),
            }
            for space, worker in workers.items()
        ],
        "farmhands": [
            WORKER_NAMES[worker] for worker in range(FARMHANDS) if table.post[owner, worker] == HOME
        ],
        "store": [view_stored(cards, table, seat, owner, place) for place in range(STORE_PLACES)],
        "guarded": bool(table.guarded[owner]),
        "counters": counters_of(table.counters[owner]) if known else None,
        "counter_count": int(table.counters[owner].sum()),
        "known": {
            CROP_NAMES[crop]: list(known_counters(cards, table, seat, owner, crop))
            for crop in range(CROPS)
        },
        "moved": counters_of(table.counters[owner] - table.first_hand[owner]),
        "score": sheet,
    }


def view_stored(
    cards: Cards, table: Table, seat: int, owner: int, place: int
) -> dict[str, Any] | None:
    """A field in a store: its bid, what the viewer lacks to pay it, and whether a watch closes it.

    The own fields cost nothing; a spectator lacks nothing.
    """
    field = int(table.stored[owner, place])
    if field == EMPTY:
        return None
    lacks = {}
    if 0 <= seat != owner:
        missing = table.bid[owner, place] - table.counters[seat]
        lacks = {CROP_NAMES[crop]: int(missing[crop]) for crop in range(CROPS) if missing[crop] > 0}
    return {
        "field": SPACE_NAMES[field],
        "crop": CROP_NAMES[cards.crop[field]],
        "bid": counters_of(table.bid[owner, place]),
        "lacks": lacks,
        "closed": bool(owner != seat and table.guarded[owner]),
    }


def known_counters(cards: Cards, table: Table, seat: int, owner: int, crop: int) -> tuple[int, int]:
    """The fewest and the most counters of a crop that a seat can prove another to hold."""
    if owner == seat or table.asked == Ask.OVER:
        return int(table.counters[owner, crop]), int(table.counters[owner, crop])
    others = [other for other in range(table.players) if other != seat]
    dealt = sum(int(table.first_hand[other, crop]) for other in others)
    most = {other: most_dealt(cards, table, others, dealt, other, crop) for other in others}
    least = dealt - sum(most[other] for other in others if other != owner)
    moved = int(table.counters[owner, crop]) - int(table.first_hand[owner, crop])
    return moved + max(least, int(table.proven[owner, crop])), moved + most[owner]


def most_dealt(
    cards: Cards, table: Table, others: list[int], dealt: int, owner: int, crop: int
) -> int:
    """The most first counters of a crop that a player can have had, given what all have shown."""
    room = int(cards.first_counters) - sum(
        int(table.proven[owner, another]) for another in range(CROPS) if another != crop
    )
    elsewhere = sum(int(table.proven[other, crop]) for other in others if other != owner)
    return min(room, dealt - elsewhere)


def events(
    edition: Edition, before: State, action: int, after: State, seat: int, language: str
) -> Iterator[Event]:
    """What an action did, for the log; every decision is made in the open."""
    old, new = record(before), record(after)
    words = dict(action_words(edition, before, action, language))
    words["seat"] = int(old.actor) + 1
    yield Event(f"event-{ACTIONS.decode(action).kind.replace('_', '-')}", words)
    yield from departures(edition, old, action, new, language)
    yield from closed_event(edition, old, new, language)
    yield from drawn_events(edition, old, new, language)
    for slot, field in enumerate(new.registry):
        if field != EMPTY and field not in old.registry and old.registry[slot] != field:
            yield Event("event-registry", {"field": field_words(edition, int(field), language)})
    yield from deliveries(edition, old, action, new, language)
    yield from payments(edition, old, new, language)
    if new.turns_left > 0 and old.turns_left == 0:
        yield Event("event-last-turns", {})
    if new.asked == Ask.OVER:
        yield Event("event-over", {})
    elif new.turns > old.turns:
        yield Event("event-turn", {"seat": int(new.active) + 1})


def closed_event(edition: Edition, old: Table, new: Table, language: str) -> Iterator[Event]:
    """The event that all players have answered now."""
    was, now = event_round(old), event_round(new)
    if was and (now is None or now["event"] != was["event"]):
        tile = EVENT_TILE + EVENT_NAMES.index(was["event"])
        yield Event("event-closed", {"name": tile_name(edition, tile, language)})


def drawn_events(edition: Edition, old: Table, new: Table, language: str) -> Iterator[Event]:
    """Events drawn, each with the number of its space, and those that went back into the bag.

    Some are over at once, as nobody has anything to decide.
    """
    laid = [int(event) for event in new.event_track if event != EMPTY]
    was = [int(event) for event in old.event_track if event != EMPTY]
    returned = was[:RETURNED_EVENTS] if was and laid[0] != was[0] else []
    kept = len(was) - len(returned)
    for place, event in enumerate(laid[kept:], kept + 1):
        before_return = place + len(returned)
        told = {
            "name": tile_name(edition, EVENT_TILE + event, language),
            "text": tile_text(edition, EVENT_TILE + event, language),
            "count": before_return if before_return <= CHECKED_EVENT else place,
        }
        yield Event("event-drawn", told)
        if place < len(laid) or new.in_event == 0:
            yield Event("event-closed", {"name": told["name"]})
    if returned:
        names = [tile_name(edition, EVENT_TILE + event, language) for event in returned]
        yield Event("event-returned", {"names": ", ".join(names)})


def departures(
    edition: Edition, old: Table, action: int, new: Table, language: str
) -> Iterator[Event]:
    """Workers that were covered or displaced; one that was removed has been told already."""
    if ACTIONS.decode(action).kind == "remove":
        return
    for owner in range(int(new.players)):
        for worker in range(WORKERS):
            space = int(old.post[owner, worker])
            if space != HOME and new.post[owner, worker] == HOME:
                told = {
                    "seat": owner + 1,
                    "worker": tile_name(edition, worker, language),
                    "space": SPACE_NAMES[space],
                }
                yield Event("event-left", told)


def deliveries(
    edition: Edition, old: Table, action: int, new: Table, language: str
) -> Iterator[Event]:
    """Fields that came into a store without having been chosen."""
    chosen = ACTIONS.decode(action).arguments.get("field", EMPTY)
    for owner in range(int(new.players)):
        for place in range(STORE_PLACES):
            field = int(new.stored[owner, place])
            if field not in (EMPTY, chosen, int(old.stored[owner, place])):
                words = field_words(edition, field, language)
                yield Event("event-stored", {"seat": owner + 1, "field": words})


def payments(edition: Edition, old: Table, new: Table, language: str) -> Iterator[Event]:
    """Who takes payment and bid for a field that another player has chosen."""
    for owner in range(int(new.players)):
        for place in range(STORE_PLACES):
            field = int(old.stored[owner, place])
            released = old.bid[owner, place].any() and not new.bid[owner, place].any()
            if not released or old.actor == owner:
                continue
            told = {
                "seat": owner + 1,
                "field": field_words(edition, field, language),
                "bid": bid_words(edition, old.bid[owner, place], language),
            }
            yield Event("event-sold", told)

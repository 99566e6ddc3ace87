"""What a person at a seat may see, as plain data."""

from collections.abc import Hashable
from typing import Any

from ecotone.engine.caching import cached
from ecotone.engine.edition import Edition
from ecotone.engine.state import State
from ecotone.games.keyharvest.actions import (
    ACTION_NAMES,
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
    CROPS,
    EMPTY,
    FARMHANDS,
    HOME,
    STORE_PLACES,
    WORKERS,
    Ask,
    Side,
    Table,
)
from ecotone.games.keyharvest.words import (
    cards_of,
    present_tile,
    read_cards,
    read_table,
    record,
    tile_id,
)

COUNTRIES_KEPT = 2000


def view(edition: Edition, state: State, seat: int) -> dict[str, Any]:
    """The table as a seat sees it: all but others' first counters and what others look at."""
    table, cards = read_table(state), read_cards(edition)
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
        "doing": progress(cards_of(edition), record(state)),
        "event": event_round(table),
        "check": tiles_check(record(state)),
        "stock": counters_of(table.stock),
        "registry": [field_of(cards, int(field)) for field in table.registry],
        # R40: what is left in the bag is public.
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
        "boards": [view_board(edition, table, seat, owner) for owner in range(table.players)],
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


def view_board(edition: Edition, table: Table, seat: int, owner: int) -> dict[str, Any]:
    """A player's board, store and counters, the latter as far as the viewer can know them."""
    cards = read_cards(edition)
    country = view_country(edition, table, owner)
    sheet = country["score"]
    over = table.asked == Ask.OVER
    known = over or owner == seat
    if over:
        sheet = dict(sheet)
        counters = [[int(n) for n in table.counters[other]] for other in range(table.players)]
        add_crops(sheet, counters, owner)
    return {
        "fields": country["fields"],
        "workers": country["workers"],
        "farmhands": [
            WORKER_NAMES[worker] for worker in range(FARMHANDS) if table.post[owner, worker] == HOME
        ],
        "store": [view_stored(cards, table, seat, owner, place) for place in range(STORE_PLACES)],
        "guarded": bool(table.guarded[owner]),
        "counters": counters_of(table.counters[owner]) if known else None,
        "counter_count": int(table.counters[owner].sum()),
        "known": known_counters(cards, table, seat, owner),
        "moved": counters_of(table.counters[owner] - table.first_hand[owner]),
        "score": sheet,
    }


def country_key(edition: Edition, table: Table, owner: int) -> Hashable:
    """Everything that a country depends on."""
    return edition.digest, table.board[owner].tobytes(), table.worker[owner].tobytes()


@cached(COUNTRIES_KEPT, key=country_key)
def view_country(edition: Edition, table: Table, owner: int) -> dict[str, Any]:
    """The fields and workers on a board, and their points.

    Cached: all seats see every country, and a decision changes one of them at most.
    """
    cards = read_cards(edition)
    fields, workers = board_of(table, owner)
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
        "score": board_sheet(cards, fields, workers),
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


def known_counters(cards: Cards, table: Table, seat: int, owner: int) -> dict[str, list[int]]:
    """The fewest and the most counters of each crop that a seat can prove another to hold."""
    held = table.counters[owner].tolist()
    if owner == seat or table.asked == Ask.OVER:
        return {CROP_NAMES[crop]: [held[crop], held[crop]] for crop in range(CROPS)}
    others = [other for other in range(table.players) if other != seat]
    first, proven = table.first_hand.tolist(), table.proven.tolist()
    found = {}
    for crop in range(CROPS):
        least, most = dealt_range(int(cards.first_counters), first, proven, others, owner, crop)
        moved = held[crop] - first[owner][crop]
        found[CROP_NAMES[crop]] = [moved + least, moved + most]
    return found


def dealt_range(
    room: int,
    first: list[list[int]],
    proven: list[list[int]],
    others: list[int],
    owner: int,
    crop: int,
) -> tuple[int, int]:
    """The fewest and the most first counters of a crop that a player can have had."""
    dealt = sum(first[other][crop] for other in others)
    shown = sum(proven[other][crop] for other in others)
    most = {
        # No more than the first hand had room for, nor than the others have left over.
        other: min(
            room - sum(proven[other]) + proven[other][crop],
            dealt - shown + proven[other][crop],
        )
        for other in others
    }
    least = dealt - sum(most[other] for other in others if other != owner)
    return max(least, proven[owner][crop]), most[owner]

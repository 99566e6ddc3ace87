"""What a person at a seat may see, as plain data."""

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import Any

from ecotone.engine.caching import cached
from ecotone.engine.edition import Edition
from ecotone.engine.reading import seen_by_all
from ecotone.engine.state import State
from ecotone.games.keyharvest.actions import (
    ACTION_NAMES,
    CROP_NAMES,
    EVENT_NAMES,
    SPACE_NAMES,
    WORKER_NAMES,
    Crop,
)
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.effects import PRIVATE_LOOK
from ecotone.games.keyharvest.offers import offers, open_fields
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
from ecotone.games.keyharvest.types import (
    ASK_NAMES,
    Counters,
    Country,
    CountryScore,
    FieldView,
    Holdings,
    Offer,
    PublicBoard,
    PublicView,
    Ranges,
    Stored,
    TwoNumbers,
    View,
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


def view(edition: Edition, state: State, seat: int) -> View:
    """The table as a seat sees it: all but others' first counters and what others look at."""
    table, cards = read_table(state), read_cards(edition)
    drawn = [int(field) for field in table.drawn if field != EMPTY]
    hidden = bool(drawn) and hides_drawn(cards, table, seat)
    bag = sorted([int(f) for f in table.bag_fields if f != EMPTY] + (drawn if hidden else []))
    seen = view_for_all(edition, without_secrets(state))
    return {
        **seen,
        "own_seat": None if seat < 0 else seat,
        # R40: what is left in the bag is public.
        "bag": [SPACE_NAMES[field] for field in bag],
        "bag_events": sorted(EVENT_NAMES[e] for e in table.bag_events if e != EMPTY),
        "drawn": None if hidden else [known_field(cards, field) for field in drawn],
        "drawn_count": len(drawn),
        "boards": [
            {
                **board,
                **view_holdings(cards, table, seat, owner),
                "score": final_score(table, owner, board["score"]),
            }
            for owner, board in enumerate(seen["boards"])
        ],
        "offers": {} if seat < 0 else offers_of(edition, table, seat, [] if hidden else drawn),
    }


def without_secrets(state: State) -> State:
    """A copy of the state without what only some seats know, or none."""
    opened = state.copy()
    table = read_table(opened)
    secrets = (table.counters, table.first_hand, table.bag_fields, table.bag_events, table.drawn)
    for secret in (table.random, *secrets):
        secret[:] = 0
    return opened


@seen_by_all
def view_for_all(edition: Edition, state: State) -> PublicView:
    """The table as everybody sees it."""
    table, cards = read_table(state), read_cards(edition)
    over = table.asked == Ask.OVER
    return {
        "players": int(table.players),
        "turn": int(table.turns) + 1,
        "active": None if over else int(table.active),
        "actor": None if over else int(table.actor),
        "ask": ASK_NAMES[table.asked],
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
        "events": [EVENT_NAMES[e] for e in table.event_track if e != EMPTY],
        "passing": [field_of(cards, int(table.passing[owner])) for owner in range(table.players)],
        "town": [
            WORKER_NAMES[worker]
            for worker in range(FARMHANDS, WORKERS)
            if (table.post[:, worker] == HOME).all()
        ],
        "boards": [view_board(edition, table, owner) for owner in range(table.players)],
    }


def field_of(cards: Cards, field: int) -> FieldView | None:
    """A field with its crop; None for no field."""
    return None if field == EMPTY else known_field(cards, field)


def known_field(cards: Cards, field: int) -> FieldView:
    return {"field": SPACE_NAMES[field], "crop": CROP_NAMES[cards.crop[field]]}


def counters_of(counts: Any) -> Counters:
    """Counters by crop."""
    wheat, vegetables, apples, wine, hops = counts.tolist()
    return {
        "wheat": wheat,
        "vegetables": vegetables,
        "apples": apples,
        "wine": wine,
        "hops": hops,
    }


def hides_drawn(cards: Cards, table: Table, seat: int) -> bool:
    """May only another player look at the fields drawn?"""
    depth = int(table.depth)
    while table.tile[depth] == EMPTY:
        depth -= 1
    private = int(cards.limits[table.tile[depth], table.step[depth]]) & PRIVATE_LOOK
    chosen = table.subject[depth] == table.drawn[0]
    return bool(private) and seat != table.actor and not chosen


def view_board(edition: Edition, table: Table, owner: int) -> PublicBoard:
    """A player's board and workers, and the points for them."""
    return {
        **view_country(edition, table, owner),
        "farmhands": [
            WORKER_NAMES[worker] for worker in range(FARMHANDS) if table.post[owner, worker] == HOME
        ],
        "guarded": bool(table.guarded[owner]),
    }


def final_score(table: Table, owner: int, sheet: CountryScore) -> CountryScore:
    """A country's points, with the crops when the game is over."""
    if table.asked != Ask.OVER:
        return sheet
    whole: CountryScore = {**sheet}
    add_crops(whole, table.counters[: table.players].tolist(), owner)
    return whole


def view_holdings(cards: Cards, table: Table, seat: int, owner: int) -> Holdings:
    """A player's store and counters as far as the viewer can know them."""
    over = table.asked == Ask.OVER
    held = table.counters[owner]
    return {
        "store": [view_stored(cards, table, seat, owner, place) for place in range(STORE_PLACES)],
        "counters": counters_of(held) if over or owner == seat else None,
        "counter_count": int(held.sum()),
        "known": known_counters(cards, table, seat, owner),
        "moved": counters_of(held - table.first_hand[owner]),
    }


def offers_key(edition: Edition, table: Table, seat: int, drawn: list[int]) -> Hashable:
    """Everything that the offers to a seat depend on."""
    return (*country_key(edition, table, seat), *open_fields(table, drawn))


@cached(COUNTRIES_KEPT, key=offers_key)
def offers_of(edition: Edition, table: Table, seat: int, drawn: list[int]) -> dict[str, Offer]:
    """What each open field would do on a seat's board; most decisions change nothing of it."""
    return offers(read_cards(edition), table, seat, drawn)


def country_key(edition: Edition, table: Table, owner: int) -> tuple[Hashable, ...]:
    """Everything that a country depends on."""
    return edition.digest, table.board[owner].tobytes(), table.worker[owner].tobytes()


@cached(COUNTRIES_KEPT, key=country_key)
def view_country(edition: Edition, table: Table, owner: int) -> Country:
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


def view_stored(cards: Cards, table: Table, seat: int, owner: int, place: int) -> Stored | None:
    """A field in a store: its bid, what the viewer lacks to pay it, and whether a watch closes it.

    The own fields cost nothing; a spectator lacks nothing.
    """
    field = int(table.stored[owner, place])
    if field == EMPTY:
        return None
    lacks: dict[Crop, int] = {}
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


def known_counters(cards: Cards, table: Table, seat: int, owner: int) -> Ranges:
    """The fewest and the most counters of each crop that a seat can prove another to hold."""
    held = table.counters[owner].tolist()
    if owner == seat or table.asked == Ask.OVER:
        return ranges_of([[count, count] for count in held])
    others = tuple(other for other in range(table.players) if other != seat)
    dealt = tuple(table.first_hand[list(others)].sum(axis=0).tolist())
    proven = tuple(map(tuple, table.proven.tolist()))
    ranges = dealt_ranges(int(cards.first_counters), dealt, proven, others, owner)
    first = table.first_hand[owner].tolist()
    return ranges_of(
        [
            [held[crop] - first[crop] + least, held[crop] - first[crop] + most]
            for crop, (least, most) in enumerate(ranges)
        ]
    )


def ranges_of(ranges: Sequence[TwoNumbers]) -> Ranges:
    """Ranges by crop."""
    wheat, vegetables, apples, wine, hops = ranges
    return {
        "wheat": wheat,
        "vegetables": vegetables,
        "apples": apples,
        "wine": wine,
        "hops": hops,
    }


@lru_cache(COUNTRIES_KEPT)
def dealt_ranges(
    room: int,
    dealt: tuple[int, ...],
    proven: tuple[tuple[int, ...], ...],
    others: tuple[int, ...],
    owner: int,
) -> list[tuple[int, int]]:
    """The fewest and the most first counters of each crop that a player can have had.

    Cached: it changes only when somebody spends a first counter.
    """
    return [dealt_range(room, dealt[crop], proven, others, owner, crop) for crop in range(CROPS)]


def dealt_range(
    room: int,
    dealt: int,
    proven: tuple[tuple[int, ...], ...],
    others: tuple[int, ...],
    owner: int,
    crop: int,
) -> tuple[int, int]:
    """The same for one crop, of which this many were dealt to all the others."""
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

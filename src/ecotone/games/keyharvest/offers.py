"""What an open field would do on a board: the groups it joins and the points that brings."""

from collections.abc import Mapping, Sequence

from ecotone.games.keyharvest.actions import SPACE_NAMES, WORKER_NAMES
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.scoring import SECOND_GROUP
from ecotone.games.keyharvest.sheet import board_of, groups_of
from ecotone.games.keyharvest.table import EMPTY, STORE_PLACES, Table
from ecotone.games.keyharvest.types import Offer, Preview, TwoNumbers


def two_largest_of(sizes: Sequence[int]) -> TwoNumbers:
    """The sizes of the two groups that count, the larger first; 0 where there is none."""
    return [*sorted(sizes, reverse=True), 0, 0][:2]


def land_of(sizes: Sequence[int]) -> int:
    """The points for groups of these sizes."""
    largest, second = two_largest_of(sizes)
    return largest + SECOND_GROUP * second


def offer(cards: Cards, table: Table, seat: int, field: int, without: int = EMPTY) -> Offer:
    """A field laid on its space: what it joins, the two groups then, points gained, who must go.

    `without` is a field that leaves the board in exchange.
    """
    fields, workers = board_of(table, seat)
    groups = groups_of(cards, fields)
    rest = groups
    if without != EMPTY:
        rest = groups_of(cards, [other for other in fields if other != without])
    return offer_beside(cards, field, workers, groups, rest)


def offer_beside(
    cards: Cards,
    field: int,
    workers: Mapping[int, int],
    before: Sequence[Sequence[int]],
    groups: Sequence[Sequence[int]],
) -> Offer:
    """A field laid beside these groups, on a board that had those of `before`."""
    near = set(cards.neighbours[field].tolist())
    joined = [group for group in groups if near & set(group)]
    size = 1 + sum(len(group) for group in joined)
    after = [size, *(len(group) for group in groups if group not in joined)]
    land = land_of(after) - land_of([len(group) for group in before])
    displaced = workers.get(field)
    lost = 0 if displaced is None else int(cards.value[displaced])
    return {
        "field": SPACE_NAMES[field],
        "joins": [[SPACE_NAMES[other] for other in group] for group in joined],
        "groups": two_largest_of(after),
        "displaces": None if displaced is None else WORKER_NAMES[displaced],
        "points": land - lost,
    }


def departure(cards: Cards, table: Table, seat: int, field: int) -> Preview:
    """A field taken off a board: the two groups that count then, and the points that costs."""
    fields, _ = board_of(table, seat)
    before = [len(group) for group in groups_of(cards, fields)]
    rest = [other for other in fields if other != field]
    after = [len(group) for group in groups_of(cards, rest)]
    return {"groups": two_largest_of(after), "points": land_of(after) - land_of(before)}


def open_fields(table: Table, drawn: Sequence[int]) -> list[int]:
    """The fields that lie in the registry, in stores, and those drawn that may be seen."""
    stored = [
        int(table.stored[owner, place])
        for owner in range(int(table.players))
        for place in range(STORE_PLACES)
    ]
    registry = [int(field) for field in table.registry]
    return [field for field in [*registry, *stored, *drawn] if field != EMPTY]


def offers(cards: Cards, table: Table, seat: int, drawn: Sequence[int]) -> dict[str, Offer]:
    """What each open field would do on a seat's board."""
    fields, workers = board_of(table, seat)
    groups = groups_of(cards, fields)
    return {
        SPACE_NAMES[field]: offer_beside(cards, field, workers, groups, groups)
        for field in open_fields(table, drawn)
    }

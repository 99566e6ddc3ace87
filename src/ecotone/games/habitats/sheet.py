"""The score sheet that explains itself: every tile with its points and the reason for them."""

from collections.abc import Sequence

import numpy as np

from ecotone.engine.edition import Edition
from ecotone.engine.state import State
from ecotone.games.habitats.cards import LANDSCAPES, NEEDS, Cards, Counts, Kind
from ecotone.games.habitats.explanation import COUNTED, FULFILLED, HAS, SCORE, SHEET, WIDTH
from ecotone.games.habitats.reader import tile_row
from ecotone.games.habitats.table import (
    EMPTY,
    GOALS_PER_YEAR,
    SEATS,
    SIDES,
    YEARS,
    Table,
    TouristReading,
)
from ecotone.games.habitats.types import (
    KIND_NAMES,
    LANDSCAPE_NAMES,
    NEED_NAMES,
    SIDE_NAMES,
    GoalScore,
    KindPoints,
    Laid,
    Landscape,
    Need,
    ParkSheet,
    Reason,
    ScoreSheet,
    TileKind,
)
from ecotone.games.habitats.words import compiled, read_cards, read_table, tile_id


def score_sheet(edition: Edition, state: State, seat: int) -> ScoreSheet:
    """A seat's points as the table stands, each with its reason."""
    return with_goals(park_sheet(edition, state, seat), edition, read_table(state), seat)


def with_goals(park: ParkSheet, edition: Edition, table: Table, seat: int) -> ScoreSheet:
    """A park's sheet, completed with the goals compared so far."""
    goal_points = int(table.goal_points[seat])
    return {
        **park,
        "goals": explain_goals(edition, table, seat),
        "goal_points": goal_points,
        "total": park["park"] + goal_points,
    }


def park_sheet(edition: Edition, state: State, seat: int) -> ParkSheet:
    """The tiles of a park with their points."""
    table = read_table(state)
    numbers = np.zeros(SHEET, np.int64)
    compiled().explain(edition.data, state, seat, numbers)
    rows = numbers.reshape(-1, WIDTH).tolist()
    tiles = [
        explain_tile(edition, table, seat, slot, rows[slot])
        for slot in range(1, int(table.count[seat]))
    ]
    kinds: KindPoints = {
        "animal": points_of_kind(tiles, "animal"),
        "flower": points_of_kind(tiles, "flower"),
        "tourist": points_of_kind(tiles, "tourist"),
        "tower": points_of_kind(tiles, "tower"),
        "road": points_of_kind(tiles, "road"),
        "camp": points_of_kind(tiles, "camp"),
    }
    return {"tiles": tiles, "kinds": kinds, "park": sum(tile["points"] for tile in tiles)}


def points_of_kind(tiles: Sequence[Laid], kind: TileKind) -> int:
    return sum(tile["points"] for tile in tiles if tile["kind"] == kind)


def explain_tile(
    edition: Edition, table: Table, seat: int, slot: int, numbers: Sequence[int]
) -> Laid:
    """One tile: where it lies, what it scores and what it counts or lacks."""
    cards = read_cards(edition)
    tile = int(table.tile[seat, slot])
    return {
        "slot": slot,
        "tile": str(tile_id(edition, tile)),
        "kind": KIND_NAMES[int(cards.kind[tile])],
        "landscape": landscape_of(edition, tile),
        "column": int(table.column[seat, slot]),
        "row": int(table.row[seat, slot]),
        "turned": int(table.rotation[seat, slot]),
        "points": numbers[SCORE],
        "worth": int(cards.points[tile]),
        "fulfilled": bool(numbers[FULFILLED]),
        "reason": reason_of(cards, table, seat, slot, numbers),
        "needs": needs_of(cards, tile, numbers),
    }


def landscape_of(edition: Edition, tile: int) -> Landscape | None:
    """A tile's landscape as data names it."""
    landscape = tile_row(edition, tile)["landscape"]
    return None if landscape == LANDSCAPES else LANDSCAPE_NAMES[landscape]


def needs_of(cards: Cards, tile: int, numbers: Sequence[int]) -> list[Need]:
    """What an animal needs and what it has."""
    return [
        {
            "need": NEED_NAMES[need],
            "wants": int(cards.need[tile, need]),
            "has": numbers[HAS + need],
        }
        for need in range(NEEDS)
        if cards.need[tile, need] > 0
    ]


def reason_of(cards: Cards, table: Table, seat: int, slot: int, numbers: Sequence[int]) -> Reason:
    """The key of the text that explains a tile's points, with what it needs."""
    tile = int(table.tile[seat, slot])
    kind = cards.kind[tile]
    counted = numbers[COUNTED]
    if kind == Kind.ANIMAL:
        return {"key": "reason-content" if numbers[FULFILLED] else "reason-lacks"}
    if kind == Kind.FLOWER:
        return {"key": "reason-flower"}
    if kind == Kind.TOWER:
        return {"key": "reason-tower", "count": counted, "value": int(cards.points[tile])}
    if kind == Kind.TOURIST:
        return {"key": tourist_reason(cards, table, tile), "count": counted}
    if kind == Kind.ROAD:
        return road_reason(cards, table, seat, slot, counted)
    return {"key": "reason-camp-alone" if numbers[FULFILLED] else "reason-camp-beside"}


def tourist_reason(cards: Cards, table: Table, tile: int) -> str:
    """The key of the text that says what a tourist counted."""
    if cards.counts[tile] == Counts.AREA_SIZE:
        return "reason-hikers"
    own_area = table.tourist_reading == TouristReading.OWN_AREA
    return "reason-coach-own-area" if own_area else "reason-coach"


def road_reason(cards: Cards, table: Table, seat: int, slot: int, with_tiles: int) -> Reason:
    """Which marked sides of a road have no tile."""
    printed = int(cards.marked_sides[table.tile[seat, slot]])
    turned = int(table.rotation[seat, slot])
    marked = [(side + turned) % SIDES for side in range(SIDES) if printed >> side & 1]
    lacking = [SIDE_NAMES[side] for side in sorted(marked) if not with_tiles >> side & 1]
    if not lacking:
        return {"key": "reason-road-done"}
    return {"key": "reason-road-lacks", "sides": lacking}


def explain_goals(edition: Edition, table: Table, seat: int) -> list[GoalScore]:
    """The goals compared so far: what the seat reached and got."""
    return [
        {
            "year": year + 1,
            "goal": edition.tables["goals"][int(table.goal[year, which])]["key"],
            "result": int(table.goal_result[year, which, seat]),
            "points": goal_award(edition, table, year, which)[seat],
        }
        for year in range(min(int(table.year), YEARS))
        for which in range(GOALS_PER_YEAR)
        if table.goal[year, which] != EMPTY
    ]


def goal_award(edition: Edition, table: Table, year: int, which: int) -> list[int]:
    """The points every seat gets for a goal, from the results noted in the table."""
    results = [int(table.goal_result[year, which, seat]) for seat in range(int(table.players))]
    return award(edition, int(table.goal[year, which]), year, results)


def award(edition: Edition, goal: int, year: int, results: list[int]) -> list[int]:
    """The points for these results; equals get what the lowest place of their group gives."""
    cards = read_cards(edition)
    sign = 1 if cards.least_wins[goal] else -1
    ranked = sorted(sign * result for result in results)
    points = cards.goal_points[len(results), year] if len(results) > 1 else np.zeros(SEATS, int)
    last = {result: place for place, result in enumerate(ranked)}
    return [int(points[last[sign * result]]) for result in results]

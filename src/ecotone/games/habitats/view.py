"""What a person at a seat may see, and what happened, as plain data."""

from collections.abc import Hashable, Iterator

import numpy as np

from ecotone.engine.caching import cached
from ecotone.engine.edition import Edition
from ecotone.engine.reading import seen_by_all
from ecotone.engine.state import State
from ecotone.games.habitats.explanation import MEASURES
from ecotone.games.habitats.market import COLUMN_STEP, ROW_STEP
from ecotone.games.habitats.sheet import award, park_sheet, with_goals
from ecotone.games.habitats.surroundings import surroundings
from ecotone.games.habitats.table import (
    CLOSED,
    EMPTY,
    GOALS_PER_YEAR,
    MARKET_ROWS,
    OPEN,
    SIDES,
    YEARS,
    Phase,
    Table,
)
from ecotone.games.habitats.types import (
    PHASE_NAMES,
    SIDE_NAMES,
    TURN_NAMES,
    ClosedCell,
    GoalStanding,
    Land,
    MarketView,
    OpenCell,
    ParkSheet,
    ParkView,
    PublicView,
    View,
    Way,
)
from ecotone.games.habitats.words import (
    cards_of,
    compiled,
    read_cards,
    read_table,
    record,
    spaces_ahead,
    tile_id,
)

PARKS_KEPT = 2000
PARK_FIELDS = ("count", "tile", "column", "row", "rotation", "beside", "area", "area_size")
"""The fields of the table that hold the parks."""


def view(edition: Edition, state: State, seat: int) -> View:
    """The table as a seat sees it: everything but the order of the bag."""
    return {**view_for_all(edition, state), "own_seat": None if seat < 0 else seat}


@seen_by_all
def view_for_all(edition: Edition, state: State) -> PublicView:
    """The table as everybody sees it."""
    table = read_table(state)
    players = int(table.players)
    over = table.phase == Phase.OVER
    return {
        "players": players,
        "actor": None if over else int(table.seat),
        "phase": PHASE_NAMES[table.phase],
        "year": min(int(table.year) + 1, YEARS),
        "turn": int(table.turn) + 1,
        "turns": turns_of_years(edition, table),
        "bag": int(table.bag_size) - int(table.drawn),
        "hand": tile_id(edition, int(table.hand)),
        "market": view_market(edition, state, table),
        "goals": view_goals(edition, state, table),
        "parks": [view_park(edition, state, table, owner) for owner in range(players)],
    }


def turns_of_years(edition: Edition, table: Table) -> list[int]:
    """Turns of each player in each year."""
    turns = read_cards(edition).turns[table.players]
    return [int(number) + int(table.extra_turns) for number in turns]


def view_market(edition: Edition, state: State, table: Table) -> MarketView | None:
    """The market's tiles and figures, and where the figure on turn may go; None without one."""
    columns = int(table.columns)
    if columns == 0:
        return None
    ahead: dict[Way, int] = {}
    if table.phase == Phase.TAKE:
        spaces = spaces_ahead(edition, state)
        ahead = {TURN_NAMES[turn]: space for turn, space in enumerate(spaces) if space != EMPTY}
    return {
        "columns": columns,
        "rows": MARKET_ROWS,
        "tiles": [tile_id(edition, int(tile)) for tile in table.market[: columns * MARKET_ROWS]],
        "figures": [
            {"space": int(table.figure[seat]), "facing": SIDE_NAMES[table.facing[seat]]}
            for seat in range(int(table.players))
        ],
        "ahead": ahead,
    }


def view_goals(edition: Edition, state: State, table: Table) -> list[GoalStanding]:
    """Every goal with all parks' results: the final ones of past years, else as they stand now."""
    now = np.zeros((int(table.players), MEASURES), np.int64)
    for seat in range(int(table.players)):
        compiled().measures(edition.data, state, seat, now[seat])
    goals: list[GoalStanding] = []
    for year in range(YEARS):
        for which in range(GOALS_PER_YEAR):
            goal = int(table.goal[year, which])
            if goal == EMPTY:
                continue
            final = year < table.year
            standing = [int(result) for result in now[:, year * GOALS_PER_YEAR + which]]
            if final:
                standing = [int(r) for r in table.goal_result[year, which, : int(table.players)]]
            goals.append(
                {
                    "year": year + 1,
                    "goal": edition.tables["goals"][goal]["key"],
                    "final": bool(final),
                    "results": standing,
                    "points": award(edition, goal, year, standing),
                }
            )
    return goals


def view_park(edition: Edition, state: State, table: Table, owner: int) -> ParkView:
    """A park: its tiles with their points, what lies around each, its open and closed cells."""
    park, land = view_land(edition, state, owner)
    return {"score": with_goals(park, edition, table, owner), **land}


def land_key(edition: Edition, state: State, owner: int) -> Hashable:
    """Everything of the table that a park's sheet and surroundings depend on."""
    table = read_table(state)
    fields = (getattr(table, name)[owner].tobytes() for name in PARK_FIELDS)
    readings = table.tourist_reading, table.own_tile, table.need_areas
    return edition.digest, *readings, *fields


@cached(PARKS_KEPT, key=land_key)
def view_land(edition: Edition, state: State, owner: int) -> tuple[ParkSheet, Land]:
    """A park's sheet without goals, and what lies around its tiles.

    Cached: all seats see every park, and a decision changes one of them at most.
    """
    cards, table = cards_of(edition), record(state)
    return park_sheet(edition, state, owner), {
        "surroundings": [
            surroundings(cards, table, owner, slot) for slot in range(1, int(table.count[owner]))
        ],
        "open": open_cells(table, owner),
        "closed": closed_cells(table, owner),
    }


def cells_beside(table: Table, owner: int, state: int) -> Iterator[tuple[int, int, int, int]]:
    """Slot, side, column and row of the cells at the sides of tiles that hold a certain state."""
    for slot in range(int(table.count[owner])):
        for side in range(SIDES):
            if table.beside[owner, slot, side] == state:
                column = int(table.column[owner, slot]) + COLUMN_STEP[side]
                row = int(table.row[owner, slot]) + ROW_STEP[side]
                yield slot, side, column, row


def open_cells(table: Table, owner: int) -> list[OpenCell]:
    """Every cell where a tile may be laid, with the slot and side that name it."""
    return [
        {"beside": slot, "side": SIDE_NAMES[side], "column": column, "row": row}
        for slot, side, column, row in cells_beside(table, owner, OPEN)
    ]


def closed_cells(table: Table, owner: int) -> list[ClosedCell]:
    """Every cell that must stay empty, and why."""
    cells = sorted({(column, row) for _, _, column, row in cells_beside(table, owner, CLOSED)})
    return [
        {"column": column, "row": row, "reason": "entrance" if column == 0 and row > 0 else "road"}
        for column, row in cells
    ]

"""Why a tile of the market or a cell of the park cannot be chosen, for the player on turn."""

from collections.abc import Iterator
from typing import Any

from ecotone.engine.edition import Edition
from ecotone.engine.events import Event, Refusal
from ecotone.engine.state import State
from ecotone.games.habitats.cards import Cards
from ecotone.games.habitats.market import direction_of
from ecotone.games.habitats.park import tiles_around, turned_sides, turnings
from ecotone.games.habitats.table import EMPTY, MARKET_ROWS, Phase, Side, Table, Turn
from ecotone.games.habitats.view import closed_cells, open_cells
from ecotone.games.habitats.words import cards_of, record, spaces_ahead


def refusals(edition: Edition, state: State, seat: int, entry: Any) -> Iterator[Refusal]:
    """Everything the player to move may not choose, each with its reason."""
    table = record(state)
    if table.phase == Phase.OVER or seat != table.seat:
        return
    if table.phase == Phase.TAKE:
        yield from refused_tiles(edition, state, table)
    elif table.phase == Phase.PLACE:
        yield from refused_cells(cards_of(edition), table, seat)


def refused_tiles(edition: Edition, state: State, table: Table) -> Iterator[Refusal]:
    """Tiles of the market that the figure cannot reach in one step."""
    ahead = spaces_ahead(edition, state)
    for space in range(int(table.columns) * MARKET_ROWS):
        if table.market[space] != EMPTY and space not in ahead:
            yield Refusal(f"space:{space}", Event(why_not_taken(table, space), {}))


def why_not_taken(table: Table, space: int) -> str:
    """Out of line, behind the figure, or not the first that way."""
    seat = int(table.seat)
    columns = int(table.columns)
    row, column = divmod(space, columns)
    own_row, own_column = divmod(int(table.figure[seat]), columns)
    if row != own_row and column != own_column:
        return "refuse-out-of-line"
    if row == own_row:
        towards = Side.EAST if column > own_column else Side.WEST
    else:
        towards = Side.SOUTH if row > own_row else Side.NORTH
    if towards == direction_of(table, seat, Turn.BEHIND.value):
        return "refuse-behind"
    return "refuse-not-first"


def refused_cells(cards: Cards, table: Table, seat: int) -> Iterator[Refusal]:
    """Empty cells in and around the park where the tile in hand cannot lie."""
    count = int(table.count[seat])
    columns = [int(column) for column in table.column[seat, :count]]
    rows = [int(row) for row in table.row[seat, :count]]
    taken = set(zip(columns, rows, strict=True))
    closed = {(one["column"], one["row"]): one["reason"] for one in closed_cells(table, seat)}
    free = {(cell["column"], cell["row"]) for cell in open_cells(table, seat)}
    for row in range(min(rows) - 1, max(rows) + 2):
        for column in range(min(columns) - 1, max(columns) + 2):
            cell = (column, row)
            if cell in taken:
                continue
            if cell in closed:
                key = f"refuse-{closed[cell]}"
            elif cell not in free:
                key = "refuse-not-adjacent"
            elif not fits(cards, table, seat, column, row):
                key = "refuse-road-side"
            else:
                continue
            yield Refusal(f"cell:{column},{row}", Event(key, {}))


def fits(cards: Cards, table: Table, seat: int, column: int, row: int) -> bool:
    """Can the tile in hand be turned so that no road leads to a tile?"""
    roads = int(cards.road_sides[table.hand])
    around = int(tiles_around(table, seat, column, row))
    return any(
        int(turned_sides(roads, quarters)) & around == 0
        for quarters in range(int(turnings(cards, table, table.hand)))
    )

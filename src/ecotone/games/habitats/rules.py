"""The course of the game: the decisions of a turn, the end of a year and of the game."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note
from ecotone.games.habitats.actions import FACE, PLACE, QUARTERS, SKIP, TAKE
from ecotone.games.habitats.cards import Cards
from ecotone.games.habitats.goals import compare_parks
from ecotone.games.habitats.market import draw, space_ahead, take_tile
from ecotone.games.habitats.notes import Note
from ecotone.games.habitats.park import (
    cell_column,
    cell_row,
    place_tile,
    tiles_around,
    turned_sides,
    turnings,
)
from ecotone.games.habitats.scoring import park_score
from ecotone.games.habitats.table import (
    EMPTY,
    OPEN,
    SIDES,
    YEARS,
    Phase,
    Table,
    Turn,
)


@rule
def plays_from_market(table: Table) -> bool:
    return bool(table.columns > 0)


@rule
def begin_turn(table: Table) -> None:
    """Let the next player take a tile, or draw one where there is no market."""
    if plays_from_market(table):
        table.phase = Phase.TAKE
    else:
        table.hand = draw(table)
        if table.hand != EMPTY:
            note(table, Note.DREW, table.seat, table.hand)
        table.phase = Phase.PLACE


@rule
def end_turn(cards: Cards, table: Table) -> None:
    """Pass to the next player; after the last round of a year, compare the parks."""
    table.seat += 1
    if table.seat == table.players:
        # R17: seat 1 begins every round and so every year.
        table.seat = 0
        table.turn += 1
        if table.turn == turns_in_year(cards, table):
            end_year(cards, table)
    if table.phase != Phase.OVER:
        begin_turn(table)


@rule
def turns_in_year(cards: Cards, table: Table) -> int:
    """Turns of each player in the current year; alone the years are only a counter (R19)."""
    return cards.turns[table.players, table.year] + table.extra_turns


@rule
def end_year(cards: Cards, table: Table) -> None:
    """Give the points of the year's goals; after the third year the game is over."""
    note(table, Note.YEAR_OVER, table.year)
    compare_parks(cards, table)
    table.year += 1
    table.turn = 0
    if table.year == YEARS:
        table.phase = Phase.OVER
        note(table, Note.OVER)


@rule
def list_legal(cards: Cards, table: Table, out: NDArray[np.int16]) -> int:
    """The decisions open to the player whose turn it is; none when the game is over."""
    if table.phase == Phase.OVER:
        return 0
    if table.phase == Phase.FACING:
        for side in range(SIDES):
            out[side] = FACE + side
        return SIDES
    found = list_takes(table, out) if table.phase == Phase.TAKE else list_places(cards, table, out)
    if found == 0:
        out[0] = SKIP
        return 1
    return found


@rule
def list_takes(table: Table, out: NDArray[np.int16]) -> int:
    """The ways in which the figure on turn can go.

    Back only when there is no other way, and then it cannot be declined (R07).
    """
    seat = table.seat
    found = 0
    for turn in range(SIDES):
        if turn != Turn.BEHIND and space_ahead(table, seat, turn) != EMPTY:
            out[found] = TAKE + turn
            found += 1
    if found == 0 and space_ahead(table, seat, Turn.BEHIND.value) != EMPTY:
        out[0] = TAKE + Turn.BEHIND
        found = 1
    return found


@rule
def list_places(cards: Cards, table: Table, out: NDArray[np.int16]) -> int:
    """All cells and turnings for the tile in hand."""
    seat = table.seat
    tile = table.hand
    if tile == EMPTY:
        return 0
    quarters_offered = turnings(cards, table, tile)
    roads = cards.road_sides[tile]
    found = 0
    for slot in range(table.count[seat]):
        for side in range(SIDES):
            if table.beside[seat, slot, side] == OPEN:
                around = 0
                if roads != 0:
                    column = cell_column(table, seat, slot, side)
                    row = cell_row(table, seat, slot, side)
                    around = tiles_around(table, seat, column, row)
                for quarters in range(quarters_offered):
                    if turned_sides(roads, quarters) & around == 0:
                        out[found] = PLACE + (slot * SIDES + side) * QUARTERS + quarters
                        found += 1
    return found


@rule
def act(cards: Cards, table: Table, action: int) -> None:
    """Carry out one legal decision."""
    if action >= PLACE:
        place_from_hand(cards, table, action - PLACE)
        end_turn(cards, table)
    elif action == SKIP:
        skip(table)
        end_turn(cards, table)
    elif action >= TAKE:
        take_tile(table, table.seat, action - TAKE)
        table.phase = Phase.PLACE
    else:
        face(table, action - FACE)


@rule
def place_from_hand(cards: Cards, table: Table, place: int) -> None:
    """Lay the tile in hand where the decision says."""
    quarters = place % QUARTERS
    side = place // QUARTERS % SIDES
    beside = place // (QUARTERS * SIDES)
    seat = table.seat
    tile = table.hand
    before = park_score(cards, table, seat) if table.noting else 0
    place_tile(cards, table, seat, tile, beside, side, quarters)
    if table.noting:
        gain = park_score(cards, table, seat) - before
        note(table, Note.PLACED, seat, tile, table.tile[seat, beside], side, gain)
    table.hand = EMPTY


@rule
def skip(table: Table) -> None:
    """Nothing can be taken (R16), or the tile in hand fits nowhere and is set aside (R15)."""
    if table.hand != EMPTY:
        note(table, Note.SET_ASIDE, table.seat, table.hand)
        table.hand = EMPTY
        table.set_aside += 1
    else:
        note(table, Note.NOTHING_TO_TAKE, table.seat)


@rule
def face(table: Table, side: int) -> None:
    """Turn the figure before the first turn, one player after the other in turn order (R23)."""
    table.facing[table.seat] = side
    note(table, Note.FACED, table.seat, side)
    table.seat += 1
    if table.seat == table.players:
        table.seat = 0
        begin_turn(table)

"""Harvesting fields, and turning them without a counter."""

from numpy import int16
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.games.keyharvest.actions import FIELD, TAKE
from ecotone.games.keyharvest.board import mark_group
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.effects import EMPTY_CROP_RULE, Count, Source, What
from ecotone.games.keyharvest.goods import stock_total, take_counter
from ecotone.games.keyharvest.stack import ask, finish_step, had_effect, has_limit, or_stop
from ecotone.games.keyharvest.table import (
    CROPS,
    EMPTY,
    NEIGHBOURS,
    SPACES,
    Ask,
    Side,
    Table,
)

CHOOSING = 1
SUBSTITUTING = 2


@rule
def mark_fields(cards: Cards, table: Table, side: int) -> None:
    """Make the fields of one side, near the worker or on the whole board, the candidates.

    A text may name a crop.
    """
    top = table.depth
    seat = table.seat[top]
    crop = named_crop(cards, table)
    table.candidates[:] = 0
    if cards.source[table.tile[top], table.step[top]] == Source.ADJACENT:
        for index in range(NEIGHBOURS):
            neighbour = cards.neighbours[table.space[top], index]
            if neighbour == EMPTY:
                break
            if table.board[seat, neighbour] == side:
                table.candidates[neighbour] = 1
    else:
        for space in range(SPACES):
            if table.board[seat, space] == side:
                table.candidates[space] = 1
    if crop != EMPTY:
        for space in range(SPACES):
            if cards.crop[space] != crop:
                table.candidates[space] = 0


@rule
def named_crop(cards: Cards, table: Table) -> int:
    """The crop that the text names, or EMPTY."""
    top = table.depth
    what = cards.what[table.tile[top], table.step[top]]
    return what - What.WHEAT.value if what >= What.WHEAT else EMPTY


@rule
def may_harvest(cards: Cards, table: Table, space: int, any_crop: bool) -> bool:
    """Is this field a candidate, and is there a counter to take for it?"""
    return table.candidates[space] == 1 and (any_crop or table.stock[cards.crop[space]] > 0)


@rule
def resume_harvest(cards: Cards, table: Table) -> None:
    """Ask for the next field while there is one, and a counter for it."""
    top = table.depth
    if table.stage[top] == 0:
        mark_fields(cards, table, Side.UNHARVESTED)
        table.stage[top] = CHOOSING
    if table.stage[top] == SUBSTITUTING:
        ask(table, Ask.SUBSTITUTE)
        return
    # R12: with an empty stock there is nothing to harvest.
    if table.left[top] > 0 and stock_total(table) > 0:
        any_crop = has_limit(cards, table, EMPTY_CROP_RULE)
        for space in range(SPACES):
            if may_harvest(cards, table, space, any_crop):
                ask(table, Ask.HARVEST)
                return
    finish_step(cards, table)


@rule
def list_harvest(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    """List the fields to harvest next, in an order the player chooses (R11), or stop."""
    any_crop = has_limit(cards, table, EMPTY_CROP_RULE)
    count = 0
    for space in range(SPACES):
        if may_harvest(cards, table, space, any_crop):
            out[count] = FIELD + space
            count += 1
    return or_stop(cards, table, out, count)


@rule
def answer_harvest(cards: Cards, table: Table, action: int) -> None:
    """Take the crop and turn the field; where the crop has run out, another counter is due."""
    top = table.depth
    seat = table.seat[top]
    field = action - FIELD
    one_group = cards.source[table.tile[top], table.step[top]] == Source.ONE_GROUP
    if one_group and table.worked[top] == 0:
        mark_group(cards, table, seat, field)
    had_effect(table)
    # R24: no field twice in one action.
    table.candidates[field] = 0
    table.left[top] -= 1
    crop = cards.crop[field]
    if table.stock[crop] > 0:
        take_counter(table, seat, crop)
        table.board[seat, field] = Side.HARVESTED
    else:
        table.stage[top] = SUBSTITUTING


@rule
def list_stock(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    """Any counter of the stock."""
    count = 0
    for crop in range(CROPS):
        if table.stock[crop] > 0:
            out[count] = TAKE + crop
            count += 1
    return count


@rule
def answer_substitute(cards: Cards, table: Table, action: int) -> None:
    """Another counter instead; the field stays unharvested."""
    top = table.depth
    take_counter(table, table.seat[top], action - TAKE)
    table.stage[top] = CHOOSING


@rule
def resume_turn_over(cards: Cards, table: Table) -> None:
    """Ask for fields to turn, or for those to spare when all others turn."""
    top = table.depth
    tile = table.tile[top]
    step = table.step[top]
    spares = cards.counting[tile, step] == Count.ALL_BUT
    if table.stage[top] == 0:
        harvested = cards.what[tile, step] == What.HARVESTED
        mark_fields(cards, table, Side.HARVESTED.value if harvested else Side.UNHARVESTED.value)
        table.stage[top] = CHOOSING
        if spares and count_candidates(table) <= cards.count[tile, step]:
            finish_step(cards, table)
            return
    if table.left[top] > 0 and count_candidates(table) > 0:
        ask(table, Ask.TURN_OVER)
        return
    if spares:
        for space in range(SPACES):
            if table.candidates[space] == 1:
                turn_over(table, table.seat[top], space)
        had_effect(table)
    finish_step(cards, table)


@rule
def count_candidates(table: Table) -> int:
    """How many fields the step may still choose."""
    count = 0
    for space in range(SPACES):
        count += table.candidates[space]
    return count


@rule
def turn_over(table: Table, seat: int, field: int) -> None:
    harvested = table.board[seat, field] == Side.HARVESTED
    table.board[seat, field] = Side.UNHARVESTED if harvested else Side.HARVESTED


@rule
def list_turn_over(cards: Cards, table: Table, out: NDArray[int16]) -> int:
    count = 0
    for space in range(SPACES):
        if table.candidates[space] == 1:
            out[count] = FIELD + space
            count += 1
    return or_stop(cards, table, out, count)


@rule
def answer_turn_over(cards: Cards, table: Table, action: int) -> None:
    """Turn this field, or spare it."""
    top = table.depth
    field = action - FIELD
    table.candidates[field] = 0
    table.left[top] -= 1
    if cards.counting[table.tile[top], table.step[top]] == Count.PLAIN:
        turn_over(table, table.seat[top], field)
        had_effect(table)

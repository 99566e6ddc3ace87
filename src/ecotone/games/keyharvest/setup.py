"""Setting up: starting pairs, counters, a full registry, then the events into the bag."""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.engine.copying import copy_into
from ecotone.engine.options import YES_NO, Option
from ecotone.engine.randomness import Generator, below
from ecotone.games.keyharvest.board import put_field
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.goods import (
    draw_field,
    put_in_bag,
    stock_total,
    take_counter,
)
from ecotone.games.keyharvest.stack import ask, push
from ecotone.games.keyharvest.table import (
    ACTIONS_A_TURN,
    CROPS,
    EMPTY,
    EVENTS,
    HOME,
    REGISTRY,
    SPACES,
    Ask,
    Side,
    Table,
    Task,
)
from ecotone.games.keyharvest.turns import CHOOSING

# R21: there are no variants besides the number of events and a house rule.
OPTIONS = (
    Option("events", ("edition", "12", "14"), "edition"),
    Option("late_start", YES_NO, "no", [{"players": [4]}]),
)


class Choice(IntEnum):
    """The position of each option among the numbers given to `set_up`."""

    EVENTS = 0
    LATE_START = 1


@rule
def set_up(
    cards: Cards, table: Table, options: NDArray[np.int64], players: int, random: Generator
) -> None:
    """Deal a new game into a table of zeros, the same for every number of players (R20)."""
    copy_into(table.random, random)
    table.players = players
    clear(table)
    for crop in range(CROPS):
        table.stock[crop] = cards.counters[crop]
    deal_pairs(cards, table)
    for seat in range(players):
        for _ in range(cards.first_counters):
            deal_counter(table, seat)
    # R23: the registry is filled before the events join the bag.
    for slot in range(REGISTRY):
        table.registry[slot] = draw_field(table)
    # R01: the edition says how many events for how many players, or the option does.
    chosen = options[Choice.EVENTS]
    total = cards.event_total[players]
    if chosen == 1:
        total = 12
    elif chosen == 2:
        total = 14
    add_events(cards, table, total)
    table.active = below(table.random, players)
    table.actions_left = ACTIONS_A_TURN
    if options[Choice.LATE_START]:
        make_up_for_late_start(table)
    begin_first_turn(table)


@rule
def clear(table: Table) -> None:
    """Mark every space, place and post as empty."""
    table.depth = -1
    table.worker[:] = EMPTY
    table.post[:] = HOME
    table.stored[:] = EMPTY
    table.registry[:] = EMPTY
    table.bag_fields[:] = EMPTY
    table.bag_events[:] = EMPTY
    table.event_track[:] = EMPTY
    table.drawn[:] = EMPTY
    table.passing[:] = EMPTY


@rule
def deal_pairs(cards: Cards, table: Table) -> None:
    """Lay a random pair of fields for every player, unharvested side up (R22); bag the rest."""
    pairs = cards.pair_count
    drawn = 0
    for seat in range(table.players):
        pick = below(table.random, pairs - seat)
        for pair in range(pairs):
            if (drawn >> pair) & 1:
                continue
            if pick == 0:
                drawn |= 1 << pair
                put_field(cards, table, seat, cards.pairs[pair, 0], Side.UNHARVESTED)
                put_field(cards, table, seat, cards.pairs[pair, 1], Side.UNHARVESTED)
                break
            pick -= 1
    for field in range(SPACES):
        if not is_laid(table, field):
            put_in_bag(table, field)


@rule
def is_laid(table: Table, field: int) -> bool:
    for seat in range(table.players):
        if table.board[seat, field] != Side.NONE:
            return True
    return False


@rule
def deal_counter(table: Table, seat: int) -> None:
    """One counter of the stock, drawn blindly, goes behind a screen."""
    crop = any_crop(table)
    take_counter(table, seat, crop)
    table.first_hand[seat, crop] += 1


@rule
def any_crop(table: Table) -> int:
    """The crop of a counter drawn blindly from the stock."""
    pick = below(table.random, stock_total(table))
    crop = 0
    while pick >= table.stock[crop]:
        pick -= table.stock[crop]
        crop += 1
    return crop


@rule
def make_up_for_late_start(table: Table) -> None:
    """Everyone but the first player draws one more counter, which everyone sees (R45)."""
    for later in range(1, table.players):
        take_counter(table, (table.active + later) % table.players, any_crop(table))


@rule
def add_events(cards: Cards, table: Table, total: int) -> None:
    """The events that are always used, and others drawn openly until there are enough."""
    others = 0
    for event in range(EVENTS):
        if cards.small_set[event] == 0:
            others += 1
        elif table.bag_event_count < total:
            add_event(table, event)
    for event in range(EVENTS):
        if cards.small_set[event] == 0:
            missing = total - table.bag_event_count
            if missing == others or below(table.random, others) < missing:
                add_event(table, event)
            others -= 1
    table.event_total = table.bag_event_count


@rule
def add_event(table: Table, event: int) -> None:
    table.bag_events[table.bag_event_count] = event
    table.bag_event_count += 1


@rule
def begin_first_turn(table: Table) -> None:
    """Everyone has counters, so the first turn starts with its first question."""
    top = push(table, Task.TURN, table.active)
    table.stage[top] = CHOOSING
    ask(table, Ask.TURN)

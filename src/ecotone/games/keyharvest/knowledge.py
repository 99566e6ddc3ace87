"""What a seat cannot know, dealt again: others' first counters, a private look, the next draws.

Every counter that moves during the game moves in the open. So all that is hidden is who was dealt
which counters at the start; how many of each crop were dealt in all can be read off the stock,
whoever has spent a crop more often than taken it has shown first counters of that crop, and whoever
has begun to place a field from a store can pay for one.
"""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.engine.randomness import Generator, next_word, seed_generator, shuffle, shuffle_unseen
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.effects import PRIVATE_LOOK, Price
from ecotone.games.keyharvest.stack import may_stop
from ecotone.games.keyharvest.table import CROPS, DRAWN, EMPTY, SEATS, Ask, Table
from ecotone.games.keyharvest.turns import can_place_stored


@rule
def redeal(cards: Cards, table: Table, seat: int, random: Generator) -> None:
    """Replace all that the seat cannot know by something equally likely."""
    seed_generator(table.random, next_word(random) | (next_word(random) >> 1) << 32)
    if table.asked != Ask.OVER:
        redeal_first_hands(cards, table, seat, random)
    redeal_bag(cards, table, seat, random)


@rule
def redeal_first_hands(cards: Cards, table: Table, seat: int, random: Generator) -> None:
    """Deal the others' first counters among them again until nothing shown is contradicted."""
    pool = np.zeros(SEATS * cards.first_counters, np.int8)
    size = 0
    for crop in range(CROPS):
        for other in range(table.players):
            if other != seat:
                for _ in range(table.first_hand[other, crop]):
                    pool[size] = crop
                    size += 1
    while True:
        shuffle(random, pool, size)
        deal_pool(cards, table, seat, pool)
        if is_possible(cards, table, seat):
            return


@rule
def deal_pool(cards: Cards, table: Table, seat: int, pool: NDArray[np.int8]) -> None:
    """Exchange the first counters of all other seats for those of the pool."""
    dealt = 0
    for other in range(table.players):
        if other == seat:
            continue
        for crop in range(CROPS):
            table.counters[other, crop] -= table.first_hand[other, crop]
            table.first_hand[other, crop] = 0
        for _ in range(cards.first_counters):
            table.counters[other, pool[dealt]] += 1
            table.first_hand[other, pool[dealt]] += 1
            dealt += 1


@rule
def is_possible(cards: Cards, table: Table, seat: int) -> bool:
    """Does every other seat have what it has shown, and what the action it has begun demands?"""
    for other in range(table.players):
        if other != seat:
            for crop in range(CROPS):
                if table.first_hand[other, crop] < table.proven[other, crop]:
                    return False
    if table.asked == Ask.PLACE and table.actor != seat and not may_stop(cards, table):
        top = table.depth
        tile = table.tile[top]
        # Whoever follows a scroll is asked even without the counters to pay (R37).
        if cards.scroll[tile] == 0 and cards.pricing[tile, table.step[top]] == Price.EXACT_BID:
            return can_place_stored(table, table.actor)
    return True


@rule
def hides_drawn_fields(cards: Cards, table: Table, seat: int) -> bool:
    """Are there fields from the bag that only another player may look at?

    The one that was chosen lies open as soon as it is chosen, before it is paid for.
    """
    if table.drawn[0] == EMPTY or seat == table.actor:
        return False
    top = table.depth
    while table.tile[top] == EMPTY:
        top -= 1
    if table.subject[top] == table.drawn[0]:
        return False
    return bool((cards.limits[table.tile[top], table.step[top]] & PRIVATE_LOOK) != 0)


@rule
def redeal_bag(cards: Cards, table: Table, seat: int, random: Generator) -> None:
    """The bag has no order, and what another player looks at could be any of its fields."""
    looked_at = 0
    in_bag = table.bag_field_count
    if hides_drawn_fields(cards, table, seat):
        for index in range(DRAWN):
            if table.drawn[index] != EMPTY:
                table.bag_fields[in_bag + looked_at] = table.drawn[index]
                looked_at += 1
    shuffle_unseen(random, table.bag_fields, in_bag + looked_at)
    for index in range(looked_at):
        table.drawn[index] = table.bag_fields[in_bag + index]
        table.bag_fields[in_bag + index] = EMPTY
    shuffle_unseen(random, table.bag_events, table.bag_event_count)

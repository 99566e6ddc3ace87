"""The rules: dealing, planting, scoring."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note, reveal
from ecotone.engine.randomness import Generator, next_word, seed_generator, shuffle, shuffle_unseen
from meadow.table import (
    EMPTY,
    HAND,
    KINDS,
    MIDDLE,
    NEIGHBOURS,
    NOWHERE,
    PLANTED,
    SPACES,
    STONE,
    Cards,
    Note,
    Table,
)


@rule
def set_up(cards: Cards, table: Table, players: int, random: Generator) -> None:
    """Shuffle the deck, deal the hands and the secret favourites."""
    table.random[:] = random
    table.players = players
    table.meadow[:] = EMPTY
    table.meadow[MIDDLE] = STONE
    table.deck[:] = EMPTY
    for flower in range(KINDS):
        for _ in range(cards.copies[flower]):
            table.deck[table.left] = flower
            table.left += 1
    shuffle(table.random, table.deck, table.left)
    for seat in range(players):
        for _ in range(HAND):
            draw(table, seat)
    deal_favourites(table, NOWHERE, table.random)


@rule
def deal_favourites(table: Table, known: int, random: Generator) -> None:
    """Give every seat but one a different favourite; the known seat keeps its own."""
    flowers = np.arange(KINDS).astype(np.int8)
    count = KINDS
    if known != NOWHERE:
        count -= 1
        flowers[table.favourite[known]] = flowers[count]
    shuffle_unseen(random, flowers, count)
    for seat in range(table.players):
        if seat != known:
            count -= 1
            table.favourite[seat] = flowers[count]


@rule
def draw(table: Table, seat: int) -> None:
    """Take the top card of the deck, if there is one."""
    if table.left > 0:
        table.left -= 1
        table.hand[seat, table.deck[table.left]] += 1
        table.deck[table.left] = EMPTY


@rule
def is_over(table: Table) -> bool:
    return table.planted == PLANTED


@rule
def is_open(table: Table, space: int) -> bool:
    """Is it an empty space next to the stone or to a flower?"""
    if table.meadow[space] != EMPTY:
        return False
    for neighbour in NEIGHBOURS[space]:
        if neighbour != NOWHERE and table.meadow[neighbour] != EMPTY:
            return True
    return False


@rule
def list_legal(table: Table, out: NDArray[np.int16]) -> int:
    """Every flower in hand on every open space."""
    count = 0
    for flower in range(KINDS):
        if table.hand[table.actor, flower] > 0:
            for space in range(SPACES):
                if is_open(table, space):
                    out[count] = flower * SPACES + space
                    count += 1
    return count


@rule
def plant(cards: Cards, table: Table, action: int) -> None:
    """Plant a flower, draw a card and pass the turn on."""
    flower, space = action // SPACES, action % SPACES
    table.hand[table.actor, flower] -= 1
    table.meadow[space] = flower
    table.planted += 1
    note(table, Note.PLANTED, table.actor, flower, space)
    reveal(table)  # a card of a hidden hand
    draw(table, table.actor)
    table.actor = (table.actor + 1) % table.players
    if is_over(table):
        for seat in range(table.players):
            note(table, Note.LOVED, seat, table.favourite[seat], points(cards, table, seat))


@rule
def mark_group(table: Table, space: int, seen: NDArray[np.bool_]) -> int:
    """The size of the group that a flower belongs to; marks its spaces as seen."""
    waiting = np.zeros(SPACES, np.int64)
    waiting[0] = space
    seen[space] = True
    size = 1
    done = 0
    while done < size:
        for neighbour in NEIGHBOURS[waiting[done]]:
            if neighbour != NOWHERE and not seen[neighbour]:
                if table.meadow[neighbour] == table.meadow[space]:
                    seen[neighbour] = True
                    waiting[size] = neighbour
                    size += 1
        done += 1
    return size


@rule
def group_sizes(table: Table, flower: int, out: NDArray[np.int64]) -> int:
    """List the sizes of all groups of a flower; returns how many there are."""
    seen = np.zeros(SPACES, np.bool_)
    count = 0
    for space in range(SPACES):
        if table.meadow[space] == flower and not seen[space]:
            out[count] = mark_group(table, space, seen)
            count += 1
    return count


@rule
def points(cards: Cards, table: Table, seat: int) -> int:
    """What the groups of a seat's favourite are worth."""
    sizes = np.zeros(SPACES, np.int64)
    total = 0
    for group in range(group_sizes(table, table.favourite[seat], sizes)):
        total += cards.points[sizes[group]]
    return total


@rule
def redeal(table: Table, seat: int, random: Generator) -> None:
    """Deal again what a seat cannot know: the deck, the other hands, the other favourites."""
    seed_generator(table.random, next_word(random))
    held = np.zeros(table.players, np.int64)
    for other in range(table.players):
        if other != seat:
            for flower in range(KINDS):
                for _ in range(table.hand[other, flower]):
                    table.deck[table.left] = flower
                    table.left += 1
                    held[other] += 1
            table.hand[other] = 0
    shuffle_unseen(random, table.deck, table.left)
    for other in range(table.players):
        for _ in range(held[other]):
            draw(table, other)
    if not is_over(table):
        deal_favourites(table, seat, random)


@rule
def audit(cards: Cards, table: Table) -> int:
    """0, or 1 if cards were lost or made."""
    for flower in range(KINDS):
        count = 0
        for place in range(table.left):
            count += table.deck[place] == flower
        for seat in range(table.players):
            count += table.hand[seat, flower]
        for space in range(SPACES):
            count += table.meadow[space] == flower
        if count != cards.copies[flower]:
            return 1
    return 0

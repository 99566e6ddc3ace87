"""Country boards: fields and workers on their spaces, groups, and where a worker may stand."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.bits import lowest
from ecotone.engine.compiling import rule
from ecotone.engine.notes import note
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.notes import Note
from ecotone.games.keyharvest.table import (
    EMPTY,
    FARMHANDS,
    HOME,
    NEIGHBOURS,
    SPACES,
    WORKERS,
    Side,
    Table,
)

NO_SPACE = 63
"""The bit that EMPTY sets: boards have fewer spaces."""


@rule
def put_field(cards: Cards, table: Table, seat: int, field: int, side: int) -> int:
    """Lay a field on its space; returns the worker it displaces (now at home), or EMPTY."""
    displaced = table.worker[seat, field]
    if displaced != EMPTY:
        send_home(cards, table, seat, displaced)
    table.board[seat, field] = side
    for index in range(NEIGHBOURS):
        neighbour = cards.neighbours[field, index]
        if neighbour == EMPTY:
            break
        table.fields_next[seat, neighbour] += 1
    return displaced


@rule
def lift_field(cards: Cards, table: Table, seat: int, field: int) -> int:
    """Take a field off a board and return the side it showed; workers beside it stay (R05)."""
    side = table.board[seat, field]
    table.board[seat, field] = Side.NONE
    for index in range(NEIGHBOURS):
        neighbour = cards.neighbours[field, index]
        if neighbour == EMPTY:
            break
        table.fields_next[seat, neighbour] -= 1
    return side


@rule
def post_worker(cards: Cards, table: Table, seat: int, worker: int, space: int) -> None:
    """Set a worker on a space; a worker it covers goes home."""
    covered = table.worker[seat, space]
    if covered != EMPTY:
        send_home(cards, table, seat, covered)
    table.worker[seat, space] = worker
    table.post[seat, worker] = space
    for index in range(NEIGHBOURS):
        neighbour = cards.neighbours[space, index]
        if neighbour == EMPTY:
            break
        table.workers_next[seat, neighbour] += 1


@rule
def send_home(cards: Cards, table: Table, seat: int, worker: int) -> None:
    """A farmhand goes back beside the board, a townsperson to the town board."""
    space = table.post[seat, worker]
    note(table, Note.WORKER_LEFT, seat, worker, space)
    table.worker[seat, space] = EMPTY
    table.post[seat, worker] = HOME
    for index in range(NEIGHBOURS):
        neighbour = cards.neighbours[space, index]
        if neighbour == EMPTY:
            break
        table.workers_next[seat, neighbour] -= 1


@rule
def is_available(table: Table, seat: int, worker: int) -> bool:
    """Is the worker at home? Townsfolk are only if they stand on nobody's board."""
    if worker < FARMHANDS:
        return bool(table.post[seat, worker] == HOME)
    for other in range(table.players):
        if table.post[other, worker] != HOME:
            return False
    return True


@rule
def may_stand(cards: Cards, table: Table, seat: int, space: int, value: int, need: int) -> bool:
    """May a worker of that value stand there, with at least `need` fields next to it?

    Both sides of fields count (R06), and more fields than needed are fine (R07). The worker it
    would cover is on the space itself, so it is not next to it (R25).
    """
    if table.board[seat, space] != Side.NONE or table.workers_next[seat, space] != 0:
        return False
    if table.fields_next[seat, space] < need:
        return False
    there = table.worker[seat, space]
    return bool(there == EMPTY or cards.value[there] < value)


@rule
def has_place(cards: Cards, table: Table, seat: int, value: int, need: int) -> bool:
    """Is there any space for such a worker?"""
    for space in range(SPACES):
        if table.fields_next[seat, space] >= need and may_stand(
            cards, table, seat, space, value, need
        ):
            return True
    return False


@rule
def postable_values(cards: Cards, table: Table, seat: int) -> int:
    """Bit v is set if a worker of value v has a space on this board."""
    values = 0
    for space in range(SPACES):
        most = table.fields_next[seat, space]
        if most == 0 or table.board[seat, space] != Side.NONE:
            continue
        if table.workers_next[seat, space] != 0:
            continue
        there = table.worker[seat, space]
        least = 0 if there == EMPTY else cards.value[there]
        if most > least:
            values |= (2 << most) - (2 << least)
    return values


@rule
def top_value(cards: Cards, table: Table, seat: int) -> int:
    """The highest value among the workers on a board, 0 without any."""
    top = 0
    for worker in range(WORKERS):
        if table.post[seat, worker] != HOME:
            top = max(top, cards.value[worker])
    return top


@rule
def has_worker(table: Table, seat: int) -> bool:
    for worker in range(WORKERS):
        if table.post[seat, worker] != HOME:
            return True
    return False


@rule
def has_field(table: Table, seat: int) -> bool:
    for space in range(SPACES):
        if table.board[seat, space] != Side.NONE:
            return True
    return False


@rule
def has_unharvested(table: Table, seat: int) -> bool:
    """Is there a field on this board still to be harvested?"""
    for space in range(SPACES):
        if table.board[seat, space] == Side.UNHARVESTED:
            return True
    return False


@rule
def is_isolated(table: Table, seat: int, space: int) -> bool:
    """Does a field lie there with no field next to it?"""
    return bool(table.board[seat, space] != Side.NONE and table.fields_next[seat, space] == 0)


@rule
def has_isolated(table: Table, seat: int) -> bool:
    for space in range(SPACES):
        if is_isolated(table, seat, space):
            return True
    return False


@rule
def count_tiles(table: Table, seat: int) -> int:
    """Fields and workers on a board."""
    tiles = 0
    for space in range(SPACES):
        if table.board[seat, space] != Side.NONE or table.worker[seat, space] != EMPTY:
            tiles += 1
    return tiles


@rule
def laid_fields(table: Table, seat: int) -> int:
    """The spaces of a board on which a field lies, as bits."""
    fields = 0
    for space in range(SPACES):
        if table.board[seat, space] != Side.NONE:
            fields |= 1 << space
    return fields


@rule
def spaces_next_to(cards: Cards, space: int) -> int:
    """The spaces around a space as bits; EMPTY sets a bit that belongs to none."""
    around = 0
    for index in range(NEIGHBOURS):
        around |= 1 << (cards.neighbours[space, index] & NO_SPACE)
    return around


@rule
def take_group(cards: Cards, fields: int) -> tuple[int, int]:
    """Take the group around the first of some fields away; returns the others and its size."""
    size = 0
    edge = fields & -fields
    while edge != 0:
        space = lowest(edge)
        fields &= ~(1 << space)
        edge = (edge | spaces_next_to(cards, space)) & fields
        size += 1
    return fields, size


@rule
def mark_groups(
    cards: Cards, laid: NDArray[np.int8], group: NDArray[np.int8], sizes: NDArray[np.int8]
) -> int:
    """Number the groups on their spaces and count them; a single field is a group too (R36)."""
    queue = np.zeros(SPACES, np.int8)
    group[:] = EMPTY
    groups = 0
    for start in range(SPACES):
        if laid[start] == Side.NONE or group[start] != EMPTY:
            continue
        group[start] = groups
        queue[0] = start
        size = 1
        reached = 0
        while reached < size:
            space = queue[reached]
            reached += 1
            for index in range(NEIGHBOURS):
                neighbour = cards.neighbours[space, index]
                if neighbour == EMPTY:
                    break
                if laid[neighbour] != Side.NONE and group[neighbour] == EMPTY:
                    group[neighbour] = groups
                    queue[size] = neighbour
                    size += 1
        sizes[groups] = size
        groups += 1
    return groups


@rule
def mark_group(cards: Cards, table: Table, seat: int, start: int) -> None:
    """Make the unharvested fields of the group around `start` the candidates."""
    table.candidates[:] = 0
    table.candidates[start] = 1
    growing = True
    while growing:
        growing = False
        for space in range(SPACES):
            if table.board[seat, space] == Side.NONE or table.candidates[space] == 1:
                continue
            for index in range(NEIGHBOURS):
                neighbour = cards.neighbours[space, index]
                if neighbour == EMPTY:
                    break
                if table.candidates[neighbour] == 1:
                    table.candidates[space] = 1
                    growing = True
                    break
    for space in range(SPACES):
        if table.board[seat, space] != Side.UNHARVESTED:
            table.candidates[space] = 0

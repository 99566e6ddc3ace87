"""The result, one for all: won or lost, and how far the sea has come."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.games.ecosfera.table import ALL_HABITATS, HABITATS, IMPACTS, Table


@rule
def is_won(table: Table) -> bool:
    return table.habitats == ALL_HABITATS


@rule
def count_habitats(table: Table) -> int:
    count = 0
    for habitat in range(HABITATS):
        count += (table.habitats >> habitat) & 1
    return count


@rule
def total(table: Table) -> int:
    """A point for each habitat tile and, once the sea is saved, for each impact tile left (R37)."""
    points = count_habitats(table)
    if is_won(table):
        points += IMPACTS - table.impacts
    return points


@rule
def scores(table: Table, out: NDArray[np.int64]) -> None:
    for seat in range(table.players):
        out[seat] = total(table)


@rule
def places(table: Table, out: NDArray[np.int64]) -> None:
    """All win, or nobody does."""
    for seat in range(table.players):
        out[seat] = 1 if is_won(table) else 2

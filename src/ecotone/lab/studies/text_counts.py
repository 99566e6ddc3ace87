"""Counting how often Key Harvest's texts are begun and have an effect, from what the rules note."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.engine.notes import WIDTH
from ecotone.games.keyharvest import rules
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.notes import Note
from ecotone.games.keyharvest.table import Table

MET, USED = range(2)
"""What is counted: texts begun, and texts that had an effect."""

Counts = NDArray[np.int64]
"""A count for MET and USED, each seat and each tile."""


@rule
def answer_noted(
    cards: Cards, table: Table, room: NDArray[np.int16], counts: Counts, action: int
) -> None:
    """Answer on a table with room for notes, and count the texts that this begins and affects."""
    table.noting = 1
    rules.answer(cards, table, action)
    table.noting = 0
    count_notes(room, counts)


@rule
def resume_noted(cards: Cards, table: Table, room: NDArray[np.int16], counts: Counts) -> None:
    """Take the task on top one step further, counting in the same way."""
    table.noting = 1
    rules.resume(cards, table)
    table.noting = 0
    count_notes(room, counts)


@rule
def count_notes(room: NDArray[np.int16], counts: Counts) -> None:
    for index in range(room[0]):
        start = 1 + index * WIDTH
        if room[start] == Note.TEXT:
            counts[MET, room[start + 1], room[start + 2]] += 1
        elif room[start] == Note.EFFECT:
            counts[USED, room[start + 1], room[start + 2]] += 1
    room[0] = 0

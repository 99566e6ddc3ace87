"""What the rules of Habitats note as it happens; the numbers of each note stand behind it."""

from enum import IntEnum


class Note(IntEnum):
    """Something that happened. Tiles and goals by their numbers."""

    FACED = 1  # seat, Side
    TOOK = 2  # seat, Turn, tile
    REFILLED = 3  # tile
    DREW = 4  # seat, tile
    PLACED = 5  # seat, tile, tile it lies beside, Side of that, points gained
    SET_ASIDE = 6  # seat, tile
    NOTHING_TO_TAKE = 7  # seat
    YEAR_OVER = 8  # year, from 0
    GOAL = 9  # goal, seat, result, points
    OVER = 10

"""The vocabulary of Secret Meadow: the record of a state, the cards, the actions."""

from enum import IntEnum

import numpy as np

from ecotone.engine.actions import ActionSpace, Kind
from ecotone.engine.notes import Noting
from ecotone.engine.record import Record, dtype_of, generator, i8

SEATS = 4
HAND = 3
SIZE = 5
SPACES = SIZE * SIZE
MIDDLE = SPACES // 2
PLANTED = SPACES - 1
"""The number of flowers at the end: every space but the stone's."""

FLOWERS = ("poppy", "cornflower", "daisy", "buttercup", "clover")
KINDS = len(FLOWERS)
MOST_COPIES = 9
MOST_CARDS = KINDS * MOST_COPIES
EMPTY = -1
STONE = -2

SPACE_NAMES = [f"{'abcde'[space % SIZE]}{space // SIZE + 1}" for space in range(SPACES)]
ACTIONS = ActionSpace(Kind("plant", flower=FLOWERS, space=SPACE_NAMES))

NOWHERE = -1
NEIGHBOURS = np.array(
    [
        [
            space - SIZE if space >= SIZE else NOWHERE,
            space + SIZE if space < SPACES - SIZE else NOWHERE,
            space - 1 if space % SIZE else NOWHERE,
            space + 1 if space % SIZE < SIZE - 1 else NOWHERE,
        ]
        for space in range(SPACES)
    ]
)


class Note(IntEnum):
    """What the rules note as it happens, each with its numbers."""

    PLANTED = 1  # seat, flower, space
    LOVED = 2  # seat, flower, points


class Table(Noting):
    """A state of the game."""

    random = generator("the generator")
    players = i8("number of players")
    actor = i8("whose turn it is")
    planted = i8("number of flowers in the meadow")
    meadow = i8("flower on each space, EMPTY or STONE", SPACES)
    favourite = i8("each seat's favourite flower", SEATS)
    hand = i8("how many cards of each flower a seat holds", SEATS, KINDS)
    deck = i8("flowers of the deck, the last on top; EMPTY beyond", MOST_CARDS)
    left = i8("number of cards in the deck")


class Cards(Record):
    """An edition as the rules read it."""

    copies = i8("number of cards of each flower", KINDS)
    points = i8("points for a group of each size", MOST_COPIES + 1)


TABLE = dtype_of(Table)
CARDS = dtype_of(Cards)

"""What a card on an empty space would add to the runs of a board, for every card that may come.

A run of a line is known by its habitat, its direction and the number on the line's first space,
which may lie outside 1 to 5: a `Course`. Each course is a bit. A card on a place of a line fits
some courses, and cards that lie beside each other make a run if they fit one course.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.games.keystone.cards import Cards, Icon
from ecotone.games.keystone.lines import LINE_SPACES
from ecotone.games.keystone.scoring import HIGHEST, LOWEST
from ecotone.games.keystone.table import EMPTY, HABITATS, SIDE, SPACES, Table

Bits = NDArray[np.int64]

MASKS = 1 << HABITATS
STARTS = HIGHEST - LOWEST + SIDE
"""Numbers that the first space of a line may count from."""
KINDS = 2 * (HIGHEST + 1) * MASKS
"""Cards that differ in number, habitats and Keystone."""
WAYS = 5
"""Most ways to join cards on both sides of a space."""


def fitting_courses() -> Bits:
    """The courses that a card fits, by its place in the line, its number and its habitats."""
    found = np.zeros((SIDE, HIGHEST + 1, MASKS), np.int64)
    for place in range(SIDE):
        for direction in range(2):
            for start in range(STARTS):
                first = start + (LOWEST - SIDE + 1 if direction == 0 else LOWEST)
                number = first + place if direction == 0 else first - place
                if not LOWEST <= number <= HIGHEST:
                    continue
                for habitat in range(HABITATS):
                    bit = (direction * STARTS + start) * HABITATS + habitat
                    # 64 bits: the highest of them is the sign.
                    one = np.uint64(1 << bit).astype(np.int64)
                    for mask in range(MASKS):
                        if mask >> habitat & 1:
                            found[place, number, mask] |= one
                            found[place, 0, mask] |= one
    return found


COURSES = fitting_courses()


class Joins(NamedTuple):
    """For each empty space and direction, the runs that a card there would make."""

    courses: Bits
    """The courses that the card must fit, one of them at least."""
    plain: Bits
    """What the run adds to the line's points."""
    more: Bits
    """The same if the card has a Keystone."""
    ways: Bits


@rule
def no_joins() -> Joins:
    return Joins(
        np.zeros((SPACES, 2, WAYS), np.int64),
        np.zeros((SPACES, 2, WAYS), np.int64),
        np.zeros((SPACES, 2, WAYS), np.int64),
        np.zeros((SPACES, 2), np.int64),
    )


@rule
def kind_of(cards: Cards, card: int) -> int:
    """A number for all cards that are alike in runs."""
    keystone = cards.icons[card] & Icon.KEYSTONE
    return (cards.number[card] * MASKS + cards.habitats[card]) * 2 + keystone


@rule
def find_joins(
    cards: Cards, table: Table, owner: int, line: int, points: int, joins: Joins
) -> None:
    """Find the ways to add to a line that has so many points."""
    across = line // SIDE
    for place in range(SIDE):
        space = LINE_SPACES[line, place]
        if table.board[owner, space] != EMPTY:
            continue
        ways = 0
        left = -1
        left_worth = 1
        left_keystones = 0
        for before in range(place + 1):
            if before > 0:
                beside = LINE_SPACES[line, place - before]
                card = table.board[owner, beside]
                if card == EMPTY:
                    break
                left &= COURSES[place - before, cards.number[card], cards.habitats[card]]
                left_worth += 1 + table.research[owner, beside]
                left_keystones += cards.icons[card] & Icon.KEYSTONE
            both = left
            worth = left_worth
            keystones = left_keystones
            for after in range(SIDE - place):
                if after > 0:
                    beside = LINE_SPACES[line, place + after]
                    card = table.board[owner, beside]
                    if card == EMPTY:
                        break
                    both &= COURSES[place + after, cards.number[card], cards.habitats[card]]
                    worth += 1 + table.research[owner, beside]
                    keystones += cards.icons[card] & Icon.KEYSTONE
                if both == 0:
                    break
                more = worth * (2 + keystones) - points
                if before + after > 0 and more > 0:
                    joins.courses[space, across, ways] = both
                    joins.plain[space, across, ways] = max(0, worth * (1 + keystones) - points)
                    joins.more[space, across, ways] = more
                    ways += 1
        joins.ways[space, across] = ways


@rule
def gain_at(joins: Joins, space: int, kind: int) -> int:
    """The points that a card would add to the two lines of an empty space."""
    keystone = kind & 1
    mask = (kind >> 1) & (MASKS - 1)
    number = kind // (2 * MASKS)
    found = 0
    for across in range(2):
        place = space % SIDE if across else space // SIDE
        courses = COURSES[place, number, mask]
        best = 0
        for way in range(joins.ways[space, across]):
            if courses & joins.courses[space, across, way] != 0:
                if keystone:
                    best = max(best, joins.more[space, across, way])
                else:
                    best = max(best, joins.plain[space, across, way])
        found += best
    return found

"""The Field Journal's special rules: which are in force, and what they allow, cost and bring.

An ordinary game has none, and pays for them with one look at `table.special`. What they do to the
table is in `story.py`; RULES.md explains each.
"""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.games.keystone.cards import Cards
from ecotone.games.keystone.field import cards_to_the_right
from ecotone.games.keystone.journal import Special, Use
from ecotone.games.keystone.table import EMPTY, SIDE, SPACES, WILD, Table


class End(IntEnum):
    """An end of the Field."""

    LEFT = 0
    RIGHT = 1


PLACING = (
    1 << Special.CLOSED_SPACES
    | 1 << Special.LINE_HABITAT
    | 1 << Special.CONTIGUOUS
    | 1 << Special.SPACING
    | 1 << Special.INVASIVE
    | 1 << Special.RESCUE
)
"""The rules that decide where a card may go, or whether it may be moved."""
PRICING = 1 << Special.COST_SHIFT | 1 << Special.SEASON_CLOCK
"""The rules that change what a Field card costs."""


@rule
def in_force(table: Table, special: int) -> bool:
    return bool((table.special >> special) & 1)


@rule
def number_of(cards: Cards, table: Table, special: int, place: int) -> int:
    """A number of a special rule: its first, second or third."""
    return cards.rule_numbers[table.assignment, special, place]


@rule
def fits(cards: Cards, table: Table, use: int, card: int) -> bool:
    """Does a card fit a filter of the assignment? Every part of the filter must hold."""
    numbers, habitats, seasons, icons, wild = cards.filters[table.assignment, use]
    is_wild = card >= WILD
    if numbers and (is_wild or not (numbers >> cards.number[card]) & 1):
        return False
    if habitats and not habitats & cards.habitats[card]:
        return False
    if seasons and not (seasons >> cards.season[card]) & 1:
        return False
    if icons and icons & cards.icons[card] != icons:
        return False
    return wild == 0 or (wild == 1) == is_wild


@rule
def closed_spaces(cards: Cards, table: Table) -> int:
    """The spaces that are closed at this moment, as bits."""
    if not in_force(table, Special.CLOSED_SPACES):
        return 0
    opens_at = number_of(cards, table, Special.CLOSED_SPACES, 1)
    if 0 < table.time <= opens_at or (opens_at > 0 and table.time == 0):
        return 0
    return number_of(cards, table, Special.CLOSED_SPACES, 0)


@rule
def closed_for_good(cards: Cards, table: Table) -> int:
    """The spaces that will never open, as bits."""
    if not in_force(table, Special.CLOSED_SPACES):
        return 0
    if number_of(cards, table, Special.CLOSED_SPACES, 1) > 0:
        return 0
    return number_of(cards, table, Special.CLOSED_SPACES, 0)


@rule
def all_filled(cards: Cards, table: Table) -> bool:
    """Does every space that is not closed for good hold a card?"""
    closed = closed_for_good(cards, table)
    for space in range(SPACES):
        if table.board[0, space] == EMPTY and not (closed >> space) & 1:
            return False
    return True


@rule
def neighbour(space: int, direction: int) -> int:
    """The space above, below, to the left or to the right, or EMPTY at the edge."""
    row = space // SIDE
    column = space % SIDE
    if direction == 0:
        return space - SIDE if row > 0 else EMPTY
    if direction == 1:
        return space + SIDE if row < SIDE - 1 else EMPTY
    if direction == 2:
        return space - 1 if column > 0 else EMPTY
    return space + 1 if column < SIDE - 1 else EMPTY


@rule
def may_go(cards: Cards, table: Table, card: int, space: int, start: int) -> bool:
    """May a card be put on a space, from another space of the board or (EMPTY) from elsewhere?"""
    if table.board[0, space] != EMPTY or (closed_spaces(cards, table) >> space) & 1:
        return False
    if table.story[space] > 0:
        return False
    if in_force(table, Special.LINE_HABITAT):
        wanted = cards.line_habitats[table.assignment, space % SIDE]
        wanted |= cards.line_habitats[table.assignment, SIDE + space // SIDE]
        if wanted & cards.habitats[card] != wanted:
            return False
    if in_force(table, Special.CONTIGUOUS) and not has_company(table, space, start):
        return False
    return not in_force(table, Special.SPACING) or keeps_distance(cards, table, card, space, start)


@rule
def has_company(table: Table, space: int, start: int) -> bool:
    """Is a card other than the moved one beside the space, or is the board otherwise empty?"""
    for direction in range(4):
        other = neighbour(space, direction)
        if other != EMPTY and other != start and table.board[0, other] != EMPTY:
            return True
    for other in range(SPACES):
        if other != start and table.board[0, other] != EMPTY:
            return False
    return True


@rule
def keeps_distance(cards: Cards, table: Table, card: int, space: int, start: int) -> bool:
    """Would the card lie beside no other card that fits the spacing filter?"""
    if not fits(cards, table, Use.SPACING, card):
        return True
    for direction in range(4):
        other = neighbour(space, direction)
        if other != EMPTY and other != start:
            beside = table.board[0, other]
            if beside != EMPTY and fits(cards, table, Use.SPACING, beside):
                return False
    return True


@rule
def may_leave(table: Table, space: int) -> bool:
    """May the card on a space be moved? Not while it is in care."""
    return bool(table.board[0, space] != EMPTY and table.story[space] == 0)


@rule
def list_places(
    cards: Cards,
    table: Table,
    card: int,
    start: int,
    out: NDArray[np.int16],
    count: int,
    first_action: int,
) -> int:
    """Add an action for each space to which a card may go."""
    for space in range(SPACES):
        if may_go(cards, table, card, space, start):
            out[count] = first_action + space
            count += 1
    return count


@rule
def has_place(cards: Cards, table: Table, card: int, start: int) -> bool:
    """Is there a space to which a card may go?"""
    for space in range(SPACES):
        if may_go(cards, table, card, space, start):
            return True
    return False


@rule
def season_in_force(cards: Cards, table: Table) -> int:
    """The season the time marker shows, or EMPTY."""
    return cards.clock[table.assignment, table.time]


@rule
def price_of(cards: Cards, table: Table, slot: int) -> int:
    """What the card in a slot of the Field costs."""
    price = cards_to_the_right(table, slot)
    if table.special & PRICING:
        price += price_change(cards, table, table.field[slot])
    return max(0, price)


@rule
def price_change(cards: Cards, table: Table, card: int) -> int:
    """How much more (or less) than usual a Field card costs."""
    change = 0
    if in_force(table, Special.COST_SHIFT) and fits(cards, table, Use.COST_SHIFT, card):
        change += number_of(cards, table, Special.COST_SHIFT, 0)
    if in_force(table, Special.SEASON_CLOCK):
        season = season_in_force(cards, table)
        if season != EMPTY and cards.season[card] != season:
            change += number_of(cards, table, Special.SEASON_CLOCK, 1)
    return change


@rule
def arrival_bonus(cards: Cards, table: Table, card: int) -> int:
    """Extra Synergy for a species that comes onto the board from Field, deck or discards."""
    bonus = 0
    if in_force(table, Special.ABUNDANCE) and fits(cards, table, Use.ABUNDANCE, card):
        bonus += number_of(cards, table, Special.ABUNDANCE, 0)
    if in_force(table, Special.SEASON_CLOCK):
        if cards.season[card] == season_in_force(cards, table):
            bonus += number_of(cards, table, Special.SEASON_CLOCK, 0)
    return bonus


@rule
def skill_fee(cards: Cards, table: Table, exhausted: bool) -> int:
    if not in_force(table, Special.SKILL_FEE):
        return 0
    return number_of(cards, table, Special.SKILL_FEE, 1 if exhausted else 0)


@rule
def can_band(cards: Cards, table: Table, space: int) -> bool:
    """May the card on a space be banded now?"""
    card = table.board[0, space]
    if card == EMPTY or table.research[0, space] > 0 or table.story[space] > 0:
        return False
    return fits(cards, table, Use.BANDING, card)


@rule
def may_band(cards: Cards, table: Table) -> bool:
    """May a card still be banded this turn, and can the player pay?"""
    if not in_force(table, Special.BANDING) or table.banded:
        return False
    return bool(table.synergy[0] >= number_of(cards, table, Special.BANDING, 0))


@rule
def may_clear(cards: Cards, table: Table) -> bool:
    """May an invaded space still be cleared this turn, and can the player pay?"""
    if not in_force(table, Special.INVASIVE) or table.cleared:
        return False
    return bool(table.synergy[0] >= number_of(cards, table, Special.INVASIVE, 1))


@rule
def is_invaded(table: Table, space: int) -> bool:
    """Does a story token keep cards out of a space?"""
    return bool(table.story[space] > 0 and table.board[0, space] == EMPTY)

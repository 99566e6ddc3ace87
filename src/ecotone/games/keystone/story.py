"""What the Field Journal's special rules do to the table: care, sightings, invaders, storms.

`special.py` holds what they allow and cost. They only ever apply to the one shared board.
"""

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note
from ecotone.games.keystone.cards import Cards
from ecotone.games.keystone.field import discard_from_field
from ecotone.games.keystone.journal import MARKER_RULES, Special
from ecotone.games.keystone.lines import LINE_SPACES
from ecotone.games.keystone.notes import Note
from ecotone.games.keystone.special import End, in_force, is_invaded, neighbour, number_of
from ecotone.games.keystone.table import EMPTY, SIDE, SPACES, Table


@rule
def pay_supply(table: Table, owner: int, amount: int) -> None:
    """Tokens go back to the supply."""
    table.synergy[owner] -= amount
    table.supply += amount


@rule
def band(cards: Cards, table: Table, space: int) -> None:
    """Pay to put a research token on a card."""
    pay_supply(table, 0, number_of(cards, table, Special.BANDING, 0))
    table.research[0, space] = 1
    note(table, Note.BANDED, table.actor, table.board[0, space], space)
    table.banded = 1


@rule
def clear(cards: Cards, table: Table, space: int) -> None:
    """Pay to remove an invader."""
    pay_supply(table, 0, number_of(cards, table, Special.INVASIVE, 1))
    table.story[space] -= 1
    note(table, Note.CLEARED, table.actor, space)
    table.cleared = 1


@rule
def care_for_neighbours(cards: Cards, table: Table, space: int) -> None:
    """A card that came beside one in care, with a habitat in common, takes a story token off it."""
    card = table.board[0, space]
    for direction in range(4):
        other = neighbour(space, direction)
        if other != EMPTY and table.board[0, other] != EMPTY and table.story[other] > 0:
            if cards.habitats[card] & cards.habitats[table.board[0, other]]:
                table.story[other] -= 1
                note(table, Note.CARED, table.board[0, other], table.story[other])


@rule
def sight(cards: Cards, table: Table) -> None:
    """After a refill, story tokens on the newest or the oldest card of the Field."""
    if not in_force(table, Special.SIGHTINGS):
        return
    slot = end_of_field(table, number_of(cards, table, Special.SIGHTINGS, 0))
    if slot != EMPTY:
        table.field_story[slot] += number_of(cards, table, Special.SIGHTINGS, 1)


@rule
def end_of_field(table: Table, side: int) -> int:
    """The slot of the leftmost or rightmost card, or EMPTY."""
    for place in range(table.field_size):
        slot = place if side == End.LEFT else table.field_size - 1 - place
        if table.field[slot] != EMPTY:
            return slot
    return EMPTY


@rule
def step_time(cards: Cards, table: Table) -> None:
    """Move the time marker; the rules triggered by it act in the assignment's order."""
    if table.time == 0:
        return  # R35: the marker stays at 0
    table.time -= 1
    note(table, Note.TIME, table.time)
    if table.special == 0:
        return
    for place in range(MARKER_RULES):
        special = cards.marker_rules[table.assignment, place]
        if special == Special.INVASIVE:
            for _ in range(number_of(cards, table, Special.INVASIVE, 2)):
                invade(table)
        elif special == Special.MIGRATION_SHIFT:
            shift_line(
                table,
                number_of(cards, table, Special.MIGRATION_SHIFT, 0),
                number_of(cards, table, Special.MIGRATION_SHIFT, 1),
            )
        elif special == Special.STORM:
            for _ in range(number_of(cards, table, Special.STORM, 0)):
                slot = end_of_field(table, number_of(cards, table, Special.STORM, 1))
                if slot != EMPTY:
                    note(table, Note.SWEPT, table.field[slot])
                    discard_from_field(table, slot)


@rule
def invade(table: Table) -> None:
    """A token on the first empty space beside an invaded one, or on the first empty space."""
    first_empty = EMPTY
    any_invaded = False
    for space in range(SPACES):
        any_invaded = any_invaded or is_invaded(table, space)
    for space in range(SPACES):
        if table.board[0, space] != EMPTY or table.story[space] > 0:
            continue
        if first_empty == EMPTY:
            first_empty = space
        if any_invaded:
            for direction in range(4):
                other = neighbour(space, direction)
                if other != EMPTY and is_invaded(table, other):
                    table.story[space] = 1
                    note(table, Note.INVADED, space)
                    return
    if not any_invaded and first_empty != EMPTY:
        table.story[first_empty] = 1
        note(table, Note.INVADED, first_empty)


@rule
def shift_line(table: Table, line: int, step: int) -> None:
    """Everything in a line moves one space on; what leaves the edge comes in at the other end."""
    note(table, Note.SHIFTED, line)
    last = LINE_SPACES[line, SIDE - 1 if step > 0 else 0]
    card = table.board[0, last]
    research = table.research[0, last]
    story = table.story[last]
    for place in range(SIDE - 1):
        target = SIDE - 1 - place if step > 0 else place
        to = LINE_SPACES[line, target]
        source = LINE_SPACES[line, target - step]
        table.board[0, to] = table.board[0, source]
        table.research[0, to] = table.research[0, source]
        table.story[to] = table.story[source]
    first = LINE_SPACES[line, 0 if step > 0 else SIDE - 1]
    table.board[0, first] = card
    table.research[0, first] = research
    table.story[first] = story

"""What must hold in every state; each broken invariant has its own number."""

from enum import IntEnum

from ecotone.engine.compiling import rule
from ecotone.games.keystone.cards import OBJECTIVES, SKILLS, Cards
from ecotone.games.keystone.table import (
    DECK,
    DRAWN,
    EMPTY,
    SEATS,
    SLOTS,
    SPACES,
    STACK_HEIGHT,
    STACKS,
    SUPPLY,
    TOKENS,
    WILD,
    WILDS,
    Phase,
    Table,
    Variant,
)


class Fault(IntEnum):
    """The invariants, by what breaks them."""

    NONE = 0
    CARD_LOST_OR_DOUBLED = 1
    WILD_LOST_OR_DOUBLED = 2
    TOKENS_NEGATIVE = 3
    TOKENS_LOST = 4
    RESEARCH_MISPLACED = 5
    OUT_OF_BOUNDS = 6
    FIELD_TOKENS_MISPLACED = 7
    PILE_MISCOUNTED = 8
    CARDS_LEFT_DRAWN = 9
    STORY_MISPLACED = 10


@rule
def audit(cards: Cards, table: Table) -> int:
    """The first broken invariant, or 0."""
    if not in_bounds(table):
        return Fault.OUT_OF_BOUNDS.value
    if not piles_counted(table):
        return Fault.PILE_MISCOUNTED.value
    shared = table.players == 1 or table.variant == Variant.COOP
    copies = 1 if table.players < 3 or shared else 2
    for card in range(cards.species):
        wanted = copies if cards.envelope[card] <= table.envelopes else 0
        if copies_of(table, card) != wanted:
            return Fault.CARD_LOST_OR_DOUBLED.value
    for card in range(WILD, WILD + WILDS):
        if copies_of(table, card) > 1:
            return Fault.WILD_LOST_OR_DOUBLED.value
    fault = audit_story(table)
    return fault if fault else audit_tokens(table)


@rule
def audit_story(table: Table) -> int:
    """Story tokens: none negative, none on an empty slot, none at all without special rules."""
    for slot in range(SLOTS):
        tokens = table.field_story[slot]
        if tokens < 0 or (tokens > 0 and table.field[slot] == EMPTY):
            return Fault.STORY_MISPLACED.value
    for space in range(SPACES):
        if table.story[space] < 0 or (table.special == 0 and table.story[space] > 0):
            return Fault.STORY_MISPLACED.value
    return Fault.NONE.value


@rule
def audit_tokens(table: Table) -> int:
    """Synergy and research: none negative, none lost, all lying on cards."""
    in_play = 0
    for seat in range(SEATS):
        if table.synergy[seat] < 0:
            return Fault.TOKENS_NEGATIVE.value
        in_play += table.synergy[seat]
        for space in range(SPACES):
            tokens = table.research[seat, space]
            if not 0 <= tokens <= 2 or (tokens > 0 and table.board[seat, space] == EMPTY):
                return Fault.RESEARCH_MISPLACED.value
    for slot in range(SLOTS):
        if table.field_tokens[slot] < 0 or (
            table.field_tokens[slot] > 0 and table.field[slot] == EMPTY
        ):
            return Fault.FIELD_TOKENS_MISPLACED.value
        in_play += table.field_tokens[slot]
    if in_play + table.supply != SUPPLY or (table.limited and table.supply < 0):
        return Fault.TOKENS_LOST.value
    if table.phase != Phase.KEEP and table.phase != Phase.RETURN:
        for place in range(DRAWN):
            if table.drawn[place] != EMPTY:
                return Fault.CARDS_LEFT_DRAWN.value
    return Fault.NONE.value


@rule
def copies_of(table: Table, card: int) -> int:
    """How often a card lies anywhere on the table."""
    count = 0
    for place in range(table.deck_count):
        count += table.deck[place] == card
    for place in range(table.discard_count):
        count += table.discard[place] == card
    for slot in range(SLOTS):
        count += table.field[slot] == card
    for place in range(DRAWN):
        count += table.drawn[place] == card
    for habitat in range(STACKS):
        for place in range(STACK_HEIGHT):
            count += table.wilds[habitat, place] == card
    for seat in range(SEATS):
        for space in range(SPACES):
            count += table.board[seat, space] == card
    return count


@rule
def piles_counted(table: Table) -> bool:
    """Do all piles hold cards up to their count and none above?"""
    if not (0 <= table.deck_count <= DECK and 0 <= table.discard_count <= DECK):
        return False
    for place in range(DECK):
        if (table.deck[place] == EMPTY) != (place >= table.deck_count):
            return False
        if (table.discard[place] == EMPTY) != (place >= table.discard_count):
            return False
    for habitat in range(STACKS):
        for place in range(STACK_HEIGHT):
            if (table.wilds[habitat, place] == EMPTY) != (place >= table.wilds_left[habitat]):
                return False
    return True


@rule
def in_bounds(table: Table) -> bool:
    """Is every number within the bounds of its field?"""
    if not (1 <= table.players <= SEATS and 0 <= table.actor < table.players):
        return False
    if not (0 <= table.time <= 7 and 0 <= table.phase <= Phase.OVER):
        return False
    for position in range(TOKENS):
        if not EMPTY <= table.skills[position] < SKILLS:
            return False
        if table.pending[position] > table.exhausted[position]:
            return False
        if table.skills[position] == EMPTY and table.exhausted[position]:
            return False
    for seat in range(SEATS):
        if not EMPTY <= table.objective[seat] < OBJECTIVES:
            return False
    return EMPTY <= table.token < TOKENS

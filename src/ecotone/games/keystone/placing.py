"""Placing cards on a board, and the Synergy gained by it."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note
from ecotone.games.keystone.actions import BUY_WILD
from ecotone.games.keystone.cards import Cards
from ecotone.games.keystone.field import cards_to_the_right, pay_for_card, pay_price
from ecotone.games.keystone.notes import Note
from ecotone.games.keystone.special import PLACING, arrival_bonus, has_place, list_places, price_of
from ecotone.games.keystone.story import care_for_neighbours
from ecotone.games.keystone.table import (
    EMPTY,
    HABITATS,
    SIDE,
    SPACES,
    STACKS,
    WILD,
    Table,
    Variant,
)


@rule
def owner_of(table: Table, seat: int) -> int:
    """The seat that holds a seat's board, tokens and objective: 0 for all in co-op."""
    return 0 if table.variant == Variant.COOP else seat


@rule
def gain_synergy(table: Table, owner: int, amount: int) -> None:
    """Take tokens from the supply, which runs out only with the option `limited_synergy` (R14)."""
    gained = amount
    if table.limited and gained > table.supply:
        gained = table.supply
    table.synergy[owner] += gained
    table.supply -= gained
    if gained > 0:
        note(table, Note.GAINED, table.actor, gained)


@rule
def shared_habitats(cards: Cards, fruitful: int, one: int, other: int) -> int:
    """Habitat symbols that two cards have in common, of those that give Synergy."""
    common = cards.habitats[one] & cards.habitats[other] & fruitful
    count = 0
    for habitat in range(HABITATS):
        count += (common >> habitat) & 1
    return count


@rule
def synergy_at(cards: Cards, board: NDArray[np.int8], fruitful: int, card: int, space: int) -> int:
    """Tokens for a card on a space: one per habitat shared with each edge neighbour (R11)."""
    gain = 0
    row = space // SIDE
    column = space % SIDE
    if row > 0 and board[space - SIDE] != EMPTY:
        gain += shared_habitats(cards, fruitful, card, board[space - SIDE])
    if row < SIDE - 1 and board[space + SIDE] != EMPTY:
        gain += shared_habitats(cards, fruitful, card, board[space + SIDE])
    if column > 0 and board[space - 1] != EMPTY:
        gain += shared_habitats(cards, fruitful, card, board[space - 1])
    if column < SIDE - 1 and board[space + 1] != EMPTY:
        gain += shared_habitats(cards, fruitful, card, board[space + 1])
    return gain


@rule
def place_card(cards: Cards, table: Table, owner: int, card: int, space: int) -> None:
    """Put a card on an empty space and gain Synergy, wherever the card comes from (R12)."""
    table.board[owner, space] = card
    gain_synergy(table, owner, synergy_at(cards, table.board[owner], table.fruitful, card, space))
    if table.special:
        care_for_neighbours(cards, table, space)


@rule
def welcome_card(cards: Cards, table: Table, owner: int, card: int, space: int) -> None:
    """Place a species from Field, deck or discards; special rules may add to its gain."""
    if table.special:
        gain_synergy(table, owner, arrival_bonus(cards, table, card))
    place_card(cards, table, owner, card, space)


@rule
def list_spaces(
    table: Table, owner: int, out: NDArray[np.int16], count: int, first_action: int
) -> int:
    """Add an action for each empty space."""
    for space in range(SPACES):
        if table.board[owner, space] == EMPTY:
            out[count] = first_action + space
            count += 1
    return count


@rule
def repeat_actions(out: NDArray[np.int16], start: int, length: int, count: int, shift: int) -> int:
    """Add the actions listed from `start` on once more, for another card on the same spaces."""
    for index in range(length):
        out[count + index] = out[start + index] + shift
    return count + length


@rule
def introduce_card(cards: Cards, table: Table, owner: int, slot: int, space: int) -> None:
    """Pay, take the card with the tokens on it, place it (p. 4)."""
    card = table.field[slot]
    if table.noting:
        cost = price_of(cards, table, slot) if table.special else cards_to_the_right(table, slot)
        note(table, Note.INTRODUCED, table.actor, card, space, cost)
        note(table, Note.GAINED, table.actor, table.field_tokens[slot])
    if table.special:
        pay_price(table, owner, slot, price_of(cards, table, slot))
        log_story(table, slot)
    else:
        pay_for_card(table, owner, slot)
    # R03: these tokens come too late to help pay for this card.
    table.synergy[owner] += table.field_tokens[slot]
    table.field[slot] = EMPTY
    table.field_tokens[slot] = 0
    welcome_card(cards, table, owner, card, space)


@rule
def log_story(table: Table, slot: int) -> None:
    """The story tokens on a Field card go to the log."""
    tokens = table.field_story[slot]
    if tokens > 0:
        table.story_log += tokens
        table.field_story[slot] = 0
        note(table, Note.LOGGED, tokens, table.story_log)


@rule
def move_card(cards: Cards, table: Table, owner: int, start: int, end: int) -> None:
    """Move a card with the research on it (R29)."""
    card = table.board[owner, start]
    table.board[owner, start] = EMPTY
    note(table, Note.MOVED, table.actor, card, start, end)
    table.research[owner, end] = table.research[owner, start]
    table.research[owner, start] = 0
    # R13: gained at the new place, once the old one is empty.
    place_card(cards, table, owner, card, end)


@rule
def wild_for_sale(table: Table, habitat: int, place: int) -> bool:
    """Only the top card of a stack may be bought, or any card with `free_wilds` (R20)."""
    left = table.wilds_left[habitat]
    return place == left - 1 or (table.free_wilds == 1 and place < left)


@rule
def wilds_open(table: Table, owner: int) -> bool:
    """Do tokens and limits allow a Wild? Tokens gained earlier in the turn count (R18)."""
    if table.wild_bought or table.wilds_allowed == 0:
        return False
    return bool(table.synergy[owner] >= table.wild_price)


@rule
def list_wilds(cards: Cards, table: Table, owner: int, out: NDArray[np.int16], count: int) -> int:
    """Add the purchases of Wilds that are possible now, on any empty space, even the last (R19)."""
    if not wilds_open(table, owner):
        return count
    special = table.special & PLACING
    first = count
    first_wild = 0
    listed = 0
    for habitat in range(STACKS):
        for place in range(table.wilds_left[habitat]):
            if wild_for_sale(table, habitat, place):
                wild = table.wilds[habitat, place] - WILD
                if special:
                    first_action = BUY_WILD + wild * SPACES
                    count = list_places(cards, table, WILD + wild, EMPTY, out, count, first_action)
                elif listed == 0:
                    first_wild = wild
                    count = list_spaces(table, owner, out, count, BUY_WILD + wild * SPACES)
                    listed = count - first
                else:
                    shift = (wild - first_wild) * SPACES
                    count = repeat_actions(out, first, listed, count, shift)
    return count


@rule
def can_buy_wild(cards: Cards, table: Table, owner: int) -> bool:
    """Can the player pay for a Wild and place it this turn?"""
    if not wilds_open(table, owner) or board_full(table, owner):
        return False
    for habitat in range(STACKS):
        for place in range(table.wilds_left[habitat]):
            if not table.special & PLACING:
                return True
            wild = table.wilds[habitat, place]
            if wild_for_sale(table, habitat, place) and has_place(cards, table, wild, EMPTY):
                return True
    return False


@rule
def buy_wild(cards: Cards, table: Table, owner: int, wild: int, space: int) -> None:
    """Pay its price to the supply, take the Wild from its stack and place it (p. 6)."""
    card = WILD + wild
    note(table, Note.WILD_BOUGHT, table.actor, card, space, table.wild_price)
    table.synergy[owner] -= table.wild_price
    table.supply += table.wild_price
    table.wilds_allowed -= 1
    for habitat in range(STACKS):
        if (cards.habitats[card] >> habitat) & 1:
            left = table.wilds_left[habitat] - 1
            if table.wilds[habitat, left] != card:
                table.wilds[habitat, 0] = table.wilds[habitat, left]
            table.wilds[habitat, left] = EMPTY
            table.wilds_left[habitat] = left
    table.wild_bought = 1
    place_card(cards, table, owner, card, space)


@rule
def board_full(table: Table, owner: int) -> bool:
    for space in range(SPACES):
        if table.board[owner, space] == EMPTY:
            return False
    return True

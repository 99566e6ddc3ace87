"""The Use Skill action: one active token, or all exhausted ones (p. 5 and the icon guide)."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note, reveal
from ecotone.games.keystone import actions
from ecotone.games.keystone.cards import STEPS, Cards, Effect, Side
from ecotone.games.keystone.field import (
    discard_from_field,
    draw_card,
    field_cards,
    put_on_discard_pile,
)
from ecotone.games.keystone.notes import Note
from ecotone.games.keystone.placing import gain_synergy, list_spaces, move_card, welcome_card
from ecotone.games.keystone.special import PLACING, has_place, list_places, may_leave
from ecotone.games.keystone.story import step_time
from ecotone.games.keystone.table import (
    DRAWN,
    EMPTY,
    SPACES,
    TOKENS,
    Phase,
    Symbol,
    Table,
    Variant,
)


@rule
def exhausted_tokens(table: Table) -> int:
    count = 0
    for position in range(TOKENS):
        count += table.exhausted[position]
    return count


@rule
def start_token(table: Table, position: int) -> None:
    """Begin with a token's first effect; its effects follow in printed order (R25)."""
    table.token = position
    table.step = 0


@rule
def start_exhausted(table: Table) -> None:
    """Mark all exhausted tokens for resolving, in an order the player chooses (R25)."""
    for position in range(TOKENS):
        table.pending[position] = table.exhausted[position]


@rule
def current_effect(cards: Cards, table: Table) -> int:
    side = Side.EXHAUSTED if table.pending[table.token] else Side.ACTIVE
    return cards.effects[table.skills[table.token], side, table.step]


@rule
def resolve_skills(cards: Cards, table: Table, owner: int) -> bool:
    """Resolve effects until the player must choose (True) or none is left (False)."""
    while True:
        if table.token == EMPTY and not next_pending(table):
            return table.phase == Phase.ORDER
        while table.step < STEPS:
            if start_effect(cards, table, owner):
                return True
            table.step += 1
        finish_token(cards, table)


@rule
def next_pending(table: Table) -> bool:
    """Take up the only pending token; with several, the player chooses (Phase.ORDER)."""
    waiting = 0
    only = EMPTY
    for position in range(TOKENS):
        if table.pending[position] == 1:
            waiting += 1
            only = position
    if waiting == 1:
        start_token(table, only)
        return True
    table.phase = Phase.ORDER if waiting else Phase.AFTER
    return False


@rule
def finish_token(cards: Cards, table: Table) -> None:
    """Flip a used active token; after the last exhausted one, flip all and move the time marker."""
    if table.pending[table.token] == 0:
        table.exhausted[table.token] = 1
        table.token = EMPTY
        return
    table.pending[table.token] = 0
    table.token = EMPTY
    for position in range(TOKENS):
        if table.pending[position]:
            return
    table.exhausted[:] = 0
    step_time(cards, table)


@rule
def start_effect(cards: Cards, table: Table, owner: int) -> bool:
    """Begin the current effect; True if it leaves the player a choice.

    An effect that can do nothing passes without a decision (R48).
    """
    effect = current_effect(cards, table)
    side = Side.EXHAUSTED if table.pending[table.token] else Side.ACTIVE
    amount = cards.amounts[table.skills[table.token], side, table.step]
    if effect == Effect.NONE:
        return False
    if effect == Effect.GAIN:
        # R14: "up to" a number always gives the full number.
        gain_synergy(table, owner, amount)
        return False
    if effect == Effect.DRAW3 or effect == Effect.DIG3:
        table.phase = Phase.OFFER
        hidden = table.deck_count if effect == Effect.DRAW3 else 0
        return hidden + table.discard_count > 0
    if effect == Effect.MOVE1 or effect == Effect.MOVE2:
        table.phase = Phase.MOVE
        table.repeats = 1 if effect == Effect.MOVE1 else 2
        return can_move(cards, table, owner)
    if effect == Effect.DISCARD:
        table.phase = Phase.DISCARD
        # R26: with too few cards in the Field, all are discarded.
        table.repeats = min(amount, field_cards(table))
        return table.repeats > 0
    table.phase = Phase.RESEARCH
    for space in range(SPACES):
        if can_research(cards, table, owner, space, effect):
            return True
    return False


@rule
def researched_symbol(effect: int) -> int:
    """What a card must show to be researched by an effect."""
    if effect <= Effect.R_WINTER:
        return effect - 1
    if effect == Effect.R_TAG:
        return Symbol.TAG.value
    if effect == Effect.R_WILD:
        return Symbol.WILD.value
    return Symbol.ENDANGERED.value


@rule
def can_research(cards: Cards, table: Table, owner: int, space: int, effect: int) -> bool:
    """Does an unresearched card with the right symbol lie there?"""
    card = table.board[owner, space]
    if card == EMPTY or table.research[owner, space] > 0:
        return False
    if table.special and table.story[space] > 0:
        return False
    return bool((cards.symbols[card] >> researched_symbol(effect)) & 1)


@rule
def can_move(cards: Cards, table: Table, owner: int) -> bool:
    """Is there a card to move and another, empty space to move it to? (R30)"""
    if table.special & PLACING:
        for space in range(SPACES):
            if may_leave(table, space) and has_place(cards, table, table.board[0, space], space):
                return True
        return False
    filled = 0
    for space in range(SPACES):
        if table.board[owner, space] != EMPTY:
            filled += 1
    return 0 < filled < SPACES


@rule
def list_choices(cards: Cards, table: Table, owner: int, out: NDArray[np.int16]) -> int:
    """List the choices of the current effect; all effects but discards may be skipped (R24)."""
    phase = table.phase
    count = 0
    if phase == Phase.ORDER:
        for position in range(TOKENS):
            if table.pending[position]:
                out[count] = actions.RESOLVE + position
                count += 1
        return count
    if phase == Phase.KEEP:
        # R32: the only choice on a full board.
        out[0] = actions.KEEP_NONE
        return list_keeps(cards, table, owner, out, 1)
    if phase == Phase.RETURN:
        for place in range(DRAWN):
            if table.drawn[place] != EMPTY:
                out[count] = actions.PUT_BACK + place
                count += 1
        return count
    if phase == Phase.DISCARD:
        for slot in range(table.field_size):
            if table.field[slot] != EMPTY:
                out[count] = actions.DISCARD + slot
                count += 1
        return count
    out[0] = actions.SKIP
    if phase == Phase.OFFER:
        # R31: DIG3 is as optional as DRAW3.
        out[1] = actions.LOOK
        return 2
    if phase == Phase.MOVE:
        return list_moves(cards, table, owner, out, 1)
    effect = current_effect(cards, table)
    count = 1
    for space in range(SPACES):
        if can_research(cards, table, owner, space, effect):
            out[count] = actions.RESEARCH + space
            count += 1
    return count


@rule
def list_keeps(cards: Cards, table: Table, owner: int, out: NDArray[np.int16], count: int) -> int:
    """Every card looked at, on every empty space."""
    for place in range(DRAWN):
        if table.drawn[place] != EMPTY:
            first_action = actions.KEEP + place * SPACES
            if table.special & PLACING:
                card = table.drawn[place]
                count = list_places(cards, table, card, EMPTY, out, count, first_action)
            else:
                count = list_spaces(table, owner, out, count, first_action)
    return count


@rule
def list_moves(cards: Cards, table: Table, owner: int, out: NDArray[np.int16], count: int) -> int:
    """Every card to every empty space, the one just vacated included (R30)."""
    for start in range(SPACES):
        if table.board[owner, start] != EMPTY:
            first_action = actions.MOVE + start * SPACES
            if not table.special & PLACING:
                count = list_spaces(table, owner, out, count, first_action)
            elif may_leave(table, start):
                card = table.board[owner, start]
                count = list_places(cards, table, card, start, out, count, first_action)
    return count


@rule
def choose(cards: Cards, table: Table, owner: int, action: int) -> bool:
    """Carry out a choice for the current effect; True if that effect is finished."""
    phase = table.phase
    if action == actions.SKIP:
        note(table, Note.SKIPPED, table.actor)
    if phase == Phase.RESEARCH:
        if action != actions.SKIP:
            # R28: two tokens on the same card, or none at all.
            double = current_effect(cards, table) == Effect.R_END2
            space = action - actions.RESEARCH
            table.research[owner, space] = 2 if double else 1
            note(table, Note.RESEARCHED, table.actor, table.board[owner, space], space)
        return True
    if phase == Phase.OFFER:
        if action == actions.SKIP:
            return True
        look_at_cards(cards, table)
        return False
    if phase == Phase.KEEP:
        if action == actions.KEEP_NONE:
            note(table, Note.KEPT_NONE, table.actor)
        else:
            keep_card(cards, table, owner, action - actions.KEEP)
        table.phase = Phase.RETURN
        return return_last_card(table)
    if phase == Phase.RETURN:
        return_card(table, action - actions.PUT_BACK)
        return return_last_card(table)
    if phase == Phase.MOVE:
        if action == actions.SKIP:
            return True
        chosen = action - actions.MOVE
        move_card(cards, table, owner, chosen // SPACES, chosen % SPACES)
        table.repeats -= 1
        return table.repeats == 0
    slot = action - actions.DISCARD
    note(table, Note.DISCARDED, table.actor, table.field[slot])
    discard_from_field(table, slot)
    table.repeats -= 1
    return table.repeats == 0


@rule
def look_at_cards(cards: Cards, table: Table) -> None:
    """Set aside the top three cards of the deck or of the discard pile."""
    table.drawn_from_deck = current_effect(cards, table) == Effect.DRAW3
    note(table, Note.LOOKED, table.actor, table.drawn_from_deck)
    for place in range(DRAWN):
        if table.drawn_from_deck:
            table.drawn[place] = draw_card(table)
        elif table.discard_count > 0:
            table.discard_count -= 1
            table.drawn[place] = table.discard[table.discard_count]
            table.discard[table.discard_count] = EMPTY
    table.phase = Phase.KEEP


@rule
def keep_card(cards: Cards, table: Table, owner: int, chosen: int) -> None:
    """Place one of the cards looked at."""
    place = chosen // SPACES
    card = table.drawn[place]
    table.drawn[place] = EMPTY
    show_drawn(table)
    note(table, Note.KEPT, table.actor, card, chosen % SPACES)
    welcome_card(cards, table, owner, card, chosen % SPACES)


@rule
def show_drawn(table: Table) -> None:
    """A card that perhaps only one player has seen comes to lie open."""
    if table.drawn_from_deck and table.variant != Variant.COOP:
        reveal(table)


@rule
def return_card(table: Table, place: int) -> None:
    """Put one of the cards looked at on the discard pile."""
    show_drawn(table)
    note(table, Note.PUT_BACK, table.actor, table.drawn[place])
    put_on_discard_pile(table, table.drawn[place])
    table.drawn[place] = EMPTY


@rule
def return_last_card(table: Table) -> bool:
    """Put the last card back without asking (R49); True when none is left."""
    waiting = 0
    last = EMPTY
    for place in range(DRAWN):
        if table.drawn[place] != EMPTY:
            waiting += 1
            last = place
    if waiting == 1:
        return_card(table, last)
    return waiting <= 1

"""The turn: what a player may decide, what comes of it, and when the game ends."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note, reveal
from ecotone.engine.state import NOBODY
from ecotone.games.keystone import actions
from ecotone.games.keystone.cards import Cards
from ecotone.games.keystone.field import field_cards, refill_field
from ecotone.games.keystone.journal import Special
from ecotone.games.keystone.notes import Note
from ecotone.games.keystone.placing import (
    board_full,
    buy_wild,
    can_buy_wild,
    introduce_card,
    list_spaces,
    list_wilds,
    owner_of,
    repeat_actions,
)
from ecotone.games.keystone.scoring import assignment_met
from ecotone.games.keystone.skills import (
    choose,
    exhausted_tokens,
    list_choices,
    resolve_skills,
    start_exhausted,
    start_token,
)
from ecotone.games.keystone.special import (
    all_filled,
    can_band,
    in_force,
    is_invaded,
    list_places,
    may_band,
    may_clear,
    number_of,
    price_of,
    skill_fee,
)
from ecotone.games.keystone.story import band, clear, pay_supply, sight, step_time
from ecotone.games.keystone.table import EMPTY, SPACES, TOKENS, Phase, Table, Variant


@rule
def actor(table: Table) -> int:
    """The seat that decides; it is always the one whose turn it is."""
    return NOBODY if table.phase == Phase.OVER else table.actor


@rule
def legal(cards: Cards, table: Table, out: NDArray[np.int16]) -> int:
    """List the legal actions and return how many there are."""
    if table.phase == Phase.OVER:
        return 0
    owner = owner_of(table, table.actor)
    if table.phase == Phase.TURN:
        return list_turn(cards, table, owner, out)
    if table.phase == Phase.AFTER:
        out[0] = actions.END_TURN
        return list_free_actions(cards, table, owner, out, 1)
    # R17: no Wild between the effects of a skill.
    return list_choices(cards, table, owner, out)


@rule
def list_turn(cards: Cards, table: Table, owner: int, out: NDArray[np.int16]) -> int:
    """List the main actions and the free actions.

    The main action is compulsory. An ordinary game always allows one (R09); where special rules
    allow none, the player must let time pass (R50).
    """
    if table.special:
        count = list_special_introductions(cards, table, out)
    else:
        count = list_introductions(table, owner, out)
    count = list_skills(cards, table, owner, out, count)
    if count == 0:
        out[0] = actions.END_TURN
        count = 1
    return list_free_actions(cards, table, owner, out, count)


@rule
def list_free_actions(
    cards: Cards, table: Table, owner: int, out: NDArray[np.int16], count: int
) -> int:
    """What may be done once a turn besides the main action: buy a Wild, band, clear."""
    count = list_wilds(cards, table, owner, out, count)
    if table.special:
        if may_band(cards, table):
            for space in range(SPACES):
                if can_band(cards, table, space):
                    out[count] = actions.BAND + space
                    count += 1
        if may_clear(cards, table):
            for space in range(SPACES):
                if is_invaded(table, space):
                    out[count] = actions.CLEAR + space
                    count += 1
    return count


@rule
def has_free_action(cards: Cards, table: Table, owner: int) -> bool:
    """Is anything left to do besides the main action?"""
    if can_buy_wild(cards, table, owner):
        return True
    if table.special == 0:
        return False
    banding = may_band(cards, table)
    clearing = may_clear(cards, table)
    for space in range(SPACES):
        if (banding and can_band(cards, table, space)) or (clearing and is_invaded(table, space)):
            return True
    return False


@rule
def list_special_introductions(cards: Cards, table: Table, out: NDArray[np.int16]) -> int:
    """Every Field card the players can pay for, wherever special rules allow it."""
    count = 0
    for slot in range(table.field_size):
        card = table.field[slot]
        if card != EMPTY and price_of(cards, table, slot) <= table.synergy[0]:
            first_action = actions.INTRODUCE + slot * SPACES
            count = list_places(cards, table, card, EMPTY, out, count, first_action)
    return count


@rule
def list_introductions(table: Table, owner: int, out: NDArray[np.int16]) -> int:
    """Every Field card the player can pay for, on every empty space."""
    cost = field_cards(table)
    tokens = table.synergy[owner]
    first_slot = EMPTY
    listed = 0
    count = 0
    for slot in range(table.field_size):
        if table.field[slot] == EMPTY:
            continue
        cost -= 1
        if cost > tokens:
            continue
        if first_slot == EMPTY:
            first_slot = slot
            listed = list_spaces(table, owner, out, 0, actions.INTRODUCE + slot * SPACES)
            count = listed
        else:
            count = repeat_actions(out, 0, listed, count, (slot - first_slot) * SPACES)
    return count


@rule
def list_skills(cards: Cards, table: Table, owner: int, out: NDArray[np.int16], count: int) -> int:
    """One active token, or all the exhausted ones; either may have a fee."""
    tokens = table.synergy[owner]
    if table.special == 0 or tokens >= skill_fee(cards, table, False):
        for position in range(TOKENS):
            if table.skills[position] != EMPTY and not table.exhausted[position]:
                out[count] = actions.USE_ACTIVE + position
                count += 1
    payable = table.special == 0 or tokens >= skill_fee(cards, table, True)
    # R23: all exhausted tokens, but at least one.
    if payable and exhausted_tokens(table) > 0:
        out[count] = actions.USE_EXHAUSTED
        count += 1
    return count


@rule
def apply(cards: Cards, table: Table, action: int) -> None:
    """Carry out a legal action and whatever follows from it without a choice."""
    owner = owner_of(table, table.actor)
    phase = table.phase
    if actions.BUY_WILD <= action < actions.RESOLVE:
        chosen = action - actions.BUY_WILD
        buy_wild(cards, table, owner, chosen // SPACES, chosen % SPACES)
    elif action == actions.END_TURN:
        note(table, Note.TURN_ENDED, table.actor)
        if table.acted == 0:
            step_time(cards, table)
        end_turn(cards, table)
        return
    elif action >= actions.CLEAR:
        clear(cards, table, action - actions.CLEAR)
    elif action >= actions.BAND:
        band(cards, table, action - actions.BAND)
    elif phase == Phase.TURN:
        if action < actions.USE_ACTIVE:
            chosen = action - actions.INTRODUCE
            introduce_card(cards, table, owner, chosen // SPACES, chosen % SPACES)
        else:
            start_skills(cards, table, owner, action)
            resume_skills(cards, table, owner)
        table.acted = 1
    elif phase == Phase.ORDER:
        note(table, Note.SKILL_RESOLVED, table.actor, table.skills[action - actions.RESOLVE])
        start_token(table, action - actions.RESOLVE)
        resume_skills(cards, table, owner)
    elif choose(cards, table, owner, action):
        table.step += 1
        resume_skills(cards, table, owner)
    finish_action(cards, table, owner)


@rule
def start_skills(cards: Cards, table: Table, owner: int, action: int) -> None:
    """Use one active token or all exhausted ones."""
    if table.special:
        pay_supply(table, owner, skill_fee(cards, table, action == actions.USE_EXHAUSTED))
    if action == actions.USE_EXHAUSTED:
        note(table, Note.EXHAUSTED_USED, table.actor)
        start_exhausted(table)
    else:
        note(table, Note.SKILL_USED, table.actor, table.skills[action - actions.USE_ACTIVE])
        start_token(table, action - actions.USE_ACTIVE)


@rule
def resume_skills(cards: Cards, table: Table, owner: int) -> None:
    """Resolve effects until one asks the player, or all are done."""
    if not resolve_skills(cards, table, owner):
        table.phase = Phase.AFTER


@rule
def finish_action(cards: Cards, table: Table, owner: int) -> None:
    """After the main action, end the turn unless a free action is left."""
    if table.acted == 0 or (table.phase != Phase.TURN and table.phase != Phase.AFTER):
        return
    table.phase = Phase.AFTER
    if not has_free_action(cards, table, owner):
        end_turn(cards, table)


@rule
def end_turn(cards: Cards, table: Table) -> None:
    """Slide and refill the Field; the next player's turn, or the end of the game (p. 6 and 7)."""
    owner = owner_of(table, table.actor)
    announced = table.final_round
    if board_full(table, owner) or table.time == 0:
        table.final_round = 1
    # R06, R07: the Field is refilled once, after the last chance to buy a Wild.
    refill_field(table)
    table.turns += 1
    table.acted = 0
    table.wild_bought = 0
    if table.special:
        end_special_turn(cards, table)
    # R46: alone or in co-op a round is one turn.
    round_ends = table.variant == Variant.COOP or table.actor == table.players - 1
    table.actor = (table.actor + 1) % table.players
    table.phase = Phase.OVER if table.final_round and round_ends else Phase.TURN
    if table.phase == Phase.OVER:
        # R15: objectives are secret until the end.
        reveal(table)
        note(table, Note.OVER)
        if table.assignment > 0:
            won = 1 if assignment_met(cards, table) else 0
            note(table, Note.JUDGED, table.assignment, table.difficulty, won)
    elif table.final_round and not announced:
        note(table, Note.FINAL_ROUND)


@rule
def end_special_turn(cards: Cards, table: Table) -> None:
    """What special rules add to the end of a turn: sightings, other ends of the game."""
    table.banded = 0
    table.cleared = 0
    sight(cards, table)
    if all_filled(cards, table):
        table.final_round = 1
    if in_force(table, Special.TURN_LIMIT):
        if table.turns >= number_of(cards, table, Special.TURN_LIMIT, 0):
            table.final_round = 1

"""The turn: what a player may decide, what comes of it, and when the game ends."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.engine.state import NOBODY
from ecotone.games.keystone import actions
from ecotone.games.keystone.cards import Cards
from ecotone.games.keystone.field import field_cards, refill_field
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
from ecotone.games.keystone.skills import (
    choose,
    exhausted_tokens,
    list_choices,
    resolve_skills,
    start_exhausted,
    start_token,
)
from ecotone.games.keystone.table import EMPTY, SPACES, TOKENS, Phase, Table, Variant


@rule
def actor(table: Table) -> int:
    """The seat that decides; it is always the one whose turn it is."""
    return NOBODY if table.phase == Phase.OVER else int(table.actor)


@rule
def legal(cards: Cards, table: Table, out: NDArray[np.int16]) -> int:
    """List the legal actions and return how many there are."""
    if table.phase == Phase.OVER:
        return 0
    owner = owner_of(table, table.actor)
    if table.phase == Phase.TURN:
        count = list_introductions(table, owner, out)
        count = list_skills(table, out, count)
        return list_wilds(table, owner, out, count)
    if table.phase == Phase.AFTER:
        out[0] = actions.END_TURN
        return list_wilds(table, owner, out, 1)
    return list_choices(cards, table, owner, out)


@rule
def list_introductions(table: Table, owner: int, out: NDArray[np.int16]) -> int:
    """Every Field card the player can pay, on every empty space."""
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
def list_skills(table: Table, out: NDArray[np.int16], count: int) -> int:
    """One active token, or all the exhausted ones."""
    for position in range(TOKENS):
        if table.skills[position] != EMPTY and not table.exhausted[position]:
            out[count] = actions.USE_ACTIVE + position
            count += 1
    if exhausted_tokens(table) > 0:
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
        end_turn(table)
        return
    elif phase == Phase.TURN:
        if action < actions.USE_ACTIVE:
            chosen = action - actions.INTRODUCE
            introduce_card(cards, table, owner, chosen // SPACES, chosen % SPACES)
        else:
            start_skills(table, action)
            go_on_with_skills(cards, table, owner)
        table.acted = 1
    elif phase == Phase.ORDER:
        start_token(table, action - actions.RESOLVE)
        go_on_with_skills(cards, table, owner)
    elif choose(cards, table, owner, action):
        table.step += 1
        go_on_with_skills(cards, table, owner)
    finish_action(table, owner)


@rule
def start_skills(table: Table, action: int) -> None:
    """Use one active token or all exhausted ones."""
    if action == actions.USE_EXHAUSTED:
        start_exhausted(table)
    else:
        start_token(table, action - actions.USE_ACTIVE)


@rule
def go_on_with_skills(cards: Cards, table: Table, owner: int) -> None:
    """Resolve effects until one asks the player, or all are done."""
    if not resolve_skills(cards, table, owner):
        table.phase = Phase.AFTER


@rule
def finish_action(table: Table, owner: int) -> None:
    """After the main action a Wild may still be bought; otherwise the turn is over."""
    if table.acted == 0 or (table.phase != Phase.TURN and table.phase != Phase.AFTER):
        return
    table.phase = Phase.AFTER
    if not can_buy_wild(table, owner):
        end_turn(table)


@rule
def end_turn(table: Table) -> None:
    """Slide and refill the Field; the next player's turn, or the end of the game (p. 6 and 7)."""
    owner = owner_of(table, table.actor)
    if board_full(table, owner) or table.time == 0:
        table.final_round = 1
    refill_field(table)
    table.turns += 1
    table.acted = 0
    table.wild_bought = 0
    round_ends = table.variant == Variant.COOP or table.actor == table.players - 1
    table.actor = (table.actor + 1) % table.players
    table.phase = Phase.OVER if table.final_round and round_ends else Phase.TURN

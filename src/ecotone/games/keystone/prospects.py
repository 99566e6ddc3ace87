"""What a learned evaluation reads off cards that may come, and off research that may be done."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.bits import lowest
from ecotone.engine.compiling import rule
from ecotone.games.keystone.cards import RESEARCHED, STEPS, Cards, Effect, Icon
from ecotone.games.keystone.feature_names import Feature
from ecotone.games.keystone.openings import KINDS, Joins, gain_at, kind_of
from ecotone.games.keystone.table import EMPTY, SPACES, STACKS, TOKENS, Symbol, Table

Numbers = NDArray[np.float64]
SYMBOLS = len(Symbol)


def symbols_of_effects() -> NDArray[np.int64]:
    """The bit of the symbol that each effect researches, 0 for the others."""
    symbols = np.zeros(len(Effect), np.int64)
    for effect, symbol in RESEARCHED.items():
        symbols[effect] = 1 << symbol
    return symbols


SYMBOL_BITS = symbols_of_effects()


@rule
def read_research(cards: Cards, table: Table, owner: int, worth: Numbers, out: Numbers) -> None:
    """Cards that research tokens would make worth more, and Keystones that wait for a run."""
    ready = 0
    for position in range(TOKENS):
        skill = table.skills[position]
        if skill != EMPTY:
            for step in range(STEPS):
                ready |= SYMBOL_BITS[cards.effects[skill, table.exhausted[position], step]]
    for space in range(SPACES):
        card = table.board[owner, space]
        if card == EMPTY:
            continue
        if worth[space] == 0.0:
            out[Feature.IDLE_KEYSTONES] += cards.icons[card] & Icon.KEYSTONE
        elif table.research[owner, space] == 0:
            out[Feature.TARGETS] += worth[space]
            out[Feature.BEST_TARGET] = max(out[Feature.BEST_TARGET], worth[space])
            if cards.symbols[card] & ready:
                out[Feature.READY_TARGET] = max(out[Feature.READY_TARGET], worth[space])


@rule
def read_gains(cards: Cards, table: Table, owner: int, joins: Joins, out: Numbers) -> None:
    """What cards of the Field and of the deck would add to runs."""
    spaces = np.zeros(SPACES, np.int64)
    room = 0
    for space in range(SPACES):
        if table.board[owner, space] == EMPTY:
            if joins.ways[space, 0] + joins.ways[space, 1] > 0:
                spaces[room] = space
                room += 1
            else:
                out[Feature.BARREN] += 1.0
    if room == 0:
        return
    cost = -1
    for slot in range(table.field_size - 1, -1, -1):
        card = table.field[slot]
        if card == EMPTY:
            continue
        cost += 1
        gain = float(best_gain(joins, spaces, room, kind_of(cards, card)))
        out[Feature.FIELD_SUM] += gain
        out[Feature.FIELD_ANY] = max(out[Feature.FIELD_ANY], gain)
        if cost <= table.synergy[owner]:
            if gain > out[Feature.FIELD_GAIN]:
                out[Feature.FIELD_NEXT] = out[Feature.FIELD_GAIN]
                out[Feature.FIELD_GAIN] = gain
            else:
                out[Feature.FIELD_NEXT] = max(out[Feature.FIELD_NEXT], gain)
    for stack in range(STACKS):
        if table.wilds_left[stack] > 0:
            card = table.wilds[stack, table.wilds_left[stack] - 1]
            gain = float(best_gain(joins, spaces, room, kind_of(cards, card)))
            out[Feature.WILD_WISH] = max(out[Feature.WILD_WISH], gain)
    if table.synergy[owner] >= table.wild_price:
        out[Feature.WILD_GAIN] = out[Feature.WILD_WISH]
    read_deck(cards, table, joins, spaces, room, out)


@rule
def best_gain(joins: Joins, spaces: NDArray[np.int64], room: int, kind: int) -> int:
    """What a card adds on the best of some spaces."""
    best = 0
    for index in range(room):
        best = max(best, gain_at(joins, spaces[index], kind))
    return best


@rule
def read_deck(
    cards: Cards, table: Table, joins: Joins, spaces: NDArray[np.int64], room: int, out: Numbers
) -> None:
    """What cards of the deck would add to runs, on average and at most."""
    if table.deck_count == 0:
        return
    weights = np.zeros(KINDS, np.int64)
    kinds = np.zeros(KINDS, np.int64)
    known = 0
    for place in range(table.deck_count):
        kind = kind_of(cards, table.deck[place])
        if weights[kind] == 0:
            kinds[known] = kind
            known += 1
        weights[kind] += 1
    sums = np.zeros(SPACES, np.int64)
    most = np.zeros(SPACES, np.int64)
    total = 0
    for number in range(known):
        kind = kinds[number]
        best = 0
        for index in range(room):
            gain = gain_at(joins, spaces[index], kind)
            if gain > 0:
                sums[index] += weights[kind] * gain
                most[index] = max(most[index], gain)
                best = max(best, gain)
        total += weights[kind] * best
    share = 1.0 / table.deck_count
    out[Feature.DECK_GAIN] = share * total
    for index in range(room):
        out[Feature.DECK_SUM] += share * sums[index]
        out[Feature.DECK_BEST] = max(out[Feature.DECK_BEST], share * sums[index])
        out[Feature.DECK_MOST] += most[index]


@rule
def read_skills(cards: Cards, table: Table, owner: int, worth: Numbers, out: Numbers) -> None:
    """What Skill tokens would research, each effect on the best card without a token."""
    best = np.zeros(SYMBOLS, np.float64)
    for space in range(SPACES):
        card = table.board[owner, space]
        if card != EMPTY and table.research[owner, space] == 0 and worth[space] > 0.0:
            for symbol in range(SYMBOLS):
                if (cards.symbols[card] >> symbol) & 1:
                    best[symbol] = max(best[symbol], worth[space])
    for position in range(TOKENS):
        skill = table.skills[position]
        if skill == EMPTY:
            continue
        side = table.exhausted[position]
        gain = 0.0
        for step in range(STEPS):
            effect = cards.effects[skill, side, step]
            if Effect.R_SPRING <= effect <= Effect.R_WILD:
                twice = 2.0 if effect == Effect.R_END2 else 1.0
                gain += twice * best[lowest(SYMBOL_BITS[effect])]
            elif effect == Effect.GAIN and side == 1:
                out[Feature.EXHAUSTED_GAIN] += cards.amounts[skill, side, step]
        if side == 1:
            out[Feature.EXHAUSTED] += 1.0
            out[Feature.EXHAUSTED_RESEARCH] += gain
        else:
            out[Feature.ACTIVE_RESEARCH] = max(out[Feature.ACTIVE_RESEARCH], gain)

"""What must hold in every state; each broken invariant has its own number."""

from enum import IntEnum

from ecotone.engine.compiling import rule
from ecotone.games.ecosfera.cards import Cards
from ecotone.games.ecosfera.piles import deck_place
from ecotone.games.ecosfera.policy_steps import STEPS, Category, Verb
from ecotone.games.ecosfera.table import (
    ALL_HABITATS,
    ELEMENTS,
    EMPTY,
    FIRST_SPECIES,
    IMPACTS,
    LITTER,
    PILE,
    PRESSURE,
    PRODUCERS,
    ROWS,
    SLOTS,
    TOKENS,
    Phase,
    Table,
)


class Fault(IntEnum):
    """The invariants, by what breaks them."""

    NONE = 0
    OUT_OF_BOUNDS = 1
    SPECIES_LOST_OR_DOUBLED = 2
    ELEMENT_LOST_OR_DOUBLED = 3
    PRESSURE_LOST_OR_DOUBLED = 4
    LITTER_LOST_OR_DOUBLED = 5
    POLICY_LOST_OR_DOUBLED = 6
    FUNDING_MISCOUNTED = 7
    MARKET_NOT_REFILLED = 8
    END_MISSED = 9
    SPENT_MORE_THAN_HELD = 10


@rule
def audit(cards: Cards, table: Table) -> int:
    """The first broken invariant, or 0."""
    if not in_bounds(table):
        return Fault.OUT_OF_BOUNDS.value
    over = table.habitats == ALL_HABITATS or table.impacts == IMPACTS
    if over != (table.phase == Phase.OVER):
        return Fault.END_MISSED.value
    fault = audit_cards(cards, table)
    if fault == Fault.NONE and table.complexity == 2:
        fault = audit_policies(cards, table)
    return fault


@rule
def audit_cards(cards: Cards, table: Table) -> int:
    """Every card lies in exactly one place, and the market is as full as can be."""
    for index in range(cards.producers):
        if not lies_once(table, index):
            return Fault.SPECIES_LOST_OR_DOUBLED.value
    for index in range(cards.consumers):
        if not lies_once(table, PRODUCERS + index):
            return Fault.SPECIES_LOST_OR_DOUBLED.value
    for element in range(ELEMENTS):
        if copies_of(table, element) + table.piles[element] != table.elements[element]:
            return Fault.ELEMENT_LOST_OR_DOUBLED.value
        if not 0 <= table.spent[element] <= table.plain[table.active, element]:
            return Fault.SPENT_MORE_THAN_HELD.value
    pressure = copies_of(table, PRESSURE) + table.pressure + table.gone_pressure
    if pressure != cards.pressure_copies:
        return Fault.PRESSURE_LOST_OR_DOUBLED.value
    for market in range(2):
        for slot in range(SLOTS):
            if table.market[market, slot] == EMPTY and table.market_size[market] > 0:
                return Fault.MARKET_NOT_REFILLED.value
    return Fault.NONE.value


@rule
def copies_of(table: Table, card: int) -> int:
    """Cards of a code in all rows, decks and discards."""
    count = 0
    for row in range(ROWS):
        if card < FIRST_SPECIES:
            count += table.plain[row, card]
        else:
            for place in range(table.species_count[row]):
                count += 1 if table.species[row, place] == card - FIRST_SPECIES else 0
        for place in range(table.deck_size[row]):
            count += 1 if table.pile[row, place] == card else 0
        for depth in range(table.discard_size[row]):
            count += 1 if table.pile[row, PILE - 1 - depth] == card else 0
    return count


@rule
def lies_once(table: Table, species: int) -> bool:
    """Does a species lie in exactly one place, the box included?"""
    count = table.gone[species] + copies_of(table, species + FIRST_SPECIES)
    for market in range(2):
        for slot in range(SLOTS):
            count += 1 if table.market[market, slot] == species else 0
        for depth in range(table.market_size[market]):
            place = deck_place(table, market, depth)
            count += 1 if table.market_deck[market, place] == species else 0
    return count == 1


@rule
def audit_policies(cards: Cards, table: Table) -> int:
    """Every policy card lies in exactly one place, and litter and funding are counted rightly."""
    litter = 0
    funding = 0
    for policy in range(cards.policies):
        if policy_copies(cards, table, policy) != cards.copies[policy]:
            return Fault.POLICY_LOST_OR_DOUBLED.value
        litter += table.littered[policy]
        if cards.category[policy] == Category.FUNDING:
            funding += table.held[policy]
    if copies_of(table, LITTER) != litter:
        return Fault.LITTER_LOST_OR_DOUBLED.value
    if funding != table.funding:
        return Fault.FUNDING_MISCOUNTED.value
    return Fault.NONE.value


@rule
def policy_copies(cards: Cards, table: Table, policy: int) -> int:
    """Everywhere a policy card lies; one that became litter only counts as such."""
    count = table.held[policy] + table.used[policy] + table.littered[policy]
    if cards.litters[policy] == 0:
        count += table.coming[policy] + table.in_force[policy]
    for place in range(table.policy_deck_size):
        count += 1 if table.policy_deck[place] == policy else 0
    if table.policy == policy and not is_litter_already(cards, table):
        count += 1
    if table.waiting_policy == policy:
        count += 1
    return count


@rule
def is_litter_already(cards: Cards, table: Table) -> bool:
    """Has the policy being carried out become litter in an earlier step?"""
    for step in range(min(table.step, STEPS)):
        if cards.verb[table.policy, step] == Verb.BECOME_LITTER:
            return True
    return False


@rule
def in_bounds(table: Table) -> bool:
    """Is every number within the bounds of its field?"""
    if not 1 <= table.players <= table.rows <= ROWS:
        return False
    if not (0 <= table.active < table.rows and 0 <= table.chooser < table.rows):
        return False
    if not (0 <= table.impacts <= IMPACTS and 0 <= table.habitats <= ALL_HABITATS):
        return False
    if not (0 <= table.phase <= Phase.ALTERNATIVE and table.pressure >= 0 and table.draws >= 0):
        return False
    for row in range(ROWS):
        if not 0 <= table.deck_known[row] <= table.deck_size[row]:
            return False
        if table.deck_size[row] + table.discard_size[row] > PILE or table.discard_size[row] < 0:
            return False
        for token in range(TOKENS):
            if not 0 <= table.tokens[row, token] <= 1:
                return False
        for card in range(FIRST_SPECIES):
            if table.plain[row, card] < 0:
                return False
    for market in range(2):
        if not 0 <= table.market_known[market] <= table.market_size[market] <= PRODUCERS:
            return False
    for element in range(ELEMENTS):
        if table.piles[element] < 0:
            return False
    return True

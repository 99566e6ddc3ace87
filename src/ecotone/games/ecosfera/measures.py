"""Measures: which may be activated, in answer to what, and how they are paid and agreed to."""

from ecotone.engine.bits import count_bits
from ecotone.engine.compiling import rule
from ecotone.engine.notes import note
from ecotone.games.ecosfera.cards import Cards
from ecotone.games.ecosfera.notes import Note
from ecotone.games.ecosfera.piles import only_triple
from ecotone.games.ecosfera.policy_steps import STEPS, Category, Condition, Verb
from ecotone.games.ecosfera.table import (
    ALL_HABITATS,
    EMPTY,
    PRESSURE,
    PRODUCERS,
    SLOTS,
    TOKENS,
    Phase,
    Table,
)


@rule
def shared_missing(cards: Cards, table: Table, one: int, other: int) -> int:
    """Habitats that two species share and that are not yet placed, as bits."""
    missing = ALL_HABITATS & ~table.habitats
    return cards.habitats[one] & cards.habitats[other] & missing


@rule
def shares_with_consumer(cards: Cards, table: Table, producer: int) -> bool:
    """Does a consumer of the active row share a missing habitat with this producer?"""
    row = table.active
    for place in range(table.species_count[row]):
        consumer = table.species[row, place]
        if consumer >= PRODUCERS and shared_missing(cards, table, producer, consumer):
            return True
    return False


@rule
def has_shared_pair(cards: Cards, table: Table) -> bool:
    """Do a producer and a consumer of the active row share a missing habitat?"""
    row = table.active
    for place in range(table.species_count[row]):
        producer = table.species[row, place]
        if producer < PRODUCERS and shares_with_consumer(cards, table, producer):
            return True
    return False


@rule
def market_holds(cards: Cards, table: Table, groups: int, habitats: int) -> bool:
    """Does an open species belong to one of the groups, or show one of the habitats?"""
    for market in range(2):
        for slot in range(SLOTS):
            species = table.market[market, slot]
            if species != EMPTY and (
                cards.group[species] & groups or cards.habitats[species] & habitats
            ):
                return True
    return False


@rule
def any_token_inactive(table: Table) -> bool:
    """Is there a token that could be turned active?"""
    for row in range(table.rows):
        for token in range(TOKENS):
            if table.tokens[row, token] == 0:
                return True
    return False


@rule
def any_pressure_open(table: Table) -> bool:
    """Does a pressure card lie in any row?"""
    for row in range(table.rows):
        if table.plain[row, PRESSURE] > 0:
            return True
    return False


@rule
def compared_quantity(table: Table, condition: int) -> int:
    """What a condition looks at; cards and tokens are those of the active row."""
    row = table.active
    if condition == Condition.MEASURES:
        return table.measures_done
    if condition == Condition.HABITATS:
        return count_bits(table.habitats)
    if condition == Condition.IMPACTS:
        return table.impacts
    if condition == Condition.PRESSURE:
        return table.plain[row, PRESSURE]
    if condition == Condition.SPECIES:
        return table.species_count[row]
    if condition == Condition.TOKENS:
        return table.tokens[row].sum()
    if condition == Condition.FUNDING:
        return table.funding
    if condition == Condition.ROWS:
        return table.rows
    return table.plain[row, condition - Condition.ELEMENT]


@rule
def condition_holds(cards: Cards, table: Table, policy: int, step: int) -> bool:
    """Does the condition of a step hold as the table stands?"""
    condition = cards.condition[policy, step]
    if condition == Condition.NONE:
        return True
    found = compared_quantity(table, condition)
    number = cards.number[policy, step]
    return found <= number if cards.at_most[policy, step] == 1 else found >= number


@rule
def step_helps(cards: Cards, table: Table, policy: int, step: int) -> bool:
    """Would this step of a measure do anything as the table stands?"""
    verb = cards.verb[policy, step]
    subject = cards.subject[policy, step]
    if verb == Verb.NONE or not condition_holds(cards, table, policy, step):
        return False
    if verb == Verb.PLACE_SHARED_HABITAT:
        return has_shared_pair(cards, table)
    if verb == Verb.TAKE_BACK_IMPACT:
        return table.impacts > 0
    if verb == Verb.ACTIVATE_TOKENS:
        return any_token_inactive(table)
    if verb == Verb.TAKE_OR_RETURN_ELEMENT:
        enough = table.plain[table.active, subject] >= cards.amount[policy, step]
        return table.piles[subject] > 0 or enough
    if verb == Verb.GIVE_MARKET_CARD:
        return market_holds(cards, table, subject, 0)
    if verb == Verb.GIVE_MARKET_HABITAT:
        return market_holds(cards, table, 0, subject)
    if verb == Verb.REMOVE_PRESSURE:
        return any_pressure_open(table)
    return True


@rule
def is_ready(cards: Cards, table: Table, policy: int) -> bool:
    """Does this measure lie ready, not refused in this turn, with funding to pay for it?"""
    return (
        table.funding > 0
        and table.held[policy] > 0
        and cards.category[policy] == Category.MEASURE
        and table.refused[policy] == 0
    )


@rule
def can_activate(cards: Cards, table: Table, policy: int) -> bool:
    """May this measure be activated now? Only if it would do something (R30)."""
    if is_ready(cards, table, policy):
        for step in range(STEPS):
            if step_helps(cards, table, policy, step):
                return True
    return False


@rule
def protects(cards: Cards, policy: int) -> bool:
    """Is this the measure that stops species from being discarded?"""
    for step in range(STEPS):
        if cards.verb[policy, step] == Verb.PROTECT_SPECIES:
            return True
    return False


@rule
def relieves_triple(cards: Cards, table: Table, policy: int) -> bool:
    """Would giving one card back save the turn? Not with four equal ones or two triples (R32)."""
    row = table.active
    element = only_triple(table, row)
    if element == EMPTY:
        return False
    for step in range(STEPS):
        if cards.verb[policy, step] == Verb.TAKE_OR_RETURN_ELEMENT:
            enough = cards.amount[policy, step] <= table.plain[row, element]
            if enough and cards.subject[policy, step] == element:
                return True
    return False


@rule
def is_answer(cards: Cards, table: Table, policy: int) -> bool:
    """Does this measure answer the current danger: a discard, or three equal elements? (R31)"""
    if not is_ready(cards, table, policy):
        return False
    if table.policy != EMPTY:
        return protects(cards, policy)
    return relieves_triple(cards, table, policy)


@rule
def can_answer(cards: Cards, table: Table) -> bool:
    """Does any measure answer the current danger?"""
    if table.funding == 0 or table.measures_held == 0:
        return False
    for policy in range(cards.policies):
        if is_answer(cards, table, policy):
            return True
    return False


@rule
def can_answer_triple(cards: Cards, table: Table) -> bool:
    """Can three equal elements be answered by giving one back?"""
    return table.waste_water_takes_only == 0 and can_answer(cards, table)


@rule
def propose_measure(cards: Cards, table: Table, policy: int) -> None:
    """Activate a measure; with `agreement` the other players are asked first (R16)."""
    if table.agreement and table.players > 1:
        table.proposal = policy
        note(table, Note.PROPOSED, table.active, policy)
        table.phase = Phase.AGREE
        table.chooser = (table.active + 1) % table.rows
    else:
        start_measure(cards, table, policy)


@rule
def vote(cards: Cards, table: Table, voter: int, agrees: bool) -> None:
    """One player's answer: the last agreement starts the measure, one refusal stops it."""
    policy = table.proposal
    following = (voter + 1) % table.rows
    note(table, Note.AGREED if agrees else Note.REFUSED, voter, policy)
    if not agrees:
        table.refused[policy] = 1
        table.proposal = EMPTY
    elif following == table.active:
        table.proposal = EMPTY
        start_measure(cards, table, policy)
    else:
        table.phase = Phase.AGREE
        table.chooser = following


@rule
def pay_funding(cards: Cards, table: Table) -> None:
    """Use up one funding card."""
    for policy in range(cards.policies):
        if cards.category[policy] == Category.FUNDING and table.held[policy] > 0:
            table.held[policy] -= 1
            table.used[policy] += 1
            table.funding -= 1
            return


@rule
def start_measure(cards: Cards, table: Table, policy: int) -> None:
    """Pay for a measure and begin to carry it out; a policy it answers waits."""
    note(table, Note.FUNDED, table.active, policy)
    pay_funding(cards, table)
    table.held[policy] -= 1
    table.measures_held -= 1
    table.measures_done += 1
    table.waiting_policy = table.policy
    table.waiting_step = table.step
    table.waiting_taken = table.taken
    table.policy = policy
    table.step = 0
    table.progress = 0
    table.taken = 0
    table.picked = 0

"""Policy cards: drawing them and carrying out their steps, one after the other."""

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note, reveal
from ecotone.engine.randomness import shuffle
from ecotone.games.ecosfera.cards import Cards
from ecotone.games.ecosfera.lasting_policies import weigh_policies
from ecotone.games.ecosfera.measures import can_answer, condition_holds
from ecotone.games.ecosfera.notes import Cause, Note
from ecotone.games.ecosfera.piles import (
    add_pressure,
    clear_market,
    discard_card,
    remove_place,
    return_element,
    take_element,
)
from ecotone.games.ecosfera.policy_choices import (
    begin_gift,
    begin_new_habitat,
    begin_shared_habitat,
    give_habitat_cards,
    offer_element,
    recycle,
    take_or_return,
)
from ecotone.games.ecosfera.policy_steps import STEPS, Category, Duration, Join, Verb
from ecotone.games.ecosfera.removal import remove_from_game
from ecotone.games.ecosfera.table import (
    EMPTY,
    FIRST_SPECIES,
    LITTER,
    TOKENS,
    Market,
    Phase,
    Table,
)


@rule
def can_draw_policy(cards: Cards, table: Table) -> bool:
    """Is there a policy card to draw?"""
    if table.policy_deck_size > 0:
        return True
    if table.reshuffle_policies:
        for policy in range(cards.policies):
            if table.used[policy] > 0 and cards.category[policy] != Category.FUNDING:
                return True
    return False


@rule
def renew_policy_deck(cards: Cards, table: Table) -> None:
    """Shuffle the used policies into a new deck; spent funding never comes back (R33)."""
    size = 0
    for policy in range(cards.policies):
        if cards.category[policy] != Category.FUNDING:
            for _ in range(table.used[policy]):
                table.policy_deck[size] = policy
                size += 1
            table.used[policy] = 0
    shuffle(table.random, table.policy_deck, size)
    note(table, Note.POLICIES_RESHUFFLED)
    table.policy_deck_size = size


@rule
def draw_policy(cards: Cards, table: Table) -> None:
    """Draw a policy card: measures and funding lie ready, all others are carried out at once."""
    table.draws -= 1
    if not can_draw_policy(cards, table):
        # R33: with an empty deck nothing is drawn.
        table.draws = 0
        return
    if table.policy_deck_size == 0:
        renew_policy_deck(cards, table)
    table.policy_deck_size -= 1
    table.policies_drawn += 1
    policy = table.policy_deck[table.policy_deck_size]
    reveal(table)
    note(table, Note.POLICY_DRAWN, policy)
    category = cards.category[policy]
    if category == Category.FUNDING:
        table.held[policy] += 1
        table.funding += 1
    elif category == Category.MEASURE:
        table.held[policy] += 1
        table.measures_held += 1
    else:
        table.policy = policy
        table.step = 0
        table.progress = 0
        table.taken = 0
        table.picked = 0
        table.asked = 0


@rule
def finish_policy(cards: Cards, table: Table) -> None:
    """Lay a policy where it belongs; one that waited for it goes on."""
    policy = table.policy
    duration = cards.duration[policy]
    if duration == Duration.PERMANENT:
        table.in_force[policy] += 1
        note(table, Note.IN_FORCE, policy, 0)
        weigh_policies(cards, table)
    elif duration == Duration.NEXT_TURN or duration == Duration.ROUND:
        table.coming[policy] += 1
        note(table, Note.IN_FORCE, policy, 1)
    elif cards.litters[policy] == 0:
        table.used[policy] += 1
    if table.waiting_policy == EMPTY:
        table.asked = 0
    table.policy = table.waiting_policy
    table.step = table.waiting_step
    table.taken = table.waiting_taken
    table.waiting_taken = 0
    table.progress = 0
    table.picked = 0
    table.waiting_policy = EMPTY


@rule
def carry_on(cards: Cards, table: Table) -> None:
    """Do the next step of the current policy; it may ask a player, or end the game."""
    step = table.step
    if step == STEPS or cards.verb[table.policy, step] == Verb.NONE:
        finish_policy(cards, table)
    elif is_left_out(cards, table, step):
        skip_step(table)
    elif has_alternative(cards, table, step) and table.picked == 0:
        table.phase = Phase.ALTERNATIVE
    elif do_step(cards, table, step):
        next_step(table)


@rule
def is_left_out(cards: Cards, table: Table, step: int) -> bool:
    """Is a step not to be done: its alternative was, or its condition does not hold?"""
    if table.progress > 0 or table.picked == 1:
        return False
    if cards.join[table.policy, step] != Join.THEN:
        if table.taken == 1:
            return True
    else:
        table.taken = 0
    return not condition_holds(cards, table, table.policy, step)


@rule
def has_alternative(cards: Cards, table: Table, step: int) -> bool:
    return step + 1 < STEPS and cards.join[table.policy, step + 1] == Join.OR


@rule
def skip_step(table: Table) -> None:
    """Leave a step out."""
    table.step += 1
    table.progress = 0
    table.picked = 0


@rule
def next_step(table: Table) -> None:
    """A step is done."""
    table.step += 1
    table.progress = 0
    table.picked = 0
    table.taken = 1


@rule
def do_step(cards: Cards, table: Table, step: int) -> bool:
    """Carry out a step; False if it waits for a choice (the choice then finishes it)."""
    verb = cards.verb[table.policy, step]
    subject = cards.subject[table.policy, step]
    amount = cards.amount[table.policy, step]
    if verb == Verb.DISCARD_OPEN:
        return discard_open(cards, table, subject)
    if verb == Verb.PLACE_SHARED_HABITAT:
        return begin_shared_habitat(cards, table)
    if verb == Verb.OFFER_ELEMENT:
        return offer_element(table, subject, amount)
    if verb == Verb.TAKE_OR_RETURN_ELEMENT:
        return take_or_return(table, subject, amount)
    if verb == Verb.GIVE_MARKET_CARD:
        return begin_gift(cards, table, subject)
    if verb == Verb.GIVE_MARKET_HABITAT:
        return give_habitat_cards(cards, table, subject)
    if verb == Verb.REMOVE_PRESSURE:
        return recycle(table, amount)
    if verb == Verb.PLACE_ONE_HABITAT:
        return begin_new_habitat(table, subject)
    do_simple_step(cards, table, verb, subject, amount)
    return True


@rule
def do_simple_step(cards: Cards, table: Table, verb: int, subject: int, amount: int) -> None:
    """Carry out a step that asks nobody; steps that change the rules count by being in force."""
    if verb == Verb.PRESSURE_TO_HOLDERS:
        burden_holders(table, subject, amount)
    elif verb == Verb.TOKENS_BY_MEASURES:
        # R13: forced both ways.
        turn_all_tokens(table, measures_seen(cards, table) >= amount)
    elif verb == Verb.ACTIVATE_TOKENS:
        turn_all_tokens(table, True)
    elif verb == Verb.REMOVE_FROM_ROW:
        remove_from_row(cards, table, subject)
    elif verb == Verb.REMOVE_SPECIES:
        remove_from_game(table, subject)
    elif verb == Verb.TAKE_BACK_IMPACT:
        back = min(amount, table.impacts)
        table.impacts -= back
        note(table, Note.IMPACT_BACK, back, table.impacts)
    elif verb == Verb.TAKE_ELEMENT:
        take_elements(table, subject, amount)
    elif verb == Verb.RETURN_ELEMENT:
        return_all(table, subject)
    elif verb == Verb.BECOME_LITTER:
        table.plain[table.active, LITTER] += 1
        note(table, Note.LITTERED, table.active)
        table.littered[table.policy] += 1


@rule
def burden_holders(table: Table, element: int, amount: int) -> None:
    """Every row that holds the element gets pressure cards, the active one first."""
    for offset in range(table.rows):
        row = (table.active + offset) % table.rows
        if table.plain[row, element] > 0:
            for _ in range(amount):
                add_pressure(table, row, Cause.POLICY.value, table.policy)


@rule
def measures_seen(cards: Cards, table: Table) -> int:
    """Measures activated so far; by a switch, all policies used up."""
    if table.summer_counts_used == 0:
        return table.measures_done
    seen = 0
    for policy in range(cards.policies):
        seen += table.used[policy]
    return seen


@rule
def turn_all_tokens(table: Table, active: bool) -> None:
    """Turn every token of every row to one side."""
    note(table, Note.TOKENS_TURNED, active)
    for row in range(table.rows):
        for token in range(TOKENS):
            table.tokens[row, token] = 1 if active else 0


@rule
def discard_open(cards: Cards, table: Table, groups: int) -> bool:
    """Discard the open species of some groups, unless they are protected or now become so."""
    # R14: protection stops discards, not removals.
    if table.protected:
        note(table, Note.PROTECTED, table.policy)
        return True
    if table.asked == 0 and can_answer(cards, table):
        table.phase = Phase.ANSWER
        return False
    clear_market(cards, table, Market.PRODUCERS.value, groups)
    clear_market(cards, table, Market.CONSUMERS.value, groups)
    for row in range(table.rows):
        for place in range(table.species_count[row] - 1, -1, -1):
            species = table.species[row, place]
            if cards.group[species] & groups:
                remove_place(table, row, place)
                discard_card(table, row, species + FIRST_SPECIES)
                note(table, Note.DISCARDED, species, row)
    return True


@rule
def remove_from_row(cards: Cards, table: Table, groups: int) -> None:
    """Species of some groups in the active row leave the game."""
    row = table.active
    for place in range(table.species_count[row] - 1, -1, -1):
        species = table.species[row, place]
        if cards.group[species] & groups:
            remove_place(table, row, place)
            table.gone[species] = 1
            note(table, Note.REMOVED, species)


@rule
def take_elements(table: Table, element: int, amount: int) -> None:
    """The active row takes elements; with none left (by a switch: too few), one pressure card."""
    row = table.active
    # R15: a single card left is taken, without pressure.
    least = amount if table.fertiliser_needs_two else 1
    if table.piles[element] < least:
        add_pressure(table, row, Cause.POLICY.value, table.policy)
        return
    for _ in range(min(amount, table.piles[element])):
        take_element(table, row, element)
        note(table, Note.ELEMENT_TAKEN, row, element)


@rule
def return_all(table: Table, element: int) -> None:
    """Every card of an element in every row goes back to its pile."""
    for row in range(table.rows):
        for _ in range(table.plain[row, element]):
            return_element(table, row, element)
            note(table, Note.ELEMENT_RETURNED, row, element)

"""The decisions of Ecosfera: who decides, what is legal, and what each one does."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note
from ecotone.engine.state import NOBODY
from ecotone.games.ecosfera import actions
from ecotone.games.ecosfera.abilities import (
    choose_passed_card,
    pass_to_deck,
    pass_to_market,
    pass_to_row,
    reactivate_token,
    use_card_ability,
    use_token,
)
from ecotone.games.ecosfera.buying import (
    begin_consumer,
    begin_placing,
    buy_producer,
    choose_first_producer,
    choose_partner,
    choose_second_producer,
)
from ecotone.games.ecosfera.cards import Cards
from ecotone.games.ecosfera.listing import list_choices, list_main
from ecotone.games.ecosfera.measures import propose_measure, vote
from ecotone.games.ecosfera.notes import Note
from ecotone.games.ecosfera.piles import mark_species, return_element, row_place, take_element
from ecotone.games.ecosfera.policies import next_step
from ecotone.games.ecosfera.policy_choices import (
    answer_offer,
    choose_gift,
    choose_shared_consumer,
    choose_shared_producer,
    choose_tile,
    pick_alternative,
    receive,
    recycle_from,
)
from ecotone.games.ecosfera.table import FIRST_SPECIES, PRODUCERS, USES, Mark, Phase, Table
from ecotone.games.ecosfera.turn import end_turn, settle


@rule
def actor(table: Table) -> int:
    """The seat that decides; alone, one seat decides for all rows."""
    if table.phase == Phase.OVER:
        return NOBODY
    return table.chooser if table.players > 1 else 0


@rule
def legal(cards: Cards, table: Table, out: NDArray[np.int16]) -> int:
    """List the legal actions and return how many there are."""
    if table.phase == Phase.OVER:
        return 0
    if table.phase == Phase.MAIN:
        return list_main(cards, table, out)
    return list_choices(cards, table, out)


@rule
def apply(cards: Cards, table: Table, action: int) -> None:
    """Carry out a legal action and whatever follows from it without a choice."""
    phase = table.phase
    chooser = table.chooser
    table.phase = Phase.MAIN
    table.chooser = table.active
    if phase == Phase.MAIN:
        act(cards, table, action)
    elif phase <= Phase.PASS_TARGET:
        choose_in_turn(cards, table, phase, action)
    elif phase <= Phase.AGREE:
        choose_on_measure(cards, table, phase, chooser, action)
    elif choose_in_policy(cards, table, phase, chooser, action):
        next_step(table)
    settle(cards, table)


@rule
def act(cards: Cards, table: Table, action: int) -> None:
    """One action or ability of the main phase."""
    if action == actions.END_TURN:
        end_turn(table)
    elif action < actions.PLACE:
        species = action - actions.BUY
        if species < PRODUCERS:
            buy_producer(cards, table, species)
        else:
            begin_consumer(cards, table, species)
    elif action < actions.USE_TOKEN:
        begin_placing(cards, table, action - actions.PLACE + PRODUCERS)
    elif action < actions.USE_CARD:
        use_token(cards, table, action - actions.USE_TOKEN)
    elif action < actions.STAR:
        use = action - actions.USE_CARD
        use_card_ability(cards, table, use // USES, use % USES)
    elif action < actions.ACTIVATE:
        use_star(table, action - actions.STAR)
    else:
        propose_measure(cards, table, action - actions.ACTIVATE)


@rule
def use_star(table: Table, species: int) -> None:
    """A star draws a policy card; it is no ability and no action."""
    mark_species(table, row_place(table, table.active, species), Mark.STAR.value)
    note(table, Note.STAR_USED, table.active, species)
    table.draws += 1


@rule
def choose_in_turn(cards: Cards, table: Table, phase: int, action: int) -> None:
    """The choices that belong to a token, a purchase, a placing or a pass."""
    card = action - actions.CHOOSE_CARD
    if phase == Phase.REACTIVATE:
        if action == actions.DECLINE:
            note(table, Note.DECLINED, table.active)
        else:
            reactivate_token(cards, table, action - actions.REACTIVATE)
    elif phase == Phase.PAY_FIRST:
        choose_first_producer(cards, table, card - FIRST_SPECIES)
    elif phase == Phase.PAY_SECOND:
        choose_second_producer(table, card - FIRST_SPECIES)
    elif phase == Phase.PARTNER:
        choose_partner(cards, table, card - FIRST_SPECIES)
    elif phase == Phase.PASS_CARD:
        choose_passed_card(table, card)
    elif action == actions.TO_MARKET:
        pass_to_market(table, table.chosen[0])
    elif action == actions.TO_DECK:
        pass_to_deck(table, table.chosen[0])
    else:
        pass_to_row(table, table.chosen[0], action - actions.CHOOSE_ROW)


@rule
def choose_on_measure(cards: Cards, table: Table, phase: int, chooser: int, action: int) -> None:
    """An answer to a danger, or a vote on a measure."""
    if phase == Phase.AGREE:
        vote(cards, table, chooser, action == actions.AGREE)
    elif action == actions.DECLINE:
        table.asked = 1
        note(table, Note.DECLINED, chooser)
    else:
        propose_measure(cards, table, action - actions.ACTIVATE)


@rule
def choose_in_policy(cards: Cards, table: Table, phase: int, chooser: int, action: int) -> bool:
    """A choice that a policy's step asks for; True when the step is done."""
    subject = cards.subject[table.policy, table.step]
    species = action - actions.CHOOSE_CARD - FIRST_SPECIES
    if phase == Phase.ALTERNATIVE:
        pick_alternative(table, action == actions.AGREE)
        return False
    if phase == Phase.SHARED_PRODUCER:
        return choose_shared_producer(cards, table, species)
    if phase == Phase.SHARED_CONSUMER:
        return choose_shared_consumer(cards, table, species)
    if phase == Phase.MARKET_CARD:
        return choose_gift(table, species)
    if phase == Phase.OFFER:
        answer_offer(table, chooser, subject, action == actions.TAKE)
        return False
    if phase == Phase.RECYCLE:
        if action == actions.DECLINE:
            note(table, Note.DECLINED, chooser)
            return True
        recycle_from(table, action - actions.CHOOSE_ROW)
        return False
    if phase == Phase.RECEIVER:
        receive(cards, table, action - actions.CHOOSE_ROW, subject)
    elif phase == Phase.TAKE_OR_RETURN:
        if action == actions.TAKE:
            take_element(table, table.active, subject)
            note(table, Note.ELEMENT_TAKEN, table.active, subject)
        else:
            return_element(table, table.active, subject)
            note(table, Note.ELEMENT_RETURNED, table.active, subject)
    else:
        choose_tile(table, action - actions.CHOOSE_HABITAT)
    return True

"""The legal decisions of every phase."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.games.ecosfera import actions
from ecotone.games.ecosfera.abilities import (
    count_passable,
    may_pass_plain,
    may_pass_species,
    may_pass_to_deck,
    may_pass_to_market,
    usable,
)
from ecotone.games.ecosfera.buying import (
    can_buy_producer,
    paired_habitats,
    pays_together,
    pays_with_any,
    places_together,
    places_with_any,
)
from ecotone.games.ecosfera.cards import Cards
from ecotone.games.ecosfera.measures import (
    can_activate,
    is_answer,
    shared_missing,
    shares_with_consumer,
)
from ecotone.games.ecosfera.piles import is_unused, row_place
from ecotone.games.ecosfera.policies import can_draw_policy
from ecotone.games.ecosfera.table import (
    EMPTY,
    FIRST_SPECIES,
    HABITATS,
    PLAIN,
    PRESSURE,
    PRODUCERS,
    SLOTS,
    TOKENS,
    USES,
    Mark,
    Market,
    Phase,
    Table,
    Token,
)

List = NDArray[np.int16]


@rule
def list_main(cards: Cards, table: Table, out: List) -> int:
    """Everything a player may do in a turn."""
    out[0] = actions.END_TURN
    count = list_producers(cards, table, out, 1)
    if table.species_count[table.active] > 0:
        count = list_consumers(cards, table, out, count)
        count = list_placings(cards, table, out, count)
    if table.blocked == 0:
        count = list_abilities(cards, table, out, count)
    if table.complexity == 2:
        count = list_stars(cards, table, out, count)
        count = list_measures(cards, table, out, count)
    return count


@rule
def list_producers(cards: Cards, table: Table, out: List, count: int) -> int:
    """Open producers that the row can pay for."""
    for slot in range(SLOTS):
        producer = table.market[Market.PRODUCERS.value, slot]
        if producer != EMPTY and can_buy_producer(cards, table, producer):
            out[count] = actions.BUY + producer
            count += 1
    return count


@rule
def list_consumers(cards: Cards, table: Table, out: List, count: int) -> int:
    """Open consumers that share a habitat with two unused producers."""
    paired = paired_habitats(cards, table)
    if paired:
        for slot in range(SLOTS):
            consumer = table.market[Market.CONSUMERS.value, slot]
            if consumer != EMPTY and cards.habitats[consumer] & paired:
                out[count] = actions.BUY + consumer
                count += 1
    return count


@rule
def list_placings(cards: Cards, table: Table, out: List, count: int) -> int:
    """Consumers that place tiles together with another."""
    row = table.active
    for place in range(table.species_count[row]):
        species = table.species[row, place]
        if species >= PRODUCERS and is_unused(table, place):
            if places_with_any(cards, table, place):
                out[count] = actions.PLACE + species - PRODUCERS
                count += 1
    return count


@rule
def list_abilities(cards: Cards, table: Table, out: List, count: int) -> int:
    """Tokens and cards whose ability can be used."""
    row = table.active
    passable = count_passable(cards, table)
    for use in range(USES):
        if table.tokens[row, min(use, Token.REFRESH.value)] and usable(table, use, passable):
            out[count] = actions.USE_TOKEN + use
            count += 1
    for place in range(table.species_count[row]):
        species = table.species[row, place]
        abilities = cards.abilities[species]
        if abilities == 0 or not ability_ready(table, place):
            continue
        others = passable
        if (abilities >> Token.PASS.value) & 1 and may_pass_species(cards, table, place, EMPTY):
            others -= 1
        for use in range(USES):
            token = min(use, Token.REFRESH.value)
            if (abilities >> token) & 1 and usable(table, use, others):
                out[count] = actions.USE_CARD + species * USES + use
                count += 1
    return count


@rule
def ability_ready(table: Table, place: int) -> bool:
    """Has a card's ability not been used in this turn, nor, by a switch, its star?"""
    marks = table.marks[place]
    if marks & Mark.ABILITY:
        return False
    return not (table.star_is_ability and marks & Mark.STAR)


@rule
def star_ready(table: Table, place: int) -> bool:
    """Has a card's star not been used in this turn, nor, by a switch, its ability?"""
    marks = table.marks[place]
    if marks & Mark.STAR:
        return False
    return not (table.star_is_ability and marks & Mark.ABILITY)


@rule
def list_stars(cards: Cards, table: Table, out: List, count: int) -> int:
    """Stars that can draw a policy card."""
    # R28: only while there is a card to draw.
    if (table.blocked and table.noise_blocks_star) or not can_draw_policy(cards, table):
        return count
    row = table.active
    for place in range(table.species_count[row]):
        species = table.species[row, place]
        if cards.star[species] and star_ready(table, place):
            out[count] = actions.STAR + species
            count += 1
    return count


@rule
def list_measures(cards: Cards, table: Table, out: List, count: int) -> int:
    """Measures that can be paid and would help."""
    if table.funding > 0 and table.measures_held > 0:
        for policy in range(cards.policies):
            if can_activate(cards, table, policy):
                out[count] = actions.ACTIVATE + policy
                count += 1
    return count


@rule
def list_choices(cards: Cards, table: Table, out: List) -> int:
    """The choices of every phase but the main one."""
    phase = table.phase
    if phase == Phase.REACTIVATE:
        return list_tokens(table, out)
    if phase == Phase.PASS_CARD:
        return list_passable(cards, table, out)
    if phase == Phase.PASS_TARGET:
        return list_targets(table, out)
    if phase == Phase.ANSWER:
        return list_answers(cards, table, out)
    if phase == Phase.MARKET_CARD:
        return list_gifts(cards, table, out)
    if phase == Phase.RECEIVER:
        return list_rows(table, out)
    if phase == Phase.RECYCLE:
        return list_pressured(table, out)
    if phase == Phase.SHARED_HABITAT or phase == Phase.NEW_HABITAT:
        return list_tiles(cards, table, out)
    if phase == Phase.AGREE or phase == Phase.ALTERNATIVE:
        out[0] = actions.AGREE
        out[1] = actions.DECLINE
        return 2
    if phase == Phase.OFFER:
        out[0] = actions.TAKE
        out[1] = actions.DECLINE
        return 2
    if phase == Phase.TAKE_OR_RETURN:
        out[0] = actions.TAKE
        out[1] = actions.GIVE_BACK
        return 2
    return list_row_species(cards, table, out)


@rule
def list_tokens(table: Table, out: List) -> int:
    """Inactive tokens; turning none active is allowed unless a switch forbids it."""
    count = 0
    for token in range(TOKENS):
        if table.tokens[table.active, token] == 0:
            out[count] = actions.REACTIVATE + token
            count += 1
    if table.reactivate_any_time == 0:
        out[count] = actions.DECLINE
        count += 1
    return count


@rule
def list_passable(cards: Cards, table: Table, out: List) -> int:
    """Cards of the row that may be passed."""
    count = 0
    for card in range(PLAIN):
        if may_pass_plain(table, card):
            out[count] = actions.CHOOSE_CARD + card
            count += 1
    for place in range(table.species_count[table.active]):
        if may_pass_species(cards, table, place, table.source):
            card = table.species[table.active, place] + FIRST_SPECIES
            out[count] = actions.CHOOSE_CARD + card
            count += 1
    return count


@rule
def list_targets(table: Table, out: List) -> int:
    """Where the passed card may go."""
    count = 0
    for row in range(table.rows):
        if row != table.active:
            out[count] = actions.CHOOSE_ROW + row
            count += 1
    if may_pass_to_market(table, table.chosen[0]):
        out[count] = actions.TO_MARKET
        count += 1
    if may_pass_to_deck(table):
        out[count] = actions.TO_DECK
        count += 1
    return count


@rule
def list_answers(cards: Cards, table: Table, out: List) -> int:
    """Measures against the present danger, or none."""
    count = 0
    for policy in range(cards.policies):
        if is_answer(cards, table, policy):
            out[count] = actions.ACTIVATE + policy
            count += 1
    out[count] = actions.DECLINE
    return count + 1


@rule
def list_gifts(cards: Cards, table: Table, out: List) -> int:
    """Open species of the groups the policy names."""
    groups = cards.subject[table.policy, table.step]
    count = 0
    for market in range(2):
        for slot in range(SLOTS):
            species = table.market[market, slot]
            if species != EMPTY and cards.group[species] & groups:
                out[count] = actions.CHOOSE_CARD + species + FIRST_SPECIES
                count += 1
    return count


@rule
def list_rows(table: Table, out: List) -> int:
    for row in range(table.rows):
        out[row] = actions.CHOOSE_ROW + row
    return table.rows


@rule
def list_pressured(table: Table, out: List) -> int:
    """Rows with a pressure card; without the switch one may stop after the first removal."""
    count = 0
    for row in range(table.rows):
        if table.plain[row, PRESSURE] > 0:
            out[count] = actions.CHOOSE_ROW + row
            count += 1
    if table.progress > 0 and table.recycling_forced == 0:
        out[count] = actions.DECLINE
        count += 1
    return count


@rule
def list_tiles(cards: Cards, table: Table, out: List) -> int:
    """Habitat tiles the policy lets the player choose from."""
    if table.phase == Phase.SHARED_HABITAT:
        tiles = shared_missing(cards, table, table.chosen[0], table.chosen[1])
    else:
        tiles = cards.subject[table.policy, table.step]
    count = 0
    for habitat in range(HABITATS):
        if (tiles >> habitat) & 1:
            out[count] = actions.CHOOSE_HABITAT + habitat
            count += 1
    return count


@rule
def list_row_species(cards: Cards, table: Table, out: List) -> int:
    """Species of the row that fit the current choice."""
    row = table.active
    count = 0
    for place in range(table.species_count[row]):
        if fits_choice(cards, table, place):
            out[count] = actions.CHOOSE_CARD + table.species[row, place] + FIRST_SPECIES
            count += 1
    return count


@rule
def fits_choice(cards: Cards, table: Table, place: int) -> bool:
    """May the species at this place be chosen: to pay, to place tiles, or for a policy?"""
    phase = table.phase
    row = table.active
    species = table.species[row, place]
    first = table.chosen[0]
    if phase == Phase.PAY_FIRST:
        return pays_with_any(cards, table, place, first)
    if phase == Phase.PAY_SECOND:
        named = row_place(table, row, table.chosen[1])
        return pays_together(cards, table, place, named, first)
    if phase == Phase.PARTNER:
        return places_together(cards, table, place, row_place(table, row, first)) != 0
    if phase == Phase.SHARED_PRODUCER:
        return species < PRODUCERS and shares_with_consumer(cards, table, species)
    return species >= PRODUCERS and shared_missing(cards, table, first, species) != 0

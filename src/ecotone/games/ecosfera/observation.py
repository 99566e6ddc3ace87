"""What a seat may know of Ecosfera, as numbers.

All rows lie open, and every card that enters a deck was seen by all; only the order of the decks is
hidden. So every species is marked where it lies, in the order of the actions `buy`; what the rules
read of it is told of the open cards, and summed up for the rows. Rows are counted from the
observing seat's own, but the action `choose_row` counts them from the first seat's: `own_row` tells
where the own one comes in that order.
"""

from ecotone.engine.compiling import entry, reader_of, rule
from ecotone.engine.observation import OBSERVE, Observation
from ecotone.engine.state import State
from ecotone.games.ecosfera.buying import price
from ecotone.games.ecosfera.cards import CARDS, Cards
from ecotone.games.ecosfera.observation_space import (
    IN_DECK,
    IN_DISCARD,
    MARKS,
    MOST,
    MOST_ELEMENTS,
    SPACE,
    SUBJECT,
)
from ecotone.games.ecosfera.piles import deck_place
from ecotone.games.ecosfera.policy_steps import GROUPS, STEPS
from ecotone.games.ecosfera.table import (
    ELEMENTS,
    EMPTY,
    FIRST_SPECIES,
    HABITATS,
    HAND,
    PILE,
    PLAIN,
    PRODUCERS,
    SLOTS,
    SPECIES,
    TABLE,
    TOKENS,
    Mark,
    Market,
    Phase,
    Table,
)

AT = SPACE.offsets

cards_in = reader_of(CARDS)
table_in = reader_of(TABLE)


@rule
def mark(out: Observation, first: int, index: int) -> None:
    """Mark one of several things that begin at the same place."""
    out[first + index] = 1


@rule
def mark_bits(out: Observation, first: int, bits: int, count: int) -> None:
    """Write a set, kept as bits, as one number for each member."""
    for bit in range(count):
        out[first + bit] = (bits >> bit) & 1


@rule
def add_bits(out: Observation, first: int, bits: int, count: int) -> None:
    """Add the members of a set to their counts."""
    for bit in range(count):
        out[first + bit] += (bits >> bit) & 1


@rule
def rows_after(table: Table, seat: int, row: int) -> int:
    """How many rows after the observing seat's own another one comes."""
    distance = row - seat
    return distance if distance >= 0 else distance + table.rows


@rule
def observe_market(cards: Cards, table: Table, market: int, out: Observation) -> None:
    """The open cards of a market, what is on them, and what is known of its deck."""
    for slot in range(SLOTS):
        species = table.market[market, slot]
        if species == EMPTY:
            continue
        at = market * SLOTS + slot
        out[AT.market + species] = 1
        mark_bits(out, AT.market_habitats + at * HABITATS, cards.habitats[species], HABITATS)
        mark_bits(out, AT.market_abilities + at * TOKENS, cards.abilities[species], TOKENS)
        out[AT.market_star + at] = cards.star[species]
        mark_bits(out, AT.market_group + at * len(GROUPS), cards.group[species], len(GROUPS))
        if market == Market.PRODUCERS:
            for element in range(ELEMENTS):
                due = price(cards, table, species, element)
                out[AT.price + slot * ELEMENTS + element] = min(due, MOST_ELEMENTS)
    size = table.market_size[market]
    hidden = size - table.market_known[market]
    for depth in range(size):
        species = table.market_deck[market, deck_place(table, market, depth)]
        out[AT.market_deck + species] = 1
        if depth >= hidden:
            out[AT.market_depth + species] = depth + 1


@rule
def observe_row(cards: Cards, table: Table, seat: int, row: int, out: Observation) -> None:
    """A row's open cards, what they show together, its tokens and its piles."""
    place = rows_after(table, seat, row)
    out[AT.in_play + place] = 1
    for token in range(TOKENS):
        out[AT.tokens + place * TOKENS + token] = table.tokens[row, token]
    for card in range(PLAIN):
        out[AT.plain + place * PLAIN + card] = table.plain[row, card]
    for index in range(table.species_count[row]):
        species = table.species[row, index]
        kind = 0 if species < PRODUCERS else 1
        out[AT.rows + place * SPECIES + species] = 1
        at = AT.row_habitats + (place * 2 + kind) * HABITATS
        add_bits(out, at, cards.habitats[species], HABITATS)
        add_bits(out, AT.row_abilities + place * TOKENS, cards.abilities[species], TOKENS)
        out[AT.row_stars + place] += cards.star[species]
    observe_piles(table, row, place, out)


@rule
def observe_piles(table: Table, row: int, place: int, out: Observation) -> None:
    """What a row's deck and discard hold, in no order."""
    size = table.deck_size[row]
    discarded = table.discard_size[row]
    out[AT.deck_size + place] = min(size, MOST)
    out[AT.discard_size + place] = min(discarded, MOST)
    for index in range(size):
        card = table.pile[row, index]
        if card < PLAIN:
            out[AT.deck_plain + place * PLAIN + card] += 1
        else:
            out[AT.decks + place * SPECIES + card - FIRST_SPECIES] = IN_DECK
    for index in range(PILE - discarded, PILE):
        card = table.pile[row, index]
        if card < PLAIN:
            out[AT.discard_plain + place * PLAIN + card] += 1
        else:
            out[AT.decks + place * SPECIES + card - FIRST_SPECIES] = IN_DISCARD


@rule
def observe_own_deck(table: Table, seat: int, out: Observation) -> None:
    """The cards on top of the own deck that everybody has seen, the next one first."""
    size = table.deck_size[seat]
    for depth in range(min(HAND, table.deck_known[seat])):
        out[AT.known_top + depth] = table.pile[seat, size - 1 - depth] + 1


@rule
def observe_active_row(cards: Cards, table: Table, out: Observation) -> None:
    """What the cards of the active row have served for, and which habitats are left to use."""
    row = table.active
    for element in range(ELEMENTS):
        out[AT.spent + element] = table.spent[element]
    for index in range(table.species_count[row]):
        species = table.species[row, index]
        marks = table.marks[index]
        for bit in range(MARKS):
            out[AT.marks + bit * SPECIES + species] = (marks >> bit) & 1
        if marks & Mark.USED == 0:
            kind = 0 if species < PRODUCERS else 1
            at = AT.unused_habitats + kind * HABITATS
            add_bits(out, at, cards.habitats[species], HABITATS)


@rule
def observe_turn(table: Table, seat: int, out: Observation) -> None:
    """Whose turn it is, what is decided, and how the sea fares."""
    alone = table.players == 1
    for row in range(table.rows):
        out[AT.own + row] = alone or row == 0
    out[AT.own_row + seat] = 1
    out[AT.active + rows_after(table, seat, table.active)] = 1
    out[AT.chooser + rows_after(table, seat, table.chooser)] = 1
    mark(out, AT.phase, table.phase)
    out[AT.turn] = min(table.turn, MOST)
    out[AT.acted] = table.acted
    out[AT.cut] = table.cut
    out[AT.declined] = table.asked
    mark_bits(out, AT.habitats, table.habitats, HABITATS)
    out[AT.impacts] = table.impacts
    for element in range(ELEMENTS):
        out[AT.piles + element] = table.piles[element]
        out[AT.elements + element] = table.elements[element]
        out[AT.discount + element] = min(table.discount[element], MOST_ELEMENTS)
    out[AT.pressure] = table.pressure
    out[AT.gone_pressure] = table.gone_pressure
    for species in range(SPECIES):
        out[AT.gone + species] = table.gone[species]


@rule
def observe_rules(table: Table, out: Observation) -> None:
    """The options in force."""
    out[AT.complexity] = table.complexity
    out[AT.agreement] = table.agreement
    out[AT.reshuffle_policies] = table.reshuffle_policies
    out[AT.switches + 0] = table.draw_per_event
    out[AT.switches + 1] = table.star_is_ability
    out[AT.switches + 2] = table.noise_blocks_star
    out[AT.switches + 3] = table.triple_spares_impact
    out[AT.switches + 4] = table.reactivate_any_time
    out[AT.switches + 5] = table.pass_pressure
    out[AT.switches + 6] = table.pass_species_to_market
    out[AT.switches + 7] = table.pass_to_own_deck
    out[AT.switches + 8] = table.policy_tile_is_no_action
    out[AT.switches + 9] = table.climate_spares_green_energy
    out[AT.switches + 10] = table.summer_counts_used
    out[AT.switches + 11] = table.waste_water_takes_only
    out[AT.switches + 12] = table.fertiliser_needs_two
    out[AT.switches + 13] = table.upwelling_forced
    out[AT.switches + 14] = table.skip_after_checks
    out[AT.switches + 15] = table.recycling_forced
    out[AT.switches + 16] = table.passers_stay


@rule
def observe_policies(cards: Cards, table: Table, out: Observation) -> None:
    """The policy cards, what counts now, and the step being carried out."""
    for index in range(table.policy_deck_size):
        out[AT.policy_deck + table.policy_deck[index]] += 1
    for policy in range(cards.policies):
        out[AT.held + policy] = table.held[policy]
        out[AT.coming + policy] = table.coming[policy]
        out[AT.in_force + policy] = table.in_force[policy]
        out[AT.used + policy] = table.used[policy]
        out[AT.refused + policy] = table.refused[policy]
    if table.waiting_policy != EMPTY:
        mark(out, AT.waiting, table.waiting_policy)
    if table.proposal != EMPTY:
        mark(out, AT.proposal, table.proposal)
    out[AT.draws] = table.draws
    out[AT.funding] = table.funding
    out[AT.measures_held] = table.measures_held
    out[AT.measures_done] = table.measures_done
    out[AT.extra_impacts] = table.extra_impacts
    out[AT.protected] = table.protected
    out[AT.blocked] = table.blocked
    if table.policy != EMPTY:
        observe_step(cards, table, out)


@rule
def observe_step(cards: Cards, table: Table, out: Observation) -> None:
    """The policy being carried out, and its present step."""
    policy = table.policy
    step = table.step
    mark(out, AT.policy, policy)
    mark(out, AT.category, cards.category[policy])
    out[AT.progress] = table.progress
    if step == STEPS:
        return
    verb = cards.verb[policy, step]
    subject = cards.subject[policy, step]
    mark(out, AT.verb, verb)
    out[AT.amount] = cards.amount[policy, step]
    if SUBJECT[verb, 0]:
        mark(out, AT.subject_element, subject)
    elif SUBJECT[verb, 1]:
        mark_bits(out, AT.subject_groups, subject, len(GROUPS))
    elif SUBJECT[verb, 2]:
        mark_bits(out, AT.subject_habitats, subject, HABITATS)


@rule
def observe_choice(table: Table, out: Observation) -> None:
    """The cards named so far in a decision of several parts."""
    phase = table.phase
    first = table.chosen[0]
    if phase == Phase.PASS_CARD:
        if table.source != EMPTY:
            mark(out, AT.source, table.source)
    elif phase == Phase.PASS_TARGET:
        out[AT.chosen + first] = 1
    elif phase == Phase.PAY_SECOND or phase == Phase.SHARED_HABITAT:
        out[AT.chosen + FIRST_SPECIES + first] = 1
        out[AT.chosen + FIRST_SPECIES + table.chosen[1]] = 1
    elif (
        phase == Phase.PAY_FIRST
        or phase == Phase.PARTNER
        or phase == Phase.SHARED_CONSUMER
        or phase == Phase.RECEIVER
    ) and first != EMPTY:
        out[AT.chosen + FIRST_SPECIES + first] = 1


@entry(OBSERVE)
def observe(edition: State, state: State, seat: int, out: Observation) -> None:
    """Write what a seat may know, the rows in order from the seat's own one."""
    cards = cards_in(edition)
    table = table_in(state)
    out[:] = 0
    observe_market(cards, table, Market.PRODUCERS.value, out)
    observe_market(cards, table, Market.CONSUMERS.value, out)
    for row in range(table.rows):
        observe_row(cards, table, seat, row, out)
    observe_own_deck(table, seat, out)
    observe_turn(table, seat, out)
    observe_rules(table, out)
    observe_choice(table, out)
    if table.phase != Phase.OVER:
        observe_active_row(cards, table, out)
    if table.complexity == 2:
        observe_policies(cards, table, out)

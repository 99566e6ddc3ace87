"""What a seat may know of Ecosfera, as numbers.

All rows lie open, and every card that enters a deck was seen by all; only the order of the decks is
hidden. So every species is marked where it lies, in the order of the actions `buy`; what the rules
read of it is told of the open cards, and summed up for the rows. Rows are counted from the
observing seat's own, but the action `choose_row` counts them from the first seat's: `own_row` tells
where the own one comes in that order.
"""

import numpy as np

from ecotone.engine.compiling import entry, reader_of, rule
from ecotone.engine.observation import OBSERVE, Field, Observation, ObservationSpace
from ecotone.engine.state import State
from ecotone.games.ecosfera.buying import price
from ecotone.games.ecosfera.cards import CARDS, Cards
from ecotone.games.ecosfera.piles import deck_place
from ecotone.games.ecosfera.policy_steps import GROUPS, STEPS, VERBS, Category, Verb
from ecotone.games.ecosfera.setup import SWITCHES
from ecotone.games.ecosfera.table import (
    ELEMENTS,
    EMPTY,
    FIRST_SPECIES,
    HABITATS,
    HAND,
    IMPACTS,
    PILE,
    PLAIN,
    POLICIES,
    POLICY_CARDS,
    PRODUCERS,
    ROWS,
    SLOTS,
    SPECIES,
    TABLE,
    TOKENS,
    Mark,
    Market,
    Phase,
    Table,
)

MOST = 127
MOST_ALIKE = 60
"""Most cards of a kind: pressure cards, and fewer of every element."""
MOST_ELEMENTS = 9
"""Elements that a card costs, or costs less; more count as this many."""
CODES = FIRST_SPECIES + SPECIES
MARKS = len(Mark)
IN_DISCARD = 1
IN_DECK = 2
SUBJECTS = ("element", "groups", "habitats")
SUBJECT = np.array([[name in VERBS.get(verb, ()) for name in SUBJECTS] for verb in Verb], np.int8)
"""What the subject of a step with each verb is: 1 for an element, groups or habitats."""

SPACE = ObservationSpace(
    Field("market", (SPECIES,), "species that lie open in the markets"),
    Field("market_deck", (SPECIES,), "species in the market decks"),
    Field("market_depth", (SPECIES,), "place in its deck from 1 on top, if known", high=PRODUCERS),
    Field("rows", (ROWS, SPECIES), "species in each row"),
    Field("decks", (ROWS, SPECIES), "species of each row: 1 in its discard, 2 in its deck", high=2),
    Field("marks", (MARKS, SPECIES), "what species of the active row have served for, by `Mark`"),
    Field("gone", (SPECIES,), "species out of the game"),
    Field("chosen", (CODES,), "cards named so far in a decision of several parts, by their code"),
    Field("source", (SPECIES,), "the species whose ability passes a card"),
    Field("market_habitats", (2, SLOTS, HABITATS), "habitats of each open producer and consumer"),
    Field("market_abilities", (2, SLOTS, TOKENS), "abilities of each open species"),
    Field("market_star", (2, SLOTS), "1 for each open species with a star"),
    Field("market_group", (2, SLOTS, len(GROUPS)), "the group of each open species"),
    Field("price", (SLOTS, ELEMENTS), "elements each open producer costs now", high=MOST_ELEMENTS),
    Field(
        "row_habitats", (ROWS, 2, HABITATS), "producers and consumers by habitat", high=PRODUCERS
    ),
    Field("row_abilities", (ROWS, TOKENS), "species of each row by ability", high=SPECIES),
    Field("row_stars", (ROWS,), "species with a star in each row", high=SPECIES),
    Field("unused_habitats", (2, HABITATS), "unused species of the active row by habitat", high=32),
    Field("plain", (ROWS, PLAIN), "elements, pressure and litter in each row", high=MOST_ALIKE),
    Field("spent", (ELEMENTS,), "elements of the active row that are used", high=MOST_ALIKE),
    Field("deck_plain", (ROWS, PLAIN), "elements, pressure, litter in each deck", high=MOST_ALIKE),
    Field("discard_plain", (ROWS, PLAIN), "the same in each discard", high=MOST_ALIKE),
    Field("deck_size", (ROWS,), "cards in each deck", high=MOST),
    Field("discard_size", (ROWS,), "cards in each discard", high=MOST),
    Field("known_top", (HAND,), "codes from 1 of the own deck's top cards, if known", high=CODES),
    Field("tokens", (ROWS, TOKENS), "1 for each active ability token"),
    Field("in_play", (ROWS,), "1 for each row in play"),
    Field("own", (ROWS,), "1 for each row that the seat plays"),
    Field("own_row", (ROWS,), "number of the own row in the action `choose_row`"),
    Field("active", (ROWS,), "1 for the row whose turn it is"),
    Field("chooser", (ROWS,), "1 for the row that decides"),
    Field("phase", (len(Phase),), "what is being decided, by `Phase`"),
    Field("turn", (1,), "turns begun", high=MOST),
    Field("acted", (1,), "1 once this turn had an action"),
    Field("cut", (1,), "1 if this turn can only be finished"),
    Field("declined", (1,), "1 if the answer to the present danger was declined"),
    Field("habitats", (HABITATS,), "1 for each habitat tile placed"),
    Field("impacts", (1,), "impact tiles placed", high=IMPACTS),
    Field("piles", (ELEMENTS,), "element cards in each pile of the market", high=MOST_ALIKE),
    Field("elements", (ELEMENTS,), "cards of each element in the game", high=MOST_ALIKE),
    Field("pressure", (1,), "pressure cards in the supply", high=MOST_ALIKE),
    Field("gone_pressure", (1,), "pressure cards out of the game", high=MOST_ALIKE),
    Field("complexity", (1,), "1 without, 2 with policy cards", low=1, high=2),
    Field("agreement", (1,), "1 if all must agree to a measure"),
    Field("reshuffle_policies", (1,), "1 if used policies become a new deck"),
    Field("switches", (len(SWITCHES),), "the switches of the rules, in the order of the options"),
    Field("policy_deck", (POLICIES,), "cards of each policy in the deck", high=POLICY_CARDS),
    Field("held", (POLICIES,), "measures and funding lying ready", high=POLICY_CARDS),
    Field("coming", (POLICIES,), "policies that count in the next turn", high=POLICY_CARDS),
    Field("in_force", (POLICIES,), "policies that count now", high=POLICY_CARDS),
    Field("used", (POLICIES,), "policies used up", high=POLICY_CARDS),
    Field("refused", (POLICIES,), "1 for each measure refused in this turn"),
    Field("policy", (POLICIES,), "1 for the policy being carried out"),
    Field("waiting", (POLICIES,), "1 for the policy that goes on after it"),
    Field("proposal", (POLICIES,), "1 for the measure the players are asked to agree to"),
    Field("category", (len(Category),), "category of the policy being carried out, by `Category`"),
    Field("verb", (len(Verb),), "what its present step does, by `Verb`"),
    Field("subject_element", (ELEMENTS,), "the element that the step is about"),
    Field("subject_groups", (len(GROUPS),), "the groups that the step is about"),
    Field("subject_habitats", (HABITATS,), "the habitats that the step is about"),
    Field("amount", (1,), "how many", high=6),
    Field("progress", (1,), "how often the step has been done", high=24),
    Field("draws", (1,), "policy cards still to be drawn", high=MOST),
    Field("funding", (1,), "funding cards lying ready", high=POLICY_CARDS),
    Field("measures_held", (1,), "measures lying ready", high=POLICY_CARDS),
    Field("measures_done", (1,), "measures activated so far", high=MOST),
    Field("extra_impacts", (1,), "impact tiles added to every impact", high=MOST),
    Field("discount", (ELEMENTS,), "elements every producer costs less", high=MOST_ELEMENTS),
    Field("protected", (1,), "1 if species are not discarded by policies"),
    Field("blocked", (1,), "1 if abilities cannot be used in this turn"),
)
AT = SPACE.offsets

cards_in = reader_of(CARDS)
table_in = reader_of(TABLE)


@rule
def mark(out: Observation, first: int, index: int) -> None:
    """Mark one of several things that begin at the same place."""
    out[first + int(index)] = 1


@rule
def mark_bits(out: Observation, first: int, bits: int, count: int) -> None:
    """Write a set, kept as bits, as one number for each member."""
    for bit in range(count):
        out[first + bit] = (bits >> bit) & 1


@rule
def count_bits(out: Observation, first: int, bits: int, count: int) -> None:
    """Add the members of a set to their counts."""
    for bit in range(count):
        out[first + bit] += (bits >> bit) & 1


@rule
def rows_after(table: Table, seat: int, row: int) -> int:
    """How many rows after the observing seat's own another one comes."""
    distance = int(row) - seat
    return distance if distance >= 0 else distance + int(table.rows)


@rule
def observe_market(cards: Cards, table: Table, market: int, out: Observation) -> None:
    """The open cards of a market, what is on them, and what is known of its deck."""
    for slot in range(SLOTS):
        species = int(table.market[market, slot])
        if species == EMPTY:
            continue
        at = market * SLOTS + slot
        out[AT.market + species] = 1
        mark_bits(out, AT.market_habitats + at * HABITATS, int(cards.habitats[species]), HABITATS)
        mark_bits(out, AT.market_abilities + at * TOKENS, int(cards.abilities[species]), TOKENS)
        out[AT.market_star + at] = cards.star[species]
        mark_bits(out, AT.market_group + at * len(GROUPS), int(cards.group[species]), len(GROUPS))
        if market == Market.PRODUCERS:
            for element in range(ELEMENTS):
                due = price(cards, table, species, element)
                out[AT.price + slot * ELEMENTS + element] = min(due, MOST_ELEMENTS)
    size = int(table.market_size[market])
    hidden = size - int(table.market_known[market])
    for depth in range(size):
        species = int(table.market_deck[market, deck_place(table, market, depth)])
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
    for index in range(int(table.species_count[row])):
        species = int(table.species[row, index])
        kind = 0 if species < PRODUCERS else 1
        out[AT.rows + place * SPECIES + species] = 1
        at = AT.row_habitats + (place * 2 + kind) * HABITATS
        count_bits(out, at, int(cards.habitats[species]), HABITATS)
        count_bits(out, AT.row_abilities + place * TOKENS, int(cards.abilities[species]), TOKENS)
        out[AT.row_stars + place] += cards.star[species]
    observe_piles(table, row, place, out)


@rule
def observe_piles(table: Table, row: int, place: int, out: Observation) -> None:
    """What a row's deck and discard hold, in no order."""
    size = int(table.deck_size[row])
    discarded = int(table.discard_size[row])
    out[AT.deck_size + place] = min(size, MOST)
    out[AT.discard_size + place] = min(discarded, MOST)
    for index in range(size):
        card = int(table.pile[row, index])
        if card < PLAIN:
            out[AT.deck_plain + place * PLAIN + card] += 1
        else:
            out[AT.decks + place * SPECIES + card - FIRST_SPECIES] = IN_DECK
    for index in range(PILE - discarded, PILE):
        card = int(table.pile[row, index])
        if card < PLAIN:
            out[AT.discard_plain + place * PLAIN + card] += 1
        else:
            out[AT.decks + place * SPECIES + card - FIRST_SPECIES] = IN_DISCARD


@rule
def observe_own_deck(table: Table, seat: int, out: Observation) -> None:
    """The cards on top of the own deck that everybody has seen, the next one first."""
    size = int(table.deck_size[seat])
    for depth in range(min(HAND, int(table.deck_known[seat]))):
        out[AT.known_top + depth] = table.pile[seat, size - 1 - depth] + 1


@rule
def observe_active_row(cards: Cards, table: Table, out: Observation) -> None:
    """What the cards of the active row have served for, and which habitats are left to use."""
    row = int(table.active)
    for element in range(ELEMENTS):
        out[AT.spent + element] = table.spent[element]
    for index in range(int(table.species_count[row])):
        species = int(table.species[row, index])
        marks = int(table.marks[index])
        for bit in range(MARKS):
            out[AT.marks + bit * SPECIES + species] = (marks >> bit) & 1
        if marks & Mark.USED == 0:
            kind = 0 if species < PRODUCERS else 1
            at = AT.unused_habitats + kind * HABITATS
            count_bits(out, at, int(cards.habitats[species]), HABITATS)


@rule
def observe_turn(table: Table, seat: int, out: Observation) -> None:
    """Whose turn it is, what is decided, and how the sea fares."""
    alone = table.players == 1
    for row in range(int(table.rows)):
        out[AT.own + row] = alone or row == 0
    out[AT.own_row + seat] = 1
    out[AT.active + rows_after(table, seat, table.active)] = 1
    out[AT.chooser + rows_after(table, seat, table.chooser)] = 1
    mark(out, AT.phase, table.phase)
    out[AT.turn] = min(int(table.turn), MOST)
    out[AT.acted] = table.acted
    out[AT.cut] = table.cut
    out[AT.declined] = table.asked
    mark_bits(out, AT.habitats, int(table.habitats), HABITATS)
    out[AT.impacts] = table.impacts
    for element in range(ELEMENTS):
        out[AT.piles + element] = table.piles[element]
        out[AT.elements + element] = table.elements[element]
        out[AT.discount + element] = min(int(table.discount[element]), MOST_ELEMENTS)
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


@rule
def observe_policies(cards: Cards, table: Table, out: Observation) -> None:
    """The policy cards, what counts now, and the step being carried out."""
    for index in range(int(table.policy_deck_size)):
        out[AT.policy_deck + int(table.policy_deck[index])] += 1
    for policy in range(int(cards.policies)):
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
    policy = int(table.policy)
    step = int(table.step)
    mark(out, AT.policy, policy)
    mark(out, AT.category, cards.category[policy])
    out[AT.progress] = table.progress
    if step == STEPS:
        return
    verb = int(cards.verb[policy, step])
    subject = int(cards.subject[policy, step])
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
    phase = int(table.phase)
    first = int(table.chosen[0])
    if phase == Phase.PASS_CARD:
        if table.source != EMPTY:
            mark(out, AT.source, table.source)
    elif phase == Phase.PASS_TARGET:
        out[AT.chosen + first] = 1
    elif phase == Phase.PAY_SECOND or phase == Phase.SHARED_HABITAT:
        out[AT.chosen + FIRST_SPECIES + first] = 1
        out[AT.chosen + FIRST_SPECIES + int(table.chosen[1])] = 1
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
    for row in range(int(table.rows)):
        observe_row(cards, table, seat, row, out)
    observe_own_deck(table, seat, out)
    observe_turn(table, seat, out)
    observe_rules(table, out)
    observe_choice(table, out)
    if table.phase != Phase.OVER:
        observe_active_row(cards, table, out)
    if table.complexity == 2:
        observe_policies(cards, table, out)

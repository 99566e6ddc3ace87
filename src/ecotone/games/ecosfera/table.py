"""The table of Ecosfera Baltica: every field of a state and what it means.

Cards are known by a code. Elements, pressure and litter are alike within their kind and have the
codes 0 to 6; every species is one single card, producers before consumers, from FIRST_SPECIES on.
A *row* is one player's open cards; alone, one person plays several rows. A row keeps its plain
cards as counts and its species in the order in which they came.
"""

from enum import IntEnum

from ecotone.engine.notes import Noting
from ecotone.engine.record import dtype_of, generator, i8, i16

ROWS = 4
HAND = 4
"""Cards drawn for a new row."""
SLOTS = 4
"""Open cards of each kind in the market."""
HABITATS = 6
IMPACTS = 6
TOKENS = 3
PRODUCERS = 32
CONSUMERS = 32
SPECIES = PRODUCERS + CONSUMERS
PILE = 192
"""Room for every card that can lie in one player's deck and discard."""
POLICIES = 40
"""Different policy cards an edition may have."""
POLICY_CARDS = 64

EMPTY = -1
"""No card, no policy, no row."""


class Element(IntEnum):
    """The five elements; the numbers are also the codes of their cards."""

    SUN = 0
    OXYGEN = 1
    SALINITY = 2
    NUTRIENTS = 3
    TEMPERATURE = 4


ELEMENTS = 5
PRESSURE = 5
LITTER = 6
PLAIN = 7
"""Codes below this are plain cards: elements, pressure, litter."""
FIRST_SPECIES = PLAIN


class Habitat(IntEnum):
    """The six habitats; a set of them is a number with one bit each."""

    ICE = 0
    COAST = 1
    PELAGIC = 2
    RIVERS = 3
    MUD = 4
    ROCK = 5


ALL_HABITATS = 63


class Market(IntEnum):
    """The two rows of open species."""

    PRODUCERS = 0
    CONSUMERS = 1


class Token(IntEnum):
    """The three abilities, on tokens and on cards."""

    PASS = 0
    PLUS = 1
    REFRESH = 2


class Use(IntEnum):
    """What an ability is used for."""

    PASS = 0
    PLUS = 1
    REFRESH_PRODUCERS = 2
    REFRESH_CONSUMERS = 3


USES = 4


class Mark(IntEnum):
    """What a species of the active row has served for in this turn, one bit each."""

    USED = 1
    ABILITY = 2
    STAR = 4
    REACTIVATION = 8


class Phase(IntEnum):
    """What is being decided."""

    REACTIVATE = 0
    MAIN = 1
    PAY_FIRST = 2
    PAY_SECOND = 3
    PARTNER = 4
    PASS_CARD = 5
    PASS_TARGET = 6
    ANSWER = 7
    AGREE = 8
    SHARED_PRODUCER = 9
    SHARED_CONSUMER = 10
    SHARED_HABITAT = 11
    OFFER = 12
    TAKE_OR_RETURN = 13
    MARKET_CARD = 14
    RECEIVER = 15
    RECYCLE = 16
    NEW_HABITAT = 17
    OVER = 18
    ALTERNATIVE = 19


class Table(Noting):
    """One game of Ecosfera Baltica."""

    random = generator("the generator of all shuffles")
    players = i8("seats in play")
    rows = i8("rows in play: one each, or several for one player")
    active = i8("row whose turn it is")
    chooser = i8("row whose decision it is")
    phase = i8("a Phase")
    turn = i16("turns begun, skipped ones included")
    begun = i8("1 until the checks of the turn's start are done")
    acted = i8("1 when this turn bought a card or placed a habitat tile")
    cut = i8("1 when this turn can only be finished")
    asked = i8("1 when the answer to the present danger was declined")

    complexity = i8("1 without, 2 with policy cards")
    agreement = i8("1: every player must agree to a measure")
    reshuffle_policies = i8("1: an empty policy deck is made anew from the used pile")
    draw_per_event = i8("1: one policy card for several tiles at once")
    star_is_ability = i8("1: a card's star and its abilities exclude each other")
    noise_blocks_star = i8("1: blocked abilities block the star as well")
    triple_spares_impact = i8("1: pressure from three equal elements places no impact tile")
    reactivate_any_time = i8("1: each pair of consumers reactivates a token at once")
    pass_pressure = i8("1: pressure cards may be passed")
    pass_species_to_market = i8("1: species may be passed under their market deck")
    pass_to_own_deck = i8("1: with a single row, a card may be passed onto the own deck")
    policy_tile_is_no_action = i8("1: a tile placed by a policy does not count as acting")
    climate_spares_green_energy = i8("1: no extra impact tile for an impact by a policy")
    summer_counts_used = i8("1: any used policy counts as a measure for the token test")
    waste_water_takes_only = i8("1: take or return an element without a choice or an answer")
    fertiliser_needs_two = i8("1: pressure as soon as the pile has too few elements")
    upwelling_forced = i8("1: offered elements must be taken")
    skip_after_checks = i8("1: a turn to be skipped is checked for pressure first")
    recycling_forced = i8("1: all pressure cards a measure can remove must be removed")

    habitats = i8("habitat tiles placed, one bit each")
    impacts = i8("impact tiles placed")
    piles = i8("element cards in each pile of the market", ELEMENTS)
    pressure = i8("pressure cards in the supply")
    market = i8("open species of each market row, or EMPTY", 2, SLOTS)
    market_deck = i8("species under each market row, a ring", 2, PRODUCERS)
    market_top = i8("place of the ring's top card", 2)
    market_size = i8("cards in each market deck", 2)
    market_known = i8("cards at the bottom of each market deck that everybody has seen", 2)

    plain = i8("elements, pressure and litter in each row", ROWS, PLAIN)
    spent = i8("elements of the active row used in this turn", ELEMENTS)
    species = i8("species in each row, in order of arrival", ROWS, SPECIES)
    species_count = i8("species in each row", ROWS)
    marks = i8("what each species of the active row served for, bits of Mark", SPECIES)
    pile = i8("each row's deck from the front, its discard from the back", ROWS, PILE)
    deck_size = i16("cards in each row's deck; the last one is on top", ROWS)
    deck_known = i16("cards on top of each row's deck that everybody has seen", ROWS)
    discard_size = i16("cards in each row's discard", ROWS)
    tokens = i8("1 for each active ability token", ROWS, TOKENS)
    elements = i8("cards of each element in this game, wherever they lie", ELEMENTS)
    gone = i8("1 for each species out of the game", SPECIES)
    gone_pressure = i8("pressure cards out of the game")

    policy_deck = i8("policy cards; the last one is on top", POLICY_CARDS)
    policy_deck_size = i8("cards in the policy deck")
    policies_drawn = i16("policy cards drawn so far")
    held = i8("measures and funding lying ready", POLICIES)
    coming = i8("policies that count in the next turn", POLICIES)
    in_force = i8("policies that count now", POLICIES)
    used = i8("policies used up", POLICIES)
    littered = i8("policies that became litter cards", POLICIES)
    refused = i8("1 for each measure that was refused in this turn", POLICIES)
    funding = i8("funding cards lying ready")
    measures_held = i8("measures lying ready")
    measures_done = i8("measures activated so far")
    extra_impacts = i8("impact tiles added to every impact")
    discount = i8("elements every producer costs less", ELEMENTS)
    protected = i8("1: species are not discarded by policies")
    blocked = i8("1: no abilities in this turn")
    skipped = i8("1: this turn is skipped")

    draws = i8("policy cards still to be drawn")
    policy = i8("policy being carried out, or EMPTY")
    step = i8("its step")
    progress = i8("how often the step has been done")
    waiting_policy = i8("policy that waits for the end of an answer, or EMPTY")
    waiting_step = i8("its step")
    proposal = i8("measure the players are asked to agree to, or EMPTY")
    chosen = i8("cards chosen so far in a decision with several parts, or EMPTY", 2)
    source = i8("species whose pass ability is being used, or EMPTY")
    passers_stay = i8("1: species with the pass symbol may not be passed")
    turns_left = i8("turns that policies for a round still count, this one included", POLICIES)
    taken = i8("1 when the last step of the policy, or the one it stands for, was done")
    waiting_taken = i8("the same of the policy that waits")
    picked = i8("1 when the step was chosen among alternatives")


TABLE = dtype_of(Table)

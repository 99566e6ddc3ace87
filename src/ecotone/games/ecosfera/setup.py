"""Setting the table: options, presets, variants, and the first deal (rulebook 2.1 to 2.4)."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.engine.copying import copy_into
from ecotone.engine.options import YES_NO, Option
from ecotone.engine.randomness import Generator, below, shuffle
from ecotone.games.ecosfera.cards import Cards
from ecotone.games.ecosfera.piles import refill_market, shuffle_market_deck
from ecotone.games.ecosfera.table import (
    ELEMENTS,
    EMPTY,
    PLAIN,
    PRESSURE,
    PRODUCERS,
    SLOTS,
    TOKENS,
    Element,
    Market,
    Phase,
    Table,
)
from ecotone.games.ecosfera.turn import begin_turn, draw_row, settle

PRESETS = ("tabletop", "digital", "rulebook")
DIGITAL = 1
RULEBOOK = 2
BY_PRESET = "preset"
"""A switch left to the preset."""
SWITCHES = (
    "draw_per_event",
    "star_is_ability",
    "noise_blocks_star",
    "triple_spares_impact",
    "reactivate_any_time",
    "pass_pressure",
    "pass_species_to_market",
    "pass_to_own_deck",
    "policy_tile_is_no_action",
    "climate_spares_green_energy",
    "summer_counts_used",
    "waste_water_takes_only",
    "fertiliser_needs_two",
    "upwelling_forced",
    "skip_after_checks",
    "recycling_forced",
    "passers_stay",
)
"""Where the official digital version, or the letter of the rulebook, differs from the rules (see
RULES.md). The digital preset turns on all but `pass_pressure` and `passers_stay`, the rulebook's
these two. `read_rules` reads them in this order."""
SOLO_ROWS = (BY_PRESET, "1", "2", "3", "4")

WITH_POLICIES = [{"complexity": [2]}]
APPLIES = {
    "draw_per_event": WITH_POLICIES,
    "star_is_ability": WITH_POLICIES,
    "noise_blocks_star": WITH_POLICIES,
    "pass_to_own_deck": [{"players": [1]}],
    "policy_tile_is_no_action": WITH_POLICIES,
    "climate_spares_green_energy": WITH_POLICIES,
    "summer_counts_used": WITH_POLICIES,
    "waste_water_takes_only": WITH_POLICIES,
    "fertiliser_needs_two": WITH_POLICIES,
    "upwelling_forced": WITH_POLICIES,
    "skip_after_checks": WITH_POLICIES,
    "recycling_forced": WITH_POLICIES,
}
"""Where those switches apply that do not apply to every table."""

OPTIONS = (
    Option("preset", PRESETS, "tabletop"),
    Option("complexity", range(1, 3), 1),
    Option("piles", range(3, 9), 8),
    Option("high_pressure", YES_NO, "no"),
    Option("eutrophication", YES_NO, "no"),
    Option("biodiversity_loss", YES_NO, "no"),
    Option("solo_rows", SOLO_ROWS, BY_PRESET, [{"players": [1]}]),
    Option("first_player", ("first", "random"), "first"),
    Option("agreement", YES_NO, "no", [{"players": [2, 3, 4], "complexity": [2]}]),
    Option("reshuffle_policies", YES_NO, "no", WITH_POLICIES),
    Option("box_limit", YES_NO, "yes"),
    *(
        Option(name, (BY_PRESET, "no", "yes"), BY_PRESET, APPLIES.get(name, []))
        for name in SWITCHES
    ),
)
NAMES = [option.name for option in OPTIONS]
PRESET = NAMES.index("preset")
COMPLEXITY = NAMES.index("complexity")
PILES = NAMES.index("piles")
HIGH_PRESSURE = NAMES.index("high_pressure")
EUTROPHICATION = NAMES.index("eutrophication")
BIODIVERSITY_LOSS = NAMES.index("biodiversity_loss")
SOLO = NAMES.index("solo_rows")
FIRST_PLAYER = NAMES.index("first_player")
AGREEMENT = NAMES.index("agreement")
RESHUFFLE_POLICIES = NAMES.index("reshuffle_policies")
BOX_LIMIT = NAMES.index("box_limit")
FIRST_SWITCH = NAMES.index(SWITCHES[0])
YES = 2
"""A switch that is on by its own option."""

START_PRESSURE = 2
EXTRA_NUTRIENTS = 2
PRESSURE_IN_FIRST_ROW = 3
"""A first row with this many pressure cards is dealt again."""


@rule
def set_up(
    cards: Cards, table: Table, options: NDArray[np.int64], players: int, random: Generator
) -> None:
    """Deal a new game onto an empty table."""
    copy_into(table.random, random)
    read_rules(table, options, players)
    table.policy = EMPTY
    table.waiting_policy = EMPTY
    table.proposal = EMPTY
    table.source = EMPTY
    table.chosen[:] = EMPTY
    if options[BIODIVERSITY_LOSS]:
        table.gone[cards.lost_species] = 1
    open_market(cards, table, Market.PRODUCERS.value, 0, cards.producers)
    open_market(cards, table, Market.CONSUMERS.value, PRODUCERS, cards.consumers)
    fill_piles(cards, table, options)
    for row in range(table.rows):
        deal_start_deck(table, row, options)
    if table.complexity == 2:
        shuffle_policies(cards, table)
    first = below(table.random, table.rows) if options[FIRST_PLAYER] else 0
    table.phase = Phase.MAIN
    begin_turn(table, first)
    settle(cards, table)


@rule
def read_rules(table: Table, options: NDArray[np.int64], players: int) -> None:
    """Read this game's rules from the options: rows, complexity and every switch."""
    digital = options[PRESET] == DIGITAL
    as_printed = options[PRESET] == RULEBOOK
    table.players = players
    table.rows = players
    if players == 1:
        chosen = options[SOLO]
        # R38: alone, two rows, or one in the digital version.
        table.rows = chosen if chosen > 0 else (1 if digital else 2)
    table.complexity = options[COMPLEXITY]
    # R16: by the letter of the rulebook everyone must agree.
    table.agreement = 1 if as_printed else options[AGREEMENT]
    table.reshuffle_policies = options[RESHUFFLE_POLICIES]
    switches = options[FIRST_SWITCH:]
    table.draw_per_event = switch(switches[0], digital)
    table.star_is_ability = switch(switches[1], digital)
    table.noise_blocks_star = switch(switches[2], digital)
    table.triple_spares_impact = switch(switches[3], digital)
    table.reactivate_any_time = switch(switches[4], digital)
    table.pass_pressure = switch(switches[5], as_printed)
    table.pass_species_to_market = switch(switches[6], digital)
    table.pass_to_own_deck = switch(switches[7], digital)
    table.policy_tile_is_no_action = switch(switches[8], digital)
    table.climate_spares_green_energy = switch(switches[9], digital)
    table.summer_counts_used = switch(switches[10], digital)
    table.waste_water_takes_only = switch(switches[11], digital)
    table.fertiliser_needs_two = switch(switches[12], digital)
    table.upwelling_forced = switch(switches[13], digital)
    table.skip_after_checks = switch(switches[14], digital)
    table.recycling_forced = switch(switches[15], digital)
    table.passers_stay = switch(switches[16], as_printed)


@rule
def switch(chosen: int, by_preset: bool) -> bool:
    """Is a switch on, by its own option or else by the preset?"""
    return by_preset if chosen == 0 else chosen == YES


@rule
def open_market(cards: Cards, table: Table, market: int, first: int, count: int) -> None:
    """Shuffle a market's deck and open its first cards."""
    size = 0
    for species in range(first, first + count):
        if table.gone[species] == 0:
            table.market_deck[market, size] = species
            size += 1
    table.market_size[market] = size
    shuffle_market_deck(table, market)
    for slot in range(SLOTS):
        table.market[market, slot] = EMPTY
    refill_market(table, market)


@rule
def fill_piles(cards: Cards, table: Table, options: NDArray[np.int64]) -> None:
    """Lay out the elements; start decks come first out of the box."""
    for element in range(ELEMENTS):
        pile = options[PILES]
        dealt = start_elements(options, element) * table.rows
        # R20: the start decks come first out of the box; the pile is what is left.
        if options[BOX_LIMIT]:
            pile = min(pile, cards.element_copies[element] - dealt)
        table.piles[element] = pile
        table.elements[element] = pile + dealt
    start = START_PRESSURE + options[HIGH_PRESSURE]
    table.pressure = cards.pressure_copies - start * table.rows


@rule
def start_elements(options: NDArray[np.int64], element: int) -> int:
    """How many cards of an element each start deck holds."""
    if element == Element.NUTRIENTS and options[EUTROPHICATION]:
        return 1 + EXTRA_NUTRIENTS
    return 1


@rule
def deal_start_deck(table: Table, row: int, options: NDArray[np.int64]) -> None:
    """A row's start deck, shuffled, its tokens, and its first cards."""
    size = 0
    for element in range(ELEMENTS):
        for _ in range(start_elements(options, element)):
            table.pile[row, size] = element
            size += 1
    for _ in range(START_PRESSURE + options[HIGH_PRESSURE]):
        table.pile[row, size] = PRESSURE
        size += 1
    for token in range(TOKENS):
        table.tokens[row, token] = 1
    while True:
        shuffle(table.random, table.pile[row], size)
        table.deck_size[row] = size
        draw_row(table, row)
        # R19: three pressure cards are dealt again. R21: three nutrients are not.
        if table.plain[row, PRESSURE] < PRESSURE_IN_FIRST_ROW:
            return
        take_back_row(table, row)


@rule
def take_back_row(table: Table, row: int) -> None:
    """Put a first row back to its deck; its cards still lie where they were drawn from."""
    for card in range(PLAIN):
        table.plain[row, card] = 0


@rule
def shuffle_policies(cards: Cards, table: Table) -> None:
    size = 0
    for policy in range(cards.policies):
        for _ in range(cards.copies[policy]):
            table.policy_deck[size] = policy
            size += 1
    table.policy_deck_size = size
    shuffle(table.random, table.policy_deck, size)

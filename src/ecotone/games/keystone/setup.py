"""Setting the table, for one to four players, solo, or together (rulebook p. 3 and 11)."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.engine.copying import copy_into
from ecotone.engine.options import AS_WRITTEN, DIFFICULTY_OPTION, YES_NO, Condition, Option
from ecotone.engine.randomness import Generator, below, shuffle
from ecotone.games.keystone.cards import OBJECTIVES, SKILLS, Cards
from ecotone.games.keystone.field import refill_field
from ecotone.games.keystone.journal import (
    ASSIGNMENTS,
    DIFFICULTIES,
    PLACED,
    Difficulty,
    Special,
)
from ecotone.games.keystone.special import in_force, number_of
from ecotone.games.keystone.story import sight
from ecotone.games.keystone.table import (
    DECK,
    EMPTY,
    ENVELOPES,
    FIELD_SIZE,
    HABITATS,
    SEATS,
    SPACES,
    STACK_HEIGHT,
    STACKS,
    SUPPLY,
    TOKENS,
    WILD_PRICE,
    WILDS,
    Phase,
    Table,
    Variant,
)

PLAYED_ALONE_OR_TOGETHER: tuple[Condition, ...] = ({"players": [1]}, {"variant": ["coop"]})
OPTIONS = (
    Option("variant", ("standard", "coop"), "standard", [{"players": [2, 3, 4]}]),
    Option("assignment", range(ASSIGNMENTS), 1, PLAYED_ALONE_OR_TOGETHER),
    Option("limited_synergy", YES_NO, "no"),
    Option("free_wilds", YES_NO, "no"),
    Option("envelopes", range(ENVELOPES + 1), 0),
    Option(
        DIFFICULTY_OPTION,
        DIFFICULTIES,
        AS_WRITTEN,
        [{**one, "assignment": range(1, ASSIGNMENTS)} for one in PLAYED_ALONE_OR_TOGETHER],
    ),
)
VARIANT, ASSIGNMENT, LIMITED_SYNERGY, FREE_WILDS, OPENED, DIFFICULTY = range(6)

FIRST_SYNERGY = 5
"""The first player's tokens; each later player has one more."""
FIRST_TIME = 4
"""Where the time marker starts for one player; one space more for each further player."""
FULL_DECK_PLAYERS = 3
"""With this many players or more, both copies of each species are used."""


@rule
def set_up(
    cards: Cards, table: Table, options: NDArray[np.int64], players: int, random: Generator
) -> None:
    """Deal a new game."""
    copy_into(table.random, random)
    table.players = players
    table.variant = options[VARIANT]
    table.limited = options[LIMITED_SYNERGY]
    table.free_wilds = options[FREE_WILDS]
    together = players == 1 or table.variant == Variant.COOP
    table.assignment = options[ASSIGNMENT] if together else 0
    table.difficulty = options[DIFFICULTY] + Difficulty.RELAXED if table.assignment > 0 else 0
    table.envelopes = max(options[OPENED], cards.assignment_envelopes[table.assignment])
    clear_table(table)
    take_special_rules(cards, table)
    shuffle_deck(cards, table, 2 if players >= FULL_DECK_PLAYERS and not together else 1)
    refill_field(table)
    stack_wilds(cards, table)
    choose_skills(cards, table)
    deal_objectives(cards, table, together)
    take_tokens(cards, table, together)
    table.phase = Phase.TURN
    if table.special:
        sight(cards, table)


@rule
def take_special_rules(cards: Cards, table: Table) -> None:
    """Set up the assignment's rules that hold throughout the game."""
    table.special = cards.assignment_special[table.assignment]
    table.field_size = FIELD_SIZE
    table.fruitful = (1 << HABITATS) - 1
    table.wild_price = WILD_PRICE
    table.wilds_allowed = WILDS
    if in_force(table, Special.FIELD_SIZE):
        table.field_size = number_of(cards, table, Special.FIELD_SIZE, 0)
    if in_force(table, Special.DROUGHT):
        table.fruitful &= ~number_of(cards, table, Special.DROUGHT, 0)
    if in_force(table, Special.WILD_PRICE):
        table.wild_price = number_of(cards, table, Special.WILD_PRICE, 0)
        limit = number_of(cards, table, Special.WILD_PRICE, 1)
        if limit > 0:
            table.wilds_allowed = limit
    if in_force(table, Special.INVASIVE):
        start = number_of(cards, table, Special.INVASIVE, 0)
        for space in range(SPACES):
            table.story[space] = (start >> space) & 1


@rule
def clear_table(table: Table) -> None:
    """Empty every board, pile and counter."""
    table.actor = 0
    table.turns = 0
    table.final_round = 0
    table.acted = 0
    table.wild_bought = 0
    table.banded = 0
    table.cleared = 0
    table.story_log = 0
    table.story[:] = 0
    table.field_story[:] = 0
    table.token = EMPTY
    table.step = 0
    table.repeats = 0
    table.drawn_from_deck = 0
    table.discard_count = 0
    table.deck_count = 0
    table.drawn[:] = EMPTY
    table.pending[:] = 0
    table.exhausted[:] = 0
    table.field[:] = EMPTY
    table.field_tokens[:] = 0
    table.synergy[:] = 0
    table.objective[:] = EMPTY
    for seat in range(SEATS):
        table.board[seat, :] = EMPTY
        table.research[seat, :] = 0
    for place in range(DECK):
        table.deck[place] = EMPTY
        table.discard[place] = EMPTY


@rule
def shuffle_deck(cards: Cards, table: Table, copies: int) -> None:
    """Shuffle one copy of each species, or two that are alike (R44).

    Species of unopened envelopes (R45) and cards already on the board are left out.
    """
    for card in range(cards.species):
        for _ in range(copies):
            if cards.envelope[card] <= table.envelopes:
                table.deck[table.deck_count] = card
                table.deck_count += 1
    place_first_cards(cards, table)
    shuffle(table.random, table.deck, table.deck_count)


@rule
def place_first_cards(cards: Cards, table: Table) -> None:
    """Put the cards an assignment starts with on the board, out of the deck."""
    for place in range(PLACED):
        space = cards.placed_space[table.assignment, place]
        if space == EMPTY:
            continue
        card = cards.placed_card[table.assignment, place]
        table.board[0, space] = card
        table.research[0, space] = cards.placed_research[table.assignment, place]
        table.story[space] = cards.placed_story[table.assignment, place]
        take_from_deck(table, card)


@rule
def take_from_deck(table: Table, card: int) -> None:
    """Remove one copy of a card from the deck."""
    for place in range(table.deck_count):
        if table.deck[place] == card:
            table.deck_count -= 1
            table.deck[place] = table.deck[table.deck_count]
            table.deck[table.deck_count] = EMPTY
            return


@rule
def stack_wilds(cards: Cards, table: Table) -> None:
    """Four stacks by habitat, each in random order; an assignment may leave some out."""
    stacks = (1 << STACKS) - 1
    height = STACK_HEIGHT
    if table.assignment > 0:
        stacks = cards.assignment_wilds[table.assignment]
        height = cards.assignment_wild_height[table.assignment]
    for habitat in range(STACKS):
        stack = table.wilds[habitat]
        stack[:] = EMPTY
        table.wilds_left[habitat] = 0
        if (stacks >> habitat) & 1:
            for place in range(STACK_HEIGHT):
                stack[place] = cards.wild_stacks[habitat, place]
            shuffle(table.random, stack, STACK_HEIGHT)
            table.wilds_left[habitat] = height
            for place in range(height, STACK_HEIGHT):
                stack[place] = EMPTY


@rule
def choose_skills(cards: Cards, table: Table) -> None:
    """Five random tokens, or those of the assignment."""
    if table.assignment > 0:
        for position in range(TOKENS):
            table.skills[position] = cards.assignment_skills[table.assignment, position]
        return
    for position in range(TOKENS):
        table.skills[position] = EMPTY
    chosen = 0
    for skill in range(SKILLS):
        if below(table.random, SKILLS - skill) < TOKENS - chosen:
            table.skills[chosen] = skill
            chosen += 1


@rule
def deal_objectives(cards: Cards, table: Table, together: bool) -> None:
    """One card each, or one for all who play together."""
    if table.assignment > 0:
        table.objective[0] = cards.assignment_objective[table.assignment]
        return
    dealt = 1 if together else table.players
    for seat in range(dealt):
        table.objective[seat] = draw_objective(table, seat)


@rule
def draw_objective(table: Table, dealt: int) -> int:
    """A random objective card that no earlier seat holds."""
    place = below(table.random, OBJECTIVES - dealt)
    for card in range(OBJECTIVES):
        taken = False
        for seat in range(dealt):
            taken = taken or table.objective[seat] == card
        if not taken:
            if place == 0:
                return card
            place -= 1
    return EMPTY


@rule
def take_tokens(cards: Cards, table: Table, together: bool) -> None:
    """Starting Synergy and time, by seat and number of players or by the assignment."""
    table.supply = SUPPLY
    if table.assignment > 0:
        # R40: the edition gives assignment 1 five tokens, as the German text does.
        table.synergy[0] = cards.assignment_synergy[table.assignment]
        table.time = cards.assignment_time[table.assignment]
    elif together:
        table.synergy[0] = FIRST_SYNERGY
        table.time = FIRST_TIME
    else:
        for seat in range(table.players):
            table.synergy[seat] = FIRST_SYNERGY + seat
        table.time = FIRST_TIME + table.players - 1
    for seat in range(SEATS):
        table.supply -= table.synergy[seat]

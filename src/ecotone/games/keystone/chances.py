"""The chance that an assignment succeeds, for bots and hints.

For every victory condition there is a guess at what it will count in the end, and a doubt: how far
that guess may be off. Both depend on how many cards can still come. The chances of the conditions
are multiplied. The weights are those with which greedy players succeeded most in the assignments.

A small part of the value is how near the conditions come, with much wider doubts. So a player who
can hardly succeed any more still moves in the right direction, and one who surely will gathers more
points.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.bits import count_bits
from ecotone.engine.compiling import rule
from ecotone.games.keystone.cards import GOALS, Cards
from ecotone.games.keystone.evaluation import (
    EMPTY_SPACE,
    EMPTY_SPACE_PER_TIME,
    empty_spaces,
    expected_points,
    goal_progress,
    open_ends,
)
from ecotone.games.keystone.journal import CONDITIONS, Condition, Special
from ecotone.games.keystone.lines import LINE_SPACES
from ecotone.games.keystone.scoring import (
    HIGHEST,
    LOWEST,
    assignment_met,
    best_run,
    cards_with,
    condition_progress,
    condition_target,
    demanded,
    fits_run,
    story_on_board,
    total,
)
from ecotone.games.keystone.special import closed_for_good, in_force, neighbour, number_of
from ecotone.games.keystone.table import EMPTY, HABITATS, LINES, SIDE, SPACES, TOKENS, Phase, Table

NEARNESS = 0.01
"""The share of the value that measures how near success is rather than how likely."""
POINTS_WIDE = 12.0
COUNT_WIDE = 0.8
"""The wider doubts used for that share."""
HALF = 0.5
"""A guess is not a whole number: half a step below a count is as good as reaching it."""
LAST_DOUBT = 0.14
"""The doubt about a count when no more cards can come."""
POINTS = (1.5, 2.0, 0.6)
"""Points of each card to come beyond `expected_points`; the doubt at the end, and for each card."""
GOALS_AHEAD = (0.07, 0.06)
"""Expected goals per card to come, and the doubt each card adds; likewise for all below."""
RUNS_AHEAD = (0.0, 0.05)
CARDS_AHEAD = (0.35, 0.12)
RESEARCH_AHEAD = (0.12, 0.05)
RESEARCH_PER_TIME = (0.4, 0.2)
"""Research comes from skills, and each step of time makes them usable again."""
SYNERGY_AHEAD = (0.3, 0.4)
SIGHTINGS_AHEAD = (0.45, 0.12)
SIGHTING_WAITING = 0.1
"""A story token on a card of the Field."""
FILLING_AHEAD = (0.0, 0.2)
SPECIES_AHEAD = (0.05, 0.05)
CARE_AHEAD = (0.0, 0.1)
CARE_BESIDE = 0.5
"""An empty space beside a card in care."""
INVADERS_AHEAD = (0.2, 0.1)
INVADERS_DOUBT = 0.1
"""Extra doubt, because invaders spread."""
INVADER_PAID = 0.5
"""An invader that the player could pay to clear."""
INVADERS_PAID = 2.0
"""The limit to that, since only one can be cleared a turn."""
GOAL_PART = 0.7
"""A goal that is not met, by the square of the share of it that is there."""
LINE_PART = 0.7
"""A line that scores too little, by the cube of how near it comes with its next cards."""
RUN_CARD = (0.15, 0.05, 0.7)
"""The chance that a missing card of an ecosystem comes: at least, with each card, at most."""
IMPOSSIBLE = SIDE + 1
PLAYED_FROM = 2
"""With fewer cards to come, a guessed chance needs no correction."""
PLAYED = (0.76, 0.38, 0.05)
"""Fit of played to guessed log odds of success: constant, factor, and per card to come.

Fitted to 240 games that `medium` bots played alone, twelve of each assignment.
"""
HOPELESS = 50.0
"""Log odds against a condition beyond which it makes no difference."""
SURE = 1e-6
"""Chances are kept this far from 0 and 1."""


class Guess(NamedTuple):
    """What a condition will count in the end, and how far that may be off."""

    value: float
    doubt: float


class Ahead(NamedTuple):
    """What can still come."""

    empty: int
    """Spaces that can still take a card, as bits."""
    cards: float
    """Cards that can still come onto the board."""
    time: float
    """Steps of the time marker."""


@rule
def evaluate(cards: Cards, table: Table, out: NDArray[np.float64]) -> None:
    """The chance to succeed, the same for every seat; almost 0 or 1 once the game is over."""
    ahead = what_is_ahead(cards, table)
    chance = 1.0
    nearness = 1.0
    for index in range(CONDITIONS):
        condition = cards.condition[table.assignment, index]
        if condition != Condition.NONE:
            lack = lack_of(cards, table, index, condition, ahead)
            wide = POINTS_WIDE if condition == Condition.SCORE_MIN else COUNT_WIDE
            chance /= 1.0 + np.exp(lack.value / lack.doubt)
            nearness /= 1.0 + np.exp(lack.value / wide)
    if table.phase == Phase.OVER:
        chance = 1.0 if assignment_met(cards, table) else 0.0
    for seat in range(table.players):
        out[seat] = (1.0 - NEARNESS) * chance + NEARNESS * nearness


@rule
def read_terms(cards: Cards, table: Table, out: NDArray[np.float64]) -> None:
    """For each kind of victory condition the logarithm of the chance that it is met."""
    out[:] = 0.0
    ahead = what_is_ahead(cards, table)
    for index in range(CONDITIONS):
        condition = cards.condition[table.assignment, index]
        if condition != Condition.NONE:
            lack = lack_of(cards, table, index, condition, ahead)
            out[condition] -= np.log1p(np.exp(min(lack.value / lack.doubt, HOPELESS)))


@rule
def lack_of(cards: Cards, table: Table, index: int, condition: int, ahead: Ahead) -> Guess:
    """What a condition will lack in the end; below 0 where it is exceeded."""
    guess = guess_at(cards, table, index, condition, ahead)
    return Guess(condition_target(cards, table, index) - HALF - guess.value, guess.doubt)


def as_played(cards: Cards, table: Table, chance: float) -> float:
    """How often bots succeed from where they guess such a chance.

    Guesses with many cards to come are far too low: they say what plays well, not what will be.
    """
    coming = what_is_ahead(cards, table).cards
    if coming < PLAYED_FROM:
        return chance
    guessed = min(max(chance, SURE), 1.0 - SURE)
    constant, factor, per_card = PLAYED
    odds = constant + factor * np.log(guessed / (1.0 - guessed)) + per_card * coming
    return float(1.0 / (1.0 + np.exp(-odds)))


@rule
def what_is_ahead(cards: Cards, table: Table) -> Ahead:
    """What can still come: nothing once time is up, and no more than a limit of turns allows."""
    if table.phase == Phase.OVER:
        return Ahead(0, 0.0, 0.0)
    empty = empty_spaces(table, 0) & ~closed_for_good(cards, table)
    coming = count_bits(empty)
    time = table.time - time_passes(table)
    if in_force(table, Special.TURN_LIMIT):
        turns = number_of(cards, table, Special.TURN_LIMIT, 0) - table.turns - table.acted
        coming = min(coming, turns)
        time = min(time, turns)
    if time <= 0:
        coming = 0
    return Ahead(empty, float(max(0, coming)), float(max(0, time)))


@rule
def time_passes(table: Table) -> int:
    """1 while exhausted tokens are being used: after the last of them the time marker moves."""
    for position in range(TOKENS):
        if table.pending[position]:
            return 1
    return 0


@rule
def guess_at(cards: Cards, table: Table, index: int, condition: int, ahead: Ahead) -> Guess:
    """A guess at what a condition will count in the end."""
    if condition == Condition.SCORE_MIN:
        return guess_points(cards, table, ahead)
    if condition == Condition.GOALS_MIN:
        return with_cards(likely_goals(cards, table, ahead), GOALS_AHEAD, ahead)
    if condition == Condition.RUNS_MIN:
        return with_cards(likely_runs(cards, table, index, ahead), RUNS_AHEAD, ahead)
    if condition == Condition.LINE_SCORE_MIN:
        return with_cards(likely_lines(cards, table, index), RUNS_AHEAD, ahead)
    if condition == Condition.STORY_MAX:
        return guess_story_left(cards, table, index, ahead)
    there = float(condition_progress(cards, table, index))
    if condition == Condition.CARDS_MIN:
        return with_cards(there, CARDS_AHEAD, ahead)
    if condition == Condition.RESEARCH_MIN:
        guess = with_cards(there, RESEARCH_AHEAD, ahead)
        more, doubt = RESEARCH_PER_TIME
        return Guess(guess.value + more * ahead.time, guess.doubt + doubt * ahead.time)
    if condition == Condition.SYNERGY_MIN:
        return with_cards(there, SYNERGY_AHEAD, ahead)
    if condition == Condition.STORY_MIN:
        waiting = SIGHTING_WAITING * np.sum(table.field_story)
        return with_cards(there + waiting, SIGHTINGS_AHEAD, ahead)
    if condition == Condition.BOARD_FULL:
        lacking = count_bits(ahead.empty) - ahead.cards
        return with_cards(1.0 - lacking, FILLING_AHEAD, ahead)
    return with_cards(there, SPECIES_AHEAD, ahead)


@rule
def with_cards(there: float, weights: tuple[float, float], ahead: Ahead) -> Guess:
    """A guess that grows with the cards to come, and so does its doubt."""
    more, doubt = weights
    return Guess(there + more * ahead.cards, LAST_DOUBT + doubt * ahead.cards)


@rule
def guess_points(cards: Cards, table: Table, ahead: Ahead) -> Guess:
    """The final points; spaces that stay empty bring none."""
    more, doubt, doubt_per_card = POINTS
    if table.phase == Phase.OVER:
        return Guess(float(total(cards, table, 0)), doubt)
    lost = count_bits(empty_spaces(table, 0)) - ahead.cards
    value = expected_points(cards, table, 0)
    value -= lost * (EMPTY_SPACE + EMPTY_SPACE_PER_TIME * table.time)
    value -= ahead.cards * EMPTY_SPACE_PER_TIME * time_passes(table)
    return Guess(value + more * ahead.cards, doubt + doubt_per_card * ahead.cards)


@rule
def likely_goals(cards: Cards, table: Table, ahead: Ahead) -> float:
    """Goals met, and parts of the others."""
    objective = table.objective[0]
    found = 0.0
    for goal in range(GOALS):
        there = cards_with(cards, table, 0, cards.goal_symbol[objective, goal])
        share = goal_progress(cards.goal_shape[objective, goal], there, ahead.empty)
        found += 1.0 if share == 1.0 else GOAL_PART * share**2
    return found


@rule
def likely_runs(cards: Cards, table: Table, index: int, ahead: Ahead) -> float:
    """Lines that hold the ecosystem asked for, and others by the chance to complete it."""
    length = cards.condition_b[table.assignment, index]
    habitat = cards.condition_c[table.assignment, index]
    wanted = (1 << HABITATS) - 1 if habitat == EMPTY else 1 << habitat
    least, per_card, most = RUN_CARD
    hope = min(most, least + per_card * ahead.cards)
    found = 0.0
    for line in range(LINES):
        lacking = IMPOSSIBLE
        for start in range(SIDE - length + 1):
            for step in (1, -1):
                here = run_lacks(cards, table, line, start, step, length, wanted, ahead.empty)
                lacking = min(lacking, here)
        if lacking < IMPOSSIBLE:
            found += hope**lacking
    return found


@rule
def run_lacks(
    cards: Cards,
    table: Table,
    line: int,
    start: int,
    step: int,
    length: int,
    common: int,
    empty: int,
) -> int:
    """Cards that an ecosystem on these places of a line lacks, or IMPOSSIBLE."""
    first = 0
    lacking = 0
    for place in range(length):
        space = LINE_SPACES[line, start + place]
        card = table.board[0, space]
        if card == EMPTY:
            if not (empty >> space) & 1:
                return IMPOSSIBLE
            lacking += 1
            continue
        common &= cards.habitats[card]
        number = cards.number[card]
        if common == 0 or not fits_run(number, first, step * place):
            return IMPOSSIBLE
        if first == 0 and number > 0:
            first = number - step * place
            if not LOWEST <= first + step * (length - 1) <= HIGHEST:
                return IMPOSSIBLE
    return lacking


@rule
def likely_lines(cards: Cards, table: Table, index: int) -> float:
    """Lines that score what is asked, and others by how near they come to it."""
    wanted = float(cards.condition_b[table.assignment, index])
    found = 0.0
    for line in range(LINES):
        run = best_run(cards, table, 0, line)
        if run.points >= wanted:
            found += 1.0
        elif run.points > 0:
            near = run.points + (1 + run.keystones) * open_ends(table, 0, line, run)
            found += LINE_PART * min(1.0, near / wanted) ** 3
    return found


@rule
def guess_story_left(cards: Cards, table: Table, index: int, ahead: Ahead) -> Guess:
    """1 where the story tokens on the board are few enough, less for each that is too many."""
    excess = max(0, story_on_board(table) - demanded(cards, table, index))
    if in_force(table, Special.INVASIVE):
        price = max(1, number_of(cards, table, Special.INVASIVE, 1))
        paid = min(INVADER_PAID * table.synergy[0] / price, INVADERS_PAID)
        guess = with_cards(1.0 - excess + paid, INVADERS_AHEAD, ahead)
        return Guess(guess.value, guess.doubt + INVADERS_DOUBT)
    beside = CARE_BESIDE * open_beside_care(table, ahead.empty)
    return with_cards(1.0 - excess + beside, CARE_AHEAD, ahead)


@rule
def open_beside_care(table: Table, empty: int) -> int:
    """Empty spaces beside cards in care, for each of them."""
    found = 0
    for space in range(SPACES):
        if (empty >> space) & 1:
            for direction in range(4):
                other = neighbour(space, direction)
                if other != EMPTY and table.story[other] > 0:
                    found += 1
    return found

"""A guess at how every seat will fare, for bots: points, what they may grow by, and what is due.

Each sign of success is a number read off the table; `WEIGHTS` says what one more of it is worth at
once, in addition while some turns are still to come, and in addition for a long time to come. What
a decision has begun counts as done: counters still to pay are gone, a field that is being moved
lies where it goes, a worker that is being set stands. So a bot that looks one decision ahead sees
what the decision is for.

The weights were fitted to the results of some ten thousand games between players that follow them;
only what counts as points, and the exchange that is about to be made, are set by hand.
"""

from enum import IntEnum

import numpy as np

from ecotone.engine.compiling import rule
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.scoring import (
    crop_points,
    land_points,
    total,
    worker_points,
)
from ecotone.games.keyharvest.signs import SIGNS, Numbers, read_signs
from ecotone.games.keyharvest.table import (
    EVENT_SPACES,
    FINAL_TURNS,
    REGISTRY,
    SPACES,
    STARTING_FIELDS,
    Ask,
    Table,
)

SOME_TURNS = 4.0
"""With this many turns to come, nothing is worth less for lack of time."""
MANY_TURNS = 12.0
"""About the number of turns a player has in a game."""
PATIENCE = 12
"""Turns that may pass without a tile leaving the bag; the usual pace is one tile a turn."""
IMPATIENCE = 0.1
"""Points everyone loses for the square of the turns beyond that."""


class Term(IntEnum):
    """Signs that a player would name together; with OTHERS their sum is the evaluation."""

    LAND = 0
    """Groups of fields."""
    WORKERS = 1
    """Workers on the board."""
    MAJORITIES = 2
    """Crops of which the seat has most, or nearly."""
    COUNTERS = 3
    HARVEST = 4
    """Fields that wait to be harvested."""
    POSTABLE = 5
    """Workers that could be set."""
    STORE = 6
    """What fields in the own store will bring."""
    MARKET = 7
    """What fields in other stores and in the registry would bring."""
    ACTIONS = 8
    """Actions left, and what is under way."""
    OTHERS = 9
    """How all seats fare on average, and what a delay costs."""


TERM_OF = np.array(
    [
        *[Term.LAND] * 4,  # LARGEST to SCATTERED
        Term.WORKERS,
        *[Term.MAJORITIES] * 2,  # MAJORITIES, MARGINS
        *[Term.COUNTERS] * 2,  # COUNTERS, ROOT
        *[Term.HARVEST] * 2,  # UNHARVESTED, HARVEST
        Term.POSTABLE,
        *[Term.STORE] * 2,  # STORE, STORE_TOO
        *[Term.MARKET] * 3,  # BUYABLE to REGISTRY_TOO
        *[Term.STORE] * 3,  # STORED to GUARDED
        *[Term.ACTIONS] * 4,  # ACTIONS to MAY_TAKE
        Term.WORKERS,  # POSTING
        *[Term.ACTIONS] * 7,  # TO_POST to TO_REPLAY
    ],
    np.int64,
)
"""The Term that each Sign belongs to."""


AT_ONCE, SOON, LATER = range(3)
"""Columns of the weights."""

WEIGHTS = np.array(
    [
        [1.00, 0.17, 0.58],  # LARGEST
        [2.00, -0.49, 1.18],  # SECOND
        [0.00, 0.76, 0.76],  # THIRD
        [0.00, -0.49, 1.65],  # SCATTERED
        [1.00, -0.30, -0.19],  # WORKERS
        [1.00, -1.15, 0.46],  # MAJORITIES
        [0.00, 0.31, -0.42],  # MARGINS
        [0.00, 0.15, 0.26],  # COUNTERS
        [0.00, -0.14, 0.67],  # ROOT
        [0.00, 0.21, -0.17],  # UNHARVESTED
        [0.00, 0.29, -0.09],  # HARVEST
        [0.00, 1.07, 0.10],  # POSTABLE
        [0.00, 0.80, -0.23],  # STORE
        [0.00, 0.60, -0.06],  # STORE_TOO
        [0.00, 0.28, 0.52],  # BUYABLE
        [0.00, 0.41, 0.11],  # REGISTRY
        [0.00, 0.47, -0.21],  # REGISTRY_TOO
        [0.00, 0.04, 0.72],  # STORED
        [0.00, 0.01, 0.09],  # BIDS
        [0.00, 0.14, 0.00],  # GUARDED
        [0.00, 0.19, 0.09],  # ACTIONS
        [0.06, 0.00, 0.00],  # MAY_POST
        [0.42, 0.00, 0.00],  # MAY_PLACE
        [0.00, 0.03, 0.00],  # MAY_TAKE
        [-1.02, 0.00, 0.00],  # POSTING
        [0.27, 0.00, 0.00],  # TO_POST
        [0.54, 0.00, 0.00],  # TO_PLACE
        [0.57, 0.00, 0.00],  # TO_GAIN
        [1.00, 0.00, 0.00],  # TO_SWAP
        [0.60, 0.00, 0.00],  # TO_LAY
        [0.63, 0.00, 0.00],  # TO_ACT
        [0.21, 0.00, 0.00],  # TO_REPLAY
    ]
)
"""For each Sign what one more of it is worth, in points."""


@rule
def evaluate(cards: Cards, table: Table, out: Numbers) -> None:
    """A guess at how far every seat will be above the mean of all, less the cost of a delay.

    The differences between seats are those of their points. The delay costs all the same: two
    seats that both hope to gain by waiting would pass for ever.
    """
    signs = np.zeros(SIGNS, np.float64)
    everyone = delay_cost(table) * table.players
    for seat in range(table.players):
        out[seat] = expected_points(cards, table, seat, signs)
        everyone += out[seat]
    for seat in range(table.players):
        out[seat] -= everyone / table.players


@rule
def delay_cost(table: Table) -> float:
    """What a stalling game costs everyone; nothing at the usual pace or at the end."""
    if table.asked == Ask.OVER:
        return 0.0
    at_first = SPACES - STARTING_FIELDS * table.players - REGISTRY + table.event_total
    drawn = at_first - table.bag_field_count - table.bag_event_count
    delay = max(0.0, float(table.turns - drawn - PATIENCE))
    return IMPATIENCE * delay * delay


@rule
def expected_points(cards: Cards, table: Table, seat: int, signs: Numbers) -> float:
    """Roughly a seat's final points, without what is the same for all seats."""
    if table.asked == Ask.OVER:
        return float(total(cards, table, seat))
    weigh_signs(cards, table, seat, signs)
    points = 0.0
    for sign in range(SIGNS):
        points += signs[sign]
    return points


@rule
def weigh_signs(cards: Cards, table: Table, seat: int, signs: Numbers) -> None:
    """The points that every sign of a seat stands for."""
    read_signs(cards, table, seat, signs)
    turns = turns_to_come(table, seat)
    soon = min(1.0, turns / SOME_TURNS)
    later = turns / MANY_TURNS
    for sign in range(SIGNS):
        signs[sign] *= (
            WEIGHTS[sign, AT_ONCE] + soon * WEIGHTS[sign, SOON] + later * WEIGHTS[sign, LATER]
        )


@rule
def read_terms(cards: Cards, table: Table, seat: int, out: Numbers) -> None:
    """The terms of a seat, in the order of Term; once the game is over, its points."""
    out[:] = 0.0
    if table.asked == Ask.OVER:
        out[Term.LAND] = land_points(cards, table, seat)
        out[Term.WORKERS] = worker_points(cards, table, seat)
        out[Term.MAJORITIES] = crop_points(table, seat)
    else:
        signs = np.zeros(SIGNS, np.float64)
        weigh_signs(cards, table, seat, signs)
        for sign in range(SIGNS):
            out[TERM_OF[sign]] += signs[sign]
    values = np.zeros(table.players, np.float64)
    evaluate(cards, table, values)
    out[Term.OTHERS] = values[seat] - np.sum(out)


@rule
def turns_to_come(table: Table, seat: int) -> float:
    """A seat's turns after this one: known at the end, before that guessed from the bag."""
    if table.turns_left > 0:
        before = (seat - table.active - 1) % table.players
        return float((table.turns_left - 1 - before + table.players - 1) // table.players)
    tiles = table.bag_field_count + table.bag_event_count
    draws = (EVENT_SPACES - table.events_laid) * (tiles + 1.0) / (table.bag_event_count + 1.0)
    return FINAL_TURNS + draws / table.players

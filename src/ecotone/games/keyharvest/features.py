"""What a learned evaluation reads off the table; importing this module loads (or compiles) it.

Every sign counts three times: as it is, while some turns are still to come, and by how many.
What may still come counts in the second and the third of these ways.
"""

import numpy as np

from ecotone.engine.compiling import TERMS, entry
from ecotone.engine.state import State
from ecotone.games.keyharvest.cards import CARDS_RECORD
from ecotone.games.keyharvest.evaluation import (
    MANY_TURNS,
    SOME_TURNS,
    delay_cost,
    expected_points,
    turns_to_come,
)
from ecotone.games.keyharvest.outlook import OUTLOOKS, Outlook, read_outlook
from ecotone.games.keyharvest.signs import SIGNS, Numbers, Sign, read_signs
from ecotone.games.keyharvest.table import TABLE

WEIGHINGS = ("", "_soon", "_later")
DELAY = len(WEIGHINGS) * SIGNS
TURNS = DELAY + 1
OWN_GUESS = TURNS + 1
FIRST_OUTLOOK = OWN_GUESS + 1
NAMES = (
    *(f"{sign.name.lower()}{weighing}" for weighing in WEIGHINGS for sign in Sign),
    "delay",
    "turns",
    "own_guess",
    *(f"{outlook.name.lower()}{weighing}" for weighing in WEIGHINGS[1:] for outlook in Outlook),
)
FIXED = {"delay": -1.0}
"""What a stalling game costs everyone is set by hand: bots must not wait for each other."""


@entry(TERMS)
def read_guess(edition: State, state: State, seat: int, out: Numbers) -> None:
    """What a seat has by the game's own evaluation, while a turn is being played."""
    cards = edition.view(CARDS_RECORD)[0]
    table = state.view(TABLE)[0]
    out[0] = expected_points(cards, table, seat, np.zeros(SIGNS, np.float64))


@entry(TERMS)
def read_features(edition: State, state: State, seat: int, out: Numbers) -> None:
    """The features of a seat in an unfinished game."""
    cards = edition.view(CARDS_RECORD)[0]
    table = state.view(TABLE)[0]
    signs = np.zeros(SIGNS, np.float64)
    read_signs(cards, table, seat, signs)
    turns = turns_to_come(table, seat)
    soon = min(1.0, turns / SOME_TURNS)
    later = turns / MANY_TURNS
    for sign in range(SIGNS):
        out[sign] = signs[sign]
        out[SIGNS + sign] = soon * signs[sign]
        out[2 * SIGNS + sign] = later * signs[sign]
    out[DELAY] = delay_cost(table)
    out[TURNS] = later
    out[OWN_GUESS] = expected_points(cards, table, seat, signs)
    outlooks = np.zeros(OUTLOOKS, np.float64)
    read_outlook(cards, table, seat, outlooks)
    for outlook in range(OUTLOOKS):
        out[FIRST_OUTLOOK + outlook] = soon * outlooks[outlook]
        out[FIRST_OUTLOOK + OUTLOOKS + outlook] = later * outlooks[outlook]

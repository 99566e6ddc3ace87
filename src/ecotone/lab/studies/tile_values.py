"""What Key Harvest's workers and events are worth: each text once followed and once skipped.

When a player comes to a tile's text, the game is split: one half follows the text, the other skips
it (in an event, only this player stands aside). Both are played to the end with the same random
numbers; the mean difference of that player's lead over the others is the text's worth in points. A
tile is looked at no more than once per game, so that the cases are independent.

The players look one decision ahead, knowing only what their seat may know, and take what
`evaluation` rates best. A worth near zero means a weak text, or that they use it badly. To tell
these apart, the player who follows the text may decide by playing out games for each choice.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from ecotone.engine.batch import Deal
from ecotone.engine.compiling import BYTES, NUMBERS, entry, rule
from ecotone.engine.errors import BadOption
from ecotone.engine.notes import state_with_room
from ecotone.engine.randomness import Generator, below, next_word, seed_generator
from ecotone.engine.state import State
from ecotone.games.keyharvest import GAME, evaluation, rules, scoring
from ecotone.games.keyharvest.actions import EVENT_NAMES, WORKER_NAMES
from ecotone.games.keyharvest.cards import CARDS_RECORD, Cards
from ecotone.games.keyharvest.knowledge import redeal
from ecotone.games.keyharvest.setup import set_up
from ecotone.games.keyharvest.stack import pop
from ecotone.games.keyharvest.table import (
    ACTION_TILE,
    EMPTY,
    EVENT_TILE,
    SEATS,
    TABLE,
    TILES,
    Ask,
    Table,
)
from ecotone.games.keyharvest.words import tile_id, tile_name
from ecotone.lab.studies.text_counts import MET, USED, Counts, answer_noted, resume_noted

CARELESS = 3
"""The percentage of random choices in the games that are split, for variety."""
PAIRS = 4
"""How often each half of a split game is played to its end."""
SPLIT_ONE_IN = 2
"""A game is split at one in this many of the texts a player comes to, until it has been split."""
SPLIT_SALT = 0x5DEECE66D

WORTH, SQUARES, CASES = range(3)
"""Columns of the tally."""


class Desk(NamedTuple):
    """Scratch arrays for choosing."""

    known: State
    tried: State
    half: State
    draft: State
    actions: NDArray[np.int16]
    choices: NDArray[np.int16]
    values: NDArray[np.float64]


@rule
def choose(cards: Cards, state: State, desk: Desk, random: Generator) -> int:
    """The choice after which the redealt table looks best for the seat that decides."""
    table = state.view(TABLE)[0]
    count = rules.legal(cards, table, desk.actions)
    if count == 1:
        return desk.actions[0]
    desk.known[:] = state
    redeal(cards, desk.known.view(TABLE)[0], table.actor, random)
    best = 0
    best_value = -np.inf
    for index in range(count):
        desk.tried[:] = desk.known
        tried = desk.tried.view(TABLE)[0]
        rules.apply(cards, tried, desk.actions[index])
        evaluation.evaluate(cards, tried, desk.values)
        if desk.values[table.actor] > best_value:
            best_value = desk.values[table.actor]
            best = index
    return desk.actions[best]


@rule
def final_lead(cards: Cards, state: State, desk: Desk, random: Generator, seat: int) -> float:
    """Play to the end; returns how far a seat is then ahead of the mean of the others."""
    table = state.view(TABLE)[0]
    while table.asked == Ask.NOTHING:
        rules.resume(cards, table)
    while table.asked != Ask.OVER:
        rules.apply(cards, table, choose(cards, state, desk, random))
    lead = 0.0
    for other in range(table.players):
        points = float(scoring.total(cards, table, other))
        lead += points if other == seat else -points / (table.players - 1)
    return lead


@rule
def choose_by_trials(cards: Cards, state: State, desk: Desk, random: Generator, trials: int) -> int:
    """The choice with the best mean result in games played to their end on redealt tables."""
    table = state.view(TABLE)[0]
    seat = table.actor
    count = rules.legal(cards, table, desk.choices)
    best = 0
    best_value = -np.inf
    chances = random.copy()
    for index in range(count):
        chances[:] = random
        value = 0.0
        for _ in range(trials if count > 1 else 0):
            desk.draft[:] = state
            draft = desk.draft.view(TABLE)[0]
            redeal(cards, draft, seat, chances)
            rules.apply(cards, draft, desk.choices[index])
            value += final_lead(cards, desk.draft, desk, chances, seat)
        if value > best_value:
            best_value = value
            best = index
    random[:] = chances
    return desk.choices[best]


@rule
def follow_text(cards: Cards, state: State, desk: Desk, random: Generator, trials: int) -> None:
    """Decide with care until the text has been followed to its end."""
    table = state.view(TABLE)[0]
    frame = table.depth
    tile = table.tile[frame]
    seat = table.seat[frame]
    while table.depth >= frame and table.tile[frame] == tile and table.seat[frame] == seat:
        if table.asked == Ask.NOTHING:
            rules.resume(cards, table)
        elif table.depth == frame:
            rules.answer(cards, table, choose_by_trials(cards, state, desk, random, trials))
        else:
            rules.answer(cards, table, choose(cards, state, desk, random))


@rule
def skip_text(table: Table) -> None:
    """Skip the text on top of the stack; in an event, by standing aside."""
    if table.tile[table.depth] >= EVENT_TILE:
        table.aside[table.seat[table.depth]] = 1
    pop(table)


@rule
def worth_of_text(cards: Cards, state: State, desk: Desk, random: Generator, trials: int) -> float:
    """The lead with the text followed minus the lead with it skipped, all else being equal."""
    table = state.view(TABLE)[0]
    seat = table.seat[table.depth]
    chances = random.copy()
    gained = 0.0
    for _ in range(PAIRS):
        seed_generator(table.random, next_word(random))
        chances[:] = random
        desk.half[:] = state
        skip_text(desk.half.view(TABLE)[0])
        gained -= final_lead(cards, desk.half, desk, chances, seat)
        chances[:] = random
        desk.half[:] = state
        if trials > 0:
            follow_text(cards, desk.half, desk, chances, trials)
        gained += final_lead(cards, desk.half, desk, chances, seat)
    return gained / PAIRS


@rule
def new_text(table: Table, counts: Counts, known: NDArray[np.int64]) -> int:
    """The worker or event whose text was just put on top of the stack, or EMPTY."""
    tile = table.tile[table.depth]
    if tile == EMPTY or tile >= ACTION_TILE:
        return EMPTY
    seat = table.seat[table.depth]
    if counts[MET, seat, tile] == known[seat, tile]:
        return EMPTY
    known[seat, tile] = counts[MET, seat, tile]
    return tile


@entry(
    types.void(
        BYTES,
        BYTES,
        types.int16[::1],
        types.uint8[:, ::1],
        NUMBERS,
        types.int64,
        types.int64,
        types.int64,
        types.boolean[::1],
        types.float64[:, ::1],
        types.int64[:, :, ::1],
        types.int16[:, ::1],
    )
)
def tally_game(
    edition: State,
    state: State,
    room: NDArray[np.int16],
    states: NDArray[np.uint8],
    options: NDArray[np.int64],
    players: int,
    seed: int,
    trials: int,
    wanted: NDArray[np.bool_],
    tally: NDArray[np.float64],
    counts: Counts,
    lists: NDArray[np.int16],
) -> None:
    """Play one game; count how often each text was met and used, and add its worth to the tally.

    Behind the state there must be the room for notes.
    """
    cards = edition.view(CARDS_RECORD)[0]
    table = state.view(TABLE)[0]
    values = np.zeros(SEATS, np.float64)
    desk = Desk(states[0], states[1], states[2], states[3], lists[0], lists[1], values)
    random = np.zeros(4, np.uint32)
    known = counts[MET].copy()
    open_to_split = wanted.copy()
    state[:] = 0
    seed_generator(random, seed)
    set_up(cards, table, options, players, random)
    seed_generator(random, seed ^ SPLIT_SALT)
    while table.asked != Ask.OVER:
        action = choose(cards, state, desk, random)
        if below(random, 100) < CARELESS:
            action = desk.actions[below(random, rules.legal(cards, table, desk.actions))]
        answer_noted(cards, table, room, counts, action)
        while table.asked == Ask.NOTHING:
            tile = new_text(table, counts, known)
            if tile != EMPTY and open_to_split[tile] and below(random, SPLIT_ONE_IN) == 0:
                open_to_split[tile] = False
                worth = worth_of_text(cards, state, desk, random, trials)
                tally[tile, WORTH] += worth
                tally[tile, SQUARES] += worth * worth
                tally[tile, CASES] += 1.0
            resume_noted(cards, table, room, counts)


def measure(
    deal: Deal,
    games: int,
    seed: int = 0,
    tiles: list[str] | None = None,
    cases: int = 0,
    trials: int = 0,
) -> list[dict[str, Any]]:
    """For each tile: how often it is met and used, its worth and the standard error.

    Only the named tiles are looked at, each in at most `cases` games; 0 means all games.
    """
    names = [*WORKER_NAMES, *EVENT_NAMES]
    chosen = np.array([not tiles or name in tiles for name in names] + [False] * 4)
    tally = np.zeros((TILES, 3))
    counts = np.zeros((2, SEATS, TILES), np.int64)
    lists = np.zeros((2, deal.game.actions.size), np.int16)
    state, room = state_with_room(deal.game.table.itemsize)
    states = deal.states(4)
    played = 0
    wanted = chosen
    while played < games and wanted.any():
        tally_game(
            deal.edition.data,
            state,
            room,
            states,
            deal.options,
            deal.players,
            seed + played,
            trials,
            wanted,
            tally,
            counts,
            lists,
        )
        played += 1
        if cases:
            wanted = chosen & (tally[:, CASES] < cases)
    means = counts.sum(axis=1) / played
    return [
        {"tile": f"{tile_id(tile)} {tile_name(deal.edition, tile, 'en')}"}
        | {"met": round(means[MET, tile], 3), "with_effect": round(means[USED, tile], 3)}
        | worth_figures(tally[tile])
        for tile in np.flatnonzero(chosen).tolist()
    ]


def worth_figures(figures: NDArray[np.float64]) -> dict[str, Any]:
    total, squares, cases = (float(figure) for figure in figures)
    seen = max(cases, 1.0)
    mean = total / seen
    spread = max(squares / seen - mean * mean, 0.0) ** 0.5
    return {
        "worth": round(mean, 3),
        "uncertainty": round(spread / seen**0.5, 3),
        "cases": int(cases),
    }


def measure_edition(
    edition: str | None,
    players: int,
    games: int,
    seed: int,
    tiles: list[str] | None,
    cases: int,
    trials: int,
) -> list[dict[str, Any]]:
    """Measure an edition by its name or folder; unknown tiles are refused."""
    known = [*WORKER_NAMES, *EVENT_NAMES]
    for tile in tiles or ():
        if tile not in known:
            raise BadOption(f"expected one of the tiles {', '.join(known)}, got {tile}")
    deal = Deal.of(GAME, players, edition=GAME.edition(edition))
    return measure(deal, games, seed, tiles, cases, trials)

"""What workers and events are worth: sensible games, each text once followed and once skipped.

Once a game for each tile, when a player comes to its text, the game is split in two: in one half
the text is followed, in the other it is skipped; both are played to their end. The mean difference
of that player's lead over the others is the text's worth in points.

    python -m ecotone.games.keyharvest.worth --players 3 --games 50

The players are short-sighted but not careless: they try each choice, finish what it starts in a few
random ways, and take the choice with the way after which the table looks best for them.
"""

import argparse
from typing import Any

import numpy as np
from numba import types
from numpy.typing import NDArray

from ecotone.engine.batch import Deal
from ecotone.engine.compiling import BYTES, NUMBERS, entry, rule
from ecotone.engine.randomness import Generator, below, next_word, seed_generator
from ecotone.engine.state import State
from ecotone.games.keyharvest import rules, scoring
from ecotone.games.keyharvest.cards import CARDS_RECORD, Cards
from ecotone.games.keyharvest.setup import set_up
from ecotone.games.keyharvest.stack import pop
from ecotone.games.keyharvest.table import ACTION_TILE, EMPTY, SEATS, TABLE, TILES, Ask, Table

CARELESS = 4
"""Choices in a hundred that are made at random."""
WAYS = 4
"""Random ways to finish what a choice starts."""
PAIRS = 4
"""How often each half of a split game is played to its end."""

MET, USED, WORTH, SQUARES, LOOKED_AT = range(5)
"""Columns of the tally."""


@rule
def finish_what_began(
    cards: Cards, table: Table, random: Generator, out: NDArray[np.int16]
) -> None:
    """Decide at random until the next question about an action, or the end."""
    while table.asked != Ask.TURN and table.asked != Ask.OVER:
        count = rules.legal(cards, table, out)
        rules.apply(cards, table, out[below(random, count)])


@rule
def lead(values: NDArray[np.float64], seat: int, players: int) -> float:
    """How far a seat is ahead of the mean of the others."""
    others = 0.0
    for other in range(players):
        if other != seat:
            others += values[other]
    return float(values[seat] - others / (players - 1))


@rule
def choose(
    cards: Cards,
    state: State,
    trial: State,
    random: Generator,
    actions: NDArray[np.int16],
    scratch: NDArray[np.int16],
    values: NDArray[np.float64],
) -> int:
    """The choice after which the table looks best for the one who decides."""
    table = state.view(TABLE)[0]
    count = rules.legal(cards, table, actions)
    if count == 1 or below(random, 100) < CARELESS:
        return int(actions[below(random, count)])
    best = 0
    best_lead = -1000.0
    for index in range(count):
        for _ in range(WAYS):
            trial[:] = state
            tried = trial.view(TABLE)[0]
            rules.apply(cards, tried, actions[index])
            finish_what_began(cards, tried, random, scratch)
            scoring.evaluate(cards, tried, values)
            ahead = lead(values, table.actor, table.players)
            if ahead > best_lead:
                best_lead = ahead
                best = index
    return int(actions[best])


@rule
def play_out(
    cards: Cards,
    state: State,
    trial: State,
    random: Generator,
    actions: NDArray[np.int16],
    scratch: NDArray[np.int16],
    values: NDArray[np.float64],
) -> None:
    """Play sensibly to the end and leave the final scores in `values`."""
    table = state.view(TABLE)[0]
    while table.asked == Ask.NOTHING:
        rules.go_on(cards, table)
    while table.asked != Ask.OVER:
        rules.apply(cards, table, choose(cards, state, trial, random, actions, scratch, values))
    for seat in range(table.players):
        values[seat] = scoring.total(cards, table, seat)


@rule
def new_text(table: Table, known: NDArray[np.int16]) -> int:
    """The worker or event whose text was just come to on top of the stack, or EMPTY."""
    tile = table.tile[table.depth]
    if tile == EMPTY or tile >= ACTION_TILE:
        return EMPTY
    seat = table.seat[table.depth]
    if table.met[seat, tile] == known[seat, tile]:
        return EMPTY
    known[seat, tile] = table.met[seat, tile]
    return int(tile)


@rule
def worth_of_text(
    cards: Cards,
    state: State,
    half: State,
    trial: State,
    random: Generator,
    actions: NDArray[np.int16],
    scratch: NDArray[np.int16],
    values: NDArray[np.float64],
) -> float:
    """The lead with the text followed less the lead with it skipped, with the same chances."""
    table = state.view(TABLE)[0]
    seat = table.seat[table.depth]
    chances = random.copy()
    gained = 0.0
    for _ in range(PAIRS):
        seed_generator(table.random, next_word(random))
        chances[:] = random
        half[:] = state
        play_out(cards, half, trial, chances, actions, scratch, values)
        gained += lead(values, seat, table.players)
        chances[:] = random
        half[:] = state
        pop(half.view(TABLE)[0])
        play_out(cards, half, trial, chances, actions, scratch, values)
        gained -= lead(values, seat, table.players)
    return gained / PAIRS


@entry(
    types.void(
        BYTES,
        types.uint8[:, ::1],
        NUMBERS,
        types.int64,
        NUMBERS,
        types.float64[:, ::1],
        types.int16[:, ::1],
    )
)
def tally_games(
    edition: State,
    states: NDArray[np.uint8],
    options: NDArray[np.int64],
    players: int,
    seeds: NDArray[np.int64],
    tally: NDArray[np.float64],
    lists: NDArray[np.int16],
) -> None:
    """Sensible games; adds to the tally how often each text was met and used, and its worth."""
    cards = edition.view(CARDS_RECORD)[0]
    state = states[0]
    table = state.view(TABLE)[0]
    random = np.zeros(4, np.uint32)
    values = np.zeros(SEATS, np.float64)
    known = np.zeros((SEATS, TILES), np.int16)
    looked_at = np.zeros(TILES, np.int8)
    for seed in seeds:
        state[:] = 0
        known[:] = 0
        looked_at[:] = 0
        set_up(cards, table, options, players, seed)
        seed_generator(random, seed ^ 0x5DEECE66D)
        while table.asked != Ask.OVER:
            action = choose(cards, state, states[1], random, lists[0], lists[1], values)
            rules.answer(cards, table, action)
            while table.asked == Ask.NOTHING:
                tile = new_text(table, known)
                if tile != EMPTY and looked_at[tile] == 0 and below(random, 2) == 0:
                    looked_at[tile] = 1
                    worth = worth_of_text(
                        cards, state, states[2], states[1], random, lists[0], lists[1], values
                    )
                    tally[tile, WORTH] += worth
                    tally[tile, SQUARES] += worth * worth
                    tally[tile, LOOKED_AT] += 1.0
                rules.go_on(cards, table)
        for seat in range(players):
            for tile in range(TILES):
                tally[tile, MET] += table.met[seat, tile]
                tally[tile, USED] += table.used[seat, tile]


def measure(deal: Deal, games: int, seed: int = 0) -> list[dict[str, Any]]:
    """For each worker and event: how often it is met and used, its worth and how sure that is."""
    from ecotone.games.keyharvest.statistics import label

    tally = np.zeros((TILES, 5))
    seeds = seed + np.arange(games, dtype=np.int64)
    lists = np.zeros((2, deal.game.actions.size), np.int16)
    edition = deal.edition
    tally_games(edition.data, deal.states(3), deal.options, deal.players, seeds, tally, lists)
    found = []
    for tile in range(ACTION_TILE):
        met, used, total, squares, looked_at = (float(figure) for figure in tally[tile])
        seen = max(looked_at, 1.0)
        mean = total / seen
        spread = max(squares / seen - mean * mean, 0.0) ** 0.5
        found.append(
            {
                "tile": label(edition, tile),
                "met": round(met / games, 3),
                "with_effect": round(used / games, 3),
                "worth": round(mean, 3),
                "uncertainty": round(spread / seen**0.5, 3),
                "looked_at": int(looked_at),
            }
        )
    return found


def main() -> None:
    """Print the measurement as a table."""
    from rich.console import Console
    from rich.table import Table as Grid

    from ecotone.games.keyharvest import GAME

    parser = argparse.ArgumentParser(description="What workers and events are worth.")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--edition", default=None)
    given = parser.parse_args()
    deal = Deal.of(GAME, given.players, edition=GAME.edition(given.edition))
    grid = Grid("tile", "met a game", "with effect", "worth", "±", "looked at", box=None)
    for row in measure(deal, given.games, given.seed):
        grid.add_row(*(str(value) for value in row.values()))
    Console().print(grid)


if __name__ == "__main__":
    main()

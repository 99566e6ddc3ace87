"""Whole random games, in one compiled call."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.batch import Deal, Numbers, check_seeds, loops
from ecotone.engine.match import Match
from ecotone.engine.randomness import new_generator


@dataclass(frozen=True)
class Finished:
    """Random games played to the end, one per row."""

    states: NDArray[np.uint8]
    lengths: Numbers
    points: Numbers
    places: Numbers


def random_games(deal: Deal, seeds: Numbers) -> Finished:
    """Play whole random games in one compiled call."""
    numbers = check_seeds(seeds)
    count = len(numbers)
    entry = deal.game.entry
    finished = Finished(
        deal.states(count),
        np.zeros(count, np.int64),
        np.zeros((count, deal.players), np.int64),
        np.zeros((count, deal.players), np.int64),
    )
    loops().random_games(
        entry.setup,
        entry.legal,
        entry.apply,
        entry.scores,
        entry.places,
        deal.edition.data,
        finished.states,
        deal.options,
        deal.players,
        numbers,
        finished.lengths,
        finished.points,
        finished.places,
        deal.scratch(),
    )
    return finished


def playouts(match: Match, count: int, seed: int) -> tuple[int, Numbers]:
    """Play a match's state to its end at random `count` times; returns actions and points."""
    entry = match.game.entry
    points = np.zeros((count, match.players), np.int64)
    actions = loops().playouts(
        entry.legal,
        entry.apply,
        entry.scores,
        match.edition.data,
        match.state,
        match.game.new_state(),
        new_generator(seed),
        points,
        np.zeros(match.game.actions.size, np.int16),
    )
    return actions, points


def audited_games(deal: Deal, seeds: Numbers) -> tuple[int, int] | None:
    """Play random games and check every invariant after every action.

    Returns None if all held, else the first seed that broke one and the number of the fault.
    """
    entry = deal.game.entry
    state = deal.game.new_state()
    scratch = deal.scratch()
    for seed in check_seeds(seeds):
        fault = loops().audited_game(
            entry.setup,
            entry.legal,
            entry.apply,
            entry.audit,
            deal.edition.data,
            state,
            deal.options,
            deal.players,
            seed,
            scratch,
        )
        if fault:
            return int(seed), int(fault)
    return None

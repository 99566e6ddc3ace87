"""The searching bot: it looks ahead over many redealt tables."""

from types import ModuleType
from typing import NamedTuple

import numpy as np

from ecotone.bots.bot import Bot
from ecotone.bots.levels import LEVELS
from ecotone.engine.match import Match
from ecotone.engine.randomness import Generator
from ecotone.engine.state import State

SIMULATIONS = LEVELS["expert"]
WIDTH = 10
TRIED = 32
LONGEST_TURN = 12
"""Decisions after which a turn counts as over."""
FAR_SIGHTED = LEVELS["expert"]
"""With this budget a search can afford to look further ahead, in games where that plays better."""


class Followed(NamedTuple):
    """A decision that the search followed, how often, and its mean result."""

    action: int
    visits: int
    result: float


def load_tree() -> ModuleType:
    """The compiled search, loaded on first use."""
    from ecotone.bots import tree

    return tree


def look_ahead(
    match: Match, state: State, seat: int, simulations: int, random: Generator
) -> list[Followed]:
    """Search a state of the match with a seat's knowledge; results are that seat's.

    The most promising decision comes first. A result is the seat's lead over the best other one in
    points, or its own points if it has no opponents. A simulation of several turns counts as that
    many simulations of the budget, unless nobody else moves in between. Partners who share
    everything also plan each other's turns.
    """
    tree = load_tree()
    entry, size = match.game.entry, match.game.actions.size
    together = match.game.together(match.options)
    rivals = 0 if together else match.players - 1
    turns = match.game.search_depth(rivals, simulations >= FAR_SIGHTED)
    settings = tree.Settings(
        players=match.players,
        together=together,
        simulations=max(1, simulations // turns) if rivals else simulations,
        turns=turns,
        longest_turn=LONGEST_TURN if rivals else match.game.decisions_alone,
        width=WIDTH,
        tried=TRIED,
    )
    found = tree.Found(
        np.zeros(size, np.int16), np.zeros(size, np.int64), np.zeros(size, np.float64)
    )
    as_one = together and match.game.partners_share
    count = tree.search(
        entry.legal,
        entry.apply,
        tree.any_partner if as_one else entry.actor,
        entry.evaluate,
        entry.redeal,
        match.edition.data,
        state,
        seat,
        settings,
        random,
        found,
    )
    return [
        Followed(int(found.actions[index]), int(found.visits[index]), float(found.results[index]))
        for index in range(count)
    ]


def most_followed(followed: list[Followed]) -> Followed:
    """The decision that a search followed most; of equals the one with the better result."""
    return max(followed, key=lambda one: (one.visits, one.result))


class SearchBot(Bot):
    """Tree search over redealt tables; the budget is a number of simulations, not a time."""

    def __init__(self, seed: int, simulations: int = SIMULATIONS) -> None:
        super().__init__(seed)
        self.simulations = simulations

    def choose(self, match: Match) -> int:
        if match.count == 1:
            return match.choice(0)
        followed = look_ahead(
            match, match.state, match.actor, self.simulations, self.generator(match)
        )
        return most_followed(followed).action

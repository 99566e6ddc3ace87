"""Advice: the best decisions of the seat to move, what to expect of each, and how sure that is.

One search ranks the decisions. Each of the best is then judged by searches of its own, every one
of them on a table dealt anew, so that their spread tells how far the expectation can be trusted.
All of it starts from what the seat may know: nothing else is looked at.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from ecotone.bots.bot import MOVE_SALT
from ecotone.bots.search import look_ahead, most_followed
from ecotone.engine.errors import EcotoneError
from ecotone.engine.match import Match
from ecotone.engine.randomness import Generator, new_generator
from ecotone.engine.state import State

BEST = 3
DEALS = 8
"""On so many tables dealt anew is a decision judged."""
LONGEST_TURN = 12
"""So many decisions at most a seat goes on to finish its turn."""
STUDENT_95 = 2.365
"""So many standard errors a mean of eight lies from the truth at most, 95 times of 100."""
DEAL_SALT = 15_485_863


class GameOver(EcotoneError):
    """There is nothing left to decide."""


@dataclass(frozen=True)
class Judged:
    """A decision, and its result on each of the tables dealt anew."""

    action: int
    share: float
    """How much of the ranking search followed it, from 0 to 1."""
    results: NDArray[np.float64]

    @cached_property
    def interval(self) -> "Interval":
        """What to expect of it."""
        return Interval.of(self.results)


@dataclass(frozen=True)
class Interval:
    """A mean and where, with 95 % confidence, more searches like these would put it."""

    mean: float
    low: float
    high: float

    @classmethod
    def of(cls, results: NDArray[np.float64]) -> "Interval":
        """From independent results, `DEALS` of them."""
        mean = float(results.mean())
        reach = STUDENT_95 * float(results.std(ddof=1)) / np.sqrt(len(results))
        return cls(round(mean, 3), round(mean - reach, 3), round(mean + reach, 3))


def measure(match: Match) -> str:
    """What results count.

    `chance` to win where a game is only won or lost, `points` where nobody is against, else the
    `lead` over the best other seat.
    """
    if match.game.is_won_or_lost(match.players, match.options):
        return "chance"
    alone = match.players == 1 or match.game.together(match.options)
    return "points" if alone else "lead"


def advise(match: Match, simulations: int, seed: int = 0, best: int = BEST) -> list[Judged]:
    """The best decisions of the seat to move, best first.

    The ranking search takes the simulations, and so does the judgement of each decision.
    """
    ranked = rank(match, simulations, seed)[:best]
    judged = judge(match, ranked, simulations, seed)
    return sorted(judged, key=lambda one: -one.interval.mean)


def rank(match: Match, simulations: int, seed: int = 0) -> list[tuple[int, float]]:
    """The decisions that a search followed and its share for each, the most followed first."""
    if match.over:
        raise GameOver("expected a game with a decision to make, got one that is over")
    if match.count == 1:
        return [(match.choice(0), 1.0)]
    random = new_generator(move_seed(match, seed))
    followed = look_ahead(match, match.state, match.actor, simulations, random)
    followed.sort(key=lambda one: (-one.visits, -one.result))
    total = sum(one.visits for one in followed)
    return [(one.action, round(one.visits / total, 4)) for one in followed]


def judge(
    match: Match, ranked: Sequence[tuple[int, float]], simulations: int, seed: int = 0
) -> list[Judged]:
    """Judge decisions on the same tables dealt anew: their results may be compared one by one."""
    entry, cards, seat = match.game.entry, match.edition.data, match.actor
    results = np.zeros((len(ranked), DEALS))
    for deal in range(DEALS):
        deal_seed = move_seed(match, seed) ^ DEAL_SALT * (deal + 1)
        known = match.state.copy()
        entry.redeal(cards, known, seat, new_generator(deal_seed))
        for row, (action, _) in enumerate(ranked):
            after = known.copy()
            entry.apply(cards, after, action)
            random = new_generator(deal_seed)
            results[row, deal] = expected_result(
                match, after, seat, simulations // DEALS + 1, random
            )
    return [Judged(action, share, results[row]) for row, (action, share) in enumerate(ranked)]


def expected_result(
    match: Match, state: State, seat: int, simulations: int, random: Generator
) -> float:
    """What a seat may expect once its turn is over; the exact result where the game is.

    The seat goes on until another one decides: in the middle of something good it would look
    better than one that has done the same and was answered. The state is played on.
    """
    entry, cards = match.game.entry, match.edition.data
    for _ in range(LONGEST_TURN if match.players > 1 else 0):
        if entry.actor(cards, state) != seat:
            break
        entry.apply(cards, state, next_action(match, state, seat, simulations, random))
    followed = look_ahead(match, state, seat, simulations, random)
    if not followed:
        return final_result(match, state, seat)
    result = most_followed(followed).result
    if measure(match) == "chance":
        return match.game.calibrated_chance(match.edition, state, result)
    return result


def next_action(match: Match, state: State, seat: int, simulations: int, random: Generator) -> int:
    """The only action there is, or the one that a search follows most."""
    legal = np.zeros(match.game.actions.size, np.int16)
    if match.game.entry.legal(match.edition.data, state, legal) == 1:
        return int(legal[0])
    return most_followed(look_ahead(match, state, seat, simulations, random)).action


def final_result(match: Match, state: State, seat: int) -> float:
    """What came of a finished state for a seat: won or lost, its points, or its lead."""
    kind = measure(match)
    figures = np.zeros(match.players, np.int64)
    if kind == "chance":
        match.game.entry.places(match.edition.data, state, figures)
        return float(figures[seat] == 1)
    match.game.entry.scores(match.edition.data, state, figures)
    against = np.delete(figures, seat) if kind == "lead" else np.zeros(1, np.int64)
    return float(figures[seat] - against.max())


def move_seed(match: Match, seed: int) -> int:
    """A seed for this move, from what everyone knows."""
    return seed ^ MOVE_SALT * (len(match.actions) + 1)

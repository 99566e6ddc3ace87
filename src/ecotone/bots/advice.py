"""Advice: the best decisions of the seat to move, the expected result of each, and its range.

One search ranks the decisions. Each of the best is then evaluated by searches of its own, each on a
redealt table, so that their spread shows how far to trust the expectation. Everything starts from
what the seat may know; nothing else is looked at.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from ecotone.bots.bot import move_seed
from ecotone.bots.search import look_ahead, most_followed
from ecotone.engine.errors import EcotoneError
from ecotone.engine.match import Match
from ecotone.engine.randomness import Generator, new_generator
from ecotone.engine.state import State

BEST = 3
DEALS = 8
"""How many redealt tables a decision is evaluated on."""
LONGEST_TURN = 12
"""Maximum decisions to play while finishing a turn."""
STUDENT_95 = 2.365
"""Student's t for a 95 % interval of a mean of eight (seven degrees of freedom)."""
DEAL_SALT = 15_485_863

Measure = Literal["lead", "points", "chance"]
"""What results are counted in: points ahead of the best other seat, own points, chance to win."""


Check = Callable[[], None]
"""Called between searches; may raise Stopped."""


class GameOver(EcotoneError):
    """There is nothing left to decide."""


class Stopped(EcotoneError):
    """Nobody waits for the advice any more."""


def keep_on() -> None:
    """The check of advice that is always finished."""


@dataclass(frozen=True)
class Judged:
    """A decision, and its result on each of the redealt tables."""

    action: int
    share: float
    """The share of the ranking search that followed it, from 0 to 1."""
    results: NDArray[np.float64]
    known: tuple[State, ...] = ()
    """Those tables before the decision."""
    turns: tuple[State, ...] = ()
    """The same at the end of the seat's turn."""

    @cached_property
    def interval(self) -> "Interval":
        return Interval.of(self.results)


@dataclass(frozen=True)
class Interval:
    """A mean with the 95 % confidence interval of further searches like these."""

    mean: float
    low: float
    high: float

    @classmethod
    def of(cls, results: NDArray[np.float64]) -> "Interval":
        """From `DEALS` independent results."""
        mean = float(results.mean())
        reach = STUDENT_95 * float(results.std(ddof=1)) / math.sqrt(len(results))
        return cls(round(mean, 3), round(mean - reach, 3), round(mean + reach, 3))


def measure(match: Match) -> Measure:
    """The measure of results.

    `chance` to win where a game is only won or lost, `points` without opponents, else the `lead`
    over the best other seat.
    """
    if match.game.is_won_or_lost(match.players, match.options):
        return "chance"
    alone = match.players == 1 or match.game.together(match.options)
    return "points" if alone else "lead"


def advise(
    match: Match, simulations: int, seed: int = 0, best: int = BEST, check: Check = keep_on
) -> list[Judged]:
    """The best decisions of the seat to move, best first.

    The ranking search uses all the simulations, and so does the evaluation of each decision.
    """
    ranked = rank(match, simulations, seed)[:best]
    judged = judge(match, ranked, simulations, seed, check)
    return sorted(judged, key=lambda one: -one.interval.mean)


def rank(match: Match, simulations: int, seed: int = 0) -> list[tuple[int, float]]:
    """The decisions that a search followed with the share of each, most followed first."""
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
    match: Match,
    ranked: Sequence[tuple[int, float]],
    simulations: int,
    seed: int = 0,
    check: Check = keep_on,
) -> list[Judged]:
    """Evaluate decisions on the same redealt tables, so that results can be compared one by one."""
    entry, cards, seat = match.game.entry, match.edition.data, match.actor
    results = np.zeros((len(ranked), DEALS))
    dealt: list[State] = []
    turns: list[list[State]] = [[] for _ in ranked]
    for deal in range(DEALS):
        deal_seed = move_seed(match, seed) ^ DEAL_SALT * (deal + 1)
        known = match.state.copy()
        entry.redeal(cards, known, seat, new_generator(deal_seed))
        dealt.append(known)
        for row, (action, _) in enumerate(ranked):
            check()
            after = known.copy()
            entry.apply(cards, after, action)
            random = new_generator(deal_seed)
            results[row, deal] = expected_result(
                match, after, seat, simulations // DEALS + 1, random
            )
            turns[row].append(after)
    return [
        Judged(action, share, results[row], tuple(dealt), tuple(turns[row]))
        for row, (action, share) in enumerate(ranked)
    ]


def expected_result(
    match: Match, state: State, seat: int, simulations: int, random: Generator
) -> float:
    """The result a seat can expect after its turn; the exact result if the game is over.

    The seat plays on until another one decides: in the middle of something good it would look
    better than after the same turn, when the others can answer. Leaves `state` at that point.
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
    """The only legal action, or the one that a search follows most."""
    legal = np.zeros(match.game.actions.size, np.int16)
    if match.game.entry.legal(match.edition.data, state, legal) == 1:
        return int(legal[0])
    return most_followed(look_ahead(match, state, seat, simulations, random)).action


def final_result(match: Match, state: State, seat: int) -> float:
    """A seat's result in a finished state: won or lost, its points, or its lead."""
    kind = measure(match)
    figures = np.zeros(match.players, np.int64)
    if kind == "chance":
        match.game.entry.places(match.edition.data, state, figures)
        return float(figures[seat] == 1)
    match.game.entry.scores(match.edition.data, state, figures)
    against = np.delete(figures, seat) if kind == "lead" else np.zeros(1, np.int64)
    return float(figures[seat] - against.max())

"""Finding puzzles: positions of bots' games in which one decision is clearly best.

A cheap search sorts out most positions. What is left is judged on redealt tables, and a puzzle is
kept if a deep search, repeated with other random numbers, finds the same decision each time, better
than every other by a margin that is beyond doubt.
"""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ecotone.bots import bot_named
from ecotone.bots.advice import Interval, judge, measure, rank
from ecotone.bots.search import only_passes
from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.engine.puzzles import Puzzle

BOT = "easy"
FIRST_LOOK = 40
SECOND_LOOK = 80
DEEP = 600
LEAST_CHOICES = 4
LEAST_SHARE = 0.45
"""A decision that a first search follows less than this is not clearly best."""
RIVALS = 3
"""The decisions that the best one is compared with."""
LEAST_GAP = {"lead": 2.5, "points": 2.5, "chance": 0.04}
CERTAIN_GAP = {"lead": 0.5, "points": 0.5, "chance": 0.005}
"""The lower end of the 95 % range of the gap must be above this."""
SEEDS = (0, 101)
A_GAME = 3
"""Maximum puzzles from one game, so that they differ."""


@dataclass(frozen=True)
class Hunt:
    """Where to look for puzzles."""

    game: str
    players: int
    options: Mapping[str, str | int]
    simulations: int = DEEP


def puzzles_of(game: Game, hunt: Hunt, seed: int) -> Iterator[Puzzle]:
    """The puzzles in one game of bots."""
    match = Match(game, hunt.players, seed, hunt.options)
    bot = bot_named(BOT, seed)
    found = 0
    while not match.over and found < A_GAME:
        if match.count >= LEAST_CHOICES and is_promising(match):
            gap = verified_gap(match, hunt.simulations)
            if gap is not None:
                solution, size = gap
                found += 1
                actions = tuple(match.actions)
                yield Puzzle(
                    hunt.players, seed, actions, solution, round(size, 3), dict(hunt.options)
                )
        match.push(bot.choose(match))


def is_promising(match: Match) -> bool:
    """Does a cheap search prefer one decision by far?"""
    ranked = rank(match, FIRST_LOOK)
    if len(ranked) < LEAST_CHOICES or ranked[0][1] < LEAST_SHARE:
        return False
    return gap_at(match, SECOND_LOOK, 7) is not None


def verified_gap(match: Match, simulations: int) -> tuple[int, float] | None:
    """The best decision and the gap behind it, if every deep search agrees on one to be found."""
    found: tuple[int, float] | None = None
    for seed in SEEDS:
        gap = gap_at(match, simulations, seed)
        if gap is None or (found is not None and gap[0] != found[0]):
            return None
        found = gap if found is None else (gap[0], min(gap[1], found[1]))
    return found


def gap_at(match: Match, simulations: int, seed: int) -> tuple[int, float] | None:
    """The best decision and how far it is ahead, if that is beyond doubt.

    The rivals are judged one by one, on the same tables: most positions fail at the first.
    """
    best, *rivals = rank(match, simulations, seed)[: 1 + RIVALS]
    kind = measure(match)
    if not rivals or only_passes(match, best[0]):
        return None
    results, least = judge(match, [best], simulations, seed)[0].results, math.inf
    for rival in rivals:
        other = judge(match, [rival], simulations, seed)[0]
        gap = Interval.of(results - other.results)
        if gap.mean < LEAST_GAP[kind] or gap.low < CERTAIN_GAP[kind]:
            return None
        least = min(least, gap.mean)
    return best[0], least

"""Puzzles of a game that people have played: where one decision was clearly best.

The analysis has compared every decision with its best alternative. Where one of them was far ahead,
a deep search decides, as it does for stored puzzles, whether it is better than every other one.
"""

from collections.abc import Sequence

from ecotone.bots.advice import measure
from ecotone.engine.match import Match
from ecotone.lab.analysis import SIMULATIONS, Decided, OwnPuzzle
from ecotone.lab.puzzles import CERTAIN_GAP, DEEP, LEAST_CHOICES, LEAST_GAP, verified_gap

LOOKED_AT = 8
"""Maximum decisions of a game that a deep search looks at."""


def promising(match: Match, decisions: Sequence[Decided]) -> list[Decided]:
    """The decisions with the largest certain gap to the alternative, in the order of play."""
    kind = measure(match)

    def is_clear(decided: Decided) -> bool:
        cost = decided.cost
        certain = max(cost.low, -cost.high)
        return abs(cost.mean) >= LEAST_GAP[kind] and certain >= CERTAIN_GAP[kind]

    clear = [one for one in decisions if one.other is not None and is_clear(one)]
    clear.sort(key=lambda one: -abs(one.cost.mean))
    return sorted(clear[:LOOKED_AT], key=lambda one: one.number)


def puzzle_at(match: Match, decided: Decided, simulations: int = SIMULATIONS) -> OwnPuzzle | None:
    """The puzzle at a decision of a finished game, if deep searches agree on its solution.

    They are as much deeper than the analysis as those for stored puzzles usually are.
    """
    position = match.copy()
    position.rewind(decided.number - 1)
    if position.count < LEAST_CHOICES:
        return None
    gap = verified_gap(position, max(1, simulations * DEEP // SIMULATIONS))
    if gap is None:
        return None
    return OwnPuzzle(decided.number, decided.seat, gap[0], round(gap[1], 3))

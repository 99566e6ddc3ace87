"""Simulations: statistics of thousands of random games."""

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ecotone.engine.batch import Deal, Finished, audited_games, random_games
from ecotone.engine.errors import BadOption, EcotoneError

CHUNK = 1000
Progress = Callable[[int], None]


class BrokenInvariant(EcotoneError):
    """A state that the rules should never lead to."""


@dataclass
class Tally:
    """Sums over the games so far."""

    players: int
    games: int = 0
    actions: int = 0
    seconds: float = 0.0
    score_sum: Any = field(init=False)
    score_low: Any = field(init=False)
    score_high: Any = field(init=False)
    wins: Any = field(init=False)
    statistics: dict[str, float] = field(default_factory=dict)
    states: Any = field(default_factory=hashlib.sha256)

    def __post_init__(self) -> None:
        self.score_sum = np.zeros(self.players, np.int64)
        self.score_low = np.full(self.players, np.iinfo(np.int64).max)
        self.score_high = np.full(self.players, np.iinfo(np.int64).min)
        self.wins = np.zeros(self.players, np.int64)

    def add(self, finished: Finished, seconds: float, statistics: dict[str, float]) -> None:
        """Add a chunk of games."""
        count = len(finished.lengths)
        self.states.update(finished.states.tobytes())
        self.games += count
        self.actions += int(finished.lengths.sum())
        self.seconds += seconds
        self.score_sum += finished.points.sum(axis=0)
        self.score_low = np.minimum(self.score_low, finished.points.min(axis=0))
        self.score_high = np.maximum(self.score_high, finished.points.max(axis=0))
        self.wins += (finished.places == 1).sum(axis=0)
        for name, mean in statistics.items():
            self.statistics[name] = self.statistics.get(name, 0.0) + mean * count

    def report(self) -> dict[str, Any]:
        """The figures, as plain data."""
        return {
            **{name: round(total / self.games, 4) for name, total in self.statistics.items()},
            "games": self.games,
            "actions": self.actions,
            "seconds": round(self.seconds, 4),
            "actions_per_second": round(self.actions / self.seconds) if self.seconds else 0,
            "mean_length": round(self.actions / self.games, 3),
            "mean_score": [round(total / self.games, 3) for total in self.score_sum.tolist()],
            "min_score": self.score_low.tolist(),
            "max_score": self.score_high.tolist(),
            "win_rate": [round(wins / self.games, 4) for wins in self.wins.tolist()],
            "checksum": self.states.hexdigest()[:32],
        }


def simulate(
    deal: Deal, games: int, seed: int, audited: bool = False, progress: Progress | None = None
) -> dict[str, Any]:
    """Play random games with the seeds `seed`, `seed + 1`, … and report on them.

    With `audited`, also check every invariant after every action of every game.
    """
    if games < 1:
        raise BadOption(f"expected at least 1 game, got {games}")
    if seed < 0 or seed > 2**62:
        raise BadOption(f"expected a seed from 0 to 2**62, got {seed}")
    tally = Tally(deal.players)
    random_games(deal, np.array([seed], np.int64))
    for start in range(0, games, CHUNK):
        seeds = seed + np.arange(start, min(start + CHUNK, games), dtype=np.int64)
        began = time.perf_counter()
        finished = random_games(deal, seeds)
        seconds = time.perf_counter() - began
        if audited and (broken := audited_games(deal, seeds)):
            raise BrokenInvariant(f"seed {broken[0]}: invariant {broken[1]} does not hold")
        tally.add(finished, seconds, deal.game.statistics(deal.edition, finished.states))
        if progress:
            progress(len(seeds))
    return {
        "game": deal.game.name,
        "edition": deal.edition.name,
        "players": deal.players,
        "seed": seed,
        "audited": audited,
        **tally.report(),
    }

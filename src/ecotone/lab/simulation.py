"""Simulations: statistics of thousands of random games."""

import hashlib
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import numpy as np

from ecotone.engine.batch import (
    Deal,
)
from ecotone.engine.edition import digest_of_cards
from ecotone.engine.errors import BadOption, EcotoneError
from ecotone.engine.random_games import (
    audited_games,
    random_games,
)
from ecotone.lab.effort import Effort

CHUNK = 1000
"""Games played in one call, and between two steps of progress."""

Chunk = dict[str, Any]


class BrokenInvariant(EcotoneError):
    """A state that the rules should never lead to."""


def play_chunk(deal: Deal, games: int, seed: int, audited: bool, number: int) -> Chunk:
    """Play one chunk of the games: sums and extremes, as plain data."""
    first = number * CHUNK
    seeds = seed + np.arange(first, min(first + CHUNK, games), dtype=np.int64)
    began = time.perf_counter()
    finished = random_games(deal, seeds)
    seconds = time.perf_counter() - began
    if audited and (broken := audited_games(deal, seeds)):
        raise BrokenInvariant(f"seed {broken[0]}: invariant {broken[1]} does not hold")
    return {
        "number": number,
        "games": len(seeds),
        "actions": int(finished.lengths.sum()),
        "seconds": seconds,
        "score_sum": finished.points.sum(axis=0).tolist(),
        "score_low": finished.points.min(axis=0).tolist(),
        "score_high": finished.points.max(axis=0).tolist(),
        "wins": (finished.places == 1).sum(axis=0).tolist(),
        "statistics": deal.game.statistics(deal.edition, finished.states),
        "states": hashlib.sha256(finished.states.tobytes()).hexdigest(),
    }


def report_on(chunks: list[Chunk]) -> dict[str, Any]:
    """The figures over all chunks."""
    games, actions = total(chunks, "games"), total(chunks, "actions")
    seconds = sum(chunk["seconds"] for chunk in chunks)
    states = hashlib.sha256("".join(chunk["states"] for chunk in chunks).encode())
    return {
        **{name: round(mean_of(chunks, name) / games, 4) for name in chunks[0]["statistics"]},
        "games": games,
        "actions": actions,
        "seconds": round(seconds, 4),
        "actions_per_second": round(actions / seconds) if seconds else 0,
        "mean_length": round(actions / games, 3),
        "mean_score": [round(points / games, 3) for points in by_seat(sum, chunks, "score_sum")],
        "min_score": by_seat(min, chunks, "score_low"),
        "max_score": by_seat(max, chunks, "score_high"),
        "win_rate": [round(wins / games, 4) for wins in by_seat(sum, chunks, "wins")],
        "checksum": states.hexdigest()[:32],
    }


def total(chunks: list[Chunk], name: str) -> int:
    return sum(chunk[name] for chunk in chunks)


def mean_of(chunks: list[Chunk], name: str) -> float:
    """The sum of a game's own figure over all games."""
    figures: Iterable[float] = (chunk["statistics"][name] * chunk["games"] for chunk in chunks)
    return sum(figures)


def by_seat(combine: Callable[[Iterable[int]], int], chunks: list[Chunk], name: str) -> list[int]:
    return [combine(seat) for seat in zip(*(chunk[name] for chunk in chunks), strict=True)]


def simulate(
    deal: Deal, games: int, seed: int, audited: bool = False, effort: Effort | None = None
) -> dict[str, Any]:
    """Play random games with the seeds `seed`, `seed + 1`, … and report on them.

    With `audited`, also check every invariant after every action of every game. Seconds are those
    of all cores together, so actions per second are those of one core.
    """
    if games < 1:
        raise BadOption(f"expected at least 1 game, got {games}")
    if seed < 0 or seed > 2**62:
        raise BadOption(f"expected a seed from 0 to 2**62, got {seed}")
    chosen = {
        "game": deal.game.name,
        "edition": deal.edition.name,
        "players": deal.players,
        "seed": seed,
        "audited": audited,
    }
    run = {
        **chosen,
        "games": games,
        "options": deal.options.tolist(),
        "cards": digest_of_cards(deal.edition.data.tobytes()),
        "rules": deal.game.rules_version,
    }
    load = partial(random_games, deal, np.array([seed], np.int64))
    load()
    play = partial(play_chunk, deal, games, seed, audited)
    spread = effort or Effort(games)
    chunks = spread.play(run, -(-games // CHUNK), play, load, threads=True)
    return {**chosen, **report_on(chunks)}

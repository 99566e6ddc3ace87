"""Benchmarks of the environments: steps a second with observation and mask, beside other libraries.

A step is a random legal action of a seat, with what the next seat observes and its legal actions.
"""

import random
import time
from collections.abc import Callable
from typing import Any

from ecotone.engine.game import Game
from ecotone.engine.registry import game_named, games
from ecotone.envs import aec, vector
from ecotone.lab.bench import Report, Work, rates
from ecotone.lab.env_peers import BATCH, PEERS_OF_MANY, PEERS_OF_ONE

SECONDS = 3.0
STEPS = 10
"""A piece of work of the vector environment."""


def aec_games(game: Game) -> Work:
    """A whole random game through PettingZoo's interface."""
    env = aec(game.name)
    chance = random.Random(1).random

    def play(turn: int) -> int:
        env.reset(seed=turn)
        while True:
            _, _, terminated, _, _ = env.last()
            match = env.match
            if terminated:
                return len(match.actions)
            env.step(match.choice(int(chance() * match.count)))

    return play


def vector_steps(game: Game) -> Work:
    """Some steps of a batch of games in one thread."""
    env = vector(game.name, count=BATCH, threads=1)
    env.reset(seed=1)

    def play(turn: int) -> int:
        for _ in range(STEPS):
            env.step(env.sample_actions())
        return STEPS * BATCH

    return play


def bench_envs(
    name: str | None = None, peers: bool = False, seconds: float = SECONDS, report: Report = print
) -> dict[str, Any]:
    """All figures as plain data: steps per second of processor time, over all threads."""
    others = {**PEERS_OF_ONE, **PEERS_OF_MANY} if peers else {}
    chosen = [game_named(name)] if name else list(games().values())
    works: dict[str, Work] = {}
    for game in chosen:
        report(game.name)
        works[f"{game.name}/aec"] = aec_games(game)
        works[f"{game.name}/vector"] = vector_steps(game)
    works |= load_peers(others, report)
    best = rates(works, seconds, report, time.process_time)
    return {
        "envs": {
            game.name: {
                "players": game.default_players,
                "observation_bytes": game.observation.size,
                "actions": game.actions.size,
                **{kind: round(best[f"{game.name}/{kind}"]) for kind in ("aec", "vector")},
            }
            for game in chosen
        },
        "batch": BATCH,
        "peers": {peer: round(best[peer]) if peer in best else "not installed" for peer in others},
    }


def load_peers(peers: dict[str, Callable[[], Work]], report: Report) -> dict[str, Work]:
    """The installed ones."""
    found = {}
    for name, load in peers.items():
        report(name)
        try:
            found[name] = load()
        except ImportError:
            continue
    return found

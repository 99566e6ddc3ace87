"""Benchmarks: how fast the engine plays, compared with other libraries in the same run."""

import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from ecotone.bots.search import look_ahead
from ecotone.engine.batch import (
    Deal,
)
from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.engine.random_games import (
    playouts,
    random_games,
)
from ecotone.engine.randomness import new_generator
from ecotone.engine.registry import game_named, games
from ecotone.lab.peers import PEERS

SECONDS = 1.0
ROUNDS = 3
BATCH = 500
PLAYOUTS = 200
SIMULATIONS = 500
MIDGAME = 0.5
FIGURES = ("python_driven", "compiled", "playouts", "simulations")

Report = Callable[[str], None]


Work = Callable[[int], int]
"""Does its n-th piece of work and returns its size in actions (playouts, simulations)."""


def rates(
    works: dict[str, Work],
    seconds: float,
    report: Report,
    clock: Callable[[], float] = time.thread_time,
) -> dict[str, float]:
    """The best rate of each work over several rounds, with all works in every round.

    Measured in thread time: other load on the machine does not count.
    """
    best = dict.fromkeys(works, 0.0)
    for work in works.values():
        work(0)
    turn = 1
    for number in range(ROUNDS):
        for name, work in works.items():
            report(f"{name} ({number + 1}/{ROUNDS})")
            done = 0
            began = clock()
            while (elapsed := clock() - began) < seconds / ROUNDS or done == 0:
                done += work(turn)
                turn += 1
            best[name] = max(best[name], done / elapsed)
    return best


def drive_from_python(game: Game, players: int, seed: int) -> int:
    """One random game through the checked interface, one action at a time."""
    match = Match(game, players, seed)
    push, choice, dice = match.push, match.choice, random.Random(seed).random
    while match.count:
        push(choice(int(dice() * match.count)))
    return len(match.actions)


def compiled_games(deal: Deal, turn: int) -> int:
    """A batch of whole games in one compiled call."""
    seeds = np.arange(turn * BATCH, (turn + 1) * BATCH, dtype=np.int64)
    return int(random_games(deal, seeds).lengths.sum())


def midgame(game: Game, players: int) -> Match:
    """A match played half way at random, and on to a decision with a choice."""
    whole = Match(game, players, 1)
    choose = random.Random(1)
    while not whole.over:
        whole.push(choose.choice(whole.legal))
    played = whole.actions
    middle = int(len(played) * MIDGAME)
    whole.rewind(middle)
    while whole.count == 1:
        whole.push(played[len(whole.actions)])
    return whole


def game_works(game: Game) -> dict[str, Work]:
    """What is measured of a game, with two players (or the nearest supported number)."""
    players = game.default_players
    deal = Deal.of(game, players)
    middle = midgame(game, players)

    def play_out(turn: int) -> int:
        playouts(middle, PLAYOUTS, turn)
        return PLAYOUTS

    def search(turn: int) -> int:
        followed = look_ahead(middle, middle.state, middle.actor, SIMULATIONS, new_generator(turn))
        return sum(one.visits for one in followed)

    return {
        "python_driven": lambda turn: drive_from_python(game, players, turn),
        "compiled": lambda turn: compiled_games(deal, turn),
        "playouts": play_out,
        "simulations": search,
    }


def cold_start(game: Game) -> float:
    """Wall time of a new process that simulates one game with code compiled before."""
    command = [sys.executable, "-m", "ecotone", "simulate", game.name, "--games", "1", "--json"]
    times = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - began)
    return round(min(times), 3)


def bench(
    name: str | None = None, peers: bool = False, seconds: float = SECONDS, report: Report = print
) -> dict[str, Any]:
    """All figures as plain data; rates in actions (playouts, simulations) per second."""
    chosen = [game_named(name)] if name else list(games().values())
    works: dict[str, Work] = {}
    for game in chosen:
        report(game.name)
        works |= {f"{game.name}/{key}": work for key, work in game_works(game).items()}
    missing = []
    for peer, load in PEERS.items() if peers else ():
        try:
            works[peer] = load()
        except ImportError:
            missing.append(peer)
    best = rates(works, seconds, report)
    report("cold start")
    return {
        "games": {
            game.name: {
                **{key: round(best[f"{game.name}/{key}"]) for key in FIGURES},
                "state_bytes": int(game.table.itemsize),
            }
            for game in chosen
        },
        "peers": {
            peer: "not installed" if peer in missing else round(best[peer])
            for peer in (PEERS if peers else ())
        },
        "cold_start_seconds": cold_start(chosen[0]),
    }

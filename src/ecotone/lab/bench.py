"""Benchmarks: how fast the engine plays, beside other libraries in the same run."""

import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from ecotone.engine.batch import Deal, playouts, random_games
from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named, games
from ecotone.lab.peers import PEERS

SECONDS = 1.0
ROUNDS = 3
BATCH = 500
PLAYOUTS = 200
MIDGAME = 0.5

Report = Callable[[str], None]


def rate(work: Callable[[int], int], seconds: float) -> float:
    """The best rate of several rounds: `work(n)` does its n-th piece and returns its size."""
    work(0)
    best = 0.0
    turn = 1
    for _ in range(ROUNDS):
        done = 0
        began = time.perf_counter()
        while (elapsed := time.perf_counter() - began) < seconds / ROUNDS or done == 0:
            done += work(turn)
            turn += 1
        best = max(best, done / elapsed)
    return best


def drive_from_python(game: Game, players: int, seed: int) -> int:
    """One random game through the checked interface, one action at a time."""
    match = Match(game, players, seed)
    apply, choice = match.apply, random.Random(seed).random
    while match.count:
        apply(int(match.legal[int(choice() * match.count)]))
    return len(match.actions)


def compiled_games(deal: Deal, turn: int) -> int:
    """A batch of whole games in one compiled call."""
    seeds = np.arange(turn * BATCH, (turn + 1) * BATCH, dtype=np.int64)
    return int(random_games(deal, seeds).lengths.sum())


def midgame(game: Game, players: int) -> Match:
    """A match played half way at random."""
    whole = Match(game, players, 1)
    choose = random.Random(1)
    while not whole.over:
        whole.apply(int(choose.choice(whole.legal)))
    whole.rewind(int(len(whole.actions) * MIDGAME))
    return whole


def bench_game(game: Game, seconds: float = SECONDS) -> dict[str, Any]:
    """A game's figures with two players (or as near as it takes)."""
    players = min(max(2, game.players[0]), game.players[-1])
    deal = Deal.of(game, players)
    middle = midgame(game, players)

    def play_out(turn: int) -> int:
        playouts(middle, PLAYOUTS, turn)
        return PLAYOUTS

    return {
        "players": players,
        "python_driven": round(rate(lambda n: drive_from_python(game, players, n), seconds)),
        "compiled": round(rate(lambda n: compiled_games(deal, n), seconds)),
        "playouts": round(rate(play_out, seconds)),
        "state_bytes": int(game.table.itemsize),
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
    """All figures as plain data; rates in actions (playouts) a second."""
    chosen = [game_named(name)] if name else list(games().values())
    result: dict[str, Any] = {"games": {}, "peers": {}}
    for game in chosen:
        report(game.name)
        result["games"][game.name] = bench_game(game, seconds)
    if peers:
        for peer, play in PEERS.items():
            report(peer)
            try:
                result["peers"][peer] = round(rate(play(), seconds))
            except ImportError:
                result["peers"][peer] = "not installed"
    report("cold start")
    result["cold_start_seconds"] = cold_start(chosen[0])
    return result

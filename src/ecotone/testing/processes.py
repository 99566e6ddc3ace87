"""The same games in another process: interpreted, and with bounds checked.

    python -m ecotone.testing.processes PACKAGE PLAYERS GAMES

prints a hash of the final states of random games.
"""

import importlib
import os
import subprocess
import sys

from ecotone.engine.batch import Deal
from ecotone.engine.game import Game
from ecotone.lab.simulation import simulate
from ecotone.testing.check import Failed, made, require

SEED = 7
FEW, MANY = 2, 40
LONGEST = 600


def checksum(game: Game, players: int, games: int) -> str:
    """A hash of the final states of random games."""
    report = simulate(Deal.of(game, players), games, SEED)
    return str(report["checksum"])


def checksum_elsewhere(game: Game, players: int, games: int, **environment: str) -> str:
    """The same hash, computed by a new process with these environment variables."""
    path = os.pathsep.join(entry for entry in sys.path if entry)
    done = subprocess.run(
        [sys.executable, "-m", __name__, game.package, str(players), str(games)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONPATH": path} | environment,
        timeout=LONGEST,
        check=False,
    )
    if done.returncode:
        raise Failed(f"with {environment}: {done.stderr.strip()[-2000:]}")
    return done.stdout.strip()


def require_same_interpreted(game: Game, players: int, games: int) -> None:
    here = checksum(game, players, games)
    there = checksum_elsewhere(game, players, games, NUMBA_DISABLE_JIT="1")
    require(
        here == there,
        f"{games} games of {players} players from seed {SEED} end differently when they are "
        "interpreted",
    )


def interpreted(game: Game, players: int) -> None:
    """Compiled and interpreted play give the same bytes."""
    require_same_interpreted(game, players, FEW)


def interpreted_in_many_games(game: Game, players: int) -> None:
    """Compiled and interpreted play give the same bytes in many games."""
    require_same_interpreted(game, players, MANY)


def bounds(game: Game, players: int) -> None:
    """No index leaves its bounds."""
    there = checksum_elsewhere(game, players, MANY, NUMBA_BOUNDSCHECK="1")
    require(there == checksum(game, players, MANY), "games end differently with bounds checked")


CHECKS = (
    made(interpreted, every_table=False),
    made(interpreted_in_many_games, deep=True),
    made(bounds, deep=True),
)


def main(package: str, players: str, games: str) -> None:
    game: Game = importlib.import_module(package).GAME
    sys.stdout.write(checksum(game, int(players), int(games)) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])

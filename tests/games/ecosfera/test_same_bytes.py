"""Compiled and interpreted rules lead to the same bytes, with every preset."""

import hashlib
import os
import subprocess
import sys

import numpy as np
import pytest

from ecotone.engine.match import Match
from ecotone.games.ecosfera import GAME

GAMES = 6


def play(preset: str, seed: int) -> bytes:
    """The final bytes of a busy random game with everything switched on."""
    options = {
        "preset": preset,
        "complexity": 2,
        "piles": 3 + seed % 6,
        "high_pressure": ("no", "yes")[seed % 2],
        "eutrophication": ("no", "yes")[seed // 2 % 2],
        "agreement": ("no", "yes")[seed // 3 % 2],
        "reshuffle_policies": ("no", "yes")[seed // 4 % 2],
    }
    match = Match(GAME, 1 + seed % 4, seed, options, stored=True)
    choose = np.random.default_rng(seed)
    while not match.over:
        match.push(int(choose.choice(match.legal[-6:])))
    return match.state.tobytes()


def digest(preset: str, games: int) -> str:
    """One name for the final bytes of several games."""
    return hashlib.sha256(b"".join(play(preset, seed) for seed in range(games))).hexdigest()


@pytest.mark.deep
@pytest.mark.parametrize("preset", ["tabletop", "digital"])
def test_compiled_and_interpreted_games_end_in_the_same_bytes(preset: str) -> None:
    call = [sys.executable, __file__, preset, str(GAMES)]
    interpreted = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    other = subprocess.run(call, capture_output=True, text=True, check=True, env=interpreted)
    assert other.stdout.strip() == digest(preset, GAMES)


if __name__ == "__main__":
    sys.stdout.write(digest(sys.argv[1], int(sys.argv[2])))

"""What several tests share: random play, and commands run as a person would."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

from ecotone.engine.game import Game
from ecotone.engine.match import Match


def random_match(game: Game, players: int, seed: int, **options: object) -> Iterator[Match]:
    """A random game, yielded before every decision and once more at its end."""
    match = Match(game, players, seed, options)
    choose = random.Random(seed)
    yield match
    while not match.over:
        match.apply(int(choose.choice(match.legal)))
        yield match


def finished_match(game: Game, players: int, seed: int, **options: object) -> Match:
    """A random game played to its end."""
    *_, match = random_match(game, players, seed, **options)
    return match


def ecotone(
    *arguments: str, given: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the command line in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "ecotone", *arguments],
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=os.environ | {"LANG": "C.UTF-8", "COLUMNS": "200"} | environment,
        timeout=600,
        check=False,
    )


def ecotone_json(*arguments: str, **environment: str) -> Any:
    """Run a command that must succeed and print JSON."""
    done = ecotone(*arguments, "--json", **environment)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)

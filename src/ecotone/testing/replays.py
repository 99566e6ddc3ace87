"""Replays: a game as a file leads to the same state, and tampering is noticed."""

import json
import tempfile
from pathlib import Path
from typing import Any

from ecotone.engine.errors import BadReplay
from ecotone.engine.game import Game
from ecotone.engine.replay import Replay
from ecotone.testing.check import Failed, per_game, per_table, require
from ecotone.testing.play import finished_match


@per_table
def replays(game: Game, players: int) -> None:
    """Replays lead to the same state, and tampering is noticed."""
    match = finished_match(game, players, 6)
    seats = ["x"] * players
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        Replay(match, seats).write(path)
        require((Replay.read(path).match.state == match.state).all(), "the replay led elsewhere")
        wrong = altered(match.checksum())
        for change in (
            {"checksum": wrong},
            *(() if game.bytes_moved else ({"checksum": "0" * 32},)),
            {"seed": match.seed + 1},
            {"actions": [*match.actions, 0]},
            {"actions": match.actions[:-1]},
            {"players": 99},
            {"edition_digest": "p0"},
            {"rules_version": 0, "checksum": wrong},
            {"extra": 1},
        ):
            require_bad_replay(path, Replay(match, seats).to_data() | change, f"{change}"[:60])


def altered(checksum: str) -> str:
    """A checksum of the same form that is wrong."""
    return checksum[:-1] + ("1" if checksum.endswith("0") else "0")


def require_bad_replay(path: Path, data: dict[str, Any], change: str) -> None:
    """Fail unless a replay with a change is refused."""
    path.write_text(json.dumps(data), "utf-8")
    try:
        Replay.read(path)
    except BadReplay:
        return
    raise Failed(f"a replay changed by {change} was accepted")


@per_game
def half_replays(game: Game, players: int) -> None:
    """A replay may stop half-way."""
    match = finished_match(game, players, 8)
    match.rewind(len(match.actions) // 2)
    half = Replay.from_data(Replay(match, ["x"] * match.players).to_data()).match
    require((half.state == match.state).all(), "the replay led elsewhere")
    require(not half.over, "half of the game is a whole game")


CHECKS = (replays, half_replays)

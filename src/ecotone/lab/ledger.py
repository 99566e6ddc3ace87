"""A ledger: the finished games of a run, in a file, so that the run can be resumed.

The first line describes the run; every other line is a finished game. A line that was cut off when
a run was stopped is dropped, and its game is played again.
"""

import json
from pathlib import Path
from typing import Any

from ecotone.engine.errors import EcotoneError


class BadLedger(EcotoneError):
    """A file of finished games that belongs to another run, or is not a ledger."""


class Ledger:
    """Finished games in a file; without a file, only in memory."""

    def __init__(self, run: dict[str, Any], path: Path | None = None) -> None:
        self.path = path
        self.games: dict[int, dict[str, Any]] = {}
        if path is None:
            return
        if path.exists():
            self._read(run, path)
        if not path.exists() or path.stat().st_size == 0:
            path.write_text(as_line(run), "utf-8")

    def _read(self, run: dict[str, Any], path: Path) -> None:
        """Read the games of a file, and cut off an incomplete last line."""
        content = path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        lines = whole.decode("utf-8", "replace").splitlines()
        if content and not lines:
            raise BadLedger(f"{path}: expected a file of finished games, got something else")
        for number, line in enumerate(lines, 1):
            try:
                data = json.loads(line)
                if number == 1:
                    check_same_run(path, run, data)
                else:
                    self.games[int(data["number"])] = data
            except (ValueError, TypeError, KeyError) as error:
                raise BadLedger(
                    f"{path} line {number}: expected a finished game, got {line[:40]!r}"
                ) from error
        if len(whole) < len(content):
            path.write_bytes(whole)

    def add(self, game: dict[str, Any]) -> None:
        """Write a finished game to the file."""
        self.games[game["number"]] = game
        if self.path:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(as_line(game))


def as_line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False) + "\n"


def check_same_run(path: Path, run: dict[str, Any], found: dict[str, Any]) -> None:
    """Raise BadLedger with the first difference between a file's run and this one."""
    for key, expected in run.items():
        if found[key] != expected:
            raise BadLedger(
                f"{path} belongs to another run: expected {key} {expected}, got {found[key]}"
            )

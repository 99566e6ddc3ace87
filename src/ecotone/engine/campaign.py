"""Campaigns: games played in order, and how far a person has come.

A game with a campaign tells its chapters (`Game.chapters`). Progress is kept per person in a small
JSON file of the data folder, one for each profile; the file itself is what is exported and
imported.
"""

import json
import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from ecotone.engine.edition import data_root
from ecotone.engine.errors import BadFile, BadOption, Problem

FORMAT = 1
SIZE_LIMIT = 1_000_000
DEFAULT_PROFILE = "me"


@dataclass(frozen=True)
class Chapter:
    """One game of a campaign; texts are keyed by language."""

    number: int
    title: Mapping[str, str]
    place: Mapping[str, str]
    story: Mapping[str, str]
    rules: Sequence[Mapping[str, str]]
    """Its special rules in words."""
    conditions: Sequence[Mapping[str, str]]
    """What must hold at the end, in words."""
    opens: Mapping[str, str] | None
    """What is unpacked before it, if anything."""
    options: Mapping[str, str | int]
    """The options with which it is played alone."""
    together: Mapping[str, str | int]
    """Those to be added when several play it together."""


@dataclass
class Result:
    """How often a chapter was played and won, and the best score."""

    plays: int = 0
    wins: int = 0
    best: int | None = None


class Progress:
    """What one person has reached in one game's campaign; every change is kept at once."""

    def __init__(self, game: str, profile: str = DEFAULT_PROFILE) -> None:
        if not re.fullmatch(r"[\w-]{1,40}", profile):
            raise BadOption(f"--profile: expected letters, digits and dashes, got {profile}")
        self.game = game
        self.file = data_root() / "progress" / f"{game}-{profile}.json"
        self.results: dict[int, Result] = {}
        self.unlocked = False
        if self.file.exists():
            self._read(self.file)

    def is_open(self, number: int) -> bool:
        """May a chapter be played? The first, any after a win, or all once they are unlocked."""
        return self.unlocked or number == 1 or self.result(number - 1).wins > 0

    def result(self, number: int) -> Result:
        """What was reached in a chapter."""
        return self.results.get(number, Result())

    def record(self, number: int, won: bool, score: int) -> None:
        """Note a finished game."""
        old = self.result(number)
        best = score if old.best is None else max(old.best, score)
        self.results[number] = Result(old.plays + 1, old.wins + won, best)
        self.write()

    def unlock(self) -> None:
        """Open every chapter."""
        self.unlocked = True
        self.write()

    def reset(self) -> None:
        """Begin anew."""
        self.results = {}
        self.unlocked = False
        self.write()

    def read(self, path: Path) -> None:
        """Take over the progress of an exported file."""
        self._read(path)
        self.write()

    def data(self) -> dict[str, Any]:
        """The progress as plain data."""
        return {
            "format": FORMAT,
            "game": self.game,
            "unlocked": self.unlocked,
            "results": {
                str(number): {"plays": one.plays, "wins": one.wins, "best": one.best}
                for number, one in sorted(self.results.items())
            },
        }

    def write(self, path: Path | None = None) -> None:
        """Keep it, whole or not at all; with a path, export it there."""
        target = path or self.file
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            beside = target.with_name(f"{target.name}.{os.getpid()}.part")
            beside.write_text(json.dumps(self.data(), indent=1) + "\n", "utf-8")
            os.replace(beside, target)
        except OSError as error:
            complain(target, "", "a file that can be written", error.strerror or error)

    def _read(self, path: Path) -> None:
        try:
            if path.stat().st_size > SIZE_LIMIT:
                complain(path, "", f"at most {SIZE_LIMIT} bytes", path.stat().st_size)
            data = json.loads(path.read_bytes())
        except OSError as error:
            complain(path, "", "a readable file", error.strerror or error)
        except ValueError as error:
            complain(path, "", "JSON", error)
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            complain(path, "format", FORMAT, data.get("format") if isinstance(data, dict) else data)
        if data.get("game") != self.game:
            complain(path, "game", self.game, data.get("game"))
        self.results = read_results(path, data.get("results"))
        self.unlocked = data.get("unlocked") is True


def read_results(path: Path, data: Any) -> dict[int, Result]:
    """The results of a progress file, each checked."""
    if not isinstance(data, dict):
        complain(path, "results", "a table", data)
    found = [(number, read_result(path, number, one)) for number, one in data.items()]
    return {int(number): result for number, result in found}


def read_result(path: Path, number: str, data: Any) -> Result:
    """One result of a progress file."""
    given = data if isinstance(data, dict) else {}
    plays, wins, best = (given.get(key) for key in ("plays", "wins", "best"))
    if not (
        number.isdigit()
        and isinstance(plays, int)
        and isinstance(wins, int)
        and 0 <= wins <= plays
        and isinstance(best, int | None)
    ):
        complain(path, f"results {number}", "a number with plays, wins and best", data)
    return Result(plays, wins, best)


def complain(path: Path, field: str, expected: object, got: object) -> NoReturn:
    """Refuse a progress file."""
    raise BadFile([Problem(path.name, 0, field, str(expected), str(got))])

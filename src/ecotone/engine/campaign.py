"""Campaigns: games played in order, and a person's progress through them.

A game with a campaign lists its chapters (`Game.chapters`). Progress is stored in a small JSON file
per game and profile in the data folder; the same file is what is exported and imported.
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
from ecotone.engine.numbers import parse_whole

FORMAT = 1
SIZE_LIMIT = 1_000_000
DEFAULT_PROFILE = "me"
PROFILE = r"[\w-]{1,40}"
CHAPTERS = 200
"""Limits the size of a progress file: no campaign has more chapters."""
MOST_COUNTED = 10**6
NAME_LENGTH = 64
NOTED_KEPT = 100
"""How many recorded games are remembered, so that none is counted twice."""


@dataclass(frozen=True)
class Chapter:
    """One game of a campaign; texts are keyed by language."""

    number: int
    title: Mapping[str, str]
    place: Mapping[str, str]
    story: Mapping[str, str]
    setup: Sequence[Mapping[str, str]]
    """What is ready when it begins, in words."""
    rules: Sequence[Mapping[str, str]]
    conditions: Sequence[Mapping[str, str]]
    """What must hold at the end, in words."""
    opens: Mapping[str, str] | None
    """The title of the parcel that is opened before it, if any."""
    contents: Sequence[Mapping[str, str]]
    """The names of the things in the parcel."""
    mixed: Mapping[str, str | int]
    """The options that mix the parcel's contents into any other game."""
    options: Mapping[str, str | int]
    """The options for playing it alone."""
    together: Mapping[str, str | int]
    """Options added when several people play it together."""
    at: tuple[float, float] | None = None
    """Its place on the globe: degrees east, degrees north."""
    month: int | None = None

    def options_for(self, players: int) -> dict[str, str | int]:
        """The options with which this many play it."""
        return {**self.options, **(self.together if players > 1 else {})}


@dataclass(frozen=True)
class CampaignGame:
    """The chapter that a saved game plays, and the profile whose progress it counts for."""

    profile: str
    chapter: int
    name: str
    """The name under which its result is recorded, so that it counts only once."""

    @classmethod
    def from_data(cls, data: Any) -> "CampaignGame":
        """Read it from a saved game, or raise BadOption."""
        given = data if isinstance(data, dict) else {}
        profile, chapter, name = (given.get(key) for key in ("profile", "chapter", "name"))
        if not (
            isinstance(profile, str)
            and re.fullmatch(PROFILE, profile)
            and isinstance(chapter, int)
            and not isinstance(chapter, bool)
            and isinstance(name, str)
        ):
            raise BadOption(f"campaign: expected a profile, a chapter and a name, got {data}")
        return cls(profile, chapter, name)


@dataclass
class Result:
    """How often a chapter was played and won, and the best score."""

    plays: int = 0
    wins: int = 0
    best: int | None = None


class Progress:
    """One person's progress in one game's campaign; every change is saved at once."""

    def __init__(self, game: str, profile: str = DEFAULT_PROFILE) -> None:
        if not re.fullmatch(PROFILE, profile):
            raise BadOption(f"--profile: expected letters, digits and dashes, got {profile}")
        self.game = game
        self.profile = profile
        self.file = progress_folder() / f"{game}-{profile}.json"
        self.results: dict[int, Result] = {}
        self.unlocked = False
        self.opened: set[int] = set()
        """The chapters whose parcels were opened."""
        self.noted: list[str] = []
        """The names of the games recorded last."""
        if self.file.exists():
            self._read(self.file)

    def is_kept(self) -> bool:
        """Is there a file for this profile yet?"""
        return self.file.exists()

    def is_open(self, number: int) -> bool:
        """May a chapter be played? The first, any after a win, or all once they are unlocked."""
        return self.unlocked or number == 1 or self.result(number - 1).wins > 0

    def result(self, number: int) -> Result:
        return self.results.get(number, Result())

    def record(self, number: int, won: bool, score: int, name: str | None = None) -> None:
        """Record a finished game; one that has a name is recorded once."""
        if name is not None and name in self.noted:
            return
        old = self.result(number)
        best = score if old.best is None else max(old.best, score)
        self.results[number] = Result(old.plays + 1, old.wins + won, best)
        self.opened.add(number)
        self.noted = [*self.noted, *([] if name is None else [name])][-NOTED_KEPT:]
        self.write()

    def is_opened(self, number: int) -> bool:
        """Was the chapter's parcel opened?"""
        return number in self.opened

    def open_parcel(self, number: int) -> None:
        self.opened.add(number)
        self.write()

    def unlock(self) -> None:
        self.unlocked = True
        self.write()

    def reset(self) -> None:
        """Start over; writes nothing if there is no file yet."""
        self.results = {}
        self.unlocked = False
        self.opened, self.noted = set(), []
        if self.is_kept():
            self.write()

    def read(self, path: Path) -> None:
        """Replace the progress by that of an exported file."""
        self._read(path)
        self.write()

    def take_over(self, data: Any, name: str) -> None:
        """Replace the progress by exported data; `name` is its origin, for error messages."""
        self._take(Path(name), data)
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
            "opened": sorted(self.opened),
            "noted": self.noted,
        }

    def write(self, path: Path | None = None) -> None:
        """Save it atomically; with a path, export it there."""
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
        self._take(path, data)

    def _take(self, path: Path, data: Any) -> None:
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            complain(path, "format", FORMAT, data.get("format") if isinstance(data, dict) else data)
        if data.get("game") != self.game:
            complain(path, "game", self.game, data.get("game"))
        results = read_results(path, data.get("results"))
        self.opened = read_opened(path, data.get("opened", [])) | set(results)
        self.noted = read_noted(path, data.get("noted", []))
        self.results, self.unlocked = results, data.get("unlocked") is True


def progress_folder() -> Path:
    return data_root() / "progress"


def count_profiles() -> int:
    """The number of progress files, over all games."""
    return sum(1 for _ in progress_folder().glob("*.json"))


def profiles(game: str) -> list[str]:
    """The profiles with progress in a game."""
    names = (
        file.stem.removeprefix(f"{game}-") for file in progress_folder().glob(f"{game}-*.json")
    )
    return sorted(name for name in names if re.fullmatch(PROFILE, name))


def read_results(path: Path, data: Any) -> dict[int, Result]:
    """The results of a progress file, each checked."""
    if not isinstance(data, dict):
        complain(path, "results", "a table", data)
    found = [(number, read_result(path, number, one)) for number, one in data.items()]
    return {int(number): result for number, result in found}


def read_result(path: Path, number: str, data: Any) -> Result:
    given = data if isinstance(data, dict) else {}
    plays, wins, best = (given.get(key) for key in ("plays", "wins", "best"))
    chapter = parse_whole(number)
    if not (
        chapter is not None
        and is_chapter(chapter)
        and isinstance(plays, int)
        and isinstance(wins, int)
        and 0 <= wins <= plays <= MOST_COUNTED
        and (best is None or (isinstance(best, int) and abs(best) <= MOST_COUNTED))
    ):
        complain(path, f"results {number}", "a number with plays, wins and best", data)
    return Result(plays, wins, best)


def read_opened(path: Path, data: Any) -> set[int]:
    """The chapters whose parcels were opened."""
    if not isinstance(data, list) or not all(is_chapter(number) for number in data):
        complain(path, "opened", "a list of numbers", data)
    return set(data)


def read_noted(path: Path, data: Any) -> list[str]:
    """The names of the games that a progress file has recorded."""
    if not isinstance(data, list) or not all(is_name(name) for name in data):
        complain(path, "noted", "a list of names", data)
    return data[-NOTED_KEPT:]


def is_chapter(number: Any) -> bool:
    """Could this be a chapter's number?"""
    return isinstance(number, int) and 1 <= number <= CHAPTERS


def is_name(name: Any) -> bool:
    """Could this be a game's name?"""
    return isinstance(name, str) and len(name) <= NAME_LENGTH


def complain(path: Path, field: str, expected: object, got: object) -> NoReturn:
    raise BadFile([Problem(path.name, 0, field, str(expected), str(got))])

"""Campaigns: games played in order, and a person's progress through them.

A game with a campaign lists its chapters (`Game.chapters`). Progress is plain data here; the server
stores it in its database (`ecotone.server.progress`), and the terminal uses the same one.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ecotone.engine.errors import BadOption, EcotoneError
from ecotone.engine.options import AS_WRITTEN, DIFFICULTY_OPTION

FORMAT = 1
DEFAULT_PROFILE = "me"
PROFILE = r"[\w-]{1,40}"
POINTS = "points"
"""What a condition on the final score is called among those that do not hold (`Game.unmet`)."""
CHAPTERS = 200
"""Limits the size of a progress file: no campaign has more chapters."""
DIFFICULTIES = 8
"""Limits it likewise."""
MOST_COUNTED = 10**6
NAME_LENGTH = 64
NOTED_KEPT = 100
"""How many recorded games are remembered, so that none is counted twice."""

ChapterNumber = Annotated[int, Meta(ge=1, le=CHAPTERS)]
Count = Annotated[int, Meta(ge=0, le=MOST_COUNTED)]
Score = Annotated[int, Meta(ge=-MOST_COUNTED, le=MOST_COUNTED)]
RecordName = Annotated[str, Meta(max_length=NAME_LENGTH)]
DifficultyName = Annotated[str, Meta(max_length=NAME_LENGTH)]


class BadProgress(EcotoneError):
    """Progress from a file that has faults, or that belongs to another game."""


@dataclass(frozen=True)
class Difficulty:
    """How hard a chapter can be: a value of the game's option, and what must hold at the end."""

    name: str
    title: Mapping[str, str]
    conditions: Sequence[Mapping[str, str]]
    """What must hold at the end, in words."""


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
    difficulties: Sequence[Difficulty]
    """The easiest first; one of them is called AS_WRITTEN."""
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
    won: Mapping[str, str] | None = None
    """How its story ends when it was won, and when it was lost."""
    lost: Mapping[str, str] | None = None

    def options_for(self, players: int, difficulty: str = AS_WRITTEN) -> dict[str, str | int]:
        """The options with which this many play it at a difficulty."""
        options = {**self.options, **(self.together if players > 1 else {})}
        if difficulty != AS_WRITTEN:
            options[DIFFICULTY_OPTION] = self.at_difficulty(difficulty).name
        return options

    def at_difficulty(self, name: str) -> Difficulty:
        """One of its difficulties, or BadOption."""
        for difficulty in self.difficulties:
            if difficulty.name == name:
                return difficulty
        names = ", ".join(difficulty.name for difficulty in self.difficulties)
        raise BadOption(f"expected one of the difficulties {names}, got {name}")


def difficulty_in(options: Mapping[str, object]) -> str:
    """The difficulty at which a game with these options plays its chapter."""
    return str(options.get(DIFFICULTY_OPTION, AS_WRITTEN))


@dataclass(frozen=True)
class CampaignGame:
    """The chapter that a saved game plays, and the profile whose progress it counts for."""

    profile: Annotated[str, Meta(pattern=rf"\A{PROFILE}\Z")]
    chapter: ChapterNumber
    name: RecordName
    """The name under which its result is recorded, so that it counts only once."""

    @classmethod
    def from_data(cls, data: Any) -> "CampaignGame":
        """Read it from a saved game, or raise BadOption."""
        try:
            return msgspec.convert(data, cls)
        except msgspec.ValidationError as error:
            raise BadOption(f"campaign: {describe(error)}") from error


class Result(msgspec.Struct, frozen=True):
    """How often a chapter was played and won, and the best score."""

    plays: Count = 0
    wins: Count = 0
    best: Score | None = None

    def __post_init__(self) -> None:
        if self.wins > self.plays:
            raise ValueError(f"Expected at most {self.plays} wins, got {self.wins}")


class Progress(msgspec.Struct, tag_field="format", tag=FORMAT):
    """One person's progress in one game's campaign, in the shape in which it is exported."""

    game: str
    unlocked: bool = False
    results: dict[ChapterNumber, Result] = {}
    """What was reached in chapters as they are written."""
    otherwise: Annotated[
        dict[DifficultyName, dict[ChapterNumber, Result]], Meta(max_length=DIFFICULTIES)
    ] = {}
    """What was reached in them at other difficulties."""
    opened: set[ChapterNumber] = set()
    """The chapters whose parcels were opened."""
    noted: list[RecordName] = []
    """The names of the games recorded last."""

    def __post_init__(self) -> None:
        self.opened |= set(self.results).union(*self.otherwise.values())
        self.noted = self.noted[-NOTED_KEPT:]

    @classmethod
    def from_data(cls, data: Any, source: str, game: str | None = None) -> "Progress":
        """Read progress, in the named game if any; BadProgress says what is wrong in `source`."""
        try:
            progress = msgspec.convert(data, cls, str_keys=True)
        except msgspec.ValidationError as error:
            raise BadProgress(f"{source}: {describe(error)}") from error
        if game not in (None, progress.game):
            raise BadProgress(f"{source}: game: expected {game}, got {progress.game}")
        return progress

    @classmethod
    def from_json(cls, content: bytes, source: str, game: str | None = None) -> "Progress":
        """Read the content of an exported file."""
        try:
            data = msgspec.json.decode(content)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise BadProgress(f"{source}: expected JSON, got {error}") from error
        return cls.from_data(data, source, game)

    def data(self) -> dict[str, Any]:
        """The progress as plain data, always in the same order."""
        plain: dict[str, Any] = msgspec.to_builtins(self, str_keys=True, order="deterministic")
        return plain

    def is_open(self, number: int) -> bool:
        """May a chapter be played? The first, any after a win, or all once they are unlocked."""
        return self.unlocked or number == 1 or self.in_all(number - 1).wins > 0

    def result(self, number: int, difficulty: str = AS_WRITTEN) -> Result:
        """What was reached in a chapter at a difficulty."""
        return self._at(difficulty).get(number, Result())

    def in_all(self, number: int) -> Result:
        """What was reached in a chapter at all difficulties together."""
        found = [
            self.result(number),
            *(one.get(number, Result()) for one in self.otherwise.values()),
        ]
        plays, wins = (
            min(sum(counts), MOST_COUNTED)
            for counts in zip(*((one.plays, one.wins) for one in found), strict=True)
        )
        best = max((one.best for one in found if one.best is not None), default=None)
        return Result(plays, wins, best)

    def _at(self, difficulty: str) -> dict[ChapterNumber, Result]:
        return self.results if difficulty == AS_WRITTEN else self.otherwise.get(difficulty, {})

    def record(
        self,
        number: int,
        won: bool,
        score: int,
        name: str | None = None,
        difficulty: str = AS_WRITTEN,
    ) -> None:
        """Record a finished game; one that has a name is recorded once."""
        if name is not None and name in self.noted:
            return
        old = self.result(number, difficulty)
        best = score if old.best is None else max(old.best, score)
        plays, wins = (min(count, MOST_COUNTED) for count in (old.plays + 1, old.wins + won))
        if difficulty != AS_WRITTEN:
            self.otherwise.setdefault(difficulty, {})
        self._at(difficulty)[number] = Result(plays, wins, best)
        self.opened.add(number)
        self.noted = [*self.noted, *([] if name is None else [name])][-NOTED_KEPT:]

    def is_opened(self, number: int) -> bool:
        """Was the chapter's parcel opened?"""
        return number in self.opened

    def open_parcel(self, number: int) -> None:
        self.opened.add(number)

    def unlock(self) -> None:
        self.unlocked = True


def expect_profile(name: str) -> None:
    """Raise BadOption unless this may be the name of a profile."""
    if not re.fullmatch(PROFILE, name):
        raise BadOption(f"--profile: expected letters, digits and dashes, got {name}")


def describe(error: msgspec.ValidationError) -> str:
    """What is wrong and where: "results: expected object, got array"."""
    fault, _, place = str(error).replace("`", "").partition(" - at ")
    fault = fault[:1].lower() + fault[1:]
    return f"{place.replace('$.', '')}: {fault}" if place else fault

"""An evening with the box: the boards of all players of a table, typed in and ranked.

A file with several boards has a part `[[player]]` for each, with a `name` and what a file with a
single board has. What all players share stands above them, or in parts of its own.
"""

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ecotone.engine.errors import BadFile, Problem
from ecotone.engine.typed_file import FilePart, decode_text, line_in

PLAYER = "player"
NAME = "name"
HEADING = re.compile(r"(?m)^[ \t]*\[\[[ \t]*([\w-]+)[ \t]*\]\]")
Sheet = dict[str, Any]
Ranking = Callable[[Mapping[str, Any]], tuple[int, ...]]


class PadLine(NamedTuple):
    """A line of the score pad: a kind of points, named by a text of the game."""

    key: str
    points: int
    house: bool = False


class Evening(NamedTuple):
    """All score sheets, and every player's place; who is level shares a place.

    Where all win or lose together there is one sheet, and `won` says how it ended.
    """

    sheets: list[Sheet]
    places: list[int]
    ranks: list[tuple[int, ...]]
    together: bool = False
    won: bool | None = None

    @property
    def winners(self) -> list[str]:
        named = zip(self.sheets, self.places, strict=True)
        return [str(sheet[PLAYER]) for sheet, place in named if place == 1]

    @property
    def decided_by(self) -> int:
        """The comparison that settled who wins: 0 for points, 1 for the first tie-break, …"""
        best = max(self.ranks)
        rivals = [rank for rank in self.ranks if rank != best]
        return max((first_difference(best, rank) for rank in rivals), default=0)

    @property
    def decided_by_tie_break(self) -> bool:
        """Had several the most points, and fewer of them won?"""
        return self.decided_by > 0


def first_difference(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    """The first place at which two different ranks differ."""
    return next(place for place in range(len(one)) if one[place] != other[place])


def evening_of(sheets: list[Sheet], ranking: Ranking) -> Evening:
    """Rank sheets by what the rules compare, the most important first."""
    ranks = [ranking(sheet) for sheet in sheets]
    return Evening(sheets, [1 + sum(other > rank for other in ranks) for rank in ranks], ranks)


def won_together(sheet: Sheet, won: bool | None) -> Evening:
    """The evening of players who share one result; without one, the game is not over."""
    return Evening([sheet], [1 if won else 2], [(int(sheet["total"]),)], True, won)


def table_in(path: Path) -> FilePart | None:
    """A file with the boards of a table; None for one with a single board or that is no TOML."""
    try:
        text = decode_text(path.read_bytes())
        data = tomllib.loads(text)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError):
        return None
    players = data.get(PLAYER)
    if not isinstance(players, list) or not all(isinstance(one, dict) for one in players):
        return None
    return parts_of(path.name, text, data)


def parts_of(file: str, text: str, data: Mapping[str, Any]) -> FilePart:
    """A file's data, where every part of a list `[[…]]` knows the lines on which it stands."""
    headings = list(HEADING.finditer(text))
    ends = [one.start() for one in headings[1:]] + [len(text)]
    spans: dict[str, list[tuple[int, int]]] = {}
    for heading, end in zip(headings, ends, strict=False):
        spans.setdefault(heading[1], []).append((heading.start(), end))
    parts = {key: with_lines(file, text, value, spans.get(key, [])) for key, value in data.items()}
    return FilePart(file, text, parts)


def with_lines(file: str, text: str, value: Any, spans: Sequence[tuple[int, int]]) -> Any:
    """The parts of a list with their lines; anything else as it is."""
    if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
        return value
    if len(spans) != len(value):
        spans = [(0, len(text))] * len(value)
    return [
        FilePart(file, text_between(text, *span), part)
        for part, span in zip(value, spans, strict=True)
    ]


def text_between(text: str, start: int, end: int) -> str:
    """A part of a text, with as many empty lines before it as the whole has."""
    return "\n" * text.count("\n", 0, start) + text[start:end]


def named(player: Mapping[str, Any], number: int) -> dict[str, Any]:
    """A player's part as a board of its own; without a name it has a number."""
    board = dict(player)
    board[PLAYER] = str(board.pop(NAME, board.get(PLAYER, number)))
    if isinstance(player, FilePart):
        return FilePart(player.file, player.text, board)
    return board


def players_of(document: Mapping[str, Any], most: int, shared: Sequence[str]) -> list[Any]:
    """The players' parts of a document, which may also hold what all of them share."""
    players = document.get(PLAYER)
    file, text = (document.file, document.text) if isinstance(document, FilePart) else ("", "")
    for key in sorted(document.keys() - {PLAYER, *shared}):
        expected = "one of " + ", ".join([PLAYER, *shared])
        raise BadFile([Problem(file, line_in(text, key), "", expected, f"the key {key}")])
    if not isinstance(players, list) or not all(isinstance(one, Mapping) for one in players):
        got = "nothing" if players is None else str(players)
        raise BadFile([Problem(file, line_in(text, PLAYER), PLAYER, "a part for each player", got)])
    check_count(players, most, file)
    return players


def part_with(document: Mapping[str, Any], keys: Sequence[str]) -> Mapping[str, Any]:
    """Some keys of a document, with its lines if it is a file."""
    part = {key: document[key] for key in keys if key in document}
    if isinstance(document, FilePart):
        return FilePart(document.file, document.text, part)
    return part


def check_count(boards: Sequence[object], most: int, file: str) -> None:
    """Raise BadFile unless there are boards for a table."""
    if not 1 <= len(boards) <= most:
        raise BadFile([Problem(file, 0, PLAYER, f"1 to {most} players", str(len(boards)))])


def gathered(score: Callable[[Any], Any], boards: Sequence[Any]) -> list[Any]:
    """What each board gives; BadFile with the faults of all of them."""
    found: list[Any] = []
    problems: list[Problem] = []
    for board in boards:
        try:
            found.append(score(board))
        except BadFile as error:
            problems += error.problems
    if problems:
        raise BadFile(problems)
    return found


def as_data(evening: Evening) -> dict[str, Any]:
    """An evening as plain data."""
    found: dict[str, Any] = {
        "players": [
            {"place": place, **sheet}
            for sheet, place in zip(evening.sheets, evening.places, strict=True)
        ],
        "winners": evening.winners,
        "house": any(sheet["house"] for sheet in evening.sheets),
    }
    return found | ({"won": evening.won} if evening.together else {})

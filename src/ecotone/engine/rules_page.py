"""A game's rules page: `texts/learn.<language>.md` and the figures it shows.

Two marks on lines of their own divide the text. `<!-- rule: take place | tile need -->` says which
decisions the following section is about and, after the bar, which things on the table, by the kinds
of the game's glossary, so that a table can open the rule for what is to be decided or pointed at;
such a section ends at the next mark or heading. `<!-- figure: towers -->` is where a figure is
drawn.

Figures are data in `figures.toml`: a board as the companion reads it, and steps that point out a
part of it. What a step says is the text `figure-<figure>-<step>` of the game, and `figure-<figure>`
is the caption; numbers in them are looked up in the board's score sheet, so that no figure can
claim what the rules do not count.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from ecotone.engine.errors import BadFile, Problem

FILE = "figures.toml"
RULE = re.compile(r"<!-- rule: ([a-z_ ]*?)(?:\| ([a-z- ]+))? ?-->")
FIGURE = re.compile(r"<!-- figure: ([a-z-]+) -->")


class FigureStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is pointed out at once."""

    key: str
    lit: tuple[str, ...] = ()
    """Spaces, lines or cards, as the game's drawing names them."""
    points: str = ""
    """Where the score sheet holds the number that the step tells, such as `lines.R1.points`."""


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board, or single cards, and what is told about them, step by step."""

    key: str
    board: dict[str, Any] = {}
    cards: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    """What stands below each card, if anything does."""
    points: str = ""
    steps: tuple[FigureStep, ...] = ()


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of a game."""

    figures: tuple[Figure, ...]


@dataclass
class Section:
    """A part of the page: the decisions and things it is about, and its text between figures."""

    rules: tuple[str, ...] = ()
    things: tuple[str, ...] = ()
    parts: list[tuple[str, str]] = field(default_factory=list)
    """Each a kind, `text` or `figure`, with Markdown or the figure's key."""

    def add_line(self, line: str) -> None:
        if self.parts and self.parts[-1][0] == "text":
            self.parts[-1] = ("text", f"{self.parts[-1][1]}\n{line}")
        elif line.strip():
            self.parts.append(("text", line))


def read_figures(folder: Path) -> tuple[Figure, ...]:
    """The figures in a game's folder."""
    file = folder / FILE
    if not file.is_file():
        return ()
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Figures).figures
    except msgspec.MsgspecError as error:
        raise BadFile([Problem(FILE, 0, "", "figures", str(error))]) from error


def sections_of(markdown: str) -> Iterator[Section]:
    """The sections of a rules page, in order."""
    section = Section()
    for line in markdown.splitlines():
        rule, figure = RULE.fullmatch(line), FIGURE.fullmatch(line)
        if rule or (line.startswith("#") and section.parts):
            if section.parts:
                yield section
            decisions, things = rule.groups("") if rule else ("", "")
            section = Section(tuple(decisions.split()), tuple(things.split()))
        if figure:
            section.parts.append(("figure", figure[1]))
        elif not rule:
            section.add_line(line)
    yield section


def looked_up(sheet: Any, path: str) -> int:
    """A number of a score sheet: `lines.R1.points` is that of the line called R1."""
    found = sheet
    for step in path.split("."):
        if isinstance(found, dict):
            found = found[step]
        elif step.isdecimal():
            found = found[int(step)]
        else:
            found = next(entry for entry in found if step in entry.values())
    return int(found)

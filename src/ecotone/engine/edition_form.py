"""What the components of an edition hold, declared so that forms can be made of it.

A game's `edition_form` module declares `PARTS`: the kinds of cards, tiles and numbers of its
editions, the file each is in, and the values people may type in. Whether values fit together is
decided by the game's reader.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from ecotone.engine.edition import MANIFEST
from ecotone.engine.edition_phrase import Phrase
from ecotone.engine.numbers import parse_whole
from ecotone.engine.texts import LANGUAGES

Kind = Literal["number", "choice", "symbols", "amounts", "steps", "flag", "text", "code"]
LONGEST_TEXT = 2000
OWN_MARK = "_from"


@dataclass(frozen=True)
class Tables:
    """How sentences stand in a TOML file: as a list of tables (`engine/toml_sentences.py`)."""

    head: str = ""
    """The key of a sentence's first word; empty if the file does not hold it."""
    texts: tuple[str, ...] = ()
    """Keys of texts, which belong to no sentence; the column `<list>.<key>` holds them."""


@dataclass(frozen=True)
class Value:
    """One value of a component: its column in the file and what may be typed there."""

    column: str
    """The column's name; in a TOML file the key, with its section: `setup.synergy`."""
    kind: Kind
    source: str = ""
    """The column that says where it comes from; empty if none does."""
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    """The words that may be chosen; several, joined by `joined`, of `symbols` (each once), of
    `amounts` (each as often as wanted) and of `steps` (in their order)."""
    joined: str = "|"
    least: int = 0
    """The fewest symbols, or characters of a text."""
    most: int = 0
    """The most symbols; 0 for any number."""
    words: str = ""
    """The game's texts `<words>-<choice>` name the choices; empty if they need no name."""
    mark: str = "{source}"
    """How a source is written in its column."""
    lines: bool = False
    """May it have several lines?"""
    phrase: Phrase | None = None
    """How its sentences are built, where it is in a small language."""
    tables: Tables | None = None
    """How its sentences stand in a TOML file, if they are a list of tables there."""
    rows: tuple[str, ...] = ()
    """Parts whose components it may name by their keys; forms then show names to choose from."""

    @property
    def counts(self) -> bool:
        """Does it count for how much of a box was typed in? Names and texts do not."""
        return bool(self.source) and self.kind != "text"

    def check(self, written: str) -> None:
        """Raise ValueError with what was expected."""
        if self.kind == "number":
            number = parse_whole(written)
            if number is None or not self.low <= number <= self.high:
                raise ValueError(f"a whole number from {self.low} to {self.high}")
        elif self.kind == "flag":
            if written not in ("0", "1"):
                raise ValueError("0 or 1")
        elif self.kind == "choice":
            if written not in self.choices:
                raise ValueError("one of " + ", ".join(self.choices))
        elif self.kind in ("symbols", "amounts", "steps"):
            self.check_symbols(written)
        else:
            self.check_text(written)

    def check_symbols(self, written: str) -> None:
        parts = written.split(self.joined) if written else []
        twice = self.kind == "symbols" and len(set(parts)) != len(parts)
        most = self.most or max(len(self.choices), len(parts))
        if twice or set(parts) - set(self.choices) or not self.least <= len(parts) <= most:
            raise ValueError(f"{self.least} to {most} of {', '.join(self.choices)}")

    def check_text(self, written: str) -> None:
        lines = written.splitlines() if self.lines else [written]
        if not all(line.isprintable() for line in lines):
            raise ValueError("printable text")
        if not self.least <= len(written.strip()) <= LONGEST_TEXT:
            raise ValueError(f"{self.least} to {LONGEST_TEXT} characters")


@dataclass(frozen=True)
class Part:
    """One kind of component of an edition."""

    name: str
    """The game's text `part-<name>` names it."""
    file: str
    """Its file; a pattern such as `journal-*.toml` if every component has a file of its own."""
    values: tuple[Value, ...]
    key: tuple[str, ...] = ()
    """The columns that name a component; they are shown but not edited."""
    most: int = 0
    """The most rows, where rows can be added and removed."""
    named: str = "name_{language}"
    """The column that holds a component's name."""
    own_keys: tuple[str, ...] = field(default=())
    """Columns that must get a value of their own when a row is added as a copy of another."""

    def value(self, column: str) -> Value | None:
        return next((value for value in self.values if value.column == column), None)


def number(column: str, low: int, high: int, source: str | None = None) -> Value:
    """A whole number in a range."""
    return Value(column, "number", own(column, source), low=low, high=high)


def flag(column: str, source: str | None = None) -> Value:
    """Yes or no, written as 1 or 0."""
    return Value(column, "flag", own(column, source))


def choice(
    column: str, choices: Sequence[str], words: str = "", source: str | None = None
) -> Value:
    """One of some words."""
    return Value(column, "choice", own(column, source), choices=tuple(choices), words=words)


def text(
    column: str, source: str | None = None, least: int = 1, rows: tuple[str, ...] = ()
) -> Value:
    """A name or a sentence."""
    return Value(column, "text", own(column, source), least=least, rows=rows)


def code(
    column: str,
    source: str | None = None,
    least: int = 0,
    lines: bool = False,
    phrase: Phrase | None = None,
    tables: Tables | None = None,
) -> Value:
    """Something in a small language of the game's."""
    written = own(column, source)
    return Value(column, "code", written, least=least, lines=lines, phrase=phrase, tables=tables)


def own(column: str, source: str | None) -> str:
    """The provenance column: the value's own unless another is named, "" for none."""
    return f"{column}{OWN_MARK}" if source is None else source


def names(source: str | None = None) -> tuple[Value, ...]:
    """A component's name in every language."""
    return tuple(text(f"name_{language}", source) for language in LANGUAGES)


ABOUT = Part(
    "edition",
    MANIFEST,
    tuple(
        Value(f"{key}_{language}", "text", least=least, lines=lines)
        for key, least, lines in (("title", 1, False), ("about", 0, True))
        for language in LANGUAGES
    ),
)
"""An edition's title and description; every game's editions have them."""

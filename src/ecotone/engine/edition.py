"""Editions: a game's components as data files, each value marked with its source.

An edition is a folder with `edition.toml` (name, titles, a note about its sources) and the game's
CSV and TOML files. In a CSV every data column `x` has a companion `x_from` that says `printed`
(rulebook or a public source), `derived` (follows from a worked example) or `house` (our own).
"""

import csv
import hashlib
import io
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.errors import BadEdition, Problem
from ecotone.engine.folders import data_root
from ecotone.engine.numbers import parse_whole
from ecotone.engine.typed_file import decode_text

FORMAT = 1
SOURCES = ("printed", "derived", "house")
MANIFEST = "edition.toml"
WITHOUT_DECIMALS = re.compile(r"[.,]0+$")
"""What spreadsheets append to whole numbers: `3,00` in many countries."""
SEPARATOR_LINE = re.compile(r"\Asep=[,;\t]\r?\n", re.IGNORECASE)
"""Excel's own first line of some CSV files."""
EDITION_SUFFIXES = (".csv", ".toml")
"""Files that belong to an edition; its folder may hold others."""

CARDS_MARK = "p"
"""Prefix of a digest of the cards in play. Older digests cover more than that: with the prefix `r`
everything the rules may read of an edition, with none its files."""
Parser = Callable[[str], Any]
Row = dict[str, Any]


@dataclass(frozen=True)
class Edition:
    """A game's components, read and checked: as tables for people, as bytes for the rules."""

    game: str
    name: str
    title: Mapping[str, str]
    about: Mapping[str, str]
    folder: Path
    digest: str
    """A hash of its files, texts included; for caches and reports."""
    tables: Mapping[str, Sequence[Row]]
    data: NDArray[np.uint8] = field(repr=False)

    @cached_property
    def content(self) -> bytes:
        """The cards' bytes, for the keys of caches: their hash is computed once."""
        return self.data.tobytes()

    def with_data(self, data: NDArray[np.uint8], **tables: Sequence[Row]) -> "Edition":
        """The edition with other cards, and a digest of its own: what caches keep is not theirs."""
        digest = digest_of_cards(self.digest.encode() + data.tobytes())
        return replace(self, digest=digest, tables={**self.tables, **tables}, data=data)


def text(value: str) -> str:
    """A column of any non-empty text."""
    if not value:
        raise ValueError("some text")
    return value


def optional(value: str) -> str:
    """A column that may be empty."""
    return value


def flag(value: str) -> int:
    """A column of 0 or 1."""
    if value not in ("0", "1"):
        raise ValueError("0 or 1")
    return int(value)


def whole(low: int, high: int) -> Parser:
    """A column of whole numbers in a range."""

    def parse(value: str) -> int:
        number = parse_whole(WITHOUT_DECIMALS.sub("", value))
        if number is None or not low <= number <= high:
            raise ValueError(f"a whole number from {low} to {high}")
        return number

    return parse


def one_of(*names: str) -> Parser:
    """A column of one of these words; read as their position."""

    def parse(value: str) -> int:
        if value not in names:
            raise ValueError("one of " + ", ".join(names))
        return names.index(value)

    return parse


def source(value: str) -> str:
    """A provenance column."""
    if value not in SOURCES:
        raise ValueError("one of " + ", ".join(SOURCES))
    return value


def with_sources(
    columns: Mapping[str, Parser], keys: Mapping[str, Parser] | None = None
) -> dict[str, Parser]:
    """Key columns as they are, then each data column followed by its provenance."""
    parsers = dict(keys or {})
    for name, parser in columns.items():
        parsers |= {name: parser, f"{name}_from": source}
    return parsers


def delimiter_of(written: str) -> str:
    """The separator of a CSV: spreadsheets in many countries write semicolons."""
    header = written.lstrip("\r\n").partition("\n")[0]
    return max(",;\t", key=header.count)


def first_line(lines: Iterable[list[str]]) -> list[str]:
    """The first line that is not empty."""
    return next((values for values in lines if any(values)), [])


def without_empty_end(values: list[str]) -> list[str]:
    """Values without the empty ones that a spreadsheet appends."""
    while values and not values[-1].strip():
        values = values[:-1]
    return values


def csv_lines(content: bytes) -> tuple[list[str], Iterator[tuple[int, list[str]]]]:
    """The header of a CSV file, and its lines with their numbers; empty ones are left out."""
    written = SEPARATOR_LINE.sub("\n", decode_text(content), count=1)
    lines = csv.reader(io.StringIO(written), strict=True, delimiter=delimiter_of(written))
    header = without_empty_end([name.strip() for name in first_line(lines)])
    return header, (
        (lines.line_num, values[: len(header)] + without_empty_end(values[len(header) :]))
        for values in lines
        if any(values)
    )


class EditionReader:
    """Reads an edition's files and collects every fault before it raises."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problems: list[Problem] = []

    def fault(self, file: str, row: int, field: str, expected: str, got: object) -> None:
        """Record a fault; reading continues."""
        self.problems.append(Problem(file, row, field, expected, str(got) or "nothing"))

    def _bytes(self, file: str) -> bytes | None:
        try:
            return (self.folder / file).read_bytes()
        except OSError as error:
            self.fault(file, 0, "", "a readable file", error.strerror or type(error).__name__)
            return None

    def toml(self, file: str) -> dict[str, Any]:
        """A TOML file, or an empty table if it has a fault."""
        content = self._bytes(file)
        if content is None:
            return {}
        try:
            return tomllib.loads(decode_text(content))
        except RecursionError:
            self.fault(file, 0, "", "valid TOML", "too many brackets inside each other")
        except ValueError as error:
            self.fault(file, 0, "", "valid TOML", error)
        return {}

    def csv(
        self,
        file: str,
        columns: Mapping[str, Parser],
        optional_columns: Mapping[str, Parser] | None = None,
    ) -> list[Row]:
        """The parsed rows of a CSV file; a faulty value is recorded and read as None."""
        columns = dict(columns)
        content = self._bytes(file)
        if content is None:
            return []
        try:
            header, lines = csv_lines(content)
            for name, parser in (optional_columns or {}).items():
                if name in header:
                    columns[name] = parser
            if sorted(header) != sorted(columns):
                self.fault(file, 1, "", "the columns " + ", ".join(columns), ", ".join(header))
                return []
            return [self._row(file, line, header, values, columns) for line, values in lines]
        except (csv.Error, UnicodeDecodeError) as error:
            self.fault(file, 0, "", "valid CSV", error)
            return []

    def _row(
        self,
        file: str,
        line: int,
        header: list[str],
        values: list[str],
        columns: Mapping[str, Parser],
    ) -> Row:
        row: Row = {"line": line}
        if len(values) != len(header):
            self.fault(file, line, "", f"{len(header)} values", len(values))
            return row | dict.fromkeys(columns)
        for name, value in zip(header, values, strict=True):
            try:
                row[name] = columns[name](value.strip())
            except ValueError as error:
                row[name] = None
                self.fault(file, line, name, str(error), value)
        return row

    def finish(
        self, game: str, tables: Mapping[str, Sequence[Row]], data: NDArray[np.uint8]
    ) -> Edition:
        """The edition, or BadEdition with all its faults."""
        known = len(self.problems)
        manifest = self.toml(MANIFEST)
        names = ("game", "name", "title_en", "title_de", "about_en", "about_de")
        if len(self.problems) == known:
            for key in names:
                if not isinstance(manifest.get(key), str):
                    self.fault(MANIFEST, 0, key, "some text", manifest.get(key, ""))
            if manifest.get("format") != FORMAT:
                self.fault(MANIFEST, 0, "format", str(FORMAT), manifest.get("format", ""))
            if manifest.get("game") != game:
                self.fault(MANIFEST, 0, "game", game, manifest.get("game", ""))
        self.complain()
        return Edition(
            game=game,
            name=manifest["name"],
            title={"en": manifest["title_en"], "de": manifest["title_de"]},
            about={"en": manifest["about_en"], "de": manifest["about_de"]},
            folder=self.folder,
            digest=digest_of(self.folder),
            tables=tables,
            data=data,
        )

    def complain(self) -> None:
        """Raise BadEdition if any fault was recorded."""
        if self.problems:
            raise BadEdition(self.problems)


def digest_of(folder: Path) -> str:
    """A hash of an edition's files, ignoring the style of line ends."""
    digest = hashlib.sha256()
    for path in sorted(folder.iterdir()):
        if path.suffix in EDITION_SUFFIXES:
            digest.update(path.name.encode() + b"\0")
            digest.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()[:16]


def digest_of_cards(cards: bytes) -> str:
    """A hash of the cards in play."""
    return CARDS_MARK + hashlib.sha256(cards).hexdigest()[:15]


def find_editions(packaged: Path, game: str) -> dict[str, Path]:
    """A game's editions by name: those of the package, then the user's own.

    A folder whose name begins with a dot holds an edition that is not complete yet.
    """
    found: dict[str, Path] = {}
    for root in (packaged, data_root() / "editions" / game):
        if root.is_dir():
            for folder in sorted(root.iterdir()):
                if not folder.name.startswith(".") and (folder / MANIFEST).is_file():
                    found.setdefault(folder.name, folder)
    return found

"""An edition of one's own: typing in values one by one, undoing, comparing with its origin.

Next to the edition's files its folder holds `workshop.json` (who may edit it, where it came from,
what was changed) and `origin/`, the files it was copied from. Readers and digests ignore both.
"""

import json
import shutil
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from ecotone.engine.edition import EDITION_SUFFIXES
from ecotone.engine.edition_files import (
    Component,
    Written,
    change_row,
    change_toml,
    files_of,
    read_part,
    read_rows,
    replace_text,
    source_of,
    write_rows,
)
from ecotone.engine.edition_form import ABOUT, OWN_MARK, Part, text
from ecotone.engine.errors import BadFile, EcotoneError, Problem
from ecotone.engine.game import Game

NOTES = "workshop.json"
ORIGIN = "origin"
PRINTED = "printed"
MOST_CHANGES = 1000


class Progress(NamedTuple):
    """How many components of a kind hold printed values only."""

    printed: int
    all: int


class Difference(NamedTuple):
    """A value that differs from the origin's; a whole row where `column` is empty."""

    part: str
    row: int
    name: str
    column: str
    before: str
    after: str


@dataclass
class Notes:
    """What the workshop knows of an edition beside its files."""

    owner: str = ""
    """The hash of its creator's token."""
    origin: str = ""
    """The name of the edition it was copied from."""
    origin_title: Mapping[str, str] = field(default_factory=dict)
    changes: list[dict[str, Any]] = field(default_factory=list)


class OwnEdition:
    """The files of an edition that may be changed."""

    def __init__(self, folder: Path, parts: Sequence[Part]) -> None:
        self.folder = folder
        self.parts = {part.name: part for part in parts}

    # -- notes -----------------------------------------------------------------------------------

    def notes(self) -> Notes:
        """What is noted; empty for an edition that was not made here."""
        try:
            return Notes(**json.loads((self.folder / NOTES).read_text("utf-8")))
        except (OSError, ValueError, TypeError):
            return Notes()

    def keep_notes(self, notes: Notes) -> None:
        notes.changes = notes.changes[-MOST_CHANGES:]
        replace_text(self.folder / NOTES, json.dumps(vars(notes), ensure_ascii=False))

    # -- reading ---------------------------------------------------------------------------------

    def part(self, name: str) -> Part:
        if name not in self.parts:
            raise EcotoneError(f"expected one of {', '.join(self.parts)}, got {name}")
        return self.parts[name]

    def components(self, part: Part) -> list[Component]:
        return read_part(self.folder, part)

    def component(self, part: Part, row: int) -> Component:
        found = self.components(part)
        if not 0 <= row < len(found):
            raise EcotoneError(f"expected a row below {len(found)}, got {row}")
        return found[row]

    def progress(self, part: Part) -> Progress | None:
        """How far a kind of component was typed in; None if nothing says where values are from."""
        if not any(value.counts for value in part.values):
            return None
        found = self.components(part)
        return Progress(sum(is_printed(part, one.written) for one in found), len(found))

    # -- changing --------------------------------------------------------------------------------

    def change(
        self,
        part: Part,
        row: int,
        values: Mapping[str, str],
        sources: Mapping[str, str] | None = None,
        confirmed: bool = False,
    ) -> None:
        """Type in values; their sources become `printed`, or what `sources` says.

        `confirmed` marks all other values of the component as printed too.
        """
        before = self.component(part, row).written
        changes = {column: value.strip() for column, value in values.items()}
        self.check(part, changes)
        for value in part.values:
            if value.source and value.source in before and (confirmed or value.column in changes):
                changes[value.source] = value.mark.format(source=PRINTED)
        for column, source in (sources or {}).items():
            marked = part.value(column)
            if marked is None or not marked.source or source_of(source) != source:
                raise EcotoneError(f"expected a source of a value, got {column} = {source}")
            changes[marked.source] = marked.mark.format(source=source)
        changes = {key: new for key, new in changes.items() if before.get(key) != new}
        if changes:
            self.write(part, row, changes)
            after = self.component(part, row).written
            was = {key: before.get(key, "") for key in after if before.get(key) != after[key]}
            self.note({"part": part.name, "row": row, "before": was})

    def check(self, part: Part, values: Mapping[str, str]) -> None:
        """Raise BadFile for values that can never be right, whatever the rest is."""
        problems = []
        for column, written in values.items():
            value = part.value(column)
            if value is None:
                known = ", ".join(one.column for one in part.values)
                problems.append(Problem(part.file, 0, column, f"one of {known}", column))
                continue
            try:
                value.check(written)
            except ValueError as error:
                problems.append(Problem(part.file, 0, column, str(error), written or "nothing"))
        if problems:
            raise BadFile(problems)

    def write(self, part: Part, row: int, changes: Mapping[str, str]) -> None:
        files = files_of(self.folder, part)
        if files[0].suffix == ".csv":
            change_row(files[0], row, changes)
        else:
            change_toml(files[row], part, changes)

    def add(self, part: Part, like: int, keys: Mapping[str, str]) -> int:
        """Add a copy of a row, with keys and names of its own; the new row's number."""
        rows = self.rows(part)
        if len(rows) >= part.most:
            raise EcotoneError(f"expected at most {part.most} rows of {part.name}")
        if not 0 <= like < len(rows):
            raise EcotoneError(f"expected a row below {len(rows)}, got {like}")
        if set(keys) != set(part.own_keys):
            raise EcotoneError(f"expected {', '.join(part.own_keys)}")
        for column, written in keys.items():
            if not written.strip() or not written.isprintable() or len(written) > 100:
                raise EcotoneError(f"expected a {column}, got {written[:100]!r}")
        rows.append({**rows[like], **{key: value.strip() for key, value in keys.items()}})
        self.write_all(part, rows)
        self.note({"part": part.name, "added": len(rows) - 1})
        return len(rows) - 1

    def remove(self, part: Part, row: int) -> None:
        """Remove a row."""
        rows = self.rows(part)
        if not 0 <= row < len(rows) or len(rows) == 1:
            raise EcotoneError(f"expected a row below {len(rows)} that can go, got {row}")
        gone = rows.pop(row)
        self.write_all(part, rows)
        self.note({"part": part.name, "row": row, "removed": gone})

    def rows(self, part: Part) -> list[Written]:
        """The rows of a part that rows can be added to."""
        if not part.most:
            raise EcotoneError(f"{part.name}: rows cannot be added or removed")
        return [component.written for component in read_rows(self.folder / part.file)]

    def write_all(self, part: Part, rows: Sequence[Written]) -> None:
        write_rows(self.folder / part.file, rows)

    def note(self, change: dict[str, Any]) -> None:
        notes = self.notes()
        notes.changes.append(change)
        self.keep_notes(notes)

    def undo(self) -> dict[str, Any] | None:
        """Take back the last change and return it; None if there is none."""
        notes = self.notes()
        if not notes.changes:
            return None
        change = notes.changes.pop()
        part = self.part(change["part"])
        if "before" in change:
            self.write(part, change["row"], change["before"])
        else:
            rows = self.rows(part)
            if "added" in change:
                rows.pop(change["added"])
            else:
                rows.insert(change["row"], change["removed"])
            self.write_all(part, rows)
        self.keep_notes(notes)
        return change

    # -- comparing -------------------------------------------------------------------------------

    def differences(self) -> list[Difference]:
        """What differs from the edition it was copied from; its title does in any case."""
        parts = (part for part in self.parts.values() if part is not ABOUT)
        return [found for part in parts for found in self.differences_of(part)]

    def differences_of(self, part: Part) -> Iterator[Difference]:
        origin = read_part(self.folder / ORIGIN, part)
        before = {key_of(part, one.written, n): one.written for n, one in enumerate(origin)}
        if not before:
            return
        for number, component in enumerate(self.components(part)):
            name = name_of(part, component.written)
            old = before.pop(key_of(part, component.written, number), None)
            if old is None:
                yield Difference(part.name, number, name, "", "", name)
                continue
            for value in part.values:
                was, now = old.get(value.column, ""), component.written.get(value.column, "")
                if was != now:
                    yield Difference(part.name, number, name, value.column, was, now)
        for gone in before.values():
            yield Difference(part.name, -1, name_of(part, gone), "", name_of(part, gone), "")

    def keep_origin(self, source: Path) -> None:
        """Keep the files this edition was copied from."""
        target = self.folder / ORIGIN
        target.mkdir(exist_ok=True)
        for file in edition_files(source):
            shutil.copyfile(file, target / file.name)


def edition_files(folder: Path) -> list[Path]:
    """The files that make up an edition."""
    return sorted(path for path in folder.iterdir() if path.suffix in EDITION_SUFFIXES)


def is_printed(part: Part, written: Mapping[str, str]) -> bool:
    """Does a component hold printed values only, names and texts aside?"""
    return all(
        source_of(written.get(value.source, "")) == PRINTED for value in part.values if value.counts
    )


def key_of(part: Part, written: Mapping[str, str], row: int) -> tuple[str, ...]:
    """What a component is known by; its position if its kind has no keys."""
    return tuple(written.get(column, "") for column in part.key) or (str(row),)


def name_of(part: Part, written: Mapping[str, str]) -> str:
    """A component's name in English, or its keys."""
    name = written.get(part.named.format(language="en"), "")
    return name or " · ".join(written.get(column, "") for column in part.key)


def parts_of(game: Game, folder: Path) -> list[Part]:
    """What can be typed in of a game's editions, as the game declares it."""
    declared = game.part("edition_form", "PARTS")
    return plain_parts(folder) if declared is None else list(declared)


def plain_parts(folder: Path) -> list[Part]:
    """The parts of a game that declares none: every column of every CSV is a text."""
    parts = [ABOUT]
    for path in sorted(folder.glob("*.csv")):
        rows = read_rows(path)
        columns = [*rows[0].written] if rows else []
        values = [column for column in columns if not column.endswith(OWN_MARK)]
        typed = (
            text(one, f"{one}{OWN_MARK}" if f"{one}{OWN_MARK}" in columns else "", 0)
            for one in values
        )
        parts.append(Part(path.stem, path.name, tuple(typed), key=tuple(values[:1])))
    return parts

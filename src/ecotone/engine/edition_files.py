"""The components of an edition's files as written, before any reader judges them."""

import csv
import io
import os
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ecotone.engine.edition import SOURCES, csv_lines
from ecotone.engine.edition_form import Part, Value
from ecotone.engine.errors import BadFile, EcotoneError, Problem
from ecotone.engine.toml_sentences import Table, as_lines, as_sentences, as_tables, with_lines
from ecotone.engine.toml_text import value_at, with_tables, with_value
from ecotone.engine.typed_file import decode_text

Written = dict[str, str]


class Component(NamedTuple):
    """One row of a CSV, or one TOML file."""

    file: str
    line: int
    """The line it ends on, as readers count; 0 for a whole file."""
    written: Written


def files_of(folder: Path, part: Part) -> list[Path]:
    return sorted(folder.glob(part.file))


def read_part(folder: Path, part: Part) -> list[Component]:
    """All components of a kind, in their order; values that no file needs to have are empty."""
    empty = {value.column: "" for value in part.values if not value.source and not value.least}
    return [
        found._replace(written=empty | found.written)
        for path in files_of(folder, part)
        for found in read_file(path, part)
    ]


def read_file(path: Path, part: Part) -> list[Component]:
    try:
        if path.suffix == ".toml":
            return [Component(path.name, 0, read_toml(decode_text(path.read_bytes()), part))]
        return read_rows(path)
    except (OSError, UnicodeDecodeError, csv.Error, tomllib.TOMLDecodeError) as error:
        raise EcotoneError(f"{path.name}: {error}") from error


def read_rows(path: Path) -> list[Component]:
    header, lines = csv_lines(path.read_bytes())
    found = []
    for line, values in lines:
        padded = [*(value.strip() for value in values), *[""] * len(header)]
        found.append(Component(path.name, line, dict(zip(header, padded, strict=False))))
    return found


def read_toml(content: str, part: Part) -> Written:
    document = tomllib.loads(content)
    columns = {column: value for value in part.values for column in (value.column, value.source)}
    written = {name: as_written(value_at(document, name), "|") for name in part.key}
    for column, value in columns.items():
        if column:
            written[column] = read_value(document, part, column, value)
    return written


def read_value(document: dict[str, Any], part: Part, column: str, value: Value) -> str:
    """A value of a TOML file as it is typed."""
    listed, key = listed_in(part, column)
    if listed is None:
        return as_written(value_at(document, column), value.joined)
    tables = tables_at(document, listed)
    assert listed.tables
    return as_lines(tables, listed.tables.head, key) if key else as_sentences(tables, listed)


def listed_in(part: Part, column: str) -> tuple[Value | None, str]:
    """The list of tables that a column is about, and the key of its texts if it holds those."""
    for value in part.values:
        if value.tables and column == value.column:
            return value, ""
        for key in value.tables.texts if value.tables else ():
            if column == f"{value.column}.{key}":
                return value, key
    return None, ""


def tables_at(document: dict[str, Any], listed: Value) -> list[Table]:
    """A list of tables; what is no table is left out."""
    found = value_at(document, listed.column)
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []


def as_written(value: Any, joined: str) -> str:
    if isinstance(value, list):
        return joined.join(str(one) for one in value)
    return "" if value is None else str(value).strip()


def source_of(written: str) -> str:
    """The least certain source that a provenance column names."""
    words = written.replace(":", " ").split()
    return next((source for source in reversed(SOURCES) if source in words), SOURCES[-1])


def change_row(path: Path, index: int, changes: Mapping[str, str]) -> None:
    """Write some values of one row of a CSV."""
    rows = [component.written for component in read_rows(path)]
    rows[index] |= changes
    write_rows(path, rows)


def write_rows(path: Path, rows: Sequence[Written]) -> None:
    """Write a CSV anew, with commas and in UTF-8; a column that only some rows have is added."""
    out = io.StringIO()
    columns = dict.fromkeys(column for row in rows for column in row)
    writer = csv.DictWriter(out, [*columns], restval="", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    replace_text(path, out.getvalue())


def change_toml(path: Path, part: Part, changes: Mapping[str, str]) -> None:
    """Write some values of a TOML file."""
    content = decode_text(path.read_bytes())
    for column, written in changes.items():
        listed, key = listed_in(part, column)
        if listed is None:
            content = with_value(content, column, as_toml(part.value(column), written))
            continue
        assert listed.tables
        before = tables_at(tomllib.loads(content), listed)
        try:
            if key:
                tables = with_lines(before, listed.tables.head, key, written)
            else:
                tables = as_tables(written, listed, before)
        except ValueError as error:
            raise BadFile([Problem(path.name, 0, column, str(error), written)]) from error
        content = with_tables(content, listed.column, tables)
    replace_text(path, content)


def as_toml(value: Value | None, written: str) -> Any:
    """What was typed as TOML: numbers as numbers, symbols as a list."""
    if value is None:
        return written
    if value.kind in ("symbols", "amounts"):
        parts = written.split(value.joined) if written else []
        return [as_number(part) for part in parts]
    return as_number(written) if value.kind in ("number", "choice") else written


def as_number(written: str) -> str | int:
    return int(written) if written.isascii() and written.isdigit() else written


def replace_text(path: Path, content: str) -> None:
    """Write a file so that whoever reads it meanwhile finds the old or the new one."""
    beside = path.with_name(f".{path.name}.new")
    beside.write_text(content, "utf-8", newline="\n")
    os.replace(beside, path)

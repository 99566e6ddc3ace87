"""Recordings as files: Parquet, Arrow or JSON lines, with a schema and a data card beside them."""

import importlib
import json
import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Protocol

from ecotone.engine.errors import BadOption, EcotoneError
from ecotone.engine.registry import game_named
from ecotone.lab.arena import Contest
from ecotone.lab.data_card import Files, Tally, card_of, schema_of
from ecotone.lab.effort import Effort
from ecotone.lab.recording import Column, Row, columns_of, record

SUFFIXES = (".parquet", ".arrow", ".jsonl")
ARROW_NAMES = {"double": "float64"}
BATCH = 16_384
"""Rows that are written to a Parquet or Arrow file at once."""


class Writer(Protocol):
    """Writes rows to a file."""

    def write(self, rows: Sequence[Row]) -> None: ...

    def close(self) -> None: ...


class JsonLinesWriter:
    """A JSON object per row."""

    def __init__(self, path: Path, columns: Sequence[Column]) -> None:
        self.file = path.open("w", encoding="utf-8", newline="\n")

    def write(self, rows: Sequence[Row]) -> None:
        for row in rows:
            self.file.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")

    def close(self) -> None:
        self.file.close()


class ArrowWriter:
    """Record batches of Arrow, in an Arrow file or as row groups of a Parquet file."""

    def __init__(self, path: Path, columns: Sequence[Column], parquet: bool = False) -> None:
        self.arrow = arrow()
        self.schema = self.arrow.schema([self.arrow_field(column) for column in columns])
        self.waiting: list[Row] = []
        if parquet:
            writer = importlib.import_module("pyarrow.parquet").ParquetWriter
            self.file = writer(path, self.schema, compression="zstd")
        else:
            self.file = self.arrow.ipc.new_file(path, self.schema)

    def arrow_field(self, column: Column) -> Any:
        kind = getattr(self.arrow, ARROW_NAMES.get(column.kind, column.kind))()
        if column.length is not None:
            kind = self.arrow.list_(kind, column.length or -1)
        return self.arrow.field(column.name, kind, False, {"about": column.about})

    def write(self, rows: Sequence[Row]) -> None:
        """Keep the rows until a batch is full."""
        self.waiting += rows
        while len(self.waiting) >= BATCH:
            self.flush(self.waiting[:BATCH])
            del self.waiting[:BATCH]

    def flush(self, rows: list[Row]) -> None:
        self.file.write_batch(self.arrow.RecordBatch.from_pylist(rows, self.schema))

    def close(self) -> None:
        if self.waiting:
            self.flush(self.waiting)
        self.file.close()


def arrow() -> Any:
    """PyArrow, or EcotoneError that says how to install it."""
    try:
        return importlib.import_module("pyarrow")
    except ImportError as error:
        raise EcotoneError(
            "Parquet and Arrow files need pyarrow: pip install 'ecotone[lab]'; .jsonl needs nothing"
        ) from error


def check_format(path: Path) -> None:
    """Raise before the first game is played if the file could not be written."""
    if path.suffix not in SUFFIXES:
        raise BadOption(f"expected a file that ends in {', '.join(SUFFIXES)}, got {path.name}")
    if not path.parent.is_dir():
        raise BadOption(f"expected an existing folder, got {path.parent}")
    if path.suffix != ".jsonl":
        arrow()


def open_writer(path: Path, suffix: str, columns: Sequence[Column]) -> Writer:
    """A writer of the format that the suffix names."""
    if suffix == ".jsonl":
        return JsonLinesWriter(path, columns)
    return ArrowWriter(path, columns, parquet=suffix == ".parquet")


def write_recording(contest: Contest, effort: Effort, path: Path) -> dict[str, Any]:
    """Play games and write them with schema and data card; all three files appear at the end."""
    check_format(path)
    game = game_named(contest.game)
    columns = columns_of(game, contest.players)
    files, seatings, tally = Files.of(path), contest.seatings(), Tally()
    with ExitStack() as stack:
        data, schema, card = (stack.enter_context(written_whole(file)) for file in files)
        writer = open_writer(data, path.suffix, columns)
        stack.callback(writer.close)
        for number, rows in enumerate(record(contest, effort)):
            writer.write(rows)
            names = seatings[number % len(seatings)]
            tally.add(rows, [contest.bots[bot] for bot in names])
        described = json.dumps(schema_of(game, columns), ensure_ascii=False, indent=2)
        schema.write_text(described + "\n", "utf-8")
        card.write_text(card_of(contest, columns, tally, files), "utf-8")
    return {
        **{name: str(file) for name, file in files._asdict().items()},
        "games": tally.games,
        "decisions": tally.decisions,
    }


@contextmanager
def written_whole(path: Path) -> Iterator[Path]:
    """A file beside this one that takes its place once it is written; removed if that fails."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        yield beside
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)

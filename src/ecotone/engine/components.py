"""An edition's components as tables for people: one for each kind, in words, values of our own
marked."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ecotone.engine.edition import Edition, Row
from ecotone.engine.provenance import HOUSE, MARK
from ecotone.engine.texts import Texts


class ComponentTable(NamedTuple):
    """The components of one kind."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


def worded_table(
    texts: Texts, language: str, title: str, columns: Iterable[str], rows: Sequence[Sequence[str]]
) -> ComponentTable:
    """A table whose title and headings are texts `box-…` of the game."""
    headings = [texts.format(language, f"box-{column}") for column in columns]
    return ComponentTable(texts.format(language, f"box-{title}"), headings, rows)


def marked(row: Row, columns: str | Iterable[str], words: object) -> str:
    """A value in words, with the mark if one of the columns behind it is our own design."""
    names = [columns] if isinstance(columns, str) else columns
    house = any(row.get(f"{name}_from") == HOUSE for name in names)
    return f"{words}\u00a0{MARK}".lstrip() if house else str(words)


def plain_tables(edition: Edition) -> list[ComponentTable]:
    """The tables of a game that has no words for its components: every column by its name."""
    return [
        ComponentTable(
            name,
            columns := [
                column
                for column in (rows[0] if rows else ())
                if column != "line" and not column.endswith("_from")
            ],
            [[marked(row, column, row[column]) for column in columns] for row in rows],
        )
        for name, rows in edition.tables.items()
    ]

"""Reads the values of an assignment's TOML file one by one and notes every fault."""

from collections.abc import Sequence
from typing import Any

from ecotone.engine.edition import EditionReader, Row

REQUIRED = object()


def is_whole(value: object) -> bool:
    """Is it a whole number, and not a bool?"""
    return isinstance(value, int) and not isinstance(value, bool)


class JournalValues:
    """One TOML file, its values checked as they are asked for."""

    def __init__(self, reader: EditionReader, file: str) -> None:
        self.reader = reader
        self.file = file
        self.data = reader.toml(file)

    def fault(self, field: str, expected: str, got: object) -> None:
        """Note a fault of this file."""
        self.reader.fault(self.file, 0, field, expected, got)

    def text(self, table: Row, field: str) -> str:
        """Some words of the table."""
        value = table.get(field)
        if not isinstance(value, str) or not value.strip():
            self.fault(field, "some text", table.get(field, ""))
            return ""
        return value

    def whole(self, table: Row, field: str, low: int, high: int, default: Any = REQUIRED) -> int:
        """A whole number of the table."""
        value = table.get(field, default)
        if not is_whole(value) or not low <= value <= high:
            self.fault(field, f"a whole number from {low} to {high}", table.get(field, ""))
            return low
        return int(value)

    def wholes(self, values: Any, field: str, low: int, high: int, most: int) -> list[int]:
        """A list of different whole numbers, at least one of them."""
        if (
            not isinstance(values, list)
            or not 1 <= len(values) <= most
            or not all(is_whole(value) and low <= value <= high for value in values)
            or len(set(values)) != len(values)
        ):
            self.fault(field, f"one to {most} different numbers from {low} to {high}", values)
            return []
        return values

    def one_of(self, table: Row, field: str, names: Sequence[str]) -> int:
        """The place of a word among those allowed."""
        value = table.get(field)
        if not isinstance(value, str) or value not in list(names):
            self.fault(field, "one of " + ", ".join(names), value)
            return 0
        return list(names).index(value)

    def words(self, values: Any, field: str, names: Sequence[str]) -> list[str]:
        """A list of words from those allowed."""
        allowed = list(names)
        if not isinstance(values, list) or not all(
            isinstance(word, str) and word in allowed for word in values
        ):
            self.fault(field, "a list of " + ", ".join(names), values)
            return []
        return values

    def bits(self, values: Any, field: str, names: Sequence[str]) -> int:
        """A word, or a list of words, as bits; at least one."""
        found = self.words([values] if isinstance(values, str) else values, field, names)
        if values == []:
            self.fault(field, "a list of " + ", ".join(names), values)
        return sum(1 << list(names).index(word) for word in set(found))

    def keys(self, table: Row, field: str, wanted: set[str], optional: set[str]) -> None:
        """A table has these keys, some of which may be left out."""
        if not wanted - optional <= table.keys() <= wanted:
            self.fault(field, "the keys " + ", ".join(sorted(wanted)), ", ".join(sorted(table)))

    def tables(self, entries: Any, field: str) -> list[Row]:
        """A list of tables."""
        if not isinstance(entries, list) or not all(isinstance(e, dict) for e in entries):
            self.fault(field, "a list of tables", entries)
            return []
        return entries

    def table(self, value: Any, field: str) -> Row:
        """A table that is not empty."""
        if not isinstance(value, dict) or not value:
            self.fault(field, "a table", value)
            return {}
        return value

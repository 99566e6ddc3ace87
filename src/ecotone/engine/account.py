"""A view as plain text, for people who look at a match in Python."""

from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any

WIDTH = 100
INDENT = "  "
DEEPEST = 4
"""What lies deeper is written in one line, however long that is."""


def account(data: Mapping[str, Any], depth: int = 0) -> Iterator[str]:
    """The lines of an account of plain data, one for each thing; what is empty is left out."""
    for name, value in data.items():
        if not is_empty(value):
            yield from entry(name.replace("_", " "), value, depth)


def without(data: Any, names: Sequence[str]) -> Any:
    """Plain data without the parts of these names, however deep they are."""
    if isinstance(data, Mapping):
        return {name: without(part, names) for name, part in data.items() if name not in names}
    return [without(part, names) for part in data] if is_list(data) else data


def entry(name: str, value: Any, depth: int) -> Iterator[str]:
    """One thing on a line, or with its parts below it where they would not fit."""
    line = f"{INDENT * depth}{name}: {in_line(value)}"
    if len(line) > WIDTH and depth < DEEPEST and has_parts(value):
        yield f"{INDENT * depth}{name}:"
        parts = value if isinstance(value, Mapping) else numbered(value)
        yield from account(parts, depth + 1)
    else:
        yield from wrap(line, WIDTH, subsequent_indent=INDENT * (depth + 2), break_on_hyphens=False)


def has_parts(value: Any) -> bool:
    """Is it made of lists or tables, rather than of numbers and names?"""
    if isinstance(value, Mapping):
        return any(is_list(part) and any(map(is_list, part)) for part in value.values())
    return is_list(value) and any(map(is_list, value))


def numbered(values: Sequence[Any]) -> dict[str, Any]:
    return {str(number): value for number, value in enumerate(values)}


def is_list(value: Any) -> bool:
    return isinstance(value, Mapping | Sequence) and not isinstance(value, str)


def is_empty(value: Any) -> bool:
    """Is there nothing to tell? Zero is something."""
    if isinstance(value, Mapping):
        return all(map(is_empty, value.values()))
    return value is None or value is False or (is_list(value) and len(value) == 0)


def in_line(value: Any) -> str:
    """A value with all its parts in a row."""
    if isinstance(value, Mapping):
        parts = [(name, part) for name, part in value.items() if not is_empty(part)]
        return ", ".join(
            name if part is True else f"{name} {in_part(part)}" for name, part in parts
        )
    if is_list(value):
        return ", ".join(map(in_part, value))
    return "–" if value is None else "yes" if value is True else str(value)


def in_part(value: Any) -> str:
    return f"({in_line(value)})" if is_list(value) else in_line(value)

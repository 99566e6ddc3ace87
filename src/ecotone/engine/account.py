"""A view as plain text: one thing a line, as long as it fits."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

WIDTH = 100
INDENT = "  "


def account(data: Mapping[str, Any], depth: int = 0) -> Iterator[str]:
    """The lines of an account of plain data; what is empty is left out."""
    for name, value in data.items():
        if not is_empty(value):
            yield from entry(name.replace("_", " "), value, depth)


def entry(name: str, value: Any, depth: int) -> Iterator[str]:
    """One thing: on a line if it fits, else its parts below it."""
    line = f"{INDENT * depth}{name}: {in_line(value)}"
    if len(line) <= WIDTH or not is_nested(value):
        yield line
        return
    yield f"{INDENT * depth}{name}:"
    if isinstance(value, Mapping):
        yield from account(value, depth + 1)
        return
    for number, part in enumerate(value):
        if not is_empty(part):
            yield from entry(str(number), part, depth + 1)


def is_nested(value: Any) -> bool:
    """Does it have parts that are themselves made of parts?"""
    parts = value.values() if isinstance(value, Mapping) else value
    return is_listed(value) and any(is_listed(part) for part in parts)


def is_listed(value: Any) -> bool:
    return isinstance(value, Mapping | Sequence) and not isinstance(value, str)


def is_empty(value: Any) -> bool:
    return value is None or value is False or (is_listed(value) and len(value) == 0)


def in_line(value: Any) -> str:
    """A value with all its parts in a row."""
    if isinstance(value, Mapping):
        inside = (
            name if part is True else f"{name} {in_part(part)}"
            for name, part in value.items()
            if not is_empty(part)
        )
        return ", ".join(part.replace("_", " ") for part in inside)
    if is_listed(value):
        return ", ".join(map(in_part, value))
    return "–" if value is None else "yes" if value is True else str(value)


def in_part(value: Any) -> str:
    return f"({in_line(value)})" if is_listed(value) else in_line(value)

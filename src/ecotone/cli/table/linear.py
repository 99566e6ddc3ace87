"""Drawings shown line by line, for screen readers and scripts: no frames, no columns."""

import re
from collections.abc import Iterator
from typing import Any

from rich.columns import Columns
from rich.console import Group
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ecotone.cli.table.words import text
from ecotone.engine.drawing import Fitted
from ecotone.engine.terminal import Pane

BETWEEN_CELLS = "; "
MARKS = {
    "mark-met": re.compile(r"✓ (?=\w)"),
    "mark-unmet": re.compile(r"(?:(?<=^)|(?<=[;,] ))– (?=\w)"),
    "mark-counts": re.compile(r" ✓"),
}
"""Signs of score sheets, by the text that says the same."""
ARROWS = "↑↗→↘↓↙←↖"
DIRECTIONS = re.compile(f"[{ARROWS}]+")
CHANGE = re.compile(r" → (?=\w)")
PLAIN_WIDTH = 100
"""The width that drawings assume which fit themselves to the screen."""


def pane_lines(panes: list[Pane]) -> Iterator[str]:
    """Parts of a table, each under its title."""
    for pane in panes:
        lines = list(linear(pane.content))
        if lines and pane.title:
            yield f"{pane.title}:"
        yield from (f"  {line}" if pane.title else line for line in lines)


def without_arrows(line: str, language: str) -> str:
    """A line with words for arrows: directions, and numbers that change."""
    names = text(language, "arrow-directions").split()
    line = CHANGE.sub(text(language, "arrow-change") + " ", line)
    return DIRECTIONS.sub(lambda found: ", ".join(names[ARROWS.index(a)] for a in found[0]), line)


def without_marks(line: str, language: str) -> str:
    """A line of a score sheet with words for what is met, what is not, and what counts."""
    for key, sign in MARKS.items():
        line = sign.sub(text(language, key) + ("" if key == "mark-counts" else " "), line)
    return line


def linear(drawn: Any) -> Iterator[str]:
    """Whatever Rich would draw, as lines of text."""
    if isinstance(drawn, str | Text):
        text = drawn if isinstance(drawn, str) else drawn.plain
        yield from (line.rstrip() for line in text.splitlines() if line.strip())
    elif isinstance(drawn, Group | Columns):
        for part in drawn.renderables:
            yield from linear(part)
    elif isinstance(drawn, Panel):
        if drawn.title:
            yield plain(drawn.title)
        yield from linear(drawn.renderable)
    elif isinstance(drawn, Padding):
        yield from linear(drawn.renderable)
    elif isinstance(drawn, Table):
        yield from table_lines(drawn)
    elif isinstance(drawn, Fitted):
        yield from drawn.in_words() if drawn.in_words else linear(drawn.fitted(PLAIN_WIDTH))
    else:
        yield str(drawn)


def table_lines(table: Table) -> Iterator[str]:
    """A table row by row; each cell behind the heading of its column."""
    if table.title:
        yield plain(table.title)
    heads = [plain(column.header) if table.show_header else "" for column in table.columns]
    for row in zip(*(column.cells for column in table.columns), strict=True):
        cells = [", ".join(linear(cell)) for cell in row]
        shown = [
            f"{head}: {cell}" if head else cell for head, cell in zip(heads, cells, strict=True)
        ]
        line = BETWEEN_CELLS.join(part for part, cell in zip(shown, cells, strict=True) if cell)
        if line:
            yield line
    if table.show_footer:
        feet = [plain(column.footer) for column in table.columns]
        shown = [f"{head}: {foot}" for head, foot in zip(heads, feet, strict=True) if foot]
        yield BETWEEN_CELLS.join(shown)
    if table.caption:
        yield plain(table.caption)


def plain(drawn: Any) -> str:
    return ", ".join(linear(drawn))

"""What is new on a table since it was last shown: the parts that changed, line by line."""

from collections import Counter
from collections.abc import Iterable, Iterator

from ecotone.cli.table.linear import linear
from ecotone.engine.terminal import Pane


class KnownTable:
    """What one listener knows of a table."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[str, list[str]]] = {}

    def changes(self, panes: Iterable[Pane], whole: bool = False) -> Iterator[str]:
        """The parts that changed, each under its title, or the whole table."""
        known = {} if whole else self._known
        self._known = {}
        for pane in panes:
            lines = list(linear(pane.content))
            title, before = known.get(pane.key, ("", []))
            if pane.key not in known or pane.title != title or lines != before:
                yield from titled(pane.title, changed_lines(before, lines))
            self._known[pane.key] = (pane.title, lines)


def titled(title: str, lines: list[str]) -> Iterator[str]:
    if title:
        yield f"{title}:" if lines else title
    yield from (f"  {line}" if title else line for line in lines)


def changed_lines(before: list[str], lines: list[str]) -> list[str]:
    """The new lines of a part; all of them where most are new, or where some are gone.

    A line that is gone leaves no trace among the new ones, so the rest is told as it is now.
    """
    new = Counter(lines) - Counter(before)
    gone = Counter(before) - Counter(lines)
    if gone.total() > new.total() or 2 * new.total() > len(lines):
        return lines
    return [line for line in lines if line in new]

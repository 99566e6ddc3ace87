"""Drawings that fit themselves to the room they get; Rich draws what they return."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ecotone.engine.extras import needs


class Fitted:
    """Something that is drawn in another way where there is less room, and told in words where
    nothing is drawn.
    """

    def __init__(
        self, fitted: Callable[[int], Any], in_words: Callable[[], Iterable[str]] | None = None
    ) -> None:
        self.fitted = fitted
        """From a width in characters to something that Rich can draw."""
        self.in_words = in_words
        """The same for a screen reader: lines without signs that must be looked up."""

    def __rich_console__(self, console: Any, options: Any) -> Iterator[Any]:
        yield self.fitted(options.max_width)


def stacked(panes: Iterable[Any]) -> Any:
    """The panes of a table below each other, each in a frame with its title."""
    with needs("play"):
        from rich.console import Group
        from rich.panel import Panel
        from rich.text import Text
    return Group(
        *(
            Panel(pane.content, title=Text(pane.title), title_align="left")
            if pane.title
            else pane.content
            for pane in panes
        )
    )

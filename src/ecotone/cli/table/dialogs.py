"""What opens above the table: texts to read, the components to search, passing the device on."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Markdown, Static

from ecotone.engine.terminal import Explained


class Dialog(ModalScreen[str | None]):
    """Something to read; a key closes it, or one of its answers."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss", ""), ("enter", "dismiss", "")]

    def __init__(
        self, title: str, body: Any, foot: str, answers: Sequence[tuple[str, str]] = ()
    ) -> None:
        super().__init__()
        self._title = title
        self._body = body
        self._foot = foot
        self._answers = dict(answers)

    def compose(self) -> ComposeResult:
        with Vertical(id="box") as box:
            box.border_title = self._title
            with VerticalScroll(id="body"):
                yield Static(self._body, id="text", markup=False)
            yield Static(self._foot, id="foot", markup=False)

    def on_mount(self) -> None:
        self.query_one("#body").focus()

    def on_key(self, event: Any) -> None:
        if event.key in self._answers:
            event.stop()
            self.dismiss(self._answers[event.key])

    def action_dismiss(self, result: Any = None) -> Any:
        return self.dismiss(None)


class Rules(Dialog):
    """How to play, as the game's page tells it."""

    def compose(self) -> ComposeResult:
        with Vertical(id="box") as box:
            box.border_title = self._title
            with VerticalScroll(id="body"):
                yield Markdown(self._body, id="text")
            yield Static(self._foot, id="foot", markup=False)


class Components(Dialog):
    """Every card, tile and token with its explanation, to search."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss", "")]

    def __init__(self, title: str, search: Callable[[str], list[Explained]], foot: str) -> None:
        super().__init__(title, "", foot)
        self._search = search

    def compose(self) -> ComposeResult:
        with Vertical(id="box") as box:
            box.border_title = self._title
            yield Input(id="search", compact=True)
            with VerticalScroll(id="body"):
                yield Static(self.found(""), id="text", markup=False)
            yield Static(self._foot, id="foot", markup=False)

    def on_mount(self) -> None:
        self.query_one("#search").focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        self.query_one("#text", Static).update(self.found(event.value))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.query_one("#body").focus()

    def found(self, typed: str) -> Group:
        """What fits the text typed so far, each with its scientific name."""
        parts = []
        for one in self._search(typed):
            line = Text(one.name, "bold")
            line.append(f"  {one.latin}" if one.latin else "", "italic not bold")
            parts += [line, Text(f"  {one.text}", "not bold")]
        return Group(*parts)


class Passing(ModalScreen[None]):
    """Hides the table until the next person has the device."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "dismiss", ""), ("space", "dismiss", "")]

    def __init__(self, words: str) -> None:
        super().__init__()
        self._words = words

    def compose(self) -> ComposeResult:
        yield Static(self._words, markup=False)

    def on_click(self) -> None:
        self.dismiss(None)

    def action_dismiss(self, result: Any = None) -> Any:
        return self.dismiss(None)

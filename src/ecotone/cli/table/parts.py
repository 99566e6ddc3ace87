"""The parts of the full screen: the typed line, the panes of the table, the list of moves."""

from typing import ClassVar

from rich.markup import escape
from rich.text import Text
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.visual import VisualType
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from ecotone.cli.table.choices import Group
from ecotone.engine.terminal import Pane

BACK = "back"


class TypedLine(Input):
    """Where everything is typed. It keeps the focus, so that no key can be lost to another part:
    arrows move in the list, and Enter without a text chooses there.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        ("up", "app.move(-1)", ""),
        ("down", "app.move(1)", ""),
        ("pageup", "app.scroll_part(-1)", ""),
        ("pagedown", "app.scroll_part(1)", ""),
        ("tab", "app.enlarge(1)", ""),
        ("shift+tab", "app.enlarge(-1)", ""),
    ]


class Passage(VerticalScroll, can_focus=False):
    """A text that scrolls where it does not fit."""

    def compose(self) -> list[Static]:
        return [Static(id=f"{self.id}-text", markup=False)]

    def show(self, content: VisualType) -> None:
        self.query_one(Static).update(content)
        self.scroll_home(animate=False)


class TablePanes(VerticalScroll, can_focus=False):
    """The table in panes."""

    def show(self, panes: list[Pane]) -> None:
        """Update the panes; new ones are made only if the table has other parts than before."""
        shown = [child for child in self.children if isinstance(child, Static)]
        if [child.name for child in shown] == [pane.key for pane in panes]:
            for child, pane in zip(shown, panes, strict=True):
                child.border_title = escape(pane.title)
                child.update(pane.content)
            return
        self.remove_children()
        self.mount_all(pane_widget(pane) for pane in panes)
        self.scroll_home(animate=False)


def pane_widget(pane: Pane) -> Static:
    """A part of the table under its title."""
    classes = "pane" if pane.title else "pane untitled"
    widget = Static(pane.content, name=pane.key, classes=classes, markup=False)
    widget.border_title = escape(pane.title)
    return widget


class Move(Option):
    """A line of the list, with the decisions it stands for."""

    def __init__(self, line: Text, group: Group) -> None:
        super().__init__(line)
        self.group = group


class ChoiceList(OptionList, can_focus=False):
    """The moves to choose from, each with what it brings."""

    def show(self, groups: list[Group], back: str = "") -> None:
        """List groups by number, behind a line that leads back, if there is a text for it."""
        self.clear_options()
        if back:
            self.add_option(Option(Text(f"← {back}", "dim"), id=BACK))
        for number, group in enumerate(groups, 1):
            line = Text(f"{number} ", "bold")
            line.append(group.label, "not bold")
            if group.brings:
                line.append(f" — {group.brings}", "not bold dim")
            self.add_option(Move(line, group))
        if groups:
            self.highlighted = 1 if back else 0

"""What can be read during a game on the full screen: help, log, score sheet, rules, components."""

from typing import Any

from rich.text import Text
from textual.app import App
from textual.widgets import Input

from ecotone.cli.console import draw_sheet
from ecotone.cli.table.dialogs import Components, Dialog, Rules
from ecotone.cli.table.explaining import entries, rules_markdown
from ecotone.cli.table.session import Session
from ecotone.cli.table.words import text
from ecotone.engine.state import NOBODY

KEYS = {
    "help": "f1",
    "hint": "f2",
    "undo": "f3",
    "log": "f4",
    "sheet": "f5",
    "why": "f6",
    "rules": "f7",
    "card": "f8",
    "theme": "f9",
    "quit": "f10",
}


class ReadingApp(App[str | None]):
    """A session about which everything can be read, each at a key."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.language = session.language

    def text(self, key: str, **words: Any) -> str:
        return text(self.language, key, **words)

    def key_line(self) -> str:
        """The keys of all commands; each can be clicked."""
        shown = [
            f"[@click=app.command('{name}')][b]{key[1:]}[/b] {self.text(f'key-{name}')}[/]"
            for name, key in KEYS.items()
        ]
        return f"F{' '.join(shown)}"

    def reading(self, title: str, body: Any) -> Dialog:
        return Dialog(title, body, self.text("screen-close"))

    def show_help(self, _: str = "") -> None:
        lines = [self.text("screen-help")]
        lines += [f"{key.upper():>4}  {self.text(f'about-{name}')}" for name, key in KEYS.items()]
        self.push_screen(self.reading(self.text("key-help"), Text("\n".join(lines))))

    def show_log(self, _: str = "") -> None:
        lines = self.session.lines[self.session.viewer]
        self.push_screen(self.reading(self.text("key-log"), Text("\n".join(lines))))

    def show_sheet(self, _: str = "") -> None:
        match = self.session.match
        if self.session.viewer != NOBODY:
            sheet = draw_sheet(match.game, match.edition, self.session.score_sheet(), self.language)
            self.push_screen(self.reading(self.text("key-sheet"), sheet))

    def show_why(self, _: str = "") -> None:
        refused = [] if self.session.match.over else self.session.refused()
        lines = [f"{one.name}: {one.reason}" for one in refused]
        words = "\n".join(lines) or self.text("play-nothing-refused")
        self.push_screen(self.reading(self.text("key-why"), Text(words)))

    def show_rules(self, _: str = "") -> None:
        rules = rules_markdown(self.session.match.game, self.language)
        self.push_screen(Rules(self.text("key-rules"), rules, self.text("screen-close")))

    def show_card(self, argument: str = "") -> None:
        match = self.session.match
        dialog = Components(
            self.text("key-card"),
            lambda typed: entries(match.game, match.edition, typed, self.language),
            self.text("screen-close"),
        )
        self.push_screen(dialog)
        if argument:
            self.call_after_refresh(lambda: setattr(dialog.query_one(Input), "value", argument))

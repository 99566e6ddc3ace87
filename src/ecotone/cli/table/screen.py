"""A table on the full screen: panes, the decisions beside them, and what happened below."""

import os
from typing import ClassVar

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Input, OptionList, Static

from ecotone.cli.result import result_parts
from ecotone.cli.table.choices import Choice, Group, grouped
from ecotone.cli.table.dialogs import Dialog, Passing
from ecotone.cli.table.parts import BACK, ChoiceList, Move, Passage, TablePanes, TypedLine
from ecotone.cli.table.reading import KEYS, ReadingApp
from ecotone.cli.table.session import Session
from ecotone.cli.table.typed import read_command, read_decision, shorten, split_decisions
from ecotone.engine.numbers import parse_whole
from ecotone.engine.state import NOBODY
from ecotone.engine.terminal import QUESTION

WIDTHS: list[tuple[int, str]] | None = [(0, "-narrow"), (100, "-wide"), (140, "-widest")]
HEIGHTS: list[tuple[int, str]] | None = [(0, "-low"), (34, "-tall")]
LIGHT, DARK = "textual-light", "textual-dark"
LIGHT_BACKGROUNDS = ("7", "15")
PARTS = ("", "table", "side", "news")
"""All parts beside each other, or one of them over the whole screen."""
ALWAYS = ("theme", "quit")
"""Commands whose keys also work while something to read is open."""
FOLLOW_UPS = (("r", "replay"), ("a", "analyse"))
"""What a finished game offers, with its keys."""


def preferred_theme() -> str:
    """Light where the terminal says that its background is, else dark."""
    background = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return LIGHT if background in LIGHT_BACKGROUNDS else DARK


class TableApp(ReadingApp):
    """A session on the full screen; its result is what to do after the game."""

    TITLE = "Ecotone"
    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(key, f"command('{name}')", priority=name in ALWAYS)
            for name, key in KEYS.items()
        ),
        Binding("ctrl+c,ctrl+q", "command('quit')", priority=True),
        ("escape", "first_list", ""),
    ]

    def __init__(self, session: Session, introduced_by: RenderableType | None = None) -> None:
        super().__init__(session)
        self.introduced_by = introduced_by
        self.choices: list[Choice] = []
        self.listed: list[Group] = []
        self.is_inner_list = False
        self.remark = ""
        """To be said above the preview of the next list, whose first line is highlighted."""
        self.enlarged = 0
        self.shown_to = NOBODY
        self.is_busy = False
        self.is_closing = False

    # -- the screen --------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        with Horizontal(id="top"):
            yield Static(id="head", markup=False)
            yield Static(id="enlarge")
        with Vertical(id="parts"):
            with Horizontal(id="main"):
                yield TablePanes(id="table")
                with Vertical(id="side"):
                    yield Passage(id="question")
                    yield ChoiceList(id="choices", markup=False, compact=True)
                    yield Passage(id="preview")
            yield Passage(id="news")
        yield TypedLine(id="typed", compact=True, placeholder=self.text("screen-type"))
        yield Static(self.key_line(), id="keys")

    def on_mount(self) -> None:
        self.theme = preferred_theme()
        self.query_one("#news").border_title = self.text("screen-news")
        self.query_one("#typed").focus()
        self.show_parts(0)
        if self.introduced_by is not None:
            self.push_screen(self.reading("", self.introduced_by), lambda _: self.go_on())
        else:
            self.go_on()

    # -- the course of the game --------------------------------------------------------------------

    def go_on(self) -> None:
        """Let bots play, then ask the person whose decision it is, or show the result."""
        session = self.session
        if session.is_bots_turn:
            self.is_busy = True
            self.show_all()
            self.run_worker(self.let_bots_play, thread=True)
        elif session.match.over:
            self.show_all()
            self.show_end()
        else:
            self.ask_person()

    def let_bots_play(self) -> None:
        """In a thread of its own: a search takes seconds."""
        while self.session.is_bots_turn and not self.is_closing:
            self.session.play(self.session.bot_action())
        if not self.is_closing:
            self.call_from_thread(self.bots_have_played)

    def bots_have_played(self) -> None:
        self.is_busy = False
        self.go_on()

    def ask_person(self) -> None:
        seat = self.session.match.actor
        if self.session.keeps_secrets and self.shown_to != seat:
            words = self.text("play-pass", name=self.session.names[seat])
            self.shown_to = seat
            self.push_screen(Passing(words), lambda _: self.show_all())
        else:
            self.shown_to = seat
            self.show_all()

    def play(self, action: int) -> None:
        self.session.play(action)
        self.query_one("#typed", Input).clear()
        self.go_on()

    # -- showing -----------------------------------------------------------------------------------

    def show_all(self) -> None:
        """Draw everything anew from the session."""
        session = self.session
        panes = session.panes()
        table = [pane for pane in panes if pane.key != QUESTION]
        self.query_one("#table", TablePanes).show(table)
        question = [pane.content for pane in panes if pane.key == QUESTION]
        self.query_one("#question", Passage).show(Stack(*question))
        self.query_one("#head", Static).update(self.head_line())
        news = session.since_decision(session.viewer)
        self.query_one("#news", Passage).show(Text("\n".join(news)))
        self.query_one("#news").scroll_end(animate=False)
        asks = not self.is_busy and not session.match.over
        self.choices = session.choices() if asks else []
        if session.save_fault:
            self.remark = self.text("play-not-saved", why=session.save_fault)
        self.show_list(grouped(session.match, self.choices, self.language))

    def head_line(self) -> str:
        session = self.session
        title = session.match.game.title(self.language)
        if session.match.over:
            return f"{title} · {self.text('play-over')}"
        name = session.names[session.match.actor]
        key = "screen-thinking" if self.is_busy else "play-turn"
        return f"{title} · {self.text(key, name=name)}"

    def show_list(self, groups: list[Group], is_inner: bool = False) -> None:
        """List decisions to choose from."""
        self.listed = groups
        self.is_inner_list = is_inner
        back = self.text("screen-back") if is_inner else ""
        self.query_one("#preview", Passage).show("")
        self.query_one("#choices", ChoiceList).show(groups, back)

    def say(self, words: str) -> None:
        """Say something where previews stand."""
        self.query_one("#preview", Passage).show(Text(words))

    def show_parts(self, enlarged: int) -> None:
        """All parts, or one over the whole screen."""
        self.enlarged = enlarged
        part = PARTS[enlarged]
        holder = self.query_one("#parts")
        for name in PARTS[1:]:
            holder.set_class(name == part, f"only-{name}")
        words = self.text("screen-enlarged" if part else "screen-enlarge")
        self.query_one("#enlarge", Static).update(f"[@click=app.enlarge(1)]{words}[/]")

    def action_enlarge(self, steps: int) -> None:
        """The next part over the whole screen, at last all of them again."""
        if len(self.screen_stack) == 1:
            self.show_parts((self.enlarged + steps) % len(PARTS))

    def action_scroll_part(self, pages: int) -> None:
        """Scroll the enlarged part, else the table."""
        shown = {"side": "#preview", "news": "#news"}.get(PARTS[self.enlarged], "#table")
        part = self.query_one(shown, VerticalScroll)
        part.scroll_relative(y=pages * max(1, part.size.height - 2), animate=False)

    # -- choosing ----------------------------------------------------------------------------------

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Preview a line, unless another list has taken its place since."""
        if isinstance(event.option, Move) and event.option.group in self.listed:
            group = event.option.group
            best = group.best
            remark, self.remark = self.remark, ""
            head = [remark, "" if group.is_single else best.words]
            self.say("\n".join([*filter(None, head), *best.details]))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_id == BACK:
            self.action_first_list()
        elif isinstance(event.option, Move) and event.option.group in self.listed:
            self.choose(event.option.group)

    def choose(self, group: Group) -> None:
        if group.is_single:
            self.play(group.choices[0].action)
        else:
            self.show_inner(group.choices)

    def show_inner(self, choices: list[Choice]) -> None:
        self.show_list([Group(one.words, [one], self.language) for one in choices], is_inner=True)

    def action_first_list(self) -> None:
        """Back to all parts and to the first list."""
        self.query_one("#typed", Input).clear()
        if self.enlarged:
            self.show_parts(0)
            return
        if self.choices:
            self.show_list(grouped(self.session.match, self.choices, self.language))

    def action_move(self, steps: int) -> None:
        """Move in the list of decisions."""
        lines = self.query_one("#choices", OptionList)
        if steps < 0:
            lines.action_cursor_up()
        else:
            lines.action_cursor_down()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.input.id != "typed":
            return
        given = event.value.strip()
        event.input.clear()
        self.show_parts(0)
        if self.session.match.over and not read_command(given, self.language):
            self.show_end()
        elif given:
            self.answer(given)
        else:
            self.query_one("#choices", OptionList).action_select()

    def answer(self, given: str) -> None:
        """Do what somebody typed: a number, a command, or what the board shows."""
        number = parse_whole(given)
        command = read_command(given, self.language)
        if number == 0:
            self.action_first_list()
        elif number is not None and 1 <= number <= len(self.listed):
            self.choose(self.listed[number - 1])
        elif command:
            self.action_command(command.name, command.argument)
        else:
            several = split_decisions(given)
            if len(several) > 1:
                self.decide_several(several)
            else:
                self.decide(given)

    def decide_several(self, typed: list[str]) -> None:
        rest = self.session.play_typed(typed)
        if rest:
            left = self.text("play-left", given=shorten(", ".join(rest)))
            self.remark = "\n".join([left, *self.session.remarks(rest[0])])
        self.go_on()

    def decide(self, given: str) -> None:
        meant = read_decision(self.session.match, self.choices, given)
        if meant.is_exact:
            self.play(meant.choices[0].action)
        elif meant.choices:
            self.show_inner(meant.choices)
        else:
            unknown = self.text("play-unknown", given=shorten(given) or "–")
            self.say("\n".join([unknown, *self.session.remarks(given)]))

    # -- commands ----------------------------------------------------------------------------------

    def action_command(self, name: str, argument: str = "") -> None:
        """Carry out a command, unless bots are thinking or something else is open."""
        if name == "quit":
            self.leave(None)
        elif name == "theme":
            self.theme = DARK if self.theme == LIGHT else LIGHT
        elif len(self.screen_stack) == 1 and not self.is_busy:
            getattr(self, f"show_{name}")(argument)

    def leave(self, follow_up: str | None) -> None:
        self.is_closing = True
        self.session.store()
        self.exit(follow_up)

    def show_hint(self, _: str = "") -> None:
        if self.choices:
            self.is_busy = True
            self.say(self.text("screen-searching"))
            self.run_worker(self.find_hint, thread=True)

    def find_hint(self) -> None:
        lines = [*self.session.hint(), "", self.text("hint-note")]
        if not self.is_closing:
            self.call_from_thread(self.hint_found, "\n".join(lines))

    def hint_found(self, words: str) -> None:
        self.is_busy = False
        self.say("")
        self.push_screen(self.reading(self.text("key-hint"), Text(words)))

    def show_undo(self, _: str = "") -> None:
        taken_back = None if self.session.match.over else self.session.undo()
        if taken_back is None:
            self.say(self.text("play-nothing-to-undo"))
            return
        names = ", ".join(self.session.names[seat] for seat in dict.fromkeys(taken_back))
        self.remark = self.text("play-undone", count=len(taken_back), names=names)
        self.go_on()

    def show_table(self, _: str = "") -> None:
        self.query_one("#table", VerticalScroll).scroll_home(animate=False)

    def show_save(self, _: str = "") -> None:
        self.session.store()
        lines = [self.text("play-saved"), *self.session.commands_to_continue()]
        self.say("\n".join(lines))

    def show_end(self) -> None:
        """The result, with what can be done with a finished game."""
        session = self.session
        result = result_parts(session.match, session.seats, self.language)
        body = Stack(*result, *filter(None, [session.next_level()]))
        foot = self.text("screen-end")
        dialog = Dialog(self.text("play-over"), body, foot, FOLLOW_UPS)
        self.push_screen(dialog, lambda answer: self.leave(answer) if answer else None)

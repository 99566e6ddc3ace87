"""A table in plain lines, for screen readers, scripts and pipes: what happened, what can be chosen.

Nothing is drawn and nothing is said twice: of the table, what is new is told, and all on demand.
"""

import sys
from collections.abc import Callable, Iterable
from typing import Any

from ecotone.cli.console import draw_sheet, out
from ecotone.cli.result import result_parts
from ecotone.cli.table.choices import Choice, Group, grouped
from ecotone.cli.table.explaining import found_entries, rules_text
from ecotone.cli.table.linear import linear, pane_lines, without_arrows, without_marks
from ecotone.cli.table.news import KnownTable
from ecotone.cli.table.session import Session
from ecotone.cli.table.typed import (
    Command,
    command_words,
    read_command,
    read_decision,
    shorten,
    split_decisions,
)
from ecotone.cli.table.words import TEXTS
from ecotone.engine.numbers import parse_whole
from ecotone.engine.state import NOBODY
from ecotone.engine.terminal import QUESTION


class Quit(Exception):
    """The person wants to stop."""


class PlainTable:
    """A session told and asked line by line."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.language = session.language
        self.shown_to = NOBODY
        self.printed = dict(session.marks)
        """How much of what was told each person has read."""
        self.known = KnownTable()
        self.commands: dict[str, Callable[[str], None]] = {
            "help": lambda _: self.show_help(),
            "hint": lambda _: self.show_hint(),
            "undo": lambda _: self.undo(),
            "table": lambda _: self.show_table(whole=True),
            "log": lambda _: self.print_lines(self.session.lines[self.session.viewer]),
            "sheet": lambda _: self.show_drawn(self.sheet()),
            "why": lambda _: self.show_refused(),
            "rules": lambda _: self.print_lines(rules_text(self.session.match.game, self.language)),
            "card": self.show_card,
            "save": lambda _: self.save(),
            "quit": lambda _: self.quit(),
        }

    # -- telling -----------------------------------------------------------------------------------

    def text(self, key: str, **words: object) -> str:
        return TEXTS.format(self.language, key, words)

    def print_text(self, key: str, **words: object) -> None:
        self.print_lines([self.text(key, **words)])

    def print_lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            out.print(without_arrows(line, self.language), markup=False, soft_wrap=True)

    def show_drawn(self, drawn: Any) -> None:
        self.print_lines(without_marks(line, self.language) for line in linear(drawn))

    def sheet(self) -> Any:
        match = self.session.match
        sheet = self.session.score_sheet()
        return draw_sheet(match.game, match.edition, sheet, self.language)

    def listener(self, seat: int) -> int:
        """Whose account is read out: without secrets, all at the device hear the same one."""
        session = self.session
        return seat if session.keeps_secrets or not session.people else session.people[0]

    def show_news(self, seat: int) -> None:
        """What happened and was not told yet, in order."""
        listener = self.listener(seat)
        lines = self.session.lines[listener]
        self.print_lines(lines[self.printed[listener] :])
        self.printed[listener] = len(lines)

    def show_table(self, whole: bool = False) -> None:
        """Tell what is new on the table as the person who decides may see it, or all of it."""
        panes = [pane for pane in self.session.panes() if pane.key != QUESTION]
        self.print_lines(self.known.changes(panes, whole))
        self.session.is_changed = False

    def show_question(self) -> None:
        """Say who decides and what about."""
        session = self.session
        self.print_text("play-turn", name=session.names[session.match.actor])
        self.print_lines(pane_lines([p for p in session.panes() if p.key == QUESTION]))

    # -- playing -----------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end or until the person stops; the game is saved in any case."""
        session = self.session
        resumed_at_end = session.match.over
        try:
            while not session.match.over:
                if session.is_bots_turn:
                    session.play(session.bot_action())
                    if not session.people:
                        self.show_news(NOBODY)
                else:
                    self.ask_person()
        except (Quit, KeyboardInterrupt, EOFError):
            self.save()
            return
        except BaseException:
            session.store()
            raise
        if resumed_at_end:
            self.print_text("play-over")
        else:
            self.show_news(session.viewer)
        for part in result_parts(session.match, session.seats, self.language):
            self.show_drawn(part)
        self.print_lines(filter(None, [session.next_level()]))
        self.save()

    def ask_person(self) -> None:
        """Tell the person whose decision it is what is new, and play what they choose."""
        session = self.session
        seat = session.match.actor
        if session.keeps_secrets and self.shown_to != seat:
            out.clear()
            out.input(self.text("play-pass", name=session.names[seat]), markup=False)
            session.is_changed = True
        is_new_person = self.shown_to != seat
        self.shown_to = seat
        if session.is_changed:
            self.show_table(whole=is_new_person and session.keeps_secrets)
        self.show_news(seat)
        self.show_question()
        choices = session.choices()
        action = self.pick_group(grouped(session.match, choices, self.language), choices)
        if action is not None:
            session.play(action)
            self.report_fault()

    def pick_group(self, groups: list[Group], choices: list[Choice]) -> int | None:
        """One action; None if everything is to be asked again."""
        self.list_numbered((group.label, group.brings) for group in groups)
        while True:
            given = self.read_line()
            number = parse_whole(given)
            if number is not None and 1 <= number <= len(groups):
                found = groups[number - 1].choices
                return found[0].action if len(found) == 1 else self.pick(found, choices)
            asked_again, action = self.answer(given, choices)
            if asked_again:
                return action

    def pick(self, listed: list[Choice], choices: list[Choice]) -> int | None:
        """One action out of several that begin alike or fit what was typed."""
        self.list_numbered((choice.words, choice.brings) for choice in listed)
        self.print_text("play-back")
        while True:
            given = self.read_line()
            number = parse_whole(given)
            if number is not None and 1 <= number <= len(listed):
                return listed[number - 1].action
            if number == 0:
                return None
            asked_again, action = self.answer(given, choices)
            if asked_again:
                return action

    def answer(self, given: str, choices: list[Choice]) -> tuple[bool, int | None]:
        """Carry out what was typed instead of a number; is the question thereby settled?"""
        match = self.session.match
        command = read_command(given, self.language)
        if command:
            return self.carry_out(command), None
        several = split_decisions(given)
        if len(several) > 1:
            rest = self.session.play_typed(several)
            if rest:
                self.print_text("play-left", given=shorten(", ".join(rest)))
                self.print_lines(self.session.remarks(rest[0]))
            return True, None
        meant = read_decision(match, choices, given)
        if meant.is_exact:
            return True, meant.choices[0].action
        if meant.choices:
            return True, self.pick(meant.choices, choices)
        self.print_text("play-unknown", given=shorten(given) or "–")
        self.print_lines(self.session.remarks(given))
        return False, None

    def carry_out(self, command: Command) -> bool:
        """Carry out a command; must the question be asked again?"""
        self.commands[command.name](command.argument)
        return command.name == "undo"

    def list_numbered(self, entries: Iterable[tuple[str, str]]) -> None:
        for number, (words, brings) in enumerate(entries, 1):
            line = self.text("play-choice", number=number, words=words)
            more = self.text("play-brings", brings=brings) if brings else ""
            self.print_lines([line + more])

    def read_line(self) -> str:
        given: str = out.input(self.text("play-prompt") + "> ", markup=False)
        if not sys.stdin.isatty():
            self.print_lines([shorten(given)])  # nobody typed it, so no terminal has shown it
        return given.strip()

    # -- commands ----------------------------------------------------------------------------------

    def undo(self) -> None:
        taken_back = self.session.undo()
        if taken_back is None:
            self.print_text("play-nothing-to-undo")
            return
        self.printed = {seat: len(lines) for seat, lines in self.session.lines.items()}
        names = ", ".join(self.session.names[seat] for seat in dict.fromkeys(taken_back))
        self.print_text("play-undone", count=len(taken_back), names=names)
        self.report_fault()

    def show_help(self) -> None:
        """What can be typed, with a legal action as an example."""
        match = self.session.match
        example = match.game.actions.name(match.choice(0))
        self.print_text("play-help", example=example)
        words: dict[str, list[str]] = {}
        for word, name in command_words(self.language).items():
            words.setdefault(name, []).append(word)
        self.print_lines(
            f"  {', '.join(typed)}: {self.text(f'about-{name}')}" for name, typed in words.items()
        )

    def show_hint(self) -> None:
        self.print_lines(self.session.hint())
        self.print_text("hint-note")

    def show_refused(self) -> None:
        refused = [f"{one.name}: {one.reason}" for one in self.session.refused()]
        self.print_lines(refused or [self.text("play-nothing-refused")])

    def show_card(self, wanted: str) -> None:
        """Explain the components whose name holds what was typed."""
        match = self.session.match
        found = found_entries(match.game, match.edition, wanted, self.language)
        self.print_lines(found or [self.text("play-no-card", given=shorten(wanted) or "–")])

    def save(self) -> None:
        """Write the game and say how to continue it; commands are never broken across lines."""
        self.session.store()
        self.report_fault()
        if self.session.save_fault:
            return
        self.print_text("play-finished" if self.session.match.over else "play-saved")
        self.print_lines(f"  {line}" for line in self.session.commands_to_continue())

    def report_fault(self) -> None:
        if self.session.save_fault:
            self.print_text("play-not-saved", why=self.session.save_fault)

    def quit(self) -> None:
        """Stop playing; the game is saved on the way out."""
        raise Quit

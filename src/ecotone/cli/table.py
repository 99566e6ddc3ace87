"""A table in the terminal: draws it, asks people, lets bots choose, undoes, saves."""

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from rich.table import Table
from rich.text import Text

from ecotone.bots import seated_bot
from ecotone.bots.advice import advise
from ecotone.bots.levels import HINT_LEVEL, LEVELS
from ecotone.cli.console import TEXTS, draw_sheet, draw_view, out
from ecotone.cli.expectation import hint_lines
from ecotone.cli.replay import format_log
from ecotone.cli.result import seat_names, show_result
from ecotone.engine.actions import BadAction
from ecotone.engine.campaign import CampaignGame
from ecotone.engine.match import Match
from ecotone.engine.numbers import parse_whole
from ecotone.engine.replay import PERSON, Replay
from ecotone.engine.state import NOBODY

GROUPED_FROM = 10
"""From this number of decisions on, they are listed in two steps."""
LINE_SHOWN = 60
"""Typed input is quoted up to this length."""


class Choice(NamedTuple):
    """A decision with its text."""

    action: int
    words: str


class Group(NamedTuple):
    """Decisions that begin alike."""

    label: str
    choices: list[Choice]


class Quit(Exception):
    """The person wants to stop."""


class TerminalTable:
    """One game on one device."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[str],
        file: Path,
        language: str,
        campaign: CampaignGame | None = None,
    ) -> None:
        self.match = match
        self.seats = seats
        self.file = file
        self.language = language
        self.campaign = campaign
        self.people = [seat for seat, name in enumerate(seats) if name == PERSON]
        self.bots = {
            seat: seated_bot(name, match.seed, seat)
            for seat, name in enumerate(seats)
            if name != PERSON
        }
        self.names = seat_names(seats, language)
        self.deciders = deciders(match)
        self.shown_to = NOBODY
        self.news: dict[int, list[str]] = {seat: [] for seat in self.people}
        self.commands: dict[str, Callable[[], None]] = {
            "?": self.show_help,
            "h": self.show_hint,
            "u": self.undo,
            "t": self.show_table,
            "l": self.show_log,
            "r": self.show_sheet,
            "s": self.save,
            "q": self.quit,
        }

    def print_text(self, key: str, **words: object) -> None:
        out.print(TEXTS.format(self.language, key, words), markup=False)

    @property
    def keeps_secrets(self) -> bool:
        """Do the people at this device hide things from each other?"""
        game, options = self.match.game, self.match.options
        shared = game.together(options) and game.partners_share
        return len(self.people) > 1 and game.hidden_hands and not shared

    def run(self) -> None:
        """Play to the end or until the person stops; the game is saved in any case."""
        resumed_at_end = self.match.over
        try:
            while not self.match.over:
                if self.match.actor in self.bots:
                    self.play(self.bots[self.match.actor].choose(self.match))
                else:
                    self.ask_person()
        except (Quit, KeyboardInterrupt, EOFError):
            self.save()
            return
        except BaseException:
            self.save()
            raise
        if self.people:
            self.show_news(self.people[0])
        if resumed_at_end:
            self.print_text("play-over")
        show_result(self.match, self.seats, self.language)
        self.save()

    def play(self, action: int) -> None:
        """Play an action and record what happened, as far as everyone at the device may know it."""
        match = self.match
        before = match.state.copy()
        self.deciders.append(match.actor)
        match.push(action)
        viewer = NOBODY if self.keeps_secrets or not self.people else self.people[0]
        for event in match.game.events(
            match.edition, before, action, match.state, viewer, self.language
        ):
            line = match.game.format_event(event, self.language)
            for lines in self.news.values():
                lines.append(line)
            if not self.people:
                out.print(line, style="dim", markup=False)

    def ask_person(self) -> None:
        """Show the table to the person whose decision it is, and play what they choose."""
        seat = self.match.actor
        if self.keeps_secrets and self.shown_to != seat:
            out.clear()
            prompt = TEXTS.format(self.language, "play-pass", {"name": self.names[seat]})
            out.input(prompt, markup=False)
        self.shown_to = seat
        self.show_table()
        self.show_news(seat)
        groups = self.groups()
        action = self.pick([Choice(n, group.label) for n, group in enumerate(groups)], groups)
        if action is not None:
            self.play(action)
            self.store()

    def show_news(self, seat: int) -> None:
        """What happened since this person last decided, next to the question and not above it."""
        for line in self.news[seat]:
            out.print(line, style="dim", markup=False)
        self.news[seat].clear()

    def groups(self) -> list[Group]:
        """The legal decisions. If there are many, those that differ only in their last argument are
        grouped, provided the game has a text for what they have in common.
        """
        choices = [Choice(*choice) for choice in self.match.describe_legal(self.language)]
        if len(choices) < GROUPED_FROM:
            return [Group(choice.words, [choice]) for choice in choices]
        found: dict[tuple[str | int, ...], list[Choice]] = {}
        for choice in choices:
            kind, arguments = self.match.game.actions.decode(choice.action)
            if self.match.game.texts.has(self.language, group_key(kind)):
                alike = list(arguments.values())[:-1]
                found.setdefault((kind, *alike), []).append(choice)
            else:
                found[(choice.action,)] = [choice]
        return [Group(self.label(group), group) for group in found.values()]

    def label(self, choices: list[Choice]) -> str:
        """A group in words: its only choice, or what its choices have in common."""
        if len(choices) == 1:
            return choices[0].words
        match = self.match
        kind = match.game.actions.decode(choices[0].action).kind
        words = match.game.words(match.edition, match.state, choices[0].action, self.language)
        return match.game.texts.format(self.language, group_key(kind), words)

    def pick(self, listed: list[Choice], groups: list[Group]) -> int | None:
        """One action; None if a command was carried out instead, or the list is to be shown again.

        `listed` is the first list if `groups` are given, else a group's own choices.
        """
        numbered = Table.grid(padding=(0, 2, 0, 0))
        numbered.add_column(justify="right", min_width=4)
        for number, choice in enumerate(listed, 1):
            numbered.add_row(str(number), Text(choice.words))
        out.print(numbered)
        if not groups:
            self.print_text("play-back")
        while True:
            given = out.input(TEXTS.format(self.language, "play-prompt") + "> ").strip()
            typed = parse_whole(given)
            if typed is not None and 1 <= typed <= len(listed):
                choice = listed[typed - 1]
                return self.pick_one(groups[choice.action].choices) if groups else choice.action
            if typed == 0 and not groups:
                return None
            if given in self.commands:
                self.commands[given]()
                if given == "u":
                    return None
                continue
            meant = self.typed_choices(given)
            if meant:
                return self.pick_one(meant)
            self.print_text("play-unknown", given=shorten(given, LINE_SHOWN) or "–")

    def pick_one(self, choices: list[Choice]) -> int | None:
        """The only choice, or the one that the person picks."""
        return choices[0].action if len(choices) == 1 else self.pick(choices, [])

    def typed_choices(self, given: str) -> list[Choice]:
        """The legal decisions that a person may mean by an action's name or a game's short one."""
        match = self.match
        if parse_whole(given) is not None:
            return []
        try:
            meant = [match.game.actions.parse(given)]
        except BadAction:
            meant = list(match.game.actions_meant(match.edition, match.state, given))
        legal = match.describe_legal(self.language) if meant else []
        return [Choice(*choice) for choice in legal if choice[0] in meant]

    def undo(self) -> None:
        """Go back to the last decision of a person at this device, undoing what bots did since."""
        decided = [n for n, seat in enumerate(self.deciders) if seat in self.people]
        if not decided:
            self.print_text("play-nothing-to-undo")
            return
        self.match.rewind(decided[-1])
        del self.deciders[decided[-1] :]
        for lines in self.news.values():
            lines.clear()
        self.store()
        self.print_text("play-undone")

    def show_help(self) -> None:
        """What can be typed, with a legal action as an example."""
        example = self.match.game.actions.name(self.match.choice(0))
        self.print_text("play-help", example=example)

    def show_table(self) -> None:
        """Draw the table as the person who decides may see it."""
        match = self.match
        view = match.view(match.actor)
        out.print(draw_view(match.game, match.edition, view, self.language))
        self.print_text("play-turn", name=self.names[match.actor])

    def show_hint(self) -> None:
        """The best decisions of the person who decides, with what that person may know."""
        best = advise(self.match, LEVELS[HINT_LEVEL])
        for line in hint_lines(self.match, best, self.language):
            out.print(line, markup=False)
        self.print_text("hint-note")

    def show_log(self) -> None:
        """Print the game so far."""
        for line in format_log(self.match, self.match.actor, self.language):
            out.print(line, style="dim", markup=False)

    def show_sheet(self) -> None:
        """The current score sheet of the person who decides."""
        match = self.match
        sheet = match.game.score_sheet(match.edition, match.state, match.actor)
        out.print(draw_sheet(match.game, match.edition, sheet, self.language))

    def store(self) -> None:
        """Write the game so that it can be resumed or replayed."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        Replay(self.match, self.seats, self.campaign).write(self.file)

    def save(self) -> None:
        """Write the game and print how to resume it; commands are never broken across lines."""
        self.store()
        file = shlex.quote(str(self.file))
        if self.match.over:
            self.print_text("play-finished")
            lines = [f"ecotone replay {file}", f"ecotone analyse {file}"]
        else:
            self.print_text("play-saved")
            lines = [f"ecotone play {self.match.game.name} --resume {file}"]
        for line in lines:
            out.print(f"  {line}", markup=False, soft_wrap=True)

    def quit(self) -> None:
        """Stop playing; the game is saved on the way out."""
        raise Quit


def shorten(line: str, length: int) -> str:
    """A line without control characters, shortened if it is long."""
    shown = "".join(letter for letter in line if letter.isprintable())
    return shown if len(shown) <= length else shown[: length - 1] + "…"


def group_key(kind: str) -> str:
    """The text for what several decisions of a kind have in common."""
    return f"group-{kind.replace('_', '-')}"


def deciders(match: Match) -> list[int]:
    """The seat that decided each action so far."""
    actions = list(match.actions)
    match.rewind(0)
    seats = []
    for action in actions:
        seats.append(match.actor)
        match.push(action)
    return seats

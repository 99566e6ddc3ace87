"""A table in the terminal: draws it, asks people, lets bots choose, takes back, saves."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from ecotone.bots import bot_named
from ecotone.bots.advice import advise
from ecotone.bots.levels import HINT_LEVEL, LEVELS
from ecotone.cli.console import TEXTS, draw_sheet, draw_view, out
from ecotone.cli.expectation import hint_lines
from ecotone.cli.replay import show_result, tell
from ecotone.engine.actions import BadAction
from ecotone.engine.campaign import CampaignGame
from ecotone.engine.errors import EcotoneError
from ecotone.engine.match import Match
from ecotone.engine.replay import write_replay
from ecotone.engine.state import NOBODY

PERSON = "person"
GROUPED_FROM = 10
"""From so many decisions on, they are listed in two steps."""
SEAT_SALT = 7_919


class Choice(NamedTuple):
    """A decision with its words."""

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
        seats: tuple[str, ...],
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
            seat: bot_named(name, match.seed ^ SEAT_SALT * (seat + 1))
            for seat, name in enumerate(seats)
            if name != PERSON
        }
        self.deciders = deciders(match)
        self.shown_to = NOBODY
        self.commands: dict[str, Callable[[], None]] = {
            "?": lambda: self.say("play-help"),
            "h": self.show_hint,
            "u": self.undo,
            "t": self.show_table,
            "l": self.show_log,
            "r": self.show_sheet,
            "s": self.save,
            "q": self.quit,
        }

    def say(self, key: str, **words: object) -> None:
        """Print a text of the command line."""
        out.print(TEXTS.say(self.language, key, words), markup=False, soft_wrap=True)

    def name(self, seat: int) -> str:
        """A seat's name for people."""
        if self.seats[seat] == PERSON:
            return TEXTS.say(self.language, "seat-person", {"seat": seat + 1})
        return TEXTS.say(self.language, "seat-bot", {"seat": seat + 1, "bot": self.seats[seat]})

    def run(self) -> None:
        """Play to the end, or until the person stops; what was played is kept either way."""
        try:
            while not self.match.over:
                if self.match.actor in self.bots:
                    self.play(self.bots[self.match.actor].choose(self.match))
                else:
                    self.ask_person()
        except (Quit, KeyboardInterrupt, EOFError):
            self.save()
            return
        except EcotoneError:
            self.save()
            raise
        self.say("play-over")
        names = tuple(self.name(seat) for seat in range(self.match.players))
        show_result(self.match, names, self.language)
        self.save()

    def play(self, action: int) -> None:
        """Play an action and tell what happened, as everyone at the device may know it."""
        match = self.match
        before = match.state.copy()
        self.deciders.append(match.actor)
        match.apply(action)
        viewer = self.people[0] if len(self.people) == 1 else NOBODY
        for event in match.game.events(
            match.edition, before, action, match.state, viewer, self.language
        ):
            line = match.game.tell(event, self.language)
            out.print(line, style="dim", markup=False, soft_wrap=True)

    def ask_person(self) -> None:
        """Show the table to the person whose decision it is, and play what they choose."""
        seat = self.match.actor
        if len(self.people) > 1 and self.shown_to != seat:
            out.clear()
            prompt = TEXTS.say(self.language, "play-pass", {"name": self.name(seat)})
            out.input(prompt, markup=False)
        self.shown_to = seat
        self.show_table()
        groups = self.groups()
        action = self.pick([Choice(n, group.label) for n, group in enumerate(groups)], groups)
        if action is not None:
            self.play(action)

    def groups(self) -> list[Group]:
        """The legal decisions; when there are many, grouped by kind and first argument."""
        choices = [Choice(*choice) for choice in self.match.say_legal(self.language)]
        if len(choices) < GROUPED_FROM:
            return [Group(choice.words, [choice]) for choice in choices]
        found: dict[tuple[str, int], list[Choice]] = {}
        for choice in choices:
            kind, arguments = self.match.game.actions.decode(choice.action)
            found.setdefault((kind, next(iter(arguments.values()), 0)), []).append(choice)
        return [Group(self.label(kind, group), group) for (kind, _), group in found.items()]

    def label(self, kind: str, choices: list[Choice]) -> str:
        """A group in words: its only choice, or what its choices have in common."""
        match = self.match
        key = f"group-{kind.replace('_', '-')}"
        if len(choices) == 1 or not match.game.texts.has(self.language, key):
            return choices[0].words
        words = match.game.words(match.edition, match.state, choices[0].action, self.language)
        return match.game.texts.say(self.language, key, words)

    def pick(self, listed: list[Choice], groups: list[Group]) -> int | None:
        """One action; None when a command was carried out instead, or the list is to be shown anew.

        `listed` is the first list when `groups` are given, else a group's own choices.
        """
        for number, choice in enumerate(listed, 1):
            out.print(f"{number:>4}  {choice.words}", markup=False, soft_wrap=True)
        if not groups:
            self.say("play-back")
        while True:
            given = out.input(TEXTS.say(self.language, "play-prompt") + "> ").strip()
            if given.isdecimal() and 1 <= int(given) <= len(listed):
                choice = listed[int(given) - 1]
                if not groups:
                    return choice.action
                choices = groups[choice.action].choices
                return choices[0].action if len(choices) == 1 else self.pick(choices, [])
            if given == "0" and not groups:
                return None
            if given in self.commands:
                self.commands[given]()
                if given == "u":
                    return None
                continue
            action = self.typed_action(given)
            if action is not None:
                return action
            self.say("play-unknown", given=given or "–")

    def typed_action(self, given: str) -> int | None:
        """An action typed by its name, if it is legal now."""
        if given.isdecimal():
            return None
        try:
            action = self.match.game.actions.parse(given)
        except BadAction:
            return None
        return action if action in self.match.legal else None

    def undo(self) -> None:
        """Back to this person's last decision, past what bots did since."""
        seat = self.match.actor
        if seat not in self.deciders:
            self.say("play-nothing-to-undo")
            return
        length = len(self.deciders) - 1 - self.deciders[::-1].index(seat)
        self.match.rewind(length)
        del self.deciders[length:]
        self.say("play-undone")

    def show_table(self) -> None:
        """Draw the table as the person who decides may see it."""
        match = self.match
        view = match.seen_by(match.actor)
        out.print(draw_view(match.game, match.edition, view, self.language))
        self.say("play-turn", name=self.name(match.actor))

    def show_hint(self) -> None:
        """The best decisions of the person who decides, by what that person may know."""
        best = advise(self.match, LEVELS[HINT_LEVEL])
        for line in hint_lines(self.match, best, self.language):
            out.print(line, markup=False, soft_wrap=True)
        self.say("hint-note")

    def show_log(self) -> None:
        """Tell the game so far."""
        for line in tell(self.match, self.match.actor, self.language):
            out.print(line, style="dim", markup=False, soft_wrap=True)

    def show_sheet(self) -> None:
        """The score sheet of the person who decides, as the table stands."""
        match = self.match
        sheet = match.game.score_sheet(match.edition, match.state, match.actor)
        out.print(draw_sheet(match.game, match.edition, sheet, self.language))

    def save(self) -> None:
        """Write the game so that it can be resumed or replayed."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        write_replay(self.match, self.seats, self.file, self.campaign)
        self.say("play-saved", file=str(self.file), game=self.match.game.name)

    def quit(self) -> None:
        """Stop playing; the game is saved on the way out."""
        raise Quit


def deciders(match: Match) -> list[int]:
    """Who decided each action so far."""
    actions = list(match.actions)
    match.rewind(0)
    seats = []
    for action in actions:
        seats.append(match.actor)
        match.apply(action)
    return seats

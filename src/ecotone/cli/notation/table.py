"""A match between one person and bots, told in notation."""

from collections.abc import Callable, Sequence
from pathlib import Path

from ecotone.bots import seated_bot
from ecotone.bots.advice import advise
from ecotone.bots.levels import HINT_SIMULATIONS
from ecotone.cli.notation.words import Words, listed
from ecotone.cli.table.explaining import rules_text
from ecotone.engine.errors import BadOption, EcotoneError
from ecotone.engine.match import Match
from ecotone.engine.replay import PERSON, Replay

Say = Callable[[str], None]
Ask = Callable[[str], str]


class Quit(Exception):
    """The person wants to stop."""


class Table:
    """The match, and what was told of it."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[str],
        file: Path,
        words: Words,
        say: Say,
        ask: Ask,
    ) -> None:
        if list(seats).count(PERSON) != 1:
            raise BadOption(f"expected a game of one person, got {', '.join(seats)}")
        self.match, self.seats, self.file = match, tuple(seats), file
        self.words, self.say, self.ask = words, say, ask
        self.seat = self.seats.index(PERSON)
        self.bots = {
            seat: seated_bot(name, match.seed, seat)
            for seat, name in enumerate(seats)
            if seat != self.seat
        }
        self.is_new = True
        """Has the table changed since it was told?"""

    def run(self) -> None:
        """Play to the end or until the person stops; the game is saved in any case."""
        try:
            self.help()
            while not self.match.over:
                self.decide() if self.match.actor == self.seat else self.let_bot_decide()
        except (Quit, EOFError, KeyboardInterrupt):
            pass
        if self.match.over:
            self.say(self.match.describe(self.seat))
            for seat, (points, place) in enumerate(
                zip(self.match.scores(), self.match.places(), strict=True)
            ):
                self.say(self.words("result", points=points, place=place, **self.who(seat)))
        self.file.parent.mkdir(parents=True, exist_ok=True)
        Replay(self.match, self.seats).write(self.file)
        self.say(self.words("saved", file=self.file))

    def help(self) -> None:
        example = str(self.match.legal[0]) if self.match.count else ""
        for line in self.words.help(self.match.game, example):
            self.say(line)

    def who(self, seat: int) -> dict[str, str]:
        """A seat, and who sits there."""
        name = self.seats[seat]
        return {
            "seat": self.words("seat", seat=seat),
            "bot": self.words("person") if name == PERSON else name,
        }

    def let_bot_decide(self) -> None:
        seat = self.match.actor
        action = self.bots[seat].choose(self.match)
        decision = self.match.game.actions.name(action)
        self.say(self.words("actor", decision=decision, **self.who(seat)))
        self.match.push(action)
        self.is_new = True

    def decide(self) -> None:
        """Ask until a decision is taken, or a command has changed the table."""
        if self.is_new:
            self.say(self.match.describe(self.seat))
            self.is_new = False
        decisions = [str(action) for action in self.match.legal]
        for line in listed(decisions):
            self.say(line)
        self.carry_out(self.ask(f"{self.words('seat', seat=self.seat)}> ").strip())

    def carry_out(self, typed: str) -> None:
        """Play the decision of this number or name; anything else is a command."""
        legal = self.match.legal
        if typed.isdecimal():
            number = int(typed)
            if 1 <= number <= len(legal):
                self.match.push(legal[number - 1])
            else:
                self.refuse(typed)
            return
        try:
            self.match.push(typed)
        except EcotoneError:
            self.obey(self.words.commands.get(typed.casefold()), typed)

    def obey(self, command: str | None, typed: str) -> None:
        """Carry out a command, or say what can be typed."""
        if command == "quit":
            raise Quit
        if command == "table":
            self.is_new = True
        elif command == "hint":
            self.hint()
        elif command == "undo":
            self.undo()
        elif command == "rules":
            for line in rules_text(self.match.game, self.words.language):
                self.say(line)
        elif command == "help":
            self.help()
        else:
            self.refuse(typed)

    def refuse(self, typed: str) -> None:
        self.say(self.words("unknown", count=self.match.count, typed=repr(typed)))

    def hint(self) -> None:
        """The best decisions with what each is expected to bring."""
        number = self.words.number
        for one in advise(self.match, HINT_SIMULATIONS):
            interval = one.interval
            self.say(
                self.words(
                    "expected",
                    decision=self.match.game.actions.name(one.action),
                    mean=number(interval.mean),
                    low=number(interval.low),
                    high=number(interval.high),
                )
            )

    def undo(self) -> None:
        """Take back the person's last decision, and what bots did since."""
        walk = self.match.copy()
        while len(walk.actions) > walk.start:
            walk.pop()
            if walk.actor == self.seat:
                self.match.rewind(len(walk.actions))
                self.is_new = True
                return
        self.say(self.words("nothing-to-undo"))

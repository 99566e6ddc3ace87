"""A game in notation, with nothing but the core installed: what `ecotone` plays without extras.

The table is told as a program sees it, decisions as replays write them. Sentences, drawings and the
German language belong to the extra `play`.
"""

import argparse
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from textwrap import wrap

from ecotone.bots import bot_names, seated_bot
from ecotone.bots.advice import advise
from ecotone.bots.levels import DEFAULT_LEVEL, HINT_SIMULATIONS
from ecotone.engine.errors import BadOption, EcotoneError
from ecotone.engine.folders import data_root
from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named, game_names
from ecotone.engine.replay import PERSON, Replay

SEED_BITS = 32
WIDTH = 100
HELP = """Type a number, or a decision as it is written. Commands: table, hint, undo, quit, help.
A game is saved when you quit; continue it with --resume FILE."""


class Quit(Exception):
    """The person wants to stop."""


def parser() -> argparse.ArgumentParser:
    """The arguments that the core understands."""
    found = argparse.ArgumentParser(
        prog="ecotone",
        description="Play in notation. Everything else needs pip install 'ecotone[play]'.",
        epilog=HELP,
    )
    found.add_argument("command", nargs="?", choices=["play"], default="play")
    found.add_argument("game", nargs="?", choices=game_names(), help="default: you are asked")
    found.add_argument("--players", type=int, help="number of players, including bots")
    found.add_argument("--bot", default=DEFAULT_LEVEL, help=f"who plays against you: {names()}")
    found.add_argument("--seed", type=int, help="deal number")
    found.add_argument("--resume", type=Path, metavar="FILE", help="continue a saved game")
    return found


def names() -> str:
    return ", ".join(bot_names())


def play(arguments: Sequence[str], say: Callable[[str], None], ask: Callable[[str], str]) -> None:
    """Play one game as the arguments say."""
    given = parser().parse_args(arguments)
    if given.resume:
        saved = Replay.read(given.resume)
        table = Table(saved.match, saved.seats, given.resume, say, ask)
    else:
        game = game_named(given.game) if given.game else chosen_game(say, ask)
        count = game.default_players if given.players is None else given.players
        seed = secrets.randbits(SEED_BITS) if given.seed is None else given.seed
        seats = [PERSON, *[given.bot] * (count - 1)]
        file = data_root() / "saves" / f"{game.name}-{seed}.json"
        table = Table(Match(game, count, seed), seats, file, say, ask)
    table.run()


def chosen_game(say: Callable[[str], None], ask: Callable[[str], str]) -> Game:
    """The game that somebody names or gives the number of."""
    known = list(game_names())
    for number, name in enumerate(known, 1):
        say(f"{number:3} {name}")
    while True:
        typed = ask("Which game? ").strip()
        if typed in known:
            return game_named(typed)
        if typed.isdecimal() and 1 <= int(typed) <= len(known):
            return game_named(known[int(typed) - 1])


class Table:
    """A match between one person and bots, told in notation."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[str],
        file: Path,
        say: Callable[[str], None],
        ask: Callable[[str], str],
    ) -> None:
        if list(seats).count(PERSON) != 1:
            raise BadOption(f"expected a game of one person, got {', '.join(seats)}")
        self.match, self.seats, self.file = match, tuple(seats), file
        self.say, self.ask = say, ask
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
        self.say(HELP)
        try:
            while not self.match.over:
                self.decide() if self.match.actor == self.seat else self.let_bot_decide()
        except (Quit, EOFError, KeyboardInterrupt):
            pass
        if self.match.over:
            self.say(self.match.describe(self.seat))
            for seat, (points, place) in enumerate(
                zip(self.match.scores(), self.match.places(), strict=True)
            ):
                self.say(f"seat {seat}, {self.seats[seat]}: {points} points, place {place}")
        self.file.parent.mkdir(parents=True, exist_ok=True)
        Replay(self.match, self.seats).write(self.file)
        self.say(f"Saved: {self.file}")

    def let_bot_decide(self) -> None:
        seat = self.match.actor
        action = self.bots[seat].choose(self.match)
        self.say(f"seat {seat}, {self.seats[seat]}: {self.match.game.actions.name(action)}")
        self.match.push(action)
        self.is_new = True

    def decide(self) -> None:
        """Ask until a decision is taken, or a command has changed the table."""
        if self.is_new:
            self.say(self.match.describe(self.seat))
            self.is_new = False
        decisions = [str(action) for action in self.match.legal]
        listed = "   ".join(f"{n}\u00a0{name}" for n, name in enumerate(decisions, 1))
        for line in wrap(listed.replace(", ", ",\u00a0"), WIDTH, break_on_hyphens=False):
            self.say(line.replace("\u00a0", " "))
        self.carry_out(self.ask(f"seat {self.seat}> ").strip(), decisions)

    def carry_out(self, typed: str, decisions: list[str]) -> None:
        if typed.isdecimal() and 1 <= int(typed) <= len(decisions):
            self.push(decisions[int(typed) - 1])
        elif typed in decisions:
            self.push(typed)
        elif typed == "table":
            self.is_new = True
        elif typed == "hint":
            self.hint()
        elif typed == "undo":
            self.undo()
        elif typed == "quit":
            raise Quit
        elif typed == "help":
            self.say(HELP)
        else:
            self.say(f"expected a number from 1 to {len(decisions)} or a decision, got {typed!r}")

    def push(self, decision: str) -> None:
        try:
            self.match.push(decision)
        except EcotoneError as error:
            self.say(str(error))

    def hint(self) -> None:
        """The best decisions with what each is expected to bring."""
        for one in advise(self.match, HINT_SIMULATIONS):
            interval = one.interval
            self.say(
                f"{self.match.game.actions.name(one.action)}: {interval.mean:+.2f} "
                f"({interval.low:+.2f} to {interval.high:+.2f})"
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
        self.say("there is nothing to take back")

"""What `ecotone` does where only the core is installed."""

import argparse
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path

from ecotone.bots import bot_names
from ecotone.bots.levels import DEFAULT_LEVEL
from ecotone.cli.language import default_language
from ecotone.cli.notation.table import Ask, Say, Table
from ecotone.cli.notation.words import Words
from ecotone.engine.folders import data_root
from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named, game_names
from ecotone.engine.replay import PERSON, Replay
from ecotone.engine.texts import LANGUAGES

SEED_BITS = 32


def parser() -> argparse.ArgumentParser:
    """The arguments that the core understands."""
    found = argparse.ArgumentParser(
        prog="ecotone",
        description="Play in notation. Everything else needs pip install 'ecotone[play]'.",
    )
    found.add_argument("command", nargs="?", choices=["play"], default="play")
    found.add_argument("game", nargs="?", choices=game_names(), help="default: you are asked")
    found.add_argument("--players", type=int, help="number of players, including bots")
    bots = ", ".join(bot_names())
    found.add_argument("--bot", default=DEFAULT_LEVEL, help=f"who plays against you: {bots}")
    found.add_argument("--seed", type=int, help="deal number")
    found.add_argument("--resume", type=Path, metavar="FILE", help="continue a saved game")
    found.add_argument("--lang", choices=LANGUAGES, default=default_language(), help="language")
    return found


def play(arguments: Sequence[str], hint: str, say: Say = print, ask: Ask = input) -> None:
    """Play one game as the arguments say; the hint is a command that plays in words."""
    given = parser().parse_args(arguments)
    words = Words(given.lang)
    complain(words("core-only", command=hint))
    Game.announce = staticmethod(lambda game: complain(words("compiling", game=game.name)))
    if given.resume:
        saved = Replay.read(given.resume)
        table = Table(saved.match, saved.seats, given.resume, words, say, ask)
    else:
        game = game_named(given.game) if given.game else chosen_game(words, say, ask)
        count = game.default_players if given.players is None else given.players
        seed = secrets.randbits(SEED_BITS) if given.seed is None else given.seed
        seats = [PERSON, *[given.bot] * (count - 1)]
        file = data_root() / "saves" / f"{game.name}-{seed}.json"
        table = Table(Match(game, count, seed), seats, file, words, say, ask)
    table.run()


def complain(line: str) -> None:
    """Print a line of standard error."""
    print(line, file=sys.stderr)  # noqa: T201 - this is the command line's voice


def chosen_game(words: Words, say: Say, ask: Ask) -> Game:
    """The game that somebody names or gives the number of."""
    known = list(game_names())
    for number, name in enumerate(known, 1):
        say(f"{number:3} {name}")
    while True:
        typed = ask(f"{words('which-game')} ").strip()
        if typed in known:
            return game_named(typed)
        if typed.isdecimal() and 1 <= int(typed) <= len(known):
            return game_named(known[int(typed) - 1])

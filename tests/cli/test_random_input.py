"""Whatever is typed, no game is lost: random lines, thousands per game."""

import random
import unicodedata

import pytest

from ecotone.cli.table import plain
from ecotone.cli.table.choices import Choice
from ecotone.cli.table.plain import PlainTable
from ecotone.cli.table.session import Session
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named
from ecotone.engine.replay import PERSON, Replay

GAMES = ["keystone", "ecosfera", "habitats", "keyharvest"]
ODD = [
    "²",
    "٣",
    "①",
    "\0",
    "🦊🦊",
    "\x1b[A",
    "9" * 5000,
    "x" * 100_000,
    "",
    " ",
    "-1",
    "0",
    "(",
    "=",
    "[/]",
]
BLOCKS = [32, 0xC0, 0x2500, 0x1F900]
"""Where letters, frames and emoji begin."""
COMMANDS = ["u", "why", "warum", "card a", "?", "t", "l", "r", "s", "undo", "rules", "card", "h1"]


class Quiet:
    """A console that types prepared lines and shows nothing."""

    def __init__(self, lines):
        self.lines = lines

    def print(self, line, **settings):
        assert isinstance(line, str)

    def clear(self):
        pass

    def input(self, prompt, **settings):
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None


def random_lines(match, choose, count):
    """Numbers, commands, parts of decisions and any letters at all."""
    for _ in range(count):
        kind = choose.random()
        if kind < 0.35:
            yield str(choose.randint(-1, 12))
        elif kind < 0.4:
            yield choose.choice(COMMANDS)
        elif kind < 0.6 and not match.over:
            name = match.game.actions.name(int(choose.choice(match.legal)))
            cut = choose.randint(0, len(name))
            yield name[:cut] if choose.random() < 0.5 else name
        elif kind < 0.8:
            yield choose.choice(ODD)
        else:
            letters = (chr(choose.choice(BLOCKS) + choose.randint(0, 94)) for _ in range(9))
            yield unicodedata.normalize("NFC", "".join(letters))


def survive(monkeypatch, tmp_path, name, count):
    monkeypatch.setattr(Choice, "details", [])
    monkeypatch.setattr(Choice, "worth", ())
    choose = random.Random(name)
    given = 0
    for seed in range(count):
        match = Match(game_named(name), 2, seed)
        language = choose.choice(["en", "de"])
        session = Session(match, (PERSON, PERSON), tmp_path / "game.json", language)
        counted = Counted(random_lines(match, choose, count - given))
        monkeypatch.setattr(plain, "out", Quiet(counted))
        PlainTable(session).run()
        given += counted.count
        assert Replay.read(session.file).match.actions == match.actions
        if given >= count:
            return


class Counted:
    """An iterator that knows how many it has given."""

    def __init__(self, values):
        self.values = values
        self.count = 0

    def __iter__(self):
        return self

    def __next__(self):
        value = next(self.values)
        self.count += 1
        return value


@pytest.mark.parametrize("name", GAMES)
def test_random_lines_lose_no_game(monkeypatch, tmp_path, name):
    survive(monkeypatch, tmp_path, name, 300)


@pytest.mark.deep
@pytest.mark.parametrize("name", GAMES)
def test_ten_thousand_random_lines_lose_no_game(monkeypatch, tmp_path, name):
    survive(monkeypatch, tmp_path, name, 10_000)

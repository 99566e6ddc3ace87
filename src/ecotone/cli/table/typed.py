"""What a person means by what they typed: a command, a decision, or part of one."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from ecotone.cli.table.choices import Choice
from ecotone.cli.table.words import TEXTS
from ecotone.engine.actions import BadAction
from ecotone.engine.match import Match
from ecotone.engine.numbers import parse_whole
from ecotone.engine.terminal import is_named

COMMANDS = (
    "help",
    "hint",
    "undo",
    "table",
    "log",
    "sheet",
    "why",
    "rules",
    "card",
    "save",
    "quit",
)
SHORTEST_WORD = 3
LONGEST = 200
"""Longer lines are no decision of any game."""
BETWEEN_DECISIONS = re.compile(r"[,;](?![^(]*\))")
LINE_SHOWN = 60
"""Typed input is quoted up to this length."""


class Command(NamedTuple):
    """A command and what was typed behind it."""

    name: str
    argument: str


class Meant(NamedTuple):
    """The decisions somebody may mean."""

    choices: list[Choice]
    is_exact: bool
    """Was the only one named in full, by what the board shows?"""


def command_words(language: str) -> dict[str, str]:
    """Everything that can be typed for a command, with its name."""
    found = {}
    for name in COMMANDS:
        for word in TEXTS.format(language, f"command-{name}").split():
            found[word] = name
    return found


def read_command(typed: str, language: str) -> Command | None:
    """The command somebody typed, if it is one."""
    word, _, argument = typed.strip().partition(" ")
    name = command_words(language).get(word.casefold())
    if name is None or (argument.strip() and name != "card"):
        return None
    return Command(name, argument.strip())


def read_decision(match: Match, choices: Sequence[Choice], typed: str) -> Meant:
    """The decisions that fit what was typed, best understood first: an action's name, what the
    board shows, then words of the decisions themselves.
    """
    typed = typed.strip()
    if not typed or len(typed) > LONGEST or parse_whole(typed) is not None:
        return Meant([], False)
    meant = set(named_actions(match, typed))
    found = [choice for choice in choices if choice.action in meant]
    if found:
        return Meant(found, len(found) == 1)
    tokens = typed.casefold().split()
    if any(len(token) >= SHORTEST_WORD for token in tokens):
        fitting = [choice for choice in choices if fits(tokens, choice.words)]
        return Meant(fitting, False)
    return Meant([], False)


def split_decisions(typed: str) -> list[str]:
    """The decisions typed in one line, divided by commas or semicolons outside of brackets."""
    if len(typed) > LONGEST:
        return [typed]
    parts = [part.strip() for part in BETWEEN_DECISIONS.split(typed)]
    return [part for part in parts if part] or [typed]


def named_actions(match: Match, typed: str) -> list[int]:
    """The actions named in full, or by the values of some of their arguments in order."""
    actions = match.game.actions
    try:
        return [actions.parse(typed)]
    except BadAction:
        pass
    short = list(match.game.actions_meant(match.edition, match.state, typed))
    if short:
        return short
    tokens = typed.casefold().split()
    return [number for number in match.legal_numbers.tolist() if is_named(actions, number, tokens)]


def fits(tokens: Sequence[str], words: str) -> bool:
    """Does every token begin a word of the text?"""
    parts = re.findall(r"\w+", words.casefold())
    return all(any(part.startswith(token) for part in parts) for token in tokens)


def shorten(line: str, length: int = LINE_SHOWN) -> str:
    """A line without control characters, shortened if it is long."""
    shown = "".join(letter for letter in line if letter.isprintable())
    return shown if len(shown) <= length else shown[: length - 1] + "…"

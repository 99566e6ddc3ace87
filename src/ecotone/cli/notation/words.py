"""The words around a game in notation, read without Fluent."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from textwrap import wrap

from ecotone.engine.game import Game
from ecotone.engine.plain_texts import format_plain, plain_texts

CLI = Path(__file__).parents[1]
CATALOGUES = (CLI / "texts", CLI / "table" / "texts", CLI / "notation" / "texts")
COMMANDS = ("help", "hint", "undo", "table", "rules", "quit")
WIDTH = 100
INDENT = "    "
VALUES_SHOWN = 4
UNBROKEN = "\u00a0"


class Words:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.texts: dict[str, str] = {}
        for folder in CATALOGUES:
            self.texts |= plain_texts(folder, language)
        self.commands = {
            word: name for name in COMMANDS for word in self.texts[f"command-{name}"].split()
        }
        """Everything that can be typed for a command, with its name."""

    def __call__(self, key: str, /, **given: object) -> str:
        return format_plain(self.texts[key], **given)

    def number(self, value: float) -> str:
        """A number with its sign, as the language writes it."""
        written = f"{value:+.2f}"
        return written.replace(".", ",") if self.language == "de" else written

    def help(self, game: Game, example: str) -> Iterator[str]:
        """What can be typed, and what the decisions of the game mean."""
        yield self("help-type", example=example)
        listed = (f"{word} ({self(f'about-{name}')})" for word, name in self.spelled_out().items())
        yield from folded(self("help-commands", commands=", ".join(listed)))
        yield self("help-saved")
        yield self("help-decisions")
        meanings = plain_texts(game.folder / "texts", self.language)
        for name, kind in game.actions.kinds.items():
            inside = ", ".join(f"{name}={shown(values)}" for name, values in kind.arguments.items())
            written = f"{name}({inside})" if inside else name
            meaning = meanings.get(f"decision-{name.replace('_', '-')}", "")
            yield from folded(f"{INDENT}{written}: {meaning}".rstrip(": "))

    def spelled_out(self) -> dict[str, str]:
        """The first whole word of every command: `undo` rather than `u`."""
        found: dict[str, str] = {}
        for word, name in self.commands.items():
            if len(word) > 1 and name not in found.values():
                found[word] = name
        return found


def shown(values: Sequence[str]) -> str:
    """The values of an argument, or the first and the last of many."""
    return "|".join(values) if len(values) <= VALUES_SHOWN else f"{values[0]}…{values[-1]}"


def folded(line: str) -> list[str]:
    return wrap(line, WIDTH, subsequent_indent=2 * INDENT, break_on_hyphens=False)


def listed(decisions: Sequence[str]) -> Iterator[str]:
    """The decisions with their numbers; those that differ in their last argument stand together."""
    numbered = enumerate(decisions, 1)
    for head, group in groupby(numbered, key=lambda pair: opening(pair[1])):
        members = [(number, name.removeprefix(head)) for number, name in group]
        told = [unbroken(f"{number} {name.rstrip(')')}") for number, name in members]
        if len(members) == 1:
            told = [unbroken(f"{number} {head}{name}") for number, name in members]
        elif head:
            told.insert(0, unbroken(f"{head}…)"))
        yield from (line.replace(UNBROKEN, " ") for line in folded("   ".join(told)))


def opening(decision: str) -> str:
    """A decision up to its last argument: `move(start=r1c1, ` of `move(start=r1c1, end=r3c3)`."""
    before, comma, _ = decision.rpartition(", ")
    if comma:
        return before + comma
    kind, bracket, _ = decision.partition("(")
    return kind + bracket


def unbroken(text: str) -> str:
    return text.replace(" ", UNBROKEN)

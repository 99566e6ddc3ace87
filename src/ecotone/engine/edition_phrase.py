"""The small languages of editions, declared so that a form can build their sentences by choosing.

A game's reader decides what a sentence means and whether it is allowed; what is declared here says
only which words may follow each other.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

NUMBER = "{}"
"""Stands for a number in a choice: `per:{}`."""


@dataclass(frozen=True)
class Slot:
    """A place in a sentence, and the words that may stand there."""

    name: str
    """The game's text `slot-<name>` names it, `word-<name>-<choice>` each choice."""
    kind: Literal["one", "some", "literal"] = "one"
    """One choice, some of them, or a word that is always there."""
    choices: tuple[str, ...] = ()
    required: bool = True
    low: int = 0
    high: int = 0
    """The range of the number in a choice."""
    joined: str = "|"
    """What joins some choices; with a blank each is a word of its own."""
    prefix: str = ""
    """What stands before the choices: `beside:`, or `if` and a blank."""
    alone: tuple[str, ...] = ()
    """Choices that go with no other."""
    initial: str = ""
    """What an optional slot holds in a new sentence."""
    rows: tuple[str, ...] = ()
    """Parts of the edition whose components may be chosen, by their keys."""


@dataclass(frozen=True)
class Sentence:
    """What may follow a first word."""

    head: str
    slots: tuple[Slot, ...] = ()


@dataclass(frozen=True)
class Phrase:
    """A language: sentences, how they are joined, and what may stand before each."""

    sentences: tuple[Sentence, ...]
    joins: tuple[str, ...] = (";",)
    before: tuple[Slot, ...] = ()
    most: int = 1
    """The most sentences."""
    empty: bool = False
    """May there be none?"""


def one(
    name: str, choices: Sequence[str], low: int = 0, high: int = 0, required: bool = True
) -> Slot:
    """One of some words, which may contain a number."""
    return Slot(name, "one", tuple(choices), required, low, high)


def some(name: str, choices: Sequence[str], joined: str = "|", required: bool = True) -> Slot:
    """Some of some words."""
    return Slot(name, "some", tuple(choices), required, joined=joined)


def literal(word: str) -> Slot:
    """A word that is always there."""
    return Slot(word, "literal", (word,))


def comparisons(names: Sequence[str], signs: Sequence[str] = (">=", "<=")) -> list[str]:
    """Each name compared with a number."""
    return [f"{name}{sign}{NUMBER}" for name in names for sign in signs]

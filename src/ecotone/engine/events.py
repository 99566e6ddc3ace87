"""What happened, as a text's key with arguments that name no words of any language.

An argument is a number, a plain word that a text selects by, a `Reference` to something that has a
name, or a list of references. Whoever shows an event looks the names up and formats the text in the
language that is read; see `naming`, and `lib/events.ts` for the browser.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, Union

SEAT = "seat"
"""The kind of a reference to a seat, by its number from 0."""
TEXT = "text"
"""The kind of a reference to another text of the game, by its key."""

Argument = Union[int, str, "Reference", Sequence["Reference"]]
Arguments = Mapping[str, Argument]


class Reference(NamedTuple):
    """Something that has a name: a component, a seat, or another text."""

    kind: str
    """SEAT, TEXT, or a list of the catalogue such as `cards`."""
    id: str | int
    part: str = "name"
    """Which of a component's localized texts is meant."""
    arguments: Arguments = MappingProxyType({})
    """The arguments of another text."""


class Event(NamedTuple):
    """Something that happened, as a text of the game with its arguments."""

    key: str
    arguments: Arguments


class Refusal(NamedTuple):
    """Something a person might expect to be able to do but may not, and why."""

    subject: str
    """What it is about, as the game's board names it: `wild:f`, `space:r2c3`, …"""
    reason: Event


class Fact(NamedTuple):
    """Something that a turn has brought about, as a reason for it."""

    term: str
    """The term of the evaluation that shows it."""
    event: Event
    amount: float | None = None
    """Points it brings at once."""


def seat_reference(seat: int) -> Reference:
    return Reference(SEAT, int(seat))


def text_reference(key: str, **arguments: Argument) -> Reference:
    return Reference(TEXT, key, arguments=arguments)

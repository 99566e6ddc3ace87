"""What all messages between browser and server are made of, and those about the server itself.

The other modules named `…_messages` hold the rest; docs/protocol.md explains them all.
"""

from typing import Any, Literal

import msgspec

PROTOCOL = 5
"""Raised whenever a client of an older build could misread a message; it is told to reload."""

Language = Literal["en", "de"]
SeatKind = Literal["here", "link", "bot"]
RefusalCode = Literal[
    "stale",
    "illegal",
    "not_your_turn",
    "over",
    "no_undo",
    "no_hints",
    "not_replaying",
    "too_many",
    "table_full",
    "bad_message",
    "not_stored",
    "waiting",
    "not_over",
    "not_seated",
    "no_chat",
    "bad_line",
    "called_off",
]
ClockKind = Literal["move", "game"]
TimeUp = Literal["bot", "end"]
CalledOff = Literal["agreed", "time"]
SignName = Literal["hello", "good-luck", "well-played", "thanks", "one-moment", "oops"]


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """Something a browser sends; unknown fields are refused."""


class Answer(msgspec.Struct, gc=False):
    """Something the server sends; never a part of itself, so that no garbage is looked for."""


class GameState(Answer):
    """Whether a game's rules are compiled, and how many of their parts are."""

    state: Literal["ready", "preparing", "waiting"]
    done: int
    of: int


class SharingState(Answer):
    """Whether the network can reach this server, and at which addresses."""

    shared: bool
    switchable: bool
    """May this browser open and close the server?"""
    addresses: list[str]


class ShareChange(Message):
    """Open the server to the network, or close it."""

    shared: bool


class Live(Answer):
    """A server that answers."""

    version: str


class Ready(Answer):
    """Can decisions be stored?"""

    storing: bool


class Health(Answer):
    """The state of the server. `build` names the client it serves, if one is built."""

    version: str
    tables: int | None
    """None if the database does not answer."""
    build: str | None
    games: dict[str, GameState]
    storing: bool
    """Can changes be stored?"""
    faults: int
    """Unexpected failures on live connections since the start."""


class AnalysisState(Answer):
    """The progress of an analysis, and the analysis once it is done."""

    progress: float
    analysis: dict[str, Any] | None = None


class Problem(Answer):
    """A request that was not granted, and why."""

    error: str
    text: str
    detail: Any = None

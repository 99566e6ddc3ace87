"""The messages between browser and server about tables; docs/protocol.md explains them."""

from typing import Any, Literal

import msgspec

from ecotone.bots.advice import Measure
from ecotone.engine.texts import Localized

PROTOCOL = 1
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
    "bad_message",
    "not_stored",
]


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """Something a browser sends; unknown fields are refused."""


class Answer(msgspec.Struct):
    """Something the server sends."""


# -- preparing -----------------------------------------------------------------------------------


class GameState(Answer):
    """Whether a game's rules are compiled, and how many of their parts are."""

    state: Literal["ready", "preparing", "waiting"]
    done: int
    of: int


# -- sharing -----------------------------------------------------------------------------------


class SharingState(Answer):
    """Whether the network can reach this server, and at which addresses."""

    shared: bool
    switchable: bool
    """May this browser open and close the server?"""
    addresses: list[str]


class ShareChange(Message):
    """Open the server to the network, or close it."""

    shared: bool


# -- tables ------------------------------------------------------------------------------------


class NewNote(Message):
    """The profile in which the end of a table is to be recorded."""

    profile: str


class NewChapter(Message):
    """The chapter a new table is for, and the profile in which its end is recorded."""

    number: int
    profile: str


class NewSeat(Message):
    """Who is to play a seat."""

    kind: SeatKind
    name: str | None = None
    level: str | None = None


class NewTable(Message):
    """A table to be created."""

    game: str
    players: int
    seats: list[NewSeat]
    edition: str | None = None
    options: dict[str, str | int | bool] | None = None
    seed: int | str | None = None
    absent_after: int | None = None
    chapter: NewChapter | None = None
    hints: bool | None = None


class CreatedSeat(Answer):
    """A seat with the token that opens it; bots have none."""

    seat: int
    kind: SeatKind
    name: str
    token: str | None


class Created(Answer):
    """A new table with its tokens, which are sent only this once."""

    id: str
    owner_token: str | None
    seats: list[CreatedSeat]


class SeatChange(Message):
    """A seat's new name, or who plays it from now on."""

    name: str | None = None
    kind: SeatKind | None = None
    level: str | None = None


class SeatFacts(Answer):
    """A seat as everyone may see it."""

    seat: int
    name: str
    kind: SeatKind
    level: str | None
    connected: bool
    thinking: bool


class TableFacts(Answer):
    """What anyone may know of a table; the seed only if it was chosen, or at the end."""

    id: str
    game: str
    edition: str
    edition_title: Localized
    house: bool
    options: dict[str, str | int]
    players: int
    seats: list[SeatFacts]
    started: str
    moves: int
    over: bool
    actor: int | None
    rules_version: int
    replays: bool
    """Can the game be continued, or looked at if it is over?"""
    stopped: str | None
    """Why it cannot."""
    cooperative: bool
    hidden_hands: bool
    seed: int | str | None
    absent_after: int | None
    chapter: int | None
    hints: bool


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


# -- live: from the browser --------------------------------------------------------------------


class Join(Message, tag="join", tag_field="type"):
    """Take a seat, or watch."""

    language: Language = "en"
    token: str | None = None
    protocol: int | None = None
    """The version of these messages that the browser knows; others are not checked."""


class Act(Message, tag="act", tag_field="type"):
    """Take a decision."""

    version: int
    action: int
    id: str


class Undo(Message, tag="undo", tag_field="type"):
    """Go back to this seat's last decision."""

    version: int
    id: str


class AskPreviews(Message, tag="previews", tag_field="type"):
    """Ask what each decision would bring."""

    version: int


class AskHint(Message, tag="hint", tag_field="type"):
    """Ask for the best decisions."""

    version: int


class SetLanguage(Message, tag="language", tag_field="type"):
    """Use this language from now on."""

    language: Language


class Point(Message, tag="point", tag_field="type"):
    """Show the others a marker; None removes it."""

    subject: str | None = None


class Ping(Message, tag="ping", tag_field="type"):
    """Keep the connection open."""


Incoming = Join | Act | Undo | AskPreviews | AskHint | SetLanguage | Point | Ping


# -- live: from the server ---------------------------------------------------------------------


class Decision(Answer):
    """A decision that may be taken now."""

    action: int
    kind: str
    arguments: dict[str, str]
    text: str


class Refusal(Answer):
    """Something that may not be done now, and why."""

    subject: str
    text: str


class LogLine(Answer):
    """A sentence of the log."""

    move: int
    seat: int | None
    """Who decided; None for a note about the table."""
    text: str


class Move(Answer):
    """The last decision taken."""

    move: int
    seat: int
    kind: str
    arguments: dict[str, str]


class TableState(Answer, tag="state", tag_field="type"):
    """The table as one seat may see it."""

    version: int
    table: TableFacts
    seat: int | None
    actor: int | None
    over: bool
    view: dict[str, Any]
    legal: list[Decision]
    refusals: list[Refusal]
    log: list[LogLine]
    last: Move | None
    scores: list[int | None]
    places: list[int] | None
    sheets: list[dict[str, Any]] | None
    undo: bool
    hints: bool
    moves: int


class Moment(Answer):
    """The table after some of its actions, as one seat saw it."""

    move: int
    moves: int
    actor: int | None
    over: bool
    view: dict[str, Any]
    log: list[LogLine]
    last: Move | None
    scores: list[int | None]


class Accepted(Answer, tag="accepted", tag_field="type"):
    """The message was carried out and is committed."""

    id: str
    version: int


class Refused(Answer, tag="refused", tag_field="type"):
    """The message changed nothing, and why."""

    code: RefusalCode
    text: str
    version: int
    id: str | None = None


class Previews(Answer, tag="previews", tag_field="type"):
    """What each decision would bring."""

    version: int
    previews: dict[int, dict[str, Any]]


class HintChoice(Answer):
    """A good decision."""

    action: int
    text: str
    expected: float
    confidence: float


class Hint(Answer, tag="hint", tag_field="type"):
    """The best decisions."""

    version: int
    measure: Measure
    choices: list[HintChoice]


class Pointing(Answer, tag="pointing", tag_field="type"):
    """Someone shows a marker."""

    seat: int
    subject: str | None


class Presence(Answer, tag="presence", tag_field="type"):
    """Who is connected, and who is thinking."""

    seats: list[SeatFacts]


class Preparing(Answer, tag="preparing", tag_field="type"):
    """The table is loaded once its game's rules are compiled."""

    done: int
    of: int


class Pong(Answer, tag="pong", tag_field="type"):
    """The connection is open, and this is the table's version once it is loaded."""

    version: int | None = None


Outgoing = (
    TableState | Accepted | Refused | Previews | Hint | Pointing | Presence | Preparing | Pong
)

"""The live messages from the server."""

from typing import Any

import msgspec

from ecotone.bots.advice import Measure
from ecotone.server.messages import Answer, RefusalCode, SignName
from ecotone.server.table_messages import SeatFacts, TableFacts


class Decision(Answer):
    """A decision that may be taken now."""

    action: int
    kind: str
    arguments: dict[str, str]
    text: str


class Reference(Answer, omit_defaults=True):
    """Something that has a name, as the argument of a text."""

    kind: str
    """`seat`, `text`, or a list of the game's catalogue."""
    id: int | str
    """The seat's number, the text's key, or the component's id."""
    part: str = "name"
    """Which of the component's texts is meant."""
    arguments: dict[str, "Argument"] = msgspec.field(default_factory=dict)
    """The arguments of the text."""


Argument = int | str | Reference | list[Reference]


class Refusal(Answer):
    """Something that may not be done now, and why: a text of the game with its arguments."""

    subject: str
    """What it is about, as the game's board names it: `wild:f`, `space:r2c3`."""
    key: str
    arguments: dict[str, Argument]


class LogLine(Answer):
    """Something that happened: a text of the game with its arguments."""

    move: int
    seat: int | None
    """Who decided; None for a note about the table."""
    key: str
    arguments: dict[str, Argument]


class Move(Answer):
    """The last decision taken."""

    move: int
    seat: int
    kind: str
    arguments: dict[str, str]


class Standing(Answer):
    """What a table's `state` and its `change` both tell."""

    version: int
    actor: int | None
    over: bool
    legal: list[Decision]
    """Empty unless it is this seat's decision, like `refusals`."""
    refusals: list[Refusal]
    log_from: int
    """How many lines of the whole log come before these; the connection has been sent them."""
    log: list[LogLine]
    last: Move | None
    """None if the seat may not know it."""
    undo: bool
    """May this seat take its last decision back?"""
    hints: bool
    """May it ask for a hint now?"""
    moves: int


class TableState(Standing, tag="state", tag_field="type"):
    """The table as one seat may see it: after `join`, every change and `language`."""

    table: TableFacts
    seat: int | None
    view: dict[str, Any]
    """As the game's `view` returns it for this seat."""
    scores: list[int | None]
    """None for those that depend on something the seat may not know."""
    places: list[int] | None
    """When the game is over, like `sheets`."""
    sheets: list[dict[str, Any]] | None
    previews: dict[int, dict[str, Any]] | None = None
    """What each decision would bring; null if the message `previews` brings it, or nobody asked."""


class Changed(Answer, omit_defaults=True):
    """A part of the state that is another one now."""

    path: list[int | str]
    """Names of fields and places of lists, `["view", "boards", 0]`; the place behind a list's end
    adds to it."""
    value: Any = None
    """null if it is left out."""
    gone: bool = False
    """Is the field not there any more?"""


class TableChange(Standing, tag="change", tag_field="type"):
    """What is different from the last `state` or `change`, if `join` asked for that."""

    base: int
    """The version that it changes. A browser with another one asks with `language`."""
    changes: list[Changed]
    """Of the fields that only a `state` has."""
    previews: dict[int, dict[str, Any]] | None = None


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


class Stopped(Answer, tag="stopped", tag_field="type"):
    """Only the first decisions of a plan were carried out and are committed."""

    id: str
    version: int
    """That of the table after them."""
    taken: int
    """How many they are."""
    code: RefusalCode
    """Why the next one was not possible."""


class Refused(Answer, tag="refused", tag_field="type"):
    """The message changed nothing, and why: the client's text `refused-…` of that code."""

    code: RefusalCode
    version: int
    id: str | None = None


class Previews(Answer, tag="previews", tag_field="type"):
    """What each decision would bring."""

    version: int
    previews: dict[int, dict[str, Any]]


class HintReason(Answer):
    """What speaks for a decision or against it, compared with the next best."""

    text: str
    amount: float | None
    """In points; None where a game is only won or lost."""
    speaks_for: bool
    term: str
    """The term of the evaluation that differs."""
    rival: int | None
    """Whose it is, if not the own seat's."""


class HintChoice(Answer):
    """A good decision."""

    action: int
    text: str
    """In words that do without names of places that the board does not show."""
    expected: float
    """Corrected by how games from such positions ended, where there are enough."""
    low: float
    high: float
    """Between these, eight of ten such games ended; of a chance, or without such games, the 95 %
    range of the search."""
    confidence: float
    reasons: list[HintReason]


class Hint(Answer, tag="hint", tag_field="type"):
    """The best decisions."""

    version: int
    measure: Measure
    choices: list[HintChoice]
    played: bool
    """Do the numbers rest on games that were played on?"""


class Pointing(Answer, tag="pointing", tag_field="type"):
    """Someone shows a marker."""

    seat: int
    subject: str | None


class Presence(Answer, tag="presence", tag_field="type"):
    """Who is connected, who is thinking, and who watches."""

    seats: list[SeatFacts]
    spectators: list[str]
    """Their names; empty for those who gave none."""


class Signed(Answer, tag="signed", tag_field="type"):
    """Somebody makes a sign."""

    seat: int
    sign: SignName


class ChatLine(Answer):
    """A line of the chat; without text if it was taken away."""

    number: int
    seat: int
    name: str
    text: str
    at: str
    reported: bool


class Chat(Answer, tag="chat", tag_field="type"):
    """Lines of the chat that are new or have changed; after `join`, all of them."""

    lines: list[ChatLine]


class Reviewing(Answer, tag="reviewing", tag_field="type"):
    """Somebody leads everyone who looks at the finished game together to a move."""

    name: str
    move: int
    eyes: int


class Preparing(Answer, tag="preparing", tag_field="type"):
    """The game's rules are being compiled; sent every second from `join` to the first `state`.

    Meanwhile only `ping` is answered; other messages are answered once the table is loaded.
    """

    done: int
    of: int


class Announcement(Answer, tag="announcement", tag_field="type"):
    """What the host of the server tells everyone."""

    text: str


class Pong(Answer, tag="pong", tag_field="type"):
    """The connection is open."""

    version: int | None = None
    """That of the table once it is loaded: a browser whose state is older asks with `language`."""


Outgoing = (
    TableState
    | TableChange
    | Accepted
    | Stopped
    | Refused
    | Previews
    | Hint
    | Pointing
    | Presence
    | Signed
    | Chat
    | Reviewing
    | Preparing
    | Announcement
    | Pong
)
Relayed = Signed | Chat | Reviewing
"""What is passed on to everyone at a table as it is."""

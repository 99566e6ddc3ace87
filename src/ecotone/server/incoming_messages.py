"""The live messages from the browser."""

from ecotone.server.messages import Language, Message, SignName


class Join(Message, tag="join", tag_field="type"):
    """Take a seat, or watch."""

    language: Language = "en"
    token: str | None = None
    person: str | None = None
    """The secret of the person whose seat it becomes, if it belongs to nobody yet."""
    name: str | None = None
    """What to call somebody who watches."""
    protocol: int | None = None
    """The version of these messages that the browser knows; others are not checked."""
    previews: bool = False
    """Should every state in which this seat decides come with `previews`?"""
    changes: bool = False
    """Should `change` be sent in place of `state` where less has to be said?"""


class Act(Message, tag="act", tag_field="type"):
    """Take a decision."""

    version: int
    action: int
    id: str
    """Chosen by the browser; the same one twice is one decision."""


class ActAll(Message, tag="act_all", tag_field="type"):
    """Take several decisions of one plan, one after the other.

    If the first is refused, nothing has changed. A later one that is not possible any more ends the
    plan: see `stopped`.
    """

    version: int
    actions: list[int]
    """1 to 64 of them."""
    id: str


class Undo(Message, tag="undo", tag_field="type"):
    """Go back to this seat's last decision.

    On several devices not after another person's decision, and not after one that could have
    revealed something hidden.
    """

    version: int
    id: str


class AskPreviews(Message, tag="previews", tag_field="type"):
    """Ask what each decision would bring, where `join` did not ask for it with every state."""

    version: int


class AskHint(Message, tag="hint", tag_field="type"):
    """Ask for the three best decisions, if the table has hints."""

    version: int


class SetLanguage(Message, tag="language", tag_field="type"):
    """Send everything again, from now on in this language."""

    language: Language


class Point(Message, tag="point", tag_field="type"):
    """Show everyone at a co-operative table a marker; None removes it."""

    subject: str | None = None


class Sign(Message, tag="sign", tag_field="type"):
    """Make a quick sign to everyone."""

    sign: SignName


class Say(Message, tag="say", tag_field="type"):
    """Write a line of up to 300 visible characters, if the table has a chat."""

    text: str


class Review(Message, tag="review", tag_field="type"):
    """After the game: lead everyone who looks at it together to a move."""

    move: int
    eyes: int
    """The seat whose view is shown; -1 for a spectator's."""


class Ping(Message, tag="ping", tag_field="type"):
    """Keep the connection open."""


Incoming = (
    Join
    | Act
    | ActAll
    | Undo
    | AskPreviews
    | AskHint
    | SetLanguage
    | Point
    | Sign
    | Say
    | Review
    | Ping
)

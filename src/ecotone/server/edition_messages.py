"""The messages about editions of one's own; docs/protocol.md explains them."""

from typing import Literal

from ecotone.engine.texts import Localized
from ecotone.server.game_messages import SourceCounts
from ecotone.server.messages import Answer, Message

Source = Literal["printed", "derived", "house"]
ValueKind = Literal["number", "choice", "symbols", "amounts", "steps", "flag", "text", "code"]


class NewEdition(Message):
    """An edition to be copied, and what the copy is to be called."""

    game: str
    origin: str
    title: str


class EditionFile(Message):
    """An edition as one file, in Base64."""

    content: str


class CreatedEdition(Answer):
    """A new edition with the token that lets its owner edit it, sent only this once."""

    game: str
    name: str
    token: str


class ValueChange(Message):
    """Values of a component as its owner types them in, as they are written in the file.

    Their sources become `printed` unless `sources` says otherwise; `confirmed` says that all other
    values of the component are printed as they stand, too.
    """

    values: dict[str, str] | None = None
    sources: dict[str, Source] | None = None
    confirmed: bool = False


class NewRow(Message):
    """A component to be added, as a copy of another with keys of its own."""

    like: int
    keys: dict[str, str]


class Counted(Answer):
    """How many components hold printed values only."""

    printed: int
    all: int


class EditionSummary(Answer):
    """An edition as the list shows it."""

    game: str
    name: str
    title: Localized
    about: Localized
    packaged: bool
    shared: bool
    """May everyone on this machine edit it?"""
    copyable: bool
    """May it be copied here? Not where the host has switched the workshop off."""
    origin: Localized | None
    """The title of the edition it was copied from."""
    sources: SourceCounts | None
    """Not known while the edition has faults."""
    progress: Counted
    faults: int
    digest: str


class SlotFacts(Answer):
    """A place in a sentence of an edition's small language, and the words that may stand there."""

    name: str
    """The game's text `slot-<name>` names it, `word-<name>-<choice>` each choice."""
    kind: Literal["one", "some", "literal"]
    choices: list[str]
    """A choice may contain `{}`: a number from `low` to `high`."""
    required: bool
    low: int
    high: int
    joined: str
    prefix: str
    alone: list[str]
    """Choices that go with no other."""
    initial: str
    rows: list[str]
    """Parts whose components may be chosen, by their keys."""


class SentenceFacts(Answer):
    """What may follow a first word."""

    head: str
    slots: list[SlotFacts]


class PhraseFacts(Answer):
    """How the sentences of a small language are built."""

    sentences: list[SentenceFacts]
    joins: list[str]
    before: list[SlotFacts]
    most: int
    empty: bool


class ValueFacts(Answer):
    """A value that can be typed in."""

    column: str
    kind: ValueKind
    low: int
    high: int
    choices: list[str]
    joined: str
    least: int
    most: int
    words: str
    """The game's texts `<words>-<choice>` name the choices."""
    lines: bool
    counts: bool
    phrase: PhraseFacts | None
    rows: list[str]
    """Parts whose components it may name by their keys."""


class ComponentState(Answer):
    """A card, a tile, a row of a table: its values as written, and where each comes from."""

    name: Localized
    key: dict[str, str]
    values: dict[str, str]
    sources: dict[str, Source]
    printed: bool
    """Does it hold printed values only, names and texts aside?"""


class PartState(Answer):
    """One kind of component."""

    name: str
    file: str
    values: list[ValueFacts]
    own_keys: list[str]
    room: int
    """How many more can be added."""
    progress: Counted | None
    components: list[ComponentState]


class EditionFault(Answer):
    """Something the game's reader refuses, and the component it is about, if it is about one."""

    file: str
    line: int
    field: str
    expected: str
    got: str
    part: str | None
    component: int | None


class EditionDifference(Answer):
    """A value that differs from the origin's; a whole component where `column` is empty."""

    part: str
    component: int
    name: str
    column: str
    before: str
    after: str


class EditionState(Answer):
    """An edition with everything that can be typed in."""

    summary: EditionSummary
    parts: list[PartState]
    faults: list[EditionFault]
    differences: list[EditionDifference]
    undo: bool
    editable: bool
    """May the holder of the request's token edit it?"""


class EditionChanged(Answer):
    """What a change of one component led to."""

    summary: EditionSummary
    part: str
    component: int
    state: ComponentState
    progress: Counted | None
    faults: list[EditionFault]
    differences: list[EditionDifference]
    undo: bool

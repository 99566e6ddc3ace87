"""The messages about people: their profiles, devices and tables."""

from ecotone.server.messages import Answer, Language, Message, SeatKind


class NewPerson(Message):
    """A person to be created; the journal is one that this browser already keeps."""

    name: str = ""
    language: Language = "en"
    level: str | None = None
    journal: str | None = None


class PersonFacts(Answer):
    """What a person's own browser is told of them."""

    id: str
    name: str
    language: Language
    level: str | None
    journal: str
    """The profile that holds their progress in campaigns."""
    created: str
    listed: bool
    """Is their name on the ladders?"""


class CreatedPerson(Answer):
    """A person with the secret of this device, which is sent only this once."""

    person: PersonFacts
    secret: str


class PersonChange(Message):
    """What a person changes about themselves."""

    name: str | None = None
    language: Language | None = None
    level: str | None = None
    listed: bool | None = None


class DeviceCode(Answer):
    """A code that makes another device this person's, once."""

    code: str
    minutes: int


class UsedCode(Message):
    """The code with which a device becomes somebody's."""

    code: str


class PersonTable(Answer):
    """A table at which a person sits, with the tokens that open it for them."""

    id: str
    game: str
    started: str
    seat: int
    name: str
    kind: str
    token: str
    owner_token: str | None


class PersonTurn(Answer):
    """A table where others wait for a person."""

    table: str
    game: str
    since: str


class NewHoliday(Message):
    """For so many days, a person's clocks are to stand still."""

    days: int


class HolidayFacts(Answer):
    """A person's holiday."""

    until: str | None
    """The end of the one under way."""
    left: int
    """How many more days they may take in twelve months."""


class LobbySeat(Answer):
    """A seat of an open table."""

    name: str
    kind: SeatKind
    level: str | None
    taken: bool
    connected: bool


class LobbyTable(Answer):
    """A table that everybody may watch and, while it waits for players, join."""

    id: str
    game: str
    options: dict[str, str | int]
    players: int
    seats: list[LobbySeat]
    level: str | None
    """The strength of players it was created for, and of bots that fill its seats."""
    hints: bool
    rated: bool
    started: str
    waiting: bool
    fills: str | None
    """When bots take the seats that are left."""


class Arrival(Message):
    """Somebody who takes a seat."""

    name: str | None = None

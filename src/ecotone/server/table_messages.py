"""The messages about tables and their seats over REST."""

from typing import Literal

import msgspec

from ecotone.engine.texts import Localized
from ecotone.server.messages import (
    Answer,
    CalledOff,
    ClockKind,
    Message,
    SeatKind,
    TimeUp,
)


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


class NewLobby(Message):
    """How a table waits for its players."""

    open: bool = False
    """May everybody join it from the lobby?"""
    level: str | None = None
    """The strength of players it is for, and of bots that fill its seats."""
    fill_after: int | None = None
    """Seconds until bots take the seats that are left; None for never."""


class NewClock(Message):
    """How much time every person has, for each turn or for the whole game."""

    kind: ClockKind
    seconds: int
    time_up: TimeUp = "bot"
    """When it is used up: a bot takes the seat, or the game ends."""
    level: str | None = None
    """The level of that bot."""


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
    lobby: NewLobby | None = None
    """Without it, the game starts at once."""
    chat: bool = False
    """May people write to each other?"""
    clock: NewClock | None = None
    rated: bool = False
    """Does its result change the players' ratings?"""


class PlayOn(Message):
    """A table at which one person plays a finished game on, from one of its positions."""

    moves: int
    """How many actions of the finished game it begins with."""
    seat: int
    name: str | None = None
    level: str | None = None
    """The level of the bots at all other seats."""


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
    taken: Literal[True] | None = None
    """The person of this link is here."""
    wants_end: bool | None = None
    """Would they like to end the game? It ends when everybody would."""


class NewToken(Answer):
    """The new token of a seat; the one before opens nothing any more."""

    seat: int
    token: str


class TableChange(Message):
    """What a table's owner may change while it is played."""

    chat: bool


class SeatFacts(Answer):
    """A seat as everyone may see it."""

    seat: int
    name: str
    kind: SeatKind
    level: str | None
    connected: bool
    thinking: bool
    taken: bool
    """False while the table waits for somebody here."""


class ClockFacts(Answer):
    """The time of the people at a table."""

    kind: ClockKind
    seconds: int
    time_up: TimeUp
    level: str | None
    extra: int
    """Seconds that another player may add at a time."""
    deadline: str | None
    """When the time of the seat to move is used up; None while no time runs."""
    left: list[int | None]
    """Seconds each seat had left at the last change; None for bots."""
    paused: dict[str, str]
    """Seats whose person is on holiday, and until when."""
    timed_out: list[int]
    """Seats that bots play since their time was used up."""


class TableFacts(Answer):
    """What anyone may know of a table; the seed only if it was chosen, or at the end."""

    id: str
    game: str
    edition: str
    cards: str
    """A digest of the cards in play, for the catalogue of exactly these."""
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
    commitment: str | None
    """A hash of game, edition, players, options, seed and salt, fixed before the game."""
    salt: str | None
    """Opens the commitment; only at the end."""
    absent_after: int | None
    chapter: int | None
    hints: bool
    waiting: bool
    """Does the game wait for players to sit down?"""
    open: bool
    level: str | None
    fills: str | None
    """When bots take the seats that are left."""
    chat: bool
    rematch: str | None
    """The table at which the same people play again."""
    clock: ClockFacts | None = None
    wants_end: list[int] = msgspec.field(default_factory=list)
    """The seats whose people would like to end the game."""
    called_off: CalledOff | None = None
    """Why the game ended before its end."""
    rated: bool = False
    """Does its result change the players' ratings?"""

"""The messages about tournaments."""

from typing import Literal

from ecotone.server.messages import Answer, Message

TournamentSystem = Literal["swiss", "round_robin"]
TournamentState = Literal["open", "running", "over"]


class NewTournament(Message):
    """A tournament to be created."""

    title: str
    game: str
    size: int
    """Players at a table."""
    system: TournamentSystem = "swiss"
    rounds: int = 3
    """Of a Swiss tournament."""
    level: str | None = None
    """Of bots."""
    fill: bool = True
    """Do bots fill up the last table? Else somebody has a bye."""
    rated: bool = False


class CreatedTournament(Answer):
    """A new tournament, with the token of its owner, which is sent only this once."""

    id: str
    owner_token: str


class NewEntrant(Message):
    """Somebody who joins."""

    name: str


class EntrantFacts(Answer):
    """Somebody who takes part, with their standing."""

    number: int
    name: str
    """Empty for a bot, and once the person has deleted their profile."""
    bot: bool
    withdrawn: bool
    you: bool
    place: int
    points: float
    opponents: float
    """The points of everyone they have met."""
    total: int
    """Their scores at all tables."""
    games: int


class TournamentSeat(Answer):
    """A player at a table of a round."""

    number: int
    place: int | None
    score: int | None


class TournamentGame(Answer):
    """A table of a round."""

    table: str | None
    """None while it is being created, and where only bots would play."""
    seats: list[TournamentSeat]
    over: bool
    yours: bool


class TournamentRound(Answer):
    """A round: its tables, and who does not play."""

    tables: list[TournamentGame]
    byes: list[int]


class TournamentFacts(Answer):
    """What anyone may know of a tournament."""

    id: str
    title: str
    game: str
    size: int
    system: TournamentSystem
    rounds_planned: int
    level: str
    fill: bool
    rated: bool
    state: TournamentState
    players: list[EntrantFacts]
    """In the order of the standings."""
    rounds: list[TournamentRound]
    """Those that have been paired."""
    owner: bool
    """May the caller start rounds and replace players?"""

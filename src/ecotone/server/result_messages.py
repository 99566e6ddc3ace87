"""The messages about results: ladders and a person's statistics."""

from ecotone.server.messages import Answer


class LadderEntry(Answer):
    """A person who wants to be named, or a level of bots."""

    name: str
    level: str | None
    """Of a bot."""
    rating: int
    uncertainty: int
    """The standard deviation of the rating."""
    games: int
    you: bool


class Ladder(Answer):
    """Who is on a game's ladder, strongest first."""

    game: str
    entries: list[LadderEntry]
    you: LadderEntry | None
    """Your own entry, also if you are not named."""


class PlayedGame(Answer):
    """A finished game of a person."""

    table: str | None
    """None once the table has been removed."""
    ended: str
    players: int
    together: bool
    score: int
    place: int
    rating: int | None
    """After the game, if it was rated."""
    change: int | None


class RivalRecord(Answer):
    """How a person did against people, or against bots of a level."""

    level: str | None
    """None for people."""
    games: int
    won: int


class GameStatistics(Answer):
    """What a person has played of one game."""

    game: str
    games: int
    against: int
    """Games against others; the rest were played alone or together."""
    won: int
    """Of those against others."""
    places: list[int]
    """How often they came first, second and so on, against others."""
    together: int
    won_together: int
    alone: int
    best: int
    """The highest score."""
    rivals: list[RivalRecord]
    history: list[PlayedGame]
    """Oldest first."""
    rating: int | None
    uncertainty: int | None
    rated: int
    """How many games were rated."""


class LevelSuggestion(Answer):
    """The level of bots that suits whoever played a table alone against bots."""

    level: str | None
    """None where nothing can be said: people met people, or all won or lost together."""
    chance: float
    """How often they would finish ahead of such a bot."""
    games: int
    """How many of their games it is made of."""

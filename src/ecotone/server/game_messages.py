"""The messages about games and their campaigns; docs/protocol.md explains them."""

from typing import Any, Literal

from ecotone.engine.texts import Localized
from ecotone.server.messages import Answer, Message


class SourceCounts(Answer):
    """How many values of an edition are printed, derived from the rules, or our own."""

    printed: int
    derived: int
    house: int


class EditionFacts(Answer):
    """An edition that can be chosen, with the values of options that depend on it."""

    name: str
    title: Localized
    house: bool
    option_values: dict[str, list[str | int]]
    sources: SourceCounts


class OptionFacts(Answer, omit_defaults=True):
    """An option: its choices, or its range of whole numbers, and where it applies."""

    name: str
    about: Localized
    default: str | int
    choices: list[str] | None = None
    low: int | None = None
    high: int | None = None
    applies: list[dict[str, list[str | int]]] | None = None


class CampaignFacts(Answer):
    """A campaign that can be played: its title and number of chapters."""

    title: Localized
    chapters: int


class GameFacts(Answer):
    """A game that can be played."""

    name: str
    title: Localized
    about: Localized
    players: list[int]
    cooperative: bool
    hidden_hands: bool
    minutes: int
    editions: list[EditionFacts]
    options: list[OptionFacts]
    levels: list[str]
    companion: bool
    campaign: CampaignFacts | None
    guide_minutes: int | None
    client: str | None
    """The address of the board's module, if the game's package ships one."""


class Learn(Answer):
    """How to play."""

    html: str


class ScoreBoard(Message):
    """A physical board to be scored."""

    document: dict[str, Any]
    edition: str | None = None


class Scored(Answer):
    """A physical board's score sheet."""

    sheet: dict[str, Any]


# -- campaigns ---------------------------------------------------------------------------------


class ChapterFacts(Answer):
    """A chapter of a campaign, as anyone may read it."""

    number: int
    title: Localized
    place: Localized
    story: Localized
    rules: list[Localized]
    conditions: list[Localized]
    opens: Localized | None
    mixed: dict[str, str | int]
    at: tuple[float, float] | None
    month: int | None


class Campaign(Answer):
    """A game's campaign."""

    title: Localized
    chapters: list[ChapterFacts]


class Profiles(Answer):
    """The profiles a browser may see: its own to start with, and others stored on its machine."""

    profile: str
    known: list[str]


class ChapterState(Answer):
    """One person's progress in a chapter."""

    number: int
    open: bool
    opened: bool
    plays: int
    wins: int
    best: int | None


class CampaignState(Answer):
    """One person's progress in a campaign."""

    profile: str
    unlocked: bool
    chapters: list[ChapterState]


class ProgressChange(Message):
    """Open every chapter at once."""

    unlocked: Literal[True]

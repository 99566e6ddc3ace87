"""The messages about games and their campaigns; docs/protocol.md explains them."""

from typing import Any, Literal

from ecotone.bots.advice import Measure
from ecotone.engine.texts import Localized
from ecotone.server.messages import Answer, Message
from ecotone.server.outgoing_messages import HintChoice, TableState


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
    packaged: bool
    owned: bool
    """Was it made in the browser? Then only its owner's list shows it."""
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


class WinRateFacts(Answer):
    """How often a team of one bot won a table of a co-operative game."""

    players: int
    options: dict[str, str]
    """Those that differ from the defaults."""
    bot: str
    games: int
    won: int
    low: float
    high: float


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
    win_rates: list[WinRateFacts]
    client: str | None
    """The address of the board's module, if the game's package ships one."""


class FigureStepFacts(Answer):
    """What a figure points out at once."""

    key: str
    lit: list[str]
    points: int | None


class FigureFacts(Answer):
    """A figure of the rules: a board with its score sheet, or cards, and what is told of them."""

    key: str
    board: dict[str, Any]
    cards: list[str]
    labels: list[str]
    sheet: dict[str, Any] | None
    points: int | None
    steps: list[FigureStepFacts]


class Learn(Answer):
    """How to play."""

    html: str
    summary: str | None
    """The rules on one page, to be printed."""
    figures: list[FigureFacts]


class ExplanationFacts(Answer):
    """What a component, a sign or a number on the table is or does."""

    name: str
    text: str
    latin: str
    part: str
    """The part of the edition's form that has it; empty for a sign or a number."""
    house: bool
    nature: str
    """A fact about the species; empty for anything else."""
    source: str
    """The text that the fact was compared with; empty for general knowledge."""
    source_url: str
    """Where that text is on the web."""


class ScoreBoard(Message):
    """A physical board to be scored."""

    document: dict[str, Any]
    edition: str | None = None


class Scored(Answer):
    """A physical board's score sheet."""

    sheet: dict[str, Any]


class PadRow(Answer):
    """A line of the score pad: what every player has of a kind of points, nothing for a fault."""

    name: Localized
    points: list[int | None]
    house: list[bool]
    """For each player: do the points rest on values of our own?"""


class EveningPlayer(Answer):
    """A player's part of an evening; without a sheet if the board has a fault."""

    name: str
    place: int | None
    total: int | None
    house: bool
    sheet: dict[str, Any] | None
    fault: str | None
    problems: list[dict[str, str]]


class EveningScored(Answer):
    """All boards of a table played with the box, and who has won."""

    players: list[EveningPlayer]
    rows: list[PadRow]
    winners: list[int]
    """By their numbers from 0; none while a board has a fault, or if all have lost."""
    tie_break: Localized | None
    """What decided between those with equal points."""
    together: bool
    """All win or lose together: there is one column for all."""
    won: bool | None
    fault: str | None
    """Why the boards could not be compared."""


# -- campaigns ---------------------------------------------------------------------------------


class DifficultyFacts(Answer):
    """How hard a chapter can be, and what must hold at its end then."""

    name: str
    """A value of the game's option; one is called `written`."""
    title: Localized
    conditions: list[Localized]


class ChapterFacts(Answer):
    """A chapter of a campaign, as anyone may read it."""

    number: int
    title: Localized
    place: Localized
    story: Localized
    rules: list[Localized]
    difficulties: list[DifficultyFacts]
    """The easiest first."""
    opens: Localized | None
    mixed: dict[str, str | int]
    at: tuple[float, float] | None
    month: int | None
    won: Localized | None
    """How its story ends when it was won, and when it was lost."""
    lost: Localized | None


class Campaign(Answer):
    """A game's campaign."""

    title: Localized
    chapters: list[ChapterFacts]


class Profiles(Answer):
    """The profiles a browser may see: its own to start with, and others stored on its machine."""

    profile: str
    known: list[str]


class ChapterResult(Answer):
    """How often somebody played and won a chapter, and the best score."""

    plays: int
    wins: int
    best: int | None


class ChapterState(ChapterResult):
    """One person's progress in a chapter, at all difficulties together and at each."""

    number: int
    open: bool
    opened: bool
    results: dict[str, ChapterResult]
    """By the name of the difficulty."""


class CampaignState(Answer):
    """One person's progress in a campaign."""

    profile: str
    unlocked: bool
    chapters: list[ChapterState]


class ProgressChange(Message):
    """Open every chapter at once."""

    unlocked: Literal[True]


# -- puzzles -----------------------------------------------------------------------------------


class PuzzleList(Answer):
    """How many puzzles a game has; they are numbered from 1."""

    count: int


class TablePuzzle(Answer):
    """A puzzle that the analysis of a finished game has found: which decision, and whose."""

    number: int
    seat: int


class TablePuzzles(Answer):
    """The puzzles of a game played here, by their numbers from 1."""

    over: bool
    analysed: bool
    puzzles: list[TablePuzzle]


class PuzzlePosition(Answer):
    """A position in which one decision is clearly best, as the seat to move sees it."""

    number: int
    count: int
    state: TableState
    previews: dict[int, dict[str, Any]]


class PuzzleAnswer(Answer):
    """Whether the decision was found, and the reasons."""

    right: bool
    solution: HintChoice
    chosen: HintChoice | None
    """The decision taken, if it was another."""
    gap: float
    """How much worse the next best decision is."""
    measure: Measure

"""What leaves the rules of Keystone: view, previews and score sheet, typed.

The browser's types and the JSON Schema are written from these classes.
"""

from typing import Literal, NotRequired, TypedDict, get_args

from ecotone.engine.provenance import HouseValues
from ecotone.engine.texts import Localized
from ecotone.games.keystone.component_types import Catalogue as Catalogue
from ecotone.games.keystone.component_types import HabitatLetter, Season, SideName, SymbolName
from ecotone.games.keystone.journal import DifficultyName

PhaseName = Literal[
    "turn",
    "order",
    "research",
    "offer",
    "keep",
    "return",
    "move",
    "discard",
    "after",
    "over",
]

PHASE_NAMES: tuple[PhaseName, ...] = get_args(PhaseName)


class Run(TypedDict):
    """A run's cards, the numbers they stand for, and what multiplies them."""

    points: int
    habitats: list[HabitatLetter]
    spaces: list[str]
    cards: list[str]
    numbers: list[int]
    research: int
    keystones: int
    multiplier: int


class Line(TypedDict):
    """The run that a line scores, or none, and the runs that lost against it."""

    line: str
    points: int
    run: Run | None
    others: list[Run]
    house: NotRequired[HouseValues | None]
    """In the companion: the values of our own that its points rest on."""


class Goal(TypedDict):
    """A goal with the cards that fulfil it, or that come nearest to it."""

    shape: str
    symbol: SymbolName
    met: bool
    have: int
    need: int
    near: list[str]
    spaces: list[str]
    cards: list[str]
    house: NotRequired[HouseValues | None]


class ObjectiveScore(TypedDict):
    """The goals of the objective card, and the points for as many as are met."""

    number: int
    goals: list[Goal]
    met: int
    points: int
    ladder: list[int]
    house: NotRequired[HouseValues | None]


class SynergyScore(TypedDict):
    """The points for what is left of the tokens."""

    tokens: int
    points: int


class BoardScore(TypedDict):
    """A board's points as it stands, each with its reasons."""

    lines: list[Line]
    objective: NotRequired[ObjectiveScore]
    synergy: SynergyScore
    total: int


class Placed(TypedDict):
    """A card on the board."""

    space: str
    card: str
    research: int


class ScoreSheet(BoardScore):
    """A seat's board and its points."""

    board: list[Placed | None]


class ConditionMet(TypedDict):
    """A condition of an assignment played with the box."""

    text: Localized
    have: int
    need: int
    met: bool


class AssignmentSheet(TypedDict):
    """An assignment played with the box: which of its conditions are met."""

    number: int
    title: Localized
    difficulty: DifficultyName
    conditions: list[ConditionMet]
    story: bool
    """Do story tokens count?"""
    house: HouseValues | None


class CompanionSheet(ScoreSheet):
    """A physical board scored."""

    player: str
    columns: list[int]
    rows: list[int]
    house: bool
    """Does any line rest on values of our own?"""
    assignment: NotRequired[AssignmentSheet]
    won: NotRequired[bool]


class BoardView(TypedDict):
    """A board with its cards and research, and the points the viewer may know."""

    synergy: int
    spaces: list[Placed | None]
    score: BoardScore


class FieldPlace(TypedDict):
    """A card of the Field."""

    card: str
    cost: int
    tokens: int
    story: int


class SkillView(TypedDict):
    """A Skill token, the side up, and what is being resolved."""

    skill: int
    side: SideName
    pending: bool
    resolving: bool


class WildStack(TypedDict):
    """The Wilds of a habitat."""

    habitat: HabitatLetter
    cards: list[str]


class EffectView(TypedDict):
    """The Skill effect being resolved, and how many more times it may be used."""

    skill: int
    side: SideName
    effect: str
    amount: int
    left: int


class ConditionView(TypedDict):
    """A condition of an assignment, and how far it is met."""

    condition: str
    a: int
    have: int
    need: int


class SpecialView(TypedDict):
    """What the special rules of the assignment have put on the table."""

    rules: list[str]
    closed: list[str]
    invaded: list[str]
    in_care: dict[str, int]
    log: int
    season: Season | None
    last_turn: int | None
    banded: bool
    cleared: bool


class PublicView(TypedDict):
    """The table as everybody sees it."""

    players: int
    together: bool
    assignment: int
    difficulty: DifficultyName | None
    """How hard the assignment is; null without one."""
    turn: int
    actor: int | None
    phase: PhaseName
    final_round: bool
    wild_bought: bool
    round: int
    time: int
    time_start: int
    effect: EffectView | None
    conditions: list[ConditionView]
    special: SpecialView | None
    wild_price: int
    supply: int | None
    """Synergy tokens left; null where they are not limited."""
    deck: int
    field: list[FieldPlace | None]
    discard: list[str]
    skills: list[SkillView]
    wilds: list[WildStack]
    boards: list[BoardView]


class View(PublicView):
    """The table as a seat sees it: all but the deck's order, others' objectives and their draws."""

    unseen: list[int]
    """How many cards of each number the seat has not seen."""
    drawn: list[str] | None
    """Null where another player looks at them."""
    drawn_count: int
    own_board: int | None


class LineChange(Line):
    """A line as it will stand."""

    before: int
    """Its points so far."""


class GoalChange(Goal):
    """A goal as it will stand."""

    goal: int
    before: int
    """How many of its cards lay there so far."""


class Change(TypedDict):
    """A number before and after."""

    before: int
    after: int


class SynergyChange(Change):
    """The player's tokens: what is paid, what lies on the card, what the neighbours give."""

    cost: int
    tokens: int
    gain: int


class Neighbour(TypedDict):
    """A card beside a space that shares habitats with the card on it."""

    space: str
    card: str
    habitats: list[HabitatLetter]


class EffectPreview(TypedDict):
    """An effect of a token: whether it can do anything now, and to which cards."""

    effect: str
    amount: int
    possible: bool
    targets: list[str]


class TokenPreview(TypedDict):
    """A Skill token that would be used."""

    position: int
    skill: int
    effects: list[EffectPreview]


class Preview(TypedDict, total=False):
    """What a decision would bring, as far as the player can know."""

    card: str
    space: str
    points: int
    research: int
    lines: list[LineChange]
    goals: list[GoalChange]
    objective: Change | None
    neighbours: list[Neighbour]
    fills_board: bool
    synergy: SynergyChange
    tokens: int | list[TokenPreview]
    """The tokens that lie on a discarded card, or the Skill tokens that are used."""
    fee: int
    time: Change
    pile: Literal["deck", "discard"]
    """Where cards would be looked at."""
    cards: list[str] | None
    """Those cards; null where nobody knows them."""

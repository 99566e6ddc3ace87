"""What leaves the rules of Key Harvest: view, previews and score sheet, typed.

The browser's types and the JSON Schema are written from these classes.
"""

from typing import Literal, NotRequired, TypedDict, get_args

from ecotone.engine.provenance import HouseValues
from ecotone.games.keyharvest.actions import Crop, Letter
from ecotone.games.keyharvest.component_types import Catalogue as Catalogue

AskName = Literal[
    "nothing",
    "turn",
    "relief",
    "harvest",
    "substitute",
    "turn_over",
    "give",
    "take",
    "gain",
    "pay",
    "look",
    "place",
    "counter_back",
    "store",
    "bid",
    "stock_bid",
    "move",
    "swap_out",
    "swap_in",
    "hire",
    "send_home",
    "extra",
    "guard",
    "work",
    "post",
    "replay",
    "aside",
    "over",
    "choice",
    "hand",
    "player",
]

TwoNumbers = list[int]

ASK_NAMES: tuple[AskName, ...] = get_args(AskName)


class Counters(TypedDict):
    """Counters of each crop."""

    wheat: int
    vegetables: int
    apples: int
    wine: int
    hops: int


class Ranges(TypedDict):
    """The fewest and the most counters of each crop."""

    wheat: TwoNumbers
    vegetables: TwoNumbers
    apples: TwoNumbers
    wine: TwoNumbers
    hops: TwoNumbers


class FieldView(TypedDict):
    """A field with its crop."""

    field: str
    crop: Crop


class Stored(FieldView):
    """A field in a store."""

    bid: Counters
    lacks: dict[Crop, int]
    """Counters that the viewer lacks to pay the bid."""
    closed: bool
    """A watchman keeps others out."""


class WorkerScore(TypedDict):
    """A worker's points; in the companion it may be known by its value alone."""

    worker: str | None
    space: str
    points: int
    house: NotRequired[HouseValues | None]
    """In the companion: the values of our own that the points rest on."""


class Group(TypedDict):
    """One of the two groups of fields that count."""

    fields: list[str]
    each: int
    points: int
    house: NotRequired[HouseValues | None]


class CropLine(TypedDict):
    """A crop: what the seat has, the most any other has, and the point for having more."""

    crop: Crop
    own: int
    rival: int
    points: int


class CountryScore(TypedDict):
    """The points of a country; crops are compared when the game is over."""

    workers: list[WorkerScore]
    largest: Group
    second: Group
    unscored: list[list[str]]
    tiles: int
    total: int
    crops: NotRequired[list[CropLine]]
    counters: NotRequired[int]


class ScoreSheet(CountryScore):
    """A seat's points, each with its reasons."""

    harvested: list[str]
    """The fields that lie on their harvested side."""


class CompanionSheet(CountryScore):
    """A physical country scored."""

    player: str
    name: str
    house: bool
    """Does any line rest on values of our own?"""
    place: NotRequired[int]


class CompanionTable(TypedDict):
    """All countries of a table scored together."""

    players: list[CompanionSheet]
    house: bool


class LaidField(TypedDict):
    """A field on a board."""

    space: str
    crop: Crop
    harvested: bool


class PostedWorker(TypedDict):
    """A worker on a board."""

    worker: str
    space: str
    value: int


class Country(TypedDict):
    """The fields and workers on a board, and their points."""

    fields: list[LaidField]
    workers: list[PostedWorker]
    score: CountryScore


class PublicBoard(Country):
    """What everybody sees of a player."""

    farmhands: list[str]
    guarded: bool


class Holdings(TypedDict):
    """A player's store and counters as far as the viewer can know them."""

    store: list[Stored | None]
    counters: Counters | None
    counter_count: int
    known: Ranges
    """What the viewer can prove."""
    moved: Counters
    """What came and went in the open, less what went."""


class BoardView(PublicBoard, Holdings):
    """A player's board, store and counters as the viewer may know them."""


class CurrentStep(TypedDict):
    """The present step: what it is about, and how much of it is left."""

    worker: str | None
    need: int | None
    field: str | None
    crop: Crop | None
    left: int | None
    of: int | None
    to: int | None


class EventRound(TypedDict):
    """The event that is being carried out, and how far it has come round."""

    event: str
    order: list[int]
    answered: list[int]
    aside: list[int]


class TilesCheck(TypedDict):
    """Who has too few tiles for the events to go on when the checked space is filled."""

    space: int
    wanted: int
    short: list[int]


class Common(TypedDict):
    """What all seats see alike, but for the boards."""

    players: int
    turn: int
    active: int | None
    actor: int | None
    ask: AskName
    tile: str | None
    actions_left: int
    done: list[Letter]
    placing_barred: bool
    turns_left: int | None
    turns_to_come: list[int] | None
    doing: CurrentStep
    event: EventRound | None
    check: TilesCheck
    stock: Counters
    registry: list[FieldView | None]
    events: list[str]
    passing: list[FieldView | None]
    town: list[str]


class PublicView(Common):
    """The table as everybody sees it."""

    boards: list[PublicBoard]


class Offer(TypedDict):
    """What a field would do on the viewer's board."""

    field: str
    joins: list[list[str]]
    groups: TwoNumbers
    displaces: str | None
    points: int


class View(Common):
    """The table as a seat sees it: all but others' first counters and what others look at."""

    own_seat: int | None
    bag: list[str]
    bag_events: list[str]
    drawn: list[FieldView] | None
    """Null where another player looks at them."""
    drawn_count: int
    boards: list[BoardView]
    offers: dict[str, Offer]


class Answers(TypedDict):
    """What the same player could choose next."""

    field: list[str]
    post: list[str]
    play: list[str]
    remove: list[str]


class Preview(TypedDict, total=False):
    """What a choice would bring; which parts there are depends on its kind."""

    field: str
    points: int
    counters: dict[Crop, int]
    groups: TwoNumbers
    joins: list[list[str]]
    displaces: str | None
    later: Offer
    """What a field that is stored would do once it is placed."""
    due: int
    """Counters of one's choice."""
    to: int | None
    """Who is paid; null for the stock."""
    bid: dict[Crop, int]
    """What goes from the own store to the stock."""
    turns: Literal["harvested", "unharvested"]
    substitute: bool
    covers: str | None
    near: list[str]
    then: Answers | None

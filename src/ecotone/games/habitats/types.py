"""What leaves the rules of Habitats: catalogue, view, previews and score sheet, typed.

The browser's types and the JSON Schema are written from these classes.
"""

from typing import Literal, NotRequired, TypedDict, get_args

from ecotone.engine.provenance import HouseValues
from ecotone.engine.texts import Localized

Landscape = Literal["grass", "forest", "dry", "water"]
NeedName = Literal["grass", "forest", "dry", "water", "flower"]
SideName = Literal["north", "east", "south", "west"]
Way = Literal["front", "right", "behind", "left"]
TileKind = Literal["entrance", "animal", "flower", "tourist", "tower", "road", "camp"]
PhaseName = Literal["facing", "take", "place", "over"]
CountsName = Literal["area_size", "area_count"]
SeesName = Literal["animal", "flower", "both"]

LANDSCAPE_NAMES: tuple[Landscape, ...] = get_args(Landscape)
NEED_NAMES: tuple[NeedName, ...] = get_args(NeedName)
SIDE_NAMES: tuple[SideName, ...] = get_args(SideName)
TURN_NAMES: tuple[Way, ...] = get_args(Way)
KIND_NAMES: tuple[TileKind, ...] = get_args(TileKind)
PHASE_NAMES: tuple[PhaseName, ...] = get_args(PhaseName)
COUNTS_NAMES: tuple[CountsName, ...] = get_args(CountsName)
SEES_NAMES: tuple[SeesName, ...] = get_args(SeesName)


class TileFacts(TypedDict):
    """A tile with what is printed on it."""

    id: str
    name: Localized
    short: Localized
    """The name without its landscape."""
    kind: TileKind
    landscape: Landscape | None
    points: int
    turnings: int
    """In how many ways it can be turned."""
    scientific: str
    house: list[str]
    """The values that are of our own design."""
    needs: NotRequired[dict[NeedName, int]]
    counts: NotRequired[CountsName]
    sees: NotRequired[SeesName]
    directions: NotRequired[list[int]]
    """Eighths of a turn from north, clockwise."""
    roads: NotRequired[list[int]]
    """Quarters of a turn from north, clockwise."""
    marked: NotRequired[list[int]]


class GoalFacts(TypedDict):
    """A goal that parks are compared by."""

    key: str
    name: Localized
    text: Localized
    house: bool


class Catalogue(TypedDict):
    """All components of an edition."""

    tiles: list[TileFacts]
    goals: list[GoalFacts]
    goal_points: dict[str, list[list[int]]]
    """By number of players: the points of each place in each year."""


class Need(TypedDict):
    """What an animal needs and has."""

    need: NeedName
    wants: int
    has: int


class Reason(TypedDict):
    """The text that explains a tile's points, with what it needs."""

    key: str
    count: NotRequired[int]
    value: NotRequired[int]
    sides: NotRequired[list[SideName]]


class Laid(TypedDict):
    """A tile of a park with its points and the reason for them."""

    slot: int
    tile: str
    kind: TileKind
    landscape: Landscape | None
    column: int
    row: int
    turned: int
    points: int
    worth: int
    fulfilled: bool
    reason: Reason
    needs: list[Need]
    house: NotRequired[HouseValues | None]
    """In the companion: the values of our own that its points rest on."""


class SightLine(TypedDict):
    """A direction in which a tower looks, and over how many steps."""

    direction: int
    steps: int


class SeenTile(TypedDict):
    """A tile that a tower looks at, and whether it counts yet."""

    slot: int
    counts: bool


class Surroundings(TypedDict):
    """What lies around a tile."""

    slot: int
    area: list[int]
    """All tiles of its area."""
    touches: NotRequired[dict[NeedName, list[int]]]
    """For each need of an animal, the tiles that count for it."""
    possible: NotRequired[bool]
    """Can its condition still be met?"""
    views: NotRequired[list[SightLine]]
    sees: NotRequired[list[SeenTile]]


class GoalScore(TypedDict):
    """A goal compared: what the seat reached and got."""

    year: int
    goal: str
    result: int
    points: int
    house: NotRequired[HouseValues | None]
    """In the companion: the values of our own that its points rest on."""


class KindPoints(TypedDict):
    """A park's points by the kind of tile."""

    animal: int
    flower: int
    tourist: int
    tower: int
    road: int
    camp: int


class ParkSheet(TypedDict):
    """The tiles of a park with their points."""

    tiles: list[Laid]
    kinds: KindPoints
    park: int


class ScoreSheet(ParkSheet):
    """A seat's points, each with its reason."""

    goals: list[GoalScore]
    goal_points: int
    total: int


class OpenCell(TypedDict):
    """A cell where a tile may be laid, with the slot and side that name it."""

    beside: int
    side: SideName
    column: int
    row: int


class ClosedCell(TypedDict):
    """A cell that must stay empty, and why."""

    column: int
    row: int
    reason: Literal["entrance", "road"]


class Land(TypedDict):
    """What lies around the tiles of a park."""

    surroundings: list[Surroundings]
    open: list[OpenCell]
    closed: list[ClosedCell]


class CompanionSheet(ScoreSheet, Land):
    """A physical park scored, and where it can grow."""

    player: str
    house: bool
    """Does any line rest on values of our own?"""


class ParkView(Land):
    """A park: its tiles with their points, and what lies around them."""

    score: ScoreSheet


class GoalStanding(TypedDict):
    """A goal with the results of all parks, final or as they stand now."""

    year: int
    goal: str
    final: bool
    results: list[int]
    points: list[int]


class Figure(TypedDict):
    """A player's figure in the market."""

    space: int
    facing: SideName


class MarketView(TypedDict):
    """The market's tiles and figures, and where the figure on turn may go."""

    columns: int
    rows: int
    tiles: list[str | None]
    figures: list[Figure]
    ahead: dict[Way, int]


class PublicView(TypedDict):
    """The table as everybody sees it."""

    players: int
    actor: int | None
    phase: PhaseName
    year: int
    turn: int
    turns: list[int]
    """Turns of each player in each year."""
    bag: int
    hand: str | None
    """The tile that is being laid."""
    market: MarketView | None
    goals: list[GoalStanding]
    parks: list[ParkView]


class View(PublicView):
    """The table as a seat sees it: everything but the order of the bag."""

    own_seat: int | None


class Offer(TypedDict):
    """A tile that a figure could take."""

    turn: Way
    space: int
    tile: str | None
    """Null where a tile will lie that nobody knows yet."""


class NextOffers(TypedDict):
    """What the next player could take."""

    seat: int
    offers: list[Offer]


class FacePreview(TypedDict):
    """What a figure that looks to a side could take first."""

    facing: SideName
    offers: list[Offer]


class TakePreview(TypedDict):
    """A tile that is taken, and what is left for the next player."""

    tile: str
    space: int
    facing: SideName
    left: int
    most: int | None
    """The most points it can bring now; null where it fits nowhere."""
    next: NextOffers


class GoalMove(TypedDict):
    """A goal in which the seat's result changes."""

    year: int
    goal: str
    before: int
    results: list[int]
    points: list[int]


class PlacedTile(Laid, Surroundings):
    """The new tile with what lies around it."""


class ChangedTile(Laid):
    """An older tile as it will stand."""

    before: int
    """Its points so far."""


class PlacePreview(TypedDict):
    """A tile on its cell, the tiles whose points change, and the goals that move."""

    column: int
    row: int
    turned: int
    points: int
    tile: PlacedTile
    changes: list[ChangedTile]
    impossible: list[int]
    """Tiles whose conditions can no longer be met."""
    goals: list[GoalMove]


class NoPreview(TypedDict):
    """Nothing is known beforehand."""


Preview = FacePreview | TakePreview | PlacePreview | NoPreview

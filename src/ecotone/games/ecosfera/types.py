"""What leaves the rules of Ecosfera: catalogue, view, previews and score sheet, typed.

The browser's types and the JSON Schema are written from these classes.
"""

from typing import Literal, NotRequired, TypedDict, get_args

from ecotone.engine.texts import Localized

ElementName = Literal["sun", "oxygen", "salinity", "nutrients", "temperature"]
HabitatName = Literal["ice", "coast", "pelagic", "rivers", "mud", "rock"]
AbilityName = Literal["pass", "plus", "refresh"]
SpeciesKind = Literal["producer", "consumer"]
CategoryName = Literal["negative", "dual", "measure", "funding"]
DurationName = Literal["instant", "next_turn", "permanent", "round"]
PhaseName = Literal[
    "reactivate",
    "main",
    "pay_first",
    "pay_second",
    "partner",
    "pass_card",
    "pass_target",
    "answer",
    "agree",
    "shared_producer",
    "shared_consumer",
    "shared_habitat",
    "offer",
    "take_or_return",
    "market_card",
    "receiver",
    "recycle",
    "new_habitat",
    "over",
    "alternative",
]
StrikeReason = Literal["equal", "idle", "done"]

ELEMENT_NAMES: tuple[ElementName, ...] = get_args(ElementName)
HABITAT_NAMES: tuple[HabitatName, ...] = get_args(HabitatName)
ABILITY_NAMES: tuple[AbilityName, ...] = get_args(AbilityName)
CATEGORY_NAMES: tuple[CategoryName, ...] = get_args(CategoryName)
DURATION_NAMES: tuple[DurationName, ...] = get_args(DurationName)
PHASE_NAMES: tuple[PhaseName, ...] = get_args(PhaseName)


class Named(TypedDict):
    """What every component has."""

    id: str
    name: Localized
    house: list[str]
    """The fields that are of our own design."""


class Species(Named):
    """A producer or consumer."""

    code: str
    """Its name in decisions."""
    kind: SpeciesKind
    scientific: str
    cost: list[ElementName]
    habitats: list[HabitatName]
    abilities: list[AbilityName]
    star: bool


class Policy(Named):
    """A policy card."""

    code: str
    """Its name in decisions."""
    category: CategoryName
    duration: DurationName
    does: Localized
    """What it does when drawn."""
    counts: Localized
    """What it does while it counts."""


class Limits(TypedDict):
    """How many of each end the game or strike."""

    habitats: int
    impacts: int
    pressure: int


class Catalogue(TypedDict):
    """All components of an edition."""

    species: list[Species]
    elements: list[Named]
    habitats: list[Named]
    policies: list[Policy]
    limits: Limits
    about: Localized
    """Where the values come from."""


class Elements(TypedDict):
    """A number for each element."""

    sun: int
    oxygen: int
    salinity: int
    nutrients: int
    temperature: int


class MarketView(TypedDict):
    """A market's open cards, its deck, and the cards known to lie at its bottom."""

    open: list[str | None]
    deck: int
    known_bottom: list[str]


class Markets(TypedDict):
    """Both markets."""

    producers: MarketView
    consumers: MarketView


class RowSpecies(TypedDict):
    """A species of a row and what it has served for in this turn."""

    card: str
    used: bool
    ability_used: bool
    star_used: bool


class Row(TypedDict):
    """A row's open cards, its tokens, and what its piles hold."""

    elements: Elements
    used_elements: Elements
    pressure: int
    litter: int
    species: list[RowSpecies]
    tokens: dict[AbilityName, bool]
    deck: list[str]
    """In the order of the edition."""
    known_top: list[str]
    discard: list[str]


class Policies(TypedDict):
    """The policy cards: what lies ready, what counts, what is being carried out."""

    deck: list[str]
    """In the order of the edition."""
    ready: list[str]
    in_force: list[str]
    coming: list[str]
    used: list[str]
    now: str | None
    proposal: str | None
    draws: int
    funding: int
    measures_done: int


class Risk(TypedDict):
    """What threatens a row."""

    row: int
    kind: Literal["pressure", "equal"]
    count: int
    tiles: NotRequired[int]
    """The impact tiles that pressure would place."""
    element: NotRequired[ElementName]
    """The element that lies there equal."""


class PublicView(TypedDict):
    """The table as everybody sees it."""

    players: int
    rows_in_play: int
    complexity: int
    turn: int
    round: int
    actor: int | None
    active: int
    """The row whose turn it is."""
    chooser: int
    """The row that decides."""
    phase: PhaseName
    won: bool | None
    acted: bool
    abilities_blocked: bool
    habitats: list[HabitatName]
    impacts: int
    piles: Elements
    pressure: int
    discount: Elements
    market: Markets
    rows: list[Row]
    next: int
    costs: dict[str, list[ElementName]]
    """By open producer, as the policies stand."""
    risks: list[Risk]
    policies: Policies | None
    chosen: list[str]
    """The cards named so far in a decision with several parts."""


class View(PublicView):
    """The table as a seat sees it: all but the order of the decks."""

    own_rows: list[int]


class Shared(TypedDict):
    """A card with the habitats it shares with another."""

    card: str
    habitats: list[HabitatName]


class Pair(TypedDict):
    """Two cards with the habitats they share."""

    cards: list[str]
    habitats: list[HabitatName]


class Draw(TypedDict):
    """What is known of the next card that a row draws."""

    cards: int
    harmful: int
    """How many of them would strike."""
    row: int
    top: NotRequired[str]


class Preview(TypedDict, total=False):
    """What a decision would bring, as far as anybody can know."""

    pays: list[str]
    """Cards that serve for it: elements, two producers, two consumers."""
    borrows: ElementName
    """The element that comes from the market."""
    brings: list[str]
    """Cards that come into a row."""
    to: int
    """That row."""
    pairs: list[Pair]
    """The producers that could pay."""
    partners: list[Shared]
    """The second cards that could be named."""
    then: list[Shared]
    """What the new consumer could place at once with another of the row."""
    habitats: list[HabitatName]
    """Tiles that are placed."""
    wins: bool
    policies: int
    """Policy cards drawn for it."""
    draws: Draw
    returns: list[str]
    """Cards laid under a market deck or back onto a pile."""
    because: StrikeReason
    """Why the turn ends or strikes."""
    answer: bool
    """Can the danger still be averted?"""
    pressure: int
    impacts: int
    ends_turn: bool
    loses: bool
    danger: Literal["equal", "pressure"]
    """What hangs over the row that gets a card."""
    funding: int
    """Funding cards left then."""
    asks: bool
    """Does everybody have to agree?"""


class Result(TypedDict):
    """The points of all."""

    total: int
    habitat_points: int
    impact_points: int
    won: bool | None
    habitats: list[HabitatName]
    impacts: int


class RowCards(TypedDict):
    """How many cards of each kind a row ends with, wherever they lie."""

    producers: int
    consumers: int
    elements: int
    pressure: int


class ScoreSheet(Result):
    """The points of all, with what led to them."""

    rounds: int
    turns: int
    producers: int
    consumers: int
    measures: int
    policies: int
    rows: list[RowCards]


class CompanionSheet(Result):
    """A game with the box scored."""

    player: str
    """The names of all, one after the other."""
    house: bool
    """Does any line rest on values of our own?"""

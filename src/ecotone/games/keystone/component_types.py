"""The components of a Keystone edition as data, and the words that all of its data uses."""

from typing import Literal, TypedDict, get_args

from ecotone.engine.texts import Localized

HabitatLetter = Literal["F", "D", "W", "A"]
Season = Literal["Spring", "Summer", "Fall", "Winter"]
SymbolName = Literal["Spring", "Summer", "Fall", "Winter", "Keystone", "Endangered", "Tag"]
IconName = Literal["keystone", "endangered", "tag"]
SideName = Literal["active", "exhausted"]
Source = Literal["printed", "derived", "house"]

HABITAT_LETTERS: tuple[HabitatLetter, ...] = get_args(HabitatLetter)
SEASON_NAMES: tuple[Season, ...] = get_args(Season)
SYMBOL_NAMES: tuple[SymbolName, ...] = get_args(SymbolName)
ICON_NAMES: tuple[IconName, ...] = get_args(IconName)
SIDE_NAMES: tuple[SideName, ...] = get_args(SideName)


class CardSources(TypedDict, total=False):
    """Where each value of a card comes from."""

    name: Source
    habitats: dict[HabitatLetter, Source]
    season: Source
    keystone: Source
    endangered: Source
    tag: Source


class CardNames(TypedDict):
    """What a card is called: by views, in full, and where there is little room."""

    id: str
    wild: bool
    name: Localized
    short: Localized


class CardFacts(CardNames):
    """A species card or a Wild."""

    scientific: str
    number: int | None
    """None for a Wild."""
    habitats: list[HabitatLetter]
    season: Season
    icons: list[IconName]
    envelope: int
    """The envelope it comes from; 0 for the box."""
    sources: CardSources
    why: Localized
    """Why it has its values; empty where the edition does not say."""


class EffectFacts(TypedDict):
    """One effect of a Skill token, with the symbol it looks for if it is research."""

    effect: str
    amount: int
    symbol: str | None
    text: Localized


class SkillFacts(TypedDict):
    """A Skill token with both sides."""

    number: int
    name: Localized
    active: list[EffectFacts]
    exhausted: list[EffectFacts]


class GoalFacts(TypedDict):
    """A goal of an objective card."""

    shape: str
    symbol: SymbolName
    text: Localized


class ObjectiveFacts(TypedDict):
    """An objective card: four goals, and the points for none to four of them."""

    number: int
    name: Localized
    goals: list[GoalFacts]
    ladder: list[int]


class PlacedFirst(TypedDict):
    """A card that lies on the board when an assignment begins."""

    space: str
    card: str
    research: int
    story: int


class RuleFacts(TypedDict):
    """A special rule of an assignment."""

    id: str
    text: Localized


class ConditionFacts(TypedDict):
    """A condition of an assignment in words, for each difficulty."""

    relaxed: Localized
    written: Localized
    demanding: Localized


class AssignmentFacts(TypedDict):
    """An assignment of the Field Journal."""

    number: int
    title: Localized
    place: Localized
    story: Localized
    synergy: int
    time: int
    opens_envelope: int
    skills: list[int]
    objective: int
    wilds: list[HabitatLetter]
    wilds_per_stack: int
    placed: list[PlacedFirst]
    closed: list[str]
    """Spaces that are closed at the start."""
    invaded: list[str]
    rules: list[RuleFacts]
    victory: list[ConditionFacts]


class EnvelopeFacts(TypedDict):
    """An envelope and the species in it."""

    number: int
    title: Localized
    cards: list[str]


class Catalogue(TypedDict):
    """All components of an edition."""

    wild_price: int
    tokens_per_point: int
    cards: list[CardFacts]
    skills: list[SkillFacts]
    objectives: list[ObjectiveFacts]
    assignments: list[AssignmentFacts]
    envelopes: list[EnvelopeFacts]

"""The components of a Key Harvest edition as data."""

from typing import Literal, TypedDict

from ecotone.engine.texts import Localized
from ecotone.games.keyharvest.actions import Crop


class SpaceFacts(TypedDict):
    """A space of the country board with the field that belongs there."""

    label: str
    """What data calls it: A1 to G7."""
    name: str
    """What the edition's board calls it."""
    row: int
    x: int
    crop: Crop
    near: list[str]
    house: bool


class CropFacts(TypedDict):
    """A crop and how many counters of it the box holds."""

    id: Crop
    name: Localized
    counters: int


class TileFacts(TypedDict):
    """A worker or an event with its text; a scroll must be followed."""

    id: str
    symbol: Literal["bell", "scroll"]
    name: Localized
    text: Localized
    house: bool


class WorkerFacts(TileFacts):
    """A farmhand or a townsperson."""

    kind: Literal["farmhand", "townsfolk"]
    value: int


class Catalogue(TypedDict):
    """All components of an edition, and the numbers that the table prints."""

    spaces: list[SpaceFacts]
    crops: list[CropFacts]
    workers: list[WorkerFacts]
    events: list[TileFacts]
    event_spaces: int
    final_turns: int
    actions_a_turn: int
    store_places: int

"""Which tiles of a park's score sheet rest on values of our own."""

from collections.abc import Iterable, Iterator
from typing import Any

from ecotone.engine.edition import Edition
from ecotone.engine.provenance import HouseValue, house_columns, house_mark
from ecotone.engine.texts import LANGUAGES
from ecotone.games.habitats.cards import LANDSCAPES, Counts, Kind, Need
from ecotone.games.habitats.reader import NEED_NAMES, tile_row
from ecotone.games.habitats.surroundings import area_of, neighbours
from ecotone.games.habitats.table import OwnTile, Table
from ecotone.games.habitats.types import Laid, ParkView
from ecotone.games.habitats.words import TEXTS, tile_id, tile_name

NEED_COLUMNS = [f"need_{name}" for name in NEED_NAMES]
LANDSCAPE_NEEDS = [f"need_{need.name.lower()}" for need in Need if need < LANDSCAPES]
OWN_COLUMNS = {
    Kind.ANIMAL: NEED_COLUMNS,
    Kind.TOURIST: ["counts"],
    Kind.TOWER: ["directions", "sees"],
    Kind.ROAD: ["marked_sides"],
}
VALUES = dict.fromkeys(NEED_COLUMNS, "needs")
"""What a person calls the value of a column, where it is not the column's name."""


class ParkSources:
    """One player's park, asked where the values come from that decide a tile's points."""

    def __init__(self, edition: Edition, table: Table, seat: int) -> None:
        self.edition = edition
        self.table = table
        self.seat = seat

    def row(self, slot: int) -> dict[str, Any]:
        """The edition's row of the tile in a slot."""
        return tile_row(self.edition, int(self.table.tile[self.seat, slot]))

    def own(self, slot: int, columns: Iterable[str]) -> Iterator[HouseValue]:
        """Those of the values of the very tile in question that are our own."""
        for column in house_columns(self.row(slot), columns):
            yield HouseValue(VALUES.get(column, column), "", {})

    def others(self, slots: Iterable[int], columns: Iterable[str]) -> Iterator[HouseValue]:
        """Those of the values of other tiles that are our own."""
        for slot in slots:
            tile = int(self.table.tile[self.seat, slot])
            names = {language: tile_name(self.edition, tile, language) for language in LANGUAGES}
            for column in house_columns(self.row(slot), columns):
                value = VALUES.get(column, column)
                yield HouseValue(value, str(tile_id(self.edition, tile)), names)

    def decide(self, tile: Laid, seen: Iterable[int]) -> Iterator[HouseValue]:
        """The values of our own that decide a tile's points; `seen` is what a tower looks at."""
        slot = tile["slot"]
        kind = self.row(slot)["kind"]
        yield from self.own(slot, OWN_COLUMNS.get(kind, []))
        if kind == Kind.ANIMAL:
            yield from self.landscapes(self.counted_by_animal(slot))
        elif kind == Kind.TOURIST:
            yield from self.landscapes(self.counted_by_tourist(slot))
        for other in seen:
            if self.row(other)["kind"] == Kind.ANIMAL:
                yield from self.others([other], NEED_COLUMNS)
                yield from self.landscapes(self.counted_by_animal(other))
        if tile["points"]:
            yield from self.own(slot, ["points"])

    def counted_by_animal(self, slot: int) -> set[int]:
        """The tiles whose landscape decides whether an animal finds what it needs."""
        if not any(self.row(slot)[column] for column in LANDSCAPE_NEEDS):
            return set()
        own = {slot} if self.table.own_tile == OwnTile.LEFT_OUT else set()
        return set(self.with_border(neighbours(self.table, self.seat, slot))) - own

    def with_border(self, slots: Iterable[int]) -> Iterator[int]:
        """The areas of these tiles, and the tiles beside them that would else belong to them."""
        for slot in slots:
            yield slot
            for inside in area_of(self.table, self.seat, slot):
                yield inside
                yield from neighbours(self.table, self.seat, inside)

    def counted_by_tourist(self, slot: int) -> set[int]:
        """The tiles whose landscape decides what a tourist counts."""
        if self.row(slot)["counts"] == Counts.AREA_SIZE:
            return set(self.with_border([slot]))
        return set(range(1, int(self.table.count[self.seat])))

    def landscapes(self, slots: Iterable[int]) -> Iterator[HouseValue]:
        """Those landscapes that are our own; of all but animals the player names it."""
        animals = [slot for slot in sorted(slots) if self.row(slot)["kind"] == Kind.ANIMAL]
        yield from self.others(animals, ["landscape"])


def marked_tiles(edition: Edition, table: Table, seat: int, park: ParkView) -> list[Laid]:
    """The tiles of a park's sheet, each with the values of our own that its points rest on."""
    sources = ParkSources(edition, table, seat)
    marked: list[Laid] = []
    for tile, around in zip(park["score"]["tiles"], park["surroundings"], strict=True):
        seen = [one["slot"] for one in around.get("sees", [])]
        marked.append({**tile, "house": house_mark(TEXTS, list(sources.decide(tile, seen)))})
    return marked

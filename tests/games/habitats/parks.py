"""Parks made by hand from tiles made by hand, drawn as letters.

E is the entrance, `.` an empty cell, g f d w a plain tile of a landscape; any other letter is a
tile given by name: `park("AE", A=animal("grass", forest=2))`.
"""

from typing import Any

import numpy as np

from ecotone.engine.record import new_bytes
from ecotone.games.habitats import entry
from ecotone.games.habitats.cards import CARDS, NO_LANDSCAPE, Counts, Kind, Measure, Need, Sees
from ecotone.games.habitats.explanation import COUNTED, FULFILLED, HAS, SCORE, SHEET, WIDTH
from ecotone.games.habitats.layout import Cell, Laid, faults_of, layings
from ecotone.games.habitats.reader import DIRECTION_LETTERS, SIDE_LETTERS
from ecotone.games.habitats.table import TABLE, NeedAreas, OwnTile, TouristReading

LANDSCAPES = {"g": "grass", "f": "forest", "d": "dry", "w": "water"}
Spec = dict[str, Any]


def bits(letters: str, names: tuple[str, ...]) -> int:
    return sum(1 << names.index(letter) for letter in letters.split("+") if letter)


def tile(kind: Kind, landscape: str | None, points: int, **fields: Any) -> Spec:
    land = NO_LANDSCAPE if landscape is None else Need[landscape.upper()]
    return {"kind": kind, "landscape": land, "points": points, "turned": 0, **fields}


def plain(landscape: str | None) -> Spec:
    """A tile that scores nothing and that no tower counts."""
    return tile(Kind.CAMP, landscape, 0)


def animal(landscape: str | None, points: int = 5, **needs: int) -> Spec:
    return tile(
        Kind.ANIMAL, landscape, points, needs={Need[n.upper()]: c for n, c in needs.items()}
    )


def flower(landscape: str, kind: int = 0) -> Spec:
    return tile(Kind.FLOWER, landscape, 1, flower_kind=kind)


def tower(
    landscape: str, views: str, value: int = 1, sees: Sees = Sees.BOTH, turned: int = 0
) -> Spec:
    directions = bits(views, DIRECTION_LETTERS)
    return tile(Kind.TOWER, landscape, value, directions=directions, sees=sees) | {"turned": turned}


def road(landscape: str, roads: str, marked: str, points: int = 4, turned: int = 0) -> Spec:
    sides = {"road_sides": bits(roads, SIDE_LETTERS), "marked_sides": bits(marked, SIDE_LETTERS)}
    return tile(Kind.ROAD, landscape, points, **sides) | {"turned": turned}


def hikers(landscape: str) -> Spec:
    return tile(Kind.TOURIST, landscape, 1, counts=Counts.AREA_SIZE)


def coach_party(landscape: str) -> Spec:
    return tile(Kind.TOURIST, landscape, 1, counts=Counts.AREA_COUNT)


def camp(landscape: str, points: int = 3) -> Spec:
    return tile(Kind.CAMP, landscape, points)


class Park:
    """A park laid tile by tile through the rules, and what they say of it."""

    def __init__(
        self, rows: tuple[str, ...], reading: TouristReading, tiles: dict[str, Spec]
    ) -> None:
        self.data = new_bytes(CARDS)
        self.cards = self.data.view(CARDS)[0]
        self.cards.landscape[0] = NO_LANDSCAPE
        self.state = new_bytes(TABLE)
        self.table = self.state.view(TABLE)[0]
        self.table.players = 1
        self.table.tourist_reading = reading
        cells = {
            (x, y): c for y, row in enumerate(rows) for x, c in enumerate(row) if c not in " ."
        }
        (ex, ey) = next(place for place, letter in cells.items() if letter == "E")
        self.letters = {(x - ex, y - ey): letter for (x, y), letter in cells.items()}
        laid = []
        for number, ((column, row), letter) in enumerate(self.letters.items(), 1):
            spec = tiles.get(letter) or (
                {"turned": 0} if letter == "E" else plain(LANDSCAPES[letter])
            )
            if letter != "E":
                self.write(number, spec)
            sides = (spec.get("road_sides", 0), spec.get("marked_sides", 0))
            own_number = 0 if letter == "E" else number
            laid.append(Laid(Cell(column, row), own_number, spec["turned"], *sides))
        self.faults = list(faults_of(laid))
        assert not self.faults
        numbers = np.array(layings(laid), np.int64).reshape(-1)
        entry.lay_park(self.data, self.state, 0, numbers)
        self.sheet = np.zeros(SHEET, np.int64)
        entry.explain(self.data, self.state, 0, self.sheet)

    def write(self, number: int, spec: Spec) -> None:
        for name, value in spec.items():
            if name == "needs":
                for need, count in value.items():
                    self.cards.need[number, need] = count
            elif name != "turned":
                self.cards[name][number] = value

    def slot(self, letter: str) -> int:
        (place,) = [place for place, at in self.letters.items() if at == letter]
        for slot in range(self.table.count[0]):
            if (self.table.column[0, slot], self.table.row[0, slot]) == place:
                return slot
        raise AssertionError(letter)

    def numbers(self, letter: str) -> Any:
        slot = self.slot(letter)
        return self.sheet[slot * WIDTH : (slot + 1) * WIDTH]

    def points(self, letter: str) -> int:
        return int(self.numbers(letter)[SCORE])

    def has(self, letter: str, need: str) -> int:
        return int(self.numbers(letter)[HAS + Need[need.upper()]])

    def counted(self, letter: str) -> int:
        return int(self.numbers(letter)[COUNTED])

    def fulfilled(self, letter: str) -> bool:
        return bool(self.numbers(letter)[FULFILLED])

    def total(self) -> int:
        out = np.zeros(5, np.int64)
        entry.scores(self.data, self.state, out)
        return int(out[0])

    def read_needs(self, own_tile: OwnTile, need_areas: NeedAreas) -> "Park":
        """The same park under other readings of what an animal needs."""
        self.table.own_tile = own_tile
        self.table.need_areas = need_areas
        entry.explain(self.data, self.state, 0, self.sheet)
        return self

    def result(self, measure: Measure) -> int:
        """What the park reaches for a measure, through the compiled goals."""
        self.cards.measure[0] = measure
        self.table.goal[:] = -1
        self.table.goal[0, 0] = 0
        out = np.zeros(6, np.int64)
        entry.measures(self.data, self.state, 0, out)
        return int(out[0])


def park(*rows: str, reading: TouristReading = TouristReading.OTHER_AREAS, **tiles: Spec) -> Park:
    return Park(rows, reading, tiles)

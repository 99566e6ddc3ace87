"""A park given all at once, as a list of cells: is it allowed, and in which order could it grow?"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ecotone.games.habitats.market import COLUMN_STEP, ROW_STEP
from ecotone.games.habitats.table import SIDES


class Cell(NamedTuple):
    """A place in a park, counted from the entrance to the east and to the south."""

    column: int
    row: int

    def beside(self, side: int) -> "Cell":
        """The cell at a side."""
        return Cell(self.column + COLUMN_STEP[side], self.row + ROW_STEP[side])


class Laid(NamedTuple):
    """A tile on its cell, with its printed roads and marks and its quarter turns."""

    cell: Cell
    tile: int
    turned: int
    road_sides: int
    marked_sides: int


class Fault(NamedTuple):
    """A tile that lies where none may lie."""

    cell: Cell
    expected: str
    got: str


def faults_of(park: Sequence[Laid]) -> Iterator[Fault]:
    """Everything in a park that the rules of placing forbid."""
    cells = {laid.cell for laid in park}
    for laid in park:
        if laid.cell.column == 0 and laid.cell.row > 0:
            yield Fault(laid.cell, "no tile below the entrance", "one")
        for side in range(SIDES):
            has_road = laid.road_sides >> ((side - laid.turned) % SIDES) & 1
            if has_road and laid.cell.beside(side) in cells:
                yield Fault(laid.cell, "no tile at a road side", "one")
    connected = {Cell(*cell) for cell, *_ in growth(park)}
    for laid in park:
        if laid.cell not in connected:
            yield Fault(laid.cell, "a tile beside it that leads to the entrance", "none")


def growth(park: Sequence[Laid]) -> list[tuple[Cell, int, int]]:
    """The cells in an order in which the park can grow, each with a slot beside it and its side."""
    cells = {laid.cell for laid in park}
    entrance = Cell(0, 0)
    found: list[tuple[Cell, int, int]] = [(entrance, 0, 0)]
    slots = {entrance: 0}
    for cell, _, _ in found:
        for side in range(SIDES):
            other = cell.beside(side)
            if other in cells and other not in slots:
                found.append((other, slots[cell], side))
                slots[other] = len(slots)
    return found


def layings(park: Sequence[Laid]) -> list[tuple[int, int, int, int]]:
    """For each tile but the entrance: number, slot beside it, side of that slot, quarter turns."""
    laid = {one.cell: one for one in park}
    return [
        (laid[cell].tile, slot, side, laid[cell].turned) for cell, slot, side in growth(park)[1:]
    ]

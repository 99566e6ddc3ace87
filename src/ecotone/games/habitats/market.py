"""The market: figures walk to the tile they take, and the space they leave is filled again."""

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note, reveal
from ecotone.games.habitats.cards import Cards, TileSet
from ecotone.games.habitats.notes import Note
from ecotone.games.habitats.table import EMPTY, MARKET_ROWS, SIDES, Side, Table

COLUMN_STEP = (0, 1, 0, -1)
ROW_STEP = (-1, 0, 1, 0)


@rule
def fill_bag(cards: Cards, table: Table, large: bool) -> None:
    """Put all tiles of the chosen set into the bag, in the edition's order."""
    table.bag[:] = EMPTY
    size = 0
    for tile in range(1, cards.tiles):
        if large or cards.tile_set[tile] == TileSet.BASE:
            table.bag[size] = tile
            size += 1
    table.bag_size = size


@rule
def draw(table: Table) -> int:
    """The next tile of the bag, or EMPTY; then spaces stay holes (R08)."""
    if table.drawn == table.bag_size:
        return EMPTY
    tile = table.bag[table.drawn]
    table.drawn += 1
    reveal(table)
    return tile


@rule
def lay_out_market(cards: Cards, table: Table) -> None:
    """Set the figures on their start spaces and a tile on every other space."""
    players = table.players
    table.columns = cards.columns[players]
    for seat in range(players):
        table.figure[seat] = cards.start[players, seat]
        table.facing[seat] = cards.start_facing[players, seat]
    for space in range(table.columns * cards.rows[players]):
        if not has_figure(table, space):
            table.market[space] = draw(table)


@rule
def has_figure(table: Table, space: int) -> bool:
    for seat in range(table.players):
        if table.figure[seat] == space:
            return True
    return False


@rule
def direction_of(table: Table, seat: int, turn: int) -> int:
    """The Side that is in front of, right of, behind or left of a figure."""
    return (table.facing[seat] + turn) % SIDES


@rule
def first_tile(table: Table, seat: int, direction: int) -> int:
    """The space of the first tile in a direction, or EMPTY at the border (R22)."""
    columns = table.columns
    space = table.figure[seat]
    row = space // columns
    column = space - row * columns
    if direction == Side.NORTH:
        steps = row
    elif direction == Side.SOUTH:
        steps = MARKET_ROWS - 1 - row
    elif direction == Side.WEST:
        steps = column
    else:
        steps = columns - 1 - column
    step = ROW_STEP[direction] * columns + COLUMN_STEP[direction]
    for _ in range(steps):
        space += step
        if table.market[space] != EMPTY:
            return space
    return EMPTY


@rule
def space_ahead(table: Table, seat: int, turn: int) -> int:
    """The space of the first tile in front of, right of, behind or left of a figure, or EMPTY."""
    return first_tile(table, seat, direction_of(table, seat, turn))


@rule
def take_tile(table: Table, seat: int, turn: int) -> None:
    """Take the first tile that way, step onto its space and refill the space left (R06)."""
    direction = direction_of(table, seat, turn)
    space = first_tile(table, seat, direction)
    left = table.figure[seat]
    table.hand = table.market[space]
    note(table, Note.TOOK, seat, turn, table.hand)
    table.market[space] = EMPTY
    table.figure[seat] = space
    # R14: after a step back, too.
    table.facing[seat] = direction
    table.market[left] = draw(table)
    if table.market[left] != EMPTY:
        note(table, Note.REFILLED, table.market[left])

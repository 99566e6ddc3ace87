"""Habitat and impact tiles: placing them, what they set off, and the checks of a row."""

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note
from ecotone.games.ecosfera.cards import Cards
from ecotone.games.ecosfera.measures import can_answer_triple
from ecotone.games.ecosfera.notes import Cause, Note
from ecotone.games.ecosfera.piles import add_pressure, three_equal
from ecotone.games.ecosfera.table import (
    ALL_HABITATS,
    EMPTY,
    HABITATS,
    IMPACTS,
    PRESSURE,
    Phase,
    Table,
)

PRESSURE_LIMIT = 3
MASS_PRESSURE = 4
MASS_IMPACT = 3


@rule
def queue_draws(table: Table, tiles: int) -> None:
    """Queue a policy card for each tile just placed, or one for all of them."""
    if table.complexity == 2 and tiles > 0:
        table.draws += 1 if table.draw_per_event else tiles


@rule
def place_habitats(table: Table, tiles: int, by_policy: bool) -> None:
    """Place habitat tiles, given as bits; the sixth one wins the game."""
    new = 0
    for habitat in range(HABITATS):
        new += (tiles >> habitat) & 1
    table.habitats = table.habitats | tiles
    note(table, Note.HABITATS, tiles, tiles_placed(table), table.active)
    # R10: a tile placed by a policy counts as acting.
    if not (by_policy and table.policy_tile_is_no_action):
        table.acted = 1
    # R03: nothing is resolved after the last tile, and no policy is drawn.
    if table.habitats == ALL_HABITATS:
        table.phase = Phase.OVER
        note(table, Note.WON, HABITATS + IMPACTS - table.impacts)
    else:
        queue_draws(table, new)


@rule
def tiles_placed(table: Table) -> int:
    """How many habitats are placed."""
    count = 0
    for habitat in range(HABITATS):
        count += (table.habitats >> habitat) & 1
    return count


@rule
def suffer_impact(table: Table, tiles: int, cause: int) -> None:
    """Place impact tiles and what policies add to them; the sixth one loses the game."""
    struck = tiles
    # R12: added once per event, also to an impact that a policy places.
    if not (cause == Cause.POLICY and table.climate_spares_green_energy):
        tiles += table.extra_impacts
    # R02: if fewer tiles are left, only those are placed.
    tiles = min(tiles, IMPACTS - table.impacts)
    table.impacts += tiles
    struck = min(struck, tiles)
    before = table.impacts - tiles
    note(table, Note.IMPACT, table.active, cause, struck, before + struck, table.policy)
    if tiles > struck:
        note(table, Note.MORE_IMPACT, tiles - struck, table.impacts)
    # R03: nothing is resolved after the last tile, and no policy is drawn.
    if table.impacts == IMPACTS:
        table.phase = Phase.OVER
        note(table, Note.LOST, tiles_placed(table))
    else:
        queue_draws(table, tiles)


@rule
def in_danger(table: Table) -> bool:
    """Does the active row hold what cuts its turn short?"""
    row = table.active
    return table.plain[row, PRESSURE] >= PRESSURE_LIMIT or three_equal(table, row) != EMPTY


@rule
def suffer_pressure(table: Table) -> None:
    """Three pressure cards place one impact tile; four or more, also in mid-turn, three (R01)."""
    mass = table.plain[table.active, PRESSURE] >= MASS_PRESSURE
    if mass:
        suffer_impact(table, MASS_IMPACT, Cause.MASS.value)
    else:
        suffer_impact(table, 1, Cause.THIRD.value)
    cut_turn(table)


@rule
def suffer_three_equal(table: Table) -> None:
    """Three equal elements add a pressure card, which may be the third, and end the turn.

    Two triples add only one (R05).
    """
    row = table.active
    add_pressure(table, row, Cause.EQUAL.value, three_equal(table, row))
    table.cut = 1
    third = table.plain[table.active, PRESSURE] >= PRESSURE_LIMIT
    if third and not table.triple_spares_impact:
        suffer_impact(table, 1, Cause.THIRD.value)
    cut_turn(table)


@rule
def cut_turn(table: Table) -> None:
    """From now on the turn can only be finished."""
    table.cut = 1
    if table.phase != Phase.OVER:
        note(table, Note.TURN_CUT, table.active)


@rule
def check_row(cards: Cards, table: Table) -> bool:
    """Check the active row for pressure, then for equal elements; True if something struck."""
    row = table.active
    # R06: with three pressure cards, equal elements no longer matter.
    if table.plain[row, PRESSURE] >= PRESSURE_LIMIT:
        suffer_pressure(table)
        return True
    element = three_equal(table, row)
    if element == EMPTY:
        return False
    if table.asked == 0 and can_answer_triple(cards, table):
        table.phase = Phase.ANSWER
    else:
        suffer_three_equal(table)
    return True


@rule
def suffer_idleness(table: Table) -> None:
    """A turn without an action, for whatever reason (R08), adds a pressure card."""
    if table.acted == 0:
        add_pressure(table, table.active, Cause.IDLE.value, EMPTY)
        if table.plain[table.active, PRESSURE] >= PRESSURE_LIMIT:
            suffer_impact(table, 1, Cause.THIRD.value)

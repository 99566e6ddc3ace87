"""What threatens a row, shown before it strikes: pressure cards and equal elements."""

from ecotone.games.ecosfera.table import ELEMENTS, IMPACTS, PILE, PRESSURE, Phase, Table
from ecotone.games.ecosfera.tiles import MASS_IMPACT, MASS_PRESSURE, PRESSURE_LIMIT
from ecotone.games.ecosfera.types import ELEMENT_NAMES, Preview, Risk, StrikeReason

EQUAL_LIMIT = 3
"""This many equal elements strike."""


def impact_tiles(table: Table, tiles: int) -> int:
    """The impact tiles an event places under the policies in force, limited to those left."""
    return min(tiles + int(table.extra_impacts), IMPACTS - int(table.impacts))


def risks(table: Table) -> list[Risk]:
    """What threatens each row: pressure at or near the limit, equal elements."""
    if table.phase == Phase.OVER:
        return []
    found: list[Risk] = []
    for row in range(int(table.rows)):
        pressure = int(table.plain[row, PRESSURE])
        if pressure >= PRESSURE_LIMIT - 1:
            tiles = impact_tiles(table, MASS_IMPACT if pressure >= MASS_PRESSURE else 1)
            found.append({"row": row, "kind": "pressure", "count": pressure, "tiles": tiles})
        for element in range(ELEMENTS):
            count = int(table.plain[row, element])
            if count >= EQUAL_LIMIT:
                name = ELEMENT_NAMES[element]
                found.append({"row": row, "kind": "equal", "count": count, "element": name})
    return found


def third_pressure(table: Table, because: StrikeReason) -> Preview:
    """What one more pressure card in the active row brings, as far as the supply has one."""
    added = min(1, int(table.pressure))
    third = int(table.plain[table.active, PRESSURE]) + added >= PRESSURE_LIMIT
    spared = because == "equal" and table.triple_spares_impact
    tiles = impact_tiles(table, 1) if third and not spared else 0
    return struck(table, because, added, tiles)


def struck(table: Table, because: StrikeReason, pressure: int, tiles: int) -> Preview:
    """An end of the turn with its reason and what it costs."""
    return {
        "because": because,
        "pressure": pressure,
        "impacts": tiles,
        "ends_turn": True,
        "loses": int(table.impacts) + tiles >= IMPACTS,
    }


def harms(table: Table, row: int, card: int) -> bool:
    """Would one more card of this code strike the row?"""
    if card == PRESSURE:
        return int(table.plain[row, PRESSURE]) + 1 >= PRESSURE_LIMIT
    return card < ELEMENTS and int(table.plain[row, card]) + 1 >= EQUAL_LIMIT


def harmful_cards(table: Table, row: int) -> tuple[int, int]:
    """Of the cards from which a row draws next: how many would strike it, and how many there are.

    That is the deck or, once it is empty, the discard; what they hold everybody has seen.
    """
    size, discarded = int(table.deck_size[row]), int(table.discard_size[row])
    lying = table.pile[row, :size] if size else table.pile[row, PILE - discarded :]
    cards = [int(card) for card in lying] if size or discarded else []
    return sum(harms(table, row, card) for card in cards), len(cards)

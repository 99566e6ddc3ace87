"""The result that explains itself, for one game and over many."""

from ecotone.engine.edition import Edition
from ecotone.engine.state import State
from ecotone.games.ecosfera.table import (
    ELEMENTS,
    EMPTY,
    FIRST_SPECIES,
    IMPACTS,
    PILE,
    PRESSURE,
    PRODUCERS,
    Market,
    Phase,
    Table,
)
from ecotone.games.ecosfera.types import HABITAT_NAMES, RowCards, ScoreSheet
from ecotone.games.ecosfera.words import is_won, points_of, record, round_of


def score_sheet(edition: Edition, state: State, seat: int) -> ScoreSheet:
    """The points of all, with their reasons."""
    table = record(state)
    won = is_won(table)
    return {
        "total": points_of(table),
        "habitat_points": int(table.habitats).bit_count(),
        "impact_points": IMPACTS - int(table.impacts) if won else 0,
        "won": won if table.phase == Phase.OVER else None,
        "habitats": [name for h, name in enumerate(HABITAT_NAMES) if table.habitats >> h & 1],
        "impacts": int(table.impacts),
        "rounds": round_of(table),
        "turns": int(table.turn),
        "producers": owned(edition, table, Market.PRODUCERS),
        "consumers": owned(edition, table, Market.CONSUMERS),
        "measures": int(table.measures_done),
        "policies": int(table.policies_drawn),
        "rows": [row_cards(table, row) for row in range(int(table.rows))],
    }


def row_cards(table: Table, row: int) -> RowCards:
    """How many cards of each kind a row ends with, wherever they lie."""
    deck, discard = int(table.deck_size[row]), int(table.discard_size[row])
    lying = [*table.pile[row, :deck], *table.pile[row, PILE - discard :]]
    species = [int(card) - FIRST_SPECIES for card in lying if card >= FIRST_SPECIES]
    species += [int(number) for number in table.species[row, : table.species_count[row]]]
    producers = sum(1 for number in species if number < PRODUCERS)
    plain = [int(card) for card in lying if card < FIRST_SPECIES]
    return {
        "producers": producers,
        "consumers": len(species) - producers,
        "elements": sum(1 for card in plain if card < ELEMENTS)
        + int(table.plain[row, :ELEMENTS].sum()),
        "pressure": plain.count(PRESSURE) + int(table.plain[row, PRESSURE]),
    }


def owned(edition: Edition, table: Table, market: Market) -> int:
    """How many producers, or consumers, lie in the players' rows, decks and discards."""
    count = len(edition.tables[market.name.lower()])
    first = PRODUCERS * market
    gone = int(table.gone[first : first + count].sum())
    lying_open = int((table.market[market] != EMPTY).sum())
    return count - gone - lying_open - int(table.market_size[market])

"""The result that explains itself, for one game and over many."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.edition import Edition
from ecotone.engine.state import State
from ecotone.games.ecosfera.cards import HABITAT_NAMES
from ecotone.games.ecosfera.table import (
    EMPTY,
    HABITATS,
    IMPACTS,
    PRODUCERS,
    TABLE,
    Market,
    Phase,
    Table,
)
from ecotone.games.ecosfera.words import is_won, points_of, record, round_of


def score_sheet(edition: Edition, state: State) -> dict[str, Any]:
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
    }


def owned(edition: Edition, table: Table, market: Market) -> int:
    """How many producers, or consumers, lie in the players' rows, decks and discards."""
    count = len(edition.tables[market.name.lower()])
    first = PRODUCERS * market
    gone = int(table.gone[first : first + count].sum())
    lying_open = int((table.market[market] != EMPTY).sum())
    return count - gone - lying_open - int(table.market_size[market])


def statistics(states: NDArray[np.uint8]) -> dict[str, float]:
    """Over many finished games: how long they took and how far the sea came."""
    if len(states) == 0:
        return {}
    tables = states.view(TABLE).reshape(len(states))
    tiles = sum((tables["habitats"] >> habitat) & 1 for habitat in range(HABITATS))
    rounds = (tables["turn"].astype(np.int64) - 1) // tables["rows"] + 1
    return {
        "mean_rounds": float(np.mean(rounds)),
        "mean_habitats": float(np.mean(tiles)),
        "mean_impacts": float(np.mean(tables["impacts"])),
    }

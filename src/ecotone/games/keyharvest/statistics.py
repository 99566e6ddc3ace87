"""Figures over many finished games: how often each tile came up and had an effect."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.edition import Edition
from ecotone.games.keyharvest.table import TABLE, TILES
from ecotone.games.keyharvest.words import tile_id, tile_name


def statistics(edition: Edition, states: NDArray[np.uint8]) -> dict[str, float]:
    """Means per game: turns, events laid, and each tile's texts met and used by all players."""
    tables = states.view(TABLE).reshape(-1)
    figures = {
        "turns": float(tables["turns"].mean()),
        "events_in_the_bag_at_the_end": float(tables["bag_event_count"].mean()),
        "deepest_chain": float(tables["deepest"].max()),
    }
    met = tables["met"].sum(axis=1, dtype=np.int64).mean(axis=0)
    used = tables["used"].sum(axis=1, dtype=np.int64).mean(axis=0)
    for tile in range(TILES):
        name = label(edition, tile)
        figures[f"{name}: met"] = float(met[tile])
        figures[f"{name}: with effect"] = float(used[tile])
    return figures


def label(edition: Edition, tile: int) -> str:
    """A tile's short sign and English name."""
    sign = tile_id(tile)
    return f"{sign} {tile_name(edition, tile, 'en')}"

"""Figures over many finished games: how long they took and how far the sea came."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.edition import Edition
from ecotone.games.ecosfera.table import HABITATS, TABLE


def statistics(edition: Edition, states: NDArray[np.uint8]) -> dict[str, float]:
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

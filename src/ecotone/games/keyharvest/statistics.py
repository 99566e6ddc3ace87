"""Figures over many finished games."""

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.edition import Edition
from ecotone.games.keyharvest.table import TABLE


def statistics(edition: Edition, states: NDArray[np.uint8]) -> dict[str, float]:
    """Means per game. How often tiles come up is counted by `ecotone lab tile-values`."""
    tables = states.view(TABLE).reshape(-1)
    return {
        "turns": float(tables["turns"].mean()),
        "events_in_the_bag_at_the_end": float(tables["bag_event_count"].mean()),
    }

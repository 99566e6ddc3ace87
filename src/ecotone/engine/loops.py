"""The compiled loops over games: one implementation for all games.

Importing this module loads (or compiles) them.
"""

from ecotone.engine.batch_loops import (
    actors_batch,
    advance_batch,
    legal_batch,
    observe_batch,
    per_seat_batch,
    rule_pointers,
    setup_batch,
    step_batch,
)
from ecotone.engine.random_loops import audited_game, playouts, random_games

__all__ = [
    "actors_batch",
    "advance_batch",
    "audited_game",
    "legal_batch",
    "observe_batch",
    "per_seat_batch",
    "playouts",
    "random_games",
    "rule_pointers",
    "setup_batch",
    "step_batch",
]

"""Secret Meadow: plant flowers together, each with a secret favourite."""

from meadow.game import GAME

__all__ = ["GAME"]

"""Key Harvest, designed by Richard Breese."""

from ecotone.games.keyharvest.game import GAME

__all__ = ["GAME"]

"""Habitats, designed by Corné van Moorsel."""

from ecotone.games.habitats.game import GAME

__all__ = ["GAME"]

"""Keystone: North America, designed by Jeffrey Joyce and Isaac Vega."""

from ecotone.games.keystone.game import GAME

__all__ = ["GAME"]

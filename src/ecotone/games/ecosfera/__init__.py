"""Ecosfera Baltica, a co-operative game by HELCOM and partners."""

from ecotone.games.ecosfera.game import GAME

__all__ = ["GAME"]

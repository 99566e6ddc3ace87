"""Bots: they play any game through the contract, and know no more than their seat may know."""

from ecotone.bots.bot import Bot, bot_named, bot_names

__all__ = ["Bot", "bot_named", "bot_names"]

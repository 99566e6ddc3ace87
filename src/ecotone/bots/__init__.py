"""Bots: they play any game through the contract, and know no more than their seat may know."""

from ecotone.bots.bot import Bot, GreedyBot, RandomBot
from ecotone.bots.search import SearchBot
from ecotone.engine.errors import EcotoneError

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}


def bot_names() -> list[str]:
    """The bots one can ask for."""
    return list(BOTS)


def bot_named(name: str, seed: int) -> Bot:
    """A bot by name."""
    if name not in BOTS:
        raise EcotoneError(f"expected a bot of {', '.join(BOTS)}, got {name}")
    return BOTS[name](seed)


__all__ = ["Bot", "bot_named", "bot_names"]

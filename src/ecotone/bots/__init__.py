"""Bots: they play any game through the contract and know no more than their seat may know."""

from ecotone.bots.bot import Bot, GreedyBot, RandomBot
from ecotone.bots.levels import LEVELS
from ecotone.bots.outside import OutsideBot, is_outside, offered
from ecotone.bots.search import SearchBot
from ecotone.engine.errors import EcotoneError

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}
OWN_NAMES = (*BOTS, *LEVELS)
SEAT_SALT = 7_919


def bot_names() -> list[str]:
    """The available bots: our own, the levels, and those of installed packages."""
    return [*OWN_NAMES, *(name for name in offered() if name not in OWN_NAMES)]


def bot_named(name: str, seed: int) -> Bot:
    """A bot by one of these names, or as `path.py:Class`, which runs that file.

    If names come from strangers, allow only `bot_names()`.
    """
    if name in BOTS:
        return BOTS[name](seed)
    if name in LEVELS:
        return SearchBot(seed, LEVELS[name])
    if is_outside(name):
        return OutsideBot(seed, name)
    raise EcotoneError(
        f"expected one of the bots {', '.join(bot_names())} or path.py:Class, got {name}"
    )


def seated_bot(name: str, seed: int, seat: int) -> Bot:
    """A bot by name for one seat of a table; at every seat it makes other random choices."""
    return bot_named(name, seed ^ SEAT_SALT * (seat + 1))


__all__ = ["OWN_NAMES", "Bot", "bot_named", "bot_names", "seated_bot"]

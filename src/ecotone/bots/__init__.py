"""Bots: they play any game through the contract and know no more than their seat may know."""

from ecotone.bots.bot import Bot, GreedyBot, RandomBot
from ecotone.bots.learned import LearnedBot, is_learned
from ecotone.bots.levels import LEVELS
from ecotone.bots.outside import OutsideBot, is_outside, offered
from ecotone.bots.search import LevelBot, SearchBot
from ecotone.engine.errors import EcotoneError
from ecotone.engine.level import Level

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}
OWN_NAMES = (*BOTS, *LEVELS)
BUDGET = "search:"
SEAT_SALT = 7_919


def bot_names() -> list[str]:
    """The available bots: our own, the levels, and those of installed packages."""
    return [*OWN_NAMES, *(name for name in offered() if name not in OWN_NAMES)]


def bot_named(name: str, seed: int) -> Bot:
    """A bot by one of these names, or as `path.py:Class`, which runs that file.

    `search:200` searches with 200 simulations, and `search:5:0.3` also overlooks each better
    decision with a chance of 0.3. `learned` and `learned:FILE` search with learned weights. If
    names come from strangers, allow only `bot_names()`.
    """
    if name in BOTS:
        return BOTS[name](seed)
    if name in LEVELS:
        return LevelBot(seed, name)
    if name.startswith(BUDGET):
        return SearchBot(seed, *budget_of(name))
    if is_learned(name):
        return LearnedBot(seed, name)
    if is_outside(name):
        return OutsideBot(seed, name)
    raise EcotoneError(
        f"expected one of the bots {', '.join(bot_names())}, learned or path.py:Class, got {name}"
    )


def budget_of(name: str) -> Level:
    """The budget in a name such as `search:200` or `search:5:0.3`."""
    simulations, _, oversight = name.removeprefix(BUDGET).partition(":")
    try:
        level = Level(int(simulations), float(oversight or 0))
    except ValueError:
        level = Level(0)
    if level.simulations < 1 or not 0 <= level.oversight < 1:
        raise EcotoneError(
            f"expected {BUDGET}SIMULATIONS or {BUDGET}SIMULATIONS:OVERSIGHT, got {name}"
        )
    return level


def seated_bot(name: str, seed: int, seat: int) -> Bot:
    """A bot by name for one seat of a table; at every seat it makes other random choices."""
    return bot_named(name, seed ^ SEAT_SALT * (seat + 1))


__all__ = ["OWN_NAMES", "Bot", "bot_named", "bot_names", "seated_bot"]

"""What the figures show: games that bots have played, and the components of the games."""

from functools import cache
from typing import Any

import ecotone
from ecotone.engine.registry import game_named

LANGUAGE = "en"


@cache
def position(name: str, seed: int, decisions: int) -> ecotone.Match:
    """A game for two after some decisions of greedy bots, or at its end."""
    match = ecotone.make(name, players=2, seed=seed)
    bot = ecotone.bots.bot_named("greedy", seed=1)
    while not match.over and len(match.actions) < decisions:
        match.push(bot.choose(match))
    return match


@cache
def components(name: str, table: str, key: str = "id") -> dict[str, Any]:
    """A table of a game's components by their ids."""
    game = game_named(name)
    return {row[key]: row for row in game.catalogue(game.edition())[table]}


def named(row: Any) -> str:
    return str(row.get("short", row["name"])[LANGUAGE])

"""The tables that every environment must serve."""

import pytest
from tiny import GAME as TINY

from ecotone.engine.registry import games

GAMES = [game for game in games().values() if game.part("observation", "SPACE")]
TABLES = [(game.name, players) for game in (*GAMES, TINY) for players in game.players]
OPTIONS = [
    ("keystone", 2, {"variant": "coop"}),
    ("keystone", 2, {"variant": "coop", "assignment": 0}),
    ("keystone", 1, {"assignment": 0}),
    ("ecosfera", 2, {"complexity": 2}),
    ("habitats", 1, {"solo": "draw"}),
]

every_table = pytest.mark.parametrize(("name", "players"), TABLES)
existing_options = pytest.mark.parametrize(
    ("name", "players", "options"),
    [case for case in OPTIONS if case[0] in {game.name for game in GAMES}],
    ids=lambda value: "-".join(map(str, value.values())) if isinstance(value, dict) else None,
)

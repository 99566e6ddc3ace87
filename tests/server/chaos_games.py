"""Loads all games where it is imported: in the process that forks the servers of `chaos`."""

from ecotone.engine.registry import game_names
from ecotone.server.loading import load_game

for name in game_names():
    load_game(name)

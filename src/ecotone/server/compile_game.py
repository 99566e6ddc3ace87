"""Compiles one game in a process of its own, which ends with the server that started it.

python -m ecotone.server.compile_game keystone
"""

import os
import sys
import threading

from ecotone.bots.search import load_tree
from ecotone.engine.batch import loops
from ecotone.engine.registry import game_named
from ecotone.server.loading import warm_up


def end_with_starter() -> None:
    """Wait for the end of the input, which also comes if the server is killed."""
    sys.stdin.buffer.read()
    os._exit(1)


def compile_game(name: str) -> None:
    """Compile everything a server needs for a game."""
    loops()
    load_tree()
    warm_up(game_named(name))


if __name__ == "__main__":
    threading.Thread(target=end_with_starter, daemon=True).start()
    compile_game(sys.argv[1])

"""A tiny game that only the tests know: take one to three stones; each seat has a secret number.

Whoever takes the last stone wins; the secret number is worth as many points. It proves that a game
is a folder: nothing outside names it.
"""

from tiny.game import GAME

__all__ = ["GAME"]

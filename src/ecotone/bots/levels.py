"""Levels of play for people: each is a budget of the searching bot.

A budget counts simulations, not seconds, so that a bot makes the same choice on every machine.
Simulations that run over several turns of all seats are fewer (see `ecotone.bots.search`).
"""

LEVELS: dict[str, int] = {"easy": 5, "medium": 20, "hard": 100, "expert": 600}

DEFAULT_LEVEL = "medium"
"""The level of a bot if none was chosen."""

HINT_LEVEL = "hard"
"""How far a hint looks ahead."""

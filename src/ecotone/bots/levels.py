"""Levels of play that a person understands: each is a budget of the searching bot.

A budget counts simulations, not seconds, so that a bot chooses the same on every machine. Where
simulations play on over several turns of all seats, there are fewer (`ecotone.bots.search`).
"""

LEVELS: dict[str, int] = {"easy": 5, "medium": 20, "hard": 100, "expert": 600}

DEFAULT_LEVEL = "medium"
"""Whom a person meets who asks for nobody in particular."""

HINT_LEVEL = "hard"
"""How far a hint looks ahead."""

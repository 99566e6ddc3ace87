"""Hints: what a strong bot would consider, in words."""

from ecotone.bots import bot_named
from ecotone.engine.match import Match
from ecotone.server.messages import HintChoice


def best_choices(match: Match, language: str) -> list[HintChoice]:
    """The best decisions for the seat to move, best first."""
    action = bot_named("hard", 0).choose(match)
    say = match.game.say(match.edition, match.state, action, language)
    return [HintChoice(action, say, 0.0, 1.0)]

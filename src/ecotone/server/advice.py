"""Hints for the seat to move, and the analysis of finished games."""

from collections.abc import Callable
from typing import Any

from ecotone.bots.advice import advise
from ecotone.bots.levels import HINT_LEVEL, LEVELS
from ecotone.engine.match import Match
from ecotone.lab.analysis import analyse
from ecotone.server.messages import HintChoice


def best_choices(match: Match, language: str) -> list[HintChoice]:
    """The best decisions for the seat to move, best first, with the knowledge of that seat."""
    return [
        HintChoice(
            one.action,
            match.game.describe_action(match.edition, match.state, one.action, language),
            one.interval.mean,
            one.share,
        )
        for one in advise(match, LEVELS[HINT_LEVEL])
    ]


def analysed_game(
    match: Match, seats: list[str], simulations: int, progress: Callable[[int, int], None]
) -> dict[str, Any]:
    """The analysis of a finished game as plain data."""
    return analyse(match, seats, simulations, progress).to_data()

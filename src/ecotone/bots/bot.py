"""What a bot is, and the simple ones: `random` and `greedy`."""

from abc import ABC, abstractmethod

import numpy as np

from ecotone.engine.errors import EcotoneError
from ecotone.engine.match import Match
from ecotone.engine.randomness import Generator, below, new_generator


class Bot(ABC):
    """Chooses for a seat; the same seed and the same game give the same choices."""

    def __init__(self, seed: int) -> None:
        self.random: Generator = new_generator(seed)

    @abstractmethod
    def choose(self, match: Match) -> int:
        """A legal action for the seat to decide."""


class RandomBot(Bot):
    """Any legal action."""

    def choose(self, match: Match) -> int:
        """Pick one of the legal actions."""
        return int(match.legal[below(self.random, match.count)])


class GreedyBot(Bot):
    """The action after which the table looks best for its seat, looking no further ahead.

    It judges a redealt state: what its seat cannot know is dealt anew before it looks.
    """

    def choose(self, match: Match) -> int:
        """Try every action on a table dealt anew; ties are broken at random."""
        entry, cards = match.game.entry, match.edition.data
        seat = match.actor
        known = match.state.copy()
        entry.redeal(cards, known, seat, self.random)
        values = np.zeros(match.players, np.float64)
        best: list[int] = []
        best_value = -np.inf
        for action in match.legal:
            tried = known.copy()
            entry.apply(cards, tried, int(action))
            entry.evaluate(cards, tried, values)
            value = values[seat]
            if value > best_value:
                best, best_value = [], value
            if value == best_value:
                best.append(int(action))
        return best[below(self.random, len(best))]


BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot_names() -> list[str]:
    """The bots one can ask for."""
    return list(BOTS)


def bot_named(name: str, seed: int) -> Bot:
    """A bot by name."""
    if name not in BOTS:
        raise EcotoneError(f"expected a bot of {', '.join(BOTS)}, got {name}")
    return BOTS[name](seed)

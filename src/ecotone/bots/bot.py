"""The base class of bots, and the simple ones: `random` and `greedy`."""

from abc import ABC, abstractmethod

import numpy as np

from ecotone.engine.match import Match
from ecotone.engine.randomness import Generator, below, new_generator

MOVE_SALT = 1_000_003


def move_seed(match: Match, seed: int) -> int:
    """A seed for this move, from public information."""
    return seed ^ MOVE_SALT * (len(match.actions) + 1)


class Bot(ABC):
    """Chooses for the seat that is to decide, knowing no more than that seat may know.

    The same bot with the same seed makes the same choice in the same game at the same move.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def generator(self, match: Match) -> Generator:
        """Randomness for this move, from the seed and public information."""
        return new_generator(move_seed(match, self.seed))

    @abstractmethod
    def choose(self, match: Match) -> int:
        """A legal action."""


class RandomBot(Bot):
    """Plays any legal action."""

    def choose(self, match: Match) -> int:
        return match.choice(below(self.generator(match), match.count))


class GreedyBot(Bot):
    """Plays the action after which the table looks best for its seat, looking no further ahead.

    It evaluates a redealt state: whatever its seat cannot know is dealt again before it looks.
    """

    def choose(self, match: Match) -> int:
        """Try every action on a redealt table; ties are broken at random."""
        entry, cards = match.game.entry, match.edition.data
        random = self.generator(match)
        seat = match.actor
        known = match.state.copy()
        entry.redeal(cards, known, seat, random)
        values = np.zeros(match.players, np.float64)
        best: list[int] = []
        best_value = -np.inf
        for action in match.legal_numbers.tolist():
            tried = known.copy()
            entry.apply(cards, tried, action)
            entry.evaluate(cards, tried, values)
            value = values[seat]
            if value > best_value:
                best, best_value = [], value
            if value == best_value:
                best.append(action)
        return best[below(random, len(best))]

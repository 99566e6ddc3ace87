"""The searching bot: it looks ahead over many ways the hidden things may lie."""

from types import ModuleType

import numpy as np

from ecotone.bots.bot import Bot
from ecotone.engine.match import Match

SIMULATIONS = 1000
WIDTH = 10
TRIED = 32


def load_tree() -> ModuleType:
    """The compiled search, loaded on first use."""
    from ecotone.bots import tree

    return tree


class SearchBot(Bot):
    """Tree search over redealt tables; the budget is a number of simulations, not a time."""

    simulations = SIMULATIONS

    def choose(self, match: Match) -> int:
        """The action that was followed most, of equals the one with the better result."""
        if match.count == 1:
            return match.choice(0)
        entry = match.game.entry
        actions = np.zeros(match.game.actions.size, np.int16)
        visits = np.zeros(match.game.actions.size, np.int64)
        results = np.zeros(match.game.actions.size, np.float64)
        found = load_tree().search(
            entry.legal,
            entry.apply,
            entry.actor,
            entry.evaluate,
            entry.redeal,
            match.edition.data,
            match.state,
            match.actor,
            match.players,
            match.game.cooperative,
            self.simulations,
            WIDTH,
            TRIED,
            self.generator(match),
            actions,
            visits,
            results,
        )
        best = max(range(found), key=lambda index: (visits[index], results[index]))
        return int(actions[best])

"""What a fit is to learn, and with how much work."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ecotone.bots.model import Layers
from ecotone.bots.weights import Weights, feature_names, fixed_weights, own_file, read_weights
from ecotone.engine.errors import BadOption
from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named
from ecotone.lab.arena import edition_of
from ecotone.lab.selfplay import Samples

GUESS = "own_guess"
OVERSIGHT = 0.15
"""How often bots overlook a better decision while games to learn from are played."""


class Budget(NamedTuple):
    """How much work a fit is."""

    rounds: int
    games: int
    """Games to learn from in each round."""
    simulations: int
    """Simulations of the bots that play them."""
    judge_simulations: int
    """Simulations of a search that judges positions of these games; 0 for results alone."""
    turns: int
    """After how many turns a search evaluates with the weights; 0 leaves that to the game."""
    at_once: bool
    """Does a search evaluate with the weights at the end of the present turn?"""
    from_players: int
    """Correct the weights that the game ships for this number of players; 0 starts anew."""
    widths: tuple[int, ...]
    """Units of the network's hidden layers; none for a linear model alone."""
    epochs: int
    tried_deals: int
    """Deals on which every candidate is tried."""
    gate_deals: int
    gate_simulations: int


BUDGETS = {
    "small": Budget(1, 24, 5, 0, 0, False, 0, (), 0, 2, 2, 5),
    "full": Budget(2, 8000, 20, 0, 0, False, 0, (32,), 24, 100, 500, 100),
}


@dataclass(frozen=True)
class Fit:
    """The table to learn, the seed and the budget."""

    game: str
    players: int
    options: tuple[tuple[str, str | int], ...] = ()
    edition: str | None = None
    seed: int = 0
    budget: Budget = BUDGETS["small"]
    workers: int = 1
    minutes: float | None = None
    """About how long it may take; then how much is done depends on the machine."""

    @cached_property
    def played(self) -> Game:
        return game_named(self.game)

    @cached_property
    def match(self) -> Match:
        """A new game at this table."""
        cards = edition_of(self.game, self.edition)
        return Match(self.played, self.players, self.seed, dict(self.options), cards)

    @cached_property
    def together(self) -> bool:
        return self.players == 1 or self.played.together(self.match.options)

    @cached_property
    def chance(self) -> bool:
        """Is the game only won or lost?"""
        return self.played.is_won_or_lost(self.players, self.match.options)

    @property
    def even(self) -> float:
        """How often a bot wins that is no better than the others."""
        return 0.5 if self.together else 1 / self.players

    @property
    def learned(self) -> NDArray[np.bool_]:
        """Which features are weighed by the fit."""
        return fixed_weights(self.played) == 0.0

    @cached_property
    def prior(self) -> NDArray[np.float64] | None:
        """The weights to correct: of another number of players, or the game's own evaluation."""
        names = feature_names(self.played)
        if self.budget.from_players:
            return self.shipped(self.budget.from_players)
        own: Mapping[str, float] | None = self.played.part("features", "OWN_WEIGHTS")
        if own and self.chance:
            return np.array([own.get(name, 0.0) for name in names])
        if self.budget.at_once and GUESS in names:
            return np.array([float(name == GUESS) for name in names])
        return None

    def shipped(self, players: int) -> NDArray[np.float64]:
        """What the game ships for a number of players, if that is a linear model of this kind."""
        file = own_file(self.played, players)
        weights = read_weights(file) if file.is_file() else None
        alike = weights and weights.features == feature_names(self.played)
        if not weights or not alike or weights.layers.hidden or self.together:
            raise BadOption(
                f"--from-players: expected players for whom {self.game} ships linear weights, and "
                f"opponents, got {players}"
            )
        return weights.layers.linear

    @property
    def command(self) -> str:
        """The command that makes the same weights again, with every number that decides them."""
        budget = self.budget
        widths = "".join(f" --width {width}" for width in budget.widths)
        options = "".join(f" -o {name}={value}" for name, value in self.options)
        edition = f" --edition {self.edition}" if self.edition else ""
        minutes = f" --minutes {self.minutes:g}" if self.minutes else ""
        judge = budget.judge_simulations
        search = f" --judge-simulations {judge}" if judge else ""
        search += f" --turns {budget.turns}" if budget.turns else ""
        search += " --at-once" if budget.at_once else ""
        search += f" --from-players {budget.from_players}" if budget.from_players else ""
        return (
            f"ecotone lab fit {self.game} --players {self.players} --rounds {budget.rounds}"
            f" --games {budget.games} --simulations {budget.simulations}{search}{widths}"
            f" --tried-deals {budget.tried_deals} --gate-deals {budget.gate_deals}"
            f" --gate-simulations {budget.gate_simulations} --seed {self.seed}{options}{edition}"
            f"{minutes}"
        )

    def weights(self, layers: Layers, relative: bool, samples: Samples, bot: str) -> Weights:
        """Layers with all that a file says about them."""
        match, game = self.match, self.played
        return Weights(
            game=self.game,
            players=self.players,
            options=match.options,
            edition=match.edition.name,
            digest=game.cards_digest(match.edition, self.players, match.options),
            features=feature_names(game),
            chance=self.chance,
            relative=relative,
            layers=layers._replace(fixed=fixed_weights(game)),
            turns=self.budget.turns,
            at_once=self.budget.at_once,
            made={
                "command": self.command,
                "bot": bot,
                "games": len(np.unique(samples.games)),
                "positions": len(samples.games),
            },
        )

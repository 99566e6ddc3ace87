"""What every environment is made from: a game, its players, edition and options, and a reward."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from gymnasium import spaces

from ecotone.engine.edition import Edition
from ecotone.engine.errors import BadOption
from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named
from ecotone.engine.seeds import SHORT_SEED_LIMIT
from ecotone.envs.rewards import Rewards, Scheme, scheme_named

RENDER_MODES = ("ansi",)


@dataclass(frozen=True)
class Settings:
    """A game about to be dealt again and again, and what its results are worth."""

    game: Game
    players: int
    edition: Edition
    options: dict[str, str | int]
    scheme: Scheme
    render_mode: str | None

    @classmethod
    def of(
        cls,
        name: str,
        players: int | None,
        edition: str | Edition | None,
        reward: str,
        render_mode: str | None,
        options: Mapping[str, object],
    ) -> "Settings":
        """Look up the game and its edition; BadOption if anything does not fit."""
        game = game_named(name)
        count = game.default_players if players is None else players
        full = game.check(count, options, 0)
        cards = game.edition(edition)
        game.check_edition(cards, count, full)
        if render_mode not in (None, *RENDER_MODES):
            raise BadOption(f"render_mode: expected None or ansi, got {render_mode}")
        scheme = scheme_named(
            reward, game.is_won_or_lost(count, full), count == 1 or game.together(full)
        )
        return cls(game, count, cards, full, scheme, render_mode)

    def deal(self, seed: int) -> Match:
        """A new game."""
        return Match(self.game, self.players, seed, self.options, self.edition)

    def rewards(self, match: Match) -> Rewards:
        """What a finished game is worth to each seat."""
        return self.scheme(np.array(match.scores()), np.array(match.places()))

    def observation_space(self) -> spaces.Box:
        space = self.game.observation
        return spaces.Box(space.low, space.high, (space.size,), np.int8)

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.game.actions.size)

    def mask_space(self) -> spaces.Box:
        return spaces.Box(0, 1, (self.game.actions.size,), np.int8)


def new_seed(random: np.random.Generator) -> int:
    """A seed for the next game."""
    return int(random.integers(SHORT_SEED_LIMIT))

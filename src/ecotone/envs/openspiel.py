"""A game in the shape of OpenSpiel's, for algorithms that were written for `pyspiel`.

    from ecotone.envs.openspiel import load_game

    game = load_game("keystone", players=2)
    state = game.new_initial_state(seed=5)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    state.returns()

OpenSpiel itself is not needed. The methods are those that search and learning call; what a game of
OpenSpiel tells beyond them is left out. There are no chance nodes: a seed decides what is dealt and
drawn, and `resample_from_infostate` deals again what a player cannot know.
"""

from random import Random
from typing import Any

import numpy as np

from ecotone.engine.edition import Edition
from ecotone.engine.match import Match
from ecotone.engine.seeds import SHORT_SEED_LIMIT
from ecotone.engine.state import NOBODY
from ecotone.envs.settings import Settings

TERMINAL_PLAYER = -4
"""`pyspiel.PlayerId.TERMINAL`: whose turn it is when a game is over."""


def load_game(
    name: str,
    players: int | None = None,
    *,
    edition: str | Edition | None = None,
    reward: str = "win",
    **options: object,
) -> "SpielGame":
    """A game by its name; the arguments are those of the other environments.

    >>> from ecotone.envs.openspiel import load_game
    >>> game = load_game("keystone", players=2)
    >>> state = game.new_initial_state(seed=7)
    >>> state.current_player(), len(state.legal_actions())
    (0, 101)
    >>> state.action_to_string(state.legal_actions()[0])
    'introduce(slot=1, space=r1c1)'
    >>> state.child(state.legal_actions()[0]).current_player()
    1
    """
    return SpielGame(Settings.of(name, players, edition, reward, None, options))


class SpielGame:
    """What all states of a game have in common; see `load_game`."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def num_players(self) -> int:
        return self.settings.players

    def num_distinct_actions(self) -> int:
        return self.settings.game.actions.size

    def observation_tensor_size(self) -> int:
        return self.settings.game.observation.size

    def observation_tensor_shape(self) -> list[int]:
        return [self.observation_tensor_size()]

    def new_initial_state(self, seed: int | None = None) -> "SpielState":
        """A new deal; without a seed, any."""
        chosen = Random().randrange(SHORT_SEED_LIMIT) if seed is None else seed
        return SpielState(self, self.settings.deal(chosen))

    def __repr__(self) -> str:
        return f"<SpielGame {self.settings.game.name}, {self.settings.players} players>"


class SpielState:
    """A position of a game."""

    def __init__(self, game: SpielGame, match: Match) -> None:
        self._game = game
        self.match = match
        """The game as the engine knows it."""

    def get_game(self) -> SpielGame:
        return self._game

    def num_players(self) -> int:
        return self.match.players

    def num_distinct_actions(self) -> int:
        return self._game.num_distinct_actions()

    def is_terminal(self) -> bool:
        return self.match.over

    def is_chance_node(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        return False

    def current_player(self) -> int:
        """The seat that decides, or TERMINAL_PLAYER."""
        actor = self.match.actor
        return TERMINAL_PLAYER if actor == NOBODY else actor

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions in ascending order; none for a player who is not to decide."""
        if player is not None and player != self.current_player():
            return []
        return sorted(self.match.legal_numbers.tolist())

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """1 for every legal action of the game, else 0."""
        mask = np.zeros(self.num_distinct_actions(), np.int8)
        mask[self.legal_actions(player)] = 1
        return mask.tolist()

    def action_to_string(self, *player_and_action: int) -> str:
        """An action as text; a player may be named before it and does not matter."""
        return self.match.game.actions.name(player_and_action[-1])

    def string_to_action(self, *player_and_text: Any) -> int:
        return self.match.game.actions.parse(player_and_text[-1])

    def apply_action(self, action: int) -> None:
        """Play an action; IllegalAction leaves everything unchanged."""
        self.match.push(int(action))

    def undo_action(self, player: int, action: int) -> None:
        """Take back the last action, which must be this one."""
        if not self.match.actions or self.match.actions[-1] != action:
            raise ValueError(f"expected the last action, got {action}")
        self.match.pop()

    def child(self, action: int) -> "SpielState":
        """The position after an action."""
        child = self.clone()
        child.apply_action(action)
        return child

    def clone(self) -> "SpielState":
        return SpielState(self._game, self.match.copy())

    def history(self) -> list[int]:
        return list(self.match.actions)

    def move_number(self) -> int:
        return len(self.match.actions)

    def returns(self) -> list[float]:
        """What every seat has got: zeros until the end, then as the reward scheme says."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return self._game.settings.rewards(self.match).tolist()

    def rewards(self) -> list[float]:
        """The same, as there are no rewards before the end."""
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def player_reward(self, player: int) -> float:
        return self.player_return(player)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player may know, as the numbers of the game's observation."""
        return self.match.observe(player).astype(np.float32).tolist()

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees, in plain text."""
        return self.match.describe(self.match.actor if player is None else player)

    def resample_from_infostate(self, player: int, random: Any = None) -> "SpielState":
        """A position that this player cannot tell from the present one.

        `random` gives numbers from 0 to 1 when it is called.
        """
        chance = Random().random if random is None else random
        match = self.match.copy()
        salt = int(chance() * SHORT_SEED_LIMIT)
        match.resume(
            match.game.redealt(match.edition, match.state, player, salt), self.match.actions
        )
        return SpielState(self._game, match)

    def __str__(self) -> str:
        return str(self.match)

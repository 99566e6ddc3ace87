"""A PettingZoo environment: the agents take the seats and decide one after the other."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from ecotone.engine.edition import Edition
from ecotone.envs.action_masks import masks
from ecotone.envs.settings import RENDER_MODES, Settings, new_seed

LOADED = ("_observe", "_rules", "_next_decision")
"""What a pickled table leaves out: compiled code belongs to its process."""


def aec(
    name: str,
    players: int | None = None,
    *,
    edition: str | Edition | None = None,
    reward: str = "win",
    render_mode: str | None = None,
    **options: object,
) -> "AECTable":
    """A game as a PettingZoo environment, one agent a seat: `player_0`, `player_1`, …

    An observation holds `observation`, one row of small numbers, and `action_mask`. An illegal
    action raises IllegalAction and changes nothing; PettingZoo's TerminateIllegalWrapper makes it
    lose the game instead.
    """
    return AECTable(Settings.of(name, players, edition, reward, render_mode, options))


class AECTable(AECEnv):  # type: ignore[misc]
    """One table at which agents play; see `aec`.

    `reset(seed=5)` deals the game that seed 5 deals everywhere else; without a seed the games that
    follow are drawn from it.
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.render_mode = settings.render_mode
        self.metadata = {
            "name": f"ecotone_{settings.game.name}_v{settings.game.rules_version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(settings.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: settings.action_space() for agent in self._seats}
        self.observation_spaces = {
            agent: spaces.Dict(
                observation=settings.observation_space(), action_mask=settings.mask_space()
            )
            for agent in self._seats
        }
        self._random: np.random.Generator | None = None
        self._actions = settings.game.actions.size
        self._numbers = settings.game.observation.size
        self._load()

    def _load(self) -> None:
        """Look up what every decision needs."""
        self._observe = self.settings.game.observe
        self._rules = masks().decision_pointers(self.settings.game)
        self._next_decision = masks().next_decision

    def __getstate__(self) -> dict[str, Any]:
        return {name: part for name, part in self.__dict__.items() if name not in LOADED}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._load()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.match = self.settings.deal(new_seed(self._random) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._seen: dict[str, Any] | None = self._look()

    def _look(self) -> dict[str, Any]:
        """Find out who decides next, what that agent observes and what it may do."""
        match = self.match
        row = np.empty(self._numbers, np.int8)
        mask = np.zeros(self._actions, np.int8)
        seat = self._next_decision(
            self._rules, match.edition.data, match.state, match.legal_buffer, match.count, row, mask
        )
        self.agent_selection = self.possible_agents[seat]
        return {"observation": row, "action_mask": mask}

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know; only the one to decide has legal actions."""
        match = self.match
        if agent == self.agent_selection and match.count:
            seen, self._seen = self._seen or self._look(), None
            return seen  # given away: whoever has it may change it
        row = np.empty(self._numbers, np.int8)
        self._observe(match.edition.data, match.state, self._seats[agent], row)
        return {"observation": row, "action_mask": np.zeros(self._actions, np.int8)}

    def step(self, action: int | None) -> None:
        """Play the action of `agent_selection`; None once the game is over."""
        if not self.agents:
            raise ResetNeeded("expected a call of reset() first: there is no game in progress")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        match = self.match
        match.push(int(action))  # type: ignore[arg-type]
        if match.count:
            self._seen = self._look()
        else:
            self._finish()

    def _finish(self) -> None:
        worth = self.settings.rewards(self.match).tolist()
        self.rewards = dict(zip(self.possible_agents, worth, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as the agent to decide sees it, as text."""
        if self.render_mode is None:
            return None
        return self.match.describe(self._seats[self.agent_selection])

    def close(self) -> None:
        """Nothing is held open."""

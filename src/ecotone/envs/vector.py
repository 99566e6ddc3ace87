"""A Gymnasium vector environment: many games, stepped together in one compiled call."""

from typing import Any, cast

import numpy as np
from gymnasium import Space
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ecotone.engine.batch import Advanced, Batch, Deal
from ecotone.engine.edition import Edition
from ecotone.engine.errors import BadOption
from ecotone.engine.randomness import new_generator
from ecotone.engine.seeds import SHORT_SEED_LIMIT
from ecotone.engine.state import NOBODY
from ecotone.envs.action_masks import masks
from ecotone.envs.copies import Copies
from ecotone.envs.rewards import LOST
from ecotone.envs.settings import RENDER_MODES, Settings, new_seed

Rows = NDArray[np.int8]
Numbers = NDArray[np.int64]
SEED_LIMIT = SHORT_SEED_LIMIT // 2


def vector(
    name: str,
    players: int | None = None,
    count: int = 1024,
    *,
    edition: str | Edition | None = None,
    reward: str = "win",
    threads: int | None = None,
    copy: bool = True,
    render_mode: str | None = None,
    **options: object,
) -> "VectorTable":
    """`count` games as one Gymnasium vector environment, for self-play.

    Each step plays one decision in every game, whichever seat is to decide; observations and masks
    are of the seat that decides next, whose number is in `info["actor"]`. A game that ends is dealt
    again within the same step. The rewards of a step are those of the seats that acted;
    `info["rewards"]` has one column for each seat.

    An illegal action changes nothing, costs a reward of -1 and is marked in `info["illegal"]`.

    The games are divided among `threads`, by default one for each core. With `copy=False` the
    observations and masks are overwritten by the next step.
    """
    settings = Settings.of(name, players, edition, reward, render_mode, options)
    if count < 1:
        raise BadOption(f"count: expected at least 1 game, got {count}")
    return VectorTable(settings, count, threads, copy)


class VectorTable(VectorEnv[Rows, Numbers, NDArray[Any]]):
    """Many tables in lockstep; see `vector`.

    `reset(seed=5)` deals the seeds 5, 6, 7, … to the games, as they are dealt everywhere else, and
    the following ones as games end.
    """

    def __init__(self, settings: Settings, count: int, threads: int | None, copy: bool) -> None:
        self.settings = settings
        self.num_envs = count
        self.render_mode = settings.render_mode
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "autoreset_mode": AutoresetMode.SAME_STEP,
        }
        self.single_observation_space = cast(Space[Rows], settings.observation_space())
        self.single_action_space = cast(Space[Numbers], settings.action_space())
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self._deal = Deal.of(settings.game, settings.players, settings.options, settings.edition)
        self._threads = threads
        self._copy = copy
        self._observations = Copies()
        self._masks = Copies()
        self._batch: Batch | None = None

    @property
    def batch(self) -> Batch:
        """The games themselves."""
        if self._batch is None:
            raise ResetNeeded("expected a call of reset() first: there are no games in progress")
        return self._batch

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Rows, dict[str, Any]]:
        """Deal new games."""
        super().reset(seed=seed)
        first = new_seed(self.np_random) % SEED_LIMIT if seed is None else seed
        if first >= SEED_LIMIT:
            raise BadOption(f"expected a seed below 2**62, got {first}")
        self._random = new_generator(first)
        self._batch = Batch(
            self._deal, np.arange(first, first + self.num_envs, dtype=np.int64), self._threads
        )
        self._first = self._batch.observe()
        return self._first.copy(), self._next_decisions(self._batch)

    def step(
        self, actions: Numbers
    ) -> tuple[Rows, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play one action in each game."""
        batch = self.batch
        after = batch.advance(actions, self._room())
        info = self._next_decisions(batch)
        info["acted"] = after.acted.copy()
        rewards, info["rewards"] = self._rewards(after)
        info["illegal"] = after.acted == NOBODY
        finished = after.finished.copy()
        if finished.any():
            last = np.zeros_like(after.last_observations)
            last[finished] = after.last_observations[finished]
            results = {"points": after.points.copy(), "places": after.places.copy()}
            for key, values in (results | {"final_obs": last}).items():
                info[key], info[f"_{key}"] = values, finished
        return after.observations, rewards, finished, np.zeros_like(finished), info

    def _room(self) -> Rows | None:
        """Where the next observations go: memory that the caller has let go of, or always the same.

        Observing into it costs less than observing and then copying.
        """
        return self._observations.like(self._first) if self._copy else None

    def sample_actions(self) -> Numbers:
        """A random legal action for each game, the same after the same seed."""
        actions = np.zeros(self.num_envs, np.int64)
        masks().sample_actions(self.batch.masks, self._random, actions)
        return actions

    def _next_decisions(self, batch: Batch) -> dict[str, Any]:
        legal = self._masks.of(batch.masks) if self._copy else batch.masks
        return {"action_mask": legal, "actor": batch.actors.copy()}

    def _rewards(self, after: Advanced) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """The rewards of the seats that acted, and those of all seats."""
        of_all = np.zeros(after.points.shape, np.float64)
        of_actors = np.zeros(self.num_envs, np.float64)
        ended = np.flatnonzero(after.finished)
        if ended.size:
            of_all[ended] = self.settings.scheme(after.points[ended], after.places[ended])
            of_actors[ended] = of_all[ended, after.acted[ended]]
        if after.refused:
            of_actors[after.acted == NOBODY] = LOST
        return of_actors, of_all

    def render(self) -> tuple[str, ...] | None:
        """Every table as the seat to decide sees it, as text."""
        if self.render_mode is None:
            return None
        match = self.settings.deal(0)
        drawn = []
        for state, actor in zip(self.batch.states, self.batch.actors.tolist(), strict=True):
            match.resume(state, [])
            drawn.append(match.describe(actor))
        return tuple(drawn)

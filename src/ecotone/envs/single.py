"""A Gymnasium environment: an agent in one seat, bots in the others."""

from collections.abc import Sequence
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium import Space
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from ecotone.bots import bot_named, seated_bot
from ecotone.engine.edition import Edition
from ecotone.engine.errors import BadOption, IllegalAction
from ecotone.engine.match import Match
from ecotone.envs.action_masks import action_mask
from ecotone.envs.rewards import LOST
from ecotone.envs.settings import RENDER_MODES, Settings, new_seed

Row = NDArray[np.int8]


def single(
    name: str,
    players: int | None = None,
    *,
    bots: str | Sequence[str] = "medium",
    seat: int = 0,
    edition: str | Edition | None = None,
    reward: str = "win",
    render_mode: str | None = None,
    **options: object,
) -> "SeatEnv":
    """A game as a Gymnasium environment: one seat against bots, or beside them.

    `bots` names the bot of all other seats, or one for each of them in the order of the seats. The
    legal actions are in `info["action_mask"]`. An illegal action changes nothing, costs a reward of
    -1 and sets `info["illegal"]`.
    """
    settings = Settings.of(name, players, edition, reward, render_mode, options)
    return SeatEnv(settings, seat, bots)


class SeatEnv(gymnasium.Env[Row, np.int64]):
    """One seat at a table of bots; see `single`.

    `reset(seed=5)` deals the game that seed 5 deals everywhere else; without a seed the games that
    follow are drawn from it.
    """

    match: Match | None = None

    def __init__(self, settings: Settings, seat: int, bots: str | Sequence[str]) -> None:
        if seat not in range(settings.players):
            raise BadOption(f"seat: expected 0 to {settings.players - 1}, got {seat}")
        self.settings = settings
        self.seat = seat
        self.render_mode = settings.render_mode
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}
        self.observation_space = cast(Space[Row], settings.observation_space())
        self.action_space = settings.action_space()
        others = [other for other in range(settings.players) if other != seat]
        names = [bots] * len(others) if isinstance(bots, str) else list(bots)
        if len(names) != len(others):
            raise BadOption(f"bots: expected {len(others)}, got {len(names)}")
        for bot in names:
            bot_named(bot, 0)
        self.bot_names = dict(zip(others, names, strict=True))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Deal a new game and let the bots play until the agent has to decide."""
        super().reset(seed=seed)
        deal = new_seed(self.np_random) if seed is None else seed
        self.match = self.settings.deal(deal)
        self._bots = {seat: seated_bot(name, deal, seat) for seat, name in self.bot_names.items()}
        self._let_bots_play(self.match)
        return self.match.observe(self.seat), self._info(self.match)

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Play an action and let the bots answer."""
        match = self.match
        if match is None or match.over:
            raise ResetNeeded("expected a call of reset() first: there is no game in progress")
        illegal = False
        try:
            match.push(int(action))
        except IllegalAction:
            illegal = True
        else:
            self._let_bots_play(match)
        reward = LOST if illegal else 0.0
        if match.over:
            reward = float(self.settings.rewards(match)[self.seat])
        return match.observe(self.seat), reward, match.over, False, self._info(match, illegal)

    def _let_bots_play(self, match: Match) -> None:
        while not match.over and match.actor != self.seat:
            match.push(self._bots[match.actor].choose(match))

    def _info(self, match: Match, illegal: bool = False) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": action_mask(match), "illegal": illegal}
        if match.over:
            info["points"] = match.scores()
            info["places"] = match.places()
        return info

    def render(self) -> str | None:
        """The table as the agent sees it, as text."""
        if self.render_mode is None or self.match is None:
            return None
        return self.match.describe(self.seat)

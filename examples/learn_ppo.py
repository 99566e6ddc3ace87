"""Masked PPO in one file: a small network learns a game from self-play.

    pip install torch
    python examples/learn_ppo.py habitats --seconds 600 --plot curve.svg

All seats of all games are played by the same network. Illegal actions get no probability. A seat is
paid what it gains on the others from one of its decisions to the next; generalised advantages run
along the decisions of each seat (Schulman et al. 2016 and 2017).
"""

from typing import Any, NamedTuple

import numpy as np
import torch
from learning import Progress, current_leads, new_parser
from torch import Tensor, nn

from ecotone.engine.observation import ObservationSpace
from ecotone.envs import VectorTable, vector

GAMES = 256
STEPS = 64
MINIBATCH = 2048
EPOCHS = 3
HIDDEN = 256
CLIP = 0.2
DISCOUNT = 0.98
TRACE = 0.95
VALUE_WEIGHT = 0.5
ENTROPY_WEIGHT = 0.01
GRADIENT_LIMIT = 0.5


class Network(nn.Module):
    """From an observation to the logits of all actions and an estimate of the result."""

    def __init__(self, space: ObservationSpace, actions: int) -> None:
        super().__init__()
        low = torch.from_numpy(space.low.astype(np.float32))
        span = torch.from_numpy(space.high.astype(np.float32)) - low
        self.register_buffer("low", low)
        self.register_buffer("scale", 1 / span.clamp(min=1))
        self.body = nn.Sequential(
            nn.Linear(space.size, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU()
        )
        self.actions = nn.Linear(HIDDEN, actions)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.actions.weight, 0.01)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        hidden = self.body((observations.float() - self.low) * self.scale)
        logits = self.actions(hidden).masked_fill(~masks, -1e9)
        return logits.log_softmax(dim=1), self.value(hidden).squeeze(1)

    def choose(self, observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """Draw an action for each row."""
        with torch.no_grad():
            chances, _ = self(self.tensor(observations), self.tensor(masks))
        return draw(chances).cpu().numpy()

    def tensor(self, array: np.ndarray) -> Tensor:
        """An array where the network is."""
        return torch.from_numpy(array).to(self.low.device)


def draw(chances: Tensor) -> Tensor:
    """An action for each row of log-probabilities."""
    return torch.multinomial(chances.exp(), 1).squeeze(1)


class Rollout(NamedTuple):
    """The decisions of some steps, and what they were worth."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    returns: Tensor
    advantages: Tensor
    games: int


class Player:
    """Plays the games of an environment on and on."""

    def __init__(self, env: VectorTable, network: Network, seed: int) -> None:
        self.env = env
        self.network = network
        self.observations, self.info = env.reset(seed=seed)
        self.spread = 1.0
        """The spread of the results so far, by which they are scaled."""

    @torch.no_grad()
    def play(self) -> Rollout:
        """Some steps in every game."""
        rows: list[list[Tensor]] = []
        results: list[tuple[Any, ...]] = []
        for _ in range(STEPS):
            seen = self.network.tensor(self.observations)
            masks = self.network.tensor(self.info["action_mask"])
            leads = current_leads(self.env)
            chances, values = self.network(seen, masks)
            actions = draw(chances)
            self.observations, _, ended, _, self.info = self.env.step(actions.cpu().numpy())
            taken = chances.gather(1, actions[:, None]).squeeze(1)
            rows.append([seen, masks, actions, taken])
            results.append(
                (ended, self.info["acted"], self.info["rewards"], leads, values.cpu().numpy())
            )
        self._measure_spread(results)
        advantages = self.network.tensor(advantages_of(results, self.spread)).flatten()
        values = self.network.tensor(np.array([values for *_, values in results])).flatten()
        kept = ~advantages.isnan()
        columns = [torch.cat(column)[kept] for column in zip(*rows, strict=True)]
        games = sum(int(ended.sum()) for ended, *_ in results)
        advantages, values = advantages[kept], values[kept]
        return Rollout(*columns, advantages + values, advantages, games)

    def _measure_spread(self, results: list[tuple[Any, ...]]) -> None:
        final = np.concatenate([rewards[ended].ravel() for ended, _, rewards, *_ in results])
        if final.size > 1:
            self.spread += 0.1 * (max(1e-3, float(final.std())) - self.spread)


def advantages_of(results: list[tuple[Any, ...]], spread: float) -> np.ndarray:
    """How much better each decision turned out than expected, along each seat's own decisions.

    The last decision of a seat before the end of the rollout has nothing to be compared with: NaN.
    """
    rows = np.arange(len(results[0][0]))
    following = np.full(results[0][2].shape, np.nan)
    following_value = np.zeros_like(following)
    later = np.zeros_like(following)
    found = np.empty((len(results), len(rows)), np.float32)
    for step in reversed(range(len(results))):
        ended, acted, rewards, leads, values = results[step]
        following[ended] = rewards[ended]
        following_value[ended] = 0
        later[ended] = 0
        gains = (following - leads)[rows, acted] / spread
        surprise = gains + DISCOUNT * following_value[rows, acted] - values
        found[step] = surprise + DISCOUNT * TRACE * later[rows, acted]
        following[rows, acted] = leads[rows, acted]
        following_value[rows, acted] = values
        later[rows, acted] = np.nan_to_num(found[step])
    return found


def learn(network: Network, optimizer: torch.optim.Optimizer, rollout: Rollout) -> None:
    """A few passes over the decisions, in which no probability moves far."""
    count = len(rollout.actions)
    for _ in range(EPOCHS):
        for rows in torch.randperm(count, device=rollout.actions.device).split(MINIBATCH):
            chances, values = network(rollout.observations[rows], rollout.masks[rows])
            taken = chances.gather(1, rollout.actions[rows][:, None]).squeeze(1)
            advantages = rollout.advantages[rows]
            advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
            ratio = (taken - rollout.chances[rows]).exp()
            gain = torch.min(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages)
            entropy = -(chances.exp() * chances).sum(dim=1)
            error = (values - rollout.returns[rows]).square()
            loss = (VALUE_WEIGHT * error - gain - ENTROPY_WEIGHT * entropy).mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), GRADIENT_LIMIT)
            optimizer.step()


def main() -> None:
    parser = new_parser(__doc__, seconds=600, rate=5e-4)
    parser.add_argument("--device", default="cpu", help="cpu or cuda")
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    env = vector(given.game, given.players, GAMES, reward="score")
    game = env.settings.game
    network = Network(game.observation, game.actions.size).to(given.device)
    optimizer = torch.optim.Adam(network.parameters(), given.rate, eps=1e-5)
    player = Player(env, network, given.seed)

    def update() -> int:
        rollout = player.play()
        learn(network, optimizer, rollout)
        return rollout.games

    Progress(network, given).train(update)


if __name__ == "__main__":
    main()

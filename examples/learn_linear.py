"""A linear learner in NumPy: a softmax over the legal actions, improved by policy gradient.

    python examples/learn_linear.py habitats --seconds 60 --plot curve.svg

All seats of all games are played by the same policy. A decision is credited with what its seat
gains on the others from then on, the near future more than the far one, less what a linear
estimate expected there.
"""

import numpy as np
from learning import Progress, current_leads, new_parser
from numpy.typing import NDArray

from ecotone.engine.observation import ObservationSpace
from ecotone.envs import VectorTable, vector

GAMES = 64
STEPS = 128
DISCOUNT = 0.9
MINIBATCH = 512
MEMORY, MEMORY_OF_SQUARES = 0.9, 0.99
Floats = NDArray[np.float32]


class Weights:
    """Numbers improved by Adam: each moves by about the learning rate at a time."""

    def __init__(self, *shape: int) -> None:
        self.values = np.zeros(shape, np.float32)
        self.mean = np.zeros(shape, np.float32)
        self.square = np.full(shape, 1e-6, np.float32)

    def improve(self, gradient: Floats, rate: float) -> None:
        self.mean += (1 - MEMORY) * (gradient - self.mean)
        self.square += (1 - MEMORY_OF_SQUARES) * (gradient**2 - self.square)
        self.values += rate * self.mean / np.sqrt(self.square)


class LinearPolicy:
    """One weight for each number of the observation and each action."""

    def __init__(self, space: ObservationSpace, actions: int, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.low = space.low.astype(np.float32)
        self.scale = 1 / np.maximum(1, space.high.astype(np.float32) - self.low)
        self.weights = Weights(space.size + 1, actions)
        self.value_weights = Weights(space.size + 1)

    def features(self, observations: NDArray[np.int8]) -> Floats:
        """The observation scaled to 0 to 1, and a constant."""
        rows = np.ones((len(observations), len(self.low) + 1), np.float32)
        rows[:, :-1] = (observations - self.low) * self.scale
        return rows

    def chances(self, features: Floats, masks: NDArray[np.bool_]) -> Floats:
        """How likely each action is; illegal ones are not."""
        logits = np.where(masks, features @ self.weights.values, -np.inf)
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        return chances / chances.sum(axis=1, keepdims=True)

    def choose(self, observations: NDArray[np.int8], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        """Draw an action for each row: the greatest of logits with Gumbel noise."""
        with np.errstate(divide="ignore"):
            logits = np.log(self.chances(self.features(observations), masks))
        noise = self.random.gumbel(size=logits.shape)
        return np.where(masks, np.maximum(logits, -1e9) + noise, -np.inf).argmax(axis=1)

    def learn(self, decisions: "Decisions", rate: float) -> None:
        """Make actions likelier that led to better results than expected."""
        results = decisions.results / max(1e-6, float(decisions.results.std()))
        order = self.random.permutation(len(results))
        for first in range(0, len(order), MINIBATCH):
            rows = order[first : first + MINIBATCH]
            features = self.features(decisions.observations[rows])
            surprise = results[rows] - features @ self.value_weights.values
            change = -self.chances(features, decisions.masks[rows])
            change[np.arange(len(rows)), decisions.actions[rows]] += 1
            change *= surprise[:, np.newaxis] / len(rows)
            self.weights.improve(features.T @ change, rate)
            self.value_weights.improve(features.T @ surprise / len(rows), rate)


class Decisions:
    """The decisions of some steps in every game, with what the seats that took them gained."""

    def __init__(self, env: VectorTable, policy: LinearPolicy) -> None:
        seen, masks, actions, results = [], [], [], []
        self.games = 0
        observations, info = env.reset()
        for _ in range(STEPS):
            leads = current_leads(env)
            seen.append(observations)
            masks.append(info["action_mask"])
            actions.append(policy.choose(observations, masks[-1]))
            observations, _, ended, _, info = env.step(actions[-1])
            results.append((ended, info["acted"], info["rewards"], leads))
            self.games += int(ended.sum())
        gains = discounted_gains(results)
        known = np.isfinite(gains)
        self.observations = np.array(seen)[known]
        self.masks = np.array(masks)[known]
        self.actions = np.array(actions)[known]
        self.results = gains[known].astype(np.float32)


def discounted_gains(results: list[tuple[NDArray, ...]]) -> NDArray[np.float64]:
    """What the seat of each decision gained from then on; NaN if it has not decided again since."""
    rows = np.arange(len(results[0][0]))
    following = np.full_like(results[0][2], np.nan)
    later = np.zeros_like(following)
    gains = np.empty((len(results), len(rows)))
    for step in reversed(range(len(results))):
        ended, acted, rewards, leads = results[step]
        following[ended] = rewards[ended]
        later[ended] = 0
        gains[step] = (following - leads + DISCOUNT * later)[rows, acted]
        following[rows, acted] = leads[rows, acted]
        later[rows, acted] = np.nan_to_num(gains[step])
    return gains


def main() -> None:
    given = new_parser(__doc__, seconds=60, rate=0.001).parse_args()
    env = vector(given.game, given.players, GAMES, reward="score")
    env.reset(seed=given.seed)
    game = env.settings.game
    policy = LinearPolicy(game.observation, game.actions.size, given.seed)

    def update() -> int:
        decisions = Decisions(env, policy)
        policy.learn(decisions, given.rate)
        return decisions.games

    Progress(policy, given).train(update)


if __name__ == "__main__":
    main()

"""What the two learners share: how well a policy plays, and the picture of its progress."""

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from ecotone.envs import VectorTable, single, vector
from ecotone.envs.rewards import lead

GAMES_AGAINST_RANDOM = 512
GAMES_AGAINST_BOT = 24
EVERY_UPDATES = 10
"""How often a policy is measured while it learns."""


class Policy(Protocol):
    """Chooses a legal action in every game, at random as it thinks fit."""

    def choose(self, observations: NDArray[Any], masks: NDArray[Any]) -> NDArray[Any]: ...


class Point(NamedTuple):
    """How well a policy played at one moment of its training."""

    seconds: float
    games: int
    against_random: float
    against_bot: float


def share_won_against_random(policy: Policy, name: str, players: int, seed: int) -> float:
    """The share of games won from all seats in turn, against seats that play at random.

    Where all seats win or lose together, or there is only one, the policy plays them all.
    """
    env = vector(name, players, GAMES_AGAINST_RANDOM)
    rows = np.arange(env.num_envs)
    own_seat = rows % players
    plays_all = plays_alone(env.settings)
    observations, info = env.reset(seed=seed)
    waiting = np.ones(env.num_envs, bool)
    won = 0
    while waiting.any():
        chosen = policy.choose(observations, info["action_mask"])
        ours = plays_all | (info["actor"] == own_seat)
        observations, _, ended, _, info = env.step(np.where(ours, chosen, env.sample_actions()))
        first = ended & waiting
        if first.any():
            won += int((info["places"][rows[first], own_seat[first]] == 1).sum())
        waiting &= ~ended
    return won / env.num_envs


def share_won_against_bot(policy: Policy, name: str, players: int, bot: str, seed: int) -> float:
    """The share of games won from all seats in turn, against (or beside) a bot of Ecotone."""
    won = 0
    for game in range(GAMES_AGAINST_BOT):
        seat = game % players
        env = single(name, players, bots=bot, seat=seat)
        observation, info = env.reset(seed=seed + game)
        ended = False
        while not ended:
            mask = info["action_mask"].astype(bool)
            action = policy.choose(observation[np.newaxis], mask[np.newaxis])[0]
            observation, _, ended, _, info = env.step(action)
        won += info["places"][seat] == 1
    return won / GAMES_AGAINST_BOT


def plays_alone(settings: Any) -> bool:
    """Does nobody play against the policy?"""
    return settings.players == 1 or settings.game.together(settings.options)


def current_leads(env: VectorTable) -> NDArray[np.float64]:
    """How far each seat of each game is ahead in points now, or its points if it plays alone.

    A learner that is paid the changes of its lead from one decision to the next gets the reward
    `score` in all, but learns much sooner which decisions earned it. Where games are only won or
    lost there is nothing to pay on the way.
    """
    settings, points = env.settings, env.batch.scores()
    if settings.game.is_won_or_lost(settings.players, settings.options):
        return np.zeros(points.shape)
    return points.astype(float) if plays_alone(settings) else lead(points, points)


def new_parser(about: str, seconds: float, rate: float) -> argparse.ArgumentParser:
    """The arguments of a learner."""
    parser = argparse.ArgumentParser(description=about.splitlines()[0])
    parser.add_argument("game", nargs="?", default="habitats")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=seconds, help="training time")
    parser.add_argument("--updates", type=int, default=10**9, help="stop after so many")
    parser.add_argument("--rate", type=float, default=rate, help="learning rate")
    parser.add_argument("--bot", default="greedy", help="the bot to measure against")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="draw the curve into this file")
    return parser


class Progress:
    """Measures a policy now and then, prints each line of the curve, and draws it at the end."""

    def __init__(self, policy: Policy, given: argparse.Namespace) -> None:
        self.policy = policy
        self.given = given
        self.game = given.game, given.players
        self.bot = given.bot
        self.seed = given.seed
        self.points: list[Point] = []
        self.trained = 0.0
        print(f"{'seconds':>8} {'games':>8} {'won against random':>19} {'against ' + self.bot:>16}")
        self.measure(0)

    def train(self, update: Callable[[], int]) -> None:
        """Repeat an update, which returns how many games it finished, as often as was asked for."""
        games = 0
        for number in range(1, self.given.updates + 1):
            games += update()
            last = number == self.given.updates or self.seconds() > self.given.seconds
            if last or number % EVERY_UPDATES == 0:
                self.pause()
                self.measure(games)
            if last:
                break
        if self.given.plot:
            self.draw(self.given.plot)

    def measure(self, games: int) -> None:
        """Note how well the policy plays after so many games; this takes no training time."""
        point = Point(
            self.trained,
            games,
            share_won_against_random(self.policy, *self.game, self.seed),
            share_won_against_bot(self.policy, *self.game, self.bot, self.seed),
        )
        self.points.append(point)
        self.began = time.perf_counter()
        print(
            f"{point.seconds:8.0f} {games:8,} {point.against_random:18.1%} "
            f"{point.against_bot:16.1%}",
            flush=True,
        )

    def seconds(self) -> float:
        """How long the policy has been trained."""
        return self.trained + time.perf_counter() - self.began

    def pause(self) -> None:
        """Stop the clock until the next measurement is done."""
        self.trained = self.seconds()

    def draw(self, file: Path) -> None:
        """The curve as a picture; the ending of the file's name says in which format."""
        from matplotlib.figure import Figure

        figure = Figure(figsize=(7, 4), layout="constrained")
        axes = figure.add_subplot()
        games = [point.games for point in self.points]
        for label, values in (
            ("random", [100 * point.against_random for point in self.points]),
            (f"the {self.bot} bot", [100 * point.against_bot for point in self.points]),
        ):
            axes.plot(games, values, marker="o", markersize=3, label=f"against {label}")
        name, players = self.game
        axes.set(xlabel="games of self-play", ylabel="games won (%)", ylim=(0, 100))
        axes.set_title(f"{name.capitalize()}, {players} players")
        axes.grid(alpha=0.3)
        axes.legend()
        figure.savefig(file, dpi=120)

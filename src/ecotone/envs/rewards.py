"""Reward schemes: what a finished game is worth to each seat. Until the end all rewards are 0."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.errors import BadOption

Rewards = NDArray[np.float64]
Scheme = Callable[[NDArray[Any], NDArray[Any]], Rewards]
"""From points and places, one column a seat, to rewards of the same shape."""

WON, LOST = 1.0, -1.0


def win(points: NDArray[Any], places: NDArray[Any]) -> Rewards:
    """1 for the winners (all who tie), -1 for the others."""
    return np.where(places == 1, WON, LOST)


def by_place(points: NDArray[Any], places: NDArray[Any]) -> Rewards:
    """From 1 for the first place to -1 for the last one, in equal steps."""
    steps = max(1, places.shape[-1] - 1)
    return WON - (WON - LOST) * (places - 1) / steps


def lead(points: NDArray[Any], places: NDArray[Any]) -> Rewards:
    """The points minus those of the best other seat."""
    ordered = np.sort(points, axis=-1)
    best, second = ordered[..., -1:], ordered[..., -2:-1]
    leads = np.arange(points.shape[-1]) == points.argmax(axis=-1)[..., np.newaxis]
    return (points - np.where(leads, second, best)).astype(np.float64)


def own_points(points: NDArray[Any], places: NDArray[Any]) -> Rewards:
    """The points alone: where nobody plays against the seat."""
    return points.astype(np.float64)


SCHEMES = ("win", "places", "score")


def scheme_named(name: str, won_or_lost: bool, shared: bool) -> Scheme:
    """The scheme of that name for a game.

    A game that is only `won_or_lost` has but one. Where all seats have a `shared` result, or there
    is only one seat, `score` is their points.
    """
    if name not in SCHEMES:
        raise BadOption(f"reward: expected one of {', '.join(SCHEMES)}, got {name}")
    if name == "win" or won_or_lost:
        return win
    if name == "places":
        return by_place
    return own_points if shared else lead

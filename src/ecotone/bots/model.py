"""A learned evaluation: a linear model, or a small network, over a game's features.

A game's `features` module names its features and reads them off a state in compiled code. A model
turns the features of each seat into that seat's value, in the unit of the game's `evaluate`:
points, or the chance to win where a game is only won or lost. Finished games are not the model's
business: there `evaluate` is exact.

A model is one row of numbers, so that the compiled search takes any of them: its shape, then the
weights, features by rows.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.engine.state import State

Numbers = NDArray[np.float64]

WIDEST = 64
"""Most units of a hidden layer."""


class Part(IntEnum):
    """Where a model's shape is written; its weights follow."""

    FEATURES = 0
    FIRST = 1
    """Units of the first hidden layer, 0 for a linear model."""
    SECOND = 2
    CHANCE = 3
    """1 if values are chances to win, the same for all seats."""
    RELATIVE = 4
    """1 if values count from the mean of all seats."""


SHAPE = len(Part)
NO_MODEL: Numbers = np.zeros(0)


class Layers(NamedTuple):
    """The weights of a model. A value is the sum of its linear part and its network's output."""

    bias: float
    linear: Numbers
    """One weight for each feature."""
    fixed: Numbers
    """Weights that are set by hand, of what is added after all else: the same for all seats."""
    hidden: tuple[tuple[Numbers, Numbers], ...] = ()
    """For each hidden layer its weights, inputs by units, and its biases."""
    output: Numbers = NO_MODEL
    """Weights of the last hidden layer's units."""


def pack(layers: Layers, chance: bool, relative: bool) -> Numbers:
    """A model as the search takes it."""
    widths = [len(biases) for _, biases in layers.hidden]
    first, second = (*widths, 0, 0)[:2]
    shape = [len(layers.linear), first, second, int(chance), int(relative)]
    parts: Sequence[Any] = [
        shape,
        [layers.bias],
        layers.linear,
        layers.fixed,
        *(part.ravel() for layer in layers.hidden for part in layer),
        layers.output,
    ]
    return np.concatenate([np.asarray(part, np.float64) for part in parts])


@rule
def add_layer(
    model: Numbers, first: int, inputs: Numbers, count: int, out: Numbers, units: int
) -> int:
    """A layer of rectified units; returns where the next part of the model begins."""
    biases = first + count * units
    for unit in range(units):
        out[unit] = model[biases + unit]
    for index in range(count):
        value = inputs[index]
        if value != 0.0:
            row = first + index * units
            for unit in range(units):
                out[unit] += value * model[row + unit]
    for unit in range(units):
        out[unit] = max(0.0, out[unit])
    return biases + units


@rule
def value_of(model: Numbers, features: Numbers, hidden: Numbers) -> float:
    """The value of one seat's features, without what is set by hand."""
    count = int(model[Part.FEATURES])
    value = float(model[SHAPE])
    for index in range(count):
        value += model[SHAPE + 1 + index] * features[index]
    first = int(model[Part.FIRST])
    if first == 0:
        return value
    second = int(model[Part.SECOND])
    at = add_layer(model, SHAPE + 1 + 2 * count, features, count, hidden, first)
    if second == 0:
        for unit in range(first):
            value += model[at + unit] * hidden[unit]
        return value
    at = add_layer(model, at, hidden, first, hidden[WIDEST:], second)
    for unit in range(second):
        value += model[at + unit] * hidden[WIDEST + unit]
    return value


@rule
def fixed_part(model: Numbers, features: Numbers) -> float:
    """What is set by hand."""
    count = int(model[Part.FEATURES])
    value = 0.0
    for index in range(count):
        value += model[SHAPE + 1 + count + index] * features[index]
    return value


@rule
def learned_values(
    read_features: Any,
    edition: State,
    state: State,
    model: Numbers,
    features: Numbers,
    hidden: Numbers,
    out: Numbers,
) -> None:
    """The value of every seat in an unfinished game; `features` and `hidden` are to work in."""
    players = len(out)
    if model[Part.CHANCE] == 1.0:
        read_features(edition, state, 0, features)
        odds = value_of(model, features, hidden) + fixed_part(model, features)
        for seat in range(players):
            out[seat] = 1.0 / (1.0 + np.exp(-odds))
        return
    fixed = 0.0
    everyone = 0.0
    for seat in range(players):
        read_features(edition, state, seat, features)
        out[seat] = value_of(model, features, hidden)
        everyone += out[seat]
        fixed = fixed_part(model, features)
    if model[Part.RELATIVE] == 0.0:
        everyone = 0.0
    for seat in range(players):
        out[seat] += fixed - everyone / players

"""A small network that learns what a linear model leaves over.

Its steps are written with operators that NumPy's arrays and PyTorch's tensors share: with PyTorch
it runs on a GPU if there is one, without it on the processor.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ecotone.bots.model import Layers
from ecotone.lab.ridge import Linear
from ecotone.lab.selfplay import Samples

BATCH = 2048
RATE = 4e-3
DECAY = 1e-4
"""How much of every weight is lost in a step, as a share of the rate."""
MEMORY = (0.9, 0.999)
TINY = 1e-8
HELD_OUT = 10
"""One game in so many is not learned from, to see when to stop."""
E = float(np.e)

Report = Callable[[str, Mapping[str, Any]], None]


class Task(NamedTuple):
    """What to learn: the results that the linear model leaves over."""

    inputs: Any
    """By position, seat and feature, scaled."""
    base: Any
    """The linear model's values, by position and seat."""
    results: Any
    relative: bool
    chance: bool


def array_maker() -> tuple[Callable[[Any], Any], str]:
    """What makes an array to learn with, and where: on a GPU, with PyTorch, or with NumPy."""
    try:
        import torch
    except ModuleNotFoundError:
        return np.asarray, "NumPy"
    device = "cuda" if torch.cuda.is_available() else "cpu"
    return lambda array: torch.from_numpy(np.array(array)).to(device), f"PyTorch, {device}"


def as_numpy(array: Any) -> NDArray[np.float64]:
    found: Any = array if isinstance(array, np.ndarray) else array.cpu().numpy()
    return np.asarray(found, np.float64)


def values_of(parameters: list[Any], task: Task, rows: Any) -> tuple[Any, list[Any]]:
    """The values of some positions, and the outputs of all layers on the way."""
    inputs = task.inputs[rows]
    positions, players, count = inputs.shape
    outputs = [inputs.reshape(positions * players, count)]
    for layer in range(0, len(parameters) - 1, 2):
        sums = outputs[-1] @ parameters[layer] + parameters[layer + 1]
        outputs.append(sums * (sums > 0))
    values = (outputs[-1] @ parameters[-1]).reshape(positions, players)
    if task.relative:
        values = values - values.mean(1)[:, None]
    return values + task.base[rows], outputs


def slope(values: Any, task: Task, rows: Any) -> Any:
    """How the loss changes with each value."""
    if task.chance:
        values = 1.0 / (1.0 + E ** (-values))
    slopes = (values - task.results[rows]) / len(rows)
    return slopes - slopes.mean(1)[:, None] if task.relative else slopes


def gradients(parameters: list[Any], task: Task, rows: Any) -> list[Any]:
    """How the loss changes with each parameter."""
    values, outputs = values_of(parameters, task, rows)
    slopes = slope(values, task, rows).reshape(-1, 1)
    found = [(outputs[-1] * slopes).sum(0)]
    back = slopes * parameters[-1][None, :]
    for layer in range(len(parameters) - 3, -1, -2):
        back = back * (outputs[layer // 2 + 1] > 0)
        found += [back.sum(0), outputs[layer // 2].T @ back]
        if layer:
            back = back @ parameters[layer].T
    return found[::-1]


def loss(parameters: list[Any], task: Task, rows: Any) -> float:
    """The mean squared error, or the mean surprise of a result that is won or lost."""
    total = 0.0
    for first in range(0, len(rows), BATCH):
        part = rows[first : first + BATCH]
        values, _ = values_of(parameters, task, part)
        if task.chance:
            sure = values * (1.0 - 2.0 * task.results[part])
            sure = as_numpy(sure)
            total += float(np.logaddexp(0.0, sure).mean(1).sum())
        else:
            total += float(((values - task.results[part]) ** 2.0).mean(1).sum())
    return total / len(rows)


def learn(
    samples: Samples,
    linear: Linear,
    relative: bool,
    chance: bool,
    learned: NDArray[np.bool_],
    widths: tuple[int, ...],
    epochs: int,
    seed: int,
    report: Report,
    late: Callable[[], bool] = lambda: False,
) -> Layers:
    """Train a network, and return the best state it had on games that were held out."""
    make, where = array_maker()
    random = np.random.default_rng(seed)
    rows = samples.features.reshape(-1, samples.features.shape[2])
    middle, scale = rows.mean(0, dtype=np.float64), rows.std(0, dtype=np.float64)
    scale = np.where(learned & (scale > TINY), scale, np.inf)
    base = samples.features @ linear.weights.astype(np.float32) + np.float32(linear.bias)
    results = samples.results
    if relative:
        base = base - base.mean(1)[:, None]
        results = results - results.mean(1)[:, None]
    inputs = ((samples.features - middle) / scale).astype(np.float32)
    task = Task(make(inputs), make(base), make(results), relative, chance)
    held = samples.games % HELD_OUT == 0
    known, unknown = np.flatnonzero(~held), make(np.flatnonzero(held))
    parameters = [make(one) for one in first_parameters(inputs.shape[2], widths, random)]
    first = [one * 0.0 for one in parameters]
    second = [one * 0.0 for one in parameters]
    best, least = [one * 1.0 for one in parameters], loss(parameters, task, unknown)
    report("network", {"where": where, "loss": f"{least:.4f}"})
    steps = 0
    for epoch in range(epochs):
        rate = RATE * (0.05 + 0.95 * (1.0 - epoch / epochs))
        order = random.permutation(known)
        for start in range(0, len(order), BATCH):
            steps += 1
            found = gradients(parameters, task, make(order[start : start + BATCH]))
            for index, change in enumerate(found):
                first[index] = MEMORY[0] * first[index] + (1 - MEMORY[0]) * change
                second[index] = MEMORY[1] * second[index] + (1 - MEMORY[1]) * change**2.0
                mean = first[index] / (1 - MEMORY[0] ** steps)
                spread = second[index] / (1 - MEMORY[1] ** steps)
                parameters[index] = (1 - rate * DECAY) * parameters[index] - rate * mean / (
                    spread**0.5 + TINY
                )
        now = loss(parameters, task, unknown)
        report("epoch", {"epoch": epoch + 1, "epochs": epochs, "loss": f"{now:.4f}"})
        if now < least:
            best, least = [one * 1.0 for one in parameters], now
        if late():
            break
    return unscaled([as_numpy(one) for one in best], linear, middle, scale)


def first_parameters(
    count: int, widths: tuple[int, ...], random: np.random.Generator
) -> list[NDArray[np.float32]]:
    """Weights and biases of each hidden layer, and an output of nothing."""
    found: list[NDArray[np.float32]] = []
    for width in widths:
        drawn = random.standard_normal((count, width)) * np.sqrt(2.0 / count)
        found += [drawn.astype(np.float32), np.zeros(width, np.float32)]
        count = width
    return [*found, np.zeros(count, np.float32)]


def unscaled(
    parameters: list[NDArray[np.float64]],
    linear: Linear,
    middle: NDArray[np.float64],
    scale: NDArray[np.float64],
) -> Layers:
    """The network for features as they are read, with the linear model beside it."""
    weights = parameters[0] / scale[:, None]
    biases = parameters[1] - (middle / scale) @ parameters[0]
    hidden = [(weights, biases)]
    hidden += zip(parameters[2:-1:2], parameters[3:-1:2], strict=True)
    fixed = np.zeros(len(linear.weights))
    return Layers(linear.bias, linear.weights, fixed, tuple(hidden), parameters[-1])

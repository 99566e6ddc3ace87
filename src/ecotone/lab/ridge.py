"""Linear models fitted to results: ridge regression for points, logistic for the chance to win.

All sums are made in the order of the positions, by one thread, so that the same positions give the
same weights to the last digit.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import rule
from ecotone.lab.selfplay import Samples

Numbers = NDArray[np.float64]

PENALTY = 1e-3
"""What a standard deviation of a feature's share costs, against the mean squared error."""
NEWTON_STEPS = 8
LEAST_SPREAD = 1e-6


class Linear(NamedTuple):
    """A bias and one weight for each feature."""

    bias: float
    weights: Numbers


@rule
def add_rows(
    rows: NDArray[np.float32],
    results: NDArray[np.float32],
    relative: bool,
    learned: NDArray[np.bool_],
    weights: Numbers,
    logistic: bool,
    gram: Numbers,
    right: Numbers,
) -> None:
    """Add positions to the normal equations; for a logistic model, one step of Newton's method.

    The last row and column belong to the bias.
    """
    positions, players, count = rows.shape
    row = np.zeros(count + 1, np.float64)
    mean = np.zeros(count + 1, np.float64)
    for position in range(positions):
        mean[:] = 0.0
        middle = 0.0
        if relative:
            for seat in range(players):
                middle += results[position, seat] / players
                for index in range(count):
                    mean[index] += rows[position, seat, index] / players
        for seat in range(1 if logistic else players):
            row[count] = 0.0 if relative else 1.0
            for index in range(count):
                known = learned[index]
                row[index] = rows[position, seat, index] - mean[index] if known else 0.0
            result = results[position, seat] - middle
            weight = 1.0
            if logistic:
                odds = 0.0
                for index in range(count + 1):
                    odds += weights[index] * row[index]
                chance = 1.0 / (1.0 + np.exp(-odds))
                weight = max(1e-4, chance * (1.0 - chance))
                result = odds + (result - chance) / weight
            for index in range(count + 1):
                if row[index] != 0.0:
                    share = weight * row[index]
                    right[index] += share * result
                    for other in range(index + 1):
                        gram[index, other] += share * row[other]


def fit_linear(
    samples: Samples, relative: bool, chance: bool, learned: NDArray[np.bool_]
) -> Linear:
    """The weights that come nearest to the results."""
    count = samples.features.shape[2]
    weights = np.zeros(count + 1)
    for _ in range(NEWTON_STEPS if chance else 1):
        gram = np.zeros((count + 1, count + 1))
        right = np.zeros(count + 1)
        add_rows(samples.features, samples.results, relative, learned, weights, chance, gram, right)
        weights = solved(gram, right, samples.features.shape[0])
    return Linear(float(weights[-1]), weights[:-1])


def solved(gram: Numbers, right: Numbers, positions: int) -> Numbers:
    """Solve the normal equations; features that never vary get no weight."""
    whole = gram + np.tril(gram, -1).T
    spread = np.sqrt(np.diag(whole) / positions)
    used = spread > LEAST_SPREAD
    scale = spread[used]
    matrix = whole[np.ix_(used, used)] / np.outer(scale, scale) / positions
    penalty = np.full(len(scale), PENALTY)
    if used[-1]:
        penalty[-1] = 0.0
    found = np.linalg.solve(matrix + np.diag(penalty), right[used] / scale / positions)
    weights = np.zeros(len(right))
    weights[used] = found / scale
    return weights

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
PENALTIES = (1e-3, 1e-2, 0.1, 1.0)
"""What is tried where a fit only corrects an evaluation."""
BOUND = 20.0
HALVINGS = 40
HELD_OUT = 5
"""One game in so many is not learned from while a penalty is chosen."""
NEWTON_STEPS = 20
LEAST_WEIGHT = 0.05
"""Positions that seem decided count as if they were less so: otherwise steps could be too long."""
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
                weight = max(LEAST_WEIGHT, chance * (1.0 - chance))
                result = odds + (result - chance) / weight
            for index in range(count + 1):
                if row[index] != 0.0:
                    share = weight * row[index]
                    right[index] += share * result
                    for other in range(index + 1):
                        gram[index, other] += share * row[other]


def fit_linear(
    samples: Samples,
    relative: bool,
    chance: bool,
    learned: NDArray[np.bool_],
    penalty: float = PENALTY,
    prior: Numbers | None = None,
) -> Linear:
    """The weights that come nearest to the results, or to these and to prior ones."""
    count = samples.features.shape[2]
    start = np.zeros(count + 1)
    if prior is not None:
        start[:-1] = prior
        start[-1] = even_bias(samples, prior) if chance else 0.0
    weights = start
    for _ in range(NEWTON_STEPS if chance else 1):
        gram = np.zeros((count + 1, count + 1))
        right = np.zeros(count + 1)
        add_rows(samples.features, samples.results, relative, learned, weights, chance, gram, right)
        weights = solved(gram, right, samples.features.shape[0], penalty, start)
    return Linear(float(weights[-1]), weights[:-1])


def even_bias(samples: Samples, weights: Numbers) -> float:
    """The bias with which these weights expect as many wins as there were."""
    odds = samples.features[:, 0] @ weights
    low, high = -BOUND - odds.max(), BOUND - odds.min()
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if (1.0 / (1.0 + np.exp(-odds - middle))).mean() < samples.results[:, 0].mean():
            low = middle
        else:
            high = middle
    return float(middle)


def fit_correction(
    samples: Samples, relative: bool, chance: bool, learned: NDArray[np.bool_], prior: Numbers
) -> Linear:
    """Prior weights, corrected as far as unknown games allow.

    Few games say little about many features: the larger the penalty, the nearer to the prior.
    """
    held = samples.games % HELD_OUT == 0
    known, unknown = part_of(samples, ~held), part_of(samples, held)

    def fitted(some: Samples, penalty: float) -> Linear:
        if chance:
            return fit_linear(some, relative, True, learned, penalty, prior)
        guess = some.features @ prior.astype(np.float32)
        missed = some._replace(results=some.results - guess)
        found = fit_linear(missed, relative, False, learned, penalty)
        return Linear(found.bias, found.weights + prior)

    tried = [fitted(known, penalty) for penalty in PENALTIES]
    best = int(np.argmin([error_of(unknown, linear, relative, chance) for linear in tried]))
    return fitted(samples, PENALTIES[best])


def part_of(samples: Samples, chosen: NDArray[np.bool_]) -> Samples:
    return Samples(
        samples.features[chosen],
        samples.present[chosen],
        samples.results[chosen],
        samples.games[chosen],
    )


def error_of(samples: Samples, linear: Linear, relative: bool, chance: bool) -> float:
    """The mean squared distance of a model's values from the results."""
    values = samples.features @ linear.weights + linear.bias
    if chance:
        values = 1.0 / (1.0 + np.exp(-values))
    missed = values - samples.results
    if relative:
        missed -= missed.mean(1)[:, None]
    return float((missed**2).mean())


def solved(gram: Numbers, right: Numbers, positions: int, cost: float, start: Numbers) -> Numbers:
    """Solve the normal equations near a start; features that never vary keep the weight there."""
    whole = gram + np.tril(gram, -1).T
    right = right - whole @ start
    spread = np.sqrt(np.diag(whole) / positions)
    used = spread > LEAST_SPREAD
    scale = spread[used]
    matrix = whole[np.ix_(used, used)] / np.outer(scale, scale) / positions
    penalty = np.full(len(scale), cost)
    if used[-1]:
        penalty[-1] = 0.0
    found = np.linalg.solve(matrix + np.diag(penalty), right[used] / scale / positions)
    weights = start.copy()
    weights[used] += found / scale
    return weights

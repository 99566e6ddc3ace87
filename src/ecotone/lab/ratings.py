"""Statistics of results: rates and means with their 95 % intervals, and Elo ratings."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

DEVIATIONS = 1.959963984540054
"""This many standard deviations around the mean cover 95 % of a normal distribution."""
TAILS = (2.5, 97.5)
RESAMPLES = 1000
ELO_SCALE = 400.0
ROUNDS_OF_FITTING = 200


class Estimate(NamedTuple):
    """A figure with its 95 % confidence interval."""

    value: float
    low: float
    high: float


def wilson(won: float, played: int) -> Estimate:
    """A rate with its Wilson interval; a shared win may count as a fraction."""
    rate = won / played
    doubt = DEVIATIONS**2 / played
    middle = (rate + doubt / 2) / (1 + doubt)
    reach = np.sqrt(rate * (1 - rate) * doubt + doubt**2 / 4) / (1 + doubt)
    return Estimate(rate, max(0.0, float(middle - reach)), min(1.0, float(middle + reach)))


def resamples(deals: int, seed: int) -> Numbers:
    """How often each deal is drawn when drawing as many with replacement; one resample per row."""
    drawn = np.random.default_rng(seed).multinomial(deals, np.full(deals, 1 / deals), RESAMPLES)
    return drawn.astype(np.float64)


def bootstrap(by_deal: Numbers, drawn: Numbers) -> Estimate:
    """The mean of a figure over deals; the games of one deal are resampled together."""
    low, high = np.percentile(drawn @ by_deal / len(by_deal), TAILS)
    return Estimate(float(by_deal.mean()), float(low), float(high))


def elo(won_by_deal: Numbers, drawn: Numbers) -> list[Estimate]:
    """Every bot's Elo rating, with mean 0.

    `won_by_deal[deal, one, other]` is how often one finished ahead of the other; ties count half.
    """
    values = fit_elo(won_by_deal.sum(axis=0)[None])[0]
    again = fit_elo(np.tensordot(drawn, won_by_deal, axes=1))
    low, high = np.percentile(again, TAILS, axis=0)
    return [Estimate(*map(float, row)) for row in zip(values, low, high, strict=True)]


def fit_elo(won: Numbers) -> Numbers:
    """The most likely Elo ratings for tables of wins (sets × bots × bots), by Hunter's method.

    One extra tie between any two bots that met keeps the rating of one that always wins finite.
    """
    met = won + won.transpose(0, 2, 1)
    won = won + 0.5 * (met > 0)
    met = won + won.transpose(0, 2, 1)
    strength = np.ones(won.shape[:2])
    for _ in range(ROUNDS_OF_FITTING):
        expected = met / (strength[:, :, None] + strength[:, None, :])
        strength = won.sum(axis=2) / expected.sum(axis=2)
        strength /= np.exp(np.log(strength).mean(axis=1, keepdims=True))
    return ELO_SCALE * np.log10(strength)

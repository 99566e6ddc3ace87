"""What results say of strength: rates and means with their 95 % intervals, and Elo figures."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

DEVIATIONS = 1.959963984540054
"""So many standard deviations either side of the mean hold 95 % of a normal distribution."""
TAILS = (2.5, 97.5)
RESAMPLES = 1000
ELO_SCALE = 400.0
ROUNDS_OF_FITTING = 200


class Interval(NamedTuple):
    """A figure and the bounds between which its true value lies, 95 times in 100."""

    value: float
    low: float
    high: float


def wilson(won: float, played: int) -> Interval:
    """A rate with Wilson's interval; a shared win may count as part of one."""
    rate = won / played
    doubt = DEVIATIONS**2 / played
    middle = (rate + doubt / 2) / (1 + doubt)
    reach = np.sqrt(rate * (1 - rate) * doubt + doubt**2 / 4) / (1 + doubt)
    return Interval(rate, max(0.0, float(middle - reach)), min(1.0, float(middle + reach)))


def resamples(deals: int, seed: int) -> Numbers:
    """How often each deal comes up when as many are drawn with replacement; a drawing a row."""
    drawn = np.random.default_rng(seed).multinomial(deals, np.full(deals, 1 / deals), RESAMPLES)
    return drawn.astype(np.float64)


def bootstrap(by_deal: Numbers, drawn: Numbers) -> Interval:
    """The mean of a figure over deals; the games of one deal stand and fall together."""
    low, high = np.percentile(drawn @ by_deal / len(by_deal), TAILS)
    return Interval(float(by_deal.mean()), float(low), float(high))


def elo(won_by_deal: Numbers, drawn: Numbers) -> list[Interval]:
    """Every bot's Elo figure, their mean being 0.

    `won_by_deal[deal, one, other]` counts how often one came before the other, ties as halves.
    """
    values = fit_elo(won_by_deal.sum(axis=0)[None])[0]
    again = fit_elo(np.tensordot(drawn, won_by_deal, axes=1))
    low, high = np.percentile(again, TAILS, axis=0)
    return [Interval(*map(float, row)) for row in zip(values, low, high, strict=True)]


def fit_elo(won: Numbers) -> Numbers:
    """The most likely Elo figures for tables of wins (sets × bots × bots), by Hunter's method.

    One tie more between any two who met keeps the figures of one who always wins finite.
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

"""Figures of strength against values known from elsewhere."""

import numpy as np
import pytest

from ecotone.lab.ratings import bootstrap, elo, fit_elo, resamples, wilson


@pytest.mark.parametrize(
    ("won", "played", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_is_the_published_one(won, played, low, high):
    """The examples of Newcombe, Statistics in Medicine 17 (1998), method 3."""
    found = wilson(won, played)
    assert found.value == won / played
    assert found.low == pytest.approx(low, abs=6e-5)
    assert found.high == pytest.approx(high, abs=6e-5)


def test_a_mean_is_drawn_again_by_deals():
    figures = np.random.default_rng(5).normal(10.0, 2.0, 400)
    found = bootstrap(figures, resamples(400, 1))
    error = figures.std() / 20
    assert found.value == pytest.approx(figures.mean())
    assert found.low == pytest.approx(figures.mean() - 1.96 * error, abs=0.03)
    assert found.high == pytest.approx(figures.mean() + 1.96 * error, abs=0.03)


def test_the_same_seed_draws_the_same():
    assert (resamples(30, 4) == resamples(30, 4)).all()
    assert (resamples(30, 4) != resamples(30, 5)).any()
    assert (resamples(30, 4).sum(axis=1) == 30).all()


def test_elo_says_what_was_won():
    """Ten to one is a difference of 400; the figures' mean is 0."""
    won = np.array([[[0.0, 10_000.0, 0.0], [1_000.0, 0.0, 10_000.0], [0.0, 1_000.0, 0.0]]])
    one, two, three = fit_elo(won)[0]
    assert one - two == pytest.approx(400, abs=0.5)
    assert two - three == pytest.approx(400, abs=0.5)
    assert one + two + three == pytest.approx(0, abs=1e-6)


def test_elo_of_one_who_always_wins_is_finite():
    won = np.zeros((20, 2, 2))
    won[:, 0, 1] = 1
    best, worst = elo(won, resamples(20, 0))
    assert np.isfinite(best)[0]
    assert best.low <= best.value <= best.high
    assert worst.value == pytest.approx(-best.value)

"""The fit of the chance to win an assignment: it finds what made the results."""

import numpy as np
import pytest

from ecotone.lab.studies.journal_chances import Position, bands, fit, main, positions_of


def drawn(weights, count=20_000):
    """Positions whose results come from these weights."""
    random = np.random.default_rng(5)
    constant, factor, per_card = weights
    odds, coming = random.normal(-2, 2, count), random.integers(2, 16, count)
    chance = 1 / (1 + np.exp(-(constant + factor * odds + per_card * coming)))
    return [
        Position(float(one), float(cards), bool(won))
        for one, cards, won in zip(odds, coming, random.random(count) < chance, strict=True)
    ]


def test_the_fit_finds_what_made_the_results():
    weights = (0.4, 0.5, 0.1)
    positions = drawn(weights)
    assert fit(positions) == pytest.approx(weights, abs=0.08)
    for band in bands(positions, weights):
        assert band.low - 0.05 <= band.won <= band.high + 0.05
    assert sum(band.decisions for band in bands(positions, weights)) == len(positions)


def test_positions_are_those_from_which_cards_can_come():
    found = positions_of("greedy", [3, 9], 1)
    assert found == positions_of("greedy", [3, 9], 1)
    assert found[0].coming > found[-1].coming >= 2
    assert len({one.won for one in found}) == 1


def test_the_command_prints_weights_and_bands(capsys):
    main(["--games", "1", "--bot", "greedy", "--processes", "1"])
    printed = capsys.readouterr().out
    assert printed.startswith("20 games, ")
    assert "fitted: " in printed
    assert "| calibrated, as it is |" in printed

"""Calibration fits a line to what came of expectations."""

from pathlib import Path

import pytest
from tiny import GAME as TINY

from ecotone.engine.calibration import read_calibrations, write_calibrations
from ecotone.engine.registry import games
from ecotone.lab.calibration import Sample, bins_of, fit, samples_of

TITLES = {
    "keystone": "Keystone",
    "habitats": "Habitats",
    "keyharvest": "Key Harvest",
    "ecosfera": "Ecosfera",
}
ADVICE = Path(__file__).parents[2] / "docs" / "measurements" / "advice.md"


def test_the_line_goes_through_the_points():
    samples = [Sample(x, 2.0 + 1.5 * x + (1 if x % 2 else -1), 0.5) for x in range(40)]
    line = fit("lead", 2, 10, samples)
    assert line.slope == pytest.approx(1.5, abs=0.05)
    assert line.spread == pytest.approx(1.0, abs=0.05)
    assert line.corrected(10) == pytest.approx(17, abs=0.3)
    low, high = line.eight_of_ten(10)
    assert low < line.corrected(10) < high
    assert sum(one.positions for one in bins_of(samples)) == 40


def test_a_chance_stays_one():
    line = fit("chance", 2, 10, [Sample(0.5, 0.2, 0.5), Sample(0.9, 1.0, 0.5)])
    assert line.corrected(0.0) == 0.0
    assert line.corrected(1.0) == 1.0


def test_samples_are_positions_of_a_game_and_its_result():
    samples = samples_of(TINY, 2, {}, "random", 3, 3, simulations=20)
    assert len(samples) == 3
    assert [one.share for one in samples] == sorted(one.share for one in samples)
    assert len({abs(one.actual) for one in samples}) == 1


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_game_has_figures(game, tmp_path):
    found = read_calibrations(game.folder)
    assert any(one.players == game.default_players for one in found)
    assert all(one.slope > 0 and one.positions >= 50 for one in found)
    write_calibrations(tmp_path, found)
    assert read_calibrations(tmp_path) == found


def published_line(title, found):
    """A line of the table in docs/measurements/advice.md."""
    if found.measure == "chance":
        line = f"{found.intercept:.2f} + {found.slope:.2f} × expected chance | –"
    else:
        line = (
            f"{found.intercept:.1f} + {found.slope:.2f} × expected {found.measure}"
            f" | {found.spread:.1f} points"
        )
    counts = f"{found.players} | {found.positions} of {found.games}"
    return f"| {title} | {counts} | {line} |".replace("-", "−")


@pytest.mark.parametrize(("name", "title"), TITLES.items())
def test_the_figures_of_every_game_are_published(name, title):
    text = ADVICE.read_text("utf-8")
    for found in read_calibrations(games()[name].folder):
        assert published_line(title, found) in text


def test_what_came_of_expectations_is_published_in_five_groups():
    lines = ADVICE.read_text("utf-8").splitlines()
    head = lines.index(f"| {' | | '.join(TITLES.values())} | |")
    groups = [line.strip("| ").split(" | ") for line in lines[head + 2 : head + 7]]
    assert [len(group) for group in groups] == [2 * len(TITLES)] * 5
    for at in range(0, 2 * len(TITLES), 2):
        expected = [number(group[at]) for group in groups]
        assert expected == sorted(expected)


def number(written):
    return float(written.removesuffix(" %").replace("−", "-"))

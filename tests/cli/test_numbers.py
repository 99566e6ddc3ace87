"""Numbers as people write them, in both languages."""

import pytest

from ecotone.cli.arena import interval
from ecotone.cli.fit import progress_line
from ecotone.cli.numbers import format_number, format_percent, localized


@pytest.mark.parametrize(
    ("value", "digits", "signed", "english", "german"),
    [
        (2 / 3, 1, False, "0.7", "0,7"),
        (-1.25, 2, False, "−1.25", "−1,25"),
        (3.04, 1, True, "+3.0", "+3,0"),
        (-0.04, 1, True, "0.0", "0,0"),
        (12.6, 0, False, "13", "13"),
    ],
)
def test_numbers_have_a_comma_in_german(value, digits, signed, english, german):
    assert format_number(value, "en", digits, signed) == english
    assert format_number(value, "de", digits, signed) == german


def test_percentages_have_a_comma_and_a_space_in_german():
    assert format_percent(2 / 3, "en", 1) == "66.7%"
    assert format_percent(2 / 3, "de", 1) == "66,7 %"
    rates = {"win_rate": 2 / 3, "low": 0.5, "high": 0.805}
    assert interval(rates, "win_rate", "en") == "66.7% (50.0–80.5)"
    assert interval(rates, "win_rate", "de") == "66,7 % (50,0–80,5)"


def test_only_decimal_numbers_are_localized():
    assert localized("0.514", "de") == "0,514"
    assert localized("0.514", "en") == "0.514"
    assert localized("weights.json", "de") == "weights.json"
    assert localized(400, "de") == 400
    line = progress_line("de", "epoch", {"epoch": 1, "epochs": 8, "loss": "0.4321"})
    assert "Verlust 0,4321" in line

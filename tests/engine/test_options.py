"""Options given by people."""

import pytest

from ecotone.engine.errors import BadOption
from ecotone.engine.options import YES_NO, Option, check_applicable, option_numbers, read_options

DECLARED = (
    Option("mode", ("calm", "wild"), "wild"),
    Option("piles", range(3, 9), 5),
    Option("fast", YES_NO, "no"),
)


def test_defaults_fill_in_what_was_not_given():
    full = read_options(DECLARED, {"piles": "8"})
    assert full == {"mode": "wild", "piles": 8, "fast": "no"}
    assert option_numbers(DECLARED, full).tolist() == [1, 8, 0]


def test_truth_values_mean_yes_and_no():
    assert read_options(DECLARED, {"fast": True})["fast"] == "yes"


@pytest.mark.parametrize(
    "given",
    [
        {"mode": "loud"},
        {"piles": 9},
        {"piles": "many"},
        {"piles": True},
        {"piles": "--8"},
        {"piles": "²"},
        {"piles": "٣"},
        {"piles": "9" * 5000},
        {"fast": 1},
        {"x": 1},
    ],
)
def test_anything_else_is_refused(given):
    with pytest.raises(BadOption, match="expected"):
        read_options(DECLARED, given)


SOLO = Option("solo", ("market", "draw"), "market", [{"players": [1]}])
ASSIGNMENT = Option(
    "assignment", range(4), 1, [{"players": [1]}, {"mode": ["calm"], "fast": ["no"]}]
)


@pytest.mark.parametrize(
    ("option", "players", "given", "applies"),
    [
        (DECLARED[0], 2, {}, True),
        (SOLO, 1, {}, True),
        (SOLO, 2, {}, False),
        (ASSIGNMENT, 1, {}, True),
        (ASSIGNMENT, 2, {}, False),
        (ASSIGNMENT, 2, {"mode": "calm"}, True),
        (ASSIGNMENT, 2, {"mode": "calm", "fast": "yes"}, False),
    ],
)
def test_an_option_applies_where_one_of_its_conditions_holds(option, players, given, applies):
    assert option.applies_to(players, read_options(DECLARED, given)) is applies


CONDITIONAL = (
    Option("mode", ("calm", "wild"), "wild"),
    Option("rows", range(1, 5), 2, [{"players": [1]}]),
    Option("votes", YES_NO, "no", [{"players": [1]}, {"players": [2, 3, 4], "mode": ["calm"]}]),
)


@pytest.mark.parametrize(
    ("players", "given"),
    [
        (1, {"rows": 3}),
        (2, {"rows": 2}),
        (1, {"votes": "yes"}),
        (2, {"votes": "yes", "mode": "calm"}),
    ],
)
def test_options_that_apply_or_keep_their_default_are_accepted(players, given):
    check_applicable(CONDITIONAL, players, read_options(CONDITIONAL, given))


@pytest.mark.parametrize(
    ("players", "given", "message"),
    [
        (2, {"rows": 3}, "option rows=3: expected 1 player, got 2 players"),
        (
            2,
            {"votes": "yes"},
            "option votes=yes: expected 1 player or 2 to 4 players and mode=calm, "
            "got 2 players and mode=wild",
        ),
    ],
)
def test_options_that_cannot_apply_are_refused(players, given, message):
    with pytest.raises(BadOption, match=f"^{message}$"):
        check_applicable(CONDITIONAL, players, read_options(CONDITIONAL, given))

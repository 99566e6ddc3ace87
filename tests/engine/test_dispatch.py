"""Rules found by a number."""

from enum import IntEnum

import numpy as np
import pytest
from numba.core.errors import TypingError

from ecotone.engine.compiling import rule
from ecotone.engine.dispatch import dispatch


class Deed(IntEnum):
    """What the rules of these tests do."""

    DOUBLE = 3
    COUNT = 7


@rule
def double(pile: np.ndarray, amount: int) -> int:
    pile[0] *= 2
    return 2


@rule
def count(pile: np.ndarray, amount: int) -> int:
    pile[0] += amount
    return pile[0]


@rule
def refuse(pile: np.ndarray, amount: int) -> str:
    return "no"


carry_out = dispatch({Deed.DOUBLE: double, Deed.COUNT: count})
mixed = dispatch({Deed.DOUBLE: double, Deed.COUNT: refuse})


@rule
def run(deeds: np.ndarray, pile: np.ndarray) -> int:
    last = 0
    for deed in deeds:
        last = carry_out(deed, pile, 5)
    return last


@rule
def run_mixed(pile: np.ndarray) -> None:
    mixed(Deed.DOUBLE, pile, 5)


@pytest.mark.parametrize("kind", [np.int8, np.int64])
def test_the_number_decides_which_rule_is_called(kind):
    pile = np.array([1], np.int64)
    assert run(np.array([Deed.COUNT, Deed.DOUBLE, Deed.COUNT], kind), pile) == 17
    assert pile[0] == 17
    assert run(np.array([Deed.DOUBLE], kind), pile) == 2
    assert pile[0] == 34


@pytest.mark.compiled
def test_rules_with_different_results_are_refused():
    with pytest.raises(TypingError, match="expected rules with one type of result"):
        run_mixed(np.array([1], np.int64))

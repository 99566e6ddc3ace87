"""Sets as bits."""

import pytest

from ecotone.engine.bits import count_bits, lowest
from ecotone.engine.compiling import rule


@rule
def lowest_of(bits: int) -> int:
    return lowest(bits)


@rule
def count_of(bits: int) -> int:
    return count_bits(bits)


@pytest.mark.parametrize("bits", [0, 1, 0b1011, 2**62, 2**63 - 1])
def test_the_number_of_bits(bits):
    assert count_of(bits) == f"{bits:b}".count("1")


@pytest.mark.parametrize("number", range(63))
def test_the_lowest_bit(number):
    above = 2**62 if number < 62 else 0
    assert lowest_of(1 << number | above) == number

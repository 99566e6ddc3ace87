"""Sets of up to 63 things, kept as the bits of one whole number."""

from collections.abc import Callable
from typing import Any, cast

from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from ecotone.engine.compiling import interpreted

CODE: Any = cgutils


def find_lowest() -> Callable[[int], int]:
    """The function below, compiled to one instruction of the processor."""
    if interpreted():
        return lambda bits: (int(bits) & -int(bits)).bit_length() - 1

    def count_zeros(typing_context: Any, bits: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], CODE.true_bit)

        return types.int64(types.int64), generate

    return cast(Callable[[int], int], intrinsic(count_zeros))


def find_count() -> Callable[[int], int]:
    """The function below, compiled to one instruction of the processor."""
    if interpreted():
        return lambda bits: int(bits).bit_count()

    def count_ones(typing_context: Any, bits: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), generate

    return cast(Callable[[int], int], intrinsic(count_ones))


lowest = find_lowest()
"""The number of the lowest bit of a set that is not empty."""

count_bits = find_count()
"""How many things a set holds."""

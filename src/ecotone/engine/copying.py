"""Copying arrays in compiled code.

Numba compiles `target[:] = source` with the sentence that it would say if their lengths differed,
and all that formats its numbers: a second of work for each kind of array.
"""

from collections.abc import Callable
from typing import Any, cast

from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from ecotone.engine.compiling import interpreted

CODE: Any = cgutils


def copy_interpreted(target: Any, source: Any) -> None:
    """The same without compilation."""
    target[:] = source


def copy_compiled(typing_context: Any, target: Any, source: Any) -> Any:
    """Both lie in one piece and hold numbers of one type."""
    if (target.dtype, target.layout) != (source.dtype, "C") or source.layout != "C":
        return None

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        target_array, source_array = (
            context.make_array(kind)(context, builder, array)
            for kind, array in zip(signature.args, arguments, strict=True)
        )
        data, count = source_array.data, source_array.nitems
        CODE.raw_memmove(builder, target_array.data, data, count, source_array.itemsize)
        return context.get_dummy_value()

    return types.void(target, source), generate


copy_into: Callable[[Any, Any], None] = (
    copy_interpreted if interpreted() else cast(Any, intrinsic(copy_compiled))
)
"""Copy all of an array into another one that is as long: `copy_into(target, source)`."""

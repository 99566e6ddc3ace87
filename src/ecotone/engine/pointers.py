"""Entry points as addresses, for compiled loops that are called very often.

Numba takes tens of microseconds to hand over one first-class function, in every call and under the
GIL: as long as a hundred games need for a step. An array of addresses costs nothing. Interpreted,
the functions themselves are handed over.
"""

from collections.abc import Callable
from typing import Any, cast

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from ecotone.engine.compiling import first_class, interpreted

CODE: Any = cgutils
POINTERS = types.int64[::1]


def pointers(*entries: tuple[Any, Any]) -> Any:
    """The entry points that these functions and their signatures name, in this order."""
    if interpreted():
        return tuple(function for function, _ in entries)
    return np.array([address_of(function, signature) for function, signature in entries], np.int64)


def address_of(function: Any, signature: Any) -> int:
    """Where the compiled code of an entry point begins."""
    compiled = function.get_compile_result(signature)
    name = compiled.fndesc.llvm_func_name
    return int(compiled.library.get_pointer_to_function(name))


def caller(signature: Any) -> Callable[[Any], Any]:
    """A function that makes an entry point of this signature callable from its pointer."""
    if interpreted():
        return lambda pointer: pointer
    function_type = first_class(signature)

    def function_at(typing_context: Any, pointer: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            function = CODE.create_struct_proxy(function_type)(context, builder)
            address = context.get_value_type(types.voidptr)
            function.jit_addr = builder.inttoptr(arguments[0], address)
            function.c_addr = function.py_addr = CODE.get_null_value(address)
            return function._getvalue()

        return function_type(types.int64), generate

    return cast(Callable[[Any], Any], intrinsic(function_at))

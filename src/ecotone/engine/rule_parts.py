"""A rule as a part of the code that calls it: never optimised, compiled or stored by itself."""

from typing import Any

from numba.core import compiler
from numba.core.codegen import JITCodeLibrary

NUMBA: Any = compiler
"""The compiler, most of which has no types."""


class PartLibrary(JITCodeLibrary):
    """Code that is only ever linked into other code.

    It is simplified on its own first: what then remains to be done in each caller is less, and
    LLVM judges better what to inline there.
    """

    def _optimize_functions(self: Any, ll_module: Any) -> None:
        """Leave every function as it is: `finalize` simplifies all of them together."""
        ll_module.data_layout = self._codegen._data_layout

    def finalize(self: Any) -> None:
        passes, settings = self._codegen._module_pass_manager()
        passes.run(self._final_module, settings)
        self._finalized = True


class RulePart:
    """Names a rule's code among all that Numba knows; no two are equal."""

    def __init__(self, name: str, signature: Any) -> None:
        self.name = name
        self.signature = signature


def compile_part(rule: Any, args: tuple[Any, ...]) -> RulePart:
    """Compile a rule only as far as its callers need it.

    Numba itself would optimise every rule with all that it calls, emit its machine code and store
    it, and then do the same again in each of its callers.
    """
    flags = NUMBA.Flags()
    rule.targetdescr.options.parse_as_flags(flags, rule.targetoptions)
    flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
    library: Any = PartLibrary(rule.targetctx.codegen(), rule.py_func.__qualname__)  # type: ignore[no-untyped-call]
    result = NUMBA.compile_extra(
        rule.typingctx, rule.targetctx, rule.py_func, args, None, flags, {}, library=library
    )
    part = RulePart(rule.py_func.__name__, result.signature)
    reached = dict.fromkeys([library, *library._linking_libraries])
    rule.targetctx.insert_user_function(part, result.fndesc, list(reached))
    return part

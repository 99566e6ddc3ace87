"""Calling one of several rules by a number, such as what is asked or what is being done.

    ANSWERS = {Ask.TURN: answer_turn, Ask.PAY: answer_pay}
    answer_question = dispatch(ANSWERS)

    answer_question(table.asked, cards, table, action)

Compiled, this is one jump. Numba could also keep such rules in an array of functions, but then none
of them could be inlined, and each needs a signature of its own.
"""

from collections.abc import Callable, Mapping
from inspect import Signature, signature
from typing import Any, cast

from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.core.errors import TypingError
from numba.extending import intrinsic

from ecotone.engine.compiling import interpreted

dispatcher_type: Any = types.Dispatcher
unliteral: Any = types.unliteral


def dispatch(rules: Mapping[Any, Callable[..., Any]]) -> Callable[..., Any]:
    """A function that calls the rule with a given number; the number must be one of the keys.

    All rules take the same arguments and return the same type. The compiled call of a number
    without a rule returns zero or nothing.
    """
    numbered = {int(number): rule for number, rule in rules.items()}
    if interpreted():
        return lambda number, *arguments: numbered[int(number)](*arguments)

    def call_numbered(typing_context: Any, number: Any, *given: Any) -> Any:
        calls = {
            key: typing_context.resolve_function_type(dispatcher_type(rule), given, {})
            for key, rule in numbered.items()
        }
        found = [unliteral(call.return_type) for call in calls.values()]
        result = typing_context.unify_types(*found)
        if result is None:
            raise TypingError(f"expected rules with one type of result, got {found}")

        def generate(context: Any, builder: Any, _: Any, arguments: Any) -> Any:
            place = builder.alloca(context.get_value_type(result))
            builder.store(context.get_constant_null(result), place)
            end = builder.append_basic_block("dispatched")
            wide = context.cast(builder, arguments[0], number, types.int64)
            switch = builder.switch(wide, end)
            for key, call in calls.items():
                case = builder.append_basic_block(f"case_{key}")
                switch.add_case(ir.Constant(ir.IntType(64), key), case)
                builder.position_at_end(case)
                function = context.get_function(dispatcher_type(numbered[key]), call)
                cast_arguments = [
                    context.cast(builder, argument, had, wanted)
                    for argument, had, wanted in zip(arguments[1:], given, call.args, strict=True)
                ]
                returned = function(builder, cast_arguments)
                builder.store(context.cast(builder, returned, call.return_type, result), place)
                builder.branch(end)
            builder.position_at_end(end)
            return builder.load(place)

        return result(number, *given), generate

    # Numba would pack variable arguments into a tuple; these have the names of the rules' own.
    own = list(signature(call_numbered).parameters.values())[:2]
    own += signature(next(iter(numbered.values()))).parameters.values()
    call_numbered.__signature__ = Signature(own)  # type: ignore[attr-defined]
    return cast(Callable[..., Any], intrinsic(call_numbered))

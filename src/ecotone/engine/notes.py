"""What happens, noted by the rules in the order in which it happens.

    class Note(IntEnum):
        IMPACT = 1

    class Table(Noting):
        …

    note(table, Note.IMPACT, row, cause, count)
    reveal(table)

A note is a kind and up to five whole numbers from -32768 to 32767. `reveal` marks that something
hidden came to light, to whomever; such an action cannot be taken back where others play.

Notes lie in a room behind the record, in memory that only `notes_of` allocates: a state is as long
as its record, so copies, checksums and stored states hold none of them. The record has a flag,
`noting`, that tells whether there is such a room. It is 0 in every state but the one that
`notes_of` works on, so that anywhere else a note costs one comparison.
"""

import ctypes
from collections.abc import Callable
from typing import Any, NamedTuple, cast

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from ecotone.engine.compiling import interpreted, rule
from ecotone.engine.record import Record, i8
from ecotone.engine.state import State

FLAG = "noting"
REVEAL = 0
"""The kind of a note that marks a reveal; a game's own kinds begin with 1."""
NUMBERS_PER_NOTE = 5
WIDTH = 1 + NUMBERS_PER_NOTE
MOST_NOTES = 500
"""Room for the notes of one action; more are counted but not kept."""
NUMBER_BYTES = 2
ROOM = (1 + MOST_NOTES * WIDTH) * NUMBER_BYTES
"""Bytes behind the record: the number of notes, and the notes."""

NUMBER = ir.IntType(8 * NUMBER_BYTES)


class Noting(Record):
    """Base of the record of a game whose rules note what happens."""

    noting = i8("1 while what happens is noted behind the record")


class Noted(NamedTuple):
    """One note: what happened, and its numbers."""

    kind: int
    a: int
    b: int
    c: int
    d: int
    e: int


def note_interpreted(
    table: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
) -> None:
    """The same without compilation."""
    if table.noting:
        record = np.asarray(table.base)
        start = record.__array_interface__["data"][0] + record.itemsize
        room = np.ctypeslib.as_array((ctypes.c_int16 * (ROOM // NUMBER_BYTES)).from_address(start))
        if room[0] < MOST_NOTES:
            at = 1 + int(room[0]) * WIDTH
            room[at : at + WIDTH] = kind, a, b, c, d, e
        room[0] += 1


def note_compiled(
    typing_context: Any,
    table: Any,
    kind: Any,
    a: Any = 0,
    b: Any = 0,
    c: Any = 0,
    d: Any = 0,
    e: Any = 0,
) -> Any:
    """An intrinsic, because functions compiled for each mixture of number types take their time."""
    given = [table, kind, a, b, c, d, e]
    signature = types.void(*(one if isinstance(one, types.Type) else types.int64 for one in given))

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        record = signature.args[0]

        def place(offset: Any) -> Any:
            """A number so many bytes behind the start of the record."""
            bytes_ = builder.bitcast(arguments[0], ir.IntType(8).as_pointer())
            return builder.bitcast(builder.gep(bytes_, [offset]), NUMBER.as_pointer())

        def constant(value: int) -> Any:
            return ir.Constant(ir.IntType(64), value)

        flag = builder.gep(
            builder.bitcast(arguments[0], ir.IntType(8).as_pointer()),
            [constant(record.offset(FLAG))],
        )
        asked = builder.icmp_signed("!=", builder.load(flag), ir.Constant(ir.IntType(8), 0))
        with builder.if_then(asked, likely=False):
            counter = place(constant(record.size))
            count = builder.load(counter, align=1)
            room = builder.icmp_signed("<", count, ir.Constant(NUMBER, MOST_NOTES))
            with builder.if_then(room):
                start = builder.mul(
                    builder.sext(count, ir.IntType(64)), constant(WIDTH * NUMBER_BYTES)
                )
                for index in range(WIDTH):
                    wide = as_number(context, builder, signature, arguments, 1 + index)
                    offset = builder.add(start, constant(record.size + (1 + index) * NUMBER_BYTES))
                    builder.store(builder.trunc(wide, NUMBER), place(offset), align=1)
            builder.store(builder.add(count, ir.Constant(NUMBER, 1)), counter, align=1)
        return context.get_dummy_value()

    return signature, generate


def as_number(context: Any, builder: Any, signature: Any, arguments: Any, index: int) -> Any:
    """An argument as 64 bits, whatever kind of number it is; a default that was left out is 0."""
    kind = signature.args[index]
    if isinstance(kind, types.Omitted):
        return ir.Constant(ir.IntType(64), int(kind.value))
    return context.cast(builder, arguments[index], kind, types.int64)


note: Callable[..., None] = (
    note_interpreted if interpreted() else cast(Callable[..., None], intrinsic(note_compiled))
)
"""Note what happens: `note(table, kind, a, b, c, d, e)`. Numbers left out are 0."""


@rule
def reveal(table: Any) -> None:
    """Mark that something hidden comes to light."""
    note(table, REVEAL)


def state_with_room(size: int) -> tuple[State, NDArray[np.int16]]:
    """The bytes of a state, all zero, and the room for notes behind them.

    The room holds the number of notes, then the numbers of each; whoever reads them sets that
    number back to 0.
    """
    start = size % NUMBER_BYTES  # so that the numbers lie at even addresses
    memory = np.zeros(start + size + ROOM, np.uint8)
    return memory[start : start + size], memory[start + size :].view(np.int16)


def notes_of(
    apply: Callable[..., None], cards: State, before: State, action: int, dtype: Any
) -> tuple[list[Noted], State]:
    """Carry out an action with a game's `apply`; what the rules noted, and the state after it."""
    state, room = state_with_room(before.shape[0])
    state[:] = before
    flag = dtype.fields[FLAG][1]
    state[flag] = 1
    apply(cards, state, action)
    state[flag] = 0
    count = int(room[0])
    if count > MOST_NOTES:
        raise OverflowError(f"expected at most {MOST_NOTES} notes for an action, got {count}")
    rows = room[1 : 1 + count * WIDTH].reshape(-1, WIDTH).tolist()
    return [Noted(*row) for row in rows], state.copy()

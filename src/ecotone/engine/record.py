"""Records: a game's state, and its cards, as one flat NumPy record declared field by field.

    class Table(Record):
        time = i8("steps left on the time track")
        board = i8("card on each space, or EMPTY", SEATS, SPACES)

    TABLE = dtype_of(Table)

Rules annotate their argument as `table: Table` and read `table.board[seat, space]`; what they get
is a view of the state's bytes. Signed types only (apart from the generator's words): unsigned ones
turn into floats when compiled code mixes them with signed numbers.

Rules use the numbers of a record as they are, without `int()`: compiled code computes with 64 bits,
whatever a number was stored in, and rules take every whole number as 64 bits (`compiling.rule`).
Interpreted, NumPy would compute with 8 or 16 bits; there the records of this module hand out plain
ints instead.
"""

from typing import Any, NamedTuple, overload

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.compiling import interpreted


class Field(NamedTuple):
    """One declared field: its type, its shape and what it means."""

    kind: str
    shape: tuple[int, ...]
    about: str


def declare(kind: str, first: int | None, more: tuple[int, ...], about: str) -> Field:
    """A field of a single number, or an array of the given shape."""
    return Field(kind, () if first is None else (first, *more), about)


class Record:
    """Base of every declared record; holds no data itself."""


@overload
def i8(about: str) -> int: ...
@overload
def i8(about: str, first: int, *more: int) -> NDArray[np.int8]: ...
def i8(about: str, first: int | None = None, *more: int) -> Any:
    """A small number, or an array of them: -128 to 127."""
    return declare("i1", first, more, about)


@overload
def i16(about: str) -> int: ...
@overload
def i16(about: str, first: int, *more: int) -> NDArray[np.int16]: ...
def i16(about: str, first: int | None = None, *more: int) -> Any:
    """A number, or an array of them: -32768 to 32767."""
    return declare("<i2", first, more, about)


@overload
def i32(about: str) -> int: ...
@overload
def i32(about: str, first: int, *more: int) -> NDArray[np.int32]: ...
def i32(about: str, first: int | None = None, *more: int) -> Any:
    """A large number, or an array of them."""
    return declare("<i4", first, more, about)


def generator(about: str) -> NDArray[np.uint32]:
    """The words of a random generator (see `randomness`)."""
    field: Any = Field("<u4", (4,), about)
    return field


class InterpretedRecord(np.record):  # type: ignore[misc]  # final only in the stubs
    """A record whose small numbers are plain ints, for interpreted rules."""

    def __getattribute__(self, name: str) -> Any:
        return plain(super().__getattribute__(name))


class InterpretedArray(np.ndarray[Any, Any]):
    """An array of such a record."""

    def __getitem__(self, key: Any) -> Any:
        return plain(super().__getitem__(key))


def plain(found: Any) -> Any:
    """A signed number as a plain int; an array of them so that its numbers are."""
    if isinstance(found, np.signedinteger):
        return int(found)
    if isinstance(found, np.ndarray) and found.dtype.kind == "i":
        return found.view(InterpretedArray)
    return found


def fields_of(record: type[Record]) -> dict[str, Field]:
    """Every field of a record, in the order of declaration; those of its base come last."""
    return {
        name: field
        for declared in record.__mro__
        for name, field in vars(declared).items()
        if isinstance(field, Field)
    }


def dtype_of(record: type[Record]) -> Any:
    """The NumPy type of a declared record; its elements read as `element.field`."""
    for name in fields_of(record):
        if hasattr(np.record, name):
            raise ValueError(f"{record.__name__}.{name}: expected a name NumPy does not use itself")
    layout = [(name, field.kind, field.shape) for name, field in fields_of(record).items()]
    return np.dtype((InterpretedRecord if interpreted() else np.record, layout))


def new_bytes(dtype: Any) -> NDArray[np.uint8]:
    return np.zeros(dtype.itemsize, np.uint8)

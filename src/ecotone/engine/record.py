"""Records: a game's state, and its cards, as one flat NumPy record declared field by field.

    class Table(Record):
        time = i8("steps left on the time track")
        board = i8("card on each space, or EMPTY", SEATS, SPACES)

    TABLE = dtype_of(Table)

Rules annotate their argument as `table: Table` and read `table.board[seat, space]`; what they get
is a view of the state's bytes. Signed types only (apart from the generator's words): unsigned ones
turn into floats when compiled code mixes them with signed numbers.
"""

from typing import Any, NamedTuple, overload

import numpy as np
from numpy.typing import NDArray


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


def fields_of(record: type[Record]) -> dict[str, Field]:
    """Every field of a record, in the order of declaration."""
    return {name: field for name, field in vars(record).items() if isinstance(field, Field)}


def dtype_of(record: type[Record]) -> Any:
    """The NumPy type of a declared record; its elements read as `element.field`."""
    for name in fields_of(record):
        if hasattr(np.record, name):
            raise ValueError(f"{record.__name__}.{name}: expected a name NumPy does not use itself")
    layout = [(name, field.kind, field.shape) for name, field in fields_of(record).items()]
    return np.dtype((np.record, layout))


def new_bytes(dtype: Any) -> NDArray[np.uint8]:
    return np.zeros(dtype.itemsize, np.uint8)

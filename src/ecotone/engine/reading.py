"""Reading records in plain Python, for views, words and sheets.

NumPy's own records take microseconds for each `table.field`; what `read` returns looks a field up
once. Rules never use it: compiled code takes NumPy's records only (see `record`). Those that
`state_record` and `edition_record` return have properties in place of NumPy's search for a name.

A game makes its four functions of these:

    record, read_table = state_record(Table), state_reader(Table)
    cards_of, read_cards = edition_record(Cards), edition_reader(Cards)
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.caching import cached
from ecotone.engine.compiling import interpreted
from ecotone.engine.edition import Edition
from ecotone.engine.record import Record, dtype_of
from ecotone.engine.state import State

SEEN_KEPT = 500
EDITIONS_KEPT = 64

R = TypeVar("R", bound=Record)
Seen = TypeVar("Seen")


class Reading:
    """A record's fields as attributes: an array is a view, a single number is a plain int."""

    def __init__(self, data: NDArray[np.uint8], dtype: Any) -> None:
        self._data = data
        self._layout = layout_of(dtype)

    def __getattr__(self, name: str) -> Any:
        try:
            kind, shape, offset = self._layout[name]
        except KeyError:
            raise AttributeError(name) from None
        found: Any = np.ndarray(shape, kind, self._data, offset)
        value = found if shape else found.item()
        self.__dict__[name] = value
        return value


@lru_cache
def layout_of(dtype: Any) -> dict[str, tuple[Any, tuple[int, ...], int]]:
    """The type, shape and place of every field."""
    return {
        name: (field.base, field.shape, offset)
        for name, (field, offset, *_) in (dtype.fields or {}).items()
    }


def read(data: NDArray[np.uint8], dtype: Any) -> Any:
    """The record in a state's bytes, as they are now."""
    return Reading(data, dtype)


@cached(EDITIONS_KEPT, key=lambda data, dtype: (id(data), dtype))
def read_once(data: NDArray[np.uint8], dtype: Any) -> Any:
    """The record in bytes that never change, such as an edition's; cached."""
    return Reading(data, dtype)  # which keeps the array, so that its id stays its own


def quick_dtype(record: type[Record]) -> Any:
    """The NumPy type of a declared record whose elements find their fields quickly."""
    dtype = dtype_of(record)
    if interpreted():
        return dtype
    members: dict[str, Any] = {
        name: field_property(name, kind, offset)
        for name, (kind, offset, *_) in dtype.fields.items()
    }
    members["data"] = property(bytes_of)
    members["__getattribute__"] = np.void.__getattribute__
    members["__setattr__"] = np.void.__setattr__
    return np.dtype((type(record.__name__, (np.record,), members), dtype))


def bytes_of(record: Any) -> Any:
    """Where a record lies, for compiled code that takes it.

    NumPy's own answer describes every field, which takes ten times as long as most rules.
    """
    try:
        return record.__dict__["lies_in"]
    except KeyError:
        return np.record.data.__get__(record)


def field_property(name: str, kind: Any, offset: int) -> property:
    """One field of an element: a number, or a view of an array.

    Both are read from the bytes in which the record lies, several times faster than by `getfield`,
    and an array is looked up once. Without those bytes an array must be asked for by `getfield`: it
    could not be written to otherwise, and rules would be compiled once more for it.
    """
    base, shape = kind.base, kind.shape

    def get_number(self: Any) -> Any:
        return np.ndarray((), kind, self.__dict__.get("lies_in", self), offset)[()]

    def get_array(self: Any) -> Any:
        kept = self.__dict__
        if name in kept:
            return kept[name]
        if "lies_in" not in kept:
            return self.getfield(kind, offset)
        found: Any = np.ndarray(shape, base, kept["lies_in"], offset)
        kept[name] = found
        return found

    def put(self: Any, value: Any) -> None:
        self.setfield(value, kind, offset)

    return property(get_array if shape else get_number, put)


def element(data: NDArray[np.uint8], dtype: Any) -> Any:
    """The record in these bytes; a view of them would be checked in Python each time."""
    whole: Any = np.ndarray((), dtype, data)
    found = whole[()]
    if not interpreted():
        found.lies_in = data
    return found


def state_record(record: type[R]) -> Callable[[State], R]:
    """From a state's bytes to NumPy's record in them, which rules take."""
    dtype = quick_dtype(record)
    return lambda state: element(state, dtype)


def state_reader(record: type[R]) -> Callable[[State], R]:
    """The same for plain Python that reads a lot of it; no rule takes it."""
    dtype = dtype_of(record)
    return lambda state: read(state, dtype)


def edition_record(record: type[R]) -> Callable[[Edition], R]:
    """From an edition to NumPy's record in its bytes, which rules take; made once for each."""
    dtype = quick_dtype(record)

    @cached(EDITIONS_KEPT, key=lambda edition: id(edition.data))
    def cards_of(edition: Edition) -> R:
        found: R = element(edition.data, dtype)  # which keeps the array, as above
        return found

    return cards_of


def edition_reader(record: type[R]) -> Callable[[Edition], R]:
    """The same for plain Python that reads a lot of it; no rule takes it."""
    dtype = dtype_of(record)
    return lambda edition: read_once(edition.data, dtype)


def seen_by_all(
    function: Callable[[Edition, State], Seen],
) -> Callable[[Edition, State], Seen]:
    """Cache the part of a view that is the same for every seat: it is computed once for all.

    The state must hold nothing that only some seats know, and nobody may change what is returned.
    """
    return cached(SEEN_KEPT, key=state_key)(function)


def state_key(edition: Edition, state: State, /) -> tuple[str, bytes]:
    return edition.digest, state.tobytes()

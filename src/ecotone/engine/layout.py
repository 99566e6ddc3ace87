"""Records by the names of their fields: checksums, and states that an older version stored.

A state is the bytes of one record. Where its fields lie, and how much room they have, may change
from one version to the next; their names and meanings rarely do.
"""

import hashlib
import json
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np

from ecotone.engine.errors import EcotoneError
from ecotone.engine.state import State

CHECKSUM_MARK = "n"
"""Prefix of a checksum by names; older ones cover all bytes and are plain hexadecimal digits."""


class Layout:
    """The fields of a record in order, each with its name, type and shape."""

    def __init__(self, dtype: Any) -> None:
        self.dtype = dtype

    @classmethod
    def from_data(cls, fields: Sequence[Any]) -> "Layout":
        """A layout as `to_data` has described it."""
        try:
            return cls(np.dtype([(name, kind, tuple(shape)) for name, kind, shape in fields]))
        except (TypeError, ValueError) as error:
            raise EcotoneError(f"expected the fields of a record, got {error}") from error

    def to_data(self) -> list[list[Any]]:
        """Plain data that describes every field."""
        return [
            [name, self.dtype[name].base.str, list(self.dtype[name].shape)]
            for name in self.dtype.names
        ]

    @cached_property
    def digest(self) -> str:
        """A short name for this layout."""
        return hashlib.sha256(json.dumps(self.to_data()).encode()).hexdigest()[:16]

    @property
    def size(self) -> int:
        """The bytes of one record."""
        return int(self.dtype.itemsize)

    def checksum(self, state: State) -> str:
        """A hash of all fields, independent of their order.

        Fields of zeros do not count, so that a field added for a new rule changes no checksum of a
        game that does not use it.
        """
        content = state.tobytes()
        parts: list[bytes] = []
        for label, start, end in self._places:
            values = content[start:end]
            if values.strip(b"\0"):
                parts += label, values
        return CHECKSUM_MARK + hashlib.sha256(b"".join(parts)).hexdigest()[:31]

    @cached_property
    def _places(self) -> list[tuple[bytes, int, int]]:
        """Where each field lies, in the order of their names."""
        places = []
        for name in sorted(self.dtype.names):
            kind, start = self.dtype.fields[name][:2]
            places.append((name.encode() + b"\0", start, start + kind.itemsize))
        return places

    def read(self, content: bytes, into: State, dtype: Any) -> State:
        """A state of this layout as a record of another type, field by field.

        Fields that this layout does not have, and places beyond the end of its arrays, keep the
        values of `into`, the state of a new game.
        """
        if len(content) != self.size:
            raise EcotoneError(f"expected a state of {self.size} bytes, got {len(content)}")
        state = into.copy()
        old, new = np.frombuffer(content, self.dtype)[0], state.view(dtype)[0]
        for name in dtype.names:
            if name in self.dtype.names:
                copy_values(name, np.asarray(old[name]), new)
        return state


def copy_values(name: str, values: Any, record: Any) -> None:
    """Copy a field's values as far as the record has room for them."""
    room = np.asarray(record[name])
    if values.ndim != room.ndim:
        raise EcotoneError(f"{name}: expected {room.ndim} dimensions, got {values.ndim}")
    common = tuple(slice(min(sizes)) for sizes in zip(values.shape, room.shape, strict=True))
    fitted = values[common].astype(room.dtype)
    if (fitted != values[common]).any():
        raise EcotoneError(f"{name}: expected values of type {room.dtype}, got larger ones")
    if room.ndim:
        record[name][common] = fitted
    else:
        record[name] = fitted

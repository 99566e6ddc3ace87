"""What a seat may know as numbers, for agents that learn.

A game's `observation` module declares its fields and fills them in compiled code:

    SPACE = ObservationSpace(
        Field("board", (5, 5, 6), "one plane for each habitat of the own board"),
        Field("points", (SEATS,), "points, the own seat first", high=127),
    )

    AT = SPACE.offsets

    @entry(OBSERVE)
    def observe(edition: State, state: State, seat: int, out: Observation) -> None: ...

All numbers are small: an observation is one row of int8, the fields one after the other. Seats are
counted from the observing one, so that an agent sees itself first wherever it sits.
"""

from collections import namedtuple
from functools import cached_property
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from ecotone.engine.compiling import BYTES

Observation = NDArray[np.int8]

ROW = types.int8[::1]
OBSERVE = types.void(BYTES, BYTES, types.int64, ROW)


class Field(NamedTuple):
    """A part of an observation."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    low: int = 0
    high: int = 1

    @property
    def size(self) -> int:
        return prod(self.shape)


class ObservationSpace:
    """All fields of a game's observation, one after the other."""

    def __init__(self, *fields: Field) -> None:
        self.fields = {field.name: field for field in fields}
        self.size = 0
        self._first: dict[str, int] = {}
        for field in fields:
            self._first[field.name] = self.size
            self.size += field.size

    def first(self, name: str) -> int:
        """Where a field begins."""
        return self._first[name]

    @cached_property
    def offsets(self) -> Any:
        """Where every field begins, by its name; compiled code reads these as constants."""
        offsets: Any = namedtuple  # whose names are known at run time only
        return offsets("Offsets", self._first)(**self._first)

    def part(self, row: Observation, name: str) -> Observation:
        """One field of an observation, in its own shape; also of many observations at once."""
        field = self.fields[name]
        first = self._first[name]
        return row[..., first : first + field.size].reshape(*row.shape[:-1], *field.shape)

    @cached_property
    def low(self) -> Observation:
        """The least value of every number."""
        return np.concatenate([np.full(f.size, f.low, np.int8) for f in self.fields.values()])

    @cached_property
    def high(self) -> Observation:
        """The greatest value of every number."""
        return np.concatenate([np.full(f.size, f.high, np.int8) for f in self.fields.values()])

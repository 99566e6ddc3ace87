"""Copies of arrays that are filled anew in every step."""

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

KEPT = 4
"""So many copies are remembered: a loop rarely holds more than the last two."""


def references(arrays: list[NDArray[Any]], index: int) -> int:
    """How many references there are to one of the arrays."""
    return sys.getrefcount(arrays[index])


UNUSED = references([np.empty(1)], 0)
"""What `references` counts, in this Python, where only the list refers to an array."""


class Copies:
    """Hands out copies, and uses the memory of those again that the caller has let go of.

    Fresh memory costs more than the copying: the system has to clear and map every page of it. What
    is handed out is a view, so as long as anybody holds it or a part of it, its memory is in use.
    """

    def __init__(self) -> None:
        self._made: list[NDArray[Any]] = []

    def of(self, source: NDArray[Any]) -> NDArray[Any]:
        """A copy of an array, which must always have the same type and shape."""
        copy = self.like(source)
        copy[...] = source
        return copy

    def like(self, source: NDArray[Any]) -> NDArray[Any]:
        """Room for such a copy, holding anything."""
        for index in range(len(self._made)):
            if references(self._made, index) == UNUSED:
                return self._made[index].view()
        self._made = [*self._made[-KEPT + 1 :], np.empty_like(source)]
        return self._made[-1].view()

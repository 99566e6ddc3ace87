"""Results that are kept for a while, because the same is asked for again and again."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """The newest results by what they were made from; never more than so many.

    Threads may share it: at worst one makes what another has just made.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.results: dict[Hashable, T] = {}

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """What was made for this key, or is made now."""
        found = self.results.get(key)
        if found is None:
            found = make()
            if len(self.results) >= self.most:
                self.results.clear()
            self.results[key] = found
        return found

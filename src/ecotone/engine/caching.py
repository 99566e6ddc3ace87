"""Results kept by what they depend on, for plain Python that many viewers ask for the same."""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

MISSING: Any = object()


def cached(size: int, key: Callable[P, Hashable]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Keep results under the key that the arguments have: at least half of the `size` used last.

    `functools.lru_cache` has no key, and states are arrays, which cannot be hashed. What is found
    again is looked up without a lock, in two dictionaries: once the newer one holds half of all, it
    becomes the older one, and what nobody has asked for since is dropped with the next. Two threads
    may both compute a result that is missing, or lose one; then it is computed again.
    """
    most = max(1, size // 2)

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        newer: dict[Hashable, R] = {}
        older: dict[Hashable, R] = {}

        @wraps(function)
        def look_up(*args: P.args, **kwargs: P.kwargs) -> R:
            nonlocal newer, older
            found = key(*args, **kwargs)
            result: R = newer.get(found, MISSING)
            if result is MISSING:
                result = older.get(found, MISSING)
                if result is MISSING:
                    result = function(*args, **kwargs)
                if len(newer) >= most:
                    newer, older = {}, newer
                newer[found] = result
            return result

        return look_up

    return decorate

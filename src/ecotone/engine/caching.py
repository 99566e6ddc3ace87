"""Results kept by what they depend on, for plain Python that many viewers ask for the same."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


def cached(size: int, key: Callable[P, Hashable]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Keep the `size` results used last, under the key that the arguments have.

    `functools.lru_cache` has no key, and states are arrays, which cannot be hashed. Two threads may
    both compute a result that is missing; the lock only guards what is kept.
    """

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        kept: OrderedDict[Hashable, R] = OrderedDict()
        lock = Lock()

        @wraps(function)
        def look_up(*args: P.args, **kwargs: P.kwargs) -> R:
            found = key(*args, **kwargs)
            with lock:
                if found in kept:
                    kept.move_to_end(found)
                    return kept[found]
            result = function(*args, **kwargs)
            with lock:
                kept[found] = result
                if len(kept) > size:
                    kept.popitem(last=False)
            return result

        return look_up

    return decorate

"""Rate limits for addresses and connections."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable

ADDRESSES_KEPT = 10_000


class Bucket:
    """A token bucket: allows bursts, and a fixed rate in the long run."""

    def __init__(
        self, per_second: float, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.per_second = per_second
        self.burst = burst
        self._clock = clock
        self._level = float(burst)
        self._at = clock()

    def take(self) -> bool:
        """Use one token, if there is one."""
        if self.is_empty():
            return False
        self._level -= 1
        return True

    def is_empty(self) -> bool:
        now = self._clock()
        self._level = min(self.burst, self._level + (now - self._at) * self.per_second)
        self._at = now
        return self._level < 1


class Buckets:
    """A bucket for each address; those unused for longest are dropped."""

    def __init__(
        self, per_second: float, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.new: Callable[[], Bucket] = lambda: Bucket(per_second, burst, clock)
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Use one of an address's tokens, if there is one."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = self.new()
            if len(self._buckets) > ADDRESSES_KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()

    def is_empty(self, address: str) -> bool:
        """Has an address no tokens left?"""
        bucket = self._buckets.get(address)
        return bucket is not None and bucket.is_empty()


class ConnectionCounter:
    """How many connections each address has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._count: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more, unless there are too many."""
        if self._count[address] >= self.most:
            return False
        self._count[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        self._count[address] -= 1
        if self._count[address] <= 0:
            del self._count[address]

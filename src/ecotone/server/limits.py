"""Rate limits for addresses and connections."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import ip_address, ip_network

from ecotone.engine.errors import EcotoneError

ADDRESSES_KEPT = 10_000
CUSTOMER_BITS = 64
"""How much of an IPv6 address names the customer; the rest is theirs to choose."""


def network_of(address: str) -> str:
    """What is counted as one address: an IPv4 address, or the network of an IPv6 one."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(ip_network((parsed, CUSTOMER_BITS), strict=False))


class SharedNetworks:
    """Networks where many people share an address: schools, clubs, companies."""

    def __init__(self, listed: str = "", factor: float = 1.0) -> None:
        self.factor = factor
        names = [name.strip() for name in listed.split(",")]
        try:
            self.networks = [ip_network(name, strict=False) for name in names if name]
        except ValueError as error:
            raise EcotoneError(f"limits.shared_networks: {error}") from error

    def __contains__(self, address: str) -> bool:
        try:
            return any(ip_address(address) in network for network in self.networks)
        except ValueError:
            return False

    def room(self, address: str) -> float:
        """How many times the usual limits an address gets."""
        return self.factor if address in self else 1.0


def usual_room(_: str) -> float:
    return 1.0


class Bucket:
    """A token bucket: allows bursts, and a fixed rate in the long run."""

    def __init__(
        self, per_second: float, burst: float, clock: Callable[[], float] = time.monotonic
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
        passed = max(0.0, now - self._at)
        self._level = min(self.burst, self._level + passed * self.per_second)
        self._at = now
        return self._level < 1


class Buckets:
    """A bucket for each address; those unused for longest are dropped."""

    def __init__(
        self,
        per_second: float,
        burst: float,
        clock: Callable[[], float] = time.monotonic,
        room: Callable[[str], float] = usual_room,
    ) -> None:
        def new(address: str) -> Bucket:
            times = room(address)
            return Bucket(per_second * times, burst * times, clock)

        self.new = new
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Use one of an address's tokens, if there is one."""
        key = network_of(address)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = self.new(address)
            if len(self._buckets) > ADDRESSES_KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take()

    def is_empty(self, address: str) -> bool:
        """Has an address no tokens left?"""
        bucket = self._buckets.get(network_of(address))
        return bucket is not None and bucket.is_empty()


class ConnectionCounter:
    """How many connections each address has open."""

    def __init__(self, most: int, room: Callable[[str], float] = usual_room) -> None:
        self.most = most
        self.room = room
        self._count: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more, unless there are too many."""
        key = network_of(address)
        if self._count[key] >= self.most * self.room(address):
            return False
        self._count[key] += 1
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        key = network_of(address)
        self._count[key] -= 1
        if self._count[key] <= 0:
            del self._count[key]

"""The addresses at which other devices on the same network reach this machine."""

import errno
import socket
from collections.abc import Iterable, Iterator
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address

PROBES = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses reserved for documentation: connecting a UDP socket to one sends nothing."""
PROBE_PORT = 9


def private_addresses(candidates: Iterable[str]) -> list[str]:
    """Addresses that the same network reaches and the internet does not; IPv4 first."""
    found: dict[IPv4Address | IPv6Address, None] = {}
    for candidate in candidates:
        with suppress(ValueError):
            address = ip_address(candidate.partition("%")[0])
            if is_private(address):
                found[address] = None
    return [str(address) for address in sorted(found, key=lambda address: address.version)]


def is_private(address: IPv4Address | IPv6Address) -> bool:
    """Is this a machine's address on a private network?"""
    useless = (
        address.is_loopback
        or address.is_link_local
        or address.is_multicast
        or address.is_unspecified
        or address.is_reserved
    )
    return not useless and not address.is_global


def candidate_addresses() -> Iterator[str]:
    """Addresses from the routing table and the host name; the default route's comes first."""
    for family, probe in PROBES:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way_out:
            way_out.connect((probe, PROBE_PORT))
            yield way_out.getsockname()[0]
    with suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None):
            yield str(address[0])


def network_addresses() -> list[str]:
    return private_addresses(candidate_addresses())


def as_url(address: str, port: int) -> str:
    """The address of a server as a browser's URL."""
    host = f"[{address}]" if ":" in address else address
    return f"http://{host}:{port}"


def url_of(listening: socket.socket) -> str:
    """The address of a listening socket as a browser's URL."""
    address, port = listening.getsockname()[:2]
    return as_url(address, port)


def listen_on_network(port: int, addresses: Iterable[str]) -> list[socket.socket]:
    """A socket on each of these addresses; on any free port if this one is taken."""
    listening = []
    for address in addresses:
        with suppress(OSError):
            listening.append(listen_on(address, port))
    return listening


def listen_on(address: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    listening = socket.socket(family)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((address, port))
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
            listening.bind((address, 0))
        listening.listen()
    except OSError:
        listening.close()
        raise
    return listening

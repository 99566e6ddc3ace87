"""Who sends a request: from where, which person, and which seat their token opens."""

import hmac
from typing import Any, NamedTuple

from litestar import Request
from litestar.datastructures import CacheControlHeader

from ecotone.server.errors import ApiError, language_of
from ecotone.server.gate import is_loopback
from ecotone.server.limits import network_of
from ecotone.server.people import StoredPerson
from ecotone.server.play import Play
from ecotone.server.tables import LiveTable

AnyRequest = Request[Any, Any, Any]
FRESH = CacheControlHeader(no_store=True)
HEADER = "ecotone-person"
LONGEST_SECRET = 64


class Bearer(NamedTuple):
    """The holder of a token: the seat it opens, and whether it is the owner's."""

    token: str
    seat: int | None
    owner: bool


def is_here(request: AnyRequest) -> bool:
    """Is this a local server, and does the request come from the same machine?"""
    if "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    local: bool = request.app.state.settings.local
    return local and is_loopback(address_of(request))


def address_of(request: AnyRequest) -> str:
    """The address a request comes from."""
    return request.client.host if request.client else ""


async def person_or_none(request: AnyRequest) -> StoredPerson | None:
    """The person whose device sends a request, if it says so."""
    secret = request.headers.get(HEADER, "")
    if not 0 < len(secret) <= LONGEST_SECRET:
        return None
    play: Play = request.app.state.play
    return await play.people.find(secret)


async def person_of(request: AnyRequest) -> StoredPerson:
    """The person whose device sends a request, or ApiError."""
    person = await person_or_none(request)
    if person is None:
        raise ApiError("no_person")
    return person


def play_of(request: AnyRequest) -> Play:
    play: Play = request.app.state.play
    return play


def creator_of(request: AnyRequest, person: str | None = None) -> str:
    """A hash of the address a table is created from; the address itself is not stored.

    In networks where many people share an address, those with a profile are counted one by one.
    """
    play, address = play_of(request), address_of(request)
    whose = network_of(address)
    if person is not None and address in play.settings.shared_networks:
        whose += f" {person}"
    return hmac.digest(play.storage.address_key.encode(), whose.encode(), "sha256").hex()


def language_asked(request: AnyRequest) -> str:
    return language_of(request.headers.get("accept-language"))


async def bearer(request: AnyRequest, table: LiveTable) -> Bearer:
    """The holder of the request's token; ApiError without one or if it opens nothing here."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise ApiError("no_token")
    seat = await play_of(request).access.seat_of(table, token)
    owner = play_of(request).access.is_owners(table, token)
    if seat is None and not owner:
        raise ApiError("wrong_token")
    return Bearer(token, seat, owner)


def expect_allowed(allowed: bool) -> None:
    if not allowed:
        raise ApiError("not_allowed")

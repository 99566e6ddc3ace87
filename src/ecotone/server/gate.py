"""Checks before a request reaches a route: rate limits, origin, content type."""

from collections.abc import Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ecotone.server.errors import ApiError
from ecotone.server.limits import Buckets
from ecotone.server.live import CLOSE_CODES
from ecotone.server.settings import Settings

CODE_PATHS = ("/api/tables/", "/api/tournaments/")
JSON_TYPE = "application/json"
FORBIDDEN = 4403
"""Closes a WebSocket that another site's page opens."""


class Gate(ASGIMiddleware):
    """Limits an address's requests and guesses, and refuses requests from other sites' pages."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        room = settings.shared_networks.room
        self.buckets = Buckets(limits.requests_per_second, limits.request_burst, room=room)
        self.guesses = Buckets(limits.wrong_codes_per_second, limits.wrong_codes_at_once, room=room)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass the request on, or raise ApiError."""
        address = scope["client"][0] if scope["client"] else ""
        if scope["litestar_app"].state.hosting.is_blocked(address):
            await refuse(scope, send, "blocked")
            return
        if not self.buckets.take(address):
            raise ApiError("too_many")
        headers = Headers.from_scope(scope)
        try:
            expect_own_page(headers, self.settings, own_address(scope))
        except ApiError as error:
            await refuse(scope, send, error.code)
            return
        if has_body(headers) and media_type(headers) != JSON_TYPE:
            raise ApiError("not_json")
        if not scope["path"].startswith(CODE_PATHS):
            await next_app(scope, receive, send)
            return
        if self.guesses.is_empty(address):
            raise ApiError("too_many")

        async def send_counted(message: Message) -> None:
            if is_wrong_code(message):
                self.guesses.take(address)
            await send(message)

        await next_app(scope, receive, send_counted)


async def refuse(scope: Scope, send: Send, code: str) -> None:
    """Refuse a request with an ApiError, or close a WebSocket before it is accepted."""
    if scope["type"] == ScopeType.HTTP:
        raise ApiError(code)
    await send({"type": "websocket.close", "code": FORBIDDEN, "reason": code})


def is_wrong_code(message: Message) -> bool:
    """Does a response say that there is no such table?"""
    if message["type"] == "http.response.start":
        return message["status"] == 404
    return message["type"] == "websocket.close" and message["code"] == CLOSE_CODES["no_table"]


def own_address(scope: Scope) -> str:
    """The address of this machine at which a request arrived."""
    return (scope["server"] or ("",))[0]


def expect_own_page(
    headers: Mapping[str, str], settings: Settings, address: str = "127.0.0.1"
) -> None:
    """Raise ApiError for requests from another site's page, or under a foreign host name.

    A local server answers to names of the machine itself and, while it is shared with the network,
    to the very address at which a request arrived; no other site can have that as its name. This
    also stops DNS rebinding. Browsers send the page's origin with every request that may change
    something. Ports are compared only on a local server: a proxy often omits them.
    """
    host = headers.get("host", "")
    if settings.behind_proxy:
        host = headers.get("x-forwarded-host", host)
    name = host_name(host)
    if settings.local and not (is_loopback(name) or name == address):
        raise ApiError("wrong_host")
    origin = headers.get("origin")
    if origin is None:
        return
    asking = netloc(origin)
    same = asking == host if settings.local else host_name(asking) == host_name(host)
    if not (asking and same):
        raise ApiError("wrong_origin")


def netloc(origin: str) -> str:
    """The host and port of an origin."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def host_name(host: str) -> str:
    """A host without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_loopback(host: str) -> bool:
    """Is this a name of the machine itself?"""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def has_body(headers: Mapping[str, str]) -> bool:
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


def media_type(headers: Mapping[str, str]) -> str:
    """The content type of a request, without parameters."""
    return headers.get("content-type", "").partition(";")[0].strip().lower()

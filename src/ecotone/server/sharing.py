"""Opening a server that listens on its own machine to the network, and closing it again."""

import asyncio
import socket
from collections.abc import Callable, Sequence

import uvicorn
from litestar import get, put
from litestar.params import JSONBody

from ecotone.server.errors import ApiError
from ecotone.server.gate import is_loopback
from ecotone.server.messages import ShareChange, SharingState
from ecotone.server.network import as_url, listen_on_network, network_addresses, url_of
from ecotone.server.routes.callers import FRESH, AnyRequest, address_of, is_here
from ecotone.server.settings import Settings


class Sharing:
    """Further sockets on the network, served by the same application.

    Each socket listens on one private address, never on all: a visitor from the network does not
    arrive over the loopback interface and has none of the rights of this machine.
    """

    def __init__(
        self,
        new_server: Callable[[], uvicorn.Server],
        find: Callable[[], list[str]] = network_addresses,
    ) -> None:
        self.everywhere = False
        """Does the server's first socket listen on the network already?"""
        self._new_server = new_server
        self._find = find
        self._sockets: Sequence[socket.socket] = ()
        self._server: uvicorn.Server | None = None
        self._serving: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()

    @property
    def shared(self) -> bool:
        """Can the network reach this server?"""
        return self.everywhere or self._serving is not None

    def urls(self, port: int) -> list[str]:
        """The URLs at which the network reaches this server, whose first socket has this port."""
        if self.everywhere:
            return [as_url(address, port) for address in self._find()]
        return [url_of(listening) for listening in self._sockets]

    async def start(self, port: int) -> None:
        """Listen on the network; ApiError if there is none."""
        async with self._lock:
            if self.shared:
                return
            listening = listen_on_network(port, self._find())
            if not listening:
                raise ApiError("no_network")
            await self._serve(listening)

    async def serve(self, listening: Sequence[socket.socket]) -> None:
        """Serve sockets that already listen on the network."""
        async with self._lock:
            await self._serve(listening)

    async def _serve(self, listening: Sequence[socket.socket]) -> None:
        self._sockets = listening
        self._server = self._new_server()
        self._serving = asyncio.create_task(self._server.serve(list(listening)))
        while not self._server.started and not self._serving.done():
            await asyncio.sleep(0)

    async def stop(self) -> None:
        """Listen on this machine only; visitors from the network are disconnected."""
        async with self._lock:
            if self._server is None or self._serving is None:
                return
            self._server.should_exit = True
            await self._serving
            self._sockets, self._server, self._serving = (), None, None


def state_for(request: AnyRequest) -> SharingState:
    """The state sent to a browser; only one on this machine gets the addresses or may switch."""
    sharing: Sharing = request.app.state.sharing
    return SharingState(
        shared=sharing.shared or not is_here(request),
        switchable=is_here(request),
        addresses=sharing.urls(own_port(request)) if comes_from_this_machine(request) else [],
    )


def comes_from_this_machine(request: AnyRequest) -> bool:
    """Does the request come from this machine, whichever addresses the server listens on?"""
    settings: Settings = request.app.state.settings
    forwarded = settings.behind_proxy or "forwarded" in request.headers
    if forwarded or "x-forwarded-for" in request.headers:
        return False
    return is_loopback(address_of(request)) and is_loopback(request.url.hostname or "")


def own_port(request: AnyRequest) -> int:
    """The port of the socket at which a request arrived."""
    server = request.scope["server"]
    return (server[1] if server else None) or 0


@get("/api/sharing", cache_control=FRESH)
async def sharing_state(request: AnyRequest) -> SharingState:
    """Whether the network can reach this server, and at which addresses."""
    return state_for(request)


@put("/api/sharing")
async def change_sharing(request: AnyRequest, data: JSONBody[ShareChange]) -> SharingState:
    """Open the server to the network or close it; only from the server's own machine."""
    if not is_here(request):
        raise ApiError("not_here")
    sharing: Sharing = request.app.state.sharing
    if data.shared:
        await sharing.start(own_port(request))
    else:
        await sharing.stop()
    return state_for(request)


ROUTES = [sharing_state, change_sharing]

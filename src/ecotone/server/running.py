"""Running the server on a socket, and on further ones while it is shared."""

import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Literal

import uvicorn
from litestar import Litestar
from msgspec import structs

from ecotone.server.app import new_app
from ecotone.server.gate import is_loopback
from ecotone.server.http_protocol import patient_protocol
from ecotone.server.logs import set_up_logs
from ecotone.server.play import Play
from ecotone.server.settings import Settings
from ecotone.server.sharing import Sharing
from ecotone.server.stopping import wind_down

STOP_SECONDS = 3
PING_SECONDS = 20.0


def new_config(
    app: Litestar, settings: Settings, lifespan: Literal["on", "off"] = "on"
) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=patient_protocol(
            settings.limits, settings.shared_networks.room, settings.behind_proxy
        ),
        log_config=None,
        log_level="warning",
        access_log=False,
        lifespan=lifespan,
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=settings.compress,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        proxy_headers=settings.behind_proxy,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


class NetworkServer(uvicorn.Server):
    """Serves the network beside the main server, which alone handles Ctrl+C."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave the signals to the main server."""
        yield


class MainServer(uvicorn.Server):
    """Serves the first socket, and starts and stops sharing with the network."""

    def __init__(self, config: uvicorn.Config, sharing: Sharing, play: Play) -> None:
        super().__init__(config)
        self.play = play
        self.sharing = sharing
        self.network: Sequence[socket.socket] = ()
        """Sockets on the network to be served from the start."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve the first socket, then the network."""
        await super().startup(sockets)
        first = sockets[0].getsockname()[0] if sockets else ""
        self.sharing.everywhere = not is_loopback(first)
        if self.network:
            await self.sharing.serve(self.network)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish what is under way; leave the network first, for the application ends last."""
        await wind_down(self.play)
        await self.sharing.stop()
        await super().shutdown(sockets)


def new_server(settings: Settings) -> MainServer:
    app = new_app(settings)
    far = structs.replace(settings, compress=True)
    sharing = Sharing(lambda: NetworkServer(new_config(app, far, lifespan="off")))
    app.state.sharing = sharing
    return MainServer(new_config(app, settings), sharing, app.state.play)


def run(
    settings: Settings, listening: socket.socket, network: Sequence[socket.socket] = ()
) -> None:
    """Serve until stopped, including the network if there are sockets on it."""
    set_up_logs(settings.log_format)
    server = new_server(settings)
    server.network = network
    server.run(sockets=[listening])

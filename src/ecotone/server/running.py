"""Running the server on a socket."""

import socket

import uvicorn

from ecotone.server.app import new_app
from ecotone.server.settings import Settings

STOP_SECONDS = 3
PING_SECONDS = 20.0


def new_server(settings: Settings) -> uvicorn.Server:
    """A server ready to run."""
    config = uvicorn.Config(
        new_app(settings),
        log_level="warning",
        access_log=False,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=settings.compress,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        proxy_headers=settings.behind_proxy,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    return uvicorn.Server(config)


def run(settings: Settings, listening: socket.socket) -> None:
    """Serve until stopped."""
    new_server(settings).run(sockets=[listening])

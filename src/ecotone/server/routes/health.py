"""What a host and the programs that watch a server want to know."""

import asyncio
from contextlib import suppress

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from ecotone import __version__
from ecotone.server.errors import ApiError
from ecotone.server.gate import is_loopback
from ecotone.server.messages import Health, Live, Ready
from ecotone.server.routes.callers import FRESH, AnyRequest, address_of, play_of
from ecotone.server.static import client_build

UNAVAILABLE = 503


@get("/health/live", cache_control=FRESH)
async def live() -> Live:
    """The process answers. Nothing else is asked: if this fails, restart the server."""
    return Live(__version__)


@get("/health/ready", cache_control=FRESH)
async def ready(request: AnyRequest) -> Response[Ready]:
    """Can decisions be taken here? With status 503 if not: send visitors elsewhere meanwhile."""
    play = play_of(request)
    storing = await play.storage.writer.can_store()
    ready = storing and not play.stopping
    return Response(Ready(storing), status_code=200 if ready else UNAVAILABLE)


@get("/api/health")
async def health(request: AnyRequest) -> Health:
    """The server's version, which games are ready, and whether changes can be stored."""
    play = play_of(request)
    states = await asyncio.to_thread(play.preparation.states)
    storing = await play.storage.writer.can_store()
    tables = None
    with suppress(Exception):
        tables = await play.storage.count_tables()
    return Health(__version__, tables, client_build(), states, storing, play.faults)


@get("/metrics", cache_control=FRESH)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """The server's figures for Prometheus; for other machines only if the host allows it."""
    play = play_of(request)
    forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    here = is_loopback(address_of(request)) and not forwarded
    if not (here or play.settings.metrics):
        raise ApiError("not_here")
    return Response(play.metrics.text(), media_type=CONTENT_TYPE_LATEST)


ROUTES = [live, ready, health, metrics]

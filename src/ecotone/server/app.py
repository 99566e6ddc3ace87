"""The Litestar application."""

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from sqlalchemy.exc import DataError, InterfaceError, OperationalError

from ecotone.server import sharing
from ecotone.server.errors import ApiError, language_of
from ecotone.server.gate import Gate
from ecotone.server.holidays import Holidays
from ecotone.server.hosting import Hosting
from ecotone.server.limits import Buckets, ConnectionCounter
from ecotone.server.live import live
from ecotone.server.lobby import Lobby
from ecotone.server.mail_notices import MailNotices
from ecotone.server.messages import Problem
from ecotone.server.passkeys import Passkeys
from ecotone.server.play import Play
from ecotone.server.pubsub import PubSub
from ecotone.server.push_notices import PushNotices
from ecotone.server.retention import Retention
from ecotone.server.routes import (
    admin,
    campaign,
    editions,
    evenings,
    games,
    health,
    holidays,
    lobby,
    notices,
    passkeys,
    people,
    puzzles,
    results,
    seats,
    tables,
    talk,
    tournaments,
)
from ecotone.server.schema import openapi_config
from ecotone.server.settings import Settings
from ecotone.server.static import AS_IT_IS, SECURITY_HEADERS, client
from ecotone.server.storage import Storage
from ecotone.server.table_factory import TableFactory
from ecotone.server.threads import Threads
from ecotone.server.timekeeper import Timekeeper
from ecotone.server.tournaments import Tournaments
from ecotone.server.tracing import TracedRequests
from ecotone.server.workshop import Workshop

LOG = logging.getLogger("ecotone.server")
SWITCH_SECONDS = 0.001
"""How long a thread running Python code may keep the event loop waiting."""
COLLECTIONS = (5_000, 20, 200)
"""When garbage is collected: of few new objects at a time, which takes milliseconds, and rarely of
all, which takes long."""
CODES = {404: "no_page", 405: "no_such_method", 413: "too_large", 415: "not_json"}
DAY = 24 * 3600
GONE = "client disconnected prematurely"
"""What the framework says of a request whose body never arrived; nobody is there to be answered."""


def answer(request: Request[Any, Any, Any], error: ApiError) -> Response[Problem]:
    """The error response, in the language of the request."""
    text = error.describe(language_of(request.headers.get("accept-language")))
    return Response(
        Problem(error.code, text, error.detail),
        status_code=error.status,
        headers=SECURITY_HEADERS,
    )


def answer_api_error(request: Request[Any, Any, Any], error: ApiError) -> Response[Problem]:
    return answer(request, error)


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Errors raised by the framework."""
    if error.detail == GONE:
        return answer(request, ApiError("bad_request"))
    if error.status_code >= 500:
        return answer_broken(request, error)
    code = CODES.get(error.status_code, "bad_request")
    most = request.app.state.settings.limits.body_bytes
    detail = error.extra or (error.detail if code == "bad_request" else None)
    return answer(request, ApiError(code, detail, most=most))


def answer_unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A body that is not UTF-8 or nested too deeply, or a number that no database keeps."""
    return answer(request, ApiError("bad_request"))


def answer_broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Unexpected errors: details go to the log, not to the browser."""
    LOG.error("%s %s", request.method, request.url.path, exc_info=error)
    return answer(request, ApiError("broken"))


def answer_no_database(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The database is away or cannot be written to: the disk may be full."""
    LOG.error("%s %s: the database fails", request.method, request.url.path, exc_info=error)
    return answer(request, ApiError("no_database"))


@asynccontextmanager
async def at_work(app: Litestar) -> AsyncIterator[None]:
    """Run everything that the application needs: storage, notifications, background tasks."""
    play: Play = app.state.play
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*COLLECTIONS)
    LOG.addHandler(app.state.hosting.errors)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(play.storage.running())
        await stack.enter_async_context(play.pubsub.subscription(play.others.on_notification))
        play.spawn(play.render_queue.run())
        play.spawn(watch(play))
        play.spawn(Timekeeper(play).run())
        play.spawn(Retention(play).run())
        play.spawn(app.state.push.run())
        play.spawn(app.state.mail.run())
        if play.settings.compile_ahead:
            play.spawn(play.preparation.compile_ahead())
        try:
            yield
        finally:
            LOG.removeHandler(app.state.hosting.errors)
            await play.close()
            play.threads.close()


async def watch(play: Play) -> None:
    """Poll for changes by other servers if the database is shared."""
    while play.storage.shared:
        await asyncio.sleep(play.settings.notice_seconds)
        try:
            await play.others.poll()
        except Exception:
            LOG.exception("could not poll the database")


def traced_requests(play: Play) -> list[TracedRequests]:
    return [TracedRequests(play.tracing)] if play.tracing.active else []


def new_app(settings: Settings) -> Litestar:
    storage = Storage(settings.database_url)
    threads = Threads(settings.threads)
    pubsub = PubSub(storage.plain_url if storage.shared else None)
    play = Play(storage, settings, threads, pubsub)
    app = Litestar(
        route_handlers=[
            *games.ROUTES,
            *evenings.ROUTES,
            *campaign.ROUTES,
            *tables.ROUTES,
            *seats.ROUTES,
            *puzzles.ROUTES,
            *people.ROUTES,
            *passkeys.ROUTES,
            *results.ROUTES,
            *holidays.ROUTES,
            *notices.ROUTES,
            *editions.ROUTES,
            *lobby.ROUTES,
            *talk.ROUTES,
            *tournaments.ROUTES,
            *health.ROUTES,
            *admin.ROUTES,
            *sharing.ROUTES,
            live,
            client,
        ],
        lifespan=[at_work],
        middleware=[*traced_requests(play), Gate(settings)],
        exception_handlers={
            ApiError: answer_api_error,
            HTTPException: answer_http,
            RecursionError: answer_unreadable,
            UnicodeDecodeError: answer_unreadable,
            OverflowError: answer_unreadable,
            DataError: answer_unreadable,
            OperationalError: answer_no_database,
            InterfaceError: answer_no_database,
            Exception: answer_broken,
        },
        request_max_body_size=settings.limits.body_bytes,
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key=AS_IT_IS
        ),
        openapi_config=openapi_config(),
        response_headers=SECURITY_HEADERS,
        logging_config=None,
    )
    app.state.settings = settings
    app.state.play = play
    app.state.hosting = Hosting(play)
    app.state.lobby = Lobby(storage.engine, play)
    app.state.holidays = Holidays(play)
    app.state.push = PushNotices(play)
    app.state.mail = MailNotices(play)
    app.state.passkeys = Passkeys(play)
    app.state.table_factory = TableFactory(storage, settings.limits, threads)
    app.state.tournaments = Tournaments(play, app.state.table_factory)
    limits, room = settings.limits, settings.shared_networks.room
    app.state.connection_counter = ConnectionCounter(limits.connections_per_address, room)

    def a_day(number: int) -> Buckets:
        return Buckets(number / DAY, number, room=room)

    app.state.new_profiles = a_day(limits.profiles_per_address_and_day)
    app.state.new_people = a_day(limits.people_per_address_and_day)
    app.state.new_editions = a_day(limits.editions_per_address_and_day)
    app.state.new_tournaments = a_day(limits.tournaments_per_address_and_day)
    app.state.workshop = Workshop(settings)
    return app

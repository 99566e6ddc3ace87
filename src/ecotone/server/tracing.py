"""Traces of what a server does, for OpenTelemetry; off unless its host names a collector.

Spans name games and routes, never a table, a person, an address or a card.
"""

import asyncio
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any, cast

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

from ecotone import __version__
from ecotone.engine.extras import needs

if TYPE_CHECKING:
    from opentelemetry.sdk.trace.export import SpanExporter

Fact = str | int
NOTHING: AbstractContextManager[None] = nullcontext()
WRITES = ("INSERT", "UPDATE", "DELETE")


class NoTracing:
    """Traces nothing."""

    active = False

    def span(self, name: str, **facts: Fact) -> AbstractContextManager[Any]:
        """Something that takes a while, with what is to be known of it."""
        return NOTHING

    def watch(self, engine: AsyncEngine) -> None:
        """Also trace what a database is asked to write."""

    async def close(self) -> None:
        """Send what has not been sent."""


class Tracing(NoTracing):
    """Sends spans to a collector, in a thread of its own."""

    active = True

    def __init__(self, collector: str) -> None:
        with needs("telemetry"):
            from opentelemetry.sdk.resources import Resource
            from opentelemetry.sdk.trace import TracerProvider
            from opentelemetry.sdk.trace.export import BatchSpanProcessor

        named = Resource.create({"service.name": "ecotone", "service.version": __version__})
        self.provider: TracerProvider = TracerProvider(resource=named, shutdown_on_exit=False)
        self.provider.add_span_processor(BatchSpanProcessor(new_exporter(collector)))
        self._tracer = self.provider.get_tracer("ecotone.server", __version__)

    def span(self, name: str, **facts: Fact) -> AbstractContextManager[Any]:
        return self._tracer.start_as_current_span(name, attributes=facts)

    def watch(self, engine: AsyncEngine) -> None:
        watched = engine.sync_engine
        event.listen(watched, "before_cursor_execute", self._begin_writing)
        event.listen(watched, "after_cursor_execute", end_writing)
        event.listen(watched, "handle_error", lambda failure: end_failed(failure.execution_context))

    def _begin_writing(
        self,
        connection: Any,
        cursor: Any,
        statement: str,
        parameters: Any,
        context: Any,
        many: bool,
    ) -> None:
        verb = statement.lstrip().partition(" ")[0].upper()
        if verb in WRITES:
            context.ecotone_span = self._tracer.start_span(f"database {verb.lower()}")

    async def close(self) -> None:
        await asyncio.to_thread(self.provider.shutdown)


def end_writing(
    connection: Any, cursor: Any, statement: str, parameters: Any, context: Any, many: bool
) -> None:
    span = getattr(context, "ecotone_span", None)
    if span is not None:
        span.end()


def end_failed(context: Any) -> None:
    """End the span of a statement that the database refused."""
    span = getattr(context, "ecotone_span", None)
    if span is not None:
        span.set_attribute("error", True)
        span.end()


def new_exporter(collector: str) -> "SpanExporter":
    """Sends spans to a collector that understands OTLP over HTTP."""
    with needs("telemetry"):
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    return OTLPSpanExporter(endpoint=collector)


def new_tracing(collector: str) -> NoTracing:
    return Tracing(collector) if collector else NoTracing()


class TracedRequests(ASGIMiddleware):
    """A span for every request, named after its route."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, tracing: NoTracing) -> None:
        self.tracing = tracing

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        asked = cast(HTTPScope, scope)
        name = f"{asked['method']} {asked['path_template'] or '/'}"
        with self.tracing.span(name) as span:

            async def send_noted(message: Message) -> None:
                if message["type"] == "http.response.start":
                    span.set_attribute("http.response.status_code", message["status"])
                await send(message)

            await next_app(scope, receive, send_noted)

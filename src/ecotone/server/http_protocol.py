"""HTTP connections that do not wait for ever: half-sent requests time out."""

import asyncio
from collections.abc import Callable

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ecotone.server.limits import ConnectionCounter
from ecotone.server.settings import Limits

UNFINISHED = {h11.IDLE, h11.SEND_BODY}
"""What a client still has to send something in."""


class PatientProtocol(H11Protocol):
    """Closes a connection whose request is not complete in time, or that is one too many.

    Between two requests, uvicorn's own time for idle connections counts.
    """

    request_seconds = 20.0
    sockets: ConnectionCounter
    _deadline: asyncio.TimerHandle | None = None
    _counted = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start waiting for the first request."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.sockets.enter(address):
            transport.abort()
            return
        self._counted = address
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._uncount()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what has arrived, and go on waiting unless the request is complete."""
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it is a WebSocket from now on
            self._stop_waiting()
            self._uncount()
        elif self.conn.their_state in UNFINISHED:
            self._wait()
        else:
            self._stop_waiting()

    def _wait(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.request_seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        if self.conn.their_state in UNFINISHED and not self.transport.is_closing():
            self.transport.abort()

    def _uncount(self) -> None:
        if self._counted:
            self.sockets.leave(self._counted)
            self._counted = ""


def patient_protocol(
    limits: Limits, room: Callable[[str], float], behind_proxy: bool
) -> type[H11Protocol]:
    """The protocol with these limits; a proxy's own connections are not counted."""
    most = 10**9 if behind_proxy else limits.sockets_per_address
    facts = {"request_seconds": limits.request_seconds, "sockets": ConnectionCounter(most, room)}
    return type("LimitedProtocol", (PatientProtocol,), facts)

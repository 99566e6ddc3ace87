"""What arrives on a connection: one message after the other, limited in number and size."""

import asyncio
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket

from ecotone.server.errors import ApiError
from ecotone.server.incoming_messages import Incoming, Join
from ecotone.server.limits import Bucket
from ecotone.server.messages import PROTOCOL

DECODER = msgspec.json.Decoder(Incoming)
MOST_EARLY = 200
"""Messages that may wait until the table is loaded."""


class ConnectionClosed(Exception):
    """The connection is to be closed with this code."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Inbox:
    """The messages of one connection; waiting for one can be interrupted without losing it."""

    def __init__(self, socket: "WebSocket[Any, Any, Any]", bucket: Bucket) -> None:
        self._socket = socket
        self._bucket = bucket
        self._next: asyncio.Task[Incoming] | None = None
        self._early: deque[Incoming | ApiError] = deque()
        """Messages that came before they could be answered."""
        self.language: str | None = None
        """The language chosen while the table was loading."""

    def postpone(self, message: Incoming | ApiError) -> None:
        """Keep a message, or the error of an invalid one, until the table is loaded."""
        if len(self._early) >= MOST_EARLY:
            raise ConnectionClosed("too_many")
        self._early.append(message)

    async def receive(self) -> Incoming:
        """The next message; ConnectionClosed if there are too many, ApiError if it is invalid."""
        if self._early:
            message = self._early.popleft()
            if isinstance(message, ApiError):
                raise message
            return message
        return await self._receive_next()

    async def _receive_next(self) -> Incoming:
        if self._next is None:
            return await self._receive()
        try:
            return await self._next
        finally:
            self._next = None

    async def receive_before(self, other: "asyncio.Future[Any]", seconds: float) -> Incoming | None:
        """The next message; None if the other future is done first, or after a timeout."""
        self._next = self._next or asyncio.create_task(self._receive())
        first = asyncio.FIRST_COMPLETED
        await asyncio.wait([self._next, other], timeout=seconds, return_when=first)
        return await self._receive_next() if self._next.done() else None

    async def _receive(self) -> Incoming:
        data = await self._socket.receive_data(mode="text")
        if not self._bucket.take():
            raise ConnectionClosed("too_many")
        try:
            return DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            raise ApiError("bad_message") from error

    def close(self) -> None:
        """Stop waiting for messages."""
        if self._next is not None:
            self._next.cancel()


async def expect_join(inbox: Inbox, seconds: float) -> Join:
    """The first message, which must be `join`; without a token it asks to watch."""
    try:
        message = await asyncio.wait_for(inbox.receive(), seconds)
    except TimeoutError as error:
        raise ConnectionClosed("late") from error
    except ApiError as error:
        raise ConnectionClosed("bad_message") from error
    if not isinstance(message, Join):
        raise ConnectionClosed("bad_message")
    if message.protocol not in (None, PROTOCOL):
        raise ConnectionClosed("outdated")
    return message

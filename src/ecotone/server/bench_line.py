"""A WebSocket with as little of its own as a measurement needs, so that it measures the server.

Text messages of any length, without compression, over loopback; neither side splits a message.
"""

import asyncio
import base64
import os
from collections import deque
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
NO_MASK = bytes(4)
"""A client must mask what it sends; this mask changes nothing."""
SHORT, MEDIUM, LONG = 126, 1 << 16, 127


class Line(asyncio.Protocol):
    """An open line; messages wait for `recv` until `receive` is set."""

    transport: asyncio.Transport

    def __init__(self) -> None:
        self.receive: Callable[[bytes], None] = self._keep
        self.lost = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._come = bytearray()
        self._kept: deque[bytes] = deque()
        self._something = asyncio.Event()

    async def recv(self) -> bytes:
        """The next message; ConnectionError if there is none any more."""
        while not self._kept:
            if self.lost:
                raise ConnectionError("the line is closed")
            self._something.clear()
            await self._something.wait()
        return self._kept.popleft()

    def hand_over(self, receive: Callable[[bytes], None]) -> None:
        """Pass every message on, those first that wait."""
        while self._kept:
            receive(self._kept.popleft())
        self.receive = receive

    def send(self, message: bytes, kind: int = TEXT) -> None:
        """Send a message at once."""
        size = len(message)
        if size < SHORT:
            head = bytes((FINAL | kind, MASKED | size))
        else:
            head = bytes((FINAL | kind, MASKED | SHORT)) + size.to_bytes(2, "big")
        self.transport.write(head + NO_MASK + message)

    def close(self) -> None:
        if not self.lost:
            self.send(b"", CLOSE)
            self.transport.close()

    # -- what arrives ----------------------------------------------------------------------------

    def _keep(self, message: bytes) -> None:
        self._kept.append(message)
        self._something.set()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        self._something.set()
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server did not open a line"))

    def data_received(self, data: bytes) -> None:
        self._come += data
        if not self.opened.done():
            self._read_answer()
        if self.opened.done():
            self._read_frames()

    def _read_answer(self) -> None:
        """The server's answer to the request, once it is complete."""
        end = self._come.find(b"\r\n\r\n")
        if end < 0:
            return
        if not self._come.startswith(b"HTTP/1.1 101"):
            self.transport.abort()
            return
        del self._come[: end + 4]
        self.opened.set_result(None)

    def _read_frames(self) -> None:
        """Every frame that is complete."""
        at, come = 0, self._come
        while len(come) >= at + 2:
            start, size = at + 2, come[at + 1]
            if size >= SHORT:
                start += 8 if size == LONG else 2
                if len(come) < start:
                    break
                size = int.from_bytes(come[at + 2 : start], "big")
            if len(come) < start + size:
                break
            self._read(come[at] & ~FINAL, bytes(come[start : start + size]))
            at = start + size
        del come[:at]

    def _read(self, kind: int, content: bytes) -> None:
        if kind == TEXT:
            self.receive(content)
        elif kind == PING:
            self.send(content, PONG)
        elif kind == CLOSE:
            self.close()


async def open_line(port: int, path: str) -> Line:
    """Open a line to a server on this machine."""
    _, line = await asyncio.get_running_loop().create_connection(Line, "127.0.0.1", port)
    request = (
        f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nupgrade: websocket\r\n"
        "connection: Upgrade\r\nsec-websocket-version: 13\r\n"
        f"sec-websocket-key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
    )
    line.transport.write(request.encode())
    await line.opened
    return line

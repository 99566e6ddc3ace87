"""The WebSocket of a seat: its requests, and the states sent to it."""

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ecotone.engine.state import NOBODY
from ecotone.server.codes import LONGEST_ID
from ecotone.server.errors import ApiError
from ecotone.server.limits import Bucket, ConnectionCounter
from ecotone.server.messages import (
    PROTOCOL,
    Accepted,
    Act,
    AskHint,
    AskPreviews,
    Incoming,
    Join,
    Outgoing,
    Ping,
    Point,
    Pointing,
    Pong,
    RefusalCode,
    Refused,
    SetLanguage,
    Undo,
)
from ecotone.server.play import Play
from ecotone.server.pubsub import Notification
from ecotone.server.tables import LiveTable
from ecotone.server.views import ENCODER, encoded_state, previews

LOG = logging.getLogger("ecotone.server")
DECODER = msgspec.json.Decoder(Incoming)
CLOSE_CODES = {
    "bad_message": 4400,
    "wrong_token": 4403,
    "no_table": 4404,
    "late": 4408,
    "outdated": 4426,
    "too_many": 4429,
    "slow": 4430,
    "broken": 4500,
}
MOST_UNSENT = 200
PROGRESS_SECONDS = 1.0
SUBJECT_LENGTH = 64


class ConnectionClosed(Exception):
    """The connection is to be closed with this code."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """One seat's connection. Answers go out before states, and only the newest state goes out."""

    def __init__(self, socket: "WebSocket[Any, Any, Any]", play: Play, table: LiveTable) -> None:
        self.socket = socket
        self.play = play
        self.table = table
        self.seat = NOBODY
        self.language = "en"
        self._unsent: deque[bytes] = deque()
        self._outdated = False
        self._something = asyncio.Event()

    # -- sending ---------------------------------------------------------------------------------

    def send(self, message: Outgoing) -> None:
        """Send a message as soon as the connection is free."""
        self._unsent.append(ENCODER.encode(message))
        self._something.set()

    def show(self) -> None:
        """Send the newest state as soon as the connection is free."""
        self._outdated = True
        self._something.set()

    def render(self) -> None:
        """Queue the current state for sending."""
        self._unsent.append(encoded_state(self.table, self.seat, self.language))
        self._something.set()

    async def send_all(self) -> None:
        """Send until the connection closes; render a state when nothing else is left to send."""
        while True:
            await self._something.wait()
            self._something.clear()
            if len(self._unsent) > MOST_UNSENT:
                raise ConnectionClosed("slow")
            while self._unsent:
                await self.socket.send_text(self._unsent.popleft().decode())
            if self._outdated:
                self._outdated = False
                self.play.render_queue.put_nowait(self.render)

    def refuse(self, code: str, message_id: str | None = None) -> None:
        text = ApiError(code).describe(self.language)
        self.send(Refused(as_refusal(code), text, self.table.version, message_id))

    # -- receiving -------------------------------------------------------------------------------

    async def answer(self, message: Incoming) -> None:
        """Carry out a message, or answer with the reason for a refusal."""
        try:
            await self.carry_out(message)
        except ApiError as error:
            message_id = message.id if isinstance(message, Act | Undo) else None
            self.refuse(error.code, message_id)

    async def carry_out(self, message: Incoming) -> None:
        """Carry out a message; ApiError if that is not allowed."""
        match message:
            case Act():
                await self.decide(self.play.act(self.table, self.seat, message))
            case Undo():
                await self.decide(self.play.undo(self.table, self.seat, message))
            case AskPreviews():
                self.expect_own_turn(message.version)
                self.send(previews(self.table, self.seat))
            case AskHint():
                self.expect_own_turn(message.version)
                if not self.table.stored.hints:
                    raise ApiError("no_hints")
                self.play.spawn(self.hint())
            case SetLanguage():
                self.language = message.language
                self.show()
            case Point():
                self.point(message.subject)
            case Ping():
                self.send(Pong(self.table.version))
            case Join():
                raise ApiError("bad_message")

    async def decide(self, decision: Coroutine[Any, Any, Accepted]) -> None:
        """Carry out a decision to the end, even if the connection closes meanwhile."""

        async def carry_out_and_answer() -> None:
            self.send(await decision)

        await self.play.uninterrupted(carry_out_and_answer())

    def expect_own_turn(self, version: int) -> None:
        """Only the seat to move gets hints and previews, and only for the current version."""
        if version != self.table.version:
            raise ApiError("stale")
        self.play.expect_turn(self.table, self.seat)

    async def hint(self) -> None:
        """Send the best decisions once they are found."""
        try:
            self.send(await self.play.advice.hint(self.table, self.language))
        except ApiError as error:
            self.refuse(error.code)

    def point(self, subject: str | None) -> None:
        """Show everyone a marker."""
        if self.seat == NOBODY or len(subject or "") > SUBJECT_LENGTH:
            raise ApiError("bad_message")
        pointing = Pointing(self.seat, subject)
        for connection in self.table.connections:
            connection.send(pointing)
        self.play.pubsub.send(Notification(self.table.id, pointer=pointing))


def as_refusal(code: str) -> RefusalCode:
    """An error code as a code of the protocol."""
    return msgspec.convert(code, RefusalCode)


class Inbox:
    """The messages of one connection; waiting for one can be interrupted without losing it."""

    def __init__(self, socket: "WebSocket[Any, Any, Any]", bucket: Bucket) -> None:
        self._socket = socket
        self._bucket = bucket
        self._next: asyncio.Task[Incoming] | None = None
        self._early: deque[Incoming | ApiError] = deque()
        """Messages that came before they could be answered."""

    def postpone(self, message: Incoming | ApiError) -> None:
        """Keep a message, or the error of an invalid one, until the table is loaded."""
        if len(self._early) >= MOST_UNSENT:
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
        self._next = self._next or asyncio.create_task(self._receive())
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


async def loaded_table(
    socket: "WebSocket[Any, Any, Any]", inbox: Inbox, play: Play, table_id: str
) -> LiveTable:
    """The table to join, however long its game takes to compile; messages are read meanwhile."""

    async def send(message: Outgoing) -> None:
        await socket.send_text(ENCODER.encode(message).decode())

    loading = asyncio.ensure_future(play.table(table_id))
    try:
        while not loading.done():
            try:
                message = await inbox.receive_before(loading, PROGRESS_SECONDS)
            except ApiError as mistaken:
                inbox.postpone(mistaken)
                continue
            if isinstance(message, Ping):
                await send(Pong())
            elif message is not None:
                inbox.postpone(message)
            elif (preparing := play.preparing(table_id)) is not None and not loading.done():
                await send(preparing)
        return loading.result()
    except ApiError as error:
        raise ConnectionClosed(error.code) from error
    finally:
        loading.cancel()


async def take_seat(connection: Connection, join: Join) -> None:
    """Give a connection the seat that its token opens, if it has one."""
    connection.language = join.language
    if join.token is not None:
        seat = await connection.play.seat_of(connection.table, join.token)
        if seat is None:
            raise ConnectionClosed("wrong_token")
        connection.seat = seat


async def listen(inbox: Inbox, connection: Connection) -> None:
    """Answer messages until the connection closes."""
    while True:
        try:
            message = await inbox.receive()
        except ApiError as error:
            connection.refuse(error.code)
        else:
            await connection.answer(message)


async def serve_connection(inbox: Inbox, connection: Connection) -> None:
    """Send and receive until the connection closes."""
    play, table = connection.play, connection.table
    table.connections.add(connection)
    play.arrived(table, connection.seat)
    connection.show()
    sending = asyncio.create_task(connection.send_all())
    listening = asyncio.create_task(listen(inbox, connection))
    try:
        done, _ = await asyncio.wait([sending, listening], return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        table.connections.discard(connection)
        play.left(table, connection.seat)
        for task in (sending, listening):
            task.cancel()
        await asyncio.gather(sending, listening, return_exceptions=True)


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: "WebSocket[Any, Any, Any]", table_id: FromPath[str]) -> None:
    """Play at a table, or watch it."""
    play: Play = socket.app.state.play
    connection_counter: ConnectionCounter = socket.app.state.connection_counter
    limits = play.settings.limits
    address = socket.client.host if socket.client else ""
    await socket.accept()
    if not connection_counter.enter(address):
        await socket.close(CLOSE_CODES["too_many"], "too_many")
        return
    inbox = Inbox(socket, Bucket(limits.messages_per_second, limits.message_burst))
    try:
        join = await expect_join(inbox, limits.join_seconds)
        table = await loaded_table(socket, inbox, play, table_id)
        connection = Connection(socket, play, table)
        await take_seat(connection, join)
        await serve_connection(inbox, connection)
    except ConnectionClosed as closed:
        code = CLOSE_CODES.get(closed.code, CLOSE_CODES["bad_message"])
        await socket.close(code, closed.code)
    except WebSocketDisconnect:
        pass
    except Exception:
        LOG.exception("a connection to table %s failed", table_id[:LONGEST_ID])
        play.faults += 1
        with suppress(Exception):
            await socket.close(CLOSE_CODES["broken"], "broken")
    finally:
        inbox.close()
        connection_counter.leave(address)

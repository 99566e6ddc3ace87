"""The WebSocket of a seat: what it asks, and what it is shown."""

import asyncio
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ecotone.engine.state import NOBODY
from ecotone.server.errors import Declined
from ecotone.server.limits import Bucket, Crowd
from ecotone.server.messages import (
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
    Speak,
    Undo,
)
from ecotone.server.notices import Notice
from ecotone.server.play import Play
from ecotone.server.tables import LiveTable
from ecotone.server.views import ENCODER, encoded_state, previews

DECODER = msgspec.json.Decoder(Incoming)
CLOSE_CODES = {
    "bad_message": 4400,
    "wrong_token": 4403,
    "no_table": 4404,
    "late": 4408,
    "too_many": 4429,
    "slow": 4430,
}
MOST_UNSENT = 200
PROGRESS_SECONDS = 1.0
SUBJECT_LENGTH = 64


class Goodbye(Exception):
    """The connection is to be closed."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """One seat's line. Answers go out before the table, and only the newest table goes out."""

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

    def say(self, message: Outgoing) -> None:
        """Send a message as soon as the line is free."""
        self._unsent.append(ENCODER.encode(message))
        self._something.set()

    def show(self) -> None:
        """Send the table as it will be when the line is free."""
        self._outdated = True
        self._something.set()

    def draw(self) -> None:
        """Put the table as it stands on the line."""
        self._unsent.append(encoded_state(self.table, self.seat, self.language))
        self._something.set()

    async def send(self) -> None:
        """Send what there is, for ever; the table is drawn when nothing else is left to send."""
        while True:
            await self._something.wait()
            self._something.clear()
            if len(self._unsent) > MOST_UNSENT:
                raise Goodbye("slow")
            while self._unsent:
                await self.socket.send_text(self._unsent.popleft().decode())
            if self._outdated:
                self._outdated = False
                self.play.easel.put_nowait(self.draw)

    def refuse(self, code: str, message_id: str | None = None) -> None:
        """Say that something was not done, and why."""
        say = Declined(code).say(self.language)
        self.say(Refused(as_refusal(code), say, self.table.version, message_id))

    # -- receiving -------------------------------------------------------------------------------

    async def answer(self, message: Incoming) -> None:
        """Do what a message asks for."""
        try:
            await self.carry_out(message)
        except Declined as declined:
            message_id = message.id if isinstance(message, Act | Undo) else None
            self.refuse(declined.code, message_id)

    async def carry_out(self, message: Incoming) -> None:
        """Do what a message asks for; Declined where it may not be."""
        match message:
            case Act():
                self.say(await self.play.act(self.table, self.seat, message))
            case Undo():
                self.say(await self.play.undo(self.table, self.seat, message))
            case AskPreviews():
                self.expect_own_turn(message.version)
                self.say(previews(self.table, self.seat))
            case AskHint():
                self.expect_own_turn(message.version)
                if not self.table.stored.hints:
                    raise Declined("no_hints")
                self.play.spawn(self.hint())
            case Speak():
                self.language = message.language
                self.show()
            case Point():
                self.point(message.subject)
            case Ping():
                self.say(Pong())
            case Join():
                raise Declined("bad_message")

    def expect_own_turn(self, version: int) -> None:
        """Only the seat to move is told more, and only about the table as it stands."""
        if version != self.table.version:
            raise Declined("stale")
        self.play.expect_turn(self.table, self.seat)

    async def hint(self) -> None:
        """The best decisions, once they are found."""
        try:
            self.say(await self.play.hint(self.table, self.seat, self.language))
        except Declined as declined:
            self.refuse(declined.code)

    def point(self, subject: str | None) -> None:
        """Show the others something."""
        if self.seat == NOBODY or len(subject or "") > SUBJECT_LENGTH:
            raise Declined("bad_message")
        pointing = Pointing(self.seat, subject)
        for connection in self.table.connections:
            connection.say(pointing)
        self.play.notices.send(Notice(self.table.id, pointer=pointing))


def as_refusal(code: str) -> RefusalCode:
    """A reason as a code of the protocol."""
    return msgspec.convert(code, RefusalCode)


class Inbox:
    """The messages of one line; waiting for one can be broken off without losing it."""

    def __init__(self, socket: "WebSocket[Any, Any, Any]", bucket: Bucket) -> None:
        self._socket = socket
        self._bucket = bucket
        self._next: asyncio.Task[Incoming] | None = None
        self._early: deque[Incoming | Declined] = deque()
        """What came before it could be answered."""

    def put_off(self, message: Incoming | Declined) -> None:
        """Keep a message, or a mistaken one's refusal, until the table is there."""
        if len(self._early) >= MOST_UNSENT:
            raise Goodbye("too_many")
        self._early.append(message)

    async def receive(self) -> Incoming:
        """The next message; Goodbye where there are too many, Declined where it is none."""
        if self._early:
            message = self._early.popleft()
            if isinstance(message, Declined):
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
        """The next message; None where something else is done first, or after a while."""
        self._next = self._next or asyncio.create_task(self._receive())
        first = asyncio.FIRST_COMPLETED
        await asyncio.wait([self._next, other], timeout=seconds, return_when=first)
        return await self._receive_next() if self._next.done() else None

    async def _receive(self) -> Incoming:
        data = await self._socket.receive_data(mode="text")
        if not self._bucket.take():
            raise Goodbye("too_many")
        try:
            return DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            raise Declined("bad_message") from error

    def close(self) -> None:
        """Wait for nothing more."""
        if self._next is not None:
            self._next.cancel()


async def expect_join(inbox: Inbox, seconds: float) -> Join:
    """The first message says who comes; whoever has no token watches."""
    try:
        message = await asyncio.wait_for(inbox.receive(), seconds)
    except TimeoutError as error:
        raise Goodbye("late") from error
    except Declined as declined:
        raise Goodbye("bad_message") from declined
    if not isinstance(message, Join):
        raise Goodbye("bad_message")
    return message


async def loaded_table(
    socket: "WebSocket[Any, Any, Any]", inbox: Inbox, play: Play, table_id: str
) -> LiveTable:
    """The table somebody joins, however long its game is prepared; the line is read meanwhile."""

    async def say(message: Outgoing) -> None:
        await socket.send_text(ENCODER.encode(message).decode())

    loading = asyncio.ensure_future(play.table(table_id))
    try:
        while not loading.done():
            try:
                message = await inbox.receive_before(loading, PROGRESS_SECONDS)
            except Declined as mistaken:
                inbox.put_off(mistaken)
                continue
            if isinstance(message, Ping):
                await say(Pong())
            elif message is not None:
                inbox.put_off(message)
            elif (preparing := play.preparing(table_id)) is not None and not loading.done():
                await say(preparing)
        return loading.result()
    except Declined as declined:
        raise Goodbye(declined.code) from declined
    finally:
        loading.cancel()


async def take_seat(connection: Connection, join: Join) -> None:
    """Give a connection the seat its token opens, or none."""
    connection.language = join.language
    if join.token is not None:
        seat = await connection.play.seat_of(connection.table, join.token)
        if seat is None:
            raise Goodbye("wrong_token")
        connection.seat = seat


async def listen(inbox: Inbox, connection: Connection) -> None:
    """Answer what comes, for ever."""
    while True:
        try:
            message = await inbox.receive()
        except Declined as declined:
            connection.refuse(declined.code)
        else:
            await connection.answer(message)


async def converse(inbox: Inbox, connection: Connection) -> None:
    """Send and receive until the line is closed."""
    play, table = connection.play, connection.table
    table.connections.add(connection)
    play.arrived(table, connection.seat)
    connection.show()
    sending = asyncio.create_task(connection.send())
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
    crowd: Crowd = socket.app.state.crowd
    limits = play.settings.limits
    address = socket.client.host if socket.client else ""
    await socket.accept()
    if not crowd.enter(address):
        await socket.close(CLOSE_CODES["too_many"], "too_many")
        return
    inbox = Inbox(socket, Bucket(limits.messages_per_second, limits.message_burst))
    try:
        join = await expect_join(inbox, limits.join_seconds)
        table = await loaded_table(socket, inbox, play, table_id)
        connection = Connection(socket, play, table)
        await take_seat(connection, join)
        await converse(inbox, connection)
    except Goodbye as goodbye:
        code = CLOSE_CODES.get(goodbye.code, CLOSE_CODES["bad_message"])
        await socket.close(code, goodbye.code)
    except WebSocketDisconnect:
        pass
    finally:
        inbox.close()
        crowd.leave(address)

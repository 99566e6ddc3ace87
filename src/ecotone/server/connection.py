"""One seat's connection: the messages it sends, and what is answered and shown to it."""

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ecotone.engine.state import NOBODY
from ecotone.server.errors import ApiError
from ecotone.server.inbox import ConnectionClosed
from ecotone.server.incoming_messages import (
    Act,
    ActAll,
    AskHint,
    AskPreviews,
    Incoming,
    Join,
    Ping,
    Point,
    Review,
    Say,
    SetLanguage,
    Sign,
    Undo,
)
from ecotone.server.limits import Bucket
from ecotone.server.messages import RefusalCode
from ecotone.server.outgoing_messages import (
    Accepted,
    Outgoing,
    Pointing,
    Pong,
    Previews,
    Refused,
    Stopped,
)
from ecotone.server.plans import carry_out_plan
from ecotone.server.play import Play
from ecotone.server.pubsub import Notification
from ecotone.server.tables import LiveTable
from ecotone.server.talk import receive_talk
from ecotone.server.views import ENCODER, Sent, encoded_state

LOG = logging.getLogger("ecotone.server")
MOST_UNSENT = 200
MOST_QUESTIONS = 8
"""Previews and hints that one connection may wait for."""
TALK_PER_SECOND = 2.0
TALK_BURST = 20
SUBJECT_LENGTH = 64
PREVIEWS_SECONDS = 0.03
"""How long a state waits for its previews; after that, they follow it."""


class Connection:
    """One seat's connection. Answers go out before states, and only the newest state goes out."""

    def __init__(self, socket: "WebSocket[Any, Any, Any]", play: Play, table: LiveTable) -> None:
        self.socket = socket
        self.play = play
        self.table = table
        self.seat = NOBODY
        self.address = socket.client.host if socket.client else ""
        self.token: str | None = None
        """What opened the seat."""
        self.language = "en"
        self.name = ""
        """Of somebody who watches."""
        self.wants_previews = False
        """With every state in which the seat decides?"""
        self.talking = Bucket(TALK_PER_SECOND, TALK_BURST)
        self._unsent: deque[bytes] = deque()
        self.sent = Sent()
        self._previews: Previews | None = None
        """Those found last."""
        self._outdated = False
        self._queued = False
        """Is the state going to be rendered?"""
        self._idle = False
        """Has everything been sent?"""
        self._something = asyncio.Event()
        self._background: set[asyncio.Task[None]] = set()
        self._questions: set[asyncio.Task[None]] = set()
        """Those that somebody has asked."""
        self.failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Gets the exception of a question that could not be answered."""

    # -- sending ---------------------------------------------------------------------------------

    def send(self, message: Outgoing) -> None:
        """Send a message as soon as the connection is free; one that is never read is closed."""
        self._unsent.append(ENCODER.encode(message))
        self._something.set()
        if len(self._unsent) > MOST_UNSENT:
            self.end("slow")

    def show(self) -> None:
        """Send the newest state as soon as the connection is free."""
        if self._idle and not self._unsent:
            self.render_when_ready()
        else:
            self._outdated = True
            self._something.set()

    def render_when_ready(self) -> None:
        """Render the newest state, with its previews if this seat is to decide."""
        if self.wants_previews and self.play.decisions.decides(self.table, self.seat):
            self.in_background(self.render_with_previews())
        else:
            self.render_soon()

    def render_soon(self) -> None:
        """Render the newest state in its turn; once for all changes until then."""
        if not self._queued:
            self._queued = True
            self.play.render_queue.put(self.render, self.waits())

    def waits(self) -> bool:
        """Does somebody wait here for the state: to decide, or to see what they have decided?"""
        table = self.table
        decided = table.deciders[-1] if table.deciders else NOBODY
        return self.sent.state is None or self.seat in (table.turn, decided)

    def render(self) -> None:
        """Queue the current state for sending."""
        self._queued = False
        state = encoded_state(self.table, self.seat, self.language, self.sent, self._previews)
        self._unsent.append(state)
        self._something.set()

    async def render_with_previews(self) -> None:
        """Render the state as soon as its previews are found, or else send them after it.

        Where the table changes meanwhile, its next state is rendered instead.
        """
        version = self.table.version
        looking = asyncio.create_task(self.find_previews())
        try:
            await asyncio.wait([looking], timeout=PREVIEWS_SECONDS)
            if self.table.version != version:
                return
            if looking.done():
                self._previews = looking.result()
            self.render_soon()
            if not looking.done() and (late := await looking) is not None:
                self._previews = late
                if not self._queued:
                    self.send(late)
        finally:
            looking.cancel()

    async def find_previews(self) -> Previews | None:
        """The previews of the seat to move; None if there are none: its state is sent anyhow."""
        try:
            return await self.play.advice.previews(self.table, self.seat)
        except ApiError:
            return None
        except Exception:
            LOG.exception("table %s: previews could not be computed", self.table.id)
            self.play.faults += 1
            return None

    async def send_all(self) -> None:
        """Send until the connection closes; render a state when nothing else is left to send."""
        while True:
            self._idle = True
            await self._something.wait()
            self._idle = False
            self._something.clear()
            while self._unsent:
                await self.send_now(self._unsent.popleft())
            if self._outdated:
                self._outdated = False
                self.render_when_ready()

    async def send_now(self, message: bytes) -> None:
        """Send over the socket; ASGI servers raise OSError when the other side has gone."""
        try:
            await self.socket.send_text(message.decode())
        except OSError as error:
            raise WebSocketDisconnect(code=1006, detail="gone") from error

    def refuse(self, code: str, message_id: str | None = None) -> None:
        self.send(Refused(as_refusal(code), self.table.version, message_id))

    # -- receiving -------------------------------------------------------------------------------

    async def answer(self, message: Incoming) -> None:
        """Carry out a message, or answer with the reason for a refusal."""
        try:
            await self.carry_out(message)
        except ApiError as error:
            message_id = message.id if isinstance(message, Act | ActAll | Undo) else None
            self.refuse(error.code, message_id)

    async def carry_out(self, message: Incoming) -> None:
        """Carry out a message; ApiError if that is not allowed."""
        match message:
            case Act():
                await self.decide(self.play.decisions.act(self.table, self.seat, message))
            case ActAll():
                await self.decide(carry_out_plan(self.play, self.table, self.seat, message))
            case Undo():
                await self.decide(self.play.decisions.undo(self.table, self.seat, message))
            case AskPreviews():
                self.expect_own_turn(message.version)
                self.answer_later(self.play.advice.previews(self.table, self.seat))
            case AskHint():
                self.expect_own_turn(message.version)
                if not self.table.stored.hints:
                    raise ApiError("no_hints")
                self.answer_later(self.play.advice.hint(self.table, self.seat, self.language))
            case SetLanguage():
                self.language = message.language
                self.sent = Sent(self.sent.changes)
                self.show()
            case Point():
                self.point(message.subject)
            case Sign() | Say() | Review():
                await receive_talk(self, message)
            case Ping():
                self.send(Pong(self.table.version))
            case Join():
                raise ApiError("bad_message")

    async def decide(self, decision: Coroutine[Any, Any, Accepted | Stopped]) -> None:
        """Carry out a decision to the end, even if the connection closes meanwhile."""

        async def carry_out_and_answer() -> None:
            self.send(await decision)

        await self.play.uninterrupted(carry_out_and_answer())

    def expect_own_turn(self, version: int) -> None:
        """Only the seat to move gets hints and previews, and only for the current version."""
        if version != self.table.version:
            raise ApiError("stale")
        self.play.decisions.expect_turn(self.table, self.seat)

    def answer_later(self, question: Coroutine[Any, Any, Outgoing]) -> None:
        """Send an answer once it is found; ApiError if too many are awaited."""
        if len(self._questions) >= MOST_QUESTIONS:
            question.close()
            raise ApiError("too_many")
        self._questions.add(self.in_background(self.answer_question(question)))

    async def answer_question(self, question: Coroutine[Any, Any, Outgoing]) -> None:
        try:
            self.send(await question)
        except ApiError as error:
            self.refuse(error.code)

    def in_background(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something while messages come and go; a failure ends the connection."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._end_background)
        return task

    def _end_background(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        self._questions.discard(task)
        failure = None if task.cancelled() else task.exception()
        if failure is not None and not isinstance(failure, ApiError) and not self.failed.done():
            self.failed.set_exception(failure)

    def end(self, code: str) -> None:
        """Close the connection with a code."""
        if not self.failed.done():
            self.failed.set_exception(ConnectionClosed(code))

    def close(self) -> None:
        """Stop looking for answers that can no longer be sent."""
        for task in self._background:
            task.cancel()
        self.failed.cancel()

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

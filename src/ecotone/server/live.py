"""The WebSocket of a seat: joining a table, then receiving and sending until it closes."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ecotone.server.codes import LONGEST_ID
from ecotone.server.connection import Connection
from ecotone.server.errors import ApiError
from ecotone.server.inbox import ConnectionClosed, Inbox, expect_join
from ecotone.server.incoming_messages import Join, Ping, SetLanguage
from ecotone.server.limits import Bucket, ConnectionCounter
from ecotone.server.outgoing_messages import Outgoing, Pong
from ecotone.server.play import Play
from ecotone.server.table_choices import checked_name
from ecotone.server.tables import LiveTable
from ecotone.server.talk import greet
from ecotone.server.views import ENCODER

LOG = logging.getLogger("ecotone.server")
CLOSE_CODES = {
    "bad_message": 4400,
    "wrong_token": 4403,
    "blocked": 4403,
    "no_table": 4404,
    "late": 4408,
    "outdated": 4426,
    "too_many": 4429,
    "slow": 4430,
    "broken": 4500,
}
PROGRESS_SECONDS = 1.0


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
            elif isinstance(message, SetLanguage):
                inbox.language = message.language
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
    with suppress(ApiError):
        connection.name = checked_name(join.name or "", connection.play.settings.limits)
    if join.token is not None:
        seat = await connection.play.access.seat_of(connection.table, join.token)
        if seat is None:
            raise ConnectionClosed("wrong_token")
        connection.seat, connection.token = seat, join.token
        if join.person is not None:
            await connection.play.take_seat(connection.table, seat, join.person)


async def listen(inbox: Inbox, connection: Connection) -> None:
    """Answer messages until the connection closes; others have their turn between any two."""
    while True:
        await asyncio.sleep(0)
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
        await greet(connection)
        ends: list[asyncio.Future[None]] = [sending, listening, connection.failed]
        done, _ = await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        connection.close()
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
        connection.language = inbox.language or join.language
        connection.wants_previews = join.previews
        connection.sent.changes = join.changes
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

"""What people tell each other at a table: quick signs, an optional chat, and a shared review.

None of it is computed from the game: it says nothing that its author did not type or choose.
"""

import logging
import unicodedata
from datetime import datetime
from typing import TYPE_CHECKING

from sqlalchemy import DateTime, ForeignKey, String, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from ecotone.engine.state import NOBODY
from ecotone.server.database import Base
from ecotone.server.errors import ApiError
from ecotone.server.incoming_messages import Review, Say, Sign
from ecotone.server.outgoing_messages import Chat, ChatLine, Reviewing, Signed
from ecotone.server.table_rows import in_utc, now

if TYPE_CHECKING:
    from ecotone.server.connection import Connection
    from ecotone.server.play import Play
    from ecotone.server.tables import LiveTable

LOG = logging.getLogger("ecotone.server")
LONGEST_LINE = 300
MOST_LINES = 200
ATTEMPTS = 5


class StoredLine(Base):
    """A line of a table's chat."""

    __tablename__ = "chat_lines"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    person: Mapped[str | None] = mapped_column(String(24))
    name: Mapped[str] = mapped_column(String(200))
    text: Mapped[str] = mapped_column(String(400))
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    reported: Mapped[bool] = mapped_column(default=False)


def sanitised(text: str) -> str:
    """One line of visible text: no control, direction or zero-width characters; or ApiError."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    visible = "".join(letter for letter in line if letter.isprintable())
    if not visible or len(visible) > LONGEST_LINE:
        raise ApiError("bad_line")
    return visible


def as_line(stored: StoredLine) -> ChatLine:
    at = in_utc(stored.at).isoformat(timespec="seconds")
    return ChatLine(stored.number, stored.seat, stored.name, stored.text, at, stored.reported)


class TalkStore:
    """The chats of all tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def lines(self, table_id: str) -> list[ChatLine]:
        """The last lines of a table's chat."""
        of_table = select(StoredLine).where(StoredLine.table_id == table_id)
        newest = of_table.order_by(StoredLine.number.desc()).limit(MOST_LINES)
        async with AsyncSession(self.engine) as session:
            return [as_line(line) for line in await session.scalars(newest)][::-1]

    async def add(self, table: "LiveTable", seat: int, text: str) -> ChatLine:
        """Store a line under the next free number."""
        who = table.seats[seat]
        for _ in range(ATTEMPTS):
            known = await self.lines(table.id)
            number = known[-1].number + 1 if known else 1
            line = StoredLine(table.id, number, seat, who.person, who.name, text, now())
            try:
                async with AsyncSession(self.engine, expire_on_commit=False) as session:
                    session.add(line)
                    await session.commit()
                    return as_line(line)
            except IntegrityError:
                continue
        raise ApiError("not_stored")

    async def change(self, table_id: str, number: int, **values: object) -> ChatLine:
        """Change a line; ApiError if there is none."""
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            line = await session.get(StoredLine, (table_id, number))
            if line is None:
                raise ApiError("no_page")
            for name, value in values.items():
                setattr(line, name, value)
            await session.commit()
            return as_line(line)

    async def forget(self, person: str) -> None:
        """Remove what a deleted person has written."""
        theirs = update(StoredLine).where(StoredLine.person == person)
        async with self.engine.begin() as connection:
            await connection.execute(theirs.values(person=None, name="", text=""))


def may_chat(play: "Play", table: "LiveTable") -> bool:
    """Does the host of the table allow it, and the host of the server?"""
    return table.stored.chat and play.settings.chat


async def receive_talk(connection: "Connection", message: Sign | Say | Review) -> None:
    """Pass on a sign, a line or a move under review; ApiError if they may not."""
    play, table, seat = connection.play, connection.table, connection.seat
    if not connection.talking.take():
        raise ApiError("too_many")
    match message:
        case Sign():
            if seat == NOBODY:
                raise ApiError("not_seated")
            play.broadcast(table, Signed(seat, message.sign))
        case Say():
            if seat == NOBODY:
                raise ApiError("not_seated")
            if not may_chat(play, table):
                raise ApiError("no_chat")
            line = await play.talk.add(table, seat, sanitised(message.text))
            play.broadcast(table, Chat([line]))
        case Review():
            if not table.over:
                raise ApiError("not_over")
            if not (0 <= message.move <= table.moves and -1 <= message.eyes < len(table.seats)):
                raise ApiError("bad_message")
            name = table.seats[seat].name if seat != NOBODY else connection.name
            play.broadcast(table, Reviewing(name, message.move, message.eyes), leave_out=connection)


async def greet(connection: "Connection") -> None:
    """Send somebody who joins what has been said."""
    play, table = connection.play, connection.table
    if may_chat(play, table):
        lines = await play.talk.lines(table.id)
        if lines:
            connection.send(Chat(lines))
    if table.over and table.review is not None:
        connection.send(table.review)


async def report(play: "Play", table: "LiveTable", number: int) -> None:
    """Bring a line to the attention of the table's host, and note it in the server's log."""
    line = await play.talk.change(table.id, number, reported=True)
    LOG.warning("table %s: line %d of the chat was reported", table.id, number)
    play.broadcast(table, Chat([line]))


async def remove(play: "Play", table: "LiveTable", number: int) -> None:
    """Take a line away."""
    play.broadcast(table, Chat([await play.talk.change(table.id, number, text="")]))

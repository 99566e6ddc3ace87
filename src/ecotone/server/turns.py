"""Whose turn it is at tables of several people, stored so that they can be found and told."""

import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import DateTime, ForeignKey, Index, String, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from ecotone.engine.state import NOBODY
from ecotone.server.database import Base
from ecotone.server.table_rows import StoredTable

if TYPE_CHECKING:
    from ecotone.server.tables import LiveTable

LOG = logging.getLogger("ecotone.server")


class StoredTurn(Base):
    """The turn of a person with a profile, at a table where others wait for them."""

    __tablename__ = "turns"
    __table_args__ = (
        Index("turns_by_person", "person"),
        Index("turns_by_pushed", "pushed", "since"),
        Index("turns_by_mailed", "mailed", "since"),
    )

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int]
    person: Mapped[str] = mapped_column(String(24))
    began: Mapped[int]
    """The version of the table with which it began."""
    since: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    pushed: Mapped[datetime | None] = mapped_column(DateTime(timezone=True), default=None)
    """When their browsers were told."""
    mailed: Mapped[datetime | None] = mapped_column(DateTime(timezone=True), default=None)
    """When they were told by e-mail."""


class Awaited(NamedTuple):
    """A turn, with the game that is played."""

    turn: StoredTurn
    game: str


class Turns:
    """Keeps the turns of all tables up to date, a moment after they have passed on."""

    def __init__(
        self,
        engine: AsyncEngine,
        now: Callable[[], datetime],
        spawn: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self.engine = engine
        self.now = now
        self.spawn = spawn
        self._changed: dict[str, LiveTable] = {}
        self._storing = False

    def note(self, table: "LiveTable") -> None:
        """Store soon whose turn it is, if that is new."""
        turn = whose_turn(table)
        if turn == table.turn_noted or table.one_device:
            return
        table.turn_noted = turn
        self._changed[table.id] = table
        if not self._storing:
            self._storing = True
            self.spawn(self.store())

    async def store(self) -> None:
        """Store all turns that have changed."""
        try:
            while self._changed:
                table_id, table = self._changed.popitem()
                try:
                    await self.put(table_id, whose_turn(table))
                except Exception:
                    LOG.exception("table %s: whose turn it is could not be stored", table_id)
        finally:
            self._storing = False

    async def put(self, table_id: str, turn: tuple[int, int, str] | None) -> None:
        """Store a turn; one that is known stays as it is, with what was told of it."""
        async with AsyncSession(self.engine) as session:
            known = await session.get(StoredTurn, table_id)
            if known is not None and (turn is None or known.began < turn[1]):
                await session.delete(known)
                await session.flush()
                known = None
            if turn is not None and known is None:
                seat, began, person = turn
                session.add(StoredTurn(table_id, seat, person, began, self.now()))
            elif turn is not None and known is not None and known.began == turn[1]:
                known.person = turn[2]
            with suppress(IntegrityError):
                await session.commit()

    async def of(self, person: str) -> Sequence[Awaited]:
        """The turns of a person, those first that others have waited for longest."""
        theirs = (
            select(StoredTurn, StoredTable.game)
            .join(StoredTable, StoredTable.id == StoredTurn.table_id)
            .where(StoredTurn.person == person)
            .order_by(StoredTurn.since)
        )
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            return [Awaited(turn, game) for turn, game in (await session.execute(theirs)).all()]


def whose_turn(table: "LiveTable") -> tuple[int, int, str] | None:
    """The seat to move, since which version, and its person, if others wait for them."""
    seat = table.turn
    if seat == NOBODY or table.is_bot(seat):
        return None
    person = table.seats[seat].person
    return None if person is None else (seat, table.turn_began, person)

"""Turns of which somebody is to be notified: found, and claimed by one server."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import timedelta
from typing import Literal, NamedTuple

from sqlalchemy import ColumnElement, Update, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ecotone.engine.errors import EcotoneError
from ecotone.engine.registry import game_named
from ecotone.server.errors import TEXTS
from ecotone.server.limits import Buckets
from ecotone.server.people import StoredPerson
from ecotone.server.play import Play
from ecotone.server.table_rows import StoredTable
from ecotone.server.turns import StoredTurn

LOG = logging.getLogger("ecotone.server")
TICK_SECONDS = 1.0
HOUR = 3600
Channel = Literal["pushed", "mailed"]
"""How people are notified, as the column that says when they were."""
MOST_WAITING = 200
HEARSAY = 2
"""After so many rounds of notices between servers, each knows who is connected to another."""


class DueTurn(NamedTuple):
    """A turn of which its person has not been notified."""

    table: str
    seat: int
    began: int
    person: str
    game: str
    language: str

    def title(self) -> str:
        """The name of the game in the person's language."""
        try:
            return game_named(self.game).title(self.language)
        except EcotoneError:
            return self.game

    def body(self) -> str:
        words = {"game": self.title(), "table": self.table}
        return TEXTS.format(self.language, "notice-body", words)


class TurnNotices:
    """The turns of all tables, for one way of notifying people."""

    def __init__(self, play: Play, channel: Channel) -> None:
        self.play = play
        self.engine: AsyncEngine = play.storage.engine
        self.channel = channel
        self.column = getattr(StoredTurn, channel)

    async def due(
        self, after: timedelta, at_most: timedelta, wanted: ColumnElement[bool], count: int
    ) -> Sequence[DueTurn]:
        """Turns that have lasted for some time, the oldest first."""
        moment = self.play.now()
        found = (
            select(
                StoredTurn.table_id,
                StoredTurn.seat,
                StoredTurn.began,
                StoredTurn.person,
                StoredTable.game,
                StoredPerson.language,
            )
            .join(StoredTable, StoredTable.id == StoredTurn.table_id)
            .join(StoredPerson, StoredPerson.id == StoredTurn.person)
            .where(
                self.column.is_(None),
                StoredTurn.since.between(moment - at_most, moment - after),
                wanted,
            )
            .order_by(StoredTurn.since)
            .limit(count)
        )
        async with self.engine.connect() as connection:
            return [DueTurn(*row) for row in await connection.execute(found)]

    async def claim(self, turn: DueTurn) -> bool:
        """Be the one server that notifies of a turn; False if it was done, or the turn is over."""
        this = self._row(turn, self.column.is_(None)).values({self.channel: self.play.now()})
        async with self.engine.begin() as connection:
            return bool((await connection.execute(this)).rowcount)

    async def release(self, turn: DueTurn) -> None:
        """Let a turn be notified of later."""
        async with self.engine.begin() as connection:
            await connection.execute(self._row(turn).values({self.channel: None}))

    def _row(self, turn: DueTurn, *more: ColumnElement[bool]) -> Update:
        return update(StoredTurn).where(
            StoredTurn.table_id == turn.table, StoredTurn.began == turn.began, *more
        )

    async def is_awaited(self, turn: DueTurn) -> bool:
        """Do others still wait for the person?"""
        same = select(StoredTurn.table_id).where(
            StoredTurn.table_id == turn.table,
            StoredTurn.began == turn.began,
            StoredTurn.person == turn.person,
        )
        async with self.engine.connect() as connection:
            return await connection.scalar(same) is not None

    async def is_present(self, turn: DueTurn) -> bool | None:
        """Is the person at the table? None while other servers have not said."""
        table = self.play.in_memory(turn.table)
        if table is None and not self.play.storage.shared:
            return False
        table = table or await self.play.table(turn.table)
        if turn.seat in table.connected():
            return True
        known_for = self.play.absent_for(table, turn.seat)
        if self.play.storage.shared and known_for < HEARSAY * self.play.settings.notice_seconds:
            return None
        return False


class TurnWatch:
    """Watches the turns of all tables, for one way of notifying people."""

    def __init__(
        self,
        play: Play,
        channel: Channel,
        after_seconds: float,
        at_most: timedelta,
        hourly: int,
        most_at_once: int,
    ) -> None:
        self.play = play
        self.turns = TurnNotices(play, channel)
        self.after = timedelta(seconds=after_seconds)
        """How long a turn lasts before its person is notified."""
        self.at_most = at_most
        self.slots = asyncio.Semaphore(most_at_once)
        self.budgets = Buckets(hourly / HOUR, hourly)
        self.waiting = 0
        """Turns whose people are being notified."""

    @property
    def enabled(self) -> bool:
        """Does this server notify people in this way?"""
        raise NotImplementedError

    def wanted(self) -> ColumnElement[bool]:
        """The condition for turns whose people asked for it before."""
        raise NotImplementedError

    async def notify(self, turn: DueTurn) -> None:
        """Notify a turn's person."""
        raise NotImplementedError

    async def send_until_taken(
        self, turn: DueTurn, pauses: Iterable[float], attempt: Callable[[], Awaitable[float | None]]
    ) -> None:
        """Attempt again after each pause, while it is still the person's turn.

        An attempt returns None when it is done, else how many seconds to wait at least.
        """
        for pause in (*pauses, None):
            wait = await attempt()
            if wait is None or pause is None:
                return
            await asyncio.sleep(max(pause, wait))
            if not await self.turns.is_awaited(turn):
                return

    async def run(self) -> None:
        while self.enabled:
            await asyncio.sleep(TICK_SECONDS)
            try:
                await self.tick()
            except Exception:
                LOG.exception("the turns to notify people of could not be found")

    async def tick(self) -> None:
        """Begin to notify of all turns that are due now."""
        room = MOST_WAITING - self.waiting
        if room <= 0 or self.play.stopping:
            return
        for turn in await self.turns.due(self.after, self.at_most, self.wanted(), room):
            present = await self.turns.is_present(turn)
            if present is None or not await self.turns.claim(turn) or present:
                continue
            if self.budgets.take(turn.person):
                self.waiting += 1
                self.play.spawn(self._notify(turn))

    async def _notify(self, turn: DueTurn) -> None:
        try:
            await self.notify(turn)
        except Exception:
            LOG.exception("table %s: its turn could not be notified of", turn.table)
        finally:
            self.waiting -= 1

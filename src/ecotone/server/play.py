"""Tables in memory: who is there, what they are shown, and seats that change hands."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakValueDictionary

from ecotone.engine.errors import EcotoneError
from ecotone.server.advice import Advice
from ecotone.server.bookkeeping import Bookkeeping
from ecotone.server.bot_moves import BotMoves
from ecotone.server.codes import canonical_id, is_id
from ecotone.server.commits import Commits
from ecotone.server.decisions import Decisions
from ecotone.server.errors import ApiError
from ecotone.server.metrics import new_metrics
from ecotone.server.other_servers import OtherServers
from ecotone.server.outgoing_messages import (
    Announcement,
    Preparing,
    Presence,
    Relayed,
    Reviewing,
)
from ecotone.server.people import PeopleStore, SeatTaken
from ecotone.server.preparation import Preparation
from ecotone.server.pubsub import Notification, PubSub
from ecotone.server.render_queue import RenderQueue
from ecotone.server.results import ResultStore
from ecotone.server.seat_access import SeatAccess
from ecotone.server.settings import Settings
from ecotone.server.storage import Storage
from ecotone.server.table_rows import now
from ecotone.server.tables import LiveTable
from ecotone.server.talk import TalkStore
from ecotone.server.threads import Threads
from ecotone.server.tracing import new_tracing
from ecotone.server.turns import Turns

if TYPE_CHECKING:
    from ecotone.server.connection import Connection

LOG = logging.getLogger("ecotone.server")
SeatDetails = list[tuple[int, dict[str, Any]]]
"""Seats, and what is to change at each."""
T = TypeVar("T")


class Play:
    """All tables that this server has in memory, and everything that can happen at them."""

    def __init__(
        self, storage: Storage, settings: Settings, threads: Threads, pubsub: PubSub
    ) -> None:
        self.storage = storage
        self.people = PeopleStore(storage.engine)
        self.talk = TalkStore(storage.engine)
        self.results = ResultStore(storage.engine)
        self.settings = settings
        self.threads = threads
        self.pubsub = pubsub
        self.preparation = Preparation(threads)
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._in_use: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """Every table that anything still refers to, so that an id never has two of them."""
        self.metrics = new_metrics(self)
        self.tracing = new_tracing(settings.traces)
        self.tracing.watch(storage.engine)
        self.now = now
        """What the time is."""
        self.stopping = False
        """Is the server about to end? Then bots finish and nothing new begins."""
        self.faults = 0
        """Unexpected failures on live connections since the start."""
        self.render_queue = RenderQueue()
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._awaited: dict[str, str] = {}
        """The game that each loading table waits for."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self.turns = Turns(storage.engine, lambda: self.now(), self.spawn)
        self.access = SeatAccess(storage)
        self.commits = Commits(self)
        self.decisions = Decisions(self)
        self.books = Bookkeeping(self)
        self.bots = BotMoves(self)
        self.others = OtherServers(self)
        self.advice = Advice(storage, threads, settings, self.spawn)

    # -- tables in memory ------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """A table by its id or its code as typed; ApiError if there is none."""
        table_id = canonical_id(table_id)
        table = self._in_use.get(table_id)
        if table is not None:
            self.keep_in_memory(table)
            return table
        if not is_id(table_id):
            raise ApiError("no_table")
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id].add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        stored = await self.storage.load(table_id)
        if stored is None:
            raise ApiError("no_table")
        self._awaited[table_id] = stored.table.game
        try:
            await self.preparation.prepare(stored.table.game)
        except EcotoneError:
            LOG.info("table %s: its game is not installed", table_id)
        finally:
            del self._awaited[table_id]
        table = await self.threads.load(LiveTable.of, stored)
        if table.rules_differ and not table.over:
            await self.commits.settle_rules(table)
        left = time.monotonic()
        table.absent_since = {seat.seat: left for seat in table.seats}
        await self.books.note_end(table)
        table.rematch = await self.storage.rematch_of(table_id)
        self.turns.note(table)
        self.keep_in_memory(table)
        return table

    def in_memory(self, table_id: str) -> LiveTable | None:
        """A table if it is loaded."""
        return self._in_use.get(table_id)

    def keep_in_memory(self, table: LiveTable) -> None:
        """Keep a table that is in use, and unload others over the limit."""
        self._in_use[table.id] = table
        self.tables[table.id] = table
        self.tables.move_to_end(table.id)
        self.forget_some()

    def preparing(self, table_id: str) -> Preparing | None:
        """The compilation progress of the game a loading table waits for; None if it is ready."""
        game = self._awaited.get(canonical_id(table_id))
        if game is None:
            return None
        state = self.preparation.state_of(game)
        return Preparing(state.done, state.of) if state.state != "ready" else None

    async def load_quietly(self, table_id: str) -> None:
        """Load a new table before anyone joins it."""
        with suppress(ApiError):
            await self.table(table_id)

    async def take_seat(self, table: LiveTable, seat: int, secret: str) -> None:
        """Make a seat that belongs to nobody that of the person with this secret."""
        if table.seats[seat].person is None:
            person = await self.people.find(secret)
            if person is not None:
                await self.take_seat_for(table, seat, person.id)

    async def take_seat_for(self, table: LiveTable, seat: int, person: str) -> None:
        await self.people.take_seat(table.id, seat, person)
        table.seats[seat].person = person
        self.turns.note(table)

    async def forget_person(self, seats: Sequence[SeatTaken]) -> None:
        """Show the seats of a deleted person without their name."""
        for seat, _ in seats:
            table = self._in_use.get(seat.table_id)
            if table is not None:
                async with table.lock:
                    await self.commits.reload(table)
                self.changed(table)

    def forget_some(self) -> None:
        """Unload tables over the limit; only those without connections."""
        spare = len(self.tables) - self.settings.limits.tables_in_memory
        if spare > 0:
            idle = [table for table in self.tables.values() if not table.connections]
            for table in idle[:spare]:
                del self.tables[table.id]

    async def remove(self, table: LiveTable) -> None:
        """Remove a table for good; whoever is there is disconnected."""
        async with table.lock:
            await self.storage.remove(table.id)
        self.drop(table)
        self.pubsub.send(Notification(table.id, removed=True))

    def announce(self, announcement: Announcement) -> None:
        """Tell everyone who is connected here."""
        for table in list(self._in_use.values()):
            for connection in table.connections:
                connection.send(announcement)

    def drop(self, table: LiveTable) -> None:
        """Unload a table that is gone."""
        self.tables.pop(table.id, None)
        self._in_use.pop(table.id, None)
        for connection in list(table.connections):
            connection.end("no_table")

    def close_revoked(self, table: LiveTable) -> None:
        """Disconnect those whose token no longer opens their seat."""
        for connection in list(table.connections):
            token = connection.token
            if token is not None and self.access.seat_opened(table, token) != connection.seat:
                connection.end("wrong_token")

    async def uninterrupted(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for work that goes on if whoever waits is cancelled."""
        task = self.spawn(work)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    def announce_change(self, table: LiveTable) -> None:
        """Show everyone what was committed, and let other servers know."""
        self.changed(table)
        self.pubsub.send(Notification(table.id, version=table.version))

    def announce_rematch(self, table: LiveTable, rematch: str) -> None:
        """Tell everyone at a finished table where the same people play again."""
        if table.rematch is None:
            table.rematch = rematch
            table.outdate()
            self.changed(table)
            self.pubsub.send(Notification(table.id, rematch=rematch))

    def changed(self, table: LiveTable) -> None:
        """Send the new state to everyone at the table, and let a bot play if it is its turn."""
        table.answers.stop()
        for connection in table.connections:
            connection.show()
        self.bots.let_bots_play(table)

    # -- seats -----------------------------------------------------------------------------------

    async def change_seat(self, table: LiveTable, seat: int, detail: dict[str, Any]) -> None:
        """Rename a seat or change who plays it."""
        await self.change_seats(table, lambda: [(seat, detail)])

    async def change_seats(self, table: LiveTable, choose: Callable[[], SeatDetails]) -> None:
        """Change seats, chosen while nothing else can change; ApiError leaves all as they were."""

        async def change_them() -> None:
            async with table.lock:
                await self.commits.catch_up(table)
                for seat, detail in choose():
                    change = self.commits.new_change(table, "seat", seat, 0, None)
                    change.detail = detail
                    await self.commits.commit(table, change)

        await self.uninterrupted(change_them())

    def broadcast(
        self, table: LiveTable, message: Relayed, leave_out: "Connection | None" = None
    ) -> None:
        """Pass something on to everyone at a table, on all servers."""
        self.pass_on(table, message, leave_out)
        self.pubsub.send(Notification(table.id, relayed=message))

    def pass_on(
        self, table: LiveTable, message: Relayed, leave_out: "Connection | None" = None
    ) -> None:
        if isinstance(message, Reviewing):
            table.review = message
        for connection in table.connections:
            if connection is not leave_out:
                connection.send(message)

    async def allow_chat(self, table: LiveTable, allowed: bool) -> None:
        """Let people write to each other, or no longer."""
        await self.storage.set_chat(table.id, allowed)
        self.chat_allowed(table, allowed)
        self.pubsub.send(Notification(table.id, chat=allowed))

    def chat_allowed(self, table: LiveTable, allowed: bool) -> None:
        table.stored.chat = allowed
        table.outdate()
        self.changed(table)

    def presence_changed(self, table: LiveTable) -> None:
        """Send everyone at the table who is connected and who is thinking."""
        table.outdate()
        message = Presence(table.seat_facts(), table.spectators())
        for connection in table.connections:
            connection.send(message)

    def arrived(self, table: LiveTable, seat: int) -> None:
        """Somebody has connected."""
        table.absent_since.pop(seat, None)
        self.presence_changed(table)
        self.pubsub.send(Notification(table.id, present=sorted(table.here())))
        self.bots.let_bots_play(table)

    def left(self, table: LiveTable, seat: int) -> None:
        """Somebody has disconnected."""
        if seat not in table.here():
            table.absent_since[seat] = time.monotonic()
        self.presence_changed(table)
        self.pubsub.send(Notification(table.id, present=sorted(table.here())))

    def absent_for(self, table: LiveTable, seat: int) -> float:
        """Seconds since somebody was at the seat."""
        if seat in table.connected():
            return 0.0
        return time.monotonic() - table.absent_since.get(seat, time.monotonic())

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run a coroutine in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Stop everything that still runs."""
        await self.preparation.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.tracing.close()

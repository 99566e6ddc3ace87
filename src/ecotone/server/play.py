"""Play: decisions, undos, seats that change hands, and the moves of bots."""

import asyncio
import logging
import random
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from ecotone.bots import seated_bot
from ecotone.engine.errors import EcotoneError, IllegalAction
from ecotone.engine.match import Match
from ecotone.engine.state import NOBODY
from ecotone.server.advice import Advice
from ecotone.server.codes import canonical_id, is_id
from ecotone.server.errors import ApiError
from ecotone.server.messages import Accepted, Act, Preparing, Presence, Undo
from ecotone.server.preparation import Preparation
from ecotone.server.progress import ProgressEdit
from ecotone.server.pubsub import Notification, PubSub
from ecotone.server.settings import Settings
from ecotone.server.storage import Change, ChangeKind, Conflict, Storage, now
from ecotone.server.tables import BOT, LiveTable
from ecotone.server.threads import Threads

LOG = logging.getLogger("ecotone.server")
MESSAGE_ID_LENGTH = 64
FIRST_PAUSE = 0.25
LONGEST_PAUSE = 4.0
"""Seconds between attempts to reach the database after a failed commit."""
T = TypeVar("T")


class Play:
    """All tables that this server has in memory, and everything that can happen at them."""

    def __init__(
        self, storage: Storage, settings: Settings, threads: Threads, pubsub: PubSub
    ) -> None:
        self.storage = storage
        self.settings = settings
        self.threads = threads
        self.pubsub = pubsub
        self.preparation = Preparation(threads)
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._in_use: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """Every table that anything still refers to, so that an id never has two of them."""
        self.faults = 0
        """Unexpected failures on live connections since the start."""
        self.render_queue: asyncio.Queue[Callable[[], None]] = asyncio.Queue()
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._awaited: dict[str, str] = {}
        """The game that each loading table waits for."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self.advice = Advice(storage, threads, settings.analysis_simulations, self.spawn)

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
            await self.settle_rules(table)
        left = time.monotonic()
        table.absent_since = {seat.seat: left for seat in table.seats}
        await self.note_result(table)
        self.keep_in_memory(table)
        return table

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

    async def seat_of(self, table: LiveTable, token: str) -> int | None:
        """The seat a token opens; seats of a rematch get their tokens one by one."""
        seat = table.seat_of(token)
        if seat is None and any(s.home != BOT and s.token_hash is None for s in table.seats):
            stored = await self.storage.load(table.id)
            for ours, theirs in zip(table.seats, stored.seats if stored else [], strict=False):
                ours.token_hash = theirs.token_hash
            seat = table.seat_of(token)
        return seat

    def forget_some(self) -> None:
        """Unload tables over the limit; only those without connections."""
        spare = len(self.tables) - self.settings.limits.tables_in_memory
        if spare > 0:
            idle = [table for table in self.tables.values() if not table.connections]
            for table in idle[:spare]:
                del self.tables[table.id]

    async def catch_up(self, table: LiveTable) -> bool:
        """Apply what other servers have committed; True if there was anything."""
        changes = await self.storage.changes_since(table.id, table.version)
        try:
            if changes and table.match is None:
                await self.reload(table)
            else:
                table.apply_changes(changes)
        except EcotoneError:
            await self.reload(table)
        table.in_doubt = False
        return bool(changes)

    async def reload(self, table: LiveTable) -> None:
        """Load a table again, for everyone who is connected to it."""
        stored = await self.storage.load(table.id)
        if stored is not None:
            table.replace_by(await self.threads.load(LiveTable.of, stored))

    async def settle_rules(self, table: LiveTable) -> None:
        """Store that a game continues here under changed rules, before anyone decides."""
        match = table.playing
        change = self.new_change(table, "rules", NOBODY, table.moves, None)
        change.detail = {
            "rules_version": match.game.rules_version,
            "edition_digest": match.cards_digest,
        }
        LOG.warning("table %s continues under changed rules after %d moves", table.id, table.moves)
        try:
            await self.store(change, table, match)
        except Conflict:
            await self.reload(table)
        else:
            table.settle_rules(change)

    async def store(self, change: Change, table: LiveTable, match: Match) -> None:
        """Commit a change with the state it leads to; Conflict if another server was faster."""
        change.checksum = match.checksum()
        if change.kind != "seat":
            table.store_state(change, match)
            await self.storage.keep_layout(match.game.layout)
        await self.storage.append(change)

    # -- decisions -------------------------------------------------------------------------------

    async def act(self, table: LiveTable, seat: int, message: Act) -> Accepted:
        """Carry out a decision; ApiError leaves everything unchanged."""

        def change() -> Change:
            match = self.expect_turn(table, seat)
            if message.action not in match.legal_numbers:
                raise ApiError("illegal")
            return self.new_change(table, "act", seat, message.action, message.id)

        return await self.carry_out(table, seat, message, change)

    async def undo(self, table: LiveTable, seat: int, message: Undo) -> Accepted:
        """Go back to the seat's last decision; ApiError leaves everything unchanged."""

        def change() -> Change:
            if table.over:
                raise ApiError("over")
            length = table.undo_length(seat)
            if length is None:
                raise ApiError("no_undo")
            return self.new_change(table, "undo", seat, length, message.id)

        return await self.carry_out(table, seat, message, change)

    def expect_turn(self, table: LiveTable, seat: int) -> Match:
        """The match if it is this seat's decision; else ApiError."""
        if table.match is None:
            raise ApiError("not_replaying")
        if table.over:
            raise ApiError("over")
        if table.playing.actor != seat or table.is_bot(seat):
            raise ApiError("not_your_turn")
        return table.playing

    async def carry_out(
        self, table: LiveTable, seat: int, message: Act | Undo, change: Callable[[], Change]
    ) -> Accepted:
        """Carry out a message once: the same message again gets the same answer."""
        if not 0 < len(message.id) <= MESSAGE_ID_LENGTH or not message.id.isprintable():
            raise ApiError("bad_message")
        async with table.lock:
            await self.resolve_doubt(table)
            done = table.message_ids.get((seat, message.id))
            if done is None:
                if table.match is None:
                    raise ApiError("not_replaying")
                if message.version != table.version:
                    raise ApiError("stale")
                done = await self.commit(table, change())
        return Accepted(message.id, done)

    async def uninterrupted(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for work that goes on if whoever waits is cancelled."""
        task = self.spawn(work)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    async def resolve_doubt(self, table: LiveTable) -> None:
        """Find out what became of a commit that failed; ApiError while the database is away."""
        if table.in_doubt:
            try:
                found = await self.catch_up(table)
            except Exception as error:
                raise ApiError("not_stored") from error
            if found:
                self.changed(table)

    async def heal(self, table: LiveTable) -> None:
        """After a failed commit, ask the database until it answers, and continue from there."""
        pause = FIRST_PAUSE
        while table.in_doubt:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            with suppress(ApiError):
                async with table.lock:
                    await self.resolve_doubt(table)
        self.changed(table)

    def new_change(
        self, table: LiveTable, kind: ChangeKind, seat: int, number: int, message_id: str | None
    ) -> Change:
        """The next change of a table."""
        return Change(table.id, table.version + 1, kind, seat, number, "", now(), message_id)

    async def commit(self, table: LiveTable, change: Change) -> int:
        """Commit a change and apply it; if another server was faster, apply its change instead."""
        match = table.playing
        if change.kind != "seat":
            try:
                match = table.after(change)
            except IllegalAction as error:
                raise ApiError("illegal") from error
        try:
            await self.store(change, table, match)
        except Conflict as error:
            await self.catch_up(table)
            self.changed(table)
            done = table.message_ids.get((change.seat, change.message_id or ""))
            if done is None:
                raise ApiError("stale") from error
            return done
        except Exception as error:
            LOG.exception("table %s: a change could not be stored", table.id)
            if not table.in_doubt:
                table.in_doubt = True
                self.spawn(self.heal(table))
            raise ApiError("not_stored") from error
        if change.kind == "seat":
            table.apply_seat_change(change)
        else:
            table.install(change, match)
            table.states_stored = True
            await self.note_result(table)
        self.changed(table)
        self.pubsub.send(Notification(table.id, version=table.version))
        return change.version

    async def note_result(self, table: LiveTable) -> None:
        """Record a chapter's result once; after a crash, when the table is loaded again."""
        stored = table.stored
        if stored.chapter is None or stored.profile is None or stored.noted or not table.over:
            return
        try:
            await self.storage.note_result(stored, record_of(table, stored.chapter))
            stored.noted = True
        except Exception:
            LOG.exception("the end of table %s could not be noted", stored.id)

    def changed(self, table: LiveTable) -> None:
        """Send the new state to everyone at the table, and let a bot play if it is its turn."""
        for connection in table.connections:
            connection.show()
        self.let_bots_play(table)

    async def render(self) -> None:
        """Render queued states one at a time, so that decisions and answers go first."""
        while True:
            drawing = await self.render_queue.get()
            try:
                drawing()
            except Exception:
                LOG.exception("a table could not be rendered")
            await asyncio.sleep(0)

    # -- seats -----------------------------------------------------------------------------------

    async def change_seat(self, table: LiveTable, seat: int, detail: dict[str, Any]) -> None:
        """Rename a seat or change who plays it."""

        async def change_it() -> None:
            async with table.lock:
                await self.catch_up(table)
                change = self.new_change(table, "seat", seat, 0, None)
                change.detail = detail
                await self.commit(table, change)

        await self.uninterrupted(change_it())

    def presence_changed(self, table: LiveTable) -> None:
        """Send everyone at the table who is connected and who is thinking."""
        table.encoded.clear()
        message = Presence(table.seat_facts())
        for connection in table.connections:
            connection.send(message)

    def arrived(self, table: LiveTable, seat: int) -> None:
        """Somebody has connected."""
        table.absent_since.pop(seat, None)
        self.presence_changed(table)
        self.pubsub.send(Notification(table.id, present=sorted(table.here())))
        self.let_bots_play(table)

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

    # -- bots ------------------------------------------------------------------------------------

    def let_bots_play(self, table: LiveTable) -> None:
        """Start the bots if it is a bot's turn and somebody is connected."""
        if table.thinking or table.in_doubt or not self.bot_to_move(table):
            return
        table.thinking = True
        self.spawn(self.play_bots(table))

    def bot_to_move(self, table: LiveTable) -> bool:
        """Is it a bot's turn, and is somebody connected?"""
        actor = table.actor
        return bool(table.connections) and actor != NOBODY and table.is_bot(actor)

    async def play_bots(self, table: LiveTable) -> None:
        """Let bots decide until it is a person's turn, nobody is connected, or the game is over."""
        try:
            while self.bot_to_move(table) and not table.in_doubt:
                self.presence_changed(table)
                await self.play_bot(table)
        except Exception:
            LOG.exception("a bot could not move at table %s", table.id)
        finally:
            table.thinking = False
            self.presence_changed(table)

    async def play_bot(self, table: LiveTable) -> None:
        """One bot's decision; discarded if the table has changed meanwhile."""
        version, match = table.version, table.playing.copy()
        seat = match.actor
        level = table.seats[seat].level or ""
        pause = asyncio.create_task(asyncio.sleep(random.uniform(*self.settings.bot_pause)))
        action = await self.threads.think(bot_choice, match, level, table.stored.bot_seed)
        await pause
        async with table.lock:
            if table.version == version:
                change = self.new_change(table, "act", seat, action, None)
                try:
                    await self.commit(table, change)
                except ApiError as error:
                    LOG.info("table %s: the bot's move is discarded: %s", table.id, error.code)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run a coroutine in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- other servers ---------------------------------------------------------------------------

    async def on_notification(self, notification: Notification) -> None:
        """Apply a notification from another server."""
        table = self._in_use.get(notification.table)
        if table is None:
            return
        if notification.version > table.version:
            async with table.lock:
                if await self.catch_up(table):
                    self.changed(table)
        if notification.present is not None:
            table.elsewhere[notification.server] = (set(notification.present), time.monotonic())
            self.presence_changed(table)
        if notification.pointer is not None:
            for connection in table.connections:
                connection.send(notification.pointer)

    async def poll(self) -> None:
        """Find changes by other servers whose notifications were lost."""
        watched = {table.id: table for table in list(self._in_use.values()) if table.connections}
        if not watched:
            return
        for table_id, version in (await self.storage.versions(watched)).items():
            await self.on_notification(Notification(table_id, version=version))
        for table in watched.values():
            self.pubsub.send(Notification(table.id, present=sorted(table.here())))

    async def close(self) -> None:
        """Stop everything that still runs."""
        await self.preparation.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def record_of(table: LiveTable, chapter: int) -> ProgressEdit:
    """Records the result of a finished chapter in somebody's progress, once."""
    won, score = table.playing.places()[0] == 1, table.playing.scores()[0]
    return lambda progress: progress.record(chapter, won, score, table.id)


def bot_choice(match: Match, level: str, seed: int) -> int:
    """A bot's decision; the same seed, seat and move give the same one, also after an undo."""
    return seated_bot(level, seed, match.actor).choose(match)

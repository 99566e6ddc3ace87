"""Committing the changes of tables, and following those of other servers."""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from ecotone.engine.errors import EcotoneError, IllegalAction
from ecotone.engine.match import Match
from ecotone.engine.state import NOBODY
from ecotone.server.change_writer import Conflict
from ecotone.server.errors import ApiError
from ecotone.server.table_rows import Change, ChangeKind
from ecotone.server.tables import LiveTable

if TYPE_CHECKING:
    from ecotone.server.play import Play

LOG = logging.getLogger("ecotone.server")
FIRST_PAUSE = 0.25
LONGEST_PAUSE = 4.0
"""Seconds between attempts to reach the database after a failed commit."""


class Commits:
    """Keeps each table in memory the same as in the database."""

    def __init__(self, play: "Play") -> None:
        self.play = play

    async def catch_up(self, table: LiveTable) -> bool:
        """Apply what other servers have committed; True if there was anything."""
        changes = await self.play.storage.changes_since(table.id, table.version)
        try:
            if changes and table.match is None:
                await self.reload(table)
            else:
                table.apply_changes(changes)
        except EcotoneError:
            await self.reload(table)
        table.in_doubt = False
        if any(change.kind == "seat" for change in changes):
            self.play.close_revoked(table)
        return bool(changes)

    async def reload(self, table: LiveTable) -> None:
        """Load a table again, for everyone who is connected to it."""
        stored = await self.play.storage.load(table.id)
        if stored is not None:
            table.replace_by(await self.play.threads.load(LiveTable.of, stored))

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
            await self.play.storage.keep_layout(match.game.layout)
        with self.play.metrics.storing.time(), self.play.tracing.span("store", kind=change.kind):
            await self.play.storage.writer.append(change)

    async def resolve_doubt(self, table: LiveTable) -> None:
        """Find out what became of a commit that failed; ApiError while the database is away."""
        if table.in_doubt:
            try:
                found = await self.catch_up(table)
            except Exception as error:
                raise ApiError("not_stored") from error
            if found:
                self.play.changed(table)

    async def heal(self, table: LiveTable) -> None:
        """After a failed commit, ask the database until it answers, and continue from there."""
        pause = FIRST_PAUSE
        while table.in_doubt:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            with suppress(ApiError):
                async with table.lock:
                    await self.resolve_doubt(table)
        self.play.changed(table)

    def new_change(
        self, table: LiveTable, kind: ChangeKind, seat: int, number: int, message_id: str | None
    ) -> Change:
        """The next change of a table."""
        return Change(
            table.id, table.version + 1, kind, seat, number, "", self.play.now(), message_id
        )

    async def commit(self, table: LiveTable, change: Change, announce: bool = True) -> int:
        """Commit a change and apply it; if another server was faster, apply its change instead.

        Without `announce`, nobody is shown the table yet: more is to come.
        """
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
            self.play.changed(table)
            done = table.message_ids.get((change.seat, change.message_id or ""))
            if done is None:
                raise ApiError("stale") from error
            return done
        except Exception as error:
            LOG.exception("table %s: a change could not be stored", table.id)
            if not table.in_doubt:
                table.in_doubt = True
                self.play.spawn(self.heal(table))
            raise ApiError("not_stored") from error
        if change.kind == "seat":
            table.apply_seat_change(change)
            self.play.close_revoked(table)
        else:
            table.install(change, match)
            table.states_stored = True
            self.play.metrics.decisions.labels(
                table.stored.game, "bot" if change.message_id is None else "person"
            ).inc()
        await self.play.books.note_end(table)
        await self.play.books.mind_clock(table)
        self.play.turns.note(table)
        if announce:
            self.play.announce_change(table)
        return change.version

"""Decisions of people: taking them and taking them back."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ecotone.engine.match import Match
from ecotone.server.errors import ApiError
from ecotone.server.incoming_messages import Act, Undo
from ecotone.server.outgoing_messages import Accepted
from ecotone.server.table_rows import Change
from ecotone.server.tables import LiveTable

if TYPE_CHECKING:
    from ecotone.server.play import Play

MESSAGE_ID_LENGTH = 64


class Decisions:
    """Carries out every message once; ApiError leaves everything unchanged."""

    def __init__(self, play: "Play") -> None:
        self.play = play

    async def act(self, table: LiveTable, seat: int, message: Act) -> Accepted:
        """Carry out a decision; ApiError leaves everything unchanged."""

        def change() -> Change:
            match = self.expect_turn(table, seat)
            if message.action not in match.legal_numbers:
                raise ApiError("illegal")
            return self.play.commits.new_change(table, "act", seat, message.action, message.id)

        return await self.carry_out(table, seat, message, change)

    async def undo(self, table: LiveTable, seat: int, message: Undo) -> Accepted:
        """Go back to the seat's last decision; ApiError leaves everything unchanged."""

        def change() -> Change:
            expect_running(table)
            length = table.undo_length(seat)
            if length is None:
                raise ApiError("no_undo")
            return self.play.commits.new_change(table, "undo", seat, length, message.id)

        return await self.carry_out(table, seat, message, change)

    def decides(self, table: LiveTable, seat: int) -> bool:
        """Is it this seat's decision?"""
        try:
            self.expect_turn(table, seat)
        except ApiError:
            return False
        return True

    def expect_turn(self, table: LiveTable, seat: int) -> Match:
        """The match if it is this seat's decision; else ApiError."""
        expect_running(table)
        if table.playing.actor != seat or table.is_bot(seat):
            raise ApiError("not_your_turn")
        return table.playing

    async def carry_out(
        self, table: LiveTable, seat: int, message: Act | Undo, change: Callable[[], Change]
    ) -> Accepted:
        """Carry out a message once: the same message again gets the same answer."""
        expect_message_id(message.id)
        decision = self.play.tracing.span("decision", game=table.stored.game)
        with self.play.metrics.acknowledging.time(), decision:
            return await self.carry_out_once(table, seat, message, change)

    async def carry_out_once(
        self, table: LiveTable, seat: int, message: Act | Undo, change: Callable[[], Change]
    ) -> Accepted:
        """Carry out a message unless it was; ApiError leaves everything unchanged."""
        async with table.lock:
            await self.play.commits.resolve_doubt(table)
            done = table.message_ids.get((seat, message.id))
            if done is None:
                if table.match is None:
                    raise ApiError("not_replaying")
                if message.version != table.version:
                    raise ApiError("stale")
                if table.version >= self.play.settings.limits.changes_per_table:
                    raise ApiError("table_full")
                done = await self.play.commits.commit(table, change())
        return Accepted(message.id, done)


def expect_running(table: LiveTable) -> None:
    """Raise ApiError before and after the game."""
    if table.match is None:
        raise ApiError("not_replaying")
    if table.over:
        raise ApiError("over")
    if table.called_off:
        raise ApiError("called_off")
    if table.waiting:
        raise ApiError("waiting")


def expect_message_id(message_id: str, more: int = 0) -> None:
    """Raise ApiError unless an id can be stored, with room for `more` characters."""
    if not 0 < len(message_id) <= MESSAGE_ID_LENGTH - more or not message_id.isprintable():
        raise ApiError("bad_message")

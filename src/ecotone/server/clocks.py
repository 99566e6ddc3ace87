"""Clocks: how much time each person at a table has left, computed from the table's changes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec

from ecotone.engine.state import NOBODY
from ecotone.server.table_messages import ClockFacts, NewClock
from ecotone.server.table_rows import Change, StoredSeat, StoredTable, in_utc

BOT = "bot"
SHORTEST_EXTRA = 60
SLOW_FROM = 24 * 3600
"""From this time on, holidays stop a clock: nobody leaves a game of minutes for days."""


@dataclass
class Clock:
    """The time of every person at a table: for each turn anew, or for the whole game."""

    rules: NewClock
    at: datetime
    """Up to here, the time of the seat to move is counted."""
    bots: list[bool]
    """Which seats bots play now; they have all the time in the world."""
    turn: int = NOBODY
    used: list[float] = field(default_factory=list)
    extra: list[float] = field(default_factory=list)
    given: list[int] = field(default_factory=list)
    """What others have added since the table was created."""
    paused: list[datetime | None] = field(default_factory=list)
    timed_out: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        count = len(self.bots)
        self.used, self.extra = [0.0] * count, [0.0] * count
        self.given, self.paused = [0] * count, [None] * count

    @classmethod
    def of(cls, table: StoredTable, seats: list[StoredSeat]) -> "Clock | None":
        """The clock of a table before its first change, if it has one."""
        if table.clock is None:
            return None
        rules = msgspec.convert(table.clock, NewClock)
        return cls(rules, in_utc(table.started), [seat.home == BOT for seat in seats])

    # -- counting --------------------------------------------------------------------------------

    def note(self, change: Change, turn: int) -> None:
        """Count the time until a change, after which it is the turn of a seat, or NOBODY.

        It begins to count when the game starts, and a turn's anew where rules have changed.
        """
        at = in_utc(change.at)
        self.count(change.seat if change.kind == "act" else self.turn, at)
        if change.kind == "seat":
            self.note_seat(change.seat, change.detail or {})
            if "taken" in (change.detail or {}):
                self.used = [0.0] * len(self.used)
        elif change.kind == "rules" and self.rules.kind == "move":
            self.used = [0.0] * len(self.used)
        self.pass_to(turn)

    def pass_to(self, turn: int) -> None:
        """Let another seat's time run; a clock of turns begins anew."""
        if turn != self.turn and turn != NOBODY and self.rules.kind == "move":
            self.used[turn] = self.extra[turn] = 0.0
        self.turn = turn

    def count(self, seat: int, until: datetime) -> None:
        """Charge a seat with the time since the last change, apart from its holiday."""
        if seat != NOBODY and not self.bots[seat]:
            self.used[seat] += max(0.0, (until - self.begin(seat)).total_seconds())
        self.at = until

    def begin(self, seat: int) -> datetime:
        """Since when, or from when on, the time of the seat to move runs."""
        paused = self.paused[seat]
        return self.at if paused is None else max(self.at, paused)

    def note_seat(self, seat: int, detail: Mapping[str, Any]) -> None:
        if "kind" in detail:
            self.note_player(seat, detail["kind"] == BOT)
        if "extra_time" in detail:
            self.extra[seat] += detail["extra_time"] - self.given[seat]
            self.given[seat] = detail["extra_time"]
        if "paused_until" in detail:
            until = detail["paused_until"]
            self.paused[seat] = None if until is None else datetime.fromtimestamp(until, UTC)
        if "timed_out" in detail:
            (self.timed_out.add if detail["timed_out"] else self.timed_out.discard)(seat)

    def note_player(self, seat: int, bot: bool) -> None:
        """A bot takes over, or a person returns, who needs some time to go on."""
        if self.bots[seat] and not bot:
            if self.rules.kind == "move":
                self.used[seat] = self.extra[seat] = 0.0
            else:
                self.extra[seat] += max(0.0, self.extra_seconds - self.left(seat))
        self.bots[seat] = bot

    # -- asking ----------------------------------------------------------------------------------

    def left(self, seat: int) -> float:
        """Seconds left when the time was last counted."""
        return self.rules.seconds + self.extra[seat] - self.used[seat]

    @property
    def deadline(self) -> datetime | None:
        """When the time of the seat to move is used up; None while nobody's time runs."""
        if self.turn == NOBODY or self.bots[self.turn]:
            return None
        return self.begin(self.turn) + timedelta(seconds=max(0.0, self.left(self.turn)))

    def late_seat(self, moment: datetime) -> int | None:
        """The seat to move if its time is used up."""
        deadline = self.deadline
        return self.turn if deadline is not None and deadline <= moment else None

    @property
    def extra_seconds(self) -> int:
        """How much another player may add at a time."""
        if self.rules.kind == "move":
            return self.rules.seconds
        return max(SHORTEST_EXTRA, self.rules.seconds // 4)

    @property
    def slow(self) -> bool:
        return self.rules.seconds >= SLOW_FROM

    def facts(self) -> ClockFacts:
        """What everyone may see of it."""
        deadline = self.deadline
        paused = [
            (seat, until)
            for seat, until in enumerate(self.paused)
            if until is not None and until > self.at
        ]
        return ClockFacts(
            kind=self.rules.kind,
            seconds=self.rules.seconds,
            time_up=self.rules.time_up,
            level=self.rules.level,
            extra=self.extra_seconds,
            deadline=None if deadline is None else deadline.isoformat(timespec="seconds"),
            left=[
                None if bot else max(0, round(self.left(seat)))
                for seat, bot in enumerate(self.bots)
            ],
            paused={str(seat): until.isoformat(timespec="seconds") for seat, until in paused},
            timed_out=sorted(self.timed_out),
        )

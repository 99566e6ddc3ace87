"""A live table: its game, everyone who is connected, and what has been computed for them."""

import asyncio
import copy
import time
from collections.abc import Hashable
from dataclasses import dataclass, field, fields
from datetime import UTC, timedelta
from typing import TYPE_CHECKING

from ecotone.engine.seeds import seed_to_json
from ecotone.engine.state import NOBODY
from ecotone.server.answers import Answers
from ecotone.server.changes import Comparisons
from ecotone.server.outgoing_messages import LogLine, Reviewing, TableState
from ecotone.server.table_game import BOT, TableGame
from ecotone.server.table_loading import load
from ecotone.server.table_messages import SeatFacts, TableFacts
from ecotone.server.table_rows import Change, StoredGame

if TYPE_CHECKING:
    from ecotone.server.connection import Connection

HEARSAY_SECONDS = 30.0
"""How long another server's report of who is connected is trusted."""

RELOADED = tuple(field.name for field in fields(TableGame) if field.name != "stored")
"""What is loaded from the database again."""


@dataclass(eq=False)
class LiveTable(TableGame):
    """A table in memory with everyone who is connected to it."""

    turn_noted: tuple[int, int, str] | None = None
    """The turn of a person that was stored last."""
    elsewhere: dict[str, tuple[set[int], float]] = field(default_factory=dict)
    """Seats connected to other servers, by server, and the time of its report."""
    review: Reviewing | None = None
    """The move that everyone looks at together after the game."""
    rematch: str | None = None
    """The table at which the same people play again."""
    results_recorded: bool = False
    """Has the result been recorded, or is there none to record?"""
    thinking: bool = False
    in_doubt: bool = False
    """Has a commit failed, so that only the database knows whether it took place?"""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: "set[Connection]" = field(default_factory=set)
    absent_since: dict[int, float] = field(default_factory=dict)
    logs: dict[int, list[LogLine]] = field(default_factory=dict)
    logged: dict[int, int] = field(default_factory=dict)
    """How many moves each seat's log tells."""
    shown: dict[tuple[int, str], TableState] = field(default_factory=dict)
    """The states of this version by seat and language, without their logs."""
    encoded: dict[Hashable, tuple[bytes, TableState | None]] = field(default_factory=dict)
    """Messages that tell of this version, by all that they depend on, with the state that each
    changes: its id is a part of the key."""
    comparisons: Comparisons = field(default_factory=Comparisons)
    """What those messages tell to be different."""
    known_facts: TableFacts | None = None
    """What anyone may know at this version, once somebody has been shown the table."""
    answers: Answers = field(default_factory=Answers)
    """What has been computed for the seat to move."""

    @classmethod
    def of(cls, game: StoredGame) -> "LiveTable":
        """A stored table, ready to be continued if that is possible in any way."""
        table = cls(game.table, game.seats)
        load(table, game)
        return table

    def settle_rules(self, change: Change) -> None:
        super().settle_rules(change)
        self.logs.clear()
        self.logged.clear()

    def note(self, change: Change) -> None:
        super().note(change)
        self.outdate()

    def outdate(self) -> None:
        """Forget what was computed to show the table as it was."""
        self.shown.clear()
        self.encoded.clear()
        self.comparisons.clear()
        self.known_facts = None

    def forget_after(self, length: int) -> None:
        super().forget_after(length)
        for seat, log in self.logs.items():
            self.logged[seat] = min(self.logged[seat], length)
            while log and log[-1].move >= length:
                log.pop()

    def replace_by(self, other: "LiveTable") -> None:
        """Take over what was loaded again, and keep the connections."""
        for name in RELOADED:
            setattr(self, name, getattr(other, name))
        self.logs.clear()
        self.logged.clear()
        self.outdate()

    def snapshot(self) -> "LiveTable":
        """The table as it is now, for another thread to look at."""
        kept = copy.copy(self)
        kept.states, kept.deciders = list(self.states), list(self.deciders)
        kept.rules_changed = list(self.rules_changed)
        kept.dealt_again = list(self.dealt_again)
        kept.logs = {seat: list(lines) for seat, lines in self.logs.items()}
        kept.logged = dict(self.logged)
        return kept

    def adopt_log(self, kept: "LiveTable", seat: int) -> None:
        """Take over what another thread has looked up, unless the table has changed."""
        if kept.version == self.version and seat not in self.logs:
            self.logs[seat], self.logged[seat] = kept.logs[seat], kept.logged[seat]

    @property
    def fills(self) -> str | None:
        """When bots take the seats that are left."""
        stored = self.stored
        if stored.fill_after is None or not self.waiting:
            return None
        started = stored.started.replace(tzinfo=UTC)
        return (started + timedelta(seconds=stored.fill_after)).isoformat(timespec="seconds")

    def connected(self) -> set[int]:
        """The seats at which somebody is connected, to any server."""
        found = self.here()
        for seats, said in self.elsewhere.values():
            if time.monotonic() - said < HEARSAY_SECONDS:
                found |= seats
        return found

    def here(self) -> set[int]:
        """The seats at which somebody is connected to this server."""
        return {one.seat for one in self.connections} - {NOBODY}

    def spectators(self) -> list[str]:
        """The names of those who watch on this server."""
        return sorted(one.name for one in self.connections if one.seat == NOBODY)

    @property
    def one_device(self) -> bool:
        """Do all people of the table sit at one device?"""
        people = [seat.home for seat in self.seats if seat.home != BOT]
        return len(people) <= 1 or all(home == "here" for home in people)

    def undo_length(self, seat: int) -> int | None:
        """How many actions would be left after an undo by this seat; None if it may not undo."""
        if self.match is None or self.match.over or seat not in self.deciders:
            return None
        if self.seats[seat].kind == BOT:
            return None
        length = len(self.deciders) - 1 - self.deciders[::-1].index(seat)
        if length < self.match.start:
            return None
        if self.one_device and not self.stored.rated:
            return length
        people = [other.seat for other in self.seats if other.home != BOT]
        if any(other in people for other in self.deciders[length + 1 :]):
            return None
        shown = any(self.reveals(move) for move in range(length, self.moves))
        return None if shown else length

    def reveals(self, move: int) -> bool:
        """Could an action have revealed something hidden to anyone?"""
        match = self.playing
        return match.game.reveals(match.edition, self.states[move], match.actions[move])

    def seat_facts(self) -> list[SeatFacts]:
        """The seats as everyone may see them."""
        connected = self.connected()
        return [
            SeatFacts(
                seat=seat.seat,
                name=seat.name,
                kind=seat.kind,  # type: ignore[arg-type]
                level=seat.level,
                connected=seat.seat in connected,
                thinking=self.thinking and seat.seat == self.actor,
                taken=seat.taken,
            )
            for seat in self.seats
        ]

    def shown_facts(self) -> TableFacts:
        """What anyone may know, computed once until something changes."""
        if self.known_facts is None:
            self.known_facts = self.facts()
        return self.known_facts

    def facts(self) -> TableFacts:
        """What anyone may know."""
        stored, edition = self.stored, self.edition
        return TableFacts(
            id=stored.id,
            game=stored.game,
            edition=stored.edition,
            cards=stored.edition_digest,
            edition_title=dict(edition.title) if edition else {},
            house=self.house,
            options=stored.options,
            players=stored.players,
            seats=self.seat_facts(),
            started=stored.started.replace(tzinfo=UTC).isoformat(timespec="seconds"),
            moves=self.moves,
            over=self.over,
            actor=None if self.to_move == NOBODY else self.to_move,
            rules_version=stored.rules_version,
            replays=self.match is not None,
            stopped=self.stopped,
            cooperative=self.together,
            hidden_hands=self.hides_hands,
            seed=seed_to_json(stored.seed) if stored.seed_chosen or self.over else None,
            commitment=stored.commitment,
            salt=stored.salt if self.over else None,
            absent_after=stored.absent_after,
            chapter=stored.chapter,
            hints=stored.hints,
            waiting=self.waiting,
            open=stored.open,
            level=stored.level,
            fills=self.fills,
            chat=stored.chat,
            rematch=self.rematch,
            clock=None if self.clock is None else self.clock.facts(),
            wants_end=[seat.seat for seat in self.seats if seat.wants_end],
            called_off=self.called_off,
            rated=stored.rated,
        )

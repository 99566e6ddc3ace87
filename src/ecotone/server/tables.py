"""A live table: a match with its seats and its version, rebuilt from its stored changes."""

import asyncio
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC
from typing import TYPE_CHECKING

from ecotone.engine.edition import Edition
from ecotone.engine.errors import EcotoneError
from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.engine.provenance import has_house_values
from ecotone.engine.registry import game_named
from ecotone.engine.replay import checksum
from ecotone.engine.seeds import seed_to_json
from ecotone.engine.state import NOBODY, State
from ecotone.server.messages import SeatFacts, Sentence, TableFacts
from ecotone.server.storage import Change, StoredGame, StoredSeat, StoredTable
from ecotone.server.tokens import opens

if TYPE_CHECKING:
    from ecotone.server.live import Connection

BOT = "bot"
HEARSAY_SECONDS = 30.0
"""How long another server's report of who is connected is trusted."""


@dataclass(eq=False)
class LiveTable:
    """A table in memory. Its match is replaced, never changed, so that others may read it."""

    stored: StoredTable
    seats: list[StoredSeat]
    game: Game | None = None
    edition: Edition | None = None
    house: bool = False
    """Does the edition hold values of our own?"""
    match: Match | None = None
    """None if the table no longer replays."""
    version: int = 0
    states: list[State] = field(default_factory=list)
    """The state after each number of actions, starting with none."""
    deciders: list[int] = field(default_factory=list)
    message_ids: dict[tuple[int, str], int] = field(default_factory=dict)
    elsewhere: dict[str, tuple[set[int], float]] = field(default_factory=dict)
    """Seats connected to other servers, by server, and the time of its report."""
    thinking: bool = False
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: "set[Connection]" = field(default_factory=set)
    absent_since: dict[int, float] = field(default_factory=dict)
    sentences: dict[tuple[int, str], list[Sentence]] = field(default_factory=dict)
    logged: dict[tuple[int, str], int] = field(default_factory=dict)
    encoded: dict[tuple[int, str], bytes] = field(default_factory=dict)
    """State messages of this version by seat and language."""

    # -- loading ---------------------------------------------------------------------------------

    @classmethod
    def of(cls, game: StoredGame) -> "LiveTable":
        """Deal the table and replay its changes; one that fails to replay is left unchanged."""
        table = cls(game.table, game.seats)
        try:
            table.deal()
            table.apply_changes(game.changes)
        except EcotoneError:
            table.stop_replaying(game.changes)
        return table

    def deal(self) -> None:
        """The match as it was dealt."""
        stored = self.stored
        self.game = game_named(stored.game)
        self.edition = self.game.edition(stored.edition)
        self.house = has_house_values(self.edition)
        self.match = Match(
            self.game, stored.players, stored.seed, stored.options, self.edition, stored=True
        )
        if not self.game.may_continue(
            self.edition, stored.players, self.match.options, stored.edition_digest
        ):
            raise EcotoneError(f"edition {stored.edition} has changed")
        self.states = [self.match.state.copy()]

    def apply_changes(self, changes: Iterable[Change]) -> None:
        """Apply committed changes; EcotoneError if they no longer lead to the same states."""
        for change in changes:
            if change.kind == "seat":
                self.apply_seat_change(change)
            else:
                match = self.after(change)
                if checksum(match.state) != change.checksum:
                    raise EcotoneError(f"change {change.version} leads elsewhere now")
                self.install(change, match)

    def stop_replaying(self, changes: Iterable[Change]) -> None:
        """Mark the table as one whose rules or cards have changed since."""
        self.match = None
        self.states, self.deciders = [], []
        for change in changes:
            self.version = change.version
            if change.kind == "act":
                self.deciders.append(change.seat)
            elif change.kind == "undo":
                del self.deciders[change.number :]

    # -- changing --------------------------------------------------------------------------------

    def after(self, change: Change) -> Match:
        """The match as a change would leave it; the current one is unchanged."""
        match = self.playing.copy()
        if change.kind == "act":
            match.apply(change.number)
        else:
            match.rewind(change.number)
        return match

    def install(self, change: Change, match: Match) -> None:
        """Use the match that a committed change has led to."""
        if change.kind == "act":
            self.deciders.append(change.seat)
            self.states.append(match.state.copy())
        else:
            self.forget_after(change.number)
        self.match = match
        self.note(change)

    def apply_seat_change(self, change: Change) -> None:
        seat = self.seats[change.seat]
        for name, value in (change.detail or {}).items():
            setattr(seat, name, value)
        self.sentences.clear()
        self.logged.clear()
        self.note(change)

    def note(self, change: Change) -> None:
        """Record a change's version and message."""
        self.version = change.version
        self.encoded.clear()
        if change.message_id is not None:
            self.message_ids[change.seat, change.message_id] = change.version

    def forget_after(self, length: int) -> None:
        """Drop what is cached of the actions after the first `length`."""
        del self.states[length + 1 :]
        del self.deciders[length:]
        for key, sentences in self.sentences.items():
            self.logged[key] = min(self.logged[key], length)
            while sentences and sentences[-1].move >= length:
                sentences.pop()

    # -- asking ----------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def playing(self) -> Match:
        """The match; only of a table that replays."""
        if self.match is None:
            raise EcotoneError("this table no longer replays")
        return self.match

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over

    @property
    def actor(self) -> int:
        """The seat whose decision it is, or NOBODY."""
        return self.match.actor if self.match else NOBODY

    @property
    def moves(self) -> int:
        """The number of actions, without undone ones."""
        return len(self.deciders)

    @property
    def together(self) -> bool:
        """Do all seats win or lose together?"""
        return self.game is not None and self.game.together(self.stored.options)

    @property
    def hides_hands(self) -> bool:
        """Do people here hold things that others may not see?

        Partners in a game that can also be played competitively share everything they hold.
        """
        game = self.game
        return game is not None and game.hidden_hands and (game.cooperative or not self.together)

    def is_bot(self, seat: int) -> bool:
        """Does a bot play this seat now?"""
        return self.seats[seat].kind == BOT

    def seat_of(self, token: str) -> int | None:
        """The seat a token opens."""
        found = None
        for seat in self.seats:
            if opens(token, seat.token_hash):
                found = seat.seat
        return found

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

    # -- taking back -----------------------------------------------------------------------------

    @property
    def one_device(self) -> bool:
        """Do all people of the table sit at one device?"""
        people = [seat.home for seat in self.seats if seat.home != BOT]
        return len(people) <= 1 or all(home == "here" for home in people)

    def undo_length(self, seat: int) -> int | None:
        """How many actions would be left after an undo by this seat; None if it may not undo."""
        if self.match is None or self.match.over or seat not in self.deciders:
            return None
        length = len(self.deciders) - 1 - self.deciders[::-1].index(seat)
        if self.one_device:
            return length
        people = [other.seat for other in self.seats if other.home != BOT]
        if any(other in people for other in self.deciders[length + 1 :]):
            return None
        shown = any(self.reveals(move) for move in range(length, self.moves))
        return None if shown else length

    def reveals(self, move: int) -> bool:
        """Could an action have revealed something hidden to anyone?"""
        match = self.playing
        before, after = self.states[move], self.states[move + 1]
        return match.game.reveals(match.edition, before, match.actions[move], after)

    # -- telling ---------------------------------------------------------------------------------

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
            )
            for seat in self.seats
        ]

    def facts(self) -> TableFacts:
        """What anyone may know."""
        stored, edition = self.stored, self.edition
        return TableFacts(
            id=stored.id,
            game=stored.game,
            edition=stored.edition,
            edition_title=dict(edition.title) if edition else {},
            house=self.house,
            options=stored.options,
            players=stored.players,
            seats=self.seat_facts(),
            started=stored.started.replace(tzinfo=UTC).isoformat(timespec="seconds"),
            moves=self.moves,
            over=self.over,
            actor=None if self.actor == NOBODY else self.actor,
            rules_version=stored.rules_version,
            replays=self.match is not None,
            cooperative=self.together,
            hidden_hands=self.hides_hands,
            seed=seed_to_json(stored.seed) if stored.seed_chosen or self.over else None,
            absent_after=stored.absent_after,
            chapter=stored.chapter,
            hints=stored.hints,
        )

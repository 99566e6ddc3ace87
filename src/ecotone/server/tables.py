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
from ecotone.engine.replay import agrees
from ecotone.engine.seeds import seed_to_json
from ecotone.engine.state import NOBODY, State
from ecotone.server.history import (
    WHOLE,
    History,
    decode_next,
    decode_whole,
    encode_next,
    encode_whole,
)
from ecotone.server.messages import LogLine, SeatFacts, TableFacts
from ecotone.server.storage import Change, StoredGame, StoredSeat, StoredTable
from ecotone.server.tokens import opens

if TYPE_CHECKING:
    from ecotone.server.live import Connection

BOT = "bot"
HEARSAY_SECONDS = 30.0
"""How long another server's report of who is connected is trusted."""

RELOADED = (
    "seats",
    "game",
    "edition",
    "house",
    "match",
    "stopped",
    "actions",
    "checksum",
    "rules_differ",
    "rules_changed",
    "version",
    "states",
    "states_stored",
    "deciders",
    "message_ids",
)
"""What is loaded from the database."""


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
    """None if the game cannot be continued."""
    stopped: str | None = None
    """Why it cannot be continued."""
    actions: list[int] = field(default_factory=list)
    """The actions of a game that cannot be continued."""
    checksum: str = ""
    """The checksum of the state they led to."""
    rules_differ: bool = False
    """Have the rules changed since the last change? Before the next one, this must be stored."""
    rules_changed: list[int] = field(default_factory=list)
    """The numbers of actions after which the rules have changed."""
    version: int = 0
    states: list[State] = field(default_factory=list)
    """The state after each number of actions, starting with none."""
    states_stored: bool = False
    """Are all of them stored as they are?"""
    deciders: list[int] = field(default_factory=list)
    message_ids: dict[tuple[int, str], int] = field(default_factory=dict)
    elsewhere: dict[str, tuple[set[int], float]] = field(default_factory=dict)
    """Seats connected to other servers, by server, and the time of its report."""
    thinking: bool = False
    in_doubt: bool = False
    """Has a commit failed, so that only the database knows whether it took place?"""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: "set[Connection]" = field(default_factory=set)
    absent_since: dict[int, float] = field(default_factory=dict)
    sentences: dict[tuple[int, str], list[LogLine]] = field(default_factory=dict)
    logged: dict[tuple[int, str], int] = field(default_factory=dict)
    encoded: dict[tuple[int, str], bytes] = field(default_factory=dict)
    """State messages of this version by seat and language."""

    # -- loading ---------------------------------------------------------------------------------

    @classmethod
    def of(cls, game: StoredGame) -> "LiveTable":
        """A stored table, ready to be continued if that is possible in any way."""
        table = cls(game.table, game.seats)
        table.load(game)
        return table

    def load(self, game: StoredGame) -> None:
        """Replay the changes, or else continue from the stored states, or else say why not.

        Without stored states, a game of older rules continues if all its actions are still legal.
        """
        reasons = []
        for way in (self.replay, self.resume, self.replay_unchecked):
            try:
                way(game)
            except EcotoneError as error:
                reasons.append(str(error))
            else:
                return
        self.stop(game, "; ".join(dict.fromkeys(reasons)))

    def deal(self) -> None:
        """The match as it is dealt now."""
        stored = self.stored
        self.game = game_named(stored.game)
        self.edition = self.game.edition(stored.edition)
        self.house = has_house_values(self.edition)
        self.match = Match(
            self.game, stored.players, stored.seed, stored.options, self.edition, stored=True
        )
        self.version = 0
        self.states = [self.match.state.copy()]
        self.states_stored = False
        self.deciders = []
        self.rules_changed = []

    def replay(self, game: StoredGame) -> None:
        """Replay all changes since the rules last changed; EcotoneError if they lead elsewhere."""
        self.deal()
        changes = game.changes
        kinds = [change.kind for change in changes]
        begin = len(kinds) - kinds[::-1].index("rules") if "rules" in kinds else 0
        digest = self.stored.edition_digest
        if begin:
            rules = changes[begin - 1]
            self.continue_from(History.of(changes[:begin], game.layouts), changes[:begin])
            self.expect_checksum(self.playing, rules)
            digest = (rules.detail or {}).get("edition_digest", digest)
        self.expect_cards(digest)
        self.apply_changes(changes[begin:])

    def resume(self, game: StoredGame) -> None:
        """Continue from the stored states, as far as the present record can hold them."""
        self.deal()
        self.continue_from(History.of(game.changes, game.layouts), game.changes)
        self.states_stored = False
        self.rules_differ = True

    def replay_unchecked(self, game: StoredGame) -> None:
        """Replay all changes, wherever they lead now, as long as the same seats may decide."""
        self.deal()
        for change in game.changes:
            if change.kind == "act" and change.seat != self.actor:
                raise EcotoneError(f"change {change.version} is another seat's decision now")
            if change.kind in ("act", "undo"):
                self.install(change, self.replayed(change))
            self.note(change)
        self.playing.resume(self.playing.state, self.playing.actions)
        self.states_stored = False
        self.rules_differ = True

    def continue_from(self, history: History, changes: Iterable[Change]) -> None:
        """Use stored states instead of replaying the changes that led to them."""
        match = self.playing
        self.states = history.states_in(match.state, match.game.layout)
        self.deciders = history.deciders
        self.rules_changed = history.rules_changed
        self.states_stored = history.layout == match.game.layout.digest
        match.resume(self.states[-1], history.actions)
        fault = match.game.entry.audit(match.edition.data, match.state)
        if fault:
            raise EcotoneError(f"the stored state breaks invariant {fault}")
        for change in changes:
            self.note(change)

    def expect_cards(self, digest: str) -> None:
        """Raise EcotoneError if the cards in play have changed."""
        match = self.playing
        if not match.game.may_continue(match.edition, match.players, match.options, digest):
            raise EcotoneError(f"the cards of edition {self.stored.edition} have changed")

    def expect_checksum(self, match: Match, change: Change) -> None:
        """Raise EcotoneError if a change no longer leads to the same state."""
        if not agrees(match, change.checksum):
            raise EcotoneError(f"change {change.version} leads to another state now")

    def apply_changes(self, changes: Iterable[Change]) -> None:
        """Apply committed changes; EcotoneError if they no longer lead to the same states."""
        for change in changes:
            if change.kind == "seat":
                self.apply_seat_change(change)
            elif change.kind == "rules":
                raise EcotoneError(f"the rules have changed with change {change.version}")
            else:
                match = self.replayed(change)
                self.expect_checksum(match, change)
                self.install(change, match)
                self.states_stored = self.is_stored(change)

    def is_stored(self, change: Change) -> bool:
        """Are all states up to a change stored as they are, so that the next can refer to them?"""
        if change.state is None:
            return self.states_stored and change.kind == "undo"
        layout = self.playing.game.layout
        if change.layout != layout.digest:
            return False
        try:
            if change.state.startswith(WHOLE):
                return decode_whole(change.state, layout) == [one.tobytes() for one in self.states]
            before, state = self.states[-2].tobytes(), self.states[-1].tobytes()
            return self.states_stored and decode_next(before, change.state) == state
        except EcotoneError:
            return False

    def stop(self, game: StoredGame, reason: str) -> None:
        """Leave the table as it is: under the present rules it cannot be continued."""
        history = History.of(game.changes, game.layouts)
        self.match = None
        self.stopped = reason
        self.states, self.deciders, self.actions = [], history.deciders, history.actions
        for change in game.changes:
            self.note(change)
            self.checksum = change.checksum or self.checksum

    def replace_by(self, other: "LiveTable") -> None:
        """Take over what was loaded again, and keep the connections."""
        for name in RELOADED:
            setattr(self, name, getattr(other, name))
        self.sentences.clear()
        self.logged.clear()
        self.encoded.clear()

    def replayed(self, change: Change) -> Match:
        """The match after a stored change; the error does not tell what else would be legal."""
        try:
            return self.after(change)
        except EcotoneError as error:
            raise EcotoneError(f"change {change.version} is no longer legal") from error

    # -- changing --------------------------------------------------------------------------------

    def after(self, change: Change) -> Match:
        """The match as a change would leave it; the current one is unchanged."""
        match = self.playing.copy()
        if change.kind == "act":
            match.push(change.number)
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

    def store_state(self, change: Change, match: Match) -> None:
        """Store with a change the state it leads to."""
        change.layout = match.game.layout.digest
        if change.kind == "rules":
            change.state = encode_whole(self.states)
        elif change.kind == "act":
            before = self.states[-1]
            change.state = (
                encode_next(before, match.state)
                if self.states_stored
                else encode_whole([*self.states, match.state])
            )
        elif not self.states_stored:
            change.state = encode_whole(self.states[: change.number + 1])

    def settle_rules(self, change: Change) -> None:
        """Continue under the present rules, now that this is committed."""
        self.rules_differ = False
        self.rules_changed.append(self.moves)
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
        """The match; only of a table that can be continued."""
        if self.match is None:
            raise EcotoneError("this game cannot be continued")
        return self.match

    def match_at(self, moves: int) -> Match:
        """The match as it was after some of its actions."""
        match = self.playing.copy()
        match.resume(self.states[moves], match.actions[:moves])
        return match

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
        if length < self.match.start:
            return None
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
            stopped=self.stopped,
            cooperative=self.together,
            hidden_hands=self.hides_hands,
            seed=seed_to_json(stored.seed) if stored.seed_chosen or self.over else None,
            absent_after=stored.absent_after,
            chapter=stored.chapter,
            hints=stored.hints,
        )

"""The game at a table: its match, its seats and its version, rebuilt from its stored changes."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from ecotone.engine.edition import Edition
from ecotone.engine.errors import EcotoneError
from ecotone.engine.game import Game
from ecotone.engine.kept_edition import edition_in_play
from ecotone.engine.match import Match
from ecotone.engine.provenance import has_house_values
from ecotone.engine.registry import game_named
from ecotone.engine.replay import agrees
from ecotone.engine.state import NOBODY, State
from ecotone.server.clocks import Clock
from ecotone.server.history import WHOLE, decode_next, decode_whole, encode_next, encode_whole
from ecotone.server.messages import CalledOff
from ecotone.server.table_rows import Change, StoredSeat, StoredTable
from ecotone.server.tokens import opens

BOT = "bot"
FROM_ITS_STATE = ("rules", "deal")
"""After such a change the game continues from the stored state, not from its deal."""


@dataclass(eq=False)
class TableGame:
    """What is stored of a table, in memory.

    Its match is replaced, never changed, so that others may read it.
    """

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
    clock: Clock | None = None
    turn: int = NOBODY
    """The seat that the game waits for."""
    turn_began: int = 0
    """The version with which its turn began."""
    rules_differ: bool = False
    """Have the rules changed since the last change? Before the next one, this must be stored."""
    rules_changed: list[int] = field(default_factory=list)
    """The numbers of actions after which the rules have changed."""
    dealt_again: list[int] = field(default_factory=list)
    """The numbers of actions after which everything hidden was dealt again."""
    version: int = 0
    states: list[State] = field(default_factory=list)
    """The state after each number of actions, starting with none."""
    states_stored: bool = False
    """Are all of them stored as they are?"""
    deciders: list[int] = field(default_factory=list)
    message_ids: dict[tuple[int, str], int] = field(default_factory=dict)

    def deal(self) -> None:
        """The match as it is dealt now."""
        stored = self.stored
        self.game = game_named(stored.game)
        self.edition = edition_in_play(self.game, stored.edition, stored.edition_digest)
        self.house = has_house_values(self.edition)
        self.match = Match(
            self.game, stored.players, stored.seed, stored.options, self.edition, stored=True
        )
        self.version = 0
        self.clock = Clock.of(stored, self.seats)
        self.turn, self.turn_began = self.to_move, 0
        if self.clock is not None:
            self.clock.pass_to(self.turn)
        self.states = [self.match.state.copy()]
        self.states_stored = False
        self.deciders = []
        self.rules_changed, self.dealt_again = [], []

    def apply_changes(self, changes: Iterable[Change]) -> None:
        """Apply committed changes; EcotoneError if they no longer lead to the same states."""
        for change in changes:
            if change.kind == "seat":
                self.apply_seat_change(change)
            elif change.kind in FROM_ITS_STATE:
                raise EcotoneError(f"the rules or the deal have changed with {change.version}")
            else:
                match = self.replayed(change)
                self.expect_checksum(match, change)
                self.install(change, match)
                self.states_stored = self.is_stored(change)

    def replayed(self, change: Change) -> Match:
        """The match after a stored change; the error does not tell what else would be legal."""
        try:
            return self.after(change)
        except EcotoneError as error:
            raise EcotoneError(f"change {change.version} is no longer legal") from error

    def expect_checksum(self, match: Match, change: Change) -> None:
        """Raise EcotoneError if a change no longer leads to the same state."""
        if not agrees(match, change.checksum):
            raise EcotoneError(f"change {change.version} leads to another state now")

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
        self.note(change)

    def note(self, change: Change) -> None:
        """Record a change's version and message."""
        self.version = change.version
        turn = self.to_move
        if turn != self.turn:
            self.turn, self.turn_began = turn, change.version
        if self.clock is not None:
            self.clock.note(change, turn)
        if change.message_id is not None:
            self.message_ids[change.seat, change.message_id] = change.version

    def forget_after(self, length: int) -> None:
        """Drop everything after the first `length` actions."""
        del self.states[length + 1 :]
        del self.deciders[length:]

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
    def to_move(self) -> int:
        """The seat that the game waits for, or NOBODY before and after the game."""
        return NOBODY if self.waiting or self.over or self.called_off else self.actor

    @property
    def called_off(self) -> CalledOff | None:
        """Why the game ended before its end: everybody who still plays wanted to, or had to."""
        if not any(seat.wants_end for seat in self.seats):
            return None
        people = [seat for seat in self.seats if BOT not in (seat.home, seat.kind)]
        if not people or not all(seat.wants_end for seat in people):
            return None
        return "time" if any(seat.timed_out for seat in people) else "agreed"

    @property
    def moves(self) -> int:
        """The number of actions, without undone ones."""
        return len(self.deciders)

    @property
    def waiting(self) -> bool:
        """Does the game wait for somebody to sit down?"""
        return self.stored.waiting and not all(seat.taken for seat in self.seats)

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

    @property
    def plays_by_clock(self) -> bool:
        """Does the game go on while nobody is connected, because somebody is to be told?"""
        people = any(BOT not in (seat.home, seat.kind) for seat in self.seats)
        return self.clock is not None and people

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

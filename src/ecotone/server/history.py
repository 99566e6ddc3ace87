"""The states of a table as they were stored with its changes, in the record of their time.

A table is replayed from its deal. If its rules have changed so that this leads elsewhere, the
stored states show what the players saw and where the game continues. A change stores either its
state, compressed against the one before, or, if that one is not stored, all states up to here.
"""

import zlib
from collections.abc import Iterable, Sequence

from ecotone.engine.errors import EcotoneError
from ecotone.engine.layout import Layout
from ecotone.engine.state import State
from ecotone.server.table_rows import Change

WHOLE = b"w"
NEXT = b"n"


def encode_next(before: State, state: State) -> bytes:
    """A state, given the one before it."""
    packing = zlib.compressobj(zdict=before.tobytes())
    return NEXT + packing.compress(state.tobytes()) + packing.flush()


def encode_whole(states: Iterable[State]) -> bytes:
    """All states of a game so far."""
    return WHOLE + zlib.compress(b"".join(state.tobytes() for state in states))


def decode_next(before: bytes, stored: bytes) -> bytes:
    """The state that `encode_next` has stored; EcotoneError if it does not follow this one."""
    try:
        unpacking = zlib.decompressobj(zdict=before)
        return unpacking.decompress(stored[1:]) + unpacking.flush()
    except zlib.error as error:
        raise EcotoneError(f"expected a state that follows the one before, got {error}") from error


def decode_whole(stored: bytes, layout: Layout) -> list[bytes]:
    """The states that `encode_whole` has stored."""
    try:
        content = zlib.decompress(stored[1:])
    except zlib.error as error:
        raise EcotoneError(f"expected stored states, got {error}") from error
    return [content[at : at + layout.size] for at in range(0, len(content), layout.size)]


class History:
    """Where the changes of a table have led, followed without its rules."""

    def __init__(self, layouts: dict[str, Layout]) -> None:
        self.layouts = layouts
        self.layout = ""
        """The layout of the stored states."""
        self.actions: list[int] = []
        self.deciders: list[int] = []
        self.rules_changed: list[int] = []
        """The numbers of actions after which the rules have changed."""
        self.dealt_again: list[int] = []
        """The numbers of actions after which everything hidden was dealt again."""
        self.states: list[bytes] = []
        """The state after each number of actions; empty if they are not stored."""

    @classmethod
    def of(cls, changes: Sequence[Change], layouts: dict[str, Layout]) -> "History":
        history = cls(layouts)
        for change in changes:
            history.follow(change)
        return history

    @property
    def complete(self) -> bool:
        """Are all states stored, from the deal to the last change?"""
        return len(self.states) == len(self.actions) + 1

    def follow(self, change: Change) -> None:
        """Follow one more change."""
        if change.kind == "act":
            self.actions.append(change.number)
            self.deciders.append(change.seat)
        elif change.kind == "undo":
            del self.actions[change.number :]
            del self.deciders[change.number :]
            del self.states[change.number + 1 :]
        elif change.kind == "rules":
            self.rules_changed.append(len(self.actions))
        elif change.kind == "deal":
            self.dealt_again.append(len(self.actions))
        if change.state is not None:
            try:
                self._read(change.state, change.layout or "")
            except EcotoneError:
                self.states = []

    def _read(self, stored: bytes, layout: str) -> None:
        if layout not in self.layouts:
            raise EcotoneError(f"expected a known layout, got {layout}")
        if stored[:1] == WHOLE:
            self.states = decode_whole(stored, self.layouts[layout])
        elif len(self.states) == len(self.actions):
            self.states.append(decode_next(self.states[-1], stored))
        self.layout = layout

    def states_in(self, dealt: State, layout: Layout) -> list[State]:
        """All states as records of the present version; EcotoneError if they cannot be read."""
        if not self.complete:
            raise EcotoneError("the states of this game are not stored")
        stored = self.layouts[self.layout]
        return [stored.read(state, dealt, layout.dtype) for state in self.states]

"""What a decision leads to, in the terms of the evaluation: for its seat, and for a rival's reply.

Terms are read at the end of the seat's turn, once the rivals have replied, and at the end of the
seat's next turn, on the redealt tables on which the decision was judged. Replies are what looks
best to each seat at the moment.
"""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from ecotone.bots.advice import Judged
from ecotone.engine.match import Match
from ecotone.engine.state import State

RIVALRY = 0.5
"""Weight of the best opponent's value against one's own, as in the search."""
MOST_REPLIES = 36
"""Maximum decisions of other seats between two turns of a seat."""
LONGEST_TURN = 12

Terms = NDArray[np.float64]


@dataclass(frozen=True)
class Forecast:
    """A judged decision and where it leads."""

    match: Match
    judged: Judged
    names: tuple[str, ...]
    """The terms of the evaluation."""
    players: tuple[str, ...] = ()
    """The names of the people at the table, if they are known."""

    @property
    def seat(self) -> int:
        return self.match.actor

    @cached_property
    def turn(self) -> Terms:
        """The seat's terms at the end of its turn, on average."""
        return self.average(self.judged.turns, self.seat)

    @cached_property
    def replies(self) -> tuple[tuple[State, ...], tuple[tuple[tuple[State, int], ...], ...]]:
        """Each table after the rivals' replies, and what they decided in which state."""
        played = [self.play_on(state, away=True) for state in self.judged.turns]
        return tuple(state for state, _ in played), tuple(taken for _, taken in played)

    def after_replies(self, seat: int) -> Terms:
        """A rival's terms once all have replied."""
        return self.average(self.replies[0], seat)

    @cached_property
    def later(self) -> Terms:
        """The seat's terms at the end of its next turn."""
        next_turns = [self.play_on(state, away=False)[0] for state in self.replies[0]]
        return self.average(next_turns, self.seat)

    def best_rival(self) -> int | None:
        """The other seat that stands best once all have replied; None among partners."""
        match = self.match
        if match.players == 1 or match.game.together(match.options):
            return None
        values = np.zeros(match.players)
        total = np.zeros(match.players)
        for state in self.replies[0]:
            match.game.entry.evaluate(match.edition.data, state, values)
            total += values
        total[self.seat] = -np.inf
        return int(total.argmax())

    def things_taken(self, seat: int, language: str) -> Counter[str]:
        """What a rival took of what lies open, on how many of the tables."""
        name_thing = self.match.game.part("reasons", "thing_taken")
        found: Counter[str] = Counter()
        if name_thing is None:
            return found
        entry, edition = self.match.game.entry, self.match.edition
        for taken in self.replies[1]:
            things = {
                name_thing(edition, state, action, language)
                for state, action in taken
                if entry.actor(edition.data, state) == seat
            }
            found.update(thing for thing in things if thing)
        return found

    def average(self, states: tuple[State, ...] | list[State], seat: int) -> Terms:
        total = np.zeros(len(self.names))
        out = np.zeros(len(self.names))
        for state in states:
            self.match.game.entry.terms(self.match.edition.data, state, seat, out)
            total += out
        return total / len(states)

    def play_on(self, state: State, away: bool) -> tuple[State, tuple[tuple[State, int], ...]]:
        """Let likely decisions follow: while it is another seat's turn, or while it is not."""
        match = self.match
        entry, cards = match.game.entry, match.edition.data
        state, taken = state.copy(), []
        legal = np.zeros(match.game.actions.size, np.int16)
        for _ in range(MOST_REPLIES if away else LONGEST_TURN):
            count = entry.legal(cards, state, legal)
            mover = entry.actor(cards, state)
            if count == 0 or (mover != self.seat) != away:
                break
            action = self.likely(state, mover, legal[:count].tolist())
            taken.append((state.copy(), action))
            entry.apply(cards, state, action)
        return state, tuple(taken)

    def likely(self, state: State, mover: int, legal: list[int]) -> int:
        """The action after which the table looks best to the mover."""
        match = self.match
        if len(legal) == 1:
            return legal[0]
        together = match.players == 1 or match.game.together(match.options)
        values = np.zeros(match.players)
        tried = state.copy()
        best, best_value = legal[0], -np.inf
        for action in legal:
            tried[:] = state
            match.game.entry.apply(match.edition.data, tried, action)
            match.game.entry.evaluate(match.edition.data, tried, values)
            value = values[mover]
            if not together:
                value -= RIVALRY * max(
                    values[:mover].max(initial=-np.inf), values[mover + 1 :].max(initial=-np.inf)
                )
            if value > best_value:
                best, best_value = action, value
        return best

"""A match: one game in progress. Every action is checked, and any of them can be undone."""

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.actions import BadAction
from ecotone.engine.edition import Edition
from ecotone.engine.errors import EcotoneError, IllegalAction
from ecotone.engine.game import Game
from ecotone.engine.options import option_numbers
from ecotone.engine.randomness import new_generator
from ecotone.engine.state import NOBODY, REFUSED, State


class Match:
    """A game from its first deal: (edition, players, options, seed) and the actions so far."""

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        edition: Edition | None = None,
        stored: bool = False,
    ) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.options = game.check(players, options or {}, seed, stored)
        self.edition = edition or game.edition()
        game.check_edition(self.edition, players, self.options)
        self.actions: list[int] = []
        self.state = game.new_state()
        self.start = 0
        """How many actions cannot be undone, because the rules have changed since."""
        self._resumed: State | None = None
        self._legal = np.zeros(game.actions.size, np.int16)
        self._entry = game.entry
        self._advance = game.entry.advance
        self._cards = self.edition.data
        self._begin()

    def _begin(self) -> None:
        if self._resumed is None:
            numbers = option_numbers(self.game.options, self.options)
            random = new_generator(self.seed)
            self._entry.setup(self._cards, self.state, numbers, self.players, random)
        else:
            self.state[:] = self._resumed
        self.count: int = self._entry.legal(self._cards, self.state, self._legal)

    @property
    def legal(self) -> NDArray[np.int16]:
        """The legal actions; empty when the game is over. Changes with the next action."""
        return self._legal[: self.count]

    def choice(self, index: int) -> int:
        """The legal action at this index, from 0 to `count - 1`."""
        return self._legal.item(index)

    @property
    def over(self) -> bool:
        return self.count == 0

    @property
    def actor(self) -> int:
        """The seat whose decision it is, or NOBODY."""
        return int(self._entry.actor(self._cards, self.state)) if self.count else NOBODY

    def apply(self, action: int) -> None:
        """Play an action; IllegalAction leaves everything unchanged."""
        count = self._advance(self._cards, self.state, action, self._legal, self.count)
        if count == REFUSED:
            raise IllegalAction(self._name(action), [self._name(a) for a in self.legal])
        self.count = count
        self.actions.append(action)

    def _name(self, action: int) -> str:
        try:
            return self.game.actions.name(int(action))
        except BadAction:
            return str(action)

    def rewind(self, length: int) -> None:
        """Go back to the state after the first `length` actions, at least `start` of them."""
        if length < self.start:
            raise EcotoneError(f"expected at least {self.start} actions, got {length}")
        kept = self.actions[self.start : length]
        del self.actions[self.start :]
        self._begin()
        for action in kept:
            self.apply(action)

    def resume(self, state: State, actions: Sequence[int]) -> None:
        """Continue from a state that these actions once led to, whatever they would lead to now."""
        self.start = len(actions)
        self.actions = list(actions)
        self._resumed = state.copy()
        self._begin()

    def copy(self) -> "Match":
        """An independent copy of the game at this point."""
        twin = copy(self)
        twin.actions = list(self.actions)
        twin.state = self.state.copy()
        twin._legal = self._legal.copy()
        return twin

    def undo(self) -> None:
        """Undo the last action, if there is one."""
        self.rewind(max(self.start, len(self.actions) - 1))

    def scores(self) -> list[int]:
        """Every seat's current points."""
        return self._per_seat(self._entry.scores)

    def places(self) -> list[int]:
        """Every seat's place, 1 for the winners."""
        return self._per_seat(self._entry.places)

    def _per_seat(self, function: Any) -> list[int]:
        out = np.zeros(self.players, np.int64)
        function(self._cards, self.state, out)
        return [int(value) for value in out]

    def checksum(self) -> str:
        """A hash of everything that decides how the game goes on."""
        return self.game.checksum(self.state)

    @property
    def cards_digest(self) -> str:
        """A hash of the cards in play."""
        return self.game.cards_digest(self.edition, self.players, self.options)

    def seen_by(self, seat: int) -> dict[str, Any]:
        return self.game.view(self.edition, self.state, seat)

    def describe_legal(self, language: str) -> Sequence[tuple[int, str]]:
        """The legal actions in words."""
        return [
            (
                int(action),
                self.game.describe_action(self.edition, self.state, int(action), language),
            )
            for action in self.legal
        ]

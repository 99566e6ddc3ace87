"""A match: one game in progress. Every action is checked, and any of them can be undone."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from operator import index
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.account import account, without
from ecotone.engine.actions import BadAction
from ecotone.engine.edition import Edition
from ecotone.engine.errors import BadOption, EcotoneError, IllegalAction
from ecotone.engine.game import Game
from ecotone.engine.legal import Action, LegalActions
from ecotone.engine.observation import Observation
from ecotone.engine.options import option_numbers
from ecotone.engine.randomness import new_generator
from ecotone.engine.state import NOBODY, REFUSED, State

LOADED = ("_entry", "_advance", "_cards")
"""What a pickled match leaves out: compiled code belongs to its process."""


def whole_number(name: str, value: SupportsIndex) -> int:
    """A number as a plain int, whatever library it comes from; BadOption if it is none."""
    try:
        return index(value)
    except TypeError:
        raise BadOption(f"{name}: expected a whole number, got {value!r}") from None


class Match:
    """A game from its first deal: (edition, players, options, seed) and the actions so far.

    >>> import ecotone
    >>> match = ecotone.make("keystone", players=2, seed=7)
    >>> match.push("introduce(slot=6, space=r3c3)")
    >>> match.actor, match.scores()
    (1, [1, 2])
    >>> match
    ecotone.make('keystone', players=2, seed=7, actions=['introduce(slot=6, space=r3c3)'])
    >>> print(match.pop())
    introduce(slot=6, space=r3c3)
    >>> match.actor, match.over
    (0, False)
    """

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
        self.players = whole_number("players", players)
        self.seed = whole_number("seed", seed)
        self.options = game.check(self.players, options or {}, self.seed, stored)
        self.edition = edition or game.edition()
        game.check_edition(self.edition, self.players, self.options)
        self.actions: list[int] = []
        self.state = game.new_state()
        self.start = 0
        """How many actions cannot be undone, because the rules have changed since."""
        self._resumed: State | None = None
        self._legal = np.zeros(game.actions.size, np.int16)
        self._load()
        self._begin()

    def _load(self) -> None:
        """Look up what every decision needs."""
        self._entry = self.game.entry
        self._advance = self._entry.advance
        self._cards = self.edition.data

    def _begin(self) -> None:
        if self._resumed is None:
            numbers = option_numbers(self.game.options, self.options)
            random = new_generator(self.seed)
            self._entry.setup(self._cards, self.state, numbers, self.players, random)
        else:
            self.state[:] = self._resumed
        self.count: int = self._entry.legal(self._cards, self.state, self._legal)

    @property
    def legal(self) -> LegalActions:
        """The legal actions; none when the game is over."""
        return LegalActions(self.legal_numbers.copy(), self.game.actions)

    @property
    def legal_numbers(self) -> NDArray[np.int16]:
        """The numbers of the legal actions, without a copy: the next action changes them."""
        return self._legal[: self.count]

    @property
    def legal_buffer(self) -> NDArray[np.int16]:
        """For compiled code: a list whose first `count` entries are the legal actions."""
        return self._legal

    def choice(self, index: int) -> int:
        """The number of the legal action at this index, from 0 to `count - 1`."""
        return self._legal.item(index)

    def mask(self) -> NDArray[np.bool_]:
        """For every action of the game: is it legal now?"""
        mask = np.zeros(self.game.actions.size, np.bool_)
        mask[self.legal_numbers] = True
        return mask

    @property
    def over(self) -> bool:
        return self.count == 0

    @property
    def actor(self) -> int:
        """The seat whose decision it is, or NOBODY."""
        return int(self._entry.actor(self._cards, self.state)) if self.count else NOBODY

    def push(self, action: SupportsIndex | str) -> None:
        """Play an action, given by number or as text; IllegalAction leaves everything unchanged."""
        if type(action) is not int:
            action = self._number(action)
        try:
            count = self._advance(self._cards, self.state, action, self._legal, self.count)
        except OverflowError:
            count = REFUSED
        if count == REFUSED:
            raise IllegalAction(self._name(action), [str(other) for other in self.legal])
        self.count = count
        self.actions.append(action)

    def _number(self, action: SupportsIndex | str) -> int:
        return self.game.actions.parse(action) if isinstance(action, str) else index(action)

    def _name(self, action: int) -> str:
        try:
            return self.game.actions.name(action)
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
            self.push(action)

    def resume(self, state: State, actions: Sequence[int]) -> None:
        """Continue from a state that these actions once led to, whatever they would lead to now."""
        self.start = len(actions)
        self.actions = list(actions)
        self._resumed = state.copy()
        self._begin()

    def copy(self) -> "Match":
        """An independent copy of the game at this point."""
        twin = Match.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.actions = list(self.actions)
        twin.state = self.state.copy()
        twin._legal = self._legal.copy()
        return twin

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {name: part for name, part in self.__dict__.items() if name not in LOADED}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._load()

    def pop(self) -> Action:
        """Undo the last action and return it."""
        length = len(self.actions) - 1
        if length < self.start:
            raise EcotoneError("expected an action to undo, got none")
        action = Action(self.actions[length], self.game.actions)
        self.rewind(length)
        return action

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

    def view(self, seat: int = NOBODY) -> dict[str, Any]:
        """Everything this seat may see, as plain data of your own; NOBODY sees the public part."""
        return deepcopy(self._view(seat))

    def _view(self, seat: int) -> dict[str, Any]:
        if seat != NOBODY and seat not in range(self.players):
            raise BadOption(f"expected a seat from 0 to {self.players - 1}, got {seat}")
        return self.game.view(self.edition, self.state, seat)

    def observe(self, seat: int | None = None) -> Observation:
        """What this seat may know as one row of small numbers; by default the seat to decide.

        `match.game.observation` says what they mean.
        """
        row = np.zeros(self.game.observation.size, np.int8)
        chosen = self.actor if seat is None else seat
        if chosen not in range(self.players):
            raise BadOption(f"expected a seat from 0 to {self.players - 1}, got {chosen}")
        self.game.observe(self._cards, self.state, chosen, row)
        return row

    def describe_legal(self, language: str) -> Sequence[tuple[int, str]]:
        """The legal actions in words."""
        return [
            (
                action,
                self.game.describe_action(self.edition, self.state, action, language),
            )
            for action in self.legal_numbers.tolist()
        ]

    def __str__(self) -> str:
        return "\n".join([*self._facts(), self.describe()])

    def describe(self, seat: int = NOBODY) -> str:
        """The table as this seat sees it, in plain text."""
        view = self._view(seat)
        return "\n".join(account(without(view, self.game.derived)))

    def _facts(self) -> list[str]:
        game = f"{self.game.name}, {self.players} players" if self.players > 1 else self.game.name
        points = ", ".join(map(str, self.scores()))
        if self.over:
            places = ", ".join(map(str, self.places()))
            now = f"over after {len(self.actions)} actions; points {points}; places {places}"
        else:
            now = f"seat {self.actor} has {self.count} legal actions; points {points}"
        return [f"{game}, edition {self.edition.name}, seed {self.seed}", now]

    def __repr__(self) -> str:
        given = {"players": self.players, "seed": self.seed}
        named: dict[str, object] = {**given, **self._edition_given(), **self._options_given()}
        if self.actions:
            named["actions"] = [self.game.actions.name(action) for action in self.actions]
        arguments = "".join(f", {name}={value!r}" for name, value in named.items())
        return f"ecotone.make({self.game.name!r}{arguments})"

    def _options_given(self) -> dict[str, str | int]:
        """Those of its options that are not the default."""
        declared = {option.name: option.default for option in self.game.options}
        return {name: value for name, value in self.options.items() if value != declared[name]}

    def _edition_given(self) -> dict[str, str]:
        """Its edition by name or folder, unless it is the default one."""
        edition, known = self.edition, self.game.editions()
        if edition.name == self.game.default_edition and edition.folder == known[edition.name]:
            return {}
        by_name = known.get(edition.name) == edition.folder
        return {"edition": edition.name if by_name else str(edition.folder)}

"""Many games at once: an array of states, dealt, stepped and played out in compiled code."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.edition import Edition
from ecotone.engine.errors import BadOption
from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.engine.options import option_numbers
from ecotone.engine.randomness import new_generator
from ecotone.engine.registry import game_named
from ecotone.engine.seeds import SHORT_SEED_LIMIT

Numbers = NDArray[np.int64]


def loops() -> ModuleType:
    """The compiled loops, loaded on first use."""
    from ecotone.engine import loops

    return loops


@dataclass(frozen=True)
class Deal:
    """What a batch of games has in common: game, edition, players, options."""

    game: Game
    players: int
    edition: Edition
    options: Numbers

    @classmethod
    def of(
        cls,
        game: Game,
        players: int,
        options: Mapping[str, object] | None = None,
        edition: Edition | None = None,
    ) -> "Deal":
        """Check players and options and look up the edition."""
        full = game.check(players, options or {}, 0)
        cards = edition or game.edition()
        game.check_edition(cards, players, full)
        return cls(game, players, cards, option_numbers(game.options, full))

    def scratch(self) -> NDArray[np.int16]:
        """An empty list of actions for compiled code to fill."""
        return np.zeros(self.game.actions.size, np.int16)

    def states(self, count: int) -> NDArray[np.uint8]:
        return np.zeros((count, self.game.table.itemsize), np.uint8)


def check_seeds(seeds: Numbers) -> Numbers:
    """Seeds as an array for the compiled code; BadOption if any is too large."""
    numbers = np.ascontiguousarray(seeds, np.int64)
    if numbers.size and numbers.min() < 0:
        raise BadOption(f"expected seeds from 0 to {SHORT_SEED_LIMIT - 1}, got {numbers.min()}")
    return numbers


class Batch:
    """Many games in lockstep: one action each at a time, chosen from masks of the legal actions."""

    def __init__(self, deal: Deal, seeds: Numbers) -> None:
        self.deal = deal
        numbers = check_seeds(seeds)
        self.states = deal.states(len(numbers))
        self.masks = np.zeros((len(numbers), deal.game.actions.size), np.bool_)
        self._scratch = deal.scratch()
        entry = deal.game.entry
        loops().setup_batch(
            entry.setup, deal.edition.data, self.states, deal.options, deal.players, numbers
        )
        loops().legal_batch(entry.legal, deal.edition.data, self.states, self.masks, self._scratch)

    @classmethod
    def of(
        cls,
        name: str,
        players: int | None = None,
        *,
        seeds: Iterable[int],
        edition: str | Path | Edition | None = None,
        **options: object,
    ) -> "Batch":
        """Games of the same kind, one for each seed; the other arguments are those of `make`.

        >>> import ecotone
        >>> batch = ecotone.Batch.of("keystone", players=2, seeds=range(1024))
        >>> while not batch.over.all():
        ...     refused = batch.step(batch.masks.argmax(axis=1))
        >>> batch.scores().shape
        (1024, 2)
        """
        game = game_named(name)
        count = game.default_players if players is None else players
        deal = Deal.of(game, count, options, game.edition(edition))
        return cls(deal, np.fromiter(seeds, np.int64))

    def __len__(self) -> int:
        return len(self.states)

    @property
    def over(self) -> NDArray[np.bool_]:
        return np.logical_not(self.masks.any(axis=1))

    def step(self, actions: Numbers) -> int:
        """Play one action in each game; illegal ones are refused and counted."""
        entry = self.deal.game.entry
        numbers = np.ascontiguousarray(actions, np.int64)
        if numbers.shape != (len(self),):
            raise BadOption(f"expected {len(self)} actions, got shape {numbers.shape}")
        refused: int = loops().step_batch(
            entry.legal,
            entry.apply,
            self.deal.edition.data,
            self.states,
            numbers,
            self.masks,
            self._scratch,
        )
        return refused

    def actors(self) -> Numbers:
        """Whose decision it is in each game; NOBODY if the game is over."""
        actor = self.deal.game.entry.actor
        return np.array([actor(self.deal.edition.data, state) for state in self.states], np.int64)

    def scores(self) -> Numbers:
        """The current points of every game and seat."""
        return self._per_seat(self.deal.game.entry.scores)

    def places(self) -> Numbers:
        return self._per_seat(self.deal.game.entry.places)

    def _per_seat(self, function: Any) -> Numbers:
        out = np.zeros((len(self), self.deal.players), np.int64)
        for state, row in zip(self.states, out, strict=True):
            function(self.deal.edition.data, state, row)
        return out


@dataclass(frozen=True)
class Finished:
    """Random games played to the end, one per row."""

    states: NDArray[np.uint8]
    lengths: Numbers
    points: Numbers
    places: Numbers


def random_games(deal: Deal, seeds: Numbers) -> Finished:
    """Play whole random games in one compiled call."""
    numbers = check_seeds(seeds)
    count = len(numbers)
    entry = deal.game.entry
    finished = Finished(
        deal.states(count),
        np.zeros(count, np.int64),
        np.zeros((count, deal.players), np.int64),
        np.zeros((count, deal.players), np.int64),
    )
    loops().random_games(
        entry.setup,
        entry.legal,
        entry.apply,
        entry.scores,
        entry.places,
        deal.edition.data,
        finished.states,
        deal.options,
        deal.players,
        numbers,
        finished.lengths,
        finished.points,
        finished.places,
        deal.scratch(),
    )
    return finished


def playouts(match: Match, count: int, seed: int) -> tuple[int, Numbers]:
    """Play a match's state to its end at random `count` times; returns actions and points."""
    entry = match.game.entry
    points = np.zeros((count, match.players), np.int64)
    actions = loops().playouts(
        entry.legal,
        entry.apply,
        entry.scores,
        match.edition.data,
        match.state,
        match.game.new_state(),
        new_generator(seed),
        points,
        np.zeros(match.game.actions.size, np.int16),
    )
    return actions, points


def audited_games(deal: Deal, seeds: Numbers) -> tuple[int, int] | None:
    """Play random games and check every invariant after every action.

    Returns None if all held, else the first seed that broke one and the number of the fault.
    """
    entry = deal.game.entry
    state = deal.game.new_state()
    scratch = deal.scratch()
    for seed in check_seeds(seeds):
        fault = loops().audited_game(
            entry.setup,
            entry.legal,
            entry.apply,
            entry.audit,
            deal.edition.data,
            state,
            deal.options,
            deal.players,
            seed,
            scratch,
        )
        if fault:
            return int(seed), int(fault)
    return None

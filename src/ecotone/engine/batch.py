"""Many games at once: an array of states, dealt, stepped and played out in compiled code."""

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.edition import Edition
from ecotone.engine.errors import BadOption
from ecotone.engine.game import Game
from ecotone.engine.options import option_numbers
from ecotone.engine.registry import game_named
from ecotone.engine.seeds import SHORT_SEED_LIMIT
from ecotone.engine.state import NOBODY

Numbers = NDArray[np.int64]
Observations = NDArray[np.int8]

LEAST_PART = 32
"""Fewer games than this are not worth a thread of their own."""


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


def check_seeds(seeds: Numbers | Sequence[int]) -> Numbers:
    """Seeds as an array for the compiled code; BadOption if any is too large."""
    try:
        numbers = np.ascontiguousarray(seeds, np.int64)
    except OverflowError:
        raise BadOption(f"expected seeds below {SHORT_SEED_LIMIT}") from None
    if numbers.size and numbers.min() < 0:
        raise BadOption(f"expected seeds from 0 to {SHORT_SEED_LIMIT - 1}, got {numbers.min()}")
    return numbers


class Batch:
    """Many games in lockstep: one action each at a time, chosen from masks of the legal actions.

    All arrays have one row for each game and are kept up to date in place. `masks` holds the legal
    actions (none in a game that is over), `actors` the seat to act or NOBODY, `seeds` the seed that
    each game was dealt from.

    The work is divided among `threads`, by default one for each core. The number of threads does
    not change any result.
    """

    def __init__(self, deal: Deal, seeds: Numbers, threads: int | None = None) -> None:
        self._begin(deal, check_seeds(seeds).copy(), deal.states(len(seeds)), threads)
        self._each_part(self._deal_part)

    def _begin(
        self, deal: Deal, seeds: Numbers, states: NDArray[np.uint8], threads: int | None
    ) -> None:
        self.deal = deal
        self.seeds = seeds
        self.states = states
        self._threads = threads
        self._masks = np.zeros((len(self), deal.game.actions.size), np.bool_)
        self.masks = self._masks.view()
        self.masks.flags.writeable = False
        self.actors = np.zeros(len(self), np.int64)
        self._parts = divide(len(self), threads or os.cpu_count() or 1)
        self._scratch = [deal.scratch() for _ in self._parts]
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None

    def __getstate__(self) -> tuple[Any, ...]:
        """The games alone: masks are found again, and compiled code belongs to its process."""
        return self.deal, self.seeds.copy(), self.states.copy(), self._threads

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self._begin(*state)
        self._each_part(self._look_part)

    @classmethod
    def of(
        cls,
        name: str,
        players: int | None = None,
        *,
        seeds: Iterable[int],
        edition: str | Path | Edition | None = None,
        threads: int | None = None,
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
        return cls(deal, check_seeds(list(seeds)), threads)

    def __len__(self) -> int:
        return len(self.seeds)

    @property
    def over(self) -> NDArray[np.bool_]:
        return self.actors == NOBODY

    def step(self, actions: Numbers) -> int:
        """Play one action in each game; illegal ones are refused and counted."""
        numbers = self._check_actions(actions)
        self.__dict__.pop("_advanced", None)  # what it observed is of the past now
        return sum(self._each_part(self._step_part, numbers))

    def advance(self, actions: Numbers, observations: Observations | None = None) -> "Advanced":
        """Play one action in each game, deal a new game where one ends, and observe.

        The seed of a new game is that of the old one plus the number of games: a batch dealt from
        consecutive seeds never deals a seed twice. The returned arrays are overwritten by the next
        call; `observations` takes what is observed instead of the array that is otherwise filled.
        """
        numbers = self._check_actions(actions)
        results = self._advanced
        if observations is not None:
            if observations.shape != results.observations.shape:
                raise BadOption(
                    f"expected room for observations of shape {results.observations.shape}, "
                    f"got {observations.shape}"
                )
            results = replace(results, observations=observations)
        refused = sum(self._each_part(self._advance_part, numbers, results))
        return replace(results, refused=refused)

    def scores(self) -> Numbers:
        """The current points of every game and seat."""
        return self._per_seat(self.deal.game.entry.scores)

    def places(self) -> Numbers:
        """The current places of every game and seat, 1 for the best."""
        return self._per_seat(self.deal.game.entry.places)

    def observe(self, seats: Numbers | int | None = None) -> Observations:
        """What a seat of each game may know, by default the seat to act; zeros for NOBODY.

        The fields of a row are those of the game's `observation`.
        """
        chosen = self.actors if seats is None else np.broadcast_to(seats, len(self))
        numbers = np.array(chosen, np.int64)
        if numbers.size and not NOBODY <= numbers.min() <= numbers.max() < self.deal.players:
            raise BadOption(
                f"expected seats from {NOBODY} to {self.deal.players - 1}, "
                f"got {numbers.min()} to {numbers.max()}"
            )
        out = np.zeros((len(self), self.deal.game.observation.size), np.int8)

        def observe_part(part: slice, scratch: NDArray[np.int16]) -> None:
            loops().observe_batch(
                self.deal.game.observe,
                self.deal.edition.data,
                self.states[part],
                numbers[part],
                out[part],
            )

        self._each_part(observe_part)
        return out

    def _check_actions(self, actions: Numbers) -> Numbers:
        numbers = np.array(actions, np.int64)
        if numbers.shape != (len(self),):
            raise BadOption(f"expected {len(self)} actions, got shape {numbers.shape}")
        return numbers

    def _each_part(self, work: Callable[..., Any], *arguments: Any) -> list[Any]:
        """Call compiled code for every part of the games, each with a scratch list of its own."""
        if self._pool is None:
            return [
                work(part, scratch, *arguments)
                for part, scratch in zip(self._parts, self._scratch, strict=True)
            ]
        tasks = [
            self._pool.submit(work, part, scratch, *arguments)
            for part, scratch in zip(self._parts, self._scratch, strict=True)
        ]
        return [task.result() for task in tasks]

    def _deal_part(self, part: slice, scratch: NDArray[np.int16]) -> None:
        deal, states = self.deal, self.states[part]
        entry, cards = deal.game.entry, deal.edition.data
        loops().setup_batch(
            entry.setup, cards, states, deal.options, deal.players, self.seeds[part]
        )
        self._look_part(part, scratch)

    def _look_part(self, part: slice, scratch: NDArray[np.int16]) -> None:
        """Find out who is to act in each game, and what is legal."""
        entry, cards, states = self.deal.game.entry, self.deal.edition.data, self.states[part]
        loops().legal_batch(entry.legal, cards, states, self._masks[part], scratch)
        loops().actors_batch(entry.actor, cards, states, self.actors[part])

    def _step_part(self, part: slice, scratch: NDArray[np.int16], actions: Numbers) -> int:
        refused: int = loops().step_batch(
            self._rules,
            self.deal.edition.data,
            self.states[part],
            actions[part],
            self._masks[part],
            self.actors[part],
            scratch,
        )
        return refused

    def _advance_part(
        self,
        part: slice,
        scratch: NDArray[np.int16],
        actions: Numbers,
        results: "Advanced",
    ) -> int:
        refused: int = loops().advance_batch(
            self._rules_and_observe,
            self.deal.edition.data,
            self.deal.options,
            len(self),
            self.seeds[part],
            self.states[part],
            actions[part],
            self._masks[part],
            self.actors[part],
            results.acted[part],
            results.finished[part],
            results.points[part],
            results.places[part],
            results.observations[part],
            results.last_observations[part],
            scratch,
        )
        return refused

    @cached_property
    def _rules(self) -> Any:
        return loops().rule_pointers(self.deal.game.entry)

    @cached_property
    def _rules_and_observe(self) -> Any:
        return loops().rule_pointers(self.deal.game.entry, self.deal.game.observe)

    @cached_property
    def _advanced(self) -> "Advanced":
        """The arrays that `advance` fills."""
        count, players = len(self), self.deal.players
        observations = self.observe()
        return Advanced(
            np.full(count, NOBODY, np.int64),
            np.zeros(count, np.bool_),
            np.zeros((count, players), np.int64),
            np.zeros((count, players), np.int64),
            observations,
            np.zeros_like(observations),
        )

    def _per_seat(self, function: Any) -> Numbers:
        out = np.zeros((len(self), self.deal.players), np.int64)

        def count_part(part: slice, scratch: NDArray[np.int16]) -> None:
            loops().per_seat_batch(function, self.deal.edition.data, self.states[part], out[part])

        self._each_part(count_part)
        return out


def divide(count: int, parts: int) -> list[slice]:
    """Cut rows into at most so many equal parts, none of them too small to be worth a thread."""
    used = max(1, min(parts, count // LEAST_PART))
    edges = [count * part // used for part in range(used + 1)]
    return [slice(first, last) for first, last in pairwise(edges)]


@dataclass(frozen=True)
class Advanced:
    """What one `Batch.advance` brought, one row for each game."""

    acted: Numbers
    """The seat that acted; NOBODY if its action was illegal, which leaves the game as it is."""
    finished: NDArray[np.bool_]
    """Did the game end? Then a new one has been dealt in its place."""
    points: Numbers
    """The final points of a game that ended, else zeros."""
    places: Numbers
    """The places of a game that ended, 1 for the winners, else zeros."""
    observations: Observations
    """What the seat to act next may know, in the new game where one has ended."""
    last_observations: Observations
    """In a game that ended: what the seat that acted last saw at the end. Else meaningless."""
    refused: int = 0
    """How many actions were illegal."""

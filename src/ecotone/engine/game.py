"""The contract every game keeps, and through which bots, lab, server and command line see it.

The rules themselves are the functions of the game's `entry` module, over raw bytes and compiled:

    setup(edition, state, options, players, random)   deal a new game into `state`, which takes
                                                      over a copy of the generator
    legal(edition, state, out) -> count               the legal actions; none when it is over
    apply(edition, state, action)                     one legal action; unchecked
    advance(edition, state, action, legal, count)     checked: apply, list anew, return the count,
                                                      or REFUSED with the state as it was
    actor(edition, state) -> seat                     whose decision it is, NOBODY when it is over
    scores(edition, state, out)                       points of every seat as the table stands
    places(edition, state, out)                       1 for the winners (all who tie), 2, …
    evaluate(edition, state, out)                     a guess at every seat's final points, up to
                                                      what is the same for all; where a game is only
                                                      won or lost, the chance to win
    redeal(edition, state, seat, random)              deal anew all that this seat cannot know
    audit(edition, state) -> fault                    0, or the number of a broken invariant

Everything else here is for people: texts, views, names.
"""

import importlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.actions import ActionSpace
from ecotone.engine.campaign import Chapter
from ecotone.engine.compiling import code_folder, interpreted
from ecotone.engine.edition import Edition, find_editions
from ecotone.engine.errors import BadOption, EcotoneError
from ecotone.engine.options import Option, check_applicable, read_options
from ecotone.engine.record import new_bytes
from ecotone.engine.seeds import SEED_BITS, SEED_LIMIT
from ecotone.engine.state import State
from ecotone.engine.texts import Texts


class Event(NamedTuple):
    """Something that happened, as a text of the game with its arguments."""

    key: str
    arguments: Mapping[str, Any]


class Refusal(NamedTuple):
    """Something a person might expect to be able to do but may not, and why."""

    subject: str
    """What it is about, as the game's board names it: `wild:f`, `space:r2c3`, …"""
    reason: Event


def announce_nothing(game: "Game") -> None:
    """Say nothing while a game's code is compiled."""


class Game(ABC):
    """A game: its facts, its compiled rules, and what people see of it."""

    name: str
    """The word it goes by on the command line; also its folder."""
    players: range
    """The numbers of players it takes."""
    cooperative: bool = False
    """Do all seats always win or lose together?"""
    hidden_hands: bool = False
    """Does a seat hold or look at things that others may not see?"""
    partners_share: bool = False
    """Where seats win or lose together, do they hold and know everything in common?"""
    minutes: int = 30
    """How long people play it, roughly."""
    decisions_alone: int = 12
    """So many decisions count as a turn where nobody plays against the seat."""
    companion: bool = False
    """Can it score a physical board?"""
    rules_version: int = 1
    """Raised whenever a rule changes so that old action lists may no longer fit."""
    default_edition: str = "house"
    options: tuple[Option, ...] = ()
    actions: ActionSpace
    table: Any
    """The NumPy type of its state."""
    package: str
    """Where its modules are."""

    announce: ClassVar[Callable[["Game"], None]] = staticmethod(announce_nothing)
    """Called before a compilation that takes a while; whoever talks to people sets it."""

    @cached_property
    def folder(self) -> Path:
        """Where its files are."""
        return Path(str(importlib.import_module(self.package).__file__)).parent

    @cached_property
    def texts(self) -> Texts:
        """Its texts in every language."""
        return Texts(self.folder / "texts")

    @cached_property
    def entry(self) -> ModuleType:
        """Its compiled entry points, loaded (or, the first time ever, compiled) on first use."""
        name = f"{self.package}.entry"
        if interpreted():
            return importlib.import_module(name)
        code = code_folder(self.folder)
        marker = code / "ready" if code else None
        if not (marker and marker.exists()):
            Game.announce(self)
        module = importlib.import_module(name)
        if marker:
            marker.touch()
        return module

    def title(self, language: str) -> str:
        """The game's name for people."""
        return self.texts.format(language, "title")

    # -- editions --------------------------------------------------------------------------------

    @abstractmethod
    def read_edition(self, folder: Path) -> Edition:
        """Read and check an edition's folder; BadEdition lists every fault."""

    def editions(self) -> dict[str, Path]:
        """The known editions by name."""
        return find_editions(self.folder / "editions", self.name)

    def edition(self, name: str | None = None) -> Edition:
        """An edition by name or by its folder; the default one without either."""
        if name is None or name == self.default_edition:
            return self._standard
        known = self.editions()
        if name in known:
            return self.read_edition(known[name])
        if (Path(name) / "edition.toml").is_file():
            return self.read_edition(Path(name))
        raise EcotoneError(
            f"{self.name}: expected an edition's folder or one of {', '.join(known)}, got {name}"
        )

    @cached_property
    def _standard(self) -> Edition:
        return self.read_edition(self.editions()[self.default_edition])

    # -- starting --------------------------------------------------------------------------------

    def new_state(self) -> State:
        """Bytes for one state."""
        return new_bytes(self.table)

    def check(
        self, players: int, options: Mapping[str, object], seed: int, stored: bool = False
    ) -> dict[str, str | int]:
        """The full options of a game about to start, or BadOption.

        A `stored` game keeps options without effect that were accepted when it began.
        """
        if players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise BadOption(f"{self.name}: expected {low} to {high} players, got {players}")
        if not 0 <= seed < SEED_LIMIT:
            raise BadOption(f"expected a seed from 0 to 2**{SEED_BITS} - 1, got {seed}")
        full = read_options(self.options, options)
        if not stored:
            check_applicable(self.options, players, full)
        self.check_together(players, full)
        return full

    def check_together(self, players: int, options: Mapping[str, str | int]) -> None:
        """Raise BadOption where options do not go together; all do unless a game says otherwise."""

    def together(self, options: Mapping[str, str | int]) -> bool:
        """Do all seats win or lose together under these options?"""
        return self.cooperative

    def is_won_or_lost(self, players: int, options: Mapping[str, str | int]) -> bool:
        """Is a game under these options only won or lost, whatever the points?"""
        return self.cooperative

    def search_depth(self, opponents: int, deep: bool) -> int:
        """After how many further turns of its own a searching seat trusts `evaluate` to judge.

        It depends on how many play against the seat, and on whether it can afford to search `deep`.
        """
        return 1

    def calibrated_chance(self, edition: Edition, state: State, chance: float) -> float:
        """A chance to win, as `evaluate` guesses it for bots, set right for people."""
        return chance

    def option_values(self, edition: Edition) -> Mapping[str, Sequence[str | int]]:
        """The values of those options that depend on what the edition holds."""
        return {}

    def check_edition(
        self, edition: Edition, players: int, options: Mapping[str, str | int]
    ) -> None:
        """Raise BadOption where the edition lacks what the options ask for."""
        held = self.option_values(edition)
        for option in self.options:
            value = options[option.name]
            known = held.get(option.name, (value,))
            if value not in known and option.applies_to(players, options):
                names = ", ".join(str(one) for one in known)
                raise BadOption(
                    f"edition {edition.name}: option {option.name}: expected {names}, got {value}"
                )

    # -- what people see -------------------------------------------------------------------------

    @abstractmethod
    def view(self, edition: Edition, state: State, seat: int) -> dict[str, Any]:
        """All that the person at this seat may see, as plain data; NOBODY sees the public part."""

    @abstractmethod
    def words(
        self, edition: Edition, state: State, action: int, language: str
    ) -> Mapping[str, Any]:
        """The arguments of the text `action-<kind>` for an action in this state."""

    @abstractmethod
    def events(
        self, edition: Edition, before: State, action: int, after: State, seat: int, language: str
    ) -> Iterable[Event]:
        """What happened, as far as this seat may know it; keys are texts of the game."""

    @abstractmethod
    def score_sheet(self, edition: Edition, state: State, seat: int) -> dict[str, Any]:
        """A seat's points with the reasons for each."""

    def draw(self, edition: Edition, view: dict[str, Any], language: str) -> Any:
        """A view as a Rich renderable, or None where the game has no drawing of its own."""

    def draw_sheet(self, edition: Edition, sheet: dict[str, Any], language: str) -> Any:
        """A score sheet as a Rich renderable, or None where the game has no drawing of its own."""

    def score_file(self, edition: Edition, path: Path) -> dict[str, Any]:
        """The score sheet of a physical board described in a file."""
        raise EcotoneError(f"{self.name} has no score companion")

    def score_document(self, edition: Edition, document: Mapping[str, Any]) -> dict[str, Any]:
        """The score sheet of a physical board described as plain data, shaped like the file."""
        raise EcotoneError(f"{self.name} has no score companion")

    def statistics(self, edition: Edition, states: NDArray[np.uint8]) -> dict[str, float]:
        """Figures of its own over many finished games, one a row; none unless a game says so."""
        return {}

    def chapters(self, edition: Edition) -> list[Chapter]:
        """The games of its campaign, in order; none unless a game says so."""
        return []

    def catalogue(self, edition: Edition) -> dict[str, Any]:
        """The components as plain data, for whoever draws them."""
        return {table: [dict(row) for row in rows] for table, rows in edition.tables.items()}

    def preview(self, edition: Edition, state: State, action: int, seat: int) -> dict[str, Any]:
        """What an action would bring, as far as the seat that may choose it can know."""
        return {}

    def actions_meant(self, edition: Edition, state: State, typed: str) -> Iterable[int]:
        """The actions that a person may mean by a short name shown on the table, in a terminal."""
        return ()

    def refusals(self, edition: Edition, state: State, seat: int) -> Iterable[Refusal]:
        """What the seat to move might wish to do and may not, each with its reason."""
        return ()

    def shows_action(self, edition: Edition, before: State, action: int, seat: int) -> bool:
        """May this seat (NOBODY: anyone) know which action was taken? Its result is in the view."""
        return True

    def reveals(self, edition: Edition, before: State, action: int, after: State) -> bool:
        """Could any seat have learnt something hidden from an action?

        Then it cannot be taken back where people play on several devices. Games answer from what
        everybody can count: piles that became smaller, a generator that was used. True, so that
        nothing is taken back there, unless a game says otherwise.
        """
        return True

    def learn(self, language: str) -> str:
        """How to play, as Markdown: `texts/learn.<language>.md`, or the rules as implemented."""
        written = self.folder / "texts" / f"learn.{language}.md"
        return (written if written.is_file() else self.folder / "RULES.md").read_text("utf-8")

    def describe_action(self, edition: Edition, state: State, action: int, language: str) -> str:
        """An action in words, for the one who is to choose."""
        kind = self.actions.decode(action).kind.replace("_", "-")
        return self.texts.format(
            language, f"action-{kind}", self.words(edition, state, action, language)
        )

    def format_event(self, event: Event, language: str) -> str:
        """An event as a sentence."""
        return self.texts.format(language, event.key, event.arguments)

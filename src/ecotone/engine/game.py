"""The contract of a game: how bots, lab, server and command line see it.

The rules themselves are the functions of the game's `entry` module, over raw bytes and compiled:

    setup(edition, state, options, players, random)   deal a new game into `state`, which takes
                                                      over a copy of the generator
    legal(edition, state, out) -> count               the legal actions; none when it is over
    apply(edition, state, action)                     one legal action; unchecked
    advance(edition, state, action, legal, count)     checked: apply, list again, return the count,
                                                      or REFUSED with the state unchanged
    actor(edition, state) -> seat                     whose decision it is, NOBODY when it is over
    scores(edition, state, out)                       current points of every seat
    places(edition, state, out)                       1 for the winners (all who tie), 2, …
    evaluate(edition, state, out)                     an estimate of every seat's final points, up
                                                      to a constant that is the same for all; where
                                                      a game is only won or lost, the chance to win
    redeal(edition, state, seat, random)              deal again everything this seat cannot know
    audit(edition, state) -> fault                    0, or the number of a broken invariant

Everything else here is for people: texts, views, names.
"""

import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.actions import ActionSpace
from ecotone.engine.compiling import code_folder, interpreted
from ecotone.engine.edition import CARDS_MARK, Edition, digest_of_cards, find_editions
from ecotone.engine.errors import BadOption, EcotoneError
from ecotone.engine.extras import needs
from ecotone.engine.layout import Layout
from ecotone.engine.observation import ObservationSpace
from ecotone.engine.options import Option, check_applicable, read_options
from ecotone.engine.randomness import new_generator
from ecotone.engine.record import new_bytes
from ecotone.engine.seeds import SEED_BITS, SEED_LIMIT
from ecotone.engine.state import State
from ecotone.engine.texts import Texts

if TYPE_CHECKING:
    from ecotone.engine.campaign import Chapter
    from ecotone.engine.guide import Guide


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
    """The default of `Game.announce`."""


class Game:
    """A game: its facts, its compiled rules, and what people see of it."""

    name: str
    """Its name on the command line; also its folder."""
    players: range
    """The supported numbers of players."""
    cooperative: bool = False
    """Do all seats always win or lose together?"""
    hidden_hands: bool = False
    """Does a seat hold or look at things that others may not see?"""
    partners_share: bool = False
    """If seats win or lose together, do they hold and know everything in common?"""
    minutes: int = 30
    """How long people play it, roughly."""
    decisions_alone: int = 12
    """How many decisions count as a turn if nobody plays against the seat."""
    rules_version: int = 1
    """Raised whenever a rule changes so that old action lists may no longer replay."""
    default_edition: str = "house"
    options: tuple[Option, ...] = ()
    actions: ActionSpace
    table: Any
    """The NumPy type of its state."""
    bookkeeping: tuple[str, ...] = ()
    """Fields of its state that no rule reads, such as statistics; checksums leave them out."""
    derived: tuple[str, ...] = ()
    """Parts of its view that follow from others; a match printed as text leaves them out."""
    package: str
    """The dotted name of its package."""

    announce: ClassVar[Callable[["Game"], None]] = staticmethod(announce_nothing)
    """Called before a compilation that takes a while; set by the program that talks to people."""

    def part(self, module: str, function: str) -> Any:
        """The function that does a job for this game, or None where it has none.

        A game is a package whose modules are named by their jobs; see docs/adding-a-game.md. They
        are imported on first use.
        """
        key = module, function
        if key not in self._parts:
            name = f"{self.package}.{module}"
            try:
                found = importlib.import_module(name)
            except ModuleNotFoundError as error:
                if error.name != name:
                    raise
                self._parts[key] = None
            else:
                self._parts[key] = getattr(found, function, None)
        return self._parts[key]

    def own(self, module: str, function: str) -> Any:
        """The same, where every game must have one."""
        found = self.part(module, function)
        if found is None:
            raise NotImplementedError(f"expected {self.package}.{module} with {function}()")
        return found

    @cached_property
    def _parts(self) -> dict[tuple[str, str], Any]:
        return {}

    @cached_property
    def companion(self) -> bool:
        """Can it score a physical board?"""
        return self.part("companion", "score_typed") is not None

    @cached_property
    def folder(self) -> Path:
        return Path(str(importlib.import_module(self.package).__file__)).parent

    @cached_property
    def texts(self) -> Texts:
        shared: Texts | None = self.part("words", "TEXTS")
        return shared or Texts(self.folder / "texts")

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

    @cached_property
    def observation(self) -> ObservationSpace:
        """What its `observe` writes: the fields of an observation."""
        space: ObservationSpace = self.own("observation", "SPACE")
        return space

    @cached_property
    def observe(self) -> Callable[[State, State, int, NDArray[np.int8]], None]:
        """Compiled: `observe(edition, state, seat, out)` writes what this seat may know."""
        function: Callable[[State, State, int, NDArray[np.int8]], None] = self.own(
            "observation", "observe"
        )
        return function

    def title(self, language: str) -> str:
        return self.texts.format(language, "title")

    # -- editions --------------------------------------------------------------------------------

    def read_edition(self, folder: Path) -> Edition:
        """Read and check an edition's folder; BadEdition lists every fault."""
        edition: Edition = self.own("reader", "read_edition")(folder)
        return edition

    def editions(self) -> dict[str, Path]:
        return find_editions(self.folder / "editions", self.name)

    def edition(self, name: str | Path | Edition | None = None) -> Edition:
        """An edition by name or folder; by default the game's default edition."""
        if isinstance(name, Edition):
            if name.game != self.name:
                raise EcotoneError(f"expected an edition of {self.name}, got one of {name.game}")
            return name
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

    @property
    def default_players(self) -> int:
        """Two players, or the nearest number that it supports."""
        return min(max(2, self.players[0]), self.players[-1])

    # -- starting --------------------------------------------------------------------------------

    @cached_property
    def layout(self) -> Layout:
        """The fields of its state."""
        return Layout(self.table)

    def checksum(self, state: State) -> str:
        """A hash of every field that decides how a game goes on, by name."""
        return self.layout.checksum(state, self.bookkeeping)

    def new_state(self) -> State:
        """The bytes of one state, all zero."""
        return new_bytes(self.table)

    def check(
        self, players: int, options: Mapping[str, object], seed: int, stored: bool = False
    ) -> dict[str, str | int]:
        """The complete options of a game about to start, or BadOption.

        A `stored` game keeps options without effect that were accepted when it began, and loses
        those that no longer exist.
        """
        if players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise BadOption(f"{self.name}: expected {low} to {high} players, got {players}")
        if not 0 <= seed < SEED_LIMIT:
            raise BadOption(f"expected a seed from 0 to 2**{SEED_BITS} - 1, got {seed}")
        if stored:
            options = {o.name: options[o.name] for o in self.options if o.name in options}
        full = read_options(self.options, options)
        if not stored:
            check_applicable(self.options, players, full)
        self.check_together(players, full)
        return full

    def check_together(self, players: int, options: Mapping[str, str | int]) -> None:
        """Raise BadOption if these options exclude each other."""

    def together(self, options: Mapping[str, str | int]) -> bool:
        """Do all seats win or lose together under these options?"""
        return self.cooperative

    def is_won_or_lost(self, players: int, options: Mapping[str, str | int]) -> bool:
        """Is a game under these options only won or lost, whatever the points?"""
        return self.cooperative

    def search_depth(self, opponents: int, deep: bool) -> int:
        """How many further turns of its own a searching seat plays before it trusts `evaluate`.

        It depends on the number of opponents, and on whether the budget allows a `deep` search.
        """
        return 1

    def calibrated_chance(self, edition: Edition, state: State, chance: float) -> float:
        """The chance to win shown to people, corrected from what `evaluate` estimates for bots."""
        return chance

    def option_values(self, edition: Edition) -> Mapping[str, Sequence[str | int]]:
        """The values of those options that depend on the edition."""
        return {}

    def check_edition(
        self, edition: Edition, players: int, options: Mapping[str, str | int]
    ) -> None:
        """Raise BadOption if the edition lacks what the options require."""
        held = self.option_values(edition)
        for option in self.options:
            value = options[option.name]
            known = held.get(option.name, (value,))
            if value not in known and option.applies_to(players, options):
                names = ", ".join(str(one) for one in known)
                raise BadOption(
                    f"edition {edition.name}: option {option.name}: expected {names}, got {value}"
                )

    def cards_in_play(
        self, edition: Edition, players: int, options: Mapping[str, str | int]
    ) -> bytes:
        """What the rules can read of an edition in a game with these options."""
        return edition.data.tobytes()

    def cards_digest(self, edition: Edition, players: int, options: Mapping[str, str | int]) -> str:
        """A hash of the cards in play; texts and comments of the edition do not affect it."""
        return digest_of_cards(self.cards_in_play(edition, players, options))

    def may_continue(
        self, edition: Edition, players: int, options: Mapping[str, str | int], digest: str
    ) -> bool:
        """May a game that was started with cards of this digest continue with this edition?

        Digests of older versions cover more than the rules read; there the checksums decide.
        """
        if not digest.startswith(CARDS_MARK):
            return True
        return digest == self.cards_digest(edition, players, options)

    def redealt(self, edition: Edition, state: State, seat: int, salt: int = 0) -> State:
        """A copy of a state in which everything the seat cannot know was dealt again."""
        dealt = state.copy()
        self.entry.redeal(edition.data, dealt, seat, new_generator(salt))
        return dealt

    # -- what people see -------------------------------------------------------------------------

    def view(self, edition: Edition, state: State, seat: int) -> dict[str, Any]:
        """Everything this seat may see, as plain data; NOBODY sees the public part.

        Seats share parts of it: do not change them. `Match.view` returns a copy.
        """
        found: dict[str, Any] = self.own("view", "view")(edition, state, seat)
        return found

    def words(
        self, edition: Edition, state: State, action: int, language: str
    ) -> Mapping[str, Any]:
        """The arguments of the text `action-<kind>` for an action in this state."""
        found: Mapping[str, Any] = self.own("words", "action_words")(
            edition, state, action, language
        )
        return found

    def events(
        self, edition: Edition, before: State, action: int, after: State, seat: int, language: str
    ) -> Iterable[Event]:
        """What happened, as far as this seat may know it; keys are texts of the game."""
        found: Iterable[Event] = self.own("log", "events")(
            edition, before, action, after, seat, language
        )
        return found

    def score_sheet(self, edition: Edition, state: State, seat: int) -> dict[str, Any]:
        """A seat's points with the reasons for each."""
        sheet: dict[str, Any] = self.own("sheet", "score_sheet")(edition, state, seat)
        return sheet

    def draw(self, edition: Edition, view: dict[str, Any], language: str) -> Any:
        """A view as a Rich renderable; None if the game has no drawing of its own."""
        draw = self.part("terminal", "draw")
        return None if draw is None else draw(edition, view, language)

    def draw_sheet(self, edition: Edition, sheet: dict[str, Any], language: str) -> Any:
        """A score sheet as a Rich renderable; None if the game has no drawing of its own."""
        draw = self.part("terminal", "draw_sheet")
        return None if draw is None else draw(edition, sheet, language)

    def score_file(self, edition: Edition, path: Path) -> dict[str, Any]:
        """The score sheet of a physical board described in a file."""
        return self._score_typed(edition, path)

    def score_document(self, edition: Edition, document: Mapping[str, Any]) -> dict[str, Any]:
        """The score sheet of a physical board described as plain data, shaped like the file."""
        return self._score_typed(edition, document)

    def _score_typed(self, edition: Edition, board: Path | Mapping[str, Any]) -> dict[str, Any]:
        if not self.companion:
            raise EcotoneError(f"{self.name} has no score companion")
        sheet: dict[str, Any] = self.own("companion", "score_typed")(edition, board)
        return sheet

    def statistics(self, edition: Edition, states: NDArray[np.uint8]) -> dict[str, float]:
        """The game's own figures over many finished games, one per row."""
        count = self.part("statistics", "statistics")
        return {} if count is None else dict(count(edition, states))

    def chapters(self, edition: Edition) -> "list[Chapter]":
        """The chapters of its campaign, in order."""
        chapters = self.part("campaign", "chapters")
        return [] if chapters is None else list(chapters(edition))

    def catalogue(self, edition: Edition) -> dict[str, Any]:
        """The components as plain data, for the client that draws them."""
        catalogue = self.part("catalogue", "catalogue")
        if catalogue is not None:
            return dict(catalogue(edition))
        return {table: [dict(row) for row in rows] for table, rows in edition.tables.items()}

    def preview(self, edition: Edition, state: State, action: int, seat: int) -> dict[str, Any]:
        """What an action would bring, as far as the seat that may choose it can know."""
        preview = self.part("preview", "preview")
        return {} if preview is None else dict(preview(edition, state, action, seat, self.entry))

    def actions_meant(self, edition: Edition, state: State, typed: str) -> Iterable[int]:
        """The actions that a person may mean by a short name typed in the terminal."""
        meant = self.part("words", "actions_meant")
        return () if meant is None else tuple(meant(edition, state, typed))

    def refusals(self, edition: Edition, state: State, seat: int) -> Iterable[Refusal]:
        """What the seat to move might want to do and may not, each with the reason."""
        refusals = self.part("refusals", "refusals")
        return () if refusals is None else tuple(refusals(edition, state, seat, self.entry))

    def shows_action(self, edition: Edition, before: State, action: int, seat: int) -> bool:
        """May this seat (NOBODY: anyone) know which action was taken? Its result is in the view."""
        shows = self.part("view", "shows_action")
        return shows is None or bool(shows(edition, before, action, seat))

    def reveals(self, edition: Edition, before: State, action: int, after: State) -> bool:
        """Could any seat have learnt something hidden from an action?

        Then it cannot be undone where people play on several devices. Games decide this from public
        information: piles that became smaller, a generator that was used. By default nothing can be
        undone there.
        """
        reveals = self.part("reveals", "reveals")
        return reveals is None or bool(reveals(edition, before, action, after))

    def learn(self, language: str) -> str:
        """How to play, as Markdown: `texts/learn.<language>.md`, or else RULES.md."""
        written = self.folder / "texts" / f"learn.{language}.md"
        return (written if written.is_file() else self.folder / "RULES.md").read_text("utf-8")

    @cached_property
    def guide(self) -> "Guide | None":
        """Its guided first game, if it has one."""
        with needs("play"):
            from ecotone.engine.guide import read_guide
        return read_guide(self.folder)

    def describe_action(self, edition: Edition, state: State, action: int, language: str) -> str:
        """An action in words, for the person who is to choose."""
        kind = self.actions.decode(action).kind.replace("_", "-")
        return self.texts.format(
            language, f"action-{kind}", self.words(edition, state, action, language)
        )

    def format_event(self, event: Event, language: str) -> str:
        return self.texts.format(language, event.key, event.arguments)

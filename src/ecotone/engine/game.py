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

`GamePackage` finds these and all else a game's package holds; `Presentation` is for people: texts,
views, names. Here are the facts of a game, its editions, and how a game of it starts.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.edition import CARDS_MARK, Edition, digest_of_cards, find_editions
from ecotone.engine.errors import BadOption, EcotoneError
from ecotone.engine.layout import Layout
from ecotone.engine.level import Level
from ecotone.engine.options import Option, check_applicable, read_options
from ecotone.engine.presentation import Presentation
from ecotone.engine.randomness import Generator, new_generator
from ecotone.engine.record import new_bytes
from ecotone.engine.seeds import SEED_BITS, SEED_LIMIT
from ecotone.engine.state import State


class Game(Presentation):
    """A game: its facts, its editions, and how a game of it starts."""

    cooperative: bool = False
    """Do all seats always win or lose together?"""
    hidden_hands: bool = False
    """Does a seat hold or look at things that others may not see?"""
    partners_share: bool = False
    """If seats win or lose together, do they hold and know everything in common?"""
    levels: Mapping[str, Level] = {}
    """What bots' levels mean against opponents, where it differs from `ecotone.bots.levels`."""
    learned_levels: Mapping[str, Level] = {}
    """The levels that play with the weights the game ships, and what they mean there."""
    minutes: int = 30
    """How long people play it, roughly."""
    decisions_alone: int = 12
    """How many decisions count as a turn if nobody plays against the seat."""
    rules_version: int = 1
    """Raised whenever a rule changes so that old action lists may no longer replay."""
    default_edition: str = "house"
    options: tuple[Option, ...] = ()
    bytes_moved: bool = False
    """Has its record changed since checksums covered all bytes? Such checksums prove nothing."""
    derived: tuple[str, ...] = ()
    """Parts of its view that follow from others; a match printed as text leaves them out."""

    earlier_card_sizes: ClassVar[Sequence[int]] = ()
    """Bytes of an edition's record in earlier versions, before fields were added at its end."""

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

    @cached_property
    def layout(self) -> Layout:
        """The fields of its state."""
        return Layout(self.table)

    def checksum(self, state: State) -> str:
        """A hash of every field that decides how a game goes on, by name."""
        return self.layout.checksum(state)

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
        """A hash of the cards in play; texts and comments of the edition do not affect it.

        Fields that were added at the end of the record count only where an edition uses them.
        """
        cards = self.cards_in_play(edition, players, options)
        for size in self.earlier_card_sizes:
            if not cards[size:].strip(b"\0"):
                return digest_of_cards(cards[:size])
        return digest_of_cards(cards)

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
        self.entry.redeal(edition.data, dealt, seat, generator_of(salt).copy())
        return dealt

    def statistics(self, edition: Edition, states: NDArray[np.uint8]) -> dict[str, float]:
        """The game's own figures over many finished games, one per row."""
        count = self.part("statistics", "statistics")
        return {} if count is None else dict(count(edition, states))


@lru_cache
def generator_of(salt: int) -> Generator:
    """A generator as it is at first; whoever draws from it takes a copy."""
    return new_generator(salt)

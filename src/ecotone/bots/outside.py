"""Bots written by others: a class with `choose(seat_view, legal, rng)`.

The class is named by an entry point of the group `ecotone.bots`, or as `path.py:Class`. It is given
what its seat may see and nothing more.
"""

import importlib.util
import random
import sys
from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from operator import index
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, Protocol, SupportsIndex

from ecotone.bots.bot import Bot, move_seed
from ecotone.engine.errors import EcotoneError
from ecotone.engine.match import Match

GROUP = "ecotone.bots"
NO_NUMBER = -1


class BotFault(EcotoneError):
    """An external bot that cannot be used, or did not choose a legal decision."""


class LegalDecision(NamedTuple):
    """A decision that the seat may take now."""

    number: int
    """What `choose` returns to take it."""
    kind: str
    arguments: Mapping[str, int]
    """The index of each argument among its values, counted from 0."""
    name: str
    """The whole decision as text, such as `introduce(slot=2, space=r3c3)`."""


class Chooser(Protocol):
    """The interface of an external bot."""

    def choose(
        self, seat_view: dict[str, Any], legal: list[LegalDecision], rng: random.Random
    ) -> int | LegalDecision:
        """One of the legal decisions, or its number."""


class OutsideBot(Bot):
    """A seat played by an external class."""

    def __init__(self, seed: int, name: str) -> None:
        super().__init__(seed)
        self.name = name
        self.chooser = new_chooser(name)

    def choose(self, match: Match) -> int:
        """Ask the class with what the seat may see, and check the answer."""
        seen = match.view(match.actor)
        rng = random.Random(move_seed(match, self.seed))
        try:
            chosen: Any = self.chooser.choose(seen, legal_decisions(match), rng)
        except Exception as error:
            raise BotFault(f"{self.where(match)}: it raised {describe(error)}") from error
        number = number_of(chosen)
        if number not in match.legal_numbers.tolist():
            raise BotFault(
                f"{self.where(match)}: expected one of {match.count} legal decisions, "
                f"got {chosen!r}"
            )
        return number

    def where(self, match: Match) -> str:
        """The bot and the move, for error messages."""
        return f"bot {self.name}, move {len(match.actions) + 1}"


def number_of(chosen: Any) -> int:
    """The number of the chosen decision, or NO_NUMBER."""
    if isinstance(chosen, LegalDecision):
        return chosen.number
    if isinstance(chosen, bool) or not isinstance(chosen, SupportsIndex):
        return NO_NUMBER
    return index(chosen)


def describe(error: Exception) -> str:
    """An exception in one line."""
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def legal_decisions(match: Match) -> list[LegalDecision]:
    actions = match.game.actions
    return [
        LegalDecision(number, *actions.decode(number), actions.name(number))
        for number in match.legal_numbers.tolist()
    ]


def offered() -> list[str]:
    """The bots that installed packages offer."""
    return sorted(entry_points(group=GROUP).names)


def is_outside(name: str) -> bool:
    """Is this the name of a class in a file, or of a bot that a package offers?"""
    return ".py:" in name or name in offered()


def new_chooser(name: str) -> Chooser:
    """A new object of the class with this name."""
    made = chooser_class(name)
    try:
        chooser: Chooser = made()
    except Exception as error:
        raise BotFault(f"bot {name}: creating it raised {describe(error)}") from error
    return chooser


@cache
def chooser_class(name: str) -> Any:
    """The class with this name; it has a `choose` method."""
    found = class_in_file(name) if ".py:" in name else offered_class(name)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise BotFault(
            f"bot {name}: expected a class with a method choose(seat_view, legal, rng), "
            f"got {getattr(found, '__name__', repr(found))}"
        )
    return found


def offered_class(name: str) -> Any:
    """The class that a package offers under this name."""
    point = entry_points(group=GROUP)[name]
    try:
        return point.load()
    except Exception as error:
        raise BotFault(f"bot {name}: loading {point.value} raised {describe(error)}") from error


def class_in_file(name: str) -> Any:
    """The class of `path.py:Class`."""
    file, _, wanted = name.rpartition(":")
    module = module_in_file(name, Path(file))
    if not hasattr(module, wanted):
        classes = [key for key, value in vars(module).items() if isinstance(value, type)]
        raise BotFault(
            f"bot {name}: expected a class of {', '.join(classes) or 'none'}, got {wanted or '–'}"
        )
    return getattr(module, wanted)


def module_in_file(name: str, file: Path) -> ModuleType:
    """Run a Python file as a module of its own."""
    if not file.is_file():
        raise BotFault(f"bot {name}: expected a Python file, but {file} does not exist")
    title = f"ecotone_bot_{file.stem}"
    spec = importlib.util.spec_from_file_location(title, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[title] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BotFault(f"bot {name}: running {file.name} raised {describe(error)}") from error
    return module

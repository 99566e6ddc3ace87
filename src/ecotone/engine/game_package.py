"""A game as a package: its modules by their jobs, its texts and its compiled entry points."""

import importlib
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.actions import ActionSpace
from ecotone.engine.compiling import code_folder, interpreted
from ecotone.engine.observation import ObservationSpace
from ecotone.engine.state import State
from ecotone.engine.texts import Texts


def announce_nothing(game: "GamePackage") -> None:
    """The default of `Game.announce`."""


class GamePackage:
    """What a game's package provides, found by the names of its modules."""

    name: str
    """Its name on the command line; also its folder."""
    package: str
    """The dotted name of its package."""
    players: range
    """The supported numbers of players."""
    actions: ActionSpace
    table: Any
    """The NumPy type of its state."""

    announce: ClassVar[Callable[[Any], None]] = staticmethod(announce_nothing)
    """Called before a compilation that takes a while; set by the program that talks to people."""

    def __reduce__(self) -> Any:
        """Pickle a game by its name, for other processes."""
        from ecotone.engine.registry import game_named

        return game_named, (self.name,)

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
    def folder(self) -> Path:
        return Path(str(importlib.import_module(self.package).__file__)).parent

    @cached_property
    def texts(self) -> Texts:
        shared: Texts | None = self.part("words", "TEXTS")
        return shared or Texts(self.folder / "texts")

    def title(self, language: str) -> str:
        return self.texts.format(language, "title")

    @cached_property
    def entry(self) -> ModuleType:
        """Its compiled entry points, loaded (or, the first time ever, compiled) on first use."""
        name = f"{self.package}.entry"
        if interpreted():
            return importlib.import_module(name)
        code = code_folder(self.folder)
        marker = code / "ready" if code else None
        if not (marker and marker.exists()):
            type(self).announce(self)
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

"""Ecosfera's facts, for the registry."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.edition import Edition
from ecotone.engine.game import Event, Game, Refusal
from ecotone.engine.state import State
from ecotone.games.ecosfera import cards, preview, refusals, sheet, terminal, view, words
from ecotone.games.ecosfera.actions import ACTIONS
from ecotone.games.ecosfera.catalogue import catalogue
from ecotone.games.ecosfera.reveals import reveals
from ecotone.games.ecosfera.setup import OPTIONS
from ecotone.games.ecosfera.table import TABLE


class Ecosfera(Game):
    """Save the Baltic together: restore six habitats before six impacts."""

    name = "ecosfera"
    players = range(1, 5)
    minutes = 60
    cooperative = True
    default_edition = "standard"
    options = OPTIONS
    actions = ACTIONS
    table = TABLE
    package = "ecotone.games.ecosfera"
    texts = words.TEXTS

    def read_edition(self, folder: Path) -> Edition:
        return cards.read_edition(folder)

    def view(self, edition: Edition, state: State, seat: int) -> dict[str, Any]:
        return view.view(edition, state, seat)

    def words(
        self, edition: Edition, state: State, action: int, language: str
    ) -> Mapping[str, Any]:
        return words.action_words(edition, state, action, language)

    def events(
        self, edition: Edition, before: State, action: int, after: State, seat: int, language: str
    ) -> Iterable[Event]:
        return view.events(edition, before, action, after, language)

    def reveals(self, edition: Edition, before: State, action: int, after: State) -> bool:
        return reveals(before, after)

    def score_sheet(self, edition: Edition, state: State, seat: int) -> dict[str, Any]:
        return sheet.score_sheet(edition, state)

    def draw(self, edition: Edition, view: dict[str, Any], language: str) -> Any:
        return terminal.draw(edition, view, language)

    def draw_sheet(self, edition: Edition, sheet: dict[str, Any], language: str) -> Any:
        return terminal.draw_sheet(edition, sheet, language)

    def statistics(self, edition: Edition, states: NDArray[np.uint8]) -> dict[str, float]:
        return sheet.statistics(states)

    def catalogue(self, edition: Edition) -> dict[str, Any]:
        return catalogue(edition)

    def preview(self, edition: Edition, state: State, action: int, seat: int) -> dict[str, Any]:
        return preview.preview(edition, state, action, self.entry)

    def refusals(self, edition: Edition, state: State, seat: int) -> Iterable[Refusal]:
        return refusals.refusals(edition, state, seat, self.entry)

    def format_event(self, event: Event, language: str) -> str:
        return self.texts.format(language, event.key, words.with_names(event.arguments, language))


GAME = Ecosfera()

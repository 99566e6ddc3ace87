"""Key Harvest's facts, for the registry."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.edition import Edition
from ecotone.engine.game import Event, Game, Refusal
from ecotone.engine.state import State
from ecotone.games.keyharvest import (
    cards,
    catalogue,
    companion,
    log,
    preview,
    refusals,
    statistics,
    terminal,
    view,
    words,
)
from ecotone.games.keyharvest.actions import ACTIONS
from ecotone.games.keyharvest.reveals import reveals
from ecotone.games.keyharvest.setup import OPTIONS
from ecotone.games.keyharvest.sheet import score_sheet
from ecotone.games.keyharvest.table import TABLE


class KeyHarvest(Game):
    """Collect fields, sell them from your store, and set workers among them."""

    name = "keyharvest"
    rules_version = 4
    players = range(2, 5)
    hidden_hands = True
    minutes = 75
    companion = True
    options = OPTIONS
    actions = ACTIONS
    table = TABLE
    package = "ecotone.games.keyharvest"
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
        return log.events(edition, before, action, after, seat, language)

    def reveals(self, edition: Edition, before: State, action: int, after: State) -> bool:
        return reveals(before, after)

    def score_sheet(self, edition: Edition, state: State, seat: int) -> dict[str, Any]:
        return score_sheet(edition, words.record(state), seat)

    def catalogue(self, edition: Edition) -> dict[str, Any]:
        return catalogue.catalogue(edition)

    def preview(self, edition: Edition, state: State, action: int, seat: int) -> dict[str, Any]:
        return preview.preview(edition, state, action, self.entry.apply, self.entry.legal)

    def refusals(self, edition: Edition, state: State, seat: int) -> Iterable[Refusal]:
        return refusals.refusals(edition, state, seat)

    def draw(self, edition: Edition, view: dict[str, Any], language: str) -> Any:
        return terminal.draw(edition, view, language)

    def draw_sheet(self, edition: Edition, sheet: dict[str, Any], language: str) -> Any:
        return terminal.draw_sheet(edition, sheet, language)

    def score_file(self, edition: Edition, path: Path) -> dict[str, Any]:
        return companion.score_typed(edition, path)

    def score_document(self, edition: Edition, document: Mapping[str, Any]) -> dict[str, Any]:
        return companion.score_typed(edition, document)

    def statistics(self, edition: Edition, states: NDArray[np.uint8]) -> dict[str, float]:
        return statistics.statistics(edition, states)


GAME = KeyHarvest()

"""Habitats' facts, for the registry."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ecotone.engine.edition import Edition
from ecotone.engine.errors import BadOption
from ecotone.engine.game import Event, Game, Refusal
from ecotone.engine.state import State
from ecotone.games.habitats import (
    catalogue,
    companion,
    preview,
    reader,
    refusals,
    sheet,
    terminal,
    view,
    words,
)
from ecotone.games.habitats.actions import ACTIONS
from ecotone.games.habitats.checks import MOST_TURNS
from ecotone.games.habitats.reveals import reveals
from ecotone.games.habitats.setup import OPTIONS
from ecotone.games.habitats.table import SEATS, TABLE


class Habitats(Game):
    """Walk through a market of tiles and build a wildlife park in which every animal is at home."""

    name = "habitats"
    players = range(1, SEATS + 1)
    minutes = 45
    companion = True
    options = OPTIONS
    actions = ACTIONS
    table = TABLE
    package = "ecotone.games.habitats"
    texts = words.TEXTS

    def read_edition(self, folder: Path) -> Edition:
        return reader.read_edition(folder)

    def check_edition(
        self, edition: Edition, players: int, options: Mapping[str, str | int]
    ) -> None:
        years = [row["turns"] for row in edition.tables["years"] if row["players"] == players]
        extra = len(years) if options["years"] == "long" else 0
        if sum(years) + extra > MOST_TURNS:
            raise BadOption(
                f"edition {edition.name}, option years=long: expected at most {MOST_TURNS} turns, "
                f"got {sum(years) + extra}"
            )

    def search_depth(self, opponents: int, deep: bool) -> int:
        return 3

    def view(self, edition: Edition, state: State, seat: int) -> dict[str, Any]:
        return view.view(edition, state, seat)

    def words(
        self, edition: Edition, state: State, action: int, language: str
    ) -> Mapping[str, Any]:
        return words.action_words(edition, state, action, language)

    def events(
        self, edition: Edition, before: State, action: int, after: State, seat: int, language: str
    ) -> Iterable[Event]:
        return view.events(edition, before, action, after, seat, language)

    def actions_meant(self, edition: Edition, state: State, typed: str) -> Iterable[int]:
        return words.places_on(state, typed)

    def reveals(self, edition: Edition, before: State, action: int, after: State) -> bool:
        return reveals(before, after)

    def score_sheet(self, edition: Edition, state: State, seat: int) -> dict[str, Any]:
        return sheet.score_park(edition, state, seat)

    def catalogue(self, edition: Edition) -> dict[str, Any]:
        return catalogue.catalogue(edition)

    def preview(self, edition: Edition, state: State, action: int, seat: int) -> dict[str, Any]:
        return preview.preview(edition, state, action, self.entry.apply)

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


GAME = Habitats()

"""Keystone's facts, for the registry."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ecotone.engine.campaign import Chapter
from ecotone.engine.edition import Edition
from ecotone.engine.errors import BadOption
from ecotone.engine.game import Event, Game, Refusal
from ecotone.engine.state import State
from ecotone.games.keystone import (
    campaign,
    cards,
    catalogue,
    chances,
    companion,
    preview,
    refusals,
    terminal,
    view,
    words,
)
from ecotone.games.keystone.actions import ACTIONS
from ecotone.games.keystone.placing import owner_of
from ecotone.games.keystone.reveals import reveals
from ecotone.games.keystone.setup import OPTIONS
from ecotone.games.keystone.sheet import placed_cards, score_board
from ecotone.games.keystone.table import TABLE


class Keystone(Game):
    """Build a 4x4 ecosystem of species in runs of numbers and habitats."""

    name = "keystone"
    players = range(1, 5)
    hidden_hands = True
    partners_share = True
    minutes = 45
    decisions_alone = 2
    companion = True
    rules_version = 2
    options = OPTIONS
    actions = ACTIONS
    table = TABLE
    package = "ecotone.games.keystone"
    texts = words.TEXTS

    def read_edition(self, folder: Path) -> Edition:
        return cards.read_edition(folder)

    def check_together(self, players: int, options: Mapping[str, str | int]) -> None:
        if options["variant"] == "coop" and players == 1:
            raise BadOption("keystone: expected 2 to 4 players for variant coop, got 1")

    def together(self, options: Mapping[str, str | int]) -> bool:
        return options["variant"] == "coop"

    def search_depth(self, opponents: int, deep: bool) -> int:
        if not deep or opponents == 1:
            return 1
        return 2 if opponents else 3

    def is_won_or_lost(self, players: int, options: Mapping[str, str | int]) -> bool:
        alone_or_together = players == 1 or self.together(options)
        return alone_or_together and int(options["assignment"]) > 0

    def calibrated_chance(self, edition: Edition, state: State, chance: float) -> float:
        return chances.as_played(words.cards_of(edition), words.record(state), chance)

    def option_values(self, edition: Edition) -> Mapping[str, Sequence[str | int]]:
        return {
            "assignment": [0, *(row["number"] for row in edition.tables["assignments"])],
            "envelopes": range(len(edition.tables["envelopes"]) + 1),
        }

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

    def shows_action(self, edition: Edition, before: State, action: int, seat: int) -> bool:
        return not view.hides_action(before, action, seat)

    def reveals(self, edition: Edition, before: State, action: int, after: State) -> bool:
        return reveals(before, after)

    def score_sheet(self, edition: Edition, state: State, seat: int) -> dict[str, Any]:
        table = words.record(state)
        owner = int(owner_of(table, seat))
        return {
            "board": placed_cards(edition, table, owner),
            **score_board(edition, table, owner),
        }

    def chapters(self, edition: Edition) -> list[Chapter]:
        return campaign.chapters(edition)

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


GAME = Keystone()

"""Keystone's facts, for the registry."""

from collections.abc import Mapping, Sequence

from ecotone.engine.edition import Edition
from ecotone.engine.errors import BadOption
from ecotone.engine.game import Game
from ecotone.engine.level import Level
from ecotone.engine.options import DIFFICULTY_OPTION
from ecotone.engine.state import State
from ecotone.games.keystone import (
    chances,
    words,
)
from ecotone.games.keystone.actions import ACTIONS
from ecotone.games.keystone.cards import CARDS_RECORD
from ecotone.games.keystone.journal import ASSIGNMENTS
from ecotone.games.keystone.setup import OPTIONS
from ecotone.games.keystone.table import TABLE

JOURNAL_FIELDS = tuple(
    name for name in CARDS_RECORD.names if CARDS_RECORD[name].shape[:1] == (ASSIGNMENTS,)
)
"""What the edition says of each assignment."""
DEMANDED = {"relaxed": "relaxed_a", "written": "condition_a", "demanding": "demanding_a"}
"""The conditions' first numbers, by the difficulty at which they are read."""
BEFORE_DIFFICULTIES = CARDS_RECORD.fields["relaxed_a"][1]
"""The size of an edition's record before there were difficulties."""


class Keystone(Game):
    """Build a 4x4 ecosystem of species in runs of numbers and habitats."""

    name = "keystone"
    players = range(1, 5)
    hidden_hands = True
    partners_share = True
    levels: Mapping[str, Level] = {
        "beginner": Level(5, 0.7),
        "easy": Level(5, 0.46),
        "medium": Level(5, 0.15),
        "hard": Level(10),
        "expert": Level(100),
        "master": Level(3000),
    }
    learned_levels: Mapping[str, Level] = {"master": Level(100)}
    minutes = 45
    decisions_alone = 2
    rules_version = 2
    earlier_card_sizes = (BEFORE_DIFFICULTIES,)
    options = OPTIONS
    actions = ACTIONS
    table = TABLE
    derived = ("score", "unseen")
    package = "ecotone.games.keystone"

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

    def cards_in_play(
        self, edition: Edition, players: int, options: Mapping[str, str | int]
    ) -> bytes:
        """The cards, and of the Field Journal only the assignment as it is played."""
        alone_or_together = players == 1 or self.together(options)
        assignment = int(options["assignment"]) if alone_or_together else 0
        cards = edition.data.copy()
        of_assignment = cards.view(CARDS_RECORD)[0]
        for name in JOURNAL_FIELDS:
            values = of_assignment[name]
            values[:assignment] = 0
            values[assignment + 1 :] = 0
        for difficulty, name in DEMANDED.items():
            if difficulty != options[DIFFICULTY_OPTION]:
                of_assignment[name] = 0
        return cards.tobytes()

    def option_values(self, edition: Edition) -> Mapping[str, Sequence[str | int]]:
        return {
            "assignment": [0, *(row["number"] for row in edition.tables["assignments"])],
            "envelopes": range(len(edition.tables["envelopes"]) + 1),
        }


GAME = Keystone()

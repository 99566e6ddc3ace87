"""Habitats' facts, for the registry."""

from collections.abc import Mapping

from ecotone.engine.edition import Edition
from ecotone.engine.errors import BadOption
from ecotone.engine.game import Game
from ecotone.engine.level import Level
from ecotone.games.habitats.actions import ACTIONS
from ecotone.games.habitats.checks import MOST_TURNS
from ecotone.games.habitats.setup import OPTIONS
from ecotone.games.habitats.table import SEATS, TABLE


class Habitats(Game):
    """Walk through a market of tiles and build a wildlife park in which every animal is at home."""

    name = "habitats"
    players = range(1, SEATS + 1)
    levels: Mapping[str, Level] = {
        "beginner": Level(5, 0.7),
        "easy": Level(5, 0.54),
        "medium": Level(5, 0.35),
        "hard": Level(5, 0.12),
        "expert": Level(20),
        "master": Level(600),
    }
    learned_levels: Mapping[str, Level] = {"master": Level(200)}
    minutes = 45
    options = OPTIONS
    actions = ACTIONS
    table = TABLE
    bytes_moved = True
    earlier_card_sizes = (3495,)
    derived = ("surroundings", "open", "closed", "needs", "reason")
    package = "ecotone.games.habitats"

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


GAME = Habitats()

"""Ecosfera's facts, for the registry."""

from collections.abc import Mapping

from ecotone.engine.edition import Edition
from ecotone.engine.game import Game
from ecotone.games.ecosfera.actions import ACTIONS
from ecotone.games.ecosfera.cards import in_earlier_form
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
    bytes_moved = True
    package = "ecotone.games.ecosfera"

    def cards_in_play(
        self, edition: Edition, players: int, options: Mapping[str, str | int]
    ) -> bytes:
        return in_earlier_form(edition.data)


GAME = Ecosfera()

"""Ecosfera's facts, for the registry."""

from ecotone.engine.game import Event, Game
from ecotone.games.ecosfera import words
from ecotone.games.ecosfera.actions import ACTIONS
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

    def format_event(self, event: Event, language: str) -> str:
        return self.texts.format(language, event.key, words.with_names(event.arguments, language))


GAME = Ecosfera()

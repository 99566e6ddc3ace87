"""Key Harvest's facts, for the registry."""

from ecotone.engine.game import Game
from ecotone.games.keyharvest.actions import ACTIONS
from ecotone.games.keyharvest.setup import OPTIONS
from ecotone.games.keyharvest.table import TABLE


class KeyHarvest(Game):
    """Collect fields, sell them from your store, and set workers among them."""

    name = "keyharvest"
    rules_version = 4
    players = range(2, 5)
    hidden_hands = True
    minutes = 75
    options = OPTIONS
    actions = ACTIONS
    table = TABLE
    bookkeeping = ("note_count", "notes", "met", "used", "deepest")
    derived = ("score",)
    package = "ecotone.games.keyharvest"


GAME = KeyHarvest()

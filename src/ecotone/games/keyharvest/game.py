"""Key Harvest's facts, for the registry."""

from collections.abc import Mapping

from ecotone.engine.game import Game
from ecotone.engine.level import Level
from ecotone.games.keyharvest.actions import ACTIONS
from ecotone.games.keyharvest.setup import OPTIONS
from ecotone.games.keyharvest.table import TABLE


class KeyHarvest(Game):
    """Collect fields, sell them from your store, and set workers among them."""

    name = "keyharvest"
    rules_version = 4
    players = range(2, 5)
    hidden_hands = True
    levels: Mapping[str, Level] = {
        "beginner": Level(5, 0.7),
        "easy": Level(5, 0.54),
        "medium": Level(5, 0.34),
        "hard": Level(5),
        "expert": Level(20),
        "master": Level(600),
    }
    learned_levels: Mapping[str, Level] = {"master": Level(150)}
    minutes = 75
    options = OPTIONS
    actions = ACTIONS
    table = TABLE
    bytes_moved = True
    derived = ("score",)
    earlier_card_sizes = (1986, 2706)
    package = "ecotone.games.keyharvest"


GAME = KeyHarvest()

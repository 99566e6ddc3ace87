"""The decisions of Ecosfera, as numbers.

Cards are named by their code, not by their place, so that one number means the same purchase
wherever the card lies: `p7` is the seventh producer of the edition, `c1` the first consumer.
"""

from ecotone.engine.actions import ActionSpace, Kind
from ecotone.games.ecosfera.table import (
    CONSUMERS,
    POLICIES,
    PRODUCERS,
    ROWS,
    Element,
    Habitat,
    Token,
    Use,
)


def counted(letter: str, count: int) -> list[str]:
    """Names of things that are only numbered, from 1."""
    return [f"{letter}{number + 1}" for number in range(count)]


CONSUMER_NAMES = counted("c", CONSUMERS)
SPECIES_NAMES = counted("p", PRODUCERS) + CONSUMER_NAMES
CODE_NAMES = [e.name.lower() for e in Element] + ["pressure", "litter", *SPECIES_NAMES]
USE_NAMES = [use.name.lower() for use in Use]

ACTIONS = ActionSpace(
    Kind("end_turn"),
    Kind("buy", card=SPECIES_NAMES),
    Kind("place", card=CONSUMER_NAMES),
    Kind("use_token", ability=USE_NAMES),
    Kind("use_card", card=SPECIES_NAMES, ability=USE_NAMES),
    Kind("star", card=SPECIES_NAMES),
    Kind("activate", policy=counted("m", POLICIES)),
    Kind("reactivate", token=[token.name.lower() for token in Token]),
    Kind("choose_card", card=CODE_NAMES),
    Kind("choose_row", row=counted("", ROWS)),
    Kind("choose_habitat", habitat=[habitat.name.lower() for habitat in Habitat]),
    Kind("to_market"),
    Kind("to_deck"),
    Kind("take"),
    Kind("give_back"),
    Kind("agree"),
    Kind("decline"),
)

END_TURN = ACTIONS.first("end_turn")
BUY = ACTIONS.first("buy")
PLACE = ACTIONS.first("place")
USE_TOKEN = ACTIONS.first("use_token")
USE_CARD = ACTIONS.first("use_card")
STAR = ACTIONS.first("star")
ACTIVATE = ACTIONS.first("activate")
REACTIVATE = ACTIONS.first("reactivate")
CHOOSE_CARD = ACTIONS.first("choose_card")
CHOOSE_ROW = ACTIONS.first("choose_row")
CHOOSE_HABITAT = ACTIONS.first("choose_habitat")
TO_MARKET = ACTIONS.first("to_market")
TO_DECK = ACTIONS.first("to_deck")
TAKE = ACTIONS.first("take")
GIVE_BACK = ACTIONS.first("give_back")
AGREE = ACTIONS.first("agree")
DECLINE = ACTIONS.first("decline")

"""The decisions of Keystone, as numbers."""

from ecotone.engine.actions import ActionSpace, Kind
from ecotone.games.keystone.table import DRAWN, SIDE, SLOTS, TOKENS, WILDS

SPACE_NAMES = [f"r{row + 1}c{column + 1}" for row in range(SIDE) for column in range(SIDE)]


def counted(count: int) -> list[str]:
    """Names of things that are only numbered, from 1."""
    return [str(number + 1) for number in range(count)]


ACTIONS = ActionSpace(
    Kind("introduce", slot=counted(SLOTS), space=SPACE_NAMES),
    Kind("use_active", token=counted(TOKENS)),
    Kind("use_exhausted"),
    Kind("buy_wild", wild=counted(WILDS), space=SPACE_NAMES),
    Kind("resolve", token=counted(TOKENS)),
    Kind("research", space=SPACE_NAMES),
    Kind("look"),
    Kind("keep", card=counted(DRAWN), space=SPACE_NAMES),
    Kind("keep_none"),
    Kind("put_back", card=counted(DRAWN)),
    Kind("move", start=SPACE_NAMES, end=SPACE_NAMES),
    Kind("discard", slot=counted(SLOTS)),
    Kind("skip"),
    Kind("end_turn"),
    Kind("band", space=SPACE_NAMES),
    Kind("clear", space=SPACE_NAMES),
)

INTRODUCE = ACTIONS.first("introduce")
USE_ACTIVE = ACTIONS.first("use_active")
USE_EXHAUSTED = ACTIONS.first("use_exhausted")
BUY_WILD = ACTIONS.first("buy_wild")
RESOLVE = ACTIONS.first("resolve")
RESEARCH = ACTIONS.first("research")
LOOK = ACTIONS.first("look")
KEEP = ACTIONS.first("keep")
KEEP_NONE = ACTIONS.first("keep_none")
PUT_BACK = ACTIONS.first("put_back")
MOVE = ACTIONS.first("move")
DISCARD = ACTIONS.first("discard")
SKIP = ACTIONS.first("skip")
END_TURN = ACTIONS.first("end_turn")
BAND = ACTIONS.first("band")
CLEAR = ACTIONS.first("clear")

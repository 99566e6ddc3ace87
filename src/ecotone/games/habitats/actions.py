"""The decisions of Habitats as numbers and as text: `place(beside=4, side=east, turned=0)`."""

from ecotone.engine.actions import ActionSpace, Kind
from ecotone.games.habitats.table import PARK, SIDES, Side, Turn

SIDE_NAMES = tuple(side.name.lower() for side in Side)
TURN_NAMES = tuple(turn.name.lower() for turn in Turn)
SLOT_NAMES = tuple(str(slot) for slot in range(PARK))
QUARTER_NAMES = ("0", "1", "2", "3")
QUARTERS = len(QUARTER_NAMES)

ACTIONS = ActionSpace(
    Kind("face", side=SIDE_NAMES),
    Kind("take", turn=TURN_NAMES),
    Kind("skip"),
    Kind(
        "place", beside=[str(slot) for slot in range(PARK)], side=SIDE_NAMES, turned=QUARTER_NAMES
    ),
)

FACE = ACTIONS.first("face")
TAKE = ACTIONS.first("take")
SKIP = ACTIONS.first("skip")
PLACE = ACTIONS.first("place")
PLACES = PARK * SIDES * QUARTERS

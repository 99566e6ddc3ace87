"""The decisions of Key Harvest, as numbers."""

from typing import Literal, get_args

from ecotone.engine.actions import ActionSpace, Kind
from ecotone.games.keyharvest.table import EVENTS, FARMHANDS, TOWNSFOLK

Crop = Literal["wheat", "vegetables", "apples", "wine", "hops"]
Letter = Literal["A", "B", "C", "D"]

CROP_NAMES: tuple[Crop, ...] = get_args(Crop)
ACTION_NAMES: tuple[Letter, ...] = get_args(Letter)
ROW_LENGTHS = (7, 8, 9, 8, 9, 8, 7)
SPACE_NAMES = [
    f"{letter}{number + 1}"
    for letter, length in zip("ABCDEFG", ROW_LENGTHS, strict=True)
    for number in range(length)
]
WORKER_NAMES = [f"F{n + 1}" for n in range(FARMHANDS)] + [f"T{n + 1}" for n in range(TOWNSFOLK)]
EVENT_NAMES = [f"E{n + 1:02}" for n in range(EVENTS)]

ACTIONS = ActionSpace(
    Kind("act", action=ACTION_NAMES),
    Kind("end_turn"),
    Kind("stop"),
    Kind("use"),
    Kind("pay_instead"),
    Kind("take_part"),
    Kind("stand_aside"),
    Kind("field", field=SPACE_NAMES),
    Kind("post", space=SPACE_NAMES),
    Kind("play", worker=WORKER_NAMES),
    Kind("remove", worker=WORKER_NAMES),
    Kind("give", crop=CROP_NAMES),
    Kind("take", crop=CROP_NAMES),
)

ACT = ACTIONS.first("act")
END_TURN = ACTIONS.first("end_turn")
STOP = ACTIONS.first("stop")
USE = ACTIONS.first("use")
PAY_INSTEAD = ACTIONS.first("pay_instead")
TAKE_PART = ACTIONS.first("take_part")
STAND_ASIDE = ACTIONS.first("stand_aside")
FIELD = ACTIONS.first("field")
POST = ACTIONS.first("post")
PLAY = ACTIONS.first("play")
REMOVE = ACTIONS.first("remove")
GIVE = ACTIONS.first("give")
TAKE = ACTIONS.first("take")

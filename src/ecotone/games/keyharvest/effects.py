"""The vocabulary of worker and event effects, as the rules read it."""

from enum import IntEnum
from typing import NamedTuple


class Do(IntEnum):
    """What a step does."""

    NOTHING = 0
    HARVEST = 1
    TURN = 2
    TRADE = 3
    GAIN = 4
    PAY = 5
    PLACE = 6
    STORE = 7
    MOVE = 8
    SWAP = 9
    WORKER = 10
    ACTION = 11
    GUARD = 12
    WORK = 13
    HAND = 19


class What(IntEnum):
    """The kind of object a step is about."""

    FIELD = 0
    UNHARVESTED = 1
    HARVESTED = 2
    ISOLATED = 3
    COUNTER = 4
    DIFFERENT_CROPS = 5
    FARMHAND = 6
    TOP_WORKER = 7
    ACTIONS = 8
    PROTECTION = 9
    TOWNSFOLK = 10
    ANY_WORKER = 11
    CHANGES = 12
    WHEAT = 13
    VEGETABLES = 14
    APPLES = 15
    WINE = 16
    HOPS = 17


class Source(IntEnum):
    """Where the object comes from."""

    OWN_BOARD = 0
    ADJACENT = 1
    OTHER_BOARDS = 2
    OWN_STORE = 3
    OTHER_STORES = 4
    ANY_STORE = 5
    REGISTRY = 6
    BAG = 7
    SCREEN = 8
    HOME = 9
    STOCK = 10
    ANY = 11
    NOW = 12
    ONE_GROUP = 13
    LEFT_BOARD = 14
    RIGHT_BOARD = 15
    LEFT_STORE = 16
    RIGHT_STORE = 17


class Target(IntEnum):
    """Where the object goes."""

    OWN_BOARD = 0
    LEFT_BOARD = 1
    OWN_STORE = 2
    REGISTRY = 3
    BAG = 4
    SCREEN = 5
    STOCK = 6
    HOME = 7
    UNHARVESTED = 8
    HARVESTED = 9
    NOW = 10
    OWN_NEXT_TURN = 11
    LEFT_SCREEN = 12
    RIGHT_SCREEN = 13
    OTHER_SCREEN = 14
    MY_SCREEN = 15
    RIGHT_BOARD = 16
    OTHER_BOARD = 17
    MY_BOARD = 18
    OTHER_BOARDS = 19
    LEFT_STORE = 20
    RIGHT_STORE = 21
    OTHER_STORES = 22


class Count(IntEnum):
    """How a step's number is meant."""

    PLAIN = 0
    PER = 1
    ALL_BUT = 2
    EACH = 3


class Quantity(IntEnum):
    """What of a seat's things, or of the table, a condition or a count looks at."""

    NOTHING = 0
    FIELDS = 1
    HARVESTED = 2
    UNHARVESTED = 3
    ISOLATED = 4
    WORKERS = 5
    COUNTERS = 6
    STORED = 7
    EVENTS = 8
    PLAYERS = 9
    GROUP = 10
    """Fields of the largest group."""
    FARMHANDS = 11
    TOWNSFOLK = 12
    WHEAT = 13
    """Fields with this crop, as with the four that follow."""
    VEGETABLES = 14
    APPLES = 15
    WINE = 16
    HOPS = 17


OTHERS = 100
"""The number of a condition that compares a player with all others."""
TABLE_QUANTITIES = (Quantity.EVENTS, Quantity.PLAYERS)
"""Those that are the same for all players."""


class Join(IntEnum):
    """How a step hangs together with the one before."""

    THEN = 0
    ELSE = 1
    OR = 2


class Who(IntEnum):
    """Who carries out a step."""

    SELF = 0
    LEFT = 1
    RIGHT = 2
    OTHER = 3
    """Another player whom the player chooses."""
    OTHERS = 4
    """Every other player, clockwise."""
    ALL = 5


class Price(IntEnum):
    """What a field costs."""

    FREE = 0
    TO_STOCK = 1
    TO_OWNER = 2
    BID_MINUS_ONE = 3
    EXACT_BID = 4


EMPTY_CROP_RULE = 1 << 0
TWO_DIFFERENT = 1 << 1
COUNTER_BACK = 1 << 2
STOCK_BIDS = 1 << 3
THIRD_PLACE = 1 << 4
PRIVATE_LOOK = 1 << 5
KEEP_SIDE = 1 << 6
IN_HARVESTED = 1 << 7
TOGETHER = 1 << 8
NEED_LESS = 1 << 9
WITH_EFFECT = 1 << 10
OWN_TURN_ONLY = 1 << 11
FIRST_IS_DUE = 1 << 12
TWO_FOR_ONE = 1 << 13
BLIND = 1 << 14


class Step(NamedTuple):
    """One step of an effect, as the rules read it."""

    do: Do
    what: What
    source: Source
    target: Target
    count: int = 1  # type: ignore[assignment]  # a step has no use for tuple.count
    counting: Count = Count.PLAIN
    draws: int = 0
    pricing: Price = Price.FREE
    price: int = 0
    or_pay: int = 0
    limits: int = 0
    join: Join = Join.THEN
    condition: Quantity = Quantity.NOTHING
    at_most: int = 0
    number: int = 0
    counted: Quantity = Quantity.NOTHING
    letters: int = 0
    who: Who = Who.SELF


ACTION_STEPS: tuple[Step, ...] = (
    Step(
        Do.HARVEST,
        What.UNHARVESTED,
        Source.ONE_GROUP,
        Target.SCREEN,
        count=99,
        limits=EMPTY_CROP_RULE | FIRST_IS_DUE,
    ),
    Step(Do.WORK, What.FIELD, Source.HOME, Target.OWN_BOARD, limits=FIRST_IS_DUE),
    Step(
        Do.PLACE,
        What.FIELD,
        Source.ANY_STORE,
        Target.OWN_BOARD,
        count=2,
        pricing=Price.EXACT_BID,
        limits=FIRST_IS_DUE,
    ),
    Step(Do.STORE, What.FIELD, Source.REGISTRY, Target.OWN_STORE, count=2, limits=FIRST_IS_DUE),
)
"""The four actions of a turn in the same vocabulary, in the order A, B, C, D."""

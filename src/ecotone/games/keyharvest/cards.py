"""Key Harvest's components: an edition as the rules read it."""

from ecotone.engine.record import Record, dtype_of, i8, i16
from ecotone.games.keyharvest.table import (
    CROPS,
    EVENTS,
    NEIGHBOURS,
    SEATS,
    SPACES,
    TILES,
    WORKERS,
)

GAME = "keyharvest"
MOST_COUNTERS = 100
PAIRS = 28
"""Room for starting pairs: every field could be in one."""
STEPS = 4
"""Most steps of one effect."""
BELL = 0
SCROLL = 1


class Cards(Record):
    """An edition as the rules read it."""

    neighbours = i8("spaces next to each space, EMPTY after the last", SPACES, NEIGHBOURS)
    crop = i8("crop of each field", SPACES)
    counters = i8("counters of each crop", CROPS)
    first_counters = i8("counters each player starts with")
    pair_count = i8("number of starting pairs")
    pairs = i8("the two fields of each pair", PAIRS, 2)
    event_total = i8("events used with that many players", SEATS + 1)
    small_set = i8("1 for each event that is always used", EVENTS)
    value = i8("value of each worker", WORKERS)
    scroll = i8("1 if a tile's text must be followed, 0 if it may", TILES)
    steps = i8("number of steps of each tile's effect", TILES)
    do = i8("a Do: what the step does", TILES, STEPS)
    what = i8("a What", TILES, STEPS)
    source = i8("a Source", TILES, STEPS)
    target = i8("a Target", TILES, STEPS)
    count = i8("how often", TILES, STEPS)
    counting = i8("a Count: how that number is meant", TILES, STEPS)
    draws = i8("fields drawn from the bag", TILES, STEPS)
    pricing = i8("a Price", TILES, STEPS)
    price = i8("counters to pay, where the price is fixed", TILES, STEPS)
    or_pay = i8("counters that buy the player out, or 0", TILES, STEPS)
    limits = i16("bits of the limits", TILES, STEPS)
    join = i8("how a step hangs together with the one before: a Join", TILES, STEPS)
    condition = i8("the Quantity of its condition", TILES, STEPS)
    at_most = i8("1 where the condition wants at most the number", TILES, STEPS)
    number = i8("the number of the condition", TILES, STEPS)
    counted = i8("the Quantity of which the count wants so many each", TILES, STEPS)
    letters = i8("bits of the actions that an additional action may be, or 0 for all", TILES, STEPS)
    who = i8("a Who: who carries the step out", TILES, STEPS)


CARDS_RECORD = dtype_of(Cards)

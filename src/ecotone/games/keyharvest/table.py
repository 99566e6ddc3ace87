"""The table of Key Harvest, every field of it."""

from enum import IntEnum

from ecotone.engine.notes import Noting
from ecotone.engine.record import dtype_of, generator, i8, i16
from ecotone.games.keyharvest.effects import Do

EMPTY = -1
HOME = -1
"""A worker that stands on no board."""

SEATS = 4
SPACES = 56
NEIGHBOURS = 6
CROPS = 5
FARMHANDS = 6
TOWNSFOLK = 6
WORKERS = FARMHANDS + TOWNSFOLK
EVENTS = 14
ACTION_KINDS = 4
"""The four actions A to D."""

EVENT_TILE = WORKERS
"""Tiles are numbered: workers, then events, then the four actions."""
ACTION_TILE = EVENT_TILE + EVENTS
TILES = ACTION_TILE + ACTION_KINDS

STORE_PLACES = 3
"""A store has two places; one worker's text may open a third."""
USUAL_PLACES = 2
REGISTRY = 6
STARTING_FIELDS = 2
"""Fields a player begins with."""
EVENT_SPACES = 10
CHECKED_EVENT = 7
TILES_WANTED = 7
RETURNED_EVENTS = 2
FINAL_TURNS = 2
ACTIONS_A_TURN = 2
TURN_LIMIT = 1000
"""No game goes on longer, even if nobody ever draws an event."""
DRAWN = 3
TOP_VALUE = 5

DEPTH = 32
"""Maximum number of tasks inside one another (R35)."""
CHAIN_MARGIN = 9
"""Frames kept free, so that whatever a replayed worker starts can be finished."""
TEXTS_A_TURN = 60
"""Maximum number of actions and workers' texts in one turn (R35)."""


class Side(IntEnum):
    """What lies on a space of a board."""

    NONE = 0
    UNHARVESTED = 1
    HARVESTED = 2


class Task(IntEnum):
    """What a frame of the stack is busy with; a step of an effect keeps the number of its `Do`."""

    NOTHING = Do.NOTHING.value
    HARVEST = Do.HARVEST.value
    TURN_OVER = Do.TURN.value
    TRADE = Do.TRADE.value
    GAIN = Do.GAIN.value
    PAY = Do.PAY.value
    PLACE = Do.PLACE.value
    STORE = Do.STORE.value
    MOVE = Do.MOVE.value
    SWAP = Do.SWAP.value
    WORKER = Do.WORKER.value
    ACTION = Do.ACTION.value
    GUARD = Do.GUARD.value
    WORK = Do.WORK.value
    HAND = Do.HAND.value
    TURN = 14
    EVENT = 15
    REFILL = 16
    REPLAY = 17
    PRICE = 18
    CHOICE = 20
    ROUND = 21
    PLAYER = 22


class Ask(IntEnum):
    """The question the acting player has to answer."""

    NOTHING = 0
    TURN = 1
    """Which action, or end the turn."""
    RELIEF = 2
    """Which counter, for a player who has nothing left."""
    HARVEST = 3
    SUBSTITUTE = 4
    """Which counter instead of one that the stock has run out of."""
    TURN_OVER = 5
    GIVE = 6
    TAKE = 7
    GAIN = 8
    PAY = 9
    LOOK = 10
    PLACE = 11
    COUNTER_BACK = 12
    STORE = 13
    BID = 14
    STOCK_BID = 15
    MOVE = 16
    SWAP_OUT = 17
    SWAP_IN = 18
    HIRE = 19
    SEND_HOME = 20
    EXTRA = 21
    GUARD = 22
    WORK = 23
    """Which worker to play or to remove."""
    POST = 24
    """Where a worker goes."""
    REPLAY = 25
    """Where a displaced worker goes, or home."""
    ASIDE = 26
    """Take part in a scroll event or stand aside."""
    OVER = 27
    CHOICE = 28
    """Which of two steps of a text."""
    HAND = 29
    """What happened, where a text is carried out by hand."""
    PLAYER = 30
    """Is it this player whom a text is to concern?"""


class Table(Noting):
    """Everything that decides how the game goes on."""

    random = generator("the generator for draws from the bag")
    players = i8("number of players")
    event_total = i8("events in the game")

    active = i8("the seat whose turn it is")
    actor = i8("the seat that has to decide")
    asked = i8("an Ask: what it has to decide")
    turns = i16("turns finished so far")
    actions_left = i8("actions the active player may still take this turn")
    done = i8("1 for each action A to D already taken this turn", ACTION_KINDS)
    took_field = i8("1 once a field came from the registry by action D this turn: C is barred")
    turns_left = i8("turns to the end, this one included, once the tenth event is laid; else 0")

    board = i8("a Side: the field on each space of each board", SEATS, SPACES)
    worker = i8("worker on each space of each board, or EMPTY", SEATS, SPACES)
    post = i8("space of each worker on each board, or HOME", SEATS, WORKERS)
    fields_next = i8("fields next to each space", SEATS, SPACES)
    workers_next = i8("workers next to each space", SEATS, SPACES)

    counters = i8("counters behind each screen", SEATS, CROPS)
    first_hand = i8("counters each seat was dealt at the start", SEATS, CROPS)
    proven = i8("how many of its first counters each seat has shown by spending", SEATS, CROPS)
    stock = i8("counters in the common stock", CROPS)
    stored = i8("field on each place of each store, or EMPTY", SEATS, STORE_PLACES)
    bid = i8("counters of the bid below each stored field", SEATS, STORE_PLACES, CROPS)
    guarded = i8("1 for each seat whose watch lasts until its next turn", SEATS)

    registry = i8("field on each space of the land registry, or EMPTY", REGISTRY)
    bag_fields = i8("fields in the bag", SPACES)
    bag_field_count = i8("how many fields are in the bag")
    bag_events = i8("events in the bag", EVENTS)
    bag_event_count = i8("how many events are in the bag")
    events_laid = i8("events on the event spaces")
    event_track = i8("event on each event space, or EMPTY", EVENT_SPACES)
    drawn = i8("fields drawn from the bag and not yet put anywhere, or EMPTY", DRAWN)

    in_event = i8("1 while an event is being carried out: draws are quiet")
    aside = i8("1 for each seat that stands aside from the present event", SEATS)
    passing = i8("field each seat hands to the left, or EMPTY", SEATS)
    passing_side = i8("its Side once it has left the board, NONE before", SEATS)
    candidates = i8("1 for each space (or crop) still open to the present step", SPACES)

    depth = i8("the frame on top of the stack")
    task = i8("a Task: what each frame is busy with", DEPTH)
    stage = i8("how far it has come", DEPTH)
    seat = i8("the seat it belongs to", DEPTH)
    tile = i8("the tile whose text it carries out, or EMPTY", DEPTH)
    step = i8("which step of that text", DEPTH)
    left = i8("how often the step may still be done", DEPTH)
    space = i8("the space of the worker whose text it is, or EMPTY", DEPTH)
    subject = i8("the field, worker or crop it is about, or EMPTY", DEPTH)
    slot = i8("the registry space, store place or seat it is about, or EMPTY", DEPTH)
    freed = i8("bits of the crops of bids it has released", DEPTH)
    worked = i8("1 once the text has had an effect", DEPTH)

    texts = i8("workers' texts and additional actions begun this turn")

    taken = i8("1 when a step was begun that has an alternative", DEPTH)


TABLE = dtype_of(Table)

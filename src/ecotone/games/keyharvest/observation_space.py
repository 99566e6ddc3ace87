"""The fields of Key Harvest's observations: what the numbers of `observation` mean."""

from ecotone.engine.observation import Field, ObservationSpace
from ecotone.games.keyharvest.effects import Count, Do, Price, Source, Target, What, Who
from ecotone.games.keyharvest.table import (
    ACTION_KINDS,
    ACTIONS_A_TURN,
    CROPS,
    DRAWN,
    EVENT_SPACES,
    EVENTS,
    NEIGHBOURS,
    SEATS,
    SPACES,
    TILES,
    TOP_VALUE,
    WORKERS,
    Ask,
)

MOST = 24
"""Most counters of one crop."""
MOST_TIMES = 19
"""Most times that a text lets a step be done; without a limit it counts as this."""
LIMIT_BITS = 15
MOST_TURNS = 127

LAST_DO = len(Do) - 1
"""The place of HAND, whose number lies apart from the others."""

SPACE = ObservationSpace(
    Field("crop", (SPACES,), "the number of each field's crop", high=CROPS - 1),
    Field("fields", (SEATS, 2, SPACES), "unharvested and harvested fields on each board"),
    Field("workers", (SEATS, SPACES), "value of the worker on each space", high=TOP_VALUE),
    Field("neighbours", (SPACES,), "fields next to each space of the own board", high=NEIGHBOURS),
    Field("registry", (SPACES,), "fields in the land registry"),
    Field("bag", (SPACES,), "fields that may be in the bag: there, or looked at by another seat"),
    Field("drawn", (SPACES,), "fields drawn from the bag that this seat sees"),
    Field("stored", (SEATS, SPACES), "fields in each store"),
    Field("bid", (CROPS, SPACES), "counters bid for each stored field", high=MOST),
    Field("post", (SEATS, WORKERS), "number of each worker's space from 1, 0 at home", high=SPACES),
    Field("value", (WORKERS,), "value of each worker", high=TOP_VALUE),
    Field("scroll", (WORKERS,), "1 if a worker's text must be followed"),
    Field("groups", (SEATS, 2), "sizes of the two largest groups of fields", high=SPACES),
    Field("worker_points", (SEATS,), "values of all workers on each board", high=60),
    Field("tiles", (SEATS,), "fields and workers on each board", high=SPACES),
    Field("least", (SEATS, CROPS), "the fewest counters each seat can hold", high=MOST),
    Field("most", (SEATS, CROPS), "the most counters each seat can hold", high=MOST),
    Field("moved", (SEATS, CROPS), "counters gained since the first hand", low=-MOST, high=MOST),
    Field("held", (SEATS,), "counters behind each screen", high=100),
    Field("stock", (CROPS,), "counters in the common stock", high=MOST),
    Field("guarded", (SEATS,), "1 for each seat whose store is closed to others"),
    Field("players", (SEATS,), "1 for each seat in play"),
    Field("active", (SEATS,), "1 for the seat whose turn it is"),
    Field("actor", (SEATS,), "1 for the seat that decides"),
    Field("turns", (1,), "turns finished", high=MOST_TURNS),
    Field("turns_left", (1,), "turns to the end once it is near, this one included", high=9),
    Field("actions_left", (1,), "actions left in this turn", high=ACTIONS_A_TURN),
    Field("done", (ACTION_KINDS,), "1 for each action A to D taken in this turn"),
    Field("placing_barred", (1,), "1 once action D has barred action C in this turn"),
    Field("event_total", (1,), "events in the game", high=EVENTS),
    Field("event_space", (EVENTS,), "space of each event laid, from 1", high=EVENT_SPACES),
    Field("bag_events", (EVENTS,), "1 for each event in the bag"),
    Field("bag_size", (1,), "fields in the bag", high=SPACES),
    Field("drawn_count", (1,), "fields drawn from the bag, seen or not", high=DRAWN),
    Field("in_event", (1,), "1 while an event is carried out"),
    Field("answered", (SEATS,), "1 for each seat that has followed this event"),
    Field("aside", (SEATS,), "1 for each seat that stands aside from it"),
    Field("passing", (SEATS,), "field each seat hands to the left, from 1", high=SPACES),
    Field("passing_side", (SEATS,), "its side: 1 unharvested, 2 harvested", high=2),
    Field("ask", (len(Ask),), "the question to be answered, by `Ask`"),
    Field("tile", (TILES,), "the tile whose text is followed: workers, events, actions"),
    Field("waiting", (TILES,), "1 for each tile whose text goes on after it"),
    Field("do", (len(Do),), "what the present step of that text does, by `Do`"),
    Field("what", (len(What),), "what it is about, by `What`"),
    Field("source", (len(Source),), "where that comes from, by `Source`"),
    Field("target", (len(Target),), "where it goes, by `Target`"),
    Field("who", (len(Who),), "who carries it out, by `Who`"),
    Field("counting", (len(Count),), "how its number is meant, by `Count`"),
    Field("pricing", (len(Price),), "how it is paid for, by `Price`"),
    Field("limits", (LIMIT_BITS,), "limits of the step, in the order of their bits"),
    Field("draws", (1,), "fields it draws from the bag", high=DRAWN),
    Field("price", (1,), "counters to pay, where the price is fixed", high=9),
    Field("or_pay", (1,), "counters that buy the player out", high=9),
    Field("must", (1,), "1 if the text must be followed"),
    Field("times_left", (1,), "how often the step may still be done", high=MOST_TIMES),
    Field("worked", (1,), "1 once the text has had an effect"),
    Field("text_space", (1,), "space of the worker whose text it is, from 1", high=SPACES),
    Field("freed", (CROPS,), "crops of bids that the text has released"),
    Field("due", (1,), "counters still to pay", high=100),
    Field("receiver", (SEATS,), "1 for the seat that is paid or asked about; none: the stock"),
    Field("posted", (WORKERS,), "1 for the worker that is being set"),
    Field("need", (1,), "fields it must have next to it", high=TOP_VALUE),
    Field("subject", (SPACES,), "the field that is bid for, paid for or exchanged"),
    Field("candidates", (SPACES,), "fields still open to a step that harvests or turns them"),
    Field("candidate_crops", (CROPS,), "crops still open to a step that takes them"),
    Field("exchanged", (CROPS,), "crops given and taken so far in an exchange"),
)

"""What the rules of Key Harvest note as it happens; the numbers of each note stand behind it.

What was decided is told from the decision itself. This is what followed from it. TEXT and EFFECT
are for studies; the log leaves them out.
"""

from enum import IntEnum


class Note(IntEnum):
    """Something that followed from a decision. Events, fields and workers by their numbers."""

    EVENT_DRAWN = 1  # event, its number on the track
    EVENT_CLOSED = 2  # event
    EVENT_RETURNED = 3  # event that left its space for the bag
    EVENT_PUT_BACK = 4  # event met by a quiet draw
    REGISTRY = 5  # field that came into the registry
    STORED = 6  # field that came out of the bag into a store, seat
    LAST_TURNS = 7
    SOLD = 8  # seat, field; the bid follows
    BID = 9  # crop, counters
    WORKER_LEFT = 10  # seat, worker, space
    TURN = 11  # seat
    OVER = 12
    TEXT = 13  # seat, tile whose text it begins to follow
    EFFECT = 14  # seat, tile whose text has changed something
    DRAWN_BLINDLY = 15  # seat it was drawn from, crop

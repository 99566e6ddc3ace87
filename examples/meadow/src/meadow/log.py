"""What happened, from what the rules noted."""

from collections.abc import Iterator, Sequence

from ecotone.engine.edition import Edition
from ecotone.engine.events import Event, Reference, seat_reference
from ecotone.engine.notes import Noted
from ecotone.engine.state import State
from meadow.table import FLOWERS, SPACE_NAMES, Note


def events(
    edition: Edition, before: State, action: int, notes: Sequence[Noted], seat: int
) -> Iterator[Event]:
    """What a seat may know of an action: here, all that was noted."""
    for one in notes:
        player, flower = seat_reference(one.a), Reference("flowers", FLOWERS[one.b])
        if one.kind == Note.PLANTED:
            space = SPACE_NAMES[one.c].upper()
            yield Event("event-plant", {"player": player, "flower": flower, "space": space})
        else:
            yield Event("event-favourite", {"player": player, "flower": flower, "points": one.c})

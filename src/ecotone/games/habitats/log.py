"""What happened, from what the rules noted; everybody at the table may know all of it."""

from collections.abc import Iterator, Sequence

from ecotone.engine.edition import Edition
from ecotone.engine.events import Argument, Event, Reference, seat_reference
from ecotone.engine.notes import Noted
from ecotone.engine.state import State
from ecotone.games.habitats.actions import SIDE_NAMES, TURN_NAMES
from ecotone.games.habitats.notes import Note
from ecotone.games.habitats.reader import tile_row
from ecotone.games.habitats.table import ENTRANCE


def events(
    edition: Edition, before: State, action: int, notes: Sequence[Noted], seat: int
) -> Iterator[Event]:
    """What an action did, in order."""
    for one in notes:
        kind = Note(one.kind)
        yield Event(f"event-{kind.name.lower().replace('_', '-')}", arguments(edition, kind, one))


def arguments(edition: Edition, kind: Note, one: Noted) -> dict[str, Argument]:
    """What the text of an event needs."""
    if kind == Note.OVER:
        return {}
    if kind == Note.REFILLED:
        return {"tile": tile(edition, one.a)}
    if kind == Note.YEAR_OVER:
        return {"year": one.a + 1}
    if kind == Note.GOAL:
        goal = Reference("goals", str(edition.tables["goals"][one.a]["key"]))
        who = seat_reference(one.b)
        return {"goal": goal, "player": who, "result": one.c, "points": one.d}
    given: dict[str, Argument] = {"player": seat_reference(one.a)}
    if kind == Note.FACED:
        return given | {"side": SIDE_NAMES[one.b]}
    if kind == Note.TOOK:
        return given | {"turn": TURN_NAMES[one.b], "tile": tile(edition, one.c)}
    if kind == Note.PLACED:
        return given | {
            "tile": tile(edition, one.b),
            "beside": tile(edition, one.c),
            "entrance": "yes" if one.c == ENTRANCE else "no",
            "side": SIDE_NAMES[one.d],
            "gain": one.e,
        }
    return given if kind == Note.NOTHING_TO_TAKE else given | {"tile": tile(edition, one.b)}


def tile(edition: Edition, number: int) -> Reference:
    return Reference("tiles", str(tile_row(edition, number)["key"]))

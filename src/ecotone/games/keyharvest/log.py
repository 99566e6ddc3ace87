"""What happened: the decision itself, and what the rules noted to follow from it."""

from collections.abc import Iterator, Sequence

from ecotone.engine.edition import Edition
from ecotone.engine.events import Argument, Event, seat_reference
from ecotone.engine.notes import Noted
from ecotone.engine.state import State
from ecotone.games.keyharvest.actions import ACTIONS
from ecotone.games.keyharvest.notes import Note
from ecotone.games.keyharvest.table import EVENT_TILE
from ecotone.games.keyharvest.words import (
    action_words,
    counters,
    crop_reference,
    field_reference,
    read_table,
    space_name,
    tile_reference,
)

Arguments = dict[str, Argument]


def events(
    edition: Edition, before: State, action: int, notes: Sequence[Noted], seat: int
) -> Iterator[Event]:
    """What an action did, in the order of play; every decision is made in the open."""
    kind, given = ACTIONS.decode(action)
    actor = seat_reference(int(read_table(before).actor))
    words = {**action_words(edition, before, action), "player": actor}
    yield Event(f"event-{kind.replace('_', '-')}", words)
    for alike in grouped_notes(notes):
        one = alike[0]
        # A worker that was removed has been told of already.
        if kind == "remove" and one.kind == Note.WORKER_LEFT and one.b == given["worker"]:
            continue
        yield consequence(edition, Note(one.kind), alike)


def grouped_notes(notes: Sequence[Noted]) -> Iterator[list[Noted]]:
    """The notes of each sentence: a sale with its bid, events that went back together."""
    sentence: list[Noted] = []
    for one in notes:
        if one.kind in (Note.TEXT, Note.EFFECT):
            continue
        last = sentence[0].kind if sentence else None
        belongs = (one.kind == Note.BID and last == Note.SOLD) or (
            one.kind == last == Note.EVENT_RETURNED
        )
        if belongs:
            sentence.append(one)
            continue
        if sentence:
            yield sentence
        sentence = [one]
    if sentence:
        yield sentence


def consequence(edition: Edition, kind: Note, alike: Sequence[Noted]) -> Event:
    """What followed, as an event."""
    one = alike[0]
    if kind == Note.SOLD:
        bid = counters(edition, {other.a: other.b for other in alike[1:]})
        words: Arguments = {"field": field_reference(edition, one.b), "bid": bid}
        return Event("event-sold", words | {"player": seat_reference(one.a)})
    if kind == Note.WORKER_LEFT:
        words = {"worker": tile_reference(one.b), "space": space_name(edition, one.c)}
        return Event("event-left", words | {"player": seat_reference(one.a)})
    if kind == Note.REGISTRY:
        return Event("event-registry", {"field": field_reference(edition, one.a)})
    if kind == Note.STORED:
        words = {"field": field_reference(edition, one.a), "player": seat_reference(one.b)}
        return Event("event-stored", words)
    if kind == Note.DRAWN_BLINDLY:
        words = {"crop": crop_reference(one.b), "player": seat_reference(one.a)}
        return Event("event-drawn-blindly", words)
    if kind == Note.TURN:
        return Event("event-turn", {"player": seat_reference(one.a)})
    if kind == Note.EVENT_RETURNED:
        names = [tile_reference(EVENT_TILE + other.a) for other in alike]
        return Event("event-returned", {"names": names})
    if kind in (Note.LAST_TURNS, Note.OVER):
        return Event(f"event-{kind.name.lower().replace('_', '-')}", {})
    name = tile_reference(EVENT_TILE + one.a)
    if kind == Note.EVENT_DRAWN:
        text = tile_reference(EVENT_TILE + one.a, "text")
        return Event("event-drawn", {"name": name, "text": text, "count": one.b})
    return Event("event-closed" if kind == Note.EVENT_CLOSED else "event-put-back", {"name": name})

"""What a decision did, for the log."""

from collections.abc import Iterator

from ecotone.engine.edition import Edition
from ecotone.engine.game import Event
from ecotone.engine.state import State
from ecotone.games.keyharvest.actions import ACTIONS, SPACE_NAMES
from ecotone.games.keyharvest.table import (
    EVENT_TILE,
    HOME,
    STORE_PLACES,
    WORKERS,
    Ask,
    Note,
    Table,
)
from ecotone.games.keyharvest.words import (
    action_words,
    bid_words,
    field_words,
    read_table,
    tile_name,
    tile_text,
)


def events(
    edition: Edition, before: State, action: int, after: State, seat: int, language: str
) -> Iterator[Event]:
    """What an action did, in the order of play; every decision is made in the open."""
    old, new = read_table(before), read_table(after)
    words = dict(action_words(edition, before, action, language))
    words["seat"] = int(old.actor) + 1
    yield Event(f"event-{ACTIONS.decode(action).kind.replace('_', '-')}", words)
    yield from payments(edition, old, new, language)
    yield from departures(edition, old, action, new, language)
    yield from consequences(edition, new, language)
    if new.asked == Ask.OVER:
        yield Event("event-over", {})
    elif new.turns > old.turns:
        yield Event("event-turn", {"seat": int(new.active) + 1})


def consequences(edition: Edition, table: Table, language: str) -> Iterator[Event]:
    """What followed from the last decision: events, fields that came, the end in sight."""
    returned: list[str] = []
    for kind, about, number in table.notes[: table.note_count].tolist():
        if kind == Note.EVENT_RETURNED:
            returned.append(tile_name(edition, EVENT_TILE + about, language))
            continue
        if returned:
            yield Event("event-returned", {"names": ", ".join(returned)})
            returned = []
        yield consequence(edition, kind, about, number, language)
    if returned:
        yield Event("event-returned", {"names": ", ".join(returned)})


def consequence(edition: Edition, kind: int, about: int, number: int, language: str) -> Event:
    """One note as an entry of the log."""
    if kind == Note.REGISTRY:
        return Event("event-registry", {"field": field_words(edition, about, language)})
    if kind == Note.STORED:
        words = {"seat": number + 1, "field": field_words(edition, about, language)}
        return Event("event-stored", words)
    if kind == Note.LAST_TURNS:
        return Event("event-last-turns", {})
    name = tile_name(edition, EVENT_TILE + about, language)
    if kind == Note.EVENT_CLOSED:
        return Event("event-closed", {"name": name})
    if kind == Note.EVENT_PUT_BACK:
        return Event("event-put-back", {"name": name})
    text = tile_text(edition, EVENT_TILE + about, language)
    return Event("event-drawn", {"name": name, "text": text, "count": number})


def departures(
    edition: Edition, old: Table, action: int, new: Table, language: str
) -> Iterator[Event]:
    """Workers that were covered or displaced; one that was removed has been told already."""
    if ACTIONS.decode(action).kind == "remove":
        return
    for owner in range(int(new.players)):
        for worker in range(WORKERS):
            space = int(old.post[owner, worker])
            if space != HOME and new.post[owner, worker] == HOME:
                arguments = {
                    "seat": owner + 1,
                    "worker": tile_name(edition, worker, language),
                    "space": SPACE_NAMES[space],
                }
                yield Event("event-left", arguments)


def payments(edition: Edition, old: Table, new: Table, language: str) -> Iterator[Event]:
    """Who takes payment and bid for a field that another player has chosen."""
    for owner in range(int(new.players)):
        for place in range(STORE_PLACES):
            field = int(old.stored[owner, place])
            released = old.bid[owner, place].any() and not new.bid[owner, place].any()
            if not released or old.actor == owner:
                continue
            arguments = {
                "seat": owner + 1,
                "field": field_words(edition, field, language),
                "bid": bid_words(edition, old.bid[owner, place], language),
            }
            yield Event("event-sold", arguments)

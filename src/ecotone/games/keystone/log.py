"""What happened, derived from two states: only what the viewer's seat may know."""

from collections.abc import Iterator

from ecotone.engine.edition import Edition
from ecotone.engine.game import Event
from ecotone.engine.state import State
from ecotone.games.keystone.actions import ACTIONS
from ecotone.games.keystone.journal import LINE_NAMES, Special
from ecotone.games.keystone.placing import owner_of
from ecotone.games.keystone.special import (
    in_force,
    number_of,
)
from ecotone.games.keystone.table import (
    EMPTY,
    SPACES,
    Phase,
    Table,
)
from ecotone.games.keystone.words import (
    action_words,
    card_name,
    cards_of,
    line_name,
    record,
    space_name,
)


def events(
    edition: Edition, before: State, action: int, after: State, seat: int, language: str
) -> Iterator[Event]:
    """What an action did, for the log of one seat."""
    old, new = record(before), record(after)
    kind = ACTIONS.decode(action).kind
    owner = owner_of(old, old.actor)
    words = dict(action_words(edition, before, action, language))
    words["seat"] = int(old.actor) + 1
    words["gain"] = max(0, int(new.synergy[owner] - old.synergy[owner]) + words.get("cost", 0))
    if kind != "put_back":
        yield Event(f"event-{kind.replace('_', '-')}", words)
    for card in cards_put_back(old, new, kind):
        name = card_name(edition, card, language)
        yield Event("event-put-back", {"seat": words["seat"], "card": name})
    if new.time < old.time:
        yield Event("event-time", {"time": int(new.time)})
    yield from story_events(edition, old, new, language)
    if new.turns > old.turns:
        arrived = arrivals(edition, old, new, kind, language)
        if arrived:
            yield Event("event-refill", {"cards": ", ".join(arrived)})
        if new.final_round and not old.final_round and new.phase != Phase.OVER:
            yield Event("event-final-round", {})
        if new.phase == Phase.OVER:
            yield Event("event-over", {})


def cards_put_back(old: Table, new: Table, kind: str) -> list[int]:
    """The cards looked at that went on the discard pile, where all can see them, in order."""
    if kind not in ("keep", "keep_none", "put_back"):
        return []
    count = int((old.drawn != EMPTY).sum() - (new.drawn != EMPTY).sum()) - (kind == "keep")
    if new.discard_count < old.discard_count + count:
        return []
    return [int(card) for card in new.discard[old.discard_count :][:count]]


def story_events(edition: Edition, old: Table, new: Table, language: str) -> Iterator[Event]:
    """What special rules did besides the action itself."""
    if new.special == 0:
        return
    if new.story_log > old.story_log:
        count = int(new.story_log - old.story_log)
        yield Event("event-logged", {"count": count, "total": int(new.story_log)})
    for space in range(SPACES):
        name = space_name(space, language)
        if new.story[space] > old.story[space] and new.board[0, space] == EMPTY:
            yield Event("event-invaded", {"space": name})
        if new.board[0, space] == old.board[0, space] != EMPTY:
            if new.story[space] < old.story[space]:
                card = card_name(edition, int(new.board[0, space]), language)
                yield Event("event-cared", {"card": card, "left": int(new.story[space])})
    if new.time < old.time and in_force(new, Special.MIGRATION_SHIFT):
        line = int(number_of(cards_of(edition), new, Special.MIGRATION_SHIFT, 0))
        yield Event("event-shifted", {"line": line_name(LINE_NAMES[line], language)})
    if new.time < old.time and in_force(new, Special.STORM):
        yield Event("event-storm", {})


def arrivals(edition: Edition, old: Table, new: Table, kind: str, language: str) -> list[str]:
    """The cards that came into the Field, in the order of their arrival: from right to left."""
    taken = 1 if kind in ("introduce", "discard") else 0
    stayed = int((old.field != EMPTY).sum()) - taken
    stayed -= max(0, int(new.discard_count - old.discard_count)) if new.time < old.time else 0
    cards = [int(card) for card in new.field if card != EMPTY]
    arrived = cards[: len(cards) - stayed]
    return [card_name(edition, card, language) for card in reversed(arrived)]

"""What happened, derived from two states, as events for everybody at the table."""

from collections.abc import Iterator
from typing import Any

from ecotone.engine.edition import Edition
from ecotone.engine.game import Event
from ecotone.engine.state import State
from ecotone.games.ecosfera.actions import ACTIONS
from ecotone.games.ecosfera.policy_steps import Verb
from ecotone.games.ecosfera.table import (
    EMPTY,
    FIRST_SPECIES,
    Phase,
    Table,
    Use,
)
from ecotone.games.ecosfera.words import (
    action_words,
    card_name,
    category_name,
    habitat_list,
    is_won,
    points_of,
    policy_name,
    policy_words,
    read_table,
    record,
    row_name,
)


def events(
    edition: Edition, before: State, action: int, after: State, seat: int, language: str
) -> Iterator[Event]:
    """What an action did, in order: the decision itself, what it set off, how the turn went on."""
    old, new = read_table(before), read_table(after)
    kind, given = ACTIONS.decode(action)
    words = dict(action_words(edition, before, action, language))
    words["who"] = row_name(old, int(old.chooser), language)
    words["done"] = "no" if new.phase in (Phase.PAY_FIRST, Phase.AGREE) else "yes"
    if kind == "choose_card":
        words |= pass_words(old, new, language)
    yield Event(f"event-{kind.replace('_', '-')}", words)
    if kind in ("use_token", "use_card") and given["ability"] == Use.PLUS:
        card = card_drawn(old, new)
        if card != EMPTY:
            yield Event("event-drawn", {"card": card_name(edition, card, language)})
    if kind == "star":
        yield from policy_events(edition, old, new, language)
        yield from tile_events(edition, old, new, language)
    else:
        yield from tile_events(edition, old, new, language)
        yield from policy_events(edition, old, new, language)
    if new.phase == Phase.OVER:
        yield Event(
            "event-won" if is_won(record(after)) else "event-lost", {"points": points_of(new)}
        )
    elif new.turn > old.turn:
        if kind != "end_turn" and not old.cut:
            yield Event("event-turn-cut", {"who": row_name(old, int(old.active), language)})
        for turn in range(int(old.turn) + 1, int(new.turn)):
            row = (int(old.active) + turn - int(old.turn)) % int(old.rows)
            key = "event-turn-skipped" if was_skipped(edition, old, new, row) else "event-turn-cut"
            yield Event(key, {"who": row_name(new, row, language)})
        yield Event("event-turn", {"who": row_name(new, int(new.active), language)})


def was_skipped(edition: Edition, old: Table, new: Table, row: int) -> bool:
    """Was a turn without a decision skipped by a policy, or did danger end it at once?

    A skipped row is not laid off, so its deck stays as it is.
    """
    drawn = policies_drawn(old, new)
    skips = any(
        step.verb == Verb.SKIP_TURN
        and (old.coming[policy] or new.in_force[policy] or policy in drawn)
        for policy, card in enumerate(edition.tables["policies"])
        for step in card["program"]
    )
    return skips and bool(old.rows == 1 or old.deck_size[row] == new.deck_size[row])


def pass_words(old: Table, new: Table, language: str) -> dict[str, Any]:
    """Where a card just named was passed, if it was: with one possible target nobody is asked."""
    if old.phase != Phase.PASS_CARD or new.phase == Phase.PASS_TARGET:
        return {"to": "open", "row": ""}
    if old.rows > 1:
        return {"to": "row", "row": row_name(old, 1 - int(old.active), language)}
    return {"to": "deck" if new.deck_size[0] > old.deck_size[0] else "market", "row": ""}


def card_drawn(old: Table, new: Table) -> int:
    """The card that plus drew: the top one or, out of a shuffled discard, what the row has now."""
    row = int(old.active)
    if old.deck_size[row] > 0:
        return int(old.pile[row, int(old.deck_size[row]) - 1])
    if new.turn > old.turn or new.phase == Phase.OVER:
        return EMPTY
    for card in range(FIRST_SPECIES):
        if new.plain[row, card] > old.plain[row, card]:
            return card
    return FIRST_SPECIES + int(new.species[row, int(new.species_count[row]) - 1])


def policy_events(edition: Edition, old: Table, new: Table, language: str) -> Iterator[Event]:
    """The policy cards that were drawn, with what they do."""
    for policy in policies_drawn(old, new):
        words = {
            "policy": policy_name(edition, policy, language),
            "category": category_name(edition, policy, language),
            "effect": policy_words(edition, policy, language),
        }
        yield Event("event-policy", words)


def policies_drawn(old: Table, new: Table) -> list[int]:
    """The policy cards drawn, in order; after the last one the deck may have been made anew."""
    count, lying = int(new.policies_drawn) - int(old.policies_drawn), int(old.policy_deck_size)
    drawn = old.policy_deck[max(0, lying - count) : lying][::-1]
    left = int(new.policy_deck_size)
    renewed = new.policy_deck[left : left + max(0, count - lying)][::-1]
    return [int(policy) for policy in (*drawn, *renewed)]


def tile_events(edition: Edition, old: Table, new: Table, language: str) -> Iterator[Event]:
    """Tiles placed or taken back, and pressure cards that came out of the supply."""
    placed = int(new.habitats) & ~int(old.habitats)
    if placed:
        names = habitat_list(edition, placed, language)
        yield Event("event-habitats", {"habitats": names, "count": int(new.habitats).bit_count()})
    taken = int(old.pressure) - int(new.pressure)
    if taken > 0:
        yield Event("event-pressure", {"count": taken, "left": int(new.pressure)})
    gone = int(new.gone_pressure) - int(old.gone_pressure)
    if gone > 0:
        yield Event("event-pressure-gone", {"count": gone})
    impacts = int(new.impacts) - int(old.impacts)
    if impacts > 0:
        yield Event("event-impacts", {"count": impacts, "all": int(new.impacts)})
    elif impacts < 0:
        yield Event("event-impacts-back", {"count": -impacts, "all": int(new.impacts)})

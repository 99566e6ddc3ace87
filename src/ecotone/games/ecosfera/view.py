"""What a person may see, and what happened, as plain data.

Everything lies open but the order of the decks: every card that enters a deck was seen by all, so
their contents are told, in the order of the edition.
"""

from collections.abc import Iterator
from typing import Any

from ecotone.engine.edition import Edition
from ecotone.engine.game import Event
from ecotone.engine.state import NOBODY, State
from ecotone.games.ecosfera.actions import ACTIONS
from ecotone.games.ecosfera.cards import ELEMENT_NAMES, HABITAT_NAMES
from ecotone.games.ecosfera.dangers import risks
from ecotone.games.ecosfera.policy_steps import Verb
from ecotone.games.ecosfera.table import (
    EMPTY,
    FIRST_SPECIES,
    LITTER,
    PILE,
    PRESSURE,
    PRODUCERS,
    SLOTS,
    Mark,
    Market,
    Phase,
    Table,
    Token,
    Use,
)
from ecotone.games.ecosfera.words import (
    action_words,
    card_id,
    card_name,
    cards_of,
    category_name,
    habitat_list,
    is_won,
    points_of,
    policy_name,
    policy_words,
    price,
    record,
    round_of,
    row_name,
    species_id,
)


def view(edition: Edition, state: State, seat: int) -> dict[str, Any]:
    """The table as every seat sees it: all but the order of the decks."""
    table = record(state)
    over = table.phase == Phase.OVER
    return {
        "players": int(table.players),
        "rows_in_play": int(table.rows),
        "complexity": int(table.complexity),
        "turn": int(table.turn),
        "round": round_of(table),
        "actor": None if over else actor_of(table),
        "active": int(table.active),
        "chooser": int(table.chooser),
        "phase": Phase(int(table.phase)).name.lower(),
        "won": is_won(table) if over else None,
        "acted": bool(table.acted),
        "abilities_blocked": bool(table.blocked),
        "habitats": [name for h, name in enumerate(HABITAT_NAMES) if table.habitats >> h & 1],
        "impacts": int(table.impacts),
        "piles": {name: int(table.piles[e]) for e, name in enumerate(ELEMENT_NAMES)},
        "pressure": int(table.pressure),
        "discount": {name: int(table.discount[e]) for e, name in enumerate(ELEMENT_NAMES)},
        "market": {
            "producers": view_market(edition, table, Market.PRODUCERS.value),
            "consumers": view_market(edition, table, Market.CONSUMERS.value),
        },
        "rows": [view_row(edition, table, row) for row in range(int(table.rows))],
        "own_rows": own_rows(table, seat),
        "next": (int(table.active) + 1) % int(table.rows),
        "costs": costs(edition, table),
        "risks": risks(table),
        "policies": view_policies(edition, table) if table.complexity == 2 else None,
        "chosen": view_chosen(edition, table),
    }


def actor_of(table: Table) -> int:
    """The seat that decides; alone, one seat decides for all rows."""
    return int(table.chooser) if table.players > 1 else 0


def own_rows(table: Table, seat: int) -> list[int]:
    """The rows a seat plays: its own, or all of them alone."""
    if seat == NOBODY:
        return []
    return [seat] if table.players > 1 else list(range(int(table.rows)))


def costs(edition: Edition, table: Table) -> dict[str, list[str]]:
    """What each open producer costs as the policies stand."""
    cards = cards_of(edition)
    opened = [int(producer) for producer in table.market[Market.PRODUCERS] if producer != EMPTY]
    return {
        str(species_id(edition, producer)): [
            name
            for element, name in enumerate(ELEMENT_NAMES)
            for _ in range(price(cards, table, producer, element))
        ]
        for producer in opened
    }


def view_market(edition: Edition, table: Table, market: int) -> dict[str, Any]:
    """A market's open cards, its deck, and the cards known to lie at its bottom."""
    size = int(table.market_size[market])
    depths = range(size - int(table.market_known[market]), size)
    top = int(table.market_top[market])
    bottom = [int(table.market_deck[market, (top + depth) % PRODUCERS]) for depth in depths]
    return {
        "open": [species_id(edition, int(table.market[market, slot])) for slot in range(SLOTS)],
        "deck": size,
        "known_bottom": [species_id(edition, species) for species in bottom],
    }


def view_row(edition: Edition, table: Table, row: int) -> dict[str, Any]:
    """A row's open cards with what they served for, its tokens, and what its piles hold."""
    active = row == table.active and table.phase != Phase.OVER
    known = int(table.deck_known[row])
    size = int(table.deck_size[row])
    deck = [int(card) for card in table.pile[row, :size]]
    discard = [int(card) for card in table.pile[row, PILE - int(table.discard_size[row]) :]]
    return {
        "elements": {name: int(table.plain[row, e]) for e, name in enumerate(ELEMENT_NAMES)},
        "used_elements": {
            name: int(table.spent[e]) if active else 0 for e, name in enumerate(ELEMENT_NAMES)
        },
        "pressure": int(table.plain[row, PRESSURE]),
        "litter": int(table.plain[row, LITTER]),
        "species": [
            view_species(edition, table, row, place, active)
            for place in range(int(table.species_count[row]))
        ],
        "tokens": {t.name.lower(): bool(table.tokens[row, t]) for t in Token},
        "deck": [card_id(edition, card) for card in sorted(deck)],
        "known_top": [card_id(edition, card) for card in reversed(deck[size - known :])],
        "discard": [card_id(edition, card) for card in sorted(discard)],
    }


def view_species(
    edition: Edition, table: Table, row: int, place: int, active: bool
) -> dict[str, Any]:
    """A species of a row and what it has served for in this turn."""
    marks = int(table.marks[place]) if active else 0
    return {
        "card": species_id(edition, int(table.species[row, place])),
        "used": bool(marks & Mark.USED),
        "ability_used": bool(marks & Mark.ABILITY),
        "star_used": bool(marks & Mark.STAR),
    }


def view_policies(edition: Edition, table: Table) -> dict[str, Any]:
    """The policy cards: what lies ready, what counts, what is being carried out."""
    rows = edition.tables["policies"]

    def listed(counts: Any) -> list[str]:
        return [row["id"] for p, row in enumerate(rows) for _ in range(int(counts[p]))]

    size = int(table.policy_deck_size)
    return {
        "deck": [rows[p]["id"] for p in sorted(int(p) for p in table.policy_deck[:size])],
        "ready": listed(table.held),
        "in_force": listed(table.in_force),
        "coming": listed(table.coming),
        "used": listed(table.used),
        "now": None if table.policy == EMPTY else rows[int(table.policy)]["id"],
        "proposal": None if table.proposal == EMPTY else rows[int(table.proposal)]["id"],
        "draws": int(table.draws),
        "funding": int(table.funding),
        "measures_done": int(table.measures_done),
    }


def view_chosen(edition: Edition, table: Table) -> list[str]:
    """The cards named so far in a decision with several parts."""
    if table.phase == Phase.PASS_TARGET:
        return [card_id(edition, int(table.chosen[0]))]
    counts = {
        Phase.PAY_FIRST: 1,
        Phase.PAY_SECOND: 2,
        Phase.PARTNER: 1,
        Phase.SHARED_CONSUMER: 1,
        Phase.SHARED_HABITAT: 2,
        Phase.RECEIVER: 1,
    }
    chosen = [int(c) for c in table.chosen[: counts.get(Phase(int(table.phase)), 0)]]
    return [card_id(edition, c + FIRST_SPECIES) for c in chosen if c != EMPTY]


def events(
    edition: Edition, before: State, action: int, after: State, language: str
) -> Iterator[Event]:
    """What an action did, in order: the decision itself, what it set off, how the turn went on."""
    old, new = record(before), record(after)
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
        yield Event("event-won" if is_won(new) else "event-lost", {"points": points_of(new)})
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

"""What a person at a seat may see, and what happened, as plain data."""

from collections.abc import Iterator
from typing import Any

from ecotone.engine.edition import Edition
from ecotone.engine.game import Event
from ecotone.engine.state import State
from ecotone.games.keystone.actions import ACTIONS, SPACE_NAMES
from ecotone.games.keystone.cards import HABITAT_LETTERS, Side
from ecotone.games.keystone.field import cards_to_the_right
from ecotone.games.keystone.knowledge import hides_drawn_cards
from ecotone.games.keystone.placing import owner_of
from ecotone.games.keystone.scoring import is_together
from ecotone.games.keystone.sheet import score_board
from ecotone.games.keystone.table import (
    EMPTY,
    SPACES,
    STACKS,
    TOKENS,
    Phase,
    Table,
)
from ecotone.games.keystone.words import (
    action_words,
    card_id,
    card_name,
    record,
)


def view(edition: Edition, state: State, seat: int) -> dict[str, Any]:
    """The table as a seat sees it: all but the deck's order, others' objectives and their draws."""
    table = record(state)
    over = table.phase == Phase.OVER
    boards = 1 if is_together(table) else int(table.players)
    drawn = [int(card) for card in table.drawn if card != EMPTY]
    return {
        "players": int(table.players),
        "together": bool(is_together(table)),
        "assignment": int(table.assignment),
        "turn": int(table.turns) + 1,
        "actor": None if over else int(table.actor),
        "phase": Phase(table.phase).name.lower(),
        "final_round": bool(table.final_round),
        "wild_bought": bool(table.wild_bought),
        "time": int(table.time),
        "supply": int(table.supply) if table.limited else None,
        "deck": int(table.deck_count),
        "field": view_field(edition, table),
        "discard": [card_id(edition, int(c)) for c in table.discard[: table.discard_count]],
        "skills": view_skills(edition, table),
        "wilds": [
            {
                "habitat": HABITAT_LETTERS[habitat],
                "cards": [
                    card_id(edition, int(card)) for card in table.wilds[habitat] if card != EMPTY
                ],
            }
            for habitat in range(STACKS)
        ],
        "drawn": None
        if hides_drawn_cards(table, seat)
        else [card_id(edition, card) for card in drawn],
        "drawn_count": len(drawn),
        "boards": [
            view_board(edition, table, owner, over or boards == 1 or owner == seat)
            for owner in range(boards)
        ],
        "own_board": None if seat < 0 else int(owner_of(table, seat)),
    }


def view_field(edition: Edition, table: Table) -> list[dict[str, Any] | None]:
    """The Field from left to right: cards, prices, tokens lying on them."""
    return [
        None
        if table.field[slot] == EMPTY
        else {
            "card": card_id(edition, int(table.field[slot])),
            "cost": int(cards_to_the_right(table, slot)),
            "tokens": int(table.field_tokens[slot]),
        }
        for slot in range(table.field_size)
    ]


def view_skills(edition: Edition, table: Table) -> list[dict[str, Any]]:
    """The Skill tokens, the side up, and what is being resolved."""
    return [
        {
            "skill": int(table.skills[position]) + 1,
            "side": Side(int(table.exhausted[position])).name.lower(),
            "pending": bool(table.pending[position]),
            "resolving": bool(table.token == position),
        }
        for position in range(TOKENS)
        if table.skills[position] != EMPTY
    ]


def view_board(edition: Edition, table: Table, owner: int, with_objective: bool) -> dict[str, Any]:
    """A board with its cards and research, and its points as far as the viewer may reckon them."""
    return {
        "synergy": int(table.synergy[owner]),
        "spaces": [
            None
            if table.board[owner, space] == EMPTY
            else {
                "space": SPACE_NAMES[space],
                "card": card_id(edition, int(table.board[owner, space])),
                "research": int(table.research[owner, space]),
            }
            for space in range(SPACES)
        ],
        "score": score_board(edition, table, owner, with_objective),
    }


def hides_action(before: State, action: int, seat: int) -> bool:
    """Does an action name a card that only the player who drew it may know?"""
    kind = ACTIONS.decode(action).kind
    return kind == "put_back" and bool(hides_drawn_cards(record(before), seat))


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
    if not hides_action(before, action, seat):
        yield Event(f"event-{kind.replace('_', '-')}", words)
    if new.time < old.time:
        yield Event("event-time", {"time": int(new.time)})
    if new.turns > old.turns:
        arrived = arrivals(edition, old, new, kind, language)
        if arrived:
            yield Event("event-refill", {"cards": ", ".join(arrived)})
        if new.final_round and not old.final_round and new.phase != Phase.OVER:
            yield Event("event-final-round", {})
        if new.phase == Phase.OVER:
            yield Event("event-over", {})


def arrivals(edition: Edition, old: Table, new: Table, kind: str, language: str) -> list[str]:
    """The cards that came into the Field, in the order of their arrival: from right to left."""
    taken = 1 if kind in ("introduce", "discard") else 0
    stayed = int((old.field != EMPTY).sum()) - taken
    cards = [int(card) for card in new.field if card != EMPTY]
    arrived = cards[: len(cards) - stayed]
    return [card_name(edition, card, language) for card in reversed(arrived)]

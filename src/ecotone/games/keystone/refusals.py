"""Why something on the table cannot be chosen now, said to the player whose turn it is."""

from collections.abc import Iterator
from typing import Any

from ecotone.engine.edition import Edition
from ecotone.engine.events import Event, Refusal
from ecotone.engine.state import State
from ecotone.games.keystone.actions import SPACE_NAMES
from ecotone.games.keystone.cards import Cards
from ecotone.games.keystone.component_types import HABITAT_LETTERS
from ecotone.games.keystone.placing import board_full, owner_of
from ecotone.games.keystone.skills import can_research, current_effect, exhausted_tokens
from ecotone.games.keystone.special import (
    closed_spaces,
    has_place,
    is_invaded,
    price_of,
    skill_fee,
)
from ecotone.games.keystone.table import (
    EMPTY,
    SPACES,
    STACKS,
    TOKENS,
    Phase,
    Table,
)
from ecotone.games.keystone.words import cards_of, record


def refusals(edition: Edition, state: State, seat: int, entry: Any) -> Iterator[Refusal]:
    """Everything the player to move may not choose, each with its reason."""
    table = record(state)
    if table.phase == Phase.OVER or seat != table.actor:
        return
    cards = cards_of(edition)
    owner = int(owner_of(table, seat))
    yield from refused_field(cards, table, owner)
    yield from refused_skills(cards, table, owner)
    yield from refused_wilds(table, owner)
    if table.special:
        yield from refused_spaces(cards, table)
    if table.phase == Phase.RESEARCH:
        yield from refused_research(edition, table, owner)


def lacking(price: int, table: Table, owner: int) -> Event:
    """Too few tokens."""
    return Event("refuse-synergy", {"need": price, "have": int(table.synergy[owner])})


def busy(table: Table) -> Event | None:
    """Why no main action can be taken: it was, or a skill is being resolved."""
    if table.phase == Phase.AFTER:
        return Event("refuse-acted", {})
    return None if table.phase == Phase.TURN else Event("refuse-skill-first", {})


def refused_field(cards: Cards, table: Table, owner: int) -> Iterator[Refusal]:
    """Cards of the Field that cannot be introduced."""
    if table.phase == Phase.DISCARD:
        return
    reason = busy(table)
    if not reason and board_full(table, owner):
        reason = Event("refuse-board-full", {})
    for slot in range(table.field_size):
        if table.field[slot] != EMPTY:
            price = int(price_of(cards, table, slot))
            if reason:
                yield Refusal(f"slot:{slot + 1}", reason)
            elif price > table.synergy[owner]:
                yield Refusal(f"slot:{slot + 1}", lacking(price, table, owner))
            elif table.special and not has_place(cards, table, table.field[slot], EMPTY):
                yield Refusal(f"slot:{slot + 1}", Event("refuse-no-place", {}))


def refused_spaces(cards: Cards, table: Table) -> Iterator[Refusal]:
    """Spaces that a special rule keeps free of every card."""
    closed = closed_spaces(cards, table)
    for space in range(SPACES):
        if is_invaded(table, space):
            yield Refusal(f"space:{SPACE_NAMES[space]}", Event("refuse-invaded", {}))
        elif closed >> space & 1:
            yield Refusal(f"space:{SPACE_NAMES[space]}", Event("refuse-closed", {}))


def refused_skills(cards: Cards, table: Table, owner: int) -> Iterator[Refusal]:
    """Skill tokens that cannot be used, alone or together."""
    reason = busy(table)
    active, together = (int(skill_fee(cards, table, exhausted)) for exhausted in (False, True))
    for position in range(TOKENS):
        if table.skills[position] != EMPTY and not table.pending[position]:
            if reason and table.token != position:
                yield Refusal(f"token:{position + 1}", reason)
            elif table.exhausted[position]:
                yield Refusal(f"token:{position + 1}", Event("refuse-exhausted", {}))
            elif active > table.synergy[owner]:
                yield Refusal(f"token:{position + 1}", lacking(active, table, owner))
    if reason:
        yield Refusal("use_exhausted", reason)
    elif exhausted_tokens(table) == 0:
        yield Refusal("use_exhausted", Event("refuse-none-exhausted", {}))
    elif together > table.synergy[owner]:
        yield Refusal("use_exhausted", lacking(together, table, owner))


def refused_wilds(table: Table, owner: int) -> Iterator[Refusal]:
    """Wild stacks from which nothing can be bought."""
    for habitat in range(STACKS):
        reason = why_no_wild(table, owner, habitat)
        if reason:
            yield Refusal(f"wild:{HABITAT_LETTERS[habitat].lower()}", reason)


def why_no_wild(table: Table, owner: int, habitat: int) -> Event | None:
    """Why a stack is closed, if it is."""
    if table.wilds_left[habitat] == 0:
        return Event("refuse-stack-empty", {})
    if table.wild_bought:
        return Event("refuse-wild-bought", {})
    if table.phase not in (Phase.TURN, Phase.AFTER):
        return Event("refuse-wild-later", {})
    if table.wilds_allowed == 0:
        return Event("refuse-wild-limit", {})
    if table.synergy[owner] < table.wild_price:
        return lacking(int(table.wild_price), table, owner)
    return Event("refuse-board-full", {}) if board_full(table, owner) else None


def refused_research(edition: Edition, table: Table, owner: int) -> Iterator[Refusal]:
    """Cards on the board that the effect at hand cannot research."""
    cards = cards_of(edition)
    effect = current_effect(cards, table)
    for space in range(SPACES):
        if table.board[owner, space] != EMPTY:
            if table.research[owner, space] > 0:
                yield Refusal(f"space:{SPACE_NAMES[space]}", Event("refuse-researched", {}))
            elif not can_research(cards, table, owner, space, effect):
                yield Refusal(f"space:{SPACE_NAMES[space]}", Event("refuse-no-symbol", {}))

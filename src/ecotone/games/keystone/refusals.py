"""Why something on the table cannot be chosen now, said to the player whose turn it is."""

from collections.abc import Iterator

from ecotone.engine.edition import Edition
from ecotone.engine.game import Event, Refusal
from ecotone.engine.state import State
from ecotone.games.keystone.actions import SPACE_NAMES
from ecotone.games.keystone.cards import HABITAT_LETTERS
from ecotone.games.keystone.field import cards_to_the_right
from ecotone.games.keystone.placing import board_full, owner_of
from ecotone.games.keystone.skills import can_research, current_effect, exhausted_tokens
from ecotone.games.keystone.table import (
    EMPTY,
    SPACES,
    STACKS,
    TOKENS,
    WILD_PRICE,
    Phase,
    Table,
)
from ecotone.games.keystone.words import cards_of, record


def refusals(edition: Edition, state: State, seat: int) -> Iterator[Refusal]:
    """All that the player to move may not choose, each with its reason."""
    table = record(state)
    if table.phase == Phase.OVER or seat != table.actor:
        return
    owner = int(owner_of(table, seat))
    yield from refused_field(table, owner)
    yield from refused_skills(table)
    yield from refused_wilds(table, owner)
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


def refused_field(table: Table, owner: int) -> Iterator[Refusal]:
    """Cards of the Field that cannot be introduced."""
    if table.phase == Phase.DISCARD:
        return
    reason = busy(table)
    if not reason and board_full(table, owner):
        reason = Event("refuse-board-full", {})
    for slot in range(table.field_size):
        if table.field[slot] != EMPTY:
            price = int(cards_to_the_right(table, slot))
            if reason:
                yield Refusal(f"slot:{slot + 1}", reason)
            elif price > table.synergy[owner]:
                yield Refusal(f"slot:{slot + 1}", lacking(price, table, owner))


def refused_skills(table: Table) -> Iterator[Refusal]:
    """Skill tokens that cannot be used, alone or together."""
    reason = busy(table)
    for position in range(TOKENS):
        if table.skills[position] != EMPTY and not table.pending[position]:
            if reason and table.token != position:
                yield Refusal(f"token:{position + 1}", reason)
            elif table.exhausted[position]:
                yield Refusal(f"token:{position + 1}", Event("refuse-exhausted", {}))
    if reason:
        yield Refusal("use_exhausted", reason)
    elif exhausted_tokens(table) == 0:
        yield Refusal("use_exhausted", Event("refuse-none-exhausted", {}))


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
    if table.synergy[owner] < WILD_PRICE:
        return lacking(WILD_PRICE, table, owner)
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

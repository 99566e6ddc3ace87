"""What a decision would bring, computed by the rules on a copy of the table.

Only what the player can know is included: cards that a decision would reveal stay unnamed.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from ecotone.engine.caching import cached
from ecotone.engine.edition import Edition
from ecotone.engine.reading import state_key
from ecotone.engine.state import State
from ecotone.games.keystone.actions import ACTIONS, SPACE_NAMES
from ecotone.games.keystone.cards import Cards, Effect, Side
from ecotone.games.keystone.field import field_cards
from ecotone.games.keystone.lines import LINE_SPACES
from ecotone.games.keystone.placing import board_full, owner_of
from ecotone.games.keystone.sheet import explain_goal, explain_line, explain_objective
from ecotone.games.keystone.skills import can_move, can_research
from ecotone.games.keystone.special import skill_fee
from ecotone.games.keystone.table import (
    DRAWN,
    EMPTY,
    LINES,
    SIDE,
    SPACES,
    TOKENS,
    Table,
)
from ecotone.games.keystone.types import (
    Change,
    EffectPreview,
    GoalChange,
    Line,
    LineChange,
    Neighbour,
    ObjectiveScore,
    Preview,
    SynergyChange,
)
from ecotone.games.keystone.words import (
    card_id,
    cards_of,
    facts_for_words,
    habitat_letters,
    read_cards,
    record,
)

CHANGING = ("introduce", "buy_wild", "keep", "move", "research", "band")
SPACES_OF_LINES = tuple(tuple(line) for line in LINE_SPACES.tolist())
LINES_KEPT = 5000
RESEARCH_KEPT = 500
Given = Mapping[str, int]


def preview(edition: Edition, state: State, action: int, seat: int, entry: Any) -> Preview:
    """What an action of the player to move would bring, tried on a copy."""
    kind, given = ACTIONS.decode(action)
    table = record(state)
    owner = int(owner_of(table, table.actor))
    if kind in ("use_active", "use_exhausted", "resolve"):
        return preview_skills(edition, state, owner, kind, given)
    if kind == "look":
        return preview_look(edition, table)
    if kind == "discard":
        slot = given["slot"]
        return {
            "card": str(card_id(edition, int(table.field[slot]))),
            "tokens": int(table.field_tokens[slot]),
        }
    if kind == "put_back":
        return {"card": str(card_id(edition, int(table.drawn[given["card"]])))}
    if kind == "clear":
        return {
            "space": SPACE_NAMES[given["space"]],
            "synergy": clearing(edition, state, action, entry),
        }
    if kind not in CHANGING:
        return {}
    changed = state.copy()
    entry.apply(edition.data, changed, action)
    return preview_board(edition, state, changed, owner, kind, given)


def preview_board(
    edition: Edition, state: State, changed: State, owner: int, kind: str, given: Given
) -> Preview:
    """What placing, moving or researching a card changes on the board."""
    after = record(changed)
    space = given["end"] if kind == "move" else given["space"]
    touched = {space, given.get("start", space)}
    found = preview_points(edition, state, after, owner, touched)
    found["space"] = SPACE_NAMES[space]
    found["card"] = str(card_id(edition, int(after.board[owner, space])))
    found["research"] = int(after.research[owner, space])
    if kind not in ("research", "band"):
        found["neighbours"] = neighbours(edition, after, owner, space)
        found["fills_board"] = bool(board_full(after, owner))
        found["synergy"] = preview_synergy(edition, state, after, owner, kind, given)
    return found


@cached(64, key=lambda edition, state, owner: (*state_key(edition, state), owner))
def objective_before(edition: Edition, state: State, owner: int) -> ObjectiveScore | None:
    """What the objective is worth before any decision: computed once for all that are possible."""
    table = record(state)
    if table.objective[owner] == EMPTY:
        return None
    return explain_objective(edition, cards_of(edition), table, owner)


@cached(64, key=lambda edition, state, owner: (*state_key(edition, state), owner))
def lines_before(edition: Edition, state: State, owner: int) -> list[Line]:
    """What every line is worth before any decision."""
    table = record(state)
    laid = cards_laid(table, owner)
    return [line_score(edition, table, owner, line, laid) for line in range(LINES)]


def cards_laid(table: Table, owner: int) -> list[tuple[int, ...]]:
    """For each space of a board, all that the worth of its lines depends on."""
    laid = [table.board[owner].tolist(), table.research[owner].tolist()]
    if table.special:
        laid.append(table.story.tolist())
    return list(zip(*laid, strict=True))


def line_key(
    edition: Edition, table: Table, owner: int, line: int, laid: list[tuple[int, ...]]
) -> tuple[object, ...]:
    return (edition.digest, line, *[laid[space] for space in SPACES_OF_LINES[line]])


@cached(LINES_KEPT, key=line_key)
def line_score(
    edition: Edition, table: Table, owner: int, line: int, laid: list[tuple[int, ...]]
) -> Line:
    """What a line is worth; `laid` is what `cards_laid` found."""
    return explain_line(edition, cards_of(edition), table, owner, line)


def preview_points(
    edition: Edition, state: State, after: Table, owner: int, touched: set[int]
) -> Preview:
    """The lines and goals that change, and the points they bring together."""
    before, laid = lines_before(edition, state, owner), cards_laid(after, owner)
    points = 0
    lines: list[LineChange] = []
    for line, spaces in enumerate(SPACES_OF_LINES):
        if not touched.isdisjoint(spaces):
            old = before[line]
            new = line_score(edition, after, owner, line, laid)
            if new["run"] != old["run"]:
                points += new["points"] - old["points"]
                lines.append({"before": old["points"], **new})
    goals, objective = preview_goals(edition, state, after, owner)
    if objective:
        points += objective["after"] - objective["before"]
    return {"points": points, "lines": lines, "goals": goals, "objective": objective}


def changed_symbols(cards: Cards, before: Table, after: Table, owner: int) -> int:
    """The symbols, as bits, of all cards on spaces where anything has changed."""
    old, new = before.board[owner], after.board[owner]
    bits = 0
    for space in np.flatnonzero((old != new) | (before.story != after.story)).tolist():
        for card in (old.item(space), new.item(space)):
            if card != EMPTY:
                bits |= cards.symbols.item(card)
    return bits


def preview_goals(
    edition: Edition, state: State, after: Table, owner: int
) -> tuple[list[GoalChange], Change | None]:
    """The goals of the objective that change, and its points if they do."""
    found: list[GoalChange] = []
    old = objective_before(edition, state, owner)
    if old is None:
        return found, None
    cards = read_cards(edition)
    symbols = cards.goal_symbol[old["number"] - 1].tolist()
    changed = changed_symbols(cards, record(state), after, owner)
    met = 0
    for goal, was in enumerate(old["goals"]):
        new = was
        if changed >> symbols[goal] & 1:
            new = explain_goal(edition, cards_of(edition), after, owner, goal)
        met += new["met"]
        if was["have"] != new["have"]:
            found.append({"goal": goal, "before": was["have"], **new})
    if met == old["met"]:
        return found, None
    return found, {"before": old["points"], "after": old["ladder"][met]}


def clearing(edition: Edition, state: State, action: int, entry: Any) -> SynergyChange:
    """The tokens before and after an invader is removed."""
    changed = state.copy()
    entry.apply(edition.data, changed, action)
    before, after = int(record(state).synergy[0]), int(record(changed).synergy[0])
    return {"before": before, "cost": before - after, "tokens": 0, "gain": 0, "after": after}


def preview_synergy(
    edition: Edition, state: State, after: Table, owner: int, kind: str, given: Given
) -> SynergyChange:
    """The player's tokens: what is paid, what lies on the card, what the neighbours give."""
    before = record(state)
    cost = tokens = 0
    if kind == "introduce":
        _, cost, tokens = facts_for_words(edition, state).offers[given["slot"]]
    elif kind == "buy_wild":
        cost = int(before.wild_price)
    now, then = int(before.synergy[owner]), int(after.synergy[owner])
    return {
        "before": now,
        "cost": cost,
        "tokens": tokens,
        "gain": then - now + cost - tokens,
        "after": then,
    }


def neighbours(edition: Edition, table: Table, owner: int, space: int) -> list[Neighbour]:
    """The cards beside a space that share habitats with the card on it."""
    cards = cards_of(edition)
    board = table.board[owner]
    row, column = divmod(space, SIDE)
    found: list[Neighbour] = []
    for down, across in ((-1, 0), (0, -1), (0, 1), (1, 0)):
        beside = (row + down) * SIDE + column + across
        if 0 <= row + down < SIDE and 0 <= column + across < SIDE and board[beside] != EMPTY:
            common = int(cards.habitats[board[space]] & cards.habitats[board[beside]])
            common &= int(table.fruitful)
            if common:
                found.append(
                    {
                        "space": SPACE_NAMES[beside],
                        "card": str(card_id(edition, int(board[beside]))),
                        "habitats": habitat_letters(common),
                    }
                )
    return found


def preview_look(edition: Edition, table: Table) -> Preview:
    """Cards of the deck are not known before they are drawn; discards lie open."""
    cards = cards_of(edition)
    side = Side.EXHAUSTED if table.pending[table.token] else Side.ACTIVE
    effect = cards.effects[table.skills[table.token], side, table.step]
    if effect == Effect.DRAW3:
        return {"pile": "deck", "cards": None}
    top = table.discard[: table.discard_count][::-1][:DRAWN]
    return {"pile": "discard", "cards": [str(card_id(edition, int(card))) for card in top]}


def preview_skills(edition: Edition, state: State, owner: int, kind: str, given: Given) -> Preview:
    """The effects of the tokens that would be used, each with what it finds as the table stands."""
    table = record(state)
    side = Side.ACTIVE if kind == "use_active" else Side.EXHAUSTED
    positions = (
        [position for position in range(TOKENS) if table.exhausted[position]]
        if kind == "use_exhausted"
        else [given["token"]]
    )
    found: Preview = {
        "tokens": [
            {
                "position": position + 1,
                "skill": int(table.skills[position]) + 1,
                "effects": list(effects_of(edition, state, owner, position, side)),
            }
            for position in positions
        ],
    }
    if kind != "resolve":
        found["fee"] = int(skill_fee(cards_of(edition), table, kind == "use_exhausted"))
    if kind == "use_exhausted":
        now = int(table.time)
        found["time"] = {"before": now, "after": max(0, now - 1)}
    return found


def effects_of(
    edition: Edition, state: State, owner: int, position: int, side: Side
) -> Iterator[EffectPreview]:
    """Each effect of a token's side: whether it can do anything now, and to which cards."""
    cards, table = cards_of(edition), record(state)
    skill = table.skills[position]
    for effect, amount in zip(cards.effects[skill, side], cards.amounts[skill, side], strict=True):
        if effect != Effect.NONE:
            targets: list[str] = []
            if effect <= Effect.R_WILD:
                targets = targets_of(edition, state, owner, int(effect))
            yield {
                "effect": Effect(int(effect)).name,
                "amount": int(amount),
                "possible": bool(targets) or can_do(cards, table, owner, int(effect)),
                "targets": targets,
            }


@cached(
    RESEARCH_KEPT,
    key=lambda edition, state, owner, effect: (*state_key(edition, state), owner, effect),
)
def targets_of(edition: Edition, state: State, owner: int, effect: int) -> list[str]:
    """The spaces whose card an effect can research: found once for all tokens that have it."""
    cards, table = cards_of(edition), record(state)
    return [
        SPACE_NAMES[space]
        for space in range(SPACES)
        if can_research(cards, table, owner, space, effect)
    ]


def can_do(cards: Cards, table: Table, owner: int, effect: int) -> bool:
    """Can an effect other than research do anything as the table stands?"""
    if effect == Effect.DRAW3:
        return bool(table.deck_count + table.discard_count > 0)
    if effect == Effect.DIG3:
        return bool(table.discard_count > 0)
    if effect in (Effect.MOVE1, Effect.MOVE2):
        return bool(can_move(cards, table, owner))
    if effect == Effect.DISCARD:
        return bool(field_cards(table) > 0)
    return effect == Effect.GAIN

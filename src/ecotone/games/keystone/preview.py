"""What a decision would bring, computed by the rules on a copy of the table.

Only what the player can know is included: cards that a decision would reveal stay unnamed.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from ecotone.engine.edition import Edition
from ecotone.engine.state import State
from ecotone.games.keystone.actions import ACTIONS, SPACE_NAMES
from ecotone.games.keystone.cards import GOALS, HABITAT_LETTERS, Cards, Effect, Side
from ecotone.games.keystone.field import field_cards
from ecotone.games.keystone.lines import LINE_SPACES
from ecotone.games.keystone.placing import board_full, owner_of
from ecotone.games.keystone.sheet import explain_goal, explain_line
from ecotone.games.keystone.skills import can_move, can_research
from ecotone.games.keystone.special import price_of, skill_fee
from ecotone.games.keystone.table import (
    DRAWN,
    EMPTY,
    LINES,
    SIDE,
    SPACES,
    TOKENS,
    Table,
)
from ecotone.games.keystone.words import card_id, cards_of, record

CHANGING = ("introduce", "buy_wild", "keep", "move", "research", "band")
Given = Mapping[str, int]


def preview(edition: Edition, state: State, action: int, seat: int, entry: Any) -> dict[str, Any]:
    """What an action of the player to move would bring, tried on a copy."""
    kind, given = ACTIONS.decode(action)
    table = record(state)
    owner = int(owner_of(table, table.actor))
    if kind in ("use_active", "use_exhausted", "resolve"):
        return preview_skills(edition, table, owner, kind, given)
    if kind == "look":
        return preview_look(edition, table)
    if kind == "discard":
        slot = given["slot"]
        return {
            "card": card_id(edition, int(table.field[slot])),
            "tokens": int(table.field_tokens[slot]),
        }
    if kind == "put_back":
        return {"card": card_id(edition, int(table.drawn[given["card"]]))}
    if kind == "clear":
        return {
            "space": SPACE_NAMES[given["space"]],
            "synergy": clearing(edition, state, action, entry),
        }
    if kind not in CHANGING:
        return {}
    changed = state.copy()
    entry.apply(edition.data, changed, action)
    return preview_board(edition, table, record(changed), owner, kind, given)


def preview_board(
    edition: Edition, before: Table, after: Table, owner: int, kind: str, given: Given
) -> dict[str, Any]:
    """What placing, moving or researching a card changes on the board."""
    space = given["end"] if kind == "move" else given["space"]
    found = preview_points(edition, before, after, owner, {space, given.get("start", space)})
    found["space"] = SPACE_NAMES[space]
    found["card"] = card_id(edition, int(after.board[owner, space]))
    found["research"] = int(after.research[owner, space])
    if kind not in ("research", "band"):
        found["neighbours"] = neighbours(edition, after, owner, space)
        found["fills_board"] = bool(board_full(after, owner))
        found["synergy"] = preview_synergy(edition, before, after, owner, kind, given)
    return found


def preview_points(
    edition: Edition, before: Table, after: Table, owner: int, touched: set[int]
) -> dict[str, Any]:
    """The lines and goals that change, and the points they bring together."""
    cards = cards_of(edition)
    points = 0
    lines = []
    for line in range(LINES):
        if touched & set(LINE_SPACES[line].tolist()):
            old = explain_line(edition, cards, before, owner, line)
            new = explain_line(edition, cards, after, owner, line)
            if new["run"] != old["run"]:
                points += new["points"] - old["points"]
                lines.append({"before": old["points"], **new})
    found: dict[str, Any] = {"points": points, "lines": lines, "goals": [], "objective": None}
    if before.objective[owner] != EMPTY:
        add_goals(edition, before, after, owner, found)
    return found


def add_goals(
    edition: Edition, before: Table, after: Table, owner: int, found: dict[str, Any]
) -> None:
    """Note how the goals of the objective change."""
    cards = cards_of(edition)
    ladder = cards.ladder[before.objective[owner]]
    met = [0, 0]
    for goal in range(GOALS):
        old = explain_goal(edition, cards, before, owner, goal)
        new = explain_goal(edition, cards, after, owner, goal)
        met[0] += old["met"]
        met[1] += new["met"]
        if old["have"] != new["have"]:
            found["goals"].append({"goal": goal, "before": old["have"], **new})
    if met[0] != met[1]:
        found["objective"] = {"before": int(ladder[met[0]]), "after": int(ladder[met[1]])}
        found["points"] += found["objective"]["after"] - found["objective"]["before"]


def clearing(edition: Edition, state: State, action: int, entry: Any) -> dict[str, int]:
    """The tokens before and after an invader is removed."""
    changed = state.copy()
    entry.apply(edition.data, changed, action)
    return {"before": int(record(state).synergy[0]), "after": int(record(changed).synergy[0])}


def preview_synergy(
    edition: Edition, before: Table, after: Table, owner: int, kind: str, given: Given
) -> dict[str, int]:
    """The player's tokens: what is paid, what lies on the card, what the neighbours give."""
    cost = tokens = 0
    if kind == "introduce":
        cost = int(price_of(cards_of(edition), before, given["slot"]))
        tokens = int(before.field_tokens[given["slot"]])
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


def neighbours(edition: Edition, table: Table, owner: int, space: int) -> list[dict[str, Any]]:
    """The cards beside a space that share habitats with the card on it."""
    cards = cards_of(edition)
    board = table.board[owner]
    row, column = divmod(space, SIDE)
    found = []
    for down, across in ((-1, 0), (0, -1), (0, 1), (1, 0)):
        beside = (row + down) * SIDE + column + across
        if 0 <= row + down < SIDE and 0 <= column + across < SIDE and board[beside] != EMPTY:
            common = int(cards.habitats[board[space]] & cards.habitats[board[beside]])
            common &= int(table.fruitful)
            if common:
                found.append(
                    {
                        "space": SPACE_NAMES[beside],
                        "card": card_id(edition, int(board[beside])),
                        "habitats": [
                            letter for n, letter in enumerate(HABITAT_LETTERS) if common >> n & 1
                        ],
                    }
                )
    return found


def preview_look(edition: Edition, table: Table) -> dict[str, Any]:
    """Cards of the deck are not known before they are drawn; discards lie open."""
    cards = cards_of(edition)
    side = Side.EXHAUSTED if table.pending[table.token] else Side.ACTIVE
    effect = cards.effects[table.skills[table.token], side, table.step]
    if effect == Effect.DRAW3:
        return {"from": "deck", "cards": None}
    top = table.discard[: table.discard_count][::-1][:DRAWN]
    return {"from": "discard", "cards": [card_id(edition, int(card)) for card in top]}


def preview_skills(
    edition: Edition, table: Table, owner: int, kind: str, given: Given
) -> dict[str, Any]:
    """The effects of the tokens that would be used, each with what it finds as the table stands."""
    side = Side.ACTIVE if kind == "use_active" else Side.EXHAUSTED
    positions = (
        [position for position in range(TOKENS) if table.exhausted[position]]
        if kind == "use_exhausted"
        else [given["token"]]
    )
    found: dict[str, Any] = {
        "tokens": [
            {
                "position": position + 1,
                "skill": int(table.skills[position]) + 1,
                "effects": list(effects_of(cards_of(edition), table, owner, position, side)),
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
    cards: Cards, table: Table, owner: int, position: int, side: Side
) -> Iterator[dict[str, Any]]:
    """Each effect of a token's side: whether it can do anything now, and to which cards."""
    skill = table.skills[position]
    for effect, amount in zip(cards.effects[skill, side], cards.amounts[skill, side], strict=True):
        if effect != Effect.NONE:
            targets = []
            if effect <= Effect.R_WILD:
                targets = [
                    SPACE_NAMES[space]
                    for space in range(SPACES)
                    if can_research(cards, table, owner, space, effect)
                ]
            yield {
                "effect": Effect(int(effect)).name,
                "amount": int(amount),
                "possible": bool(targets) or can_do(cards, table, owner, int(effect)),
                "targets": targets,
            }


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

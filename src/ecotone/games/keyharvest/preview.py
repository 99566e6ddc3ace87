"""What a decision would bring the player who may take it.

Only what is sure is told: nothing of what will be drawn from the bag, nor of the events that
might come with it.
"""

from typing import Any

import numpy as np

from ecotone.engine.edition import Edition
from ecotone.engine.state import State
from ecotone.games.keyharvest.actions import ACTIONS, CROP_NAMES, SPACE_NAMES, WORKER_NAMES
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.effects import Price
from ecotone.games.keyharvest.field_sources import board_of as owner_of
from ecotone.games.keyharvest.field_sources import (
    is_board,
    is_store,
    pricing_of,
    reduced_price,
    source_of,
)
from ecotone.games.keyharvest.goods import find_place
from ecotone.games.keyharvest.offers import departure, offer
from ecotone.games.keyharvest.table import CROPS, EMPTY, Ask, Side, Table
from ecotone.games.keyharvest.types import Answers, Preview
from ecotone.games.keyharvest.words import cards_of, record

Given = dict[str, int]

TAKING = (Ask.RELIEF, Ask.SUBSTITUTE, Ask.TAKE, Ask.GAIN, Ask.COUNTER_BACK)


def preview(edition: Edition, state: State, action: int, seat: int, entry: Any) -> Preview:
    """What an action of the player to move would bring, tried on a copy."""
    table = record(state)
    cards = cards_of(edition)
    kind, given = ACTIONS.decode(action)
    if kind in ("act", "play"):
        return answers_after(edition, state, action, entry)
    if kind == "field":
        shown = preview_field(cards, table, int(given["field"]))
        return {**shown, **answers_after(edition, state, action, entry)}
    if kind == "post":
        return preview_post(cards, table, int(given["space"]))
    if kind == "remove":
        return {"points": -int(cards.value[given["worker"]])}
    if kind == "give":
        return {"counters": {CROP_NAMES[given["crop"]]: -1}}
    if kind == "take" and table.asked in TAKING:
        return {"counters": {CROP_NAMES[given["crop"]]: 1}}
    if kind == "pay_instead":
        top = int(table.depth)
        return {"due": int(cards.or_pay[table.tile[top], table.step[top]])}
    return {}


def answers_after(edition: Edition, state: State, action: int, entry: Any) -> Preview:
    """What the same player could choose next, as long as nothing else comes between."""
    before = record(state)
    changed = state.copy()
    entry.apply(edition.data, changed, action)
    after = record(changed)
    if after.actor != before.actor or not continues(before, after):
        return {"then": None}
    out = np.zeros(ACTIONS.size, np.int16)
    count = entry.legal(edition.data, changed, out)
    answers: dict[str, list[str]] = {"field": [], "post": [], "play": [], "remove": []}
    for number in out[:count]:
        kind, given = ACTIONS.decode(int(number))
        if kind in answers:
            names = WORKER_NAMES if kind in ("play", "remove") else SPACE_NAMES
            answers[kind].append(names[next(iter(given.values()))])
    then: Answers = {
        "field": answers["field"],
        "post": answers["post"],
        "play": answers["play"],
        "remove": answers["remove"],
    }
    return {"then": then}


def continues(before: Table, after: Table) -> bool:
    """Is the next question one of the same step or the action chosen, with nothing drawn?"""
    if (after.random != before.random).any():
        return False
    if before.asked in (Ask.TURN, Ask.EXTRA):
        return bool(after.depth == before.depth + 1)
    top = before.depth
    return bool(
        after.depth == top
        and after.tile[top] == before.tile[top]
        and after.step[top] == before.step[top]
        and after.asked in (before.asked, Ask.POST)
    )


def preview_field(cards: Cards, table: Table, field: int) -> Preview:
    """A field harvested, turned, placed, stored, given away or taken in exchange."""
    seat = int(table.actor)
    asked = int(table.asked)
    if asked == Ask.HARVEST:
        crop = int(cards.crop[field])
        if table.stock[crop] == 0:
            return {"substitute": True}
        return {"counters": {CROP_NAMES[crop]: 1}}
    if asked == Ask.TURN_OVER:
        harvested = table.board[seat, field] == Side.HARVESTED
        return {"turns": "unharvested" if harvested else "harvested"}
    if asked == Ask.PLACE:
        return {**offer(cards, table, seat, field), **price_of(cards, table, field)}
    if asked == Ask.STORE:
        return {"later": offer(cards, table, seat, field)}
    if asked == Ask.SWAP_IN:
        leaves = int(table.subject[table.depth])
        if table.board[seat, leaves] == Side.NONE:
            return {"later": offer(cards, table, seat, field)}
        return {**offer(cards, table, seat, field, without=leaves), **Preview()}
    if table.board[seat, field] == Side.NONE:
        return {}
    return departure(cards, table, seat, field)


def price_of(cards: Cards, table: Table, field: int) -> Preview:
    """What placing a field costs: certain counters, or `due` counters of one's choice, and whom.

    `to` is the seat that is paid, or None for the stock; `bid` goes from the own store to it.
    """
    seat = int(table.actor)
    top = int(table.depth)
    source, pricing = int(source_of(cards, table)), int(pricing_of(cards, table))
    due = int(cards.price[table.tile[top], table.step[top]])
    found: Preview = {"counters": {}, "due": due, "to": None, "bid": {}}
    if is_board(source) and pricing == Price.TO_OWNER:
        found["to"] = int(owner_of(table, field))
    if not is_store(source):
        return found
    owner = next(
        other for other in range(int(table.players)) if find_place(table, other, field) != EMPTY
    )
    place = int(find_place(table, owner, field))
    bid = {
        CROP_NAMES[crop]: int(table.bid[owner, place, crop])
        for crop in range(CROPS)
        if table.bid[owner, place, crop] > 0
    }
    if owner == seat:
        return found | {"bid": bid}
    found["to"] = owner
    if pricing == Price.EXACT_BID:
        return found | {"counters": {crop: -count for crop, count in bid.items()}}
    if pricing == Price.BID_MINUS_ONE:
        found["due"] = int(reduced_price(table, owner, place))
    return found


def preview_post(cards: Cards, table: Table, space: int) -> Preview:
    """A worker on a space: points, whom it covers, the fields next to it."""
    seat = int(table.actor)
    worker = int(table.subject[table.depth])
    covered = int(table.worker[seat, space])
    lost = 0 if covered == EMPTY else int(cards.value[covered])
    return {
        "points": int(cards.value[worker]) - lost,
        "covers": None if covered == EMPTY else WORKER_NAMES[covered],
        "near": [
            SPACE_NAMES[other]
            for other in cards.neighbours[space]
            if other != EMPTY and table.board[seat, other] != Side.NONE
        ],
    }

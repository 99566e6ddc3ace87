"""What is in progress: a player's current step, the event going round, the last turns."""

from ecotone.games.keyharvest.actions import CROP_NAMES, EVENT_NAMES, SPACE_NAMES, WORKER_NAMES
from ecotone.games.keyharvest.board import count_tiles
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.events import CALLING
from ecotone.games.keyharvest.players import receiver_of
from ecotone.games.keyharvest.table import (
    CHECKED_EVENT,
    EMPTY,
    TILES_WANTED,
    Ask,
    Table,
    Task,
)
from ecotone.games.keyharvest.types import CurrentStep, EventRound, TilesCheck
from ecotone.games.keyharvest.working import fields_needed

WITHOUT_LIMIT = 99
"""A step that may be done as often as one can."""


def progress(cards: Cards, table: Table) -> CurrentStep:
    """The present step: the worker, field or crop it is about, and how much of it is left."""
    top = int(table.depth)
    asked = int(table.asked)
    found: CurrentStep = {
        "worker": None,
        "need": None,
        "field": None,
        "crop": None,
        "left": None,
        "of": None,
        "to": None,
    }
    if asked in (Ask.POST, Ask.REPLAY):
        worker = int(table.subject[top])
        found["worker"] = WORKER_NAMES[worker]
        found["need"] = int(fields_needed(cards, table, worker))
    elif asked in (Ask.BID, Ask.STOCK_BID):
        stored = int(table.stored[table.actor, table.subject[top]])
        found["field"] = SPACE_NAMES[stored]
    elif asked == Ask.SWAP_IN:
        found["field"] = SPACE_NAMES[table.subject[top]]
    elif asked == Ask.TAKE:
        found["crop"] = CROP_NAMES[table.subject[top]]
    elif asked == Ask.PAY:
        add_payment(cards, found, table, top)
    elif asked == Ask.PLAYER:
        named = int(table.slot[top])
        found["to"] = None if named == EMPTY else named
    elif asked not in (Ask.TURN, Ask.RELIEF, Ask.ASIDE, Ask.OVER):
        of = int(cards.count[table.tile[top], table.step[top]])
        if of < WITHOUT_LIMIT:
            found["left"], found["of"] = int(table.left[top]), of
    return found


def add_payment(cards: Cards, found: CurrentStep, table: Table, top: int) -> None:
    """Counters of one's choice that are due: for which field, to whom (None: to the stock)."""
    found["left"] = int(table.left[top])
    if table.task[top] == Task.PRICE:
        below = top - 1
        receiver = int(table.slot[top])
        if table.task[below] == Task.PLACE:
            found["field"] = SPACE_NAMES[table.subject[below]]
    else:
        receiver = int(receiver_of(cards, table))
    found["to"] = None if receiver == EMPTY else receiver


def event_round(table: Table) -> EventRound | None:
    """The event that is being carried out: the order of the seats, and how far it has come."""
    for depth in range(int(table.depth), 0, -1):
        if table.task[depth] == Task.EVENT:
            players = int(table.players)
            order = [(int(table.active) + place) % players for place in range(players)]
            calling = table.stage[depth] == CALLING
            answered = int(table.left[depth]) if calling else players
            if calling and depth < table.depth:
                answered -= 1
            return {
                "event": EVENT_NAMES[table.subject[depth]],
                "order": order,
                "answered": order[:answered],
                "aside": [seat for seat in range(players) if table.aside[seat]],
            }
    return None


def tiles_check(table: Table) -> TilesCheck:
    """Who has too few tiles for the events to go on when the checked space is filled."""
    seats = range(int(table.players))
    return {
        "space": CHECKED_EVENT,
        "wanted": TILES_WANTED,
        "short": [seat for seat in seats if count_tiles(table, seat) < TILES_WANTED],
    }


def turns_to_come(table: Table) -> list[int] | None:
    """Each seat's turns to the end, the present one included; None before the tenth event."""
    left = int(table.turns_left)
    if left == 0:
        return None
    players = int(table.players)
    turns = [0] * players
    for place in range(left):
        turns[(int(table.active) + place) % players] += 1
    return turns

"""Key Harvest's components and actions in words, in every language."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ecotone.engine.edition import Edition
from ecotone.engine.reading import edition_reader, edition_record, state_reader, state_record
from ecotone.engine.state import State
from ecotone.engine.texts import Texts
from ecotone.games.keyharvest.actions import (
    ACTION_NAMES,
    ACTIONS,
    EVENT_NAMES,
    SPACE_NAMES,
    WORKER_NAMES,
)
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.table import (
    ACTION_TILE,
    CROPS,
    EMPTY,
    EVENT_TILE,
    STORE_PLACES,
    Ask,
    Side,
    Table,
    Task,
)

TEXTS = Texts(Path(__file__).parent / "texts")

record = state_record(Table)
read_table = state_reader(Table)
cards_of = edition_record(Cards)
read_cards = edition_reader(Cards)


def crop_name(edition: Edition, crop: int, language: str) -> str:
    return str(edition.tables["crops"][crop][f"name_{language}"])


def tile_id(tile: int) -> str | None:
    """A worker, an event or an action as data names it; None for no tile."""
    if tile == EMPTY:
        return None
    if tile < EVENT_TILE:
        return WORKER_NAMES[tile]
    if tile < ACTION_TILE:
        return EVENT_NAMES[tile - EVENT_TILE]
    return ACTION_NAMES[tile - ACTION_TILE]


def tile_name(edition: Edition, tile: int, language: str) -> str:
    """A worker's or an event's name, or the action in words."""
    if tile < EVENT_TILE:
        return str(edition.tables["workers"][tile][f"name_{language}"])
    if tile < ACTION_TILE:
        return str(edition.tables["events"][tile - EVENT_TILE][f"name_{language}"])
    return TEXTS.format(language, f"tile-{ACTION_NAMES[tile - ACTION_TILE].lower()}")


def tile_text(edition: Edition, tile: int, language: str) -> str:
    """What a worker or an event says."""
    if tile < EVENT_TILE:
        return str(edition.tables["workers"][tile][f"text_{language}"])
    return str(edition.tables["events"][tile - EVENT_TILE][f"text_{language}"])


def present_tile(table: Table) -> int:
    """The tile whose text is being followed, or EMPTY between actions."""
    depth = int(table.depth)
    while depth > 0 and table.tile[depth] == EMPTY:
        if table.task[depth] == Task.EVENT:
            return EVENT_TILE + int(table.subject[depth])
        depth -= 1
    return int(table.tile[depth])


def bid_words(edition: Edition, counts: Any, language: str) -> str:
    """Counters in words: `2 × Wheat, 1 × Hops`."""
    parts = [
        TEXTS.format(
            language,
            "counters",
            {"count": int(counts[crop]), "crop": crop_name(edition, crop, language)},
        )
        for crop in range(CROPS)
        if counts[crop] > 0
    ]
    return ", ".join(parts) or "0"


def field_words(edition: Edition, field: int, language: str) -> str:
    """A field with its crop: `C5 (Hops)`."""
    crop = crop_name(edition, int(read_cards(edition).crop[field]), language)
    return f"{SPACE_NAMES[field]} ({crop})"


def holder_words(edition: Edition, table: Table, field: int, language: str) -> str:
    """After a blank: whose store a field lies in and for what bid, or on whose board."""
    for seat in range(int(table.players)):
        for place in range(STORE_PLACES):
            if table.stored[seat, place] == field:
                bid = bid_words(edition, table.bid[seat, place], language)
                return " " + TEXTS.format(language, "holder", {"seat": seat + 1, "bid": bid})
        if table.board[seat, field] != Side.NONE:
            return " " + TEXTS.format(language, "holder-board", {"seat": seat + 1})
    return ""


def covered_words(edition: Edition, table: Table, space: int, language: str) -> str:
    """After a blank: the worker that stands where another is to go; empty if there is none."""
    covered = int(table.worker[table.actor, space])
    if covered == EMPTY:
        return ""
    return " " + TEXTS.format(language, "covers", {"worker": tile_name(edition, covered, language)})


def action_words(edition: Edition, state: State, action: int, language: str) -> Mapping[str, Any]:
    """What the text of an action needs: the question it answers, names and prices."""
    table = read_table(state)
    kind, given = ACTIONS.decode(action)
    tile = present_tile(table)
    words: dict[str, Any] = {
        "ask": Ask(int(table.asked)).name.lower().replace("_", "-"),
        "tile": tile_name(edition, tile, language) if tile != EMPTY else "",
    }
    if kind == "stop":
        words["worked"] = "yes" if table.worked[table.depth] else "no"
    elif kind == "act":
        words["action"] = ACTION_NAMES[given["action"]]
        words["name"] = tile_name(edition, ACTION_TILE + given["action"], language)
    elif kind == "field":
        words["field"] = field_words(edition, given["field"], language)
        words["holder"] = holder_words(edition, table, given["field"], language)
    elif kind == "post":
        worker = int(table.subject[table.depth])
        words["space"] = SPACE_NAMES[given["space"]]
        words["worker"] = tile_name(edition, worker, language)
        words["value"] = int(read_cards(edition).value[worker])
        words["covers"] = covered_words(edition, table, given["space"], language)
    elif kind in ("play", "remove"):
        words["worker"] = tile_name(edition, given["worker"], language)
        words["value"] = int(read_cards(edition).value[given["worker"]])
        words["text"] = tile_text(edition, given["worker"], language)
    elif kind in ("give", "take"):
        words["crop"] = crop_name(edition, given["crop"], language)
    elif kind == "pay_instead":
        depth = int(table.depth)
        prices = read_cards(edition).or_pay
        words["count"] = int(prices[table.tile[depth], table.step[depth]])
    return words

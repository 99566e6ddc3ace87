"""Key Harvest's components and actions in words, in every language."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from ecotone.engine.edition import Edition
from ecotone.engine.events import Argument, Reference, seat_reference, text_reference
from ecotone.engine.reading import edition_reader, edition_record, state_reader, state_record
from ecotone.engine.state import State
from ecotone.engine.texts import Texts
from ecotone.games.keyharvest.actions import (
    ACTION_NAMES,
    ACTIONS,
    CROP_NAMES,
    EVENT_NAMES,
    SPACE_NAMES,
    WORKER_NAMES,
)
from ecotone.games.keyharvest.cards import Cards
from ecotone.games.keyharvest.effects import Who
from ecotone.games.keyharvest.table import (
    ACTION_TILE,
    EMPTY,
    EVENT_TILE,
    SPACES,
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


def space_name(edition: Edition, space: int) -> str:
    """A space as the edition's board labels it."""
    return str(edition.tables["fields"][space]["name"])


def label_name(edition: Edition, label: str) -> str:
    """The same for a space as data names it."""
    return space_name(edition, SPACE_NAMES.index(label))


def label_names(edition: Edition, labels: Iterable[str]) -> str:
    """Several spaces, one after another."""
    return " ".join(label_name(edition, label) for label in labels)


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


def tile_reference(tile: int, part: str = "name") -> Reference:
    """A worker or an event by name or text, or an action in words."""
    if tile >= ACTION_TILE:
        return text_reference(f"tile-{ACTION_NAMES[tile - ACTION_TILE].lower()}")
    if tile < EVENT_TILE:
        return Reference("workers", WORKER_NAMES[tile], part)
    return Reference("events", EVENT_NAMES[tile - EVENT_TILE], part)


def crop_reference(crop: int) -> Reference:
    return Reference("crops", CROP_NAMES[crop])


def counters(edition: Edition, counts: Mapping[int, int]) -> list[Reference]:
    """Counters by crop: `2 × Wheat`, `1 × Hops`."""
    return [
        text_reference("counters", count=int(count), crop=crop_reference(crop))
        for crop, count in counts.items()
        if count > 0
    ]


def field_words(edition: Edition, field: int, language: str) -> str:
    """The same in a language."""
    crop = crop_name(edition, int(read_cards(edition).crop[field]), language)
    return TEXTS.format(
        language, "field-and-crop", {"field": space_name(edition, field), "crop": crop}
    )


def field_reference(edition: Edition, field: int) -> Reference:
    """A field with its crop: `C5 (Hops)`."""
    crop = crop_reference(int(read_cards(edition).crop[field]))
    return text_reference("field-and-crop", field=space_name(edition, field), crop=crop)


def holder(edition: Edition, table: Table, field: int) -> Argument:
    """After a blank: whose store a field lies in and for what bid, or on whose board."""
    for seat in range(int(table.players)):
        who = seat_reference(seat)
        for place in range(STORE_PLACES):
            if table.stored[seat, place] == field:
                bid = counters(edition, dict(enumerate(table.bid[seat, place].tolist())))
                return text_reference("holder", player=who, bid=bid or "0")
        if table.board[seat, field] != Side.NONE:
            return text_reference("holder-board", player=who)
    return ""


def covered(table: Table, space: int) -> Argument:
    """After a blank: the worker that stands where another is to go; empty if there is none."""
    worker = int(table.worker[table.actor, space])
    return "" if worker == EMPTY else text_reference("covers", worker=tile_reference(worker))


def whom(edition: Edition, table: Table) -> Argument:
    """Who is to carry out the step that the player decides on."""
    depth = int(table.depth)
    named = int(table.slot[depth])
    if named != EMPTY:
        return seat_reference(named)
    who = Who(int(read_cards(edition).who[table.tile[depth], table.step[depth]]))
    return text_reference(f"whom-{who.name.lower()}")


def action_words(
    edition: Edition, state: State, action: int, language: str = ""
) -> dict[str, Argument]:
    """What the text of an action needs: the question it answers, names and prices."""
    table = read_table(state)
    kind, given = ACTIONS.decode(action)
    tile = present_tile(table)
    words: dict[str, Argument] = {
        "ask": Ask(int(table.asked)).name.lower().replace("_", "-"),
        "tile": tile_reference(tile) if tile != EMPTY else "",
    }
    if table.asked == Ask.PLAYER:
        words["whom"] = whom(edition, table)
    if kind == "stop":
        words["worked"] = "yes" if table.worked[table.depth] else "no"
    elif kind == "act":
        words["action"] = ACTION_NAMES[given["action"]]
        words["name"] = tile_reference(ACTION_TILE + given["action"])
    elif kind == "field":
        words["field"] = field_reference(edition, given["field"])
        words["holder"] = holder(edition, table, given["field"])
    elif kind == "post":
        worker = int(table.subject[table.depth])
        words["space"] = space_name(edition, given["space"])
        words["worker"] = tile_reference(worker)
        words["value"] = int(read_cards(edition).value[worker])
        words["covers"] = covered(table, given["space"])
    elif kind in ("play", "remove"):
        words["worker"] = tile_reference(given["worker"])
        words["value"] = int(read_cards(edition).value[given["worker"]])
        words["text"] = tile_reference(given["worker"], "text")
    elif kind in ("give", "take"):
        words["crop"] = crop_reference(given["crop"])
    elif kind == "pay_instead":
        depth = int(table.depth)
        prices = read_cards(edition).or_pay
        words["count"] = int(prices[table.tile[depth], table.step[depth]])
    return words


def actions_meant(edition: Edition, state: State, typed: str) -> list[int]:
    """The decisions about the space of this label."""
    label = typed.strip().casefold()
    return [
        action
        for space in range(SPACES)
        if space_name(edition, space).casefold() == label
        for action in (ACTIONS.encode("field", field=space), ACTIONS.encode("post", space=space))
    ]

"""Key Harvest's table in the terminal, as panes drawn with Rich."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ecotone.engine.drawing import Fitted
from ecotone.engine.edition import Edition
from ecotone.engine.terminal import QUESTION, Pane
from ecotone.games.keyharvest.actions import CROP_NAMES, EVENT_NAMES, WORKER_NAMES
from ecotone.games.keyharvest.table import EVENT_TILE
from ecotone.games.keyharvest.terminal_board import CROP_LETTERS, draw_hexes, field_text
from ecotone.games.keyharvest.terminal_sheet import (
    CROP_STYLES,
    counters_text,
    draw_sheet,
    event_list,
    text_of,
    worker_lines,
    worker_list,
    worker_name,
)
from ecotone.games.keyharvest.words import (
    crop_name,
    label_name,
    label_names,
    tile_name,
    tile_text,
)

__all__ = ["draw_sheet", "panes"]


View = Mapping[str, Any]


def panes(edition: Edition, view: View, language: str) -> Iterator[Pane]:
    """The whole table as one seat sees it."""
    if view["drawn_count"]:
        yield Pane("drawn", text_of(language, "drawn-title"), draw_drawn(edition, view, language))
    own = view["own_seat"] or 0
    yield board_pane(edition, view, own, language)
    registry = draw_registry(edition, view, language)
    yield Pane("registry", text_of(language, "registry-title"), registry)
    stores = draw_stores(edition, view, language)
    yield Pane("stores", text_of(language, "stores"), stores)
    for seat in range(view["players"]):
        if seat != own:
            yield board_pane(edition, view, seat, language)
    yield Pane(
        "town", text_of(language, "town-title"), worker_list(edition, view["town"], language)
    )
    stock = counters_text(edition, view["stock"], language)
    yield Pane("stock", text_of(language, "stock-title"), stock)
    title = text_of(language, "events-title", count=len(view["events"]))
    yield Pane("events", title, draw_events(edition, view, language))
    bag = {"fields": len(view["bag"]), "events": len(view["bag_events"])}
    left = [
        event_list(edition, view["bag_events"], language),
        label_names(edition, view["bag"]) or "–",
    ]
    yield Pane("bag", text_of(language, "bag-title", **bag), "\n".join(left))
    signs = Fitted(lambda _: legend(edition, language), lambda: [text_of(language, "legend-plain")])
    yield Pane("legend", "", signs)
    yield Pane(QUESTION, "", Text("\n".join(question_lines(edition, view, language))))


def legend(edition: Edition, language: str) -> Text:
    """What the letters and signs mean."""
    line = Text(text_of(language, "legend"), "dim")
    for index, crop in enumerate(CROP_NAMES):
        name = crop_name(edition, index, language)
        line.append(f" · {CROP_LETTERS[crop]} {name}", CROP_STYLES[crop])
    return line


def field_cell(edition: Edition, field: View, language: str) -> Fitted:
    """A field by its label: with the letter of its crop, or its name where nothing is drawn."""
    return Fitted(
        lambda _: field_text(label_name(edition, field["field"]), field["crop"]),
        lambda: [field_words(edition, field["field"], field["crop"], language)],
    )


def field_words(edition: Edition, label: str, crop: str, language: str) -> str:
    """A field by its label and the name of its crop."""
    name = crop_name(edition, CROP_NAMES.index(crop), language)
    return text_of(language, "plain-field", field=label_name(edition, label), crop=name)


def player(seat: int, language: str) -> str:
    return text_of(language, "player", seat=seat + 1)


def players(seats: list[int], language: str) -> str:
    return ", ".join(player(seat, language) for seat in seats)


# -- what is to be decided -------------------------------------------------------------------------


def question_lines(edition: Edition, view: View, language: str) -> Iterator[str]:
    """Whose turn it is, what has been done in it, the text being followed and the question."""
    if view["active"] is not None:
        words = {
            "name": player(view["active"], language),
            "turn": view["turn"],
            "left": view["actions_left"],
            "done": ", ".join(view["done"]) or "–",
        }
        yield text_of(language, "turn-line", **words)
    if view["turns_to_come"]:
        turns = [
            text_of(language, "turns-of", name=player(seat, language), count=count)
            for seat, count in enumerate(view["turns_to_come"])
        ]
        yield f"{text_of(language, 'last-turns')} {', '.join(turns)}"
    if view["placing_barred"]:
        yield text_of(language, "placing-barred")
    yield from tile_lines(edition, view["tile"], language)
    yield from doing_lines(edition, view["doing"], language)
    yield text_of(language, f"ask-{view['ask'].replace('_', '-')}")


def tile_lines(edition: Edition, tile: str | None, language: str) -> Iterator[str]:
    """The text of the worker or event that is being followed."""
    if tile in WORKER_NAMES or tile in EVENT_NAMES:
        number = (
            WORKER_NAMES.index(tile)
            if tile in WORKER_NAMES
            else EVENT_TILE + EVENT_NAMES.index(str(tile))
        )
        yield f"{tile_name(edition, number, language)}: {tile_text(edition, number, language)}"


def doing_lines(edition: Edition, doing: View, language: str) -> Iterator[str]:
    """What the present step is about, and how much of it is left."""
    if doing["worker"]:
        name = worker_name(edition, doing["worker"], language)
        yield text_of(language, "doing-worker", worker=name, need=doing["need"])
    if doing["field"]:
        yield text_of(language, "doing-field", field=label_name(edition, doing["field"]))
    if doing["crop"]:
        crop = crop_name(edition, CROP_NAMES.index(doing["crop"]), language)
        yield text_of(language, "doing-crop", crop=crop)
    if doing["left"] is not None:
        to = "stock" if doing["to"] is None else player(doing["to"], language)
        kind = "pay" if doing["of"] is None else "times"
        of = doing["of"] or 0
        yield text_of(language, f"doing-{kind}", left=doing["left"], of=of, to=to)


# -- the town --------------------------------------------------------------------------------------


def draw_drawn(edition: Edition, view: View, language: str) -> RenderableType:
    """Fields drawn to choose from, or how many there are if another looks at them."""
    if view["drawn"] is None:
        return text_of(language, "drawn-hidden", count=view["drawn_count"])
    fields = view["drawn"]
    return Fitted(
        lambda _: Text(" ").join(
            field_text(label_name(edition, one["field"]), one["crop"]) for one in fields
        ),
        lambda: [field_words(edition, one["field"], one["crop"], language) for one in fields],
    )


def draw_registry(edition: Edition, view: View, language: str) -> RenderableType:
    """Each field of the registry with what it would do on the viewer's board."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for field in view["registry"]:
        if field is None:
            grid.add_row("–", "")
            continue
        offered = view["offers"].get(field["field"])
        words = offer_words(edition, offered, language) if offered else ""
        grid.add_row(field_cell(edition, field, language), words)
    return grid


def offer_words(edition: Edition, offered: View, language: str) -> str:
    """What a field would do on a board: groups joined, points, a worker that must go."""
    parts = [text_of(language, "offer-points", points=offered["points"])]
    joined = [label_names(edition, group) for group in offered["joins"]]
    if joined:
        parts.append(text_of(language, "offer-joins", fields=" + ".join(joined)))
    if offered["displaces"]:
        worker = worker_name(edition, offered["displaces"], language)
        parts.append(text_of(language, "displaces", worker=worker))
    return ", ".join(parts)


def draw_stores(edition: Edition, view: View, language: str) -> RenderableType:
    """Every field in a store with its bid, and why the viewer may not buy it."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for seat, board in enumerate(view["boards"]):
        for stored in board["store"]:
            if stored is None:
                continue
            bid = counters_text(edition, stored["bid"], language)
            notes = []
            offered = view["offers"].get(stored["field"])
            if offered:
                notes.append(offer_words(edition, offered, language))
            if stored["lacks"]:
                lacks = counters_text(edition, {**NOTHING, **stored["lacks"]}, language)
                notes.append(text_of(language, "store-lacks", counters=lacks.plain))
            if stored["closed"]:
                notes.append(text_of(language, "watched"))
            field = field_cell(edition, stored, language)
            grid.add_row(player(seat, language), field, bid, "; ".join(notes))
    for seat, field in enumerate(view["passing"]):
        if field is not None:
            laid = field_cell(edition, field, language)
            grid.add_row(player(seat, language), laid, text_of(language, "passing"), "")
    return grid if grid.row_count else Text("–")


NOTHING: dict[str, int] = dict.fromkeys(CROP_NAMES, 0)


def draw_events(edition: Edition, view: View, language: str) -> RenderableType:
    """The events on the track, the one going round, and the check at the seventh."""
    lines = [event_list(edition, view["events"], language)]
    if view["event"]:
        round_ = view["event"]
        number = EVENT_TILE + EVENT_NAMES.index(round_["event"])
        words = {
            "event": tile_name(edition, number, language),
            "order": players(round_["order"], language),
            "answered": players(round_["answered"], language) or "–",
            "aside": players(round_["aside"], language) or "–",
        }
        lines.append(text_of(language, "event-round", **words))
    check = view["check"]
    if len(view["events"]) < check["space"]:
        key = "check-short" if check["short"] else "check-met"
        names = players(check["short"], language)
        words = {"space": check["space"], "wanted": check["wanted"], "names": names}
        lines.append(text_of(language, key, **words))
    if view["turns_left"]:
        lines.append(text_of(language, "turns-left", count=view["turns_left"]))
    return "\n".join(lines)


# -- a player's country ----------------------------------------------------------------------------


def board_pane(edition: Edition, view: View, seat: int, language: str) -> Pane:
    """A player's country board with workers and counters."""
    board = view["boards"][seat]
    sheet = board["score"]
    hexes = Fitted(
        lambda _: draw_hexes(edition, board), lambda: country_words(edition, board, language)
    )
    parts: list[RenderableType] = [hexes]
    if sheet["workers"]:
        standing = ", ".join(worker_lines(edition, sheet, language))
        parts.append(Text(f"{text_of(language, 'workers-title')}: {standing}", "magenta"))
    parts += [Text(line) for line in land_lines(edition, sheet, language)]
    parts.append(counters_line(edition, board, language))
    home = worker_list(edition, board["farmhands"], language)
    parts.append(Text(f"{text_of(language, 'farmhands-title')}: {home}", "dim"))
    key = "board-you" if view["own_seat"] == seat else "board-title"
    points = text_of(language, "pts", count=sheet["total"])
    title = f"{text_of(language, key, seat=seat + 1)} · {points}"
    if board["guarded"]:
        title += f" · {text_of(language, 'board-guarded')}"
    if view["active"] == seat:
        title = f"▶ {title}"
    return Pane(f"board:{seat}", title, Group(*parts))


def land_lines(edition: Edition, sheet: View, language: str) -> Iterator[str]:
    """The groups that count and those that do not, and the tiles for the check and for ties."""
    for key in ("largest", "second"):
        group = sheet[key]
        words = {"count": len(group["fields"]), "each": group["each"]}
        yield f"{text_of(language, key, **words)}: {label_names(edition, group['fields']) or '–'}"
    if sheet["unscored"]:
        groups = [label_names(edition, group) for group in sheet["unscored"]]
        yield f"{text_of(language, 'unscored')}: {' + '.join(groups)}"
    yield text_of(language, "tile-count", count=sheet["tiles"])


def counters_line(edition: Edition, board: View, language: str) -> Text:
    """The counters behind a screen: those seen, else the fewest and most that can be there."""
    line = Text(text_of(language, "board-counters", count=board["counter_count"]) + ": ")
    if board["counters"] is not None:
        return line.append(counters_text(edition, board["counters"], language))
    known = [
        f"{crop_name(edition, index, language)} {range_words(*board['known'][crop])}"
        for index, crop in enumerate(CROP_NAMES)
        if board["known"][crop][1]
    ]
    return line.append(" · ".join(known) or "–")


def range_words(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


def country_words(edition: Edition, board: View, language: str) -> Iterator[str]:
    """The fields of a board by space, those not harvested first; a line below names the workers."""
    for harvested in (False, True):
        fields = [
            field_words(edition, field["space"], field["crop"], language)
            for field in board["fields"]
            if field["harvested"] == harvested
        ]
        if fields:
            key = "plain-harvested" if harvested else "plain-unharvested"
            yield text_of(language, key, fields=", ".join(fields))
    yield text_of(language, "plain-free")

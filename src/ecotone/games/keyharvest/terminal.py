"""The table drawn in the terminal: town board, boards, stores, and the score sheet."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ecotone.engine.edition import Edition, Row
from ecotone.engine.provenance import marked_points, with_house_values
from ecotone.games.keyharvest.actions import (
    CROP_NAMES,
    EVENT_NAMES,
    ROW_LENGTHS,
    SPACE_NAMES,
    WORKER_NAMES,
)
from ecotone.games.keyharvest.cards import SCROLL
from ecotone.games.keyharvest.table import EVENT_TILE
from ecotone.games.keyharvest.words import TEXTS, crop_name, tile_name, tile_text

CROP_STYLES = {
    "wheat": "yellow",
    "vegetables": "green",
    "apples": "dark_orange",
    "wine": "red",
    "hops": "rgb(160,110,60)",
}
CROP_LETTERS = {"wheat": "w", "vegetables": "v", "apples": "a", "wine": "r", "hops": "h"}
WIDEST = max(ROW_LENGTHS)
CELL = 4


def text_of(language: str, key: str, **arguments: Any) -> str:
    """A text of the game."""
    return TEXTS.format(language, key, arguments)


def draw(edition: Edition, view: Mapping[str, Any], language: str) -> RenderableType:
    """The whole table as one seat sees it."""
    boards = [draw_board(edition, view, seat, language) for seat in range(view["players"])]
    legend = Text(text_of(language, "legend"), "dim")
    for index, crop in enumerate(CROP_NAMES):
        name = crop_name(edition, index, language)
        legend.append(f" · {CROP_LETTERS[crop]} {name}", CROP_STYLES[crop])
    return Group(draw_town(edition, view, language), Columns(boards), legend)


def field_text(label: str, crop: str, harvested: bool = False) -> Text:
    """A field: its label and the letter of its crop, in the crop's colour."""
    text = f"{label}{CROP_LETTERS[crop].upper()}"
    return Text(text.lower() if harvested else text, CROP_STYLES[crop])


def counters_text(edition: Edition, counters: Mapping[str, int], language: str) -> Text:
    """Counters by crop, those that are there."""
    text = Text()
    for index, crop in enumerate(CROP_NAMES):
        if counters[crop]:
            text.append(" · " if text else "")
            name = crop_name(edition, index, language)
            text.append(f"{name} {counters[crop]}", CROP_STYLES[crop])
    return text or Text("–")


def worker_list(edition: Edition, workers: Sequence[str], language: str) -> str:
    """Workers at home, each with its value."""
    rows = edition.tables["workers"]
    numbers = [WORKER_NAMES.index(worker) for worker in workers]
    named = [
        f"{tile_name(edition, n, language)} {rows[n]['value']}{scroll_mark(rows[n])}"
        for n in numbers
    ]
    return ", ".join(named) or "–"


def scroll_mark(row: Row) -> str:
    """A mark behind what must be followed."""
    return "!" if row["symbol"] == SCROLL else ""


def event_list(edition: Edition, events: Sequence[str], language: str) -> str:
    """Events by name, those that must be followed marked."""
    rows = edition.tables["events"]
    numbers = [EVENT_NAMES.index(event) for event in events]
    named = [
        f"{tile_name(edition, EVENT_TILE + n, language)}{scroll_mark(rows[n])}" for n in numbers
    ]
    return ", ".join(named) or "–"


def worker_lines(edition: Edition, sheet: Mapping[str, Any], language: str) -> list[str]:
    """Workers on a board, each with its points and its space."""
    return [
        f"{worker_name(edition, worker['worker'], language)} "
        f"{marked_points(worker)} ({worker['space']})"
        for worker in sheet["workers"]
    ]


def worker_name(edition: Edition, worker: str | None, language: str) -> str:
    """A worker by name; one typed in by its value alone has none."""
    if worker is None:
        return text_of(language, "sheet-worker")
    return tile_name(edition, WORKER_NAMES.index(worker), language)


def draw_town(edition: Edition, view: Mapping[str, Any], language: str) -> Panel:
    """Registry, townsfolk, events, stock and bag; and the question that is asked."""
    registry = Text(" ").join(
        Text("–") if field is None else field_text(field["field"], field["crop"])
        for field in view["registry"]
    )
    grid = Grid.grid(padding=(0, 2))
    grid.add_row(text_of(language, "registry-title"), registry)
    grid.add_row(text_of(language, "town-title"), worker_list(edition, view["town"], language))
    grid.add_row(text_of(language, "stock-title"), counters_text(edition, view["stock"], language))
    laid = event_list(edition, view["events"], language)
    grid.add_row(text_of(language, "events-title", count=len(view["events"])), laid)
    bag = {"fields": len(view["bag"]), "events": len(view["bag_events"])}
    grid.add_row(
        text_of(language, "bag-title", **bag), event_list(edition, view["bag_events"], language)
    )
    if view["drawn"]:
        drawn = Text(" ").join(field_text(field["field"], field["crop"]) for field in view["drawn"])
        grid.add_row(text_of(language, "drawn-title"), drawn)
    if view["turns_left"]:
        grid.add_row(text_of(language, "turns-left", count=view["turns_left"]), "")
    parts: list[RenderableType] = [grid]
    tile = view["tile"]
    if tile in WORKER_NAMES or tile in EVENT_NAMES:
        number = (
            WORKER_NAMES.index(tile)
            if tile in WORKER_NAMES
            else EVENT_TILE + EVENT_NAMES.index(tile)
        )
        name = tile_name(edition, number, language)
        parts.append(Text(f"{name}: {tile_text(edition, number, language)}", "bold"))
    parts.append(Text(text_of(language, f"ask-{view['ask'].replace('_', '-')}"), "bold cyan"))
    return Panel(Group(*parts), title=text_of(language, "title"), title_align="left")


def draw_board(
    edition: Edition, view: Mapping[str, Any], seat: int, language: str
) -> RenderableType:
    """A player's country board with store and counters."""
    board = view["boards"][seat]
    sheet = board["score"]
    land = sheet["largest"]["points"] + sheet["second"]["points"]
    workers = sum(worker["points"] for worker in sheet["workers"])
    parts: list[RenderableType] = [draw_hexes(board)]
    if sheet["workers"]:
        standing = ", ".join(worker_lines(edition, sheet, language))
        parts.append(Text(f"{text_of(language, 'workers-title')}: {standing}", "magenta"))
    parts.append(Text(text_of(language, "board-points", land=land, workers=workers)))
    parts.append(Text(text_of(language, "board-counters", count=board["counter_count"])))
    if board["counters"] is not None:
        parts.append(counters_text(edition, board["counters"], language))
    for stored in board["store"]:
        if stored is not None:
            line = Text(text_of(language, "store-title") + " ")
            line.append(field_text(stored["field"], stored["crop"]))
            line.append(" ← ")
            parts.append(line.append(counters_text(edition, stored["bid"], language)))
    home = worker_list(edition, board["farmhands"], language)
    parts.append(Text(f"{text_of(language, 'farmhands-title')}: {home}", "dim"))
    own = view["actor"] == seat and board["counters"] is not None
    title = text_of(language, "board-you" if own else "board-title", seat=seat + 1)
    if board["guarded"]:
        title += f" · {text_of(language, 'board-guarded')}"
    style = "cyan" if view["active"] == seat else "none"
    return Panel(
        Group(*parts), title=title, title_align="left", border_style=style, width=CELL * WIDEST + 3
    )


def draw_hexes(board: Mapping[str, Any]) -> Text:
    """The 56 spaces in their staggered rows; free ones by number, the first of a row by label."""
    fields = {field["space"]: field for field in board["fields"]}
    workers = {worker["space"]: worker["value"] for worker in board["workers"]}
    lines = Text()
    labels = iter(SPACE_NAMES)
    for length in ROW_LENGTHS:
        lines.append(" " * ((WIDEST - length) * CELL // 2))
        for number in range(length):
            label = next(labels)
            if label in fields:
                cell = field_text(label, fields[label]["crop"], fields[label]["harvested"])
            elif label in workers:
                cell = Text(f"[{workers[label]}]", "bold magenta")
            else:
                cell = Text(f" {label[1:]} " if number else f"{label} ", "dim")
            lines.append(" " if number else "")
            lines.append(cell)
        lines.append("\n")
    lines.rstrip()
    return lines


def draw_sheet(edition: Edition, sheet: Mapping[str, Any], language: str) -> RenderableType:
    """One player's sheet, or all players' sheets side by side."""
    if "players" not in sheet:
        return sheet_grid(edition, sheet, language)
    panels = []
    for player in sheet["players"]:
        grid = sheet_grid(edition, player, language)
        title = Text(f"{player['place']}. {player['name']}")
        panels.append(Panel(grid, title=title, title_align="left"))
    return Group(*panels)


def sheet_grid(edition: Edition, sheet: Mapping[str, Any], language: str) -> Grid:
    """Workers, groups, crops and the total."""
    grid = Grid(box=None, show_header=False, pad_edge=False)
    grid.add_column()
    grid.add_column()
    grid.add_column(justify="right")
    standing = worker_lines(edition, sheet, language)
    points = sum(worker["points"] for worker in sheet["workers"])
    none = text_of(language, "sheet-none")
    ours = [worker for worker in sheet["workers"] if worker.get("house")]
    described = ", ".join(standing) or none
    if ours:
        described = with_house_values(described, ours[0], language)
    grid.add_row(text_of(language, "sheet-workers"), described, str(points))
    for place in ("largest", "second"):
        group = sheet[place]
        words = {
            "count": len(group["fields"]),
            "each": group["each"],
            "fields": " ".join(group["fields"]) or none,
        }
        described = with_house_values(text_of(language, "sheet-fields", **words), group, language)
        grid.add_row(text_of(language, f"sheet-{place}"), described, marked_points(group))
    if "crops" in sheet:
        lines = []
        for index, line in enumerate(sheet["crops"]):
            name = crop_name(edition, index, language)
            text = text_of(language, "sheet-crop", crop=name, own=line["own"], rival=line["rival"])
            lines.append(text + (" ✓" if line["points"] else ""))
        won = sum(line["points"] for line in sheet["crops"])
        grid.add_row(text_of(language, "sheet-crops"), ", ".join(lines), str(won))
    grid.add_row(
        Text(text_of(language, "sheet-total"), "bold"), "", Text(str(sheet["total"]), "bold")
    )
    if "counters" in sheet:
        words = {"tiles": sheet["tiles"], "counters": sheet["counters"]}
        grid.add_row("", text_of(language, "sheet-tiles", **words), "")
    return grid

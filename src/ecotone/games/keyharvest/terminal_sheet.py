"""Key Harvest's score sheet in the terminal, and how its pieces are named there."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ecotone.engine.edition import Edition, Row
from ecotone.engine.provenance import marked_points, with_house_values
from ecotone.games.keyharvest.actions import CROP_NAMES, EVENT_NAMES, WORKER_NAMES
from ecotone.games.keyharvest.cards import SCROLL
from ecotone.games.keyharvest.table import EVENT_TILE
from ecotone.games.keyharvest.words import TEXTS, crop_name, label_name, label_names, tile_name

CROP_STYLES = {
    "wheat": "yellow",
    "vegetables": "green",
    "apples": "dark_orange",
    "wine": "red",
    "hops": "rgb(160,110,60)",
}


def text_of(language: str, key: str, **arguments: Any) -> str:
    """A text of the game."""
    return TEXTS.format(language, key, arguments)


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
        f"{marked_points(worker)} ({label_name(edition, worker['space'])})"
        for worker in sheet["workers"]
    ]


def worker_name(edition: Edition, worker: str | None, language: str) -> str:
    """A worker by name; one typed in by its value alone has none."""
    if worker is None:
        return text_of(language, "sheet-worker")
    return tile_name(edition, WORKER_NAMES.index(worker), language)


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
            "fields": label_names(edition, group["fields"]) or none,
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

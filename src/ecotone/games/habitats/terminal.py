"""Habitats in the terminal, drawn with Rich."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ecotone.engine.edition import Edition, Row
from ecotone.engine.provenance import marked_points, with_house_values
from ecotone.games.habitats.actions import SIDE_NAMES, TURN_NAMES
from ecotone.games.habitats.cards import LANDSCAPES, Counts, Kind
from ecotone.games.habitats.reader import (
    LANDSCAPE_NAMES,
    NEED_NAMES,
    SEES_NAMES,
    tile_row,
    tile_rows,
)
from ecotone.games.habitats.table import SIDES
from ecotone.games.habitats.words import (
    SIDE_ARROWS,
    TEXTS,
    VIEW_ARROWS,
    arrows,
    cell_name,
    tile_name,
)

STYLES = {"grass": "bright_green", "forest": "green", "dry": "yellow", "water": "bright_blue"}
NAME_WIDTH = 14
ARROWS = {"north": "▲", "east": "▶", "south": "▼", "west": "◀"}


def tile_numbers(edition: Edition) -> dict[str, int]:
    """From a tile's identity in a view back to its number."""
    return {row["key"]: number for number, row in enumerate(tile_rows(edition))}


def shorten(name: str) -> str:
    """A name whose words fit a cell, one below the other where they must."""
    words = name.split()
    return " ".join(w if len(w) <= NAME_WIDTH else w[: NAME_WIDTH - 1] + "…" for w in words)


def style_of(row: Row) -> str:
    """The colour of a tile's landscape."""
    if row["landscape"] == LANDSCAPES:
        return "bold"
    return STYLES[LANDSCAPE_NAMES[row["landscape"]]]


def letter(need: str, language: str) -> str:
    """The first letter of a landscape, as the legend explains it."""
    return TEXTS.format(language, f"letter-{need}")


def land_letter(row: Row, language: str) -> str:
    """The letter of a tile's landscape."""
    if row["landscape"] == LANDSCAPES:
        return "–"
    return letter(LANDSCAPE_NAMES[row["landscape"]], language)


def needs_text(row: Row, language: str) -> str:
    """What a tile asks for or does, in a few letters."""
    if row["kind"] == Kind.ANIMAL:
        needs = [(need, row[f"need_{need}"]) for need in NEED_NAMES]
        return " ".join(f"{count}{letter(need, language)}" for need, count in needs if count)
    if row["kind"] == Kind.TOURIST:
        return TEXTS.format(
            language, f"counts-{Counts(row['counts']).name.lower().replace('_', '-')}"
        )
    kind = TEXTS.format(language, f"kind-{Kind(row['kind']).name.lower()}")
    if row["kind"] == Kind.TOWER:
        sees = TEXTS.format(language, f"sees-{SEES_NAMES[row['sees']]}")
        return f"{kind} {arrows_text(row, 0)}\n{sees}"
    if row["kind"] == Kind.ROAD:
        marked = arrows(row["marked_sides"], 0, SIDE_ARROWS)
        return f"{kind} {arrows_text(row, 0)}\n{road_needs(marked, language)}"
    return kind


def arrows_text(row: Row, quarters: int) -> str:
    """The sides with a road, or the views of a tower, as it lies."""
    if row["kind"] == Kind.ROAD:
        return arrows(row["road_sides"], quarters, SIDE_ARROWS)
    return arrows(row["directions"], quarters, VIEW_ARROWS)


def road_needs(sides: str, language: str) -> str:
    """The sides at which a road wants a tile, given as arrows."""
    return TEXTS.format(language, "road-needs", {"sides": sides}) if sides else ""


def worth_text(row: Row, language: str) -> str:
    """The points of a tile; those of towers and tourists are for each thing counted."""
    if row["kind"] in (Kind.TOWER, Kind.TOURIST):
        return TEXTS.format(language, "points-each", {"points": row["points"]})
    return str(row["points"])


def tile_text(edition: Edition, tile: int, language: str) -> Text:
    """A tile in the market: landscape and points, name, needs."""
    row = tile_row(edition, tile)
    head = f"{land_letter(row, language)} {worth_text(row, language)}\n"
    text = Text(head, style=style_of(row))
    text.append(shorten(row[f"name_{language}"]) + "\n", style="bold")
    text.append(needs_text(row, language), style="not bold")
    return text


def draw(edition: Edition, view: dict[str, Any], language: str) -> RenderableType:
    """The whole table as one seat sees it."""
    numbers = tile_numbers(edition)
    parts: list[RenderableType] = [
        TEXTS.format(
            language,
            "clock",
            {
                "year": view["year"],
                "turn": min(view["turn"], view["turns"][view["year"] - 1]),
                "turns": view["turns"][view["year"] - 1],
                "bag": view["bag"],
            },
        )
    ]
    if view["market"]:
        parts.append(draw_market(edition, numbers, view, language))
    if view["goals"]:
        parts.append(draw_goals(edition, view, language))
    parts.append(Columns([draw_park(edition, numbers, view, n, language) for n in order(view)]))
    if view["hand"]:
        tile = numbers[view["hand"]]
        parts.append(Panel(tile_text(edition, tile, language), expand=False))
    parts.append(Text(TEXTS.format(language, "legend"), style="dim"))
    parts.append(Text(TEXTS.format(language, f"phase-{view['phase']}"), style="bold"))
    return Group(*parts)


def order(view: dict[str, Any]) -> list[int]:
    """The parks to draw, the viewer's own first."""
    own = view["own_seat"] or 0
    return [(own + step) % view["players"] for step in range(view["players"])]


def draw_market(
    edition: Edition, numbers: dict[str, int], view: dict[str, Any], language: str
) -> RenderableType:
    """The market with its figures, each with an arrow where it looks."""
    market = view["market"]
    grid = Table(show_header=False, show_lines=True, title=TEXTS.format(language, "market-title"))
    figures = {figure["space"]: seat for seat, figure in enumerate(market["figures"])}
    ways = {space: way_text(view, turn, language) for turn, space in market["ahead"].items()}
    for _ in range(market["columns"]):
        grid.add_column(width=NAME_WIDTH)
    for row in range(market["rows"]):
        cells = []
        for space in range(row * market["columns"], (row + 1) * market["columns"]):
            if space in figures:
                seat = figures[space]
                arrow = ARROWS[market["figures"][seat]["facing"]]
                words = TEXTS.format(language, "figure", {"seat": seat + 1})
                cells.append(Text(f"\n{arrow} {words}", style="bold reverse"))
            elif market["tiles"][space] is None:
                cells.append(Text("–"))
            else:
                cell = tile_text(edition, numbers[market["tiles"][space]], language)
                if space in ways:
                    cell.append("\n" + ways[space], style="bold")
                cells.append(cell)
        grid.add_row(*cells)
    return grid


def way_text(view: dict[str, Any], turn: str, language: str) -> str:
    """Where a tile lies, seen from the figure on turn: an arrow on the table and the word."""
    facing = SIDE_NAMES.index(view["market"]["figures"][view["actor"]]["facing"])
    arrow = SIDE_ARROWS[(facing + TURN_NAMES.index(turn)) % SIDES]
    return f"{arrow} {TEXTS.format(language, f'turn-{turn}')}"


def draw_goals(edition: Edition, view: dict[str, Any], language: str) -> RenderableType:
    """The goals with every park's result and the points it gives."""
    table = Table(box=None, title=TEXTS.format(language, "goals-title"), title_justify="left")
    rows = {row["key"]: row for row in edition.tables["goals"]}
    for _ in range(3 + view["players"]):
        table.add_column()
    table.show_header = False
    for goal in view["goals"]:
        row = rows[goal["goal"]]
        style = "" if goal["year"] == view["year"] and not goal["final"] else "dim"
        standing = [
            TEXTS.format(
                language, "standing", {"seat": seat + 1, "result": result, "points": points}
            )
            for seat, (result, points) in enumerate(
                zip(goal["results"], goal["points"], strict=True)
            )
        ]
        year = TEXTS.format(language, "year", {"year": goal["year"]})
        cells = [year, row[f"name_{language}"], row[f"text_{language}"], *standing]
        table.add_row(*(Text(cell, style=style) for cell in cells))
    return table


def draw_park(
    edition: Edition, numbers: dict[str, int], view: dict[str, Any], seat: int, language: str
) -> RenderableType:
    """A park as a grid; open cells are dots, or letters to lay a tile on; closed ones crosses."""
    park = view["parks"][seat]
    cells = {(tile["column"], tile["row"]): tile for tile in park["score"]["tiles"]}
    to_choose = view["phase"] == "place" and view["actor"] == seat
    open_cells = {
        (cell["column"], cell["row"]): cell_name(index) if to_choose else "·"
        for index, cell in enumerate(park["open"])
    }
    closed = {(cell["column"], cell["row"]) for cell in park["closed"]}
    known = [(0, 0), *cells, *open_cells]
    columns = range(min(c for c, _ in known), max(c for c, _ in known) + 1)
    rows = range(min(r for _, r in known), max(r for _, r in known) + 1)
    grid = Table(show_header=False, show_lines=True)
    for _ in columns:
        grid.add_column(max_width=NAME_WIDTH)
    for row in rows:
        line = []
        for column in columns:
            if (column, row) in cells:
                tile = cells[column, row]
                line.append(laid_text(edition, numbers[tile["tile"]], tile, language))
            elif (column, row) == (0, 0):
                line.append(Text(TEXTS.format(language, "entrance"), style="bold reverse"))
            elif (column, row) in open_cells:
                line.append(Text(open_cells[column, row]))
            else:
                line.append(Text("×" if (column, row) in closed else "", style="dim"))
        grid.add_row(*line)
    key = "park-own" if view["own_seat"] == seat else "park-title"
    score = park["score"]
    words = {"seat": seat + 1, "park": score["park"], "goals": score["goal_points"]}
    return Panel(grid, title=TEXTS.format(language, key, words), expand=False)


def laid_text(edition: Edition, tile: int, laid: dict[str, Any], language: str) -> Text:
    """A laid tile: landscape, points now of those possible, name, and what is still lacking."""
    row = tile_row(edition, tile)
    mark = " ✓" if laid["fulfilled"] and laid["kind"] in ("animal", "road") else ""
    text = Text(f"{land_letter(row, language)} {laid['points']}{mark}", style=style_of(row))
    text.append("\n" + shorten(row[f"name_{language}"]), style="bold")
    if laid["kind"] in ("tower", "road"):
        kind = TEXTS.format(language, f"kind-{laid['kind']}")
        text.append(f"\n{kind} {arrows_text(row, laid['turned'])}")
    lacking = lacking_text(laid, language)
    if lacking:
        text.append("\n" + lacking, style="red")
    return text


def lacking_text(laid: dict[str, Any], language: str) -> str:
    """What an animal or a road still lacks, in a few letters."""
    sides = laid["reason"].get("sides", [])
    if sides:
        return road_needs("".join(SIDE_ARROWS[SIDE_NAMES.index(s)] for s in sides), language)
    return " ".join(
        f"{need['has']}/{need['wants']}{letter(need['need'], language)}"
        for need in laid["needs"]
        if need["has"] < need["wants"]
    )


def draw_sheet(edition: Edition, sheet: dict[str, Any], language: str) -> RenderableType:
    """The score sheet, each tile with its points and the reason."""
    numbers = tile_numbers(edition)
    table = Table(title=Text(sheet["player"]) if sheet.get("player") else None, show_header=False)
    for _ in range(3):
        table.add_column()
    for kind, points in sheet["kinds"].items():
        tiles = [tile for tile in sheet["tiles"] if tile["kind"] == kind]
        if tiles:
            words = TEXTS.format(language, f"kinds-{kind}")
            table.add_row(Text(words, style="bold"), Text(str(points), style="bold"), "")
        for tile in tiles:
            name = tile_name(edition, numbers[tile["tile"]], language)
            reason = with_house_values(reason_words(tile, language), tile, language)
            table.add_row("  " + name, marked_points(tile), reason)
        if tiles:
            table.add_section()
    table.add_row(TEXTS.format(language, "sheet-park"), str(sheet["park"]), "")
    for goal in sheet["goals"]:
        row = next(row for row in edition.tables["goals"] if row["key"] == goal["goal"])
        reached = TEXTS.format(language, "sheet-result", {"result": goal["result"]})
        table.add_row("  " + row[f"name_{language}"], str(goal["points"]), reached)
    table.add_row(TEXTS.format(language, "sheet-goals"), str(sheet["goal_points"]), "")
    table.add_section()
    table.add_row(TEXTS.format(language, "sheet-total"), str(sheet["total"]), "", style="bold")
    return table


def reason_words(tile: dict[str, Any], language: str) -> str:
    """Why a tile scores what it does, such as `needs 3 grass, has 2`."""
    words = dict(tile["reason"])
    key = words.pop("key")
    if key in ("reason-content", "reason-lacks"):
        shown = [n for n in tile["needs"] if tile["fulfilled"] or n["has"] < n["wants"]]
        return "; ".join(
            TEXTS.format(
                language,
                key,
                {
                    "wants": need["wants"],
                    "has": need["has"],
                    "need": TEXTS.format(
                        language, f"need-{need['need']}", {"count": need["wants"]}
                    ),
                },
            )
            for need in shown
        )
    if "sides" in words:
        words["sides"] = ", ".join(TEXTS.format(language, f"side-{s}") for s in words["sides"])
    return TEXTS.format(language, key, words)

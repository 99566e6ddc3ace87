"""The table of Habitats in the terminal, as panes drawn with Rich."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ecotone.engine.drawing import Fitted
from ecotone.engine.edition import Edition
from ecotone.engine.terminal import QUESTION, Pane
from ecotone.games.habitats.actions import SIDE_NAMES, TURN_NAMES
from ecotone.games.habitats.table import SIDES
from ecotone.games.habitats.terminal_sheet import draw_sheet
from ecotone.games.habitats.terminal_tiles import (
    NAME_WIDTH,
    laid_text,
    tile_numbers,
    tile_text,
)
from ecotone.games.habitats.terminal_words import market_words, park_words, tile_words
from ecotone.games.habitats.words import SIDE_ARROWS, TEXTS, cell_name

__all__ = ["draw_sheet", "panes"]

ARROWS = {"north": "▲", "east": "▶", "south": "▼", "west": "◀"}
CLOSED = {"entrance": "│", "road": "×"}
"""Cells that stay empty: the path to the entrance, and where a road leads."""
NARROWEST = 5
HAND_WIDTH = 40

View = dict[str, Any]


def panes(edition: Edition, view: View, language: str) -> Iterator[Pane]:
    """The whole table as one seat sees it: what is decided about comes first."""
    numbers = tile_numbers(edition)
    if view["hand"]:
        lines = tile_text(edition, numbers[view["hand"]], language, HAND_WIDTH).split("\n")
        tile = Text("  ").join(line for line in lines if line.plain)
        hand = Fitted(
            lambda _: tile, lambda: [tile_words(edition, numbers[view["hand"]], language)]
        )
        yield Pane("hand", TEXTS.format(language, "pane-hand"), hand)
    if view["market"] and view["phase"] != "place":
        yield market_pane(edition, numbers, view, language)
    own, *others = order(view)
    yield park_pane(edition, numbers, view, own, language)
    if view["goals"]:
        title = TEXTS.format(language, "goals-title")
        yield Pane("goals", title, draw_goals(edition, view, language))
    if view["market"] and view["phase"] == "place":
        yield market_pane(edition, numbers, view, language)
    for seat in others:
        yield park_pane(edition, numbers, view, seat, language)
    legend = Fitted(
        lambda _: Text(TEXTS.format(language, "legend"), style="dim"),
        lambda: [TEXTS.format(language, "plain-places")],
    )
    yield Pane("legend", "", legend)
    yield Pane(QUESTION, "", Text("\n".join(question_lines(view, language))))


def question_lines(view: View, language: str) -> Iterator[str]:
    """Year and turn, and what is to be decided."""
    year = view["year"]
    turns = view["turns"][year - 1]
    words = {"year": year, "turn": min(view["turn"], turns), "turns": turns, "bag": view["bag"]}
    yield TEXTS.format(language, "clock", words)
    yield TEXTS.format(language, f"phase-{view['phase']}")


def order(view: dict[str, Any]) -> list[int]:
    """The parks to draw, the viewer's own first."""
    own = view["own_seat"] or 0
    return [(own + step) % view["players"] for step in range(view["players"])]


def market_pane(edition: Edition, numbers: dict[str, int], view: View, language: str) -> Pane:
    drawn = Fitted(
        partial(draw_market, edition, numbers, view, language),
        partial(market_words, edition, numbers, view, language),
    )
    return Pane("market", TEXTS.format(language, "market-title"), drawn)


def fitting(width: int, columns: int) -> int:
    """The width of a cell, so that so many fit beside each other."""
    return min(NAME_WIDTH, max(NARROWEST, (width - 1) // columns - 1))


def draw_market(
    edition: Edition, numbers: dict[str, int], view: View, language: str, width: int
) -> RenderableType:
    """The market with its figures, each with an arrow where it looks."""
    market = view["market"]
    cell_width = fitting(width, market["columns"])
    grid = Table(show_header=False, show_lines=True, padding=0)
    figures = {figure["space"]: seat for seat, figure in enumerate(market["figures"])}
    ways = {space: way_text(view, turn, language) for turn, space in market["ahead"].items()}
    for _ in range(market["columns"]):
        grid.add_column(width=cell_width, overflow="fold")
    for row in range(market["rows"]):
        cells = []
        for space in range(row * market["columns"], (row + 1) * market["columns"]):
            if space in figures:
                seat = figures[space]
                arrow = ARROWS[market["figures"][seat]["facing"]]
                words = TEXTS.format(language, "figure", {"seat": seat + 1})
                cells.append(Text(f"{arrow} {words}", style="bold reverse"))
            elif market["tiles"][space] is None:
                cells.append(Text("–"))
            else:
                tile = numbers[market["tiles"][space]]
                cell = tile_text(edition, tile, language, cell_width)
                if space in ways:
                    cell.append("\n" + ways[space], style="bold reverse")
                cells.append(cell)
        grid.add_row(*cells)
    return grid


def way_text(view: dict[str, Any], turn: str, language: str) -> str:
    """Where a tile lies, seen from the figure on turn: an arrow on the table and the word."""
    facing = SIDE_NAMES.index(view["market"]["figures"][view["actor"]]["facing"])
    arrow = SIDE_ARROWS[(facing + TURN_NAMES.index(turn)) % SIDES]
    return f"{arrow} {TEXTS.format(language, f'turn-{turn}')}"


def draw_goals(edition: Edition, view: View, language: str) -> RenderableType:
    """The goals with every park's result and the points it gives."""
    rows = {row["key"]: row for row in edition.tables["goals"]}
    lines = Text()
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
        final = f" ({TEXTS.format(language, 'goal-scored')})" if goal["final"] else ""
        line = f"{year}{final} · {row[f'name_{language}']}: {row[f'text_{language}']}"
        lines.append(f"{line} {' · '.join(standing)}\n", style=style)
    later = ", ".join(str(count) for count in view["turns"][view["year"] :])
    if later:
        lines.append(TEXTS.format(language, "turns-later", {"counts": later}))
    lines.rstrip()
    return lines


def park_pane(
    edition: Edition, numbers: dict[str, int], view: View, seat: int, language: str
) -> Pane:
    """A park under its owner's name and points."""
    score = view["parks"][seat]["score"]
    key = "park-own" if view["own_seat"] == seat else "park-title"
    words = {"seat": seat + 1, "park": score["park"], "goals": score["goal_points"]}
    title = TEXTS.format(language, key, words)
    title = f"▶ {title}" if view["actor"] == seat else title
    drawn = Fitted(
        partial(draw_park, edition, numbers, view, seat, language),
        partial(park_words, edition, numbers, view, seat, language),
    )
    return Pane(f"park:{seat}", title, drawn)


def draw_park(
    edition: Edition,
    numbers: dict[str, int],
    view: View,
    seat: int,
    language: str,
    width: int,
) -> RenderableType:
    """A park as a grid; open cells are dots, or letters to lay a tile on."""
    park = view["parks"][seat]
    cells = {(tile["column"], tile["row"]): tile for tile in park["score"]["tiles"]}
    impossible = {one["slot"] for one in park["surroundings"] if not one.get("possible", True)}
    to_choose = view["phase"] == "place" and view["actor"] == seat
    open_cells = {
        (cell["column"], cell["row"]): cell_name(index) if to_choose else "·"
        for index, cell in enumerate(park["open"])
    }
    closed = {(cell["column"], cell["row"]): CLOSED[cell["reason"]] for cell in park["closed"]}
    known = [(0, 0), *cells, *open_cells]
    columns = range(min(c for c, _ in known), max(c for c, _ in known) + 1)
    rows = range(min(r for _, r in known), max(r for _, r in known) + 1)
    cell_width = fitting(width, len(columns))
    grid = Table(show_header=False, show_lines=True, padding=0)
    for _ in columns:
        grid.add_column(max_width=cell_width, overflow="fold")
    for row in rows:
        line = []
        for column in columns:
            place = column, row
            if place in cells:
                tile = cells[place]
                possible = tile["slot"] not in impossible
                number = numbers[tile["tile"]]
                line.append(laid_text(edition, number, tile, possible, language, cell_width))
            elif place == (0, 0):
                words = TEXTS.format(language, "entrance")
                line.append(Text(words[:cell_width], style="bold reverse"))
            elif place in open_cells:
                line.append(Text(f" {open_cells[place]} ", style="bold" if to_choose else "dim"))
            else:
                line.append(Text(closed.get(place, ""), style="dim"))
        grid.add_row(*line)
    return grid

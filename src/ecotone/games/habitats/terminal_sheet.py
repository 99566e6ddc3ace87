"""The score sheet of Habitats in the terminal, each tile with its points and the reason."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ecotone.engine.edition import Edition
from ecotone.engine.provenance import marked_points, with_house_values
from ecotone.games.habitats.terminal_tiles import tile_numbers
from ecotone.games.habitats.words import TEXTS, tile_name


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
        words = with_house_values(reached, goal, language)
        table.add_row("  " + row[f"name_{language}"], marked_points(goal), words)
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

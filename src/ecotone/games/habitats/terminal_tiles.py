"""Tiles of Habitats in the terminal: what each asks for, does and still lacks."""

from typing import Any

from rich.text import Text

from ecotone.engine.edition import Edition, Row
from ecotone.games.habitats.actions import SIDE_NAMES
from ecotone.games.habitats.cards import LANDSCAPES, Counts, Kind
from ecotone.games.habitats.reader import (
    LANDSCAPE_NAMES,
    NEED_NAMES,
    SEES_NAMES,
    tile_row,
    tile_rows,
)
from ecotone.games.habitats.words import SIDE_ARROWS, TEXTS, VIEW_ARROWS, arrows

STYLES = {
    "grass": "rgb(95,135,0)",
    "forest": "green",
    "dry": "rgb(150,110,0)",
    "water": "bright_blue",
}
"""Colours that can be read on a light and on a dark background."""
NAME_WIDTH = 14


def tile_numbers(edition: Edition) -> dict[str, int]:
    """From a tile's identity in a view back to its number."""
    return {row["key"]: number for number, row in enumerate(tile_rows(edition))}


def in_cell(name: str, width: int = NAME_WIDTH) -> str:
    """A name whose words fit a cell: longer ones are broken, at a hyphen where there is one."""
    parts = []
    for word in name.split():
        while len(word) > width:
            cut = word.rfind("-", 0, width) + 1 or width - 1
            parts.append(word[:cut].removesuffix("-") + "-")
            word = word[cut:]
        parts.append(word)
    return " ".join(parts)


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


def tile_text(edition: Edition, tile: int, language: str, width: int = NAME_WIDTH) -> Text:
    """A tile in the market: landscape and points, name, needs."""
    row = tile_row(edition, tile)
    head = f"{land_letter(row, language)} {worth_text(row, language)}\n"
    text = Text(head, style=style_of(row))
    text.append(in_cell(row[f"name_{language}"], width) + "\n", style="bold")
    text.append(needs_text(row, language), style="not bold")
    return text


def laid_text(
    edition: Edition,
    tile: int,
    laid: dict[str, Any],
    possible: bool,
    language: str,
    width: int = NAME_WIDTH,
) -> Text:
    """A laid tile: landscape, points now of those possible, name, and what is still lacking."""
    row = tile_row(edition, tile)
    mark = " ✓" if laid["fulfilled"] and laid["kind"] in ("animal", "road") else ""
    mark = mark if possible else " ✗"
    text = Text(f"{land_letter(row, language)} {laid['points']}{mark}", style=style_of(row))
    text.append("\n" + in_cell(row[f"name_{language}"], width), style="bold")
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

"""A country board of Key Harvest in the terminal."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from ecotone.engine.edition import Edition
from ecotone.games.keyharvest.actions import SPACE_NAMES
from ecotone.games.keyharvest.terminal_sheet import CROP_STYLES
from ecotone.games.keyharvest.words import space_name

CROP_LETTERS = {"wheat": "w", "vegetables": "v", "apples": "a", "wine": "r", "hops": "h"}


def rows_of_spaces(edition: Edition) -> list[list[tuple[int, str]]]:
    """The rows from the top: each space with how many half spaces it lies from the left edge."""
    places = edition.tables["fields"]
    left = min(place["x"] for place in places)
    rows: dict[int, list[tuple[int, str]]] = {}
    for place, label in zip(places, SPACE_NAMES, strict=True):
        rows.setdefault(place["row"], []).append((place["x"] - left, label))
    return [sorted(rows[row]) for row in sorted(rows)]


def field_text(label: str, crop: str, harvested: bool = False) -> Text:
    """A field: its label and the letter of its crop, in the crop's colour."""
    text = f"{label}{CROP_LETTERS[crop].upper()}"
    return Text(text.lower() if harvested else text, CROP_STYLES[crop])


def draw_hexes(edition: Edition, board: Mapping[str, Any]) -> Text:
    """The 56 spaces in the staggered rows of the edition.

    Free spaces show their number and the first of a row its label, unless the edition labels its
    board in its own way: then every space shows its label.
    """
    fields = {field["space"]: field for field in board["fields"]}
    workers = {worker["space"]: worker["value"] for worker in board["workers"]}
    names = {label: space_name(edition, space) for space, label in enumerate(SPACE_NAMES)}
    usual = all(label == name for label, name in names.items())
    wide = max(map(len, names.values())) + 1
    lines = Text()
    for row in rows_of_spaces(edition):
        drawn = 0
        for number, (half_steps, label) in enumerate(row):
            indent = half_steps * (wide + 1) // 2
            lines.append(" " * (indent - drawn))
            drawn = indent + wide
            if label in fields:
                field = fields[label]
                cell = field_text(names[label], field["crop"], field["harvested"])
            elif label in workers:
                cell = Text(f"[{workers[label]}]", "bold magenta")
            else:
                cell = Text(f" {label[1:]} " if usual and number else names[label], "dim")
            cell.pad_right(wide - len(cell))
            lines.append(cell)
        lines.append("\n")
    lines.rstrip()
    return lines

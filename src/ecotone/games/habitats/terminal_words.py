"""The table of Habitats in words, for screen readers: what the panes show with letters and arrows.

Cells are told by their way from the entrance; those a tile can be placed on also by the letter that
can be typed.
"""

from collections.abc import Iterator
from typing import Any

from ecotone.engine.edition import Edition
from ecotone.games.habitats.cards import LANDSCAPES, Kind
from ecotone.games.habitats.glossary import landscape_words, worth_words
from ecotone.games.habitats.reader import LANDSCAPE_NAMES, tile_row
from ecotone.games.habitats.subjects import place_words
from ecotone.games.habitats.terminal_tiles import arrows_text
from ecotone.games.habitats.words import TEXTS, cell_name, side_words

BETWEEN = "; "

View = dict[str, Any]


def tile_words(edition: Edition, tile: int, language: str) -> str:
    """A tile that is not placed yet: its name, landscape and kind, and what it is worth."""
    row = tile_row(edition, tile)
    return (
        f"{row[f'name_{language}']}, {landscape_words(row, language)}{worth_words(row, language)}"
    )


def market_words(
    edition: Edition, numbers: dict[str, int], view: View, language: str
) -> Iterator[str]:
    """The market row by row, from left to right."""
    market = view["market"]
    figures = {figure["space"]: seat for seat, figure in enumerate(market["figures"])}
    ways = {space: turn for turn, space in market["ahead"].items()}
    for row in range(market["rows"]):
        spaces = range(row * market["columns"], (row + 1) * market["columns"])
        described = []
        for space in spaces:
            if space in figures:
                described.append(figure_words(market, figures[space], language))
                continue
            key = market["tiles"][space]
            words = TEXTS.format(language, "empty")
            if key is not None:
                words = tile_words(edition, numbers[key], language)
            if space in ways:
                way = TEXTS.format(language, f"turn-{ways[space]}")
                words += f" ({TEXTS.format(language, 'can-take', {'way': way})})"
            described.append(words)
        yield f"{TEXTS.format(language, 'plain-row', {'row': row + 1})}: {BETWEEN.join(described)}"


def figure_words(market: View, seat: int, language: str) -> str:
    """A figure, and which way it faces."""
    name = TEXTS.format(language, "figure", {"seat": seat + 1})
    side = TEXTS.format(language, f"side-{market['figures'][seat]['facing']}")
    return TEXTS.format(language, "figure-words", {"name": name, "side": side})


def park_words(
    edition: Edition, numbers: dict[str, int], view: View, seat: int, language: str
) -> Iterator[str]:
    """A park: its tiles, then the cells that are open, then those that stay empty."""
    park = view["parks"][seat]
    impossible = {one["slot"] for one in park["surroundings"] if not one.get("possible", True)}
    for tile in park["score"]["tiles"]:
        if tile["kind"] == "entrance":
            continue
        possible = tile["slot"] not in impossible
        place = place_words(tile["column"], tile["row"], language)
        yield f"{place}: {laid_words(edition, numbers[tile['tile']], tile, possible, language)}"
    to_choose = view["phase"] == "place" and view["actor"] == seat
    cells = [
        f"{cell_name(index)} " * to_choose + place_words(cell["column"], cell["row"], language)
        for index, cell in enumerate(park["open"])
    ]
    if cells:
        yield TEXTS.format(language, "plain-open", {"cells": BETWEEN.join(cells)})
    for cell in park["closed"]:
        place = place_words(cell["column"], cell["row"], language)
        reason = TEXTS.format(language, f"closed-{cell['reason']}")
        yield f"{place}: {reason}"


def laid_words(edition: Edition, tile: int, laid: View, possible: bool, language: str) -> str:
    """A placed tile: its landscape, its directions, its points now and what it still lacks."""
    row = tile_row(edition, tile)
    parts = [str(row[f"name_{language}"])]
    if row["landscape"] != LANDSCAPES:
        parts.append(TEXTS.format(language, f"need-{LANDSCAPE_NAMES[row['landscape']]}"))
    if row["kind"] in (Kind.TOWER, Kind.ROAD):
        kind = TEXTS.format(language, f"kind-{laid['kind']}")
        parts.append(f"{kind} {side_words(arrows_text(row, laid['turned']), language)}")
    parts.append(TEXTS.format(language, "points", {"count": laid["points"]}))
    if not possible:
        parts.append(TEXTS.format(language, "lost"))
    elif laid["fulfilled"] and laid["kind"] in ("animal", "road"):
        parts.append(TEXTS.format(language, "need-met"))
    return ", ".join([*parts, *lacking_words(laid, language)])


def lacking_words(laid: View, language: str) -> Iterator[str]:
    """What an animal or a road still lacks."""
    sides = laid["reason"].get("sides", [])
    if sides:
        names = ", ".join(TEXTS.format(language, f"side-{side}") for side in sides)
        yield TEXTS.format(language, "reason-road-lacks", {"sides": names})
    for need in laid["needs"]:
        if need["has"] < need["wants"]:
            name = TEXTS.format(language, f"need-{need['need']}", {"count": need["wants"]})
            yield TEXTS.format(language, "has-of", {**need, "need": name})

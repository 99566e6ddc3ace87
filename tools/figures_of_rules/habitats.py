"""Habitats: the market and a figure's ways, and what counts for an animal."""

from collections.abc import Iterator
from typing import Any

from figures_of_rules import drawing as svg
from figures_of_rules.positions import components, named, position

LANDSCAPES = {"grass": "#b9d08b", "forest": "#7fa877", "dry": "#e2c48c", "water": "#9cc7d8"}
LANDSCAPE_NAMES = {"grass": "grassland", "forest": "forest", "dry": "dry land", "water": "water"}
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def draw_tile(x: float, y: float, tile: str | None, size: float = 78, **style: object) -> str:
    """A tile: landscape, name, points."""
    if tile is None:
        return svg.rectangle(x, y, size, size, fill="none", stroke=svg.PALE)
    row = components("habitats", "tiles")[tile]
    colour = LANDSCAPES.get(row["landscape"], svg.PALE)
    look = {"fill": colour, "stroke": "#fff", "stroke_width": 2} | style
    points = row["points"] or ""
    return "".join(
        (
            svg.rectangle(x, y, size, size, **look),
            svg.lines(x + size / 2, y + 34, svg.wrapped(named(row), 11), font_size=11),
            svg.text(x + size - 12, y + 18, points, font_weight=700),
        )
    )


def colour_key(x: float, y: float) -> Iterator[str]:
    for place, (landscape, colour) in enumerate(LANDSCAPES.items()):
        yield svg.rectangle(x + 92 * place, y - 11, 16, 14, rx=2, fill=colour)
        words = LANDSCAPE_NAMES[landscape]
        yield svg.text(x + 22 + 92 * place, y, words, text_anchor="start", font_size=12)


def market() -> str:
    """The figure to move, and the tiles it can reach."""
    match = position("habitats", 7, 20)
    market = match.view(match.actor)["market"]
    columns = market["columns"]

    def corner(space: int) -> svg.Point:
        return 30 + 84 * (space % columns), 50 + 84 * (space // columns)

    parts = [svg.text(200, 30, "Where the red figure may go")]
    for space, tile in enumerate(market["tiles"]):
        reached = space in market["ahead"].values()
        frame = {"stroke": svg.ACCENT, "stroke_width": 4} if reached else {}
        parts.append(draw_tile(*corner(space), tile, **frame))
    for seat, figure in enumerate(market["figures"]):
        x, y = corner(figure["space"])
        east, south = STEPS[figure["facing"]]
        colour = svg.ACCENT if seat == match.actor else svg.FAINT
        centre = (x + 39, y + 39)
        parts.append(svg.circle(*centre, 13, fill=colour))
        tip = (centre[0] + 22 * east, centre[1] + 22 * south)
        base = [(centre[0] + 13 * south, centre[1] + 13 * east)]
        base.append((centre[0] - 13 * south, centre[1] - 13 * east))
        parts.append(svg.polygon([tip, *base], fill=colour))
    height = 50 + 84 * market["rows"]
    return svg.picture(400, height + 34, "The market", *parts, *colour_key(22, height + 16))


def needs() -> str:
    """A park, and what counts for one of its animals."""
    park = position("habitats", 7, 10_000).view()["parks"][0]
    tiles = {tile["slot"]: tile for tile in park["score"]["tiles"]}
    counted = {one["slot"]: one.get("touches", {}) for one in park["surroundings"]}
    animals = [t for t in tiles.values() if t["kind"] == "animal" and t["fulfilled"]]
    chosen = max(
        animals, key=lambda tile: (len(tile["needs"]), sum(n["has"] for n in tile["needs"]))
    )
    touching = {slot for slots in counted[chosen["slot"]].values() for slot in slots}
    west = min(0, *(tile["column"] for tile in tiles.values()))
    north = min(0, *(tile["row"] for tile in tiles.values()))
    wide = max(tile["column"] for tile in tiles.values()) - west + 1
    high = max(0, *(tile["row"] for tile in tiles.values())) - north + 1
    wants = listed(chosen["needs"], "wants")
    has = listed(chosen["needs"], "has")
    name = named(components("habitats", "tiles")[chosen["tile"]])
    width = max(400, 40 + 84 * wide)
    words = [f"{name} wants {wants}.", f"It has {has}: the tiles framed in red."]
    parts = [svg.lines(width / 2, 24, words, step=18)]
    entrance = {"slot": 0, "tile": "entrance", "column": 0, "row": 0}
    for tile in (entrance, *tiles.values()):
        frame: dict[str, object] = {}
        if tile["slot"] in touching:
            frame = {"stroke": svg.ACCENT, "stroke_width": 3}
        elif tile is chosen:
            frame = {"stroke": svg.INK, "stroke_width": 4}
        x, y = 20 + 84 * (tile["column"] - west), 60 + 84 * (tile["row"] - north)
        parts.append(draw_tile(x, y, tile["tile"], **frame))
    height = 66 + 84 * high
    key = colour_key(30, height + 16)
    return svg.picture(width, height + 34, "What an animal needs", *parts, *key)


def listed(needs: list[Any], amount: str) -> str:
    """Needs with their amounts, as "2 forest, 1 water"."""
    return ", ".join(
        f"{need[amount]} {LANDSCAPE_NAMES.get(need['need'], need['need'])}" for need in needs
    )

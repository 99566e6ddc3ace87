"""Key Harvest: the two groups that score, and where a worker may stand."""

from collections.abc import Iterator
from typing import Any

from figures_of_rules import drawing as svg
from figures_of_rules.positions import components, named, position

CROPS = {
    "wheat": "#e8cf7a",
    "vegetables": "#a9c98a",
    "apples": "#e2a08c",
    "wine": "#b99ac2",
    "hops": "#c3d6b4",
}


def country_place(label: str) -> svg.Point:
    space = components("keyharvest", "spaces", "label")[label]
    return 300 + 30 * space["x"], 86 + 52 * space["row"]


def country(board: Any, strong: set[str], weak: set[str]) -> Iterator[str]:
    """A country board: its fields in their colours, some of them framed, and its workers."""
    laid = {field["space"]: field["crop"] for field in board["fields"]}
    for label in components("keyharvest", "spaces", "label"):
        x, y = country_place(label)
        fill = CROPS[laid[label]] if label in laid else "#fff"
        frame = svg.ACCENT if label in strong else svg.INK if label in weak else svg.PALE
        size = 4 if frame != svg.PALE else 1.5
        radius = 31 if frame != svg.PALE else 33
        yield svg.polygon(svg.hexagon(x, y, radius), fill=fill, stroke=frame, stroke_width=size)
        yield svg.text(x, y + 5, label, fill=svg.INK if label in laid else "#a9b1a9")
    for worker in board["workers"]:
        x, y = country_place(worker["space"])
        yield svg.circle(x, y, 17, fill=svg.INK)
        yield svg.text(x, y + 6, worker["value"], fill="#fff", font_size=17, font_weight=700)


def groups() -> str:
    board = position("keyharvest", 7, 10_000).view()["boards"][1]
    largest, second = board["score"]["largest"], board["score"]["second"]
    words = (
        f"Red: the largest group, {largest['points']} points. "
        f"Black: the second largest, {second['points']} points, two for each field."
    )
    parts = [svg.text(300, 30, words)]
    parts += country(board, set(largest["fields"]), set(second["fields"]))
    return svg.picture(600, 470, "The two groups that score", *parts, *crop_key(60, 456))


def crop_key(x: float, y: float) -> Iterator[str]:
    for place, (crop, colour) in enumerate(CROPS.items()):
        yield svg.rectangle(x + 100 * place, y - 11, 16, 14, rx=2, fill=colour)
        words = named(components("keyharvest", "crops")[crop]).lower()
        yield svg.text(x + 22 + 100 * place, y, words, text_anchor="start", font_size=12)


def workers() -> str:
    """The worker of the highest value and the fields that let it stand there."""
    board = position("keyharvest", 7, 10_000).view()["boards"][0]
    laid = {field["space"] for field in board["fields"]}
    worker = max(board["workers"], key=lambda worker: worker["value"])
    near = components("keyharvest", "spaces", "label")[worker["space"]]["near"]
    beside = laid & set(near)
    words = (
        f"The worker on {worker['space']} has the value {worker['value']}: it needs as many fields "
        f"next to it, and has {len(beside)}."
    )
    parts = [svg.text(300, 30, words), *country(board, beside, set())]
    return svg.picture(600, 470, "Where a worker may stand", *parts, *crop_key(60, 456))

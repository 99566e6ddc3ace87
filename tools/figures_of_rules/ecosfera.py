"""Ecosfera: the rosette of habitats, and cards that pay for another."""

from collections.abc import Iterator
from typing import Any

from figures_of_rules import drawing as svg
from figures_of_rules.positions import components, named

ROSETTE = ("pelagic", "ice", "coast", "rivers", "mud", "rock")
"""The habitats from the top clockwise."""
SEA = {
    "pelagic": "#3f7fae",
    "ice": "#9ec9dd",
    "coast": "#d9b96a",
    "rivers": "#58a59a",
    "mud": "#8d7457",
    "rock": "#83878f",
}


def draw_rosette(x: float, y: float, radius: float, marked: set[str]) -> Iterator[str]:
    """The six habitats, those marked in their colours."""
    for place, habitat in enumerate(ROSETTE):
        corner = svg.around(x, y, radius, place, len(ROSETTE))
        fill = SEA[habitat] if habitat in marked else "#fff"
        yield svg.circle(*corner, radius * 0.44, fill=fill, stroke=svg.FAINT)


def sea_card(x: float, y: float, species: Any) -> Iterator[str]:
    edge = "#4f8a4b" if species["kind"] == "producer" else "#3b6fa5"
    yield svg.rectangle(x, y, 150, 150, fill="#fff", stroke=edge, stroke_width=4)
    yield svg.lines(x + 75, y + 26, svg.wrapped(named(species), 17, 2), font_weight=700)
    yield svg.text(x + 75, y + 62, species["kind"], fill=svg.FAINT, font_size=12)
    yield from draw_rosette(x + 75, y + 106, 22, set(species["habitats"]))


def rosette() -> str:
    names = components("ecosfera", "habitats")
    parts = list(draw_rosette(230, 170, 80, set(ROSETTE)))
    for place, habitat in enumerate(ROSETTE):
        x, y = svg.around(230, 176, 142, place, len(ROSETTE))
        parts.append(svg.text(x, y, named(names[habitat]), font_weight=700))
    return svg.picture(460, 350, "The six habitats of the rosette", *parts)


def purchase() -> str:
    """Two producers and a consumer, real cards that share a habitat."""
    species = list(components("ecosfera", "species").values())
    producers = [one for one in species if one["kind"] == "producer"]
    consumers = [one for one in species if one["kind"] == "consumer"]
    bought, first, second, shared = next(
        (consumer, one, two, common)
        for consumer in consumers
        for one in producers
        for two in producers
        if one is not two and one["habitats"] != two["habitats"]
        if len(common := shared_by(consumer, one, two)) == 1
    )
    (habitat,) = shared
    name = named(components("ecosfera", "habitats")[habitat]).lower()
    parts = [svg.text(300, 30, f"Both producers and the consumer live in one habitat: {name}")]
    for x, card in ((30, first), (200, second), (420, bought)):
        parts += sea_card(x, 48, card)
    parts += [svg.text(190, 128, "+", font_size=20), svg.arrow((362, 122), (408, 122))]
    return svg.picture(600, 218, "Buying a consumer", *parts)


def shared_by(*cards: Any) -> set[str]:
    return set.intersection(*(set(card["habitats"]) for card in cards))

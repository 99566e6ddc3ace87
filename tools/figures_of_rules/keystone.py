"""Keystone: the Field and its costs, and the ecosystems of a board."""

from collections.abc import Iterator

from figures_of_rules import drawing as svg
from figures_of_rules.positions import components, named, position

HABITATS = {"F": "#4f7f4a", "D": "#c7903f", "W": "#3c7f99", "A": "#8a9bb8"}
HABITAT_NAMES = {"F": "forest", "D": "desert", "W": "wetland", "A": "arctic"}


def draw_card(x: float, y: float, name: str, size: float = 96) -> str:
    """A species: number, name, habitats."""
    card = components("keystone", "cards")[name]
    habitats = card["habitats"]
    stripe = (size - 16) / len(habitats)
    return "".join(
        (
            svg.rectangle(x, y, size, size, fill="#fff", stroke=svg.FAINT),
            svg.text(x + 14, y + 24, card["number"] or "W", font_size=20, font_weight=700),
            svg.lines(x + size / 2, y + 44, svg.wrapped(named(card), 13), font_size=11.5),
            *(
                svg.rectangle(
                    x + 8 + stripe * place,
                    y + size - 14,
                    stripe - 2,
                    7,
                    rx=2,
                    fill=HABITATS[letter],
                )
                for place, letter in enumerate(habitats)
            ),
            svg.circle(x + size - 14, y + 17, 5, fill=svg.INK)
            if "keystone" in card["icons"]
            else "",
        )
    )


def colour_key(x: float, y: float) -> Iterator[str]:
    for place, (letter, colour) in enumerate(HABITATS.items()):
        yield svg.rectangle(x + 96 * place, y - 9, 18, 10, rx=2, fill=colour)
        words = HABITAT_NAMES[letter]
        yield svg.text(x + 24 + 96 * place, y, words, text_anchor="start", font_size=12)
    yield svg.circle(x + 96 * 4 + 6, y - 4, 5, fill=svg.INK)
    yield svg.text(x + 96 * 4 + 18, y, "Keystone", text_anchor="start", font_size=12)


def field() -> str:
    field = position("keystone", 7, 36).view()["field"]
    parts = [svg.text(324, 26, "The Field: what each card costs, and the Synergy lying on it")]
    for place, slot in enumerate(field):
        x = 20 + 104 * place
        parts.append(draw_card(x, 44, slot["card"]))
        cost = "free" if slot["cost"] == 0 else f"costs {slot['cost']}"
        parts.append(svg.text(x + 48, 160, cost, font_weight=700))
        if slot["tokens"]:
            parts.append(svg.circle(x + 84, 120, 11, fill=svg.ACCENT))
            parts.append(svg.text(x + 84, 125, f"+{slot['tokens']}", fill="#fff", font_size=12))
    return svg.picture(648, 204, "The Field", *parts, *colour_key(90, 190))


def ecosystems() -> str:
    """A finished board with the ecosystem of every row and column."""
    match = position("keystone", 7, 10_000)
    board = match.view()["boards"][1]
    place_of = {
        f"r{row + 1}c{column + 1}": (80 + 104 * column, 60 + 104 * row)
        for row in range(4)
        for column in range(4)
    }
    parts = [svg.text(290, 28, "What every row and column is worth: its best ecosystem")]
    for space in filter(None, board["spaces"]):
        x, y = place_of[space["space"]]
        parts.append(draw_card(x, y, space["card"]))
        if space["research"]:
            parts.append(svg.text(x + 62, y + 24, "★" * space["research"], fill=svg.ACCENT))
    for line in board["score"]["lines"]:
        is_column = line["line"].startswith("C")
        number = int(line["line"][1:]) - 1
        x, y = (128 + 104 * number, 500) if is_column else (42, 112 + 104 * number)
        parts.append(svg.text(x, y, line["points"], font_size=18, font_weight=700))
        run = line["run"]
        if run is None:
            continue
        (x1, y1), (x2, y2) = place_of[run["spaces"][0]], place_of[run["spaces"][-1]]
        colour = HABITATS[run["habitats"][0]]
        if is_column:
            parts.append(svg.rectangle(x1 - 5, y1, 5, y2 + 96 - y1, rx=2, fill=colour))
        else:
            parts.append(svg.rectangle(x1, y1 - 5, x2 + 96 - x1, 5, rx=2, fill=colour))
    key = [*colour_key(30, 532), svg.text(555, 532, "★ research", font_size=12)]
    return svg.picture(600, 548, "The ecosystems of a board", *parts, *key)

"""Drawing in SVG: the few shapes that the figures of the rules are made of."""

import math
from collections.abc import Iterable, Sequence
from html import escape

INK, FAINT, PAPER, PALE, ACCENT = "#24312b", "#6b7a72", "#fbfaf5", "#e6e7de", "#b4472e"
Point = tuple[float, float]


def attributes(given: dict[str, object]) -> str:
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in given.items())


def rectangle(x: float, y: float, width: float, height: float, **style: object) -> str:
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return f"<rect {place}{attributes({'rx': 6} | style)}/>"


def circle(x: float, y: float, radius: float, **style: object) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}"{attributes(style)}/>'


def polygon(points: Iterable[Point], **style: object) -> str:
    corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polygon points="{corners}"{attributes(style)}/>'


def arrow(start: Point, end: Point, **style: object) -> str:
    """A line that ends in a point."""
    (x1, y1), (x2, y2) = start, end
    look = {"stroke": ACCENT, "stroke_width": 3, "marker_end": "url(#point)"} | style
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"{attributes(look)}/>'


def text(x: float, y: float, words: object, **style: object) -> str:
    look = {"text_anchor": "middle", "font_size": 13, "fill": INK} | style
    return f'<text x="{x:g}" y="{y:g}"{attributes(look)}>{escape(str(words))}</text>'


def lines(x: float, y: float, rows: Sequence[str], step: float = 14, **style: object) -> str:
    """Rows of text below each other, the first one here."""
    return "".join(text(x, y + step * place, row, **style) for place, row in enumerate(rows))


def wrapped(words: str, width: int, most: int = 3) -> list[str]:
    """Words in rows of so many characters."""
    rows = [""]
    for word in words.replace("-", "- ").split():
        joined = f"{rows[-1]}{'' if rows[-1].endswith('-') or not rows[-1] else ' '}{word}"
        if len(joined) <= width or not rows[-1]:
            rows[-1] = joined
        else:
            rows.append(word)
    return rows[:most]


def hexagon(x: float, y: float, radius: float) -> list[Point]:
    """The corners of a hexagon that stands on one of them."""
    angles = [math.radians(60 * corner - 30) for corner in range(6)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def around(x: float, y: float, radius: float, place: int, places: int) -> Point:
    """One of several places on a circle, the first one at the top, then clockwise."""
    angle = math.radians(360 * place / places - 90)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def picture(width: float, height: float, title: str, *parts: str) -> str:
    """The file of a figure."""
    marker = (
        '<defs><marker id="point" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="5" '
        f'markerHeight="5" orient="auto"><path d="M0 0L8 4L0 8z" fill="{ACCENT}"/></marker></defs>'
    )
    paper = rectangle(0, 0, width, height, rx=10, fill=PAPER)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}" role="img" font-family="Roboto, sans-serif">'
        f"<title>{escape(title)}</title>{marker}{paper}{''.join(parts)}</svg>\n"
    )

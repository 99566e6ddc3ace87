"""Plots of a study, one for each question, as SVG."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ecotone.engine.extras import needs
from ecotone.lab.plots import COLOURS

WIDTH = 8.0
ROW_HEIGHT = 0.2
LEAST_HEIGHT = 2.6
MARGINS = 1.5
ENDS_SHOWN = 20
"""So many of the strongest and of the weakest components are plotted; tables list all."""


class Words(NamedTuple):
    """What a plot says, in the language that is read."""

    title: str
    across: str
    setups: Sequence[str]
    names: Mapping[str, str]
    """What components, lines and measures are called."""


def plot(question: str, setups: Sequence[Mapping[str, Any]], words: Words, path: Path) -> bool:
    """Write the plot of a question; False if there is nothing to show."""
    with needs("lab"):
        from matplotlib import rc_context
        from matplotlib.figure import Figure

    found = [setup[question] for setup in setups]
    if not any(found):
        return False
    rows, draw = ROWS[question](found), DRAWINGS[question]
    height = max(LEAST_HEIGHT, MARGINS + ROW_HEIGHT * len(rows) * max(1, len(setups) / 2))
    with rc_context({"svg.hashsalt": "ecotone", "svg.fonttype": "none"}):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        axes = figure.add_subplot()
        for number, setup in enumerate(setups):
            draw(axes, rows, setup, (number - (len(setups) - 1) / 2) * 0.7 / len(setups), number)
        axes.set_yticks(range(len(rows)), [words.names.get(row, row) for row in rows])
        axes.set_ylim(len(rows) - 0.4, -0.6)
        axes.set(title=words.title, xlabel=words.across)
        axes.spines[["top", "right"]].set_visible(False)
        axes.grid(axis="x", color="#dddddd", linewidth=0.6)
        axes.set_axisbelow(True)
        labelled = [axes.plot([], [], "o", color=colour(n))[0] for n in range(len(setups))]
        figure.legend(
            labelled, words.setups, frameon=False, fontsize="small", loc="outside lower center"
        )
        figure.savefig(path, metadata={"Date": None})
    return True


def colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]


def components_shown(found: Sequence[Any]) -> list[str]:
    """The strongest and the weakest of the first setup that has any."""
    names = [one["component"] for one in next(filter(None, found))]
    if len(names) <= 2 * ENDS_SHOWN:
        return names
    return names[:ENDS_SHOWN] + names[-ENDS_SHOWN:]


def lines_shown(found: Sequence[Any]) -> list[str]:
    return list(dict.fromkeys(one["line"] for setup in found for one in setup))


def seats_shown(found: Sequence[Any]) -> list[str]:
    return [str(seat + 1) for seat in range(max(map(len, found)))]


def measures_shown(found: Sequence[Any]) -> list[str]:
    return list(dict.fromkeys(name for setup in found for name in setup))


def dots(key: str, question: str) -> Callable[..., None]:
    """Draws a dot with its interval for each row."""

    def draw(
        axes: Any, rows: list[str], setup: Mapping[str, Any], shift: float, number: int
    ) -> None:
        axes.axvline(0, color="#888888", linewidth=0.8)
        for one in setup[question]:
            if str(one[key]) in rows:
                height = rows.index(str(one[key])) + shift
                interval(axes, one, height, colour(number))

    return draw


def draw_seats(
    axes: Any, rows: list[str], setup: Mapping[str, Any], shift: float, number: int
) -> None:
    dots("seat", "seats")(axes, rows, setup, shift, number)
    if len(setup["seats"]) > 1:
        even = 1 / len(setup["seats"])
        axes.axvline(even, color=colour(number), linewidth=0.8, linestyle="--")


def draw_lengths(
    axes: Any, rows: list[str], setup: Mapping[str, Any], shift: float, number: int
) -> None:
    """The whole range thin, eight of ten games thick, the median as a dot."""
    for name, one in setup["length"].items():
        height = rows.index(name) + shift
        axes.hlines(height, one["shortest"], one["longest"], color=colour(number), linewidth=0.8)
        axes.hlines(height, one["tenth"], one["ninetieth"], color=colour(number), linewidth=4)
        axes.plot(one["median"], height, "o", color="white", markersize=3, zorder=3)


def interval(axes: Any, one: Mapping[str, float], height: float, colour: str) -> None:
    axes.hlines(height, one["low"], one["high"], color=colour, linewidth=1.2)
    axes.plot(one["value"], height, "o", color=colour, markersize=3.5)


ROWS: Mapping[str, Callable[[Sequence[Any]], list[str]]] = {
    "strength": components_shown,
    "seats": seats_shown,
    "length": measures_shown,
    "decides": lines_shown,
}
DRAWINGS: Mapping[str, Callable[..., None]] = {
    "strength": dots("component", "strength"),
    "seats": draw_seats,
    "length": draw_lengths,
    "decides": dots("line", "decides"),
}

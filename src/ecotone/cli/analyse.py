"""`ecotone analyse`: a review of a finished game, decision by decision."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from ecotone.cli.console import TEXTS, game_and_edition, out, print_json, progress_bar
from ecotone.cli.expectation import format_expectation
from ecotone.cli.options import AsJson, EditionName, Language
from ecotone.engine.replay import Replay
from ecotone.lab import analysis as lab
from ecotone.lab.analysis import Analysis, Decided
from ecotone.lab.plots import check_plot_file, plot_curves

FIGURES = ("number", "expected", "cost")


def analyse(
    file: Annotated[Path, typer.Argument(help="Replay of a finished game.")],
    language: Language,
    simulations: Annotated[
        int, typer.Option(help="Simulations per search; each move takes three searches.")
    ] = lab.SIMULATIONS,
    plot: Annotated[
        Path | None, typer.Option(help="Draw the curve to this .svg or .png file.")
    ] = None,
    edition: EditionName = None,
    as_json: AsJson = False,
) -> None:
    """Show what every move cost compared with the best alternative, and the biggest mistakes.

    A move is judged by what its seat knew at the time, so two seats may both expect to win. The
    expected result is the final lead over the best other seat, the seat's own score when it has no
    opponents, or the chance of winning in games that are only won or lost. The cost is how much
    better the best alternative was expected to do. A move counts as a mistake when the 95%
    confidence interval of its cost lies above zero.
    """
    if plot:
        check_plot_file(plot)
    found = Replay.read(file, edition)
    title = game_and_edition(found.match.edition, language)
    with progress_bar() as bar:
        task = bar.add_task(title, total=len(found.match.actions))
        result = lab.analyse(
            found.match,
            found.seats,
            simulations,
            lambda done, total: bar.update(task, completed=done, total=total),
        )
    names = seat_names(found.seats, language)
    if plot:
        across = TEXTS.format(language, "analyse-number")
        up = TEXTS.format(language, f"analyse-{result.measure}")
        plot_curves(result, plot, names, title, across, up)
    if as_json:
        print_json(result.to_data())
        return
    out.print(title, style="bold", markup=False)
    show_decisions(result, names, language)
    show_mistakes(result, names, language)
    if plot:
        out.print(TEXTS.format(language, "analyse-plotted", {"file": str(plot)}), soft_wrap=True)


def seat_names(seats: Sequence[str], language: str) -> list[str]:
    """The seats by number, with who sat there."""
    return [
        TEXTS.format(language, "analyse-seat", {"seat": seat, "name": name})
        for seat, name in enumerate(seats, 1)
    ]


def show_decisions(result: Analysis, names: list[str], language: str) -> None:
    """Every decision on a line; mistakes are highlighted."""
    table = Table(box=None, pad_edge=False)
    for key in ("number", "who", "taken", "expected", "cost", "other"):
        heading = TEXTS.format(language, f"analyse-{key}")
        table.add_column(heading, justify="right" if key in FIGURES else "left")
    for one in result.decisions:
        other = one.other.words[language] if one.other else "–"
        table.add_row(
            str(one.number),
            names[one.seat],
            Text(one.taken.words[language]),
            format_expectation(one.taken.result.mean, result.measure, language),
            format_expectation(max(0.0, one.cost.mean), "points", language) if one.other else "–",
            Text(other),
            style="bold" if one.is_mistake else None,
        )
    out.print(table)
    out.print(TEXTS.format(language, f"analyse-note-{result.measure}"), style="dim")


def show_mistakes(result: Analysis, names: list[str], language: str) -> None:
    """The worst mistakes of every seat in words."""
    for seat, numbers in enumerate(result.mistakes):
        key = "analyse-mistakes" if numbers else "analyse-no-mistakes"
        out.print(TEXTS.format(language, key, {"name": names[seat]}), style="bold")
        for number in numbers:
            line = mistake_line(result.decisions[number - 1], language)
            out.print(line, markup=False, soft_wrap=True)


def mistake_line(one: Decided, language: str) -> str:
    assert one.other is not None
    words = {
        "number": one.number,
        "taken": one.taken.words[language],
        "other": one.other.words[language],
        "cost": format_expectation(one.cost.mean, "points", language),
        "low": format_expectation(one.cost.low, "points", language),
        "high": format_expectation(one.cost.high, "points", language),
    }
    return "  " + TEXTS.format(language, "analyse-mistake", words)

"""Plots of an analysis, for files."""

from pathlib import Path

from ecotone.engine.errors import BadOption
from ecotone.engine.extras import needs
from ecotone.lab.analysis import Analysis

FORMATS = (".svg", ".png")
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
"""Distinguishable with colour blindness (after Okabe and Ito)."""
SIZE = (8.0, 4.5)
DOTS_PER_INCH = 150


def check_plot_file(path: Path) -> None:
    """Check that a plot can be written to this file, before the long work begins."""
    if path.suffix.lower() not in FORMATS:
        raise BadOption(f"--plot: expected a file ending in {' or '.join(FORMATS)}, got {path}")
    if not path.absolute().parent.is_dir():
        raise BadOption(f"--plot: expected an existing folder, got {path.parent}")


def plot_curves(
    analysis: Analysis, path: Path, names: list[str], title: str, across: str, up: str
) -> None:
    """Plot every seat's expected result over the game, with its interval as a band."""
    with needs("lab"):
        from matplotlib import rc_context
        from matplotlib.figure import Figure

    with rc_context({"svg.hashsalt": "ecotone"}):
        figure = Figure(figsize=SIZE, dpi=DOTS_PER_INCH, layout="constrained")
        axes = figure.add_subplot()
        for curve, name in zip(analysis.curves, names, strict=True):
            colour = COLOURS[curve.seat % len(COLOURS)]
            axes.fill_between(
                curve.numbers, curve.low, curve.high, color=colour, alpha=0.18, linewidth=0
            )
            axes.plot(curve.numbers, curve.results, color=colour, label=name, linewidth=1.6)
            axes.plot(curve.numbers[-1], curve.results[-1], "o", color=colour, markersize=5)
        if analysis.measure == "lead":
            axes.axhline(0, color="#888888", linewidth=0.8)
        axes.set(title=title, xlabel=across, ylabel=up)
        axes.spines[["top", "right"]].set_visible(False)
        axes.legend(frameon=False)
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)

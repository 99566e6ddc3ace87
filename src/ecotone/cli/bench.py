"""`ecotone bench`: the engine's speed, compared with other libraries."""

from typing import Annotated

import typer
from rich.table import Table

from ecotone.cli.console import AsJson, err, out, print_json
from ecotone.lab import bench as lab


def bench(
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    peers: Annotated[
        bool, typer.Option("--peers", help="Also measure OpenSpiel and Catanatron.")
    ] = False,
    seconds: Annotated[float, typer.Option(min=0.1, help="Seconds per measurement.")] = 3.0,
    as_json: AsJson = False,
) -> None:
    """Measure actions, playouts and simulations per second, state size and cold start."""
    with err.status("…") as status:
        report = lab.bench(game, peers, seconds, status.update)
    if as_json:
        print_json(report)
        return
    table = Table(box=None, pad_edge=False)
    rates = ("python-driven", "compiled", "playouts", "simulations")
    for heading in ("", *(f"{rate} /s" for rate in rates), "state bytes"):
        table.add_column(heading, justify="left" if not heading else "right")
    for name, figures in report["games"].items():
        measured = [f"{figures[rate.replace('-', '_')]:,}" for rate in rates]
        table.add_row(name, *measured, str(figures["state_bytes"]))
    for name, figure in report["peers"].items():
        table.add_row(name, f"{figure:,}" if isinstance(figure, int) else figure)
    out.print(table)
    out.print(f"cold start: {report['cold_start_seconds']} s")

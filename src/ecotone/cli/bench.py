"""`ecotone bench`: the engine's speed, beside other libraries."""

from typing import Annotated

import typer
from rich.table import Table

from ecotone.cli.console import AsJson, err, out, print_json
from ecotone.lab import bench as lab


def bench(
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    peers: Annotated[
        bool, typer.Option("--peers", help="Measure OpenSpiel and Catanatron in the same run.")
    ] = False,
    seconds: Annotated[float, typer.Option(min=0.1, help="Time for each figure.")] = 3.0,
    as_json: AsJson = False,
) -> None:
    """Measure actions and playouts per second, state size and cold start."""
    with err.status("…") as status:
        report = lab.bench(game, peers, seconds, status.update)
    if as_json:
        print_json(report)
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("", "python-driven /s", "compiled /s", "playouts /s", "state bytes"):
        table.add_column(heading, justify="left" if not heading else "right")
    for name, figures in report["games"].items():
        table.add_row(
            name,
            f"{figures['python_driven']:,}",
            f"{figures['compiled']:,}",
            f"{figures['playouts']:,}",
            str(figures["state_bytes"]),
        )
    for name, figure in report["peers"].items():
        table.add_row(name, f"{figure:,}" if isinstance(figure, int) else figure)
    out.print(table)
    out.print(f"cold start: {report['cold_start_seconds']} s")

"""`ecotone bench`: the engine's speed, compared with other libraries."""

from typing import Annotated, Any

import typer
from rich.table import Table

from ecotone.cli.console import err, out, print_json
from ecotone.cli.options import AsJson
from ecotone.engine.errors import EcotoneError
from ecotone.lab import bench as lab


def bench(
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    peers: Annotated[
        bool, typer.Option("--peers", help="Also measure other libraries, where installed.")
    ] = False,
    envs: Annotated[
        bool, typer.Option("--envs", help="Measure the environments for learning agents instead.")
    ] = False,
    seconds: Annotated[float, typer.Option(min=0.1, help="Seconds per measurement.")] = 3.0,
    as_json: AsJson = False,
) -> None:
    """Measure actions, playouts and simulations per second, state size and cold start."""
    if envs:
        bench_envs(game, peers, seconds, as_json)
        return
    with err.status("…") as status:
        report = lab.bench(game, peers, seconds, status.update)
    if as_json:
        print_json(report)
        return
    print_games(report)


def print_games(report: dict[str, Any]) -> None:
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


def bench_envs(game: str | None, peers: bool, seconds: float, as_json: bool) -> None:
    """Measure the environments: steps a second with observation and mask."""
    try:
        from ecotone.lab import env_bench
    except ImportError as error:
        raise EcotoneError(f"--envs: expected the packages of ecotone[envs]: {error}") from None
    from ecotone.lab.env_peers import PEERS_OF_MANY

    with err.status("…") as status:
        report = env_bench.bench_envs(game, peers, seconds, status.update)
    if as_json:
        print_json(report)
        return
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for heading in ("one game, steps /s", f"{report['batch']:,} games, steps /s"):
        table.add_column(heading, justify="right")
    for name, figures in report["envs"].items():
        table.add_row(name, f"{figures['aec']:,}", f"{figures['vector']:,}")
    for name, figure in report["peers"].items():
        cell = f"{figure:,}" if isinstance(figure, int) else figure
        table.add_row(name, *(("", cell) if name in PEERS_OF_MANY else (cell,)))
    out.print(table)

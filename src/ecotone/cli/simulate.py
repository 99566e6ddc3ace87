"""`ecotone simulate`: thousands of random games."""

from functools import partial
from typing import Annotated

import typer
from rich.table import Table

from ecotone.cli.console import (
    AsJson,
    Cluster,
    EditionName,
    GameName,
    Options,
    Processes,
    Resume,
    out,
    play_deals,
    print_json,
    read_assignments,
)
from ecotone.engine.batch import Deal
from ecotone.engine.registry import game_named
from ecotone.lab import simulation


def simulate(
    game: GameName,
    players: Annotated[int | None, typer.Option(help="Number of players.")] = None,
    games: Annotated[int, typer.Option(help="Number of games.")] = 1000,
    seed: Annotated[int, typer.Option(help="Deal number of the first game.")] = 0,
    option: Options = None,
    edition: EditionName = None,
    check: Annotated[
        bool, typer.Option("--check", help="Check all invariants after every action.")
    ] = False,
    processes: Processes = None,
    ray: Cluster = None,
    resume: Resume = None,
    as_json: AsJson = False,
) -> None:
    """Play random games in compiled code, and report their lengths and scores."""
    chosen = game_named(game)
    count = chosen.default_players if players is None else players
    deal = Deal.of(chosen, count, read_assignments(option), chosen.edition(edition))
    run = partial(simulation.simulate, deal, games, seed, check)
    chunks = max(1, -(-games // simulation.CHUNK))
    report = play_deals(run, chosen.name, 1, chunks, processes, ray, resume)
    if as_json:
        print_json(report)
        return
    table = Table(box=None, show_header=False, pad_edge=False)
    for name, value in report.items():
        table.add_row(name, str(value))
    out.print(table)

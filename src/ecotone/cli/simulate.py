"""`ecotone simulate`: thousands of random games."""

from functools import partial
from typing import Annotated

import typer
from rich.table import Table

from ecotone.cli import options
from ecotone.cli.console import out, play_deals, print_json
from ecotone.engine.batch import Deal
from ecotone.engine.registry import game_named
from ecotone.lab import simulation


def simulate(
    game: options.GameName,
    players: options.Players = None,
    games: options.Games = 1000,
    seed: options.FirstSeed = 0,
    option: options.GameOptions = None,
    edition: options.EditionName = None,
    check: Annotated[
        bool, typer.Option("--check", help="Check all invariants after every action.")
    ] = False,
    processes: options.Processes = None,
    ray: options.Cluster = None,
    resume: options.Resume = None,
    as_json: options.AsJson = False,
) -> None:
    """Play random games in compiled code, and report their lengths and scores."""
    chosen = game_named(game)
    count = chosen.default_players if players is None else players
    deal = Deal.of(chosen, count, options.read_assignments(option), chosen.edition(edition))
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

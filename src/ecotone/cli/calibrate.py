"""`ecotone lab calibrate`: compare what hints expect with how the games ended."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from msgspec import structs

from ecotone.bots.levels import DEFAULT_LEVEL
from ecotone.cli.console import (
    TEXTS,
    AsJson,
    FirstSeed,
    GameName,
    Language,
    Options,
    Processes,
    out,
    print_json,
    read_assignments,
    worker_count,
)
from ecotone.cli.studies import markdown
from ecotone.engine.calibration import Calibration, read_calibrations, write_calibrations
from ecotone.engine.registry import game_named
from ecotone.lab.calibration import Sample, bins_of, fit, measure_of, samples_of
from ecotone.lab.processes import map_unordered


def calibrate(
    game: GameName,
    language: Language,
    games: Annotated[int, typer.Option(help="Number of games.")] = 40,
    positions: Annotated[int, typer.Option(help="Positions of each game.")] = 6,
    players: Annotated[int | None, typer.Option(help="Number of players.")] = None,
    bot: Annotated[str, typer.Option(help="Bot that plays all seats.")] = DEFAULT_LEVEL,
    option: Options = None,
    seed: FirstSeed = 0,
    processes: Processes = None,
    as_json: AsJson = False,
    dry: Annotated[bool, typer.Option("--dry", help="Store nothing.")] = False,
) -> None:
    """Ask for hints in games of bots, and compare what they expect with how the games ended.

    Prints a Markdown table and stores the line that corrects expectations as `calibration.json` in
    the game's folder.
    """
    chosen = game_named(game)
    count = chosen.default_players if players is None else players
    given = chosen.check(count, read_assignments(option), 0)
    sample = partial(samples_in, chosen.name, count, given, bot, positions)
    deals = range(seed, seed + games)
    samples = [
        one for found in map_unordered(sample, deals, worker_count(processes)) for one in found
    ]
    kind = measure_of(chosen, count, given)
    line = fit(kind, count, games, samples)
    if not dry:
        store(chosen.folder, line)
    if as_json:
        print_json(
            {"line": structs.asdict(line), "bins": [one._asdict() for one in bins_of(samples)]}
        )
        return
    words = {
        "game": chosen.title(language),
        "players": count,
        "games": games,
        "positions": len(samples),
        "intercept": f"{line.intercept:+.2f}",
        "slope": f"{line.slope:.2f}",
        "spread": f"{line.spread:.2f}",
    }
    out.print(TEXTS.format(language, "calibrate-title", words), markup=False, soft_wrap=True)
    heads = [
        TEXTS.format(language, f"calibrate-{key}") for key in ("positions", "expected", "actual")
    ]
    rows = [
        [str(one.positions), f"{one.expected:.2f}", f"{one.actual:.2f} ± {one.doubt:.2f}"]
        for one in bins_of(samples)
    ]
    out.print("\n".join(["", *markdown(heads, rows)]), markup=False, soft_wrap=True)


def samples_in(
    name: str,
    players: int,
    options: dict[str, str | int],
    bot: str,
    positions: int,
    seed: int,
) -> list[Sample]:
    """The positions of one game."""
    return samples_of(game_named(name), players, options, bot, seed, positions)


def store(folder: Path, line: Calibration) -> None:
    """Replace the entry of the same measure and number of players."""
    others = [
        one
        for one in read_calibrations(folder)
        if (one.measure, one.players) != (line.measure, line.players)
    ]
    found = sorted([*others, line], key=lambda one: (one.measure, one.players))
    write_calibrations(folder, tuple(found))

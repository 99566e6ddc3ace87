"""`ecotone lab calibrate`: compare what hints expect with how the games ended."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from msgspec import structs

from ecotone.bots.levels import DEFAULT_LEVEL
from ecotone.cli import options
from ecotone.cli.console import TEXTS, out, print_json, worker_count
from ecotone.cli.numbers import format_number
from ecotone.cli.studies import markdown
from ecotone.engine.calibration import Calibration, read_calibrations, write_calibrations
from ecotone.engine.registry import game_named
from ecotone.lab.calibration import Bin, Sample, bins_of, fit, measure_of, samples_of
from ecotone.lab.processes import map_unordered


def calibrate(
    game: options.GameName,
    language: options.Language,
    games: options.Games = 40,
    positions: Annotated[int, typer.Option(help="Positions of each game.")] = 6,
    players: options.Players = None,
    bot: Annotated[str, typer.Option(help="Bot that plays all seats.")] = DEFAULT_LEVEL,
    option: options.GameOptions = None,
    seed: options.FirstSeed = 0,
    processes: options.Processes = None,
    as_json: options.AsJson = False,
    dry: Annotated[bool, typer.Option("--dry", help="Store nothing.")] = False,
) -> None:
    """Ask for hints in games of bots, and compare what they expect with how the games ended.

    Prints a Markdown table and stores the line that corrects expectations as `calibration.json` in
    the game's folder.
    """
    chosen = game_named(game)
    count = chosen.default_players if players is None else players
    given = chosen.check(count, options.read_assignments(option), 0)
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
        "intercept": format_number(line.intercept, language, 2, signed=True),
        "slope": format_number(line.slope, language, 2),
        "spread": format_number(line.spread, language, 2),
    }
    out.print(TEXTS.format(language, "calibrate-title", words), markup=False, soft_wrap=True)
    heads = [
        TEXTS.format(language, f"calibrate-{key}") for key in ("positions", "expected", "actual")
    ]
    rows = [
        [str(one.positions), format_number(one.expected, language, 2), actual(one, language)]
        for one in bins_of(samples)
    ]
    out.print("\n".join(["", *markdown(heads, rows)]), markup=False, soft_wrap=True)


def actual(found: Bin, language: str) -> str:
    """How the games of similar positions ended, with its doubt."""
    mean, doubt = (format_number(number, language, 2) for number in (found.actual, found.doubt))
    return f"{mean} ± {doubt}"


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

"""`ecotone lab record`: games played by bots, written to a file decision by decision."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from ecotone.bots.levels import DEFAULT_LEVEL
from ecotone.cli import options
from ecotone.cli.console import TEXTS, out, play_deals, print_json
from ecotone.engine.errors import BadOption
from ecotone.engine.registry import game_named
from ecotone.lab.arena import contest_of
from ecotone.lab.data_card import Files
from ecotone.lab.record_files import check_format, write_recording


def record(
    game: options.GameName,
    language: options.Language,
    file: Annotated[Path, typer.Option("--out", help="File to write: .parquet, .arrow or .jsonl.")],
    bot: Annotated[
        list[str] | None,
        typer.Option(
            help="Bot that plays; repeat for several, which are seated as in `ecotone arena`. "
            f"Default: {DEFAULT_LEVEL}."
        ),
    ] = None,
    players: options.Players = None,
    games: options.Games = 100,
    seed: options.FirstSeed = 0,
    option: options.GameOptions = None,
    edition: options.EditionName = None,
    teams: options.Teams = False,
    processes: options.Processes = None,
    ray: options.Cluster = None,
    force: Annotated[bool, typer.Option("--force", help="Replace existing files.")] = False,
    as_json: options.AsJson = False,
) -> None:
    """Let bots play, and write every decision to a file, with a schema and a data card."""
    chosen = game_named(game)
    check_format(file)
    if not force:
        refuse_existing(file, language)
    count = chosen.default_players if players is None else players
    given = options.read_assignments(option)
    contest = contest_of(
        chosen, bot or [DEFAULT_LEVEL], count, seed, given, edition=edition, teams=teams
    )
    run = partial(write_recording, contest, path=file)
    report = play_deals(run, chosen.name, 1, games, processes, ray, resume=None)
    if as_json:
        print_json(report)
    else:
        out.print(TEXTS.format(language, "record-written", report), soft_wrap=True)


def refuse_existing(file: Path, language: str) -> None:
    """Raise BadOption if the recording would replace a file."""
    for path in Files.of(file):
        if path.exists():
            raise BadOption(TEXTS.format(language, "record-exists", {"file": str(path)}))

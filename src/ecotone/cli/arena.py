"""`ecotone arena`: bots play each other on the same deals."""

from functools import partial
from typing import Annotated, Any

import typer
from rich.table import Table

from ecotone.cli import options
from ecotone.cli.console import TEXTS, game_and_edition, out, play_deals, print_json
from ecotone.cli.numbers import format_number, format_percent
from ecotone.engine.game import Game
from ecotone.engine.registry import game_named
from ecotone.lab import arena as lab


def arena(
    game: options.GameName,
    bots: Annotated[list[str], typer.Argument(help="Bots to compare; see `ecotone play --help`.")],
    language: options.Language,
    players: options.Players = None,
    games: Annotated[
        int, typer.Option(help="Number of deals; each is played with every seating.")
    ] = 100,
    seed: options.FirstSeed = 0,
    option: options.GameOptions = None,
    edition: options.EditionName = None,
    teams: options.Teams = False,
    processes: options.Processes = None,
    ray: options.Cluster = None,
    resume: options.Resume = None,
    as_json: options.AsJson = False,
) -> None:
    """Let bots play each other on the same deals in every seating, and show which is stronger."""
    chosen = game_named(game)
    contest = contest_given(chosen, bots, players, seed, option, edition, teams)
    run, seatings = partial(lab.run, contest), len(contest.seatings())
    report = play_deals(run, chosen.name, seatings, games, processes, ray, resume)
    if as_json:
        print_json(report)
    else:
        show(report, game_and_edition(chosen.edition(edition), language), language)


def contest_given(
    game: Game,
    bots: list[str],
    players: int | None,
    seed: int,
    option: list[str] | None,
    edition: str | None,
    teams: bool,
) -> lab.Contest:
    """The contest that a command's arguments and options tell."""
    count = game.default_players if players is None else players
    given = options.read_assignments(option)
    return lab.contest_of(game, bots, count, seed, given, edition, teams)


def show(report: dict[str, Any], title: str, language: str) -> None:
    """The figures as a table, best bot first."""
    words = {"game": title} | {key: report[key] for key in ("players", "deals", "games", "seed")}
    out.print(TEXTS.format(language, "arena-title", words), style="bold")
    columns = ["win_rate", "mean_score"]
    columns += [name for name in ("margin", "elo") if name in report["results"][0]]
    table = Table(box=None, pad_edge=False)
    table.add_column(TEXTS.format(language, "arena-bot"))
    for name in ("games", *columns):
        table.add_column(TEXTS.format(language, f"arena-{name.replace('_', '-')}"), justify="right")
    for result in sorted(report["results"], key=lambda result: -result["win_rate"]):
        cells = [interval(result, name, language) for name in columns]
        table.add_row(result["bot"], str(result["games"]), *cells)
    out.print(table)
    key = "arena-teams" if report["teams"] else "arena-note"
    out.print(TEXTS.format(language, key), style="dim")


def interval(result: dict[str, Any], name: str, language: str) -> str:
    """A figure with its interval; rates as percentages."""
    prefix = {"win_rate": "", "mean_score": "score_"}.get(name, f"{name}_")
    numbers = [result[name], result[f"{prefix}low"], result[f"{prefix}high"]]
    if name == "win_rate":
        low, high = (format_number(100 * number, language, 1) for number in numbers[1:])
        return f"{format_percent(numbers[0], language, 1)} ({low}–{high})"
    value, low, high = (format_number(number, language, 1) for number in numbers)
    return f"{value} ({low} … {high})"

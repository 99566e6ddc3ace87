"""`ecotone arena`: bots play each other on the same deals."""

from functools import partial
from typing import Annotated, Any

import typer
from rich.table import Table

from ecotone.cli.console import (
    TEXTS,
    AsJson,
    Cluster,
    EditionName,
    FirstSeed,
    GameName,
    Language,
    Options,
    Processes,
    Resume,
    Teams,
    format_percent,
    game_and_edition,
    out,
    play_deals,
    print_json,
    read_assignments,
)
from ecotone.engine.registry import game_named
from ecotone.lab import arena as lab


def arena(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(help="Bots to compare; see `ecotone play --help`.")],
    language: Language,
    players: Annotated[int | None, typer.Option(help="Number of players.")] = None,
    games: Annotated[
        int, typer.Option(help="Number of deals; each is played with every seating.")
    ] = 100,
    seed: FirstSeed = 0,
    option: Options = None,
    edition: EditionName = None,
    teams: Teams = False,
    processes: Processes = None,
    ray: Cluster = None,
    resume: Resume = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other on the same deals in every seating, and show which is stronger."""
    chosen = game_named(game)
    count = chosen.default_players if players is None else players
    given = read_assignments(option)
    contest = lab.contest_of(chosen, bots, count, seed, given, edition, teams)
    run, seatings = partial(lab.run, contest), len(contest.seatings())
    report = play_deals(run, chosen.name, seatings, games, processes, ray, resume)
    if as_json:
        print_json(report)
    else:
        show(report, game_and_edition(chosen.edition(edition), language), language)


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
        rate, low, high = numbers
        return f"{format_percent(rate, language, 1)} ({100 * low:.1f}–{100 * high:.1f})"
    value, low, high = (f"{number:.1f}" for number in numbers)
    return f"{value} ({low} … {high})"

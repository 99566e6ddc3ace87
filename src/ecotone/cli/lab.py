"""`ecotone lab`: studies of games by bots."""

from functools import partial
from typing import Annotated, Any

import typer
from rich.table import Table

from ecotone.bots.levels import DEFAULT_LEVEL
from ecotone.cli import calibrate, fit, options, puzzles, record, studies, study
from ecotone.cli.arena import contest_given, interval
from ecotone.cli.console import TEXTS, out, play_deals, print_json
from ecotone.cli.journal import campaign_game
from ecotone.cli.numbers import format_percent
from ecotone.engine.campaign import Chapter
from ecotone.engine.options import AS_WRITTEN
from ecotone.engine.registry import game_named
from ecotone.lab import campaign as lab
from ecotone.lab import lengths as lengths_lab

app = typer.Typer(help="Study games by letting bots play them.", no_args_is_help=True)
app.command("animal-yields")(studies.animal_yields)
app.command("tile-values")(studies.tile_values)
app.command("record")(record.record)
app.command("puzzles")(puzzles.puzzles)
app.command("calibrate")(calibrate.calibrate)
app.command("fit")(fit.fit)
app.command("study")(study.study)


@app.command("journal")
def journal(
    language: options.Language,
    bots: Annotated[
        list[str] | None,
        typer.Argument(
            help=f"Bots that play; default: {DEFAULT_LEVEL}. See `ecotone play --help`."
        ),
    ] = None,
    game: Annotated[str | None, typer.Option(help="Game whose campaign to play.")] = None,
    players: Annotated[
        list[int] | None, typer.Option(help="Number of players; repeat for several.")
    ] = None,
    only: Annotated[
        list[int] | None, typer.Option(help="Only this assignment; repeat for several.")
    ] = None,
    difficulty: options.Difficulty = None,
    games: Annotated[int, typer.Option(help="Number of deals of each assignment.")] = 30,
    seed: options.FirstSeed = 0,
    edition: options.EditionName = None,
    processes: options.Processes = None,
    ray: options.Cluster = None,
    resume: options.Resume = None,
    as_json: options.AsJson = False,
) -> None:
    """Let bots play the assignments of a campaign: how often they win, and why they lose."""
    chosen = campaign_game(game)
    trial = lab.trial_of(
        chosen,
        bots or [DEFAULT_LEVEL],
        players or [1],
        only or (),
        seed,
        edition,
        difficulty or AS_WRITTEN,
    )
    run = partial(lab.run, trial)
    report = play_deals(run, chosen.name, trial.games_a_deal, games, processes, ray, resume)
    if as_json:
        print_json(report)
    else:
        show(report, chosen.chapters(chosen.edition(edition)), chosen.title(language), language)


def show(report: dict[str, Any], chapters: list[Chapter], title: str, language: str) -> None:
    """How often each bot won, one row per assignment, and what decided the games it lost."""
    words = {"game": title} | {key: report[key] for key in ("deals", "games", "seed")}
    words |= {"difficulty": chapters[0].at_difficulty(report["difficulty"]).title[language]}
    out.print(TEXTS.format(language, "journal-tried", words), style="bold")
    columns = list(dict.fromkeys((one["players"], one["bot"]) for one in report["results"]))
    found = {(one["chapter"], one["players"], one["bot"]): one for one in report["results"]}
    for cell, note in (
        (partial(interval, name="win_rate", language=language), "journal-tried-note"),
        (partial(decided, language=language), "journal-lost-note"),
    ):
        table = Table(box=None, pad_edge=False)
        table.add_column(TEXTS.format(language, "journal-number"), justify="right")
        table.add_column(TEXTS.format(language, "journal-title"))
        for players, bot in columns:
            heading = TEXTS.format(language, "journal-tried-by", {"players": players, "bot": bot})
            table.add_column(heading, justify="right")
        for chapter in chapters:
            if (chapter.number, *columns[0]) in found:
                cells = [cell(found[chapter.number, *column]) for column in columns]
                table.add_row(str(chapter.number), chapter.title[language], *cells)
        out.print(table)
        out.print(TEXTS.format(language, note), style="dim")


def decided(result: dict[str, Any], language: str) -> str:
    """How many games were lost for lack of points, of something else, of both; the second share."""
    if not result["lost"]:
        return "–"
    kinds = [str(result[f"lost_by_{kind}"]) for kind in ("points", "conditions", "both")]
    share = format_percent(result["lost_by_conditions"] / result["lost"], language)
    return f"{' · '.join(kinds)} ({share})"


@app.command("lengths")
def lengths(
    game: options.GameName,
    bots: Annotated[list[str], typer.Argument(help="Bots that play, each against itself.")],
    language: options.Language,
    players: options.Players = None,
    games: Annotated[int, typer.Option(help="Number of games per bot.")] = 100,
    seed: options.FirstSeed = 0,
    option: options.GameOptions = None,
    edition: options.EditionName = None,
    processes: options.Processes = None,
    ray: options.Cluster = None,
    resume: options.Resume = None,
    as_json: options.AsJson = False,
) -> None:
    """Let bots play against themselves, and show how long the games are."""
    chosen = game_named(game)
    contest = contest_given(chosen, bots, players, seed, option, edition, teams=True)
    run, seatings = partial(lengths_lab.run, contest), len(contest.seatings())
    report = play_deals(run, chosen.name, seatings, games, processes, ray, resume)
    if as_json:
        print_json(report)
    else:
        show_lengths(report, chosen.title(language), language)


def show_lengths(report: dict[str, Any], title: str, language: str) -> None:
    """The figures of each bot, one row each for decisions and turns."""
    words = {"game": title} | {key: report[key] for key in ("players", "games", "seed")}
    out.print(TEXTS.format(language, "lengths-title", words), style="bold")
    table = Table(box=None, pad_edge=False)
    table.add_column(TEXTS.format(language, "arena-bot"))
    table.add_column("")
    figures = ("shortest", "median", "mean", "longest", "longest_seed")
    for name in figures:
        heading = TEXTS.format(language, f"lengths-{name.replace('_', '-')}")
        table.add_column(heading, justify="right")
    for result in report["results"]:
        for measure in ("turns", "decisions"):
            if measure in result:
                cells = [str(result[measure][name]) for name in figures]
                table.add_row(result["bot"], TEXTS.format(language, f"lengths-{measure}"), *cells)
    out.print(table)

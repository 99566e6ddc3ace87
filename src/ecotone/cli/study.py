"""`ecotone lab study`: what is strong, which seat wins, how long it takes, what decides."""

import json
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from ecotone.bots.levels import DEFAULT_LEVEL
from ecotone.cli import options
from ecotone.cli.console import out, play_deals, print_json
from ecotone.cli.study_tables import StudyWords
from ecotone.engine.edition import Edition
from ecotone.engine.errors import BadOption
from ecotone.engine.registry import game_named
from ecotone.lab import study as lab
from ecotone.lab.study_plots import plot


def study(
    game: options.GameName,
    language: options.Language,
    questions: Annotated[
        list[str] | None,
        typer.Argument(help=f"What to find out: {', '.join(lab.QUESTIONS)}; default: all."),
    ] = None,
    players: Annotated[
        list[int] | None, typer.Option(help="Number of players; repeat to compare.")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(help=f"Bot in all seats; default: {DEFAULT_LEVEL}. Repeat to compare."),
    ] = None,
    games: Annotated[int, typer.Option(help="Number of games of each setup.")] = 200,
    seed: options.FirstSeed = 0,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="Game option as name=value; name=one,two to compare."),
    ] = None,
    edition: Annotated[
        list[str] | None,
        typer.Option(help="Name or folder of an edition; repeat to compare."),
    ] = None,
    folder: Annotated[
        Path | None, typer.Option("--out", help="Folder for plots (SVG), tables and figures.")
    ] = None,
    processes: options.Processes = None,
    ray: options.Cluster = None,
    resume: options.Resume = None,
    as_json: options.AsJson = False,
) -> None:
    """Let bots play many games, and show what they say: with intervals, as tables and plots."""
    chosen = game_named(game)
    asked = chosen_questions(questions)
    given = {
        name: str(value).split(",") for name, value in options.read_assignments(option).items()
    }
    setups = lab.study_of(
        chosen,
        players or [chosen.default_players],
        bot or [DEFAULT_LEVEL],
        edition or [None],
        given,
        seed,
    )
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    run = partial(lab.run, setups, asked)
    report = play_deals(run, chosen.name, len(setups.contests), games, processes, ray, resume)
    words = StudyWords(report, language)
    cards = chosen.edition(edition[0] if edition else None)
    if folder is not None:
        write(report, words, cards, asked, folder)
    if as_json:
        print_json(report)
    else:
        show(words, cards, asked)


def chosen_questions(given: Iterable[str] | None) -> list[str]:
    """The questions asked, or BadOption."""
    asked = list(dict.fromkeys(given or lab.QUESTIONS))
    for question in asked:
        if question not in lab.QUESTIONS:
            raise BadOption(f"expected {', '.join(lab.QUESTIONS)}, got {question}")
    return asked


def show(words: StudyWords, edition: Edition, questions: Iterable[str]) -> None:
    """Every table in the terminal."""
    for question in questions:
        out.print(words.heading(question), style="bold")
        for sheet in words.tables(question, edition):
            table = Table(title=sheet.title, title_justify="left", box=None, pad_edge=False)
            for number, column in enumerate(sheet.columns):
                table.add_column(column, justify="right" if number else "left")
            for row in sheet.rows:
                table.add_row(*row)
            out.print(table)
        out.print(words.text(f"{question}-note"), style="dim")
        out.print()


def write(
    report: dict[str, Any], words: StudyWords, edition: Edition, questions: list[str], folder: Path
) -> None:
    """A plot and a page for each question, and all figures as JSON."""
    game = report["game"]
    for question in questions:
        picture = f"{game}-{question}.svg"
        parts = [f"## {words.heading(question)}"]
        if plot(question, report["setups"], words.of_plot(question, edition), folder / picture):
            parts.append(f"![{words.heading(question)}]({picture})")
        parts.append(words.text(f"{question}-note"))
        for sheet in words.tables(question, edition):
            parts += [f"### {sheet.title}", sheet.markdown()]
        (folder / f"{game}-{question}.md").write_text("\n\n".join(parts) + "\n", "utf-8")
    figures = json.dumps(report, ensure_ascii=False, indent=1)
    (folder / f"{game}.json").write_text(figures + "\n", "utf-8")

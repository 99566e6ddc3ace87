"""What all commands share: output, languages, options given as `name=value`."""

import json
import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.panel import Panel
from rich.pretty import Pretty
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ecotone.cli.language import default_language
from ecotone.engine.edition import Edition
from ecotone.engine.errors import BadOption
from ecotone.engine.game import Game
from ecotone.engine.registry import game_named
from ecotone.engine.texts import LANGUAGES, Texts
from ecotone.lab.effort import Effort

T = TypeVar("T")

TEXTS = Texts(Path(__file__).parent / "texts")

out = Console(highlight=False, markup=False, emoji=False)
err = Console(stderr=True, highlight=False, markup=False, emoji=False)
"""Without markup: names that people or files give are printed as they are."""


def read_language(value: str) -> str:
    """A supported language, or BadOption."""
    if value not in LANGUAGES:
        raise BadOption(f"--lang: expected one of {', '.join(LANGUAGES)}, got {value}")
    return value


Language = Annotated[
    str,
    typer.Option(
        "--lang",
        help="Language: en or de.",
        callback=read_language,
        default_factory=default_language,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Plain = Annotated[
    bool,
    typer.Option(
        "--plain", help="Plain lines, for screen readers and scripts; default without a terminal."
    ),
]


def has_screen() -> bool:
    """Can a full screen be drawn, and keys be read?"""
    dumb = os.environ.get("TERM", "dumb") in ("dumb", "unknown")
    return sys.stdin.isatty() and sys.stdout.isatty() and not dumb


def game_and_edition(edition: Edition, language: str) -> str:
    """The title of a game, and of its edition unless it is the usual one."""
    game = game_named(edition.game)
    title = game.title(language)
    usual = edition.name == game.default_edition
    return title if usual else f"{title} · {edition.title[language]}"


EditionName = Annotated[str | None, typer.Option("--edition", help="Name or folder of an edition.")]
GameName = Annotated[str, typer.Argument(help="Name of a game; see `ecotone games`.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="Game option as name=value; repeat for several."),
]
FirstSeed = Annotated[int, typer.Option("--seed", help="Deal number of the first game.")]
Processes = Annotated[
    int | None,
    typer.Option("--processes", help="Number of processes; default: one per core."),
]
Cluster = Annotated[
    str | None,
    typer.Option("--ray", help="Play on the Ray cluster at this address; `local` starts one here."),
]
Teams = Annotated[
    bool, typer.Option("--teams", help="Give all seats to the same bot, for cooperative games.")
]
Resume = Annotated[
    Path | None,
    typer.Option("--resume", help="File that keeps finished games; an existing one is continued."),
]


def worker_count(processes: int | None) -> int:
    """The requested number of processes, or one per core."""
    return (os.cpu_count() or 1) if processes is None else processes


def read_assignments(given: Iterable[str] | None) -> dict[str, object]:
    """`name=value` pairs as a dict."""
    options: dict[str, object] = {}
    for pair in given or ():
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise BadOption(f"--option: expected name=value, got {pair}")
        options[name.strip()] = value.strip()
    return options


def print_json(data: Any) -> None:
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def announce_compilation(game: Game) -> None:
    """Printed once per game and version: compiling takes a while."""
    language = default_language()
    title = game.title(language)
    err.print(TEXTS.format(language, "compiling", {"game": title}), style="dim")


def format_percent(share: float, language: str, digits: int = 0) -> str:
    """A share of one in per cent; German puts a space before the sign."""
    return f"{100 * share:.{digits}f}{' %' if language == 'de' else '%'}"


def progress_bar() -> Progress:
    """A progress bar on standard error that disappears when it is done."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    )


def play_deals(
    work: Callable[[Effort], T],
    title: str,
    games_per_deal: int,
    deals: int,
    processes: int | None,
    cluster: str | None,
    resume: Path | None,
) -> T:
    """Play many games under a progress bar."""
    effort = Effort(deals, worker_count(processes), cluster, resume)
    with progress_bar() as bar:
        task = bar.add_task(title, total=deals * games_per_deal)
        return work(replace(effort, progress=lambda done: bar.advance(task, done)))


def about_edition(edition: Edition, language: str) -> str:
    """An edition's description, without the line breaks of its file."""
    return " ".join(edition.about[language].split())


def draw_view(game: Game, edition: Edition, view: dict[str, Any], language: str) -> Any:
    """A view as the game draws it, or as labelled panels."""
    drawn = game.draw(edition, view, language)
    if drawn is not None:
        return drawn
    return Panel(Pretty(view, max_length=24, max_string=60), title=game.title(language))


def draw_sheet(game: Game, edition: Edition, sheet: dict[str, Any], language: str) -> Any:
    """A score sheet as the game draws it, or as labelled panels."""
    drawn = game.draw_sheet(edition, sheet, language)
    return Panel(Pretty(sheet)) if drawn is None else drawn

"""What all commands share: output, languages, options given as `name=value`."""

import json
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from rich.console import Console
from rich.panel import Panel
from rich.pretty import Pretty
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ecotone.cli.language import default_language
from ecotone.engine.edition import Edition
from ecotone.engine.game import Game
from ecotone.engine.registry import game_named
from ecotone.engine.texts import Texts
from ecotone.lab.effort import Effort

T = TypeVar("T")

TEXTS = Texts(Path(__file__).parent / "texts")

out = Console(highlight=False, markup=False, emoji=False)
err = Console(stderr=True, highlight=False, markup=False, emoji=False)
"""Without markup: names that people or files give are printed as they are."""


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


def worker_count(processes: int | None) -> int:
    """The requested number of processes, or one per core."""
    return (os.cpu_count() or 1) if processes is None else processes


def print_json(data: Any) -> None:
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def announce_compilation(game: Game) -> None:
    """Printed once per game and version: compiling takes a while."""
    language = default_language()
    title = game.title(language)
    err.print(TEXTS.format(language, "compiling", {"game": title}), style="dim")


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

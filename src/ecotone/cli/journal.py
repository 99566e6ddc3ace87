"""`ecotone journal`: a campaign played in order, chapter by chapter."""

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ecotone.cli.chapter_games import ChapterRequest, new_session, saved_session
from ecotone.cli.console import TEXTS, game_and_edition, out, print_json
from ecotone.cli.options import AsJson, EditionName, Language, Plain
from ecotone.cli.options import Difficulty as ChosenDifficulty
from ecotone.cli.progress import Profile, read_progress, write_progress
from ecotone.cli.table.faces import run_session
from ecotone.cli.table.session import Session
from ecotone.engine.campaign import (
    DEFAULT_PROFILE,
    Chapter,
    Difficulty,
    Progress,
    difficulty_in,
)
from ecotone.engine.errors import BadOption
from ecotone.engine.game import Game
from ecotone.engine.options import AS_WRITTEN
from ecotone.engine.registry import game_named, games


def journal(
    language: Language,
    number: Annotated[
        int | None, typer.Argument(help="Assignment to play; without it, list them all.")
    ] = None,
    game: Annotated[str | None, typer.Option(help="Game whose campaign to play.")] = None,
    players: Annotated[int, typer.Option(min=1, help="Number of players, who play as a team.")] = 1,
    profile: Annotated[str, typer.Option(help="Whose progress to use.")] = DEFAULT_PROFILE,
    difficulty: ChosenDifficulty = None,
    seed: Annotated[int | None, typer.Option(help="Deal number.")] = None,
    edition: EditionName = None,
    new: Annotated[
        bool, typer.Option("--new", help="Start a new game even if one is saved.")
    ] = False,
    tell: Annotated[bool, typer.Option("--tell", help="Only show the assignment.")] = False,
    unlock: Annotated[bool, typer.Option("--unlock", help="Unlock every assignment.")] = False,
    reset: Annotated[bool, typer.Option("--reset", help="Delete all progress.")] = False,
    write: Annotated[
        Path | None, typer.Option("--export", help="Save the progress to this file.")
    ] = None,
    read: Annotated[
        Path | None, typer.Option("--import", help="Load the progress from this file.")
    ] = None,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """List and play the assignments of a campaign; each profile has its own progress."""
    chosen = campaign_game(game)
    person = Profile(chosen.name, profile, language)
    if read:
        person.replace(read_progress(read, chosen.name))
    if reset:
        person.reset()
    if unlock:
        person.change(Progress.unlock)
    progress = person.progress()
    if write:
        write_progress(write, progress)
        out.print(TEXTS.format(language, "journal-exported", {"file": str(write)}))
    held = chosen.edition(edition)
    chapters = chosen.chapters(held)
    if number is None:
        if not as_json and held.name != chosen.default_edition:
            out.print(game_and_edition(held, language), style="bold", markup=False)
        list_chapters(chapters, progress, language, as_json)
        return
    chapter = next((one for one in chapters if one.number == number), None)
    if chapter is None:
        raise BadOption(f"expected an assignment from 1 to {len(chapters)}, got {number}")
    if difficulty is not None:
        chapter.at_difficulty(difficulty)
    if tell:
        out.print(draw_chapter(chapter, difficulty or AS_WRITTEN, progress, language))
        return
    if not progress.is_open(number):
        raise BadOption(f"win assignment {number - 1} to unlock {number}, or use --unlock")
    wanted = ChapterRequest(chosen, chapter, profile, players, seed, edition, language, difficulty)
    session = new_session(wanted) if new else saved_or_new_session(wanted, progress)
    played = difficulty_in(session.match.options)
    run_session(session, plain, introduced_by=draw_chapter(chapter, played, progress, language))


def campaign_game(name: str | None) -> Game:
    """The named game, or the only one with a campaign."""
    if name is not None:
        game = game_named(name)
        if not game.chapters(game.edition()):
            raise BadOption(f"{name} has no campaign")
        return game
    found = [game for game in games().values() if game.chapters(game.edition())]
    if len(found) != 1:
        names = ", ".join(game.name for game in found) or "no game"
        raise BadOption(f"--game: expected one of the games with a campaign: {names}")
    return found[0]


def list_chapters(
    chapters: list[Chapter], progress: Progress, language: str, as_json: bool
) -> None:
    """All chapters with the results so far."""
    if as_json:
        print_json(progress.data())
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("number", "title", "place", "result"):
        table.add_column(TEXTS.format(language, f"journal-{heading}"))
    for chapter in chapters:
        style = "" if progress.is_open(chapter.number) else "dim"
        table.add_row(
            str(chapter.number),
            escape(chapter.title[language]),
            escape(chapter.place[language]),
            "\n".join(result_lines(chapter, progress, language)),
            style=style,
        )
    out.print(table)


def result_lines(chapter: Chapter, progress: Progress, language: str) -> list[str]:
    """The results of a chapter, in words, at each difficulty at which it was played."""
    lines = []
    for difficulty in chapter.difficulties:
        result = progress.result(chapter.number, difficulty.name)
        if result.plays:
            key = "journal-won" if result.wins else "journal-lost"
            words = {"best": result.best, "plays": result.plays, "wins": result.wins}
            said = TEXTS.format(language, key, words)
            if difficulty.name != AS_WRITTEN:
                named = {"difficulty": difficulty.title[language], "result": said}
                said = TEXTS.format(language, "journal-at-difficulty", named)
            lines.append(said)
    state = "journal-open" if progress.is_open(chapter.number) else "journal-locked"
    return lines or [TEXTS.format(language, state)]


def draw_chapter(chapter: Chapter, difficulty: str, progress: Progress, language: str) -> Panel:
    """A page of the journal: story, envelope, set-up, special rules, conditions, difficulty."""
    chosen = chapter.at_difficulty(difficulty)
    lines = [f"[italic]{escape(chapter.place[language])}[/]", "", escape(chapter.story[language])]
    if chapter.opens:
        words = {"title": chapter.opens[language]}
        lines += ["", escape(TEXTS.format(language, "journal-envelope", words))]
        lines += [f"• {escape(content[language])}" for content in chapter.contents]
    lines += ["", f"[bold]{TEXTS.format(language, 'journal-setup')}[/]"]
    lines += [f"• {escape(line[language])}" for line in chapter.setup]
    if chapter.rules:
        lines += ["", f"[bold]{TEXTS.format(language, 'journal-rules')}[/]"]
        lines += [f"• {escape(rule[language])}" for rule in chapter.rules]
    lines += ["", f"[bold]{TEXTS.format(language, 'journal-conditions')}[/]"]
    lines += [f"• {escape(condition[language])}" for condition in chosen.conditions]
    lines += ["", difficulty_line(chapter, chosen, language)]
    lines += ["", *result_lines(chapter, progress, language)]
    title = Text(f"{chapter.number}. {chapter.title[language]}")
    return Panel(Text.from_markup("\n".join(lines)), title=title)


def difficulty_line(chapter: Chapter, chosen: Difficulty, language: str) -> str:
    """How hard it is now, and how the others are chosen."""
    others = [f"--difficulty {one.name}" for one in chapter.difficulties if one != chosen]
    words = {"difficulty": chosen.title[language], "others": ", ".join(others)}
    return escape(TEXTS.format(language, "journal-difficulty", words))


def saved_or_new_session(wanted: ChapterRequest, progress: Progress) -> Session:
    """The saved game of a chapter, or a new one."""
    saved = saved_session(wanted, progress)
    if saved is None:
        return new_session(wanted)
    words = {"number": wanted.chapter.number}
    out.print(TEXTS.format(wanted.language, "journal-resumed", words))
    return saved

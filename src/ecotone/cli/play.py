"""`ecotone play`: a game in the terminal, for people on one device and bots."""

import itertools
import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.text import Text

from ecotone.bots import OWN_NAMES
from ecotone.bots.levels import DEFAULT_LEVEL
from ecotone.cli.chapter_games import SEED_BITS
from ecotone.cli.console import TEXTS, about_edition
from ecotone.cli.options import (
    EditionName,
    GameName,
    GameOptions,
    Language,
    Plain,
    read_assignments,
)
from ecotone.cli.table.faces import run_session
from ecotone.cli.table.session import Session
from ecotone.engine.errors import BadOption
from ecotone.engine.folders import data_root
from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named
from ecotone.engine.replay import PERSON, Replay

SAVES_LISTED = 12


def play(
    game: GameName,
    language: Language,
    players: Annotated[int | None, typer.Option(help="Number of players, including bots.")] = None,
    people: Annotated[
        int, typer.Option(min=0, help="How many of them are people on this device.")
    ] = 1,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            help="Bot for the next seat; the last one given fills the rest: "
            f"{', '.join(OWN_NAMES)}, learned, learned:FILE, the name of an installed bot, or "
            "path.py:Class. "
            f"Default: {DEFAULT_LEVEL}."
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Deal number; the same number deals the same game.")
    ] = None,
    option: GameOptions = None,
    edition: EditionName = None,
    resume: Annotated[
        str | None, typer.Option(help="Continue a saved game: its name or file.")
    ] = None,
    save: Annotated[str | None, typer.Option(help="Save under this name or to this file.")] = None,
    overwrite: Annotated[
        bool, typer.Option("--overwrite", help="With --save: replace an existing saved game.")
    ] = False,
    plain: Plain = False,
) -> None:
    """Play a game in the terminal; without --players, you play against one bot."""
    chosen = game_named(game)
    if resume:
        saved = Replay.read(existing_save(resume, language), edition)
        if saved.match.game is not chosen:
            raise BadOption(f"{resume}: expected {chosen.name}, got {saved.match.game.name}")
        match, seats, campaign = saved.match, saved.seats, saved.campaign
    else:
        count = chosen.default_players if players is None else players
        dealt = secrets.randbits(SEED_BITS) if seed is None else seed
        match = Match(chosen, count, dealt, read_assignments(option), chosen.edition(edition))
        seats, campaign = seat_names(count, people, bot or [DEFAULT_LEVEL]), None
    if save:
        file = new_save(save, overwrite or save == resume, language)
    else:
        file = save_file(resume) if resume else free_save(f"{chosen.name}-{match.seed}")
    session = Session(match, seats, file, language, campaign)
    run_session(session, plain, introduced_by=welcome(chosen, match, language))


def save_file(name: str) -> Path:
    """The file for a game of this name: a path, or a file in the data folder."""
    if name.endswith(".json"):
        return Path(name)
    return data_root() / "saves" / f"{name}.json"


def existing_save(name: str, language: str) -> Path:
    """The file of a saved game, or BadOption that says where it was looked for."""
    file = save_file(name)
    if not file.is_file():
        saved = sorted(path.stem for path in (data_root() / "saves").glob("*.json"))
        words = {"file": str(file), "count": len(saved), "names": ", ".join(saved[:SAVES_LISTED])}
        raise BadOption(TEXTS.format(language, "play-no-save", words))
    return file


def new_save(name: str, overwrite: bool, language: str) -> Path:
    """The file for a game to be saved under a chosen name, or BadOption."""
    file = save_file(name)
    if file.exists() and not overwrite:
        raise BadOption(TEXTS.format(language, "play-save-exists", {"file": str(file)}))
    return file


def free_save(name: str) -> Path:
    """A file of this name, with a number added if one exists already."""
    numbered = (f"{name}-{number}" for number in itertools.count(2))
    names = itertools.chain([name], numbered)
    return next(file for file in map(save_file, names) if not file.exists())


def seat_names(players: int, people: int, bots: list[str]) -> tuple[str, ...]:
    """People first, then bots; the last bot named fills the remaining seats."""
    if people > players:
        raise BadOption(f"--people: expected at most {players}, got {people}")
    for_bots = players - people
    return (PERSON,) * people + tuple((bots + bots[-1:] * for_bots)[:for_bots])


def welcome(game: Game, match: Match, language: str) -> RenderableType:
    """Which game is played, and with which cards."""
    words = {
        "game": game.title(language),
        "seed": str(match.seed),
        "edition": match.edition.title[language],
    }
    head = Text(TEXTS.format(language, "play-welcome", words), style="bold")
    return Group(head, Text(about_edition(match.edition, language), style="dim"))

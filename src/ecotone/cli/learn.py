"""`ecotone learn`: how to play a game, to read or by playing."""

from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.text import Text

from ecotone.cli.console import has_screen, out
from ecotone.cli.options import GameName, Language, Plain
from ecotone.cli.play import existing_save, free_save
from ecotone.cli.table.explaining import rules_markdown, rules_text
from ecotone.cli.table.faces import run_session
from ecotone.cli.table.guided import GuidedSession
from ecotone.cli.table.words import text
from ecotone.engine.errors import BadOption
from ecotone.engine.game import Game
from ecotone.engine.registry import game_named
from ecotone.engine.replay import Replay


def learn(
    game: GameName,
    language: Language,
    play: Annotated[
        bool, typer.Option("--play", help="Learn by playing: a guided first game.")
    ] = False,
    resume: Annotated[
        str | None,
        typer.Option(help="With --play: continue an interrupted guided game, by name or file."),
    ] = None,
    plain: Plain = False,
) -> None:
    """Tell how a game is played, or guide through a first game."""
    chosen = game_named(game)
    if play:
        session = guided_session(chosen, resume, language)
        words = {"game": chosen.title(language), "minutes": session.guide.minutes}
        run_session(session, plain, Text(text(language, "guide-welcome", **words)))
        return
    if plain or not has_screen():
        for line in rules_text(chosen, language):
            out.print(line, soft_wrap=True)
    else:
        out.print(Markdown(rules_markdown(chosen, language)))
    if chosen.guide is not None:
        out.print(text(language, "learn-by-playing", game=chosen.name), style="bold")


def guided_session(game: Game, resume: str | None, language: str) -> GuidedSession:
    """A new guided game, or one that was interrupted."""
    if resume is None:
        return GuidedSession(game, free_save(f"{game.name}-guided"), language)
    file = existing_save(resume, language)
    saved = Replay.read(file)
    if saved.match.game is not game:
        raise BadOption(f"{resume}: expected {game.name}, got {saved.match.game.name}")
    return GuidedSession.resumed(saved, file, language)

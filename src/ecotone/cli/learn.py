"""`ecotone learn`: how to play a game, to read or by playing."""

from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.text import Text

from ecotone.cli.console import GameName, Language, Plain, has_screen, out
from ecotone.cli.play import free_save
from ecotone.cli.table.explaining import rules_markdown, rules_text
from ecotone.cli.table.faces import run_session
from ecotone.cli.table.guided import GuidedSession
from ecotone.cli.table.words import text
from ecotone.engine.registry import game_named


def learn(
    game: GameName,
    language: Language,
    play: Annotated[
        bool, typer.Option("--play", help="Learn by playing: a guided first game.")
    ] = False,
    plain: Plain = False,
) -> None:
    """Tell how a game is played, or guide through a first game."""
    chosen = game_named(game)
    if play:
        session = GuidedSession(chosen, free_save(f"{chosen.name}-guided"), language)
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

"""`ecotone prepare`: compile what would otherwise be compiled at a first run."""

from typing import Annotated

import typer

from ecotone.bots.search import load_tree
from ecotone.cli.console import TEXTS, Language, out
from ecotone.engine.batch import loops
from ecotone.engine.registry import game_named
from ecotone.engine.registry import games as all_games


def prepare(
    language: Language,
    games: Annotated[
        list[str] | None, typer.Argument(help="Only these games; all without any.")
    ] = None,
) -> None:
    """Compile the rules now, so that every game starts at once later."""
    loops()
    load_tree()
    for game in [game_named(name) for name in games] if games else all_games().values():
        game.entry  # noqa: B018 - looking at it loads it
        out.print(TEXTS.say(language, "prepared", {"game": game.title(language)}))

"""`ecotone score`: the companion for a physical board."""

from pathlib import Path
from typing import Annotated

import typer

from ecotone.cli.console import (
    TEXTS,
    AsJson,
    EditionName,
    GameName,
    Language,
    about_edition,
    draw_sheet,
    out,
    print_json,
)
from ecotone.engine.registry import game_named


def score(
    game: GameName,
    file: Annotated[Path, typer.Argument(help="The board as a TOML file; see examples/.")],
    language: Language,
    edition: EditionName = None,
    as_json: AsJson = False,
) -> None:
    """Score a physical board, entered as a file."""
    chosen = game_named(game)
    cards = chosen.edition(edition)
    sheet = chosen.score_file(cards, file)
    if as_json:
        print_json({"game": chosen.name, "edition": cards.name, **sheet})
    else:
        out.print(draw_sheet(chosen, cards, sheet, language))
        out.print(TEXTS.format(language, "score-house" if sheet["house"] else "score-printed"))
        out.print(f"{cards.title[language]}: {about_edition(cards, language)}", style="dim")

"""`ecotone score`: the companion for a physical board."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from ecotone.cli.console import TEXTS, about_edition, draw_sheet, out, print_json
from ecotone.cli.options import AsJson, EditionName, GameName, Language
from ecotone.engine.edition import Edition
from ecotone.engine.evening import Evening, as_data, table_in
from ecotone.engine.game import Game
from ecotone.engine.provenance import marked_points
from ecotone.engine.registry import game_named


def score(
    game: GameName,
    file: Annotated[Path, typer.Argument(help="The board as a TOML file; see examples/.")],
    language: Language,
    edition: EditionName = None,
    as_json: AsJson = False,
) -> None:
    """Score a physical board, or those of all players, entered as a file."""
    chosen = game_named(game)
    cards = chosen.edition(edition)
    table = table_in(file)
    if table is not None:
        show_evening(chosen, cards, chosen.score_evening(cards, table), language, as_json)
        return
    sheet = chosen.score_file(cards, file)
    if as_json:
        print_json({"game": chosen.name, "edition": cards.name, **sheet})
    else:
        out.print(draw_sheet(chosen, cards, sheet, language))
        out.print(TEXTS.format(language, "score-house" if sheet["house"] else "score-printed"))
        out.print(f"{cards.title[language]}: {about_edition(cards, language)}", style="dim")


def show_evening(
    game: Game, edition: Edition, evening: Evening, language: str, as_json: bool
) -> None:
    """Every player's sheet, then the pad side by side, the places and the winner."""
    if as_json:
        print_json({"game": game.name, "edition": edition.name, **as_data(evening)})
        return
    for sheet in evening.sheets:
        drawn = draw_sheet(game, edition, sheet, language)
        if not isinstance(drawn, Table) or drawn.title is None or evening.together:
            out.print(Text(sheet["player"]), style="bold")
        out.print(drawn)
    if not evening.together:
        out.print(pad_of(game, evening, language))
    out.print(Text(outcome_words(game, evening, language)), style="bold")
    house = any(sheet["house"] for sheet in evening.sheets)
    out.print(TEXTS.format(language, "score-house" if house else "score-printed"))


def pad_of(game: Game, evening: Evening, language: str) -> Table:
    """The score pad: what each player has of everything, and the places."""
    pad = Table(box=None, pad_edge=False)
    pad.add_column("")
    for sheet in evening.sheets:
        pad.add_column(Text(sheet["player"]), justify="right")
    columns = [game.pad_lines(sheet) for sheet in evening.sheets]
    for lines in zip(*columns, strict=True):
        pad.add_row(
            game.texts.format(language, lines[0].key),
            *(marked_points(line._asdict()) for line in lines),
        )
    totals = [{"points": sheet["total"], "house": sheet["house"]} for sheet in evening.sheets]
    pad.add_row(TEXTS.format(language, "score-points"), *map(marked_points, totals), style="bold")
    places = [f"{place}." for place in evening.places]
    pad.add_row(TEXTS.format(language, "score-place"), *places)
    return pad


def outcome_words(game: Game, evening: Evening, language: str) -> str:
    """Who has won, and what decided where points were equal."""
    if evening.together:
        key = {True: "won", False: "lost", None: "open"}[evening.won]
        return TEXTS.format(language, f"score-{key}")
    words = {"names": ", ".join(evening.winners), "count": len(evening.winners)}
    if not evening.decided_by:
        return TEXTS.format(language, "score-winner", words)
    by = game.texts.format(language, game.tie_breaks()[evening.decided_by - 1])
    return TEXTS.format(language, "score-winner-tie-break", words | {"by": by})

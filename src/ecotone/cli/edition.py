"""`ecotone edition`: show editions, copy one to type in what is printed, check it."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from ecotone.cli.console import TEXTS, about_edition, out, print_json
from ecotone.cli.options import AsJson, GameName, Language
from ecotone.engine.edition import Edition
from ecotone.engine.edition_copy import copy_edition
from ecotone.engine.errors import BadEdition, EcotoneError
from ecotone.engine.fault_words import describe
from ecotone.engine.folders import data_root
from ecotone.engine.provenance import HOUSE, source_counts
from ecotone.engine.registry import game_named, games
from ecotone.engine.texts import LANGUAGES

app = typer.Typer(help="List, show, copy and check editions.", no_args_is_help=True)

Which = Annotated[str | None, typer.Argument(help="Name or folder of an edition.")]


def house_share(edition: Edition, language: str) -> str:
    """How many of an edition's values are our own, in words."""
    sources = source_counts(edition)
    words = {"house": sources[HOUSE], "all": sum(sources.values())}
    return TEXTS.format(language, "edition-house-share", words)


@app.command("list")
def list_editions(language: Language, as_json: AsJson = False) -> None:
    """List every edition of every game."""
    rows: list[dict[str, Any]] = []
    for game in games().values():
        for name, folder in game.editions().items():
            try:
                found = game.read_edition(folder)
                title, sources = found.title[language], source_counts(found)
            except BadEdition as error:
                faults = {"count": len(error.problems)}
                title, sources = TEXTS.format(language, "edition-faulty", faults), {}
            facts = {"game": game.name, "edition": name, "title": title, "sources": sources}
            rows.append(facts)
    if as_json:
        print_json(rows)
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("game", "edition", "title", "house"):
        table.add_column(TEXTS.format(language, f"edition-{heading}"))
    for row in rows:
        sources = row["sources"]
        share = f"{sources[HOUSE]} / {sum(sources.values())}" if sources else ""
        table.add_row(row["game"], row["edition"], row["title"], share)
    out.print(table)


@app.command("show")
def show(
    game: GameName, language: Language, edition: Which = None, as_json: AsJson = False
) -> None:
    """Show an edition's components and where their values come from."""
    found = game_named(game).edition(edition)
    if as_json:
        print_json(
            {
                "game": found.game,
                "name": found.name,
                "title": found.title[language],
                "about": found.about[language],
                "digest": found.digest,
                "sources": source_counts(found),
                "tables": found.tables,
            }
        )
        return
    out.print(found.title[language], style="bold")
    out.print(about_edition(found, language))
    counts = [
        TEXTS.format(language, f"edition-source-{source}", {"count": count})
        for source, count in source_counts(found).items()
    ]
    out.print(TEXTS.format(language, "edition-sources", {"counts": ", ".join(counts)}))
    for kind in game_named(game).component_tables(found, language):
        out.print()
        out.print(f"{kind.title} ({len(kind.rows)})", style="bold")
        table = Table(box=None, pad_edge=False)
        for heading in kind.columns:
            table.add_column(heading, overflow="fold", header_style="dim")
        for row in kind.rows:
            table.add_row(*(Text(cell) for cell in row))
        out.print(table)


@app.command("copy")
def copy(
    game: GameName,
    edition: Annotated[str, typer.Argument(help="Edition to copy.")],
    name: Annotated[str, typer.Argument(help="Name of the new edition, or a folder for it.")],
    language: Language,
    title: Annotated[str | None, typer.Option("--title", help="Title of the new edition.")] = None,
) -> None:
    """Copy an edition so that you can edit its files."""
    chosen = game_named(game)
    source = chosen.edition(edition)
    is_path = "/" in name or "\\" in name
    target = Path(name) if is_path else data_root() / "editions" / chosen.name / name
    if target.exists() or (not is_path and name in chosen.editions()):
        raise EcotoneError(f"expected an unused name, got {name}")
    copied = {one: {"original": source.title[one], "name": target.name} for one in LANGUAGES}
    copy_edition(
        source,
        target,
        {one: title or TEXTS.format(one, "edition-copy-title", copied[one]) for one in LANGUAGES},
        {one: TEXTS.format(one, "edition-copy-about", copied[one]) for one in LANGUAGES},
    )
    out.print(TEXTS.format(language, "edition-copied", {"folder": str(target)}), soft_wrap=True)
    out.print(house_share(chosen.read_edition(target), language))


@app.command("check")
def check(
    game: GameName, language: Language, edition: Which = None, as_json: AsJson = False
) -> None:
    """Check an edition's files; every error is listed with file, line and field."""
    chosen = game_named(game)
    try:
        found = chosen.edition(edition)
    except BadEdition as error:
        if as_json:
            print_json({"valid": False, "problems": [p._asdict() for p in error.problems]})
        else:
            for problem in error.problems:
                out.print(describe(problem, language), markup=False)
        raise typer.Exit(2) from error
    if as_json:
        print_json({"valid": True, "digest": found.digest, "sources": source_counts(found)})
    else:
        words = {"name": found.name, "digest": found.digest}
        out.print(TEXTS.format(language, "edition-valid", words))

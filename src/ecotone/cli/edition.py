"""`ecotone edition`: look at editions, copy one to type in what is printed, check it."""

import shutil
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from ecotone.cli.console import (
    TEXTS,
    AsJson,
    GameName,
    Language,
    about_edition,
    out,
    print_json,
)
from ecotone.engine.edition import MANIFEST, SOURCES, Edition, data_root
from ecotone.engine.errors import BadEdition, EcotoneError
from ecotone.engine.registry import game_named, games

app = typer.Typer(help="List, show, copy and check editions.", no_args_is_help=True)

Which = Annotated[str | None, typer.Argument(help="An edition's name or folder.")]


def sources_of(edition: Edition) -> dict[str, int]:
    """How many values come from where."""
    counts: Counter[str] = Counter(dict.fromkeys(SOURCES, 0))
    for rows in edition.tables.values():
        for row in rows:
            for column, value in row.items():
                if column.endswith("_from"):
                    counts.update([value] if isinstance(value, str) else list(value.values()))
    return dict(counts)


@app.command("list")
def list_editions(language: Language, as_json: AsJson = False) -> None:
    """List every edition of every game."""
    rows = []
    for game in games().values():
        for name, folder in game.editions().items():
            try:
                title = game.read_edition(folder).title[language]
            except BadEdition as error:
                faults = {"count": len(error.problems)}
                title = TEXTS.say(language, "edition-faulty", faults)
            rows.append({"game": game.name, "edition": name, "title": title})
    if as_json:
        print_json(rows)
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("game", "edition", "title"):
        table.add_column(TEXTS.say(language, f"edition-{heading}"))
    for row in rows:
        table.add_row(*row.values())
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
                "sources": sources_of(found),
                "tables": found.tables,
            }
        )
        return
    out.print(found.title[language], style="bold")
    out.print(about_edition(found, language))
    counts = ", ".join(f"{source} {count}" for source, count in sources_of(found).items())
    out.print(TEXTS.say(language, "edition-sources", {"counts": counts}))
    for name, rows in found.tables.items():
        table = Table(title=name, title_justify="left", box=None, pad_edge=False)
        columns = [c for c in (rows[0] if rows else {}) if c not in ("line", "why")]
        for column in columns:
            table.add_column(column)
        for row in rows:
            table.add_row(*(str(row[column]) for column in columns))
        out.print(table)


@app.command("copy")
def copy(
    game: GameName,
    edition: Annotated[str, typer.Argument(help="The edition to copy.")],
    name: Annotated[str, typer.Argument(help="The new edition's name, or a folder for it.")],
    language: Language,
) -> None:
    """Copy an edition, to change its files by hand."""
    chosen = game_named(game)
    source = chosen.edition(edition)
    is_path = "/" in name or "\\" in name
    target = Path(name) if is_path else data_root() / "editions" / chosen.name / name
    if target.exists() or (not is_path and name in chosen.editions()):
        raise EcotoneError(f"expected a name that is not taken, got {name}")
    shutil.copytree(source.folder, target)
    manifest = target / MANIFEST
    lines = manifest.read_text("utf-8").splitlines()
    renamed = [f'name = "{target.name}"' if line.startswith("name =") else line for line in lines]
    manifest.write_text("\n".join(renamed) + "\n", "utf-8")
    out.print(TEXTS.say(language, "edition-copied", {"folder": str(target)}))


@app.command("check")
def check(
    game: GameName, language: Language, edition: Which = None, as_json: AsJson = False
) -> None:
    """Check an edition's files; every fault is listed with file, line and field."""
    chosen = game_named(game)
    try:
        found = chosen.edition(edition)
    except BadEdition as error:
        if as_json:
            print_json({"valid": False, "problems": [p._asdict() for p in error.problems]})
        else:
            for problem in error.problems:
                out.print(str(problem), markup=False)
        raise typer.Exit(2) from error
    if as_json:
        print_json({"valid": True, "digest": found.digest, "sources": sources_of(found)})
    else:
        words = {"name": found.name, "digest": found.digest}
        out.print(TEXTS.say(language, "edition-valid", words))

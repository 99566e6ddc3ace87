"""`ecotone lab animal-yields` and `ecotone lab tile-values`: studies of single games."""

from typing import Annotated, Any

import typer
from rich.table import Table

from ecotone.cli.console import TEXTS, out, print_json
from ecotone.cli.numbers import format_number, format_percent, localized
from ecotone.cli.options import AsJson, EditionName, FirstSeed, Language

Games = Annotated[int, typer.Option(help="Number of games.")]


def animal_yields(
    language: Language,
    games: Games = 2000,
    players: Annotated[int, typer.Option(help="Number of players.")] = 2,
    bot: Annotated[str, typer.Option(help="Bot that plays; see `ecotone play --help`.")] = "greedy",
    tiles: Annotated[str, typer.Option(help="Tile set: base or large.")] = "base",
    seed: FirstSeed = 0,
    edition: EditionName = None,
    as_json: AsJson = False,
) -> None:
    """Measure how many points each animal of Habitats yields, as a Markdown table."""
    from ecotone.lab.studies.animal_yields import measure

    report = measure(bot, players, games, seed, tiles, edition)
    if as_json:
        print_json(report)
    else:
        out.print("\n".join(yields_markdown(report, language)), markup=False, soft_wrap=True)


def yields_markdown(report: dict[str, Any], language: str) -> list[str]:
    """The report as Markdown, for the docs."""
    parks, goals = report["parks"], report["goals"]
    figures = {
        "mean": format_number(parks["mean"], language, 1),
        "low": format_number(parks["low"], language),
        "high": format_number(parks["high"], language),
        "goals": format_number(goals["mean"], language, 1),
    }
    spread = {
        "mean": format_number(report["mean_yield"], language, 2),
        "low": format_percent(report["lowest"], language),
        "high": format_percent(report["highest"], language),
        "even": "yes" if report["even"] else "no",
    }
    return [
        TEXTS.format(language, "yields-parks", figures),
        TEXTS.format(language, "yields-animals", spread),
        "",
        *markdown(
            [TEXTS.format(language, f"yields-{key}") for key in ("kind", "laid", "mean")],
            [
                [row["kind"], row["laid"], format_number(row["mean"], language, 2)]
                for row in report["kinds"]
            ],
        ),
        "",
        *markdown(
            [TEXTS.format(language, f"yields-{key}") for key in ANIMAL_COLUMNS],
            [animal_cells(row, language) for row in report["animals"]],
        ),
    ]


ANIMAL_COLUMNS = (
    "animal",
    "landscape",
    "needs",
    "points",
    "laid",
    "fulfilled",
    "mean",
    "of-mean",
)


def animal_cells(row: dict[str, Any], language: str) -> list[Any]:
    """An animal's row, in the order of ANIMAL_COLUMNS."""
    return [
        row["name"][language],
        row["landscape"],
        row["needs"],
        row["points"],
        row["laid"],
        format_percent(row["fulfilled"], language),
        format_number(row["mean"], language, 2),
        format_percent(row["of_mean"], language),
    ]


def markdown(headings: list[str], rows: list[list[Any]]) -> list[str]:
    lines = [headings, ["---"] * len(headings), *rows]
    first, rule, *rest = ["| " + " | ".join(map(str, line)) + " |" for line in lines]
    return [first, rule.replace(" ", ""), *rest]


def tile_values(
    language: Language,
    games: Annotated[int, typer.Option(help="Maximum number of games to play and split.")] = 50,
    players: Annotated[int, typer.Option(help="Number of players.")] = 3,
    tile: Annotated[
        list[str] | None, typer.Option(help="Only this tile, such as F1; repeat for several.")
    ] = None,
    cases: Annotated[
        int, typer.Option(help="Stop after this many cases of each tile; 0 for no limit.")
    ] = 0,
    trials: Annotated[
        int, typer.Option(help="Playouts per choice while a tile's text is followed.")
    ] = 0,
    seed: FirstSeed = 0,
    edition: EditionName = None,
    as_json: AsJson = False,
) -> None:
    """Measure what each worker and event of Key Harvest is worth in points."""
    from ecotone.lab.studies import tile_values as study

    rows = study.measure_edition(edition, players, games, seed, tile, cases, trials)
    if as_json:
        print_json(rows)
        return
    columns = ("tile", "met", "with-effect", "worth", "uncertainty", "cases")
    table = Table(*(TEXTS.format(language, f"values-{key}") for key in columns), box=None)
    for row in rows:
        table.add_row(*(localized(str(value), language) for value in row.values()))
    out.print(table)

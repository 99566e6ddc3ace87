"""Figures for the rules of the games, drawn as SVG when the site is built.

Every figure shows a real position or real components: a game that bots have played, looked at
through a view of the table. So the figures always agree with the rules and the edition.
"""

from collections.abc import Callable
from typing import NamedTuple

from figures_of_rules import ecosfera, habitats, keyharvest, keystone


class Figure(NamedTuple):
    """A figure, what it shows, and the headings below which it stands on the two pages."""

    name: str
    draw: Callable[[], str]
    shows: str
    how_to_play: str
    rules: str


FIGURES = {
    "keystone": (
        Figure(
            "field",
            keystone.field,
            "Six cards of the Field; each costs one Synergy for every card to its right",
            "## Your turn",
            "### Introduce",
        ),
        Figure(
            "ecosystems",
            keystone.ecosystems,
            "A finished board with the best ecosystem of each row and column and its points",
            "## What you want",
            "## Scoring",
        ),
    ),
    "habitats": (
        Figure(
            "market",
            habitats.market,
            "A market with two figures; the tiles that one of them reaches are framed",
            "## Your turn",
            "## A turn",
        ),
        Figure(
            "needs",
            habitats.needs,
            "A park in which the tiles that count for one animal are framed",
            "## What an animal needs",
            "## The worth of a park",
        ),
    ),
    "keyharvest": (
        Figure(
            "groups",
            keyharvest.groups,
            "A country board whose two largest groups of fields are framed",
            "## What you want",
            "## The end",
        ),
        Figure(
            "workers",
            keyharvest.workers,
            "A country board; the fields next to its best worker are framed",
            "## Your turn",
            "## A turn",
        ),
    ),
    "ecosfera": (
        Figure(
            "rosette",
            ecosfera.rosette,
            "The six habitats in the order of the rosette, clockwise from the top",
            "## What lies on the table",
            "## Words",
        ),
        Figure(
            "purchase",
            ecosfera.purchase,
            "Two producers that share a habitat with each other and with the consumer they buy",
            "## Your turn",
            "## A turn",
        ),
    ),
}


def with_figures(markdown: str, game: str, page: str) -> str:
    """A game's page, `index` or `rules`, with its figures, each below its heading."""
    rows = markdown.split("\n")
    for figure in FIGURES.get(game, ()):
        heading = figure.how_to_play if page == "index" else figure.rules
        places = [place for place, row in enumerate(rows) if row.startswith(heading)]
        if len(places) != 1:
            raise ValueError(f"{game}, {page}: expected one heading {heading}, got {len(places)}")
        after = places[0] + 1
        rows[after:after] = ["", f"![{figure.shows}]({figure.name}.svg)", ""]
    return "\n".join(rows)

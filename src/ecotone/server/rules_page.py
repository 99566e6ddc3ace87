"""The rules page of a game as a browser reads it: HTML, and figures with their numbers."""

from functools import cache

from markdown_it import MarkdownIt

from ecotone.engine.game import Game
from ecotone.engine.rules_page import Figure, Section, looked_up, read_figures, sections_of
from ecotone.server.game_messages import FigureFacts, FigureStepFacts, Learn

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def learn_page(game: Game, language: str) -> Learn:
    """How to play; what looks like HTML in the text is escaped."""
    html = "".join(html_of(section) for section in sections_of(game.learn(language)))
    summary = game.summary(language)
    figures = [figure_facts(game, figure) for figure in read_figures(game.folder)]
    return Learn(html, MARKDOWN.render(summary) if summary else None, figures)


def html_of(section: Section) -> str:
    inside = "".join(
        f'<figure data-figure="{part}"></figure>' if kind == "figure" else MARKDOWN.render(part)
        for kind, part in section.parts
    )
    about = [*section.rules, *(f"on:{thing}" for thing in section.things)]
    return f'<section data-rules="{" ".join(about)}">{inside}</section>'


def figure_facts(game: Game, figure: Figure) -> FigureFacts:
    """A figure with its board scored by the rules, in the default edition."""
    sheet = game.score_document(game.edition(), figure.board) if figure.board else None

    def points(path: str) -> int | None:
        return looked_up(sheet, path) if path else None

    steps = [
        FigureStepFacts(step.key, list(step.lit), points(step.points)) for step in figure.steps
    ]
    cards, labels = list(figure.cards), list(figure.labels)
    return FigureFacts(figure.key, figure.board, cards, labels, sheet, points(figure.points), steps)

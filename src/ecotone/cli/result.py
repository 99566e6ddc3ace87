"""How a game ended: the team's result, or every seat with its place, and the score sheets."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from ecotone.bots import bot_names
from ecotone.bots.learned import NAME as LEARNED
from ecotone.cli.console import TEXTS, draw_sheet, out
from ecotone.engine.match import Match
from ecotone.engine.replay import PERSON


def seat_names(seats: Sequence[str], language: str) -> tuple[str, ...]:
    """The seats of a saved game for display; names that people chose are unchanged."""
    names = []
    for number, name in enumerate(seats, 1):
        if name == PERSON:
            names.append(TEXTS.format(language, "seat-person", {"seat": number}))
        elif name in bot_names() or name == LEARNED or ":" in name:
            names.append(TEXTS.format(language, "seat-bot", {"seat": number, "bot": name}))
        else:
            names.append(name)
    return tuple(names)


def show_result(match: Match, seats: Sequence[str], language: str) -> None:
    """Print how a game ended."""
    for part in result_parts(match, seats, language):
        out.print(part)


def result_parts(match: Match, seats: Sequence[str], language: str) -> Iterator[RenderableType]:
    """Scores and places of a finished game, the winners first, and the score sheets."""
    if not match.over:
        words = {"actions": len(match.actions)}
        yield TEXTS.format(language, "replay-unfinished", words)
    elif match.players > 1 and match.game.together(match.options):
        yield from team_result(match, language)
        yield from closing_lines(match, language)
    else:
        yield from places(match, seat_names(seats, language), language)
        yield from closing_lines(match, language)


def closing_lines(match: Match, language: str) -> Iterator[RenderableType]:
    """How the story of the campaign's chapter that was played ends, if it tells that."""
    applicable = {
        option.name: match.options[option.name]
        for option in match.game.options
        if option.applies_to(match.players, match.options)
    }
    for chapter in match.game.chapters(match.edition):
        if chapter.options.items() <= applicable.items():
            ending = chapter.won if match.places()[0] == 1 else chapter.lost
            if ending:
                yield Text(ending[language], style="italic")


def team_result(match: Match, language: str) -> Iterator[RenderableType]:
    """A team has one result; the sheets of the seats are shown only if they differ."""
    key = "result-team-won" if match.places()[0] == 1 else "result-team-lost"
    yield Text(TEXTS.format(language, key, {"score": match.scores()[0]}), style="bold")
    shown = []
    for seat in range(match.players):
        sheet = match.game.score_sheet(match.edition, match.state, seat)
        if sheet not in shown:
            shown.append(sheet)
            yield draw_sheet(match.game, match.edition, sheet, language)


def places(match: Match, names: Sequence[str], language: str) -> Iterator[RenderableType]:
    """Every seat in the order of places."""
    places, scores = match.places(), match.scores()
    key = "result-seat" if match.players > 1 else "result-alone"
    for seat in sorted(range(match.players), key=lambda seat: places[seat]):
        words = {"name": names[seat], "score": scores[seat], "place": places[seat]}
        yield Text(TEXTS.format(language, key, words), style="bold")
        sheet = match.game.score_sheet(match.edition, match.state, seat)
        yield draw_sheet(match.game, match.edition, sheet, language)

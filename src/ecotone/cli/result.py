"""How a game ended: the team's result, or every seat with its place, and the score sheets."""

from collections.abc import Sequence

from ecotone.bots import bot_names
from ecotone.cli.console import TEXTS, draw_sheet, out
from ecotone.engine.match import Match
from ecotone.engine.replay import PERSON


def seat_names(seats: Sequence[str], language: str) -> tuple[str, ...]:
    """The seats of a saved game for display; names that people chose are unchanged."""
    names = []
    for number, name in enumerate(seats, 1):
        if name == PERSON:
            names.append(TEXTS.format(language, "seat-person", {"seat": number}))
        elif name in bot_names() or ":" in name:
            names.append(TEXTS.format(language, "seat-bot", {"seat": number, "bot": name}))
        else:
            names.append(name)
    return tuple(names)


def show_result(match: Match, seats: Sequence[str], language: str) -> None:
    """Scores and places of a finished game, the winners first, and the score sheets."""
    if not match.over:
        out.print(TEXTS.format(language, "replay-unfinished", {"actions": len(match.actions)}))
    elif match.players > 1 and match.game.together(match.options):
        show_team_result(match, language)
    else:
        show_places(match, seat_names(seats, language), language)


def show_team_result(match: Match, language: str) -> None:
    """A team has one result; the sheets of the seats are shown only if they differ."""
    key = "result-team-won" if match.places()[0] == 1 else "result-team-lost"
    out.print(TEXTS.format(language, key, {"score": match.scores()[0]}), style="bold")
    shown = []
    for seat in range(match.players):
        sheet = match.game.score_sheet(match.edition, match.state, seat)
        if sheet not in shown:
            shown.append(sheet)
            out.print(draw_sheet(match.game, match.edition, sheet, language))


def show_places(match: Match, names: Sequence[str], language: str) -> None:
    """Every seat in the order of places."""
    places, scores = match.places(), match.scores()
    key = "result-seat" if match.players > 1 else "result-alone"
    for seat in sorted(range(match.players), key=lambda seat: places[seat]):
        words = {"name": names[seat], "score": scores[seat], "place": places[seat]}
        out.print(TEXTS.format(language, key, words), style="bold", markup=False)
        sheet = match.game.score_sheet(match.edition, match.state, seat)
        out.print(draw_sheet(match.game, match.edition, sheet, language))

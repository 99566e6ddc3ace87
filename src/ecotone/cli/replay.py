"""`ecotone replay`: step through a game, or verify it."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer

from ecotone.cli.console import TEXTS, draw_view, has_screen, out, print_json
from ecotone.cli.options import AsJson, EditionName, Language, Plain
from ecotone.cli.result import result_parts, show_result
from ecotone.cli.table.linear import linear, without_arrows, without_marks
from ecotone.cli.table.news import KnownTable
from ecotone.engine.match import Match
from ecotone.engine.replay import Replay
from ecotone.engine.seeds import seed_to_json
from ecotone.engine.state import NOBODY
from ecotone.engine.terminal import panes


def replay(
    file: Annotated[Path, typer.Argument(help="Replay or saved game.")],
    language: Language,
    step: Annotated[
        bool, typer.Option("--step", help="Show the table after each action; Enter continues.")
    ] = False,
    seat: Annotated[
        int, typer.Option(help="Seat to view the table from (1, 2, …); 0: a spectator.")
    ] = 0,
    edition: EditionName = None,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Verify a replay and print what happened in the game."""
    found = Replay.read(file, edition)
    match = found.match
    if as_json:
        print_json(
            {
                "verified": True,
                "game": match.game.name,
                "edition": match.edition.name,
                "players": match.players,
                "seats": list(found.seats),
                "seed": seed_to_json(match.seed),
                "actions": [match.game.actions.name(action) for action in match.actions],
                "over": match.over,
                "scores": match.scores(),
                "places": match.places() if match.over else None,
                "checksum": match.checksum(),
            }
        )
        return
    viewer = seat - 1 if 0 < seat <= match.players else NOBODY
    if plain or not has_screen():
        print_plainly(found, viewer, language, step)
        return
    for lines in format_actions(match, viewer, language):
        print_lines(lines)
        if step and lines:
            out.print(draw_view(match.game, match.edition, match.view(viewer), language))
            out.input(TEXTS.format(language, "replay-next"))
    show_result(match, found.seats, language)


def print_plainly(found: Replay, viewer: int, language: str, step: bool) -> None:
    """The game in plain lines; step by step also what is new on the table."""
    match, table = found.match, KnownTable()
    for lines in format_actions(match, viewer, language):
        print_lines(without_arrows(line, language) for line in lines)
        if step and lines:
            new = table.changes(panes(match.game, match.edition, match.view(viewer), language))
            print_lines(without_arrows(line, language) for line in new)
            out.input(TEXTS.format(language, "replay-next"))
    for part in result_parts(match, found.seats, language):
        print_lines(without_marks(line, language) for line in linear(part))


def print_lines(lines: Iterable[str]) -> None:
    for line in lines:
        out.print(line, markup=False, soft_wrap=True)


def format_actions(match: Match, viewer: int, language: str) -> Iterator[list[str]]:
    """Play the match again: what each action did, as far as this viewer may know it."""
    actions = list(match.actions)
    match.rewind(0)
    for action in actions:
        before = match.state.copy()
        match.push(action)
        events = match.game.events(match.edition, before, action, viewer)
        yield [match.game.format_event(match.edition, event, language) for event in events]

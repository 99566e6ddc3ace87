"""`ecotone replay`: step through a game, or verify it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from ecotone.cli.console import (
    TEXTS,
    AsJson,
    EditionName,
    Language,
    draw_view,
    out,
    print_json,
)
from ecotone.cli.result import show_result
from ecotone.engine.match import Match
from ecotone.engine.replay import Replay
from ecotone.engine.seeds import seed_to_json
from ecotone.engine.state import NOBODY


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
    for line in format_log(match, viewer, language):
        out.print(line, markup=False)
        if step:
            out.print(draw_view(match.game, match.edition, match.view(viewer), language))
            out.input(TEXTS.format(language, "replay-next"))
    show_result(match, found.seats, language)


def format_log(match: Match, viewer: int, language: str) -> Iterator[str]:
    """Play the match again and print what happens, as far as this viewer may know it."""
    actions = list(match.actions)
    match.rewind(0)
    for action in actions:
        before = match.state.copy()
        match.push(action)
        events = match.game.events(match.edition, before, action, match.state, viewer, language)
        for event in events:
            yield match.game.format_event(event, language)

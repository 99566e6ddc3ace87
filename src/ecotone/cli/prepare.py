"""`ecotone prepare`: compile everything that would otherwise be compiled on first use."""

from typing import Annotated

import typer

from ecotone.bots.search import load_tree
from ecotone.cli.console import TEXTS, out, worker_count
from ecotone.cli.options import Language, Processes
from ecotone.engine.batch import loops
from ecotone.engine.registry import game_named
from ecotone.engine.registry import games as all_games
from ecotone.lab.processes import map_unordered
from ecotone.server.loading import warm_up

LOOPS, SEARCH = "loops", "search"
"""Compiled code that all games share."""


def prepare(
    language: Language,
    games: Annotated[
        list[str] | None, typer.Argument(help="Games to prepare; default: all.")
    ] = None,
    processes: Processes = None,
) -> None:
    """Compile the rules now, so that every game starts immediately later."""
    chosen = [game_named(name).name for name in games] if games else list(all_games())
    parts = [*chosen, SEARCH, LOOPS]
    for part in map_unordered(compile_part, parts, min(len(parts), worker_count(processes))):
        if part in chosen:
            out.print(
                TEXTS.format(language, "prepared", {"game": game_named(part).title(language)})
            )


def compile_part(part: str) -> str:
    """Load one part of the compiled code, which compiles it if necessary."""
    if part == LOOPS:
        loops()
    elif part == SEARCH:
        load_tree()
    else:
        warm_up(game_named(part))
    return part

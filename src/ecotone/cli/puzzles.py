"""`ecotone lab puzzles`: find positions in which one decision is clearly best, or verify them."""

from functools import partial
from typing import Annotated

import typer

from ecotone.cli import options
from ecotone.cli.console import TEXTS, out, worker_count
from ecotone.engine.errors import EcotoneError
from ecotone.engine.options import read_options
from ecotone.engine.puzzles import Puzzle, Puzzles, read_puzzles, write_puzzles
from ecotone.engine.registry import game_named
from ecotone.lab.processes import map_unordered
from ecotone.lab.puzzles import DEEP, Hunt, puzzles_of, verified_gap


class NotVerified(EcotoneError):
    """Stored puzzles whose solution a deep search does not find."""


def puzzles(
    game: options.GameName,
    language: options.Language,
    count: Annotated[int, typer.Option(help="Number of puzzles to store.")] = 50,
    players: options.Players = None,
    option: options.GameOptions = None,
    seed: options.FirstSeed = 0,
    simulations: Annotated[int, typer.Option(help="Simulations of each deep search.")] = DEEP,
    add: Annotated[bool, typer.Option("--add", help="Keep the puzzles that are stored.")] = False,
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check the puzzles that are stored.")
    ] = False,
    processes: options.Processes = None,
) -> None:
    """Find positions of bots' games in which one decision is clearly best, and store them.

    A puzzle is kept if two deep searches with different random numbers agree on the decision and
    it is better than every other beyond doubt. The file is `puzzles.json` in the game's folder.
    """
    chosen = game_named(game)
    workers = worker_count(processes)
    if verify:
        check = partial(verified, chosen.name, simulations)
        stored = read_puzzles(chosen.folder)
        checked = map_unordered(check, enumerate(stored), workers)
        uncertain = sorted(number for number, right in checked if not right)
        if uncertain:
            raise NotVerified(f"{chosen.name}: no certain solution of puzzles {uncertain}")
        out.print(TEXTS.format(language, "puzzles-verified", {"count": len(stored)}))
        return
    hunt = Hunt(
        chosen.name,
        chosen.default_players if players is None else players,
        read_options(chosen.options, options.read_assignments(option)) if option else {},
        simulations,
    )
    found = list(read_puzzles(chosen.folder)) if add else []
    look = partial(found_in, hunt)
    for more in map_unordered(look, range(seed, seed + 10_000), workers):
        known = {(puzzle.seed, puzzle.actions) for puzzle in found}
        new = [puzzle for puzzle in more if (puzzle.seed, puzzle.actions) not in known]
        found += new[: count - len(found)]
        kept = Puzzles(chosen.rules_version, simulations, tuple(found))
        file = write_puzzles(chosen.folder, kept)
        out.print(TEXTS.format(language, "puzzles-found", {"count": len(found)}))
        if len(found) >= count:
            break
    out.print(str(file), soft_wrap=True, markup=False)


def found_in(hunt: Hunt, seed: int) -> list[Puzzle]:
    """The puzzles in one game."""
    return list(puzzles_of(game_named(hunt.game), hunt, seed))


def verified(name: str, simulations: int, numbered: tuple[int, Puzzle]) -> tuple[int, bool]:
    """Does a deep search find the solution of a puzzle?"""
    number, puzzle = numbered
    gap = verified_gap(puzzle.match(game_named(name)), simulations)
    return number, gap is not None and gap[0] == puzzle.solution

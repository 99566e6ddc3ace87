"""`ecotone lab fit`: grow a bot's evaluation from its own games."""

import shutil
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from ecotone.bots.learned import NAME
from ecotone.cli import options
from ecotone.cli.console import TEXTS, out, worker_count
from ecotone.cli.numbers import format_percent, localized
from ecotone.engine.errors import BadOption
from ecotone.engine.registry import game_named
from ecotone.lab import fitting
from ecotone.lab.fit_clock import Clock
from ecotone.lab.fit_plan import BUDGETS, Fit
from ecotone.lab.gate import is_passed


def fit(
    game: options.GameName,
    language: options.Language,
    file: Annotated[Path, typer.Option("--out", help="File to write the weights to.")],
    players: options.Players = None,
    budget: Annotated[
        str, typer.Option(help=f"How much work: {' or '.join(BUDGETS)}; see docs/bots.md.")
    ] = "small",
    rounds: Annotated[int | None, typer.Option(min=1, help="How often to play and fit.")] = None,
    games: Annotated[
        int | None, typer.Option(min=1, help="Games to learn from in each round.")
    ] = None,
    simulations: Annotated[
        int | None, typer.Option(min=1, help="Simulations of the bots that play them.")
    ] = None,
    judge_simulations: Annotated[
        int | None,
        typer.Option(
            min=0,
            help="Two players, or all together: simulations of a search that judges positions.",
        ),
    ] = None,
    turns: Annotated[
        int | None,
        typer.Option(
            min=0, help="Turns after which a search evaluates; default: as the game says."
        ),
    ] = None,
    at_once: Annotated[
        bool | None,
        typer.Option("--at-once", help="Let a search evaluate at the end of the present turn."),
    ] = None,
    from_players: Annotated[
        int | None,
        typer.Option(
            min=0, help="Correct the weights that the game ships for this number of players."
        ),
    ] = None,
    width: Annotated[
        list[int] | None,
        typer.Option(
            min=1, max=64, help="Units of a network's hidden layer; repeat for a second one."
        ),
    ] = None,
    tried_deals: Annotated[
        int | None, typer.Option(min=1, help="Deals on which every candidate is tried.")
    ] = None,
    gate_deals: Annotated[
        int | None, typer.Option(min=1, help="Deals on which the best one meets the present bot.")
    ] = None,
    gate_simulations: Annotated[
        int | None, typer.Option(min=1, help="Simulations of both in these games.")
    ] = None,
    minutes: Annotated[
        float | None, typer.Option(help="About how long it may take; default: no limit.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same number makes the same file.")] = 0,
    option: options.GameOptions = None,
    edition: options.EditionName = None,
    processes: options.Processes = None,
) -> None:
    """Let bots play themselves, fit an evaluation to the results, and let it meet the present one.

    A run that was stopped continues where it was, from a folder beside the file.
    """
    chosen = game_named(game)
    if budget not in BUDGETS:
        raise BadOption(f"--budget: expected {' or '.join(BUDGETS)}, got {budget}")
    changes = {
        "rounds": rounds,
        "games": games,
        "simulations": simulations,
        "judge_simulations": judge_simulations,
        "turns": turns,
        "at_once": at_once,
        "from_players": from_players,
        "widths": tuple(width) if width else None,
        "tried_deals": tried_deals,
        "gate_deals": gate_deals,
        "gate_simulations": gate_simulations,
    }
    count = chosen.default_players if players is None else players
    given = chosen.check(count, options.read_assignments(option), seed)
    usual = {one.name: one.default for one in chosen.options}
    plan = Fit(
        chosen.name,
        count,
        tuple((name, value) for name, value in given.items() if value != usual[name]),
        edition,
        seed,
        fitting.budget_of(budget, changes),
        worker_count(processes),
        minutes,
    )
    work = file.with_name(f"{file.name}.work")
    say = partial(out.print, markup=False, highlight=False, soft_wrap=True)
    clock = Clock(minutes, say, partial(progress_line, language))
    best = fitting.run(plan, work, clock)
    fitting.store(plan, best, file)
    shutil.rmtree(work)
    words = {
        "file": str(file),
        "bot": f"{NAME}:{file}",
        "rate": format_percent(best.win_rate, language, 1),
        "games": best.result["games"],
        "passed": "yes" if is_passed(plan, best) else "no",
    }
    say(TEXTS.format(language, "fit-written", words))


def progress_line(language: str, key: str, words: Mapping[str, Any]) -> str:
    """What the fit reports, with numbers as the language writes them."""
    shown = {name: localized(value, language) for name, value in words.items()}
    return TEXTS.format(language, f"fit-{key}", shown)

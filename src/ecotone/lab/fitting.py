"""Growing a bot's evaluation: games against itself, a fit, a gate; and again.

    python -m ecotone.lab.fitting keystone --players 2 --minutes 9 --workers 16 --folder grown

needs nothing but NumPy and Numba, and uses PyTorch for the network where it is installed. `ecotone
lab fit` does the same. All that a run has done is in its work folder: the same command continues
where it was stopped. With the same seed and budget it makes the same file again, byte for byte on
the same machine; a limit of minutes makes it depend on the machine's speed.
"""

import argparse
import hashlib
import json
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from ecotone.bots import bot_named
from ecotone.bots.model import Layers
from ecotone.bots.weights import MOST_TURNS, read_weights
from ecotone.engine.errors import BadOption
from ecotone.lab.cluster import code_digest
from ecotone.lab.fit_clock import Clock
from ecotone.lab.fit_plan import BUDGETS, OVERSIGHT, Budget, Fit
from ecotone.lab.gate import GATE_SEED, Candidate, Trial, is_passed, meet, milliseconds_a_decision
from ecotone.lab.network import learn
from ecotone.lab.processes import map_unordered
from ecotone.lab.ridge import Linear, fit_correction, fit_linear
from ecotone.lab.selfplay import (
    GAMES_A_PART,
    Plan,
    Samples,
    joined,
    load_samples,
    part_file,
    saved_part,
)

PLAY, FIT, TRY = 0.45, 0.55, 0.7
"""When, as shares of a round's time, playing, fitting and trying all candidates end; the rest is
for the gate, which the best of them meets."""
REPORTS = 20
"""About how many lines tell of the games of a round."""


def run(fit: Fit, work: Path, clock: Clock) -> Candidate:
    """Fit and gate as often as the budget says; returns the best candidate."""
    budget = fit.budget
    if budget.judge_simulations and fit.players != 2 and not fit.together:
        raise BadOption("--judge-simulations: expected two players, or all together")
    if budget.at_once and fit.players == 1:
        raise BadOption("--at-once: expected at least two players")
    if not 0 <= budget.turns <= MOST_TURNS:
        raise BadOption(f"--turns: expected 0 to {MOST_TURNS}, got {budget.turns}")
    level = f"{budget.simulations}:{OVERSIGHT}"
    name, file = "search", None
    known: list[Samples] = []
    gated: list[Candidate] = []
    clock.report("begun", {"command": fit.command})
    load(fit, f"search:{level}")
    for number in range(budget.rounds):
        first, share = number / budget.rounds, 1 / budget.rounds
        bot = f"{name}:{level}"
        folder = round_folder(fit, work, number, file)
        whole = f"{name}:{file}" if file else name
        plan = plan_of(fit, number, f"{whole}:{level}")
        if budget.judge_simulations:
            plan = plan._replace(judge=f"{whole}:{budget.judge_simulations}")
        known.append(play(fit, plan, folder, clock, first + PLAY * share, bot))
        models = candidates(fit, joined(known), folder, clock, first + FIT * share, bot)
        trials = [
            Trial(model, weights, budget.simulations, budget.tried_deals)
            for model, weights in models
        ]
        trial = best_of(fit, trials, clock, first, share)._replace(
            simulations=budget.gate_simulations, deals=budget.gate_deals, seed=GATE_SEED
        )
        gated.append(meet(fit, trial, clock, first + share))
        best = max(gated, key=lambda one: one.win_rate)
        if best.win_rate > fit.even:
            name, file = "learned", best.trial.file
    return max(gated, key=lambda one: one.win_rate)


def best_of(fit: Fit, trials: list[Trial], clock: Clock, first: float, share: float) -> Trial:
    """The candidate that wins most on a few deals, if there are several."""
    if len(trials) == 1:
        return trials[0]
    tried = []
    for index, trial in enumerate(trials, 1):
        until = first + share * (FIT + (TRY - FIT) * index / len(trials))
        tried.append(meet(fit, trial, clock, until))
    return max(tried, key=lambda one: one.win_rate).trial


def round_folder(fit: Fit, work: Path, number: int, weights: Path | None) -> Path:
    """Where a round keeps its games: another place for other games."""
    inputs = [fit.command, fit.match.edition.digest, code_digest(), str(number)]
    if weights:
        inputs.append(weights.read_text("utf-8"))
    digest = hashlib.sha256("\n".join(inputs).encode()).hexdigest()[:12]
    folder = work / f"round-{number + 1}-{digest}"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def load(fit: Fit, bot: str) -> None:
    """Compile before other processes start."""
    bot_named(bot, 0).choose(fit.match)
    fit.played.own("features", "read_features")


def plan_of(fit: Fit, number: int, bot: str) -> Plan:
    """The games of a round."""
    seed = fit.seed + number * fit.budget.games
    return Plan(fit.game, fit.players, fit.options, fit.edition, bot, seed, ends=fit.budget.at_once)


def play(fit: Fit, plan: Plan, folder: Path, clock: Clock, until: float, bot: str) -> Samples:
    """Play the games of a round, or as many as time allows."""
    parts = -(-fit.budget.games // GAMES_A_PART)
    began = time.monotonic()

    def wanted() -> Iterator[int]:
        for part in range(parts):
            if part and clock.is_past(until):
                return
            yield part

    found = []
    played = map_unordered(partial(saved_part, plan, folder), wanted(), fit.workers)
    for done, part in enumerate(played, 1):
        found.append(part)
        if done % max(1, parts // REPORTS) == 0 or done == parts:
            left = (parts - done) * (time.monotonic() - began) / done
            left = max(0.0, min(left, clock.left(until)))
            words = {"bot": bot, "games": done * GAMES_A_PART, "left": f"{left:.0f}"}
            clock.report("played", words)
    samples = joined([load_samples(part_file(folder, part)) for part in sorted(found)])
    return samples._replace(games=samples.games + plan.seed)


def candidates(
    fit: Fit, samples: Samples, folder: Path, clock: Clock, until: float, bot: str
) -> list[tuple[str, Path]]:
    """Fit linear models and, if the budget says so, a network; each is written to a file."""
    relative = not fit.together
    at_once = fit.budget.at_once
    if fit.prior is not None:
        linear = fit_correction(samples, relative, fit.chance, fit.learned, fit.prior)
    else:
        linear = fit_linear(samples, relative, fit.chance, fit.learned)
    found = [("linear", as_layers(linear), relative)]
    report_errors(fit, samples, linear, clock)
    if relative and not fit.budget.judge_simulations and not at_once and fit.prior is None:
        absolute = fit_linear(samples, False, fit.chance, fit.learned)
        found.append(("absolute", as_layers(absolute), False))
    if fit.budget.widths:
        network = learn(
            samples,
            linear,
            relative,
            fit.chance,
            fit.learned,
            fit.budget.widths,
            fit.budget.epochs,
            fit.seed,
            clock.report,
            lambda: clock.is_past(until),
        )
        found.append(("network", network, relative))
    files = []
    for name, layers, differs in found:
        file = folder / f"{name}.json"
        fit.weights(layers, differs, samples, bot).write(file)
        files.append((name, file))
    return files


def as_layers(linear: Linear) -> Layers:
    return Layers(linear.bias, linear.weights, np.zeros(len(linear.weights)))


def report_errors(fit: Fit, samples: Samples, linear: Linear, clock: Clock) -> None:
    """Say how far the present evaluation and the fitted one are from the results."""
    fitted = samples.features @ linear.weights.astype(np.float32) + np.float32(linear.bias)
    if fit.chance:
        fitted = 1.0 / (1.0 + np.exp(-fitted))
    results, present = samples.results, samples.present
    if not fit.together:
        results, present, fitted = (
            one - one.mean(1)[:, None] for one in (results, present, fitted)
        )
    was, now = (float(np.sqrt(((one - results) ** 2).mean())) for one in (present, fitted))
    words = {"positions": len(results), "error": f"{now:.3f}", "present": f"{was:.3f}"}
    clock.report("fitted", words)


def store(fit: Fit, best: Candidate, file: Path) -> None:
    """Write the best weights with the gate's figures."""
    weights = read_weights(best.trial.file)
    figures = {
        "model": best.trial.name,
        "simulations": best.trial.simulations,
        **{key: best.result[key] for key in ("games", "win_rate", "low", "high")},
        "present_win_rate": best.report["results"][1]["win_rate"],
        "passed": is_passed(fit, best),
    }
    replace(weights, made={**weights.made, "gate": figures}).write(file)


def store_figures(fit: Fit, best: Candidate, file: Path, clock: Clock) -> None:
    """Write all figures of the gate, and the time that decisions take on this machine."""
    times = {
        name: milliseconds_a_decision(fit, bot)
        for name, bot in zip(("learned", "search"), best.trial.bots, strict=True)
    }
    found = {"model": best.trial.name, "milliseconds": times, **best.report}
    for result, name in zip(found["results"], times, strict=True):
        result["bot"] = f"{name}:{best.trial.simulations}"
    file.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    clock.report("done", {"name": best.trial.name, **times})


def budget_of(name: str, changes: Mapping[str, Any]) -> Budget:
    """A budget by name, with what was changed of it."""
    given = {key: value for key, value in changes.items() if value is not None}
    return Budget(**{**BUDGETS[name]._asdict(), **given})


def main(given: Sequence[str] | None = None) -> None:
    """Fit without the command line's packages."""
    parser = argparse.ArgumentParser(prog="python -m ecotone.lab.fitting")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--budget", choices=BUDGETS, default="full")
    for name in Budget._fields:
        if name not in ("widths", "at_once"):
            parser.add_argument(f"--{name.replace('_', '-')}", type=int)
    parser.add_argument("--at-once", action="store_true", default=None)
    parser.add_argument("--widths", "--width", type=int, action="append")
    parser.add_argument("--minutes", type=float, help="about how long it may take")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--option", "-o", action="append", default=[])
    parser.add_argument("--folder", type=Path, required=True, help="where to write the results")
    parser.add_argument("--work", type=Path, help="where to keep games; default: in the folder")
    chosen = parser.parse_args(given)
    changes = {name: getattr(chosen, name) for name in Budget._fields}
    if chosen.widths is not None:
        changes["widths"] = tuple(chosen.widths)
    options = tuple((name, value) for name, _, value in (o.partition("=") for o in chosen.option))
    fit = Fit(
        chosen.game,
        chosen.players,
        options,
        seed=chosen.seed,
        budget=budget_of(chosen.budget, changes),
        workers=chosen.workers,
        minutes=chosen.minutes,
    )
    chosen.folder.mkdir(parents=True, exist_ok=True)
    clock = Clock(fit.minutes, partial(print, flush=True))
    best = run(fit, chosen.work or chosen.folder / "work", clock)
    store(fit, best, chosen.folder / "weights.json")
    store_figures(fit, best, chosen.folder / "figures.json", clock)


if __name__ == "__main__":
    main()

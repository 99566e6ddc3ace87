"""The gate: a learned evaluation meets the present bot with as many simulations."""

import time
from pathlib import Path
from typing import Any, NamedTuple

from ecotone.bots import bot_named
from ecotone.lab import arena
from ecotone.lab.effort import Effort
from ecotone.lab.fit_clock import Clock
from ecotone.lab.fit_plan import Fit

TRY_SEED, GATE_SEED = 1_000_000_007, 2_000_000_011
"""The first deals of trials and of the gate, far from those of games to learn from."""
TIMED_DECISIONS = 60
RESERVE = 0.8
"""The share of the time left that the next games are planned to take."""


class Trial(NamedTuple):
    """Weights that are to meet the present bot."""

    name: str
    file: Path
    simulations: int
    deals: int
    seed: int = TRY_SEED

    @property
    def bots(self) -> tuple[str, str]:
        return f"learned:{self.file}:{self.simulations}", f"search:{self.simulations}"


class Candidate(NamedTuple):
    """Weights that have met it."""

    trial: Trial
    report: dict[str, Any]

    @property
    def result(self) -> dict[str, Any]:
        """The figures of the learned evaluation."""
        found: dict[str, Any] = self.report["results"][0]
        return found

    @property
    def win_rate(self) -> float:
        return float(self.result["win_rate"])


def meet(fit: Fit, trial: Trial, clock: Clock, until: float) -> Candidate:
    """Play as many of the deals as time allows, all of them without a limit."""
    contest = arena.contest_of(
        fit.played,
        trial.bots,
        fit.players,
        trial.seed,
        dict(fit.options),
        fit.edition,
        fit.together,
    )
    ledger = trial.file.with_suffix(f".{trial.seed}.games")
    deals = trial.deals
    if clock.minutes is not None:
        deals = min(deals, -(-2 * fit.workers // len(contest.seatings())))
    before = 0
    while True:
        began = time.monotonic()
        report = arena.run(contest, Effort(deals, fit.workers, file=ledger))
        spent = (time.monotonic() - began) / (deals - before)
        found = Candidate(trial, report)
        clock.report("met", figures(found))
        rest = clock.left(until)
        if deals == trial.deals or rest < 4 * spent:
            return found
        before = deals
        deals = min(trial.deals, deals + max(1, int(RESERVE * rest / spent)))


def figures(found: Candidate) -> dict[str, Any]:
    """The figures of a meeting, for a line of progress."""
    learned, present = found.report["results"]
    return {
        "name": found.trial.name,
        "simulations": found.trial.simulations,
        "games": learned["games"],
        **{key: f"{100 * learned[key]:.1f}" for key in ("win_rate", "low", "high")},
        "score": f"{learned['mean_score']:.1f}",
        "present": f"{100 * present['win_rate']:.1f}",
        "present_score": f"{present['mean_score']:.1f}",
    }


def is_passed(fit: Fit, found: Candidate) -> bool:
    """Is the learned evaluation better, with intervals apart?"""
    learned, present = found.report["results"]
    if fit.together:
        return bool(learned["low"] > present["high"])
    return bool(learned["low"] > fit.even)


def milliseconds_a_decision(fit: Fit, bot: str) -> float:
    """How long a bot takes to choose on one core, on average over the beginning of a game."""
    match = fit.match.copy()
    player, chosen = bot_named(bot, 1), 0
    player.choose(match)
    began = time.perf_counter()
    while not match.over and chosen < TIMED_DECISIONS:
        match.push(player.choose(match))
        chosen += 1
    return round(1000 * (time.perf_counter() - began) / chosen, 2)

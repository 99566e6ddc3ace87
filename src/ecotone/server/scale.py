"""What many tables at once need: `python -m ecotone.server.scale`.

The costs are measured on one machine (docs/scale.md says where each comes from). A simulation with
virtual tables then lets decisions arrive at random at as many server processes as the costs ask
for, and measures how long they wait there.
"""

import argparse
import heapq
import random
import sys
from dataclasses import dataclass
from math import ceil


@dataclass(frozen=True)
class Costs:
    """What one of each takes, in seconds of one core and in bytes."""

    decision: float = 0.012
    """A decision with the messages to four seats."""
    bot: float = 0.065
    """An expert bot's decision in Habitats."""
    socket_bytes: int = 60_000
    table_bytes: int = 500_000
    row_bytes: int = 250
    """A stored decision with its indexes."""


@dataclass(frozen=True)
class Play:
    """How people play."""

    pause: float = 20.0
    """Seconds between two decisions at a table."""
    seats: int = 4
    bots: float = 0.25
    """The share of decisions that bots take."""
    use: float = 0.6
    """How much of a core may be in use: waiting times grow steeply beyond."""


USUAL = Play()
MEASURED = Costs()


@dataclass(frozen=True)
class Need:
    """What so many tables need."""

    tables: int
    decisions: float
    """A second, over all tables."""
    processes: int
    """Server processes, each on a core."""
    bot_cores: int
    memory: float
    """Gigabytes over all processes."""
    day: float
    """Gigabytes that the database grows by in a day of play without a pause."""


def need(tables: int, play: Play = USUAL, costs: Costs = MEASURED) -> Need:
    """What the costs ask for."""
    decisions = tables / play.pause
    sockets = tables * play.seats
    return Need(
        tables,
        decisions,
        ceil(decisions * costs.decision / play.use),
        ceil(decisions * play.bots * costs.bot / play.use),
        (tables * costs.table_bytes + sockets * costs.socket_bytes) / 1e9,
        decisions * 86_400 * costs.row_bytes / 1e9,
    )


def simulate(
    tables: int,
    processes: int,
    seconds: float,
    seed: int = 1,
    play: Play = USUAL,
    costs: Costs = MEASURED,
) -> list[float]:
    """How long decisions wait at their process until they are done, sorted.

    Each table belongs to one process; after a decision the next comes after a random pause.
    """
    draw = random.Random(seed)
    free = [0.0] * processes
    coming = [(draw.expovariate(1 / play.pause), table) for table in range(tables)]
    heapq.heapify(coming)
    waited = []
    while coming[0][0] < seconds:
        at, table = coming[0]
        process = table % processes
        work = draw.expovariate(1 / costs.decision)
        free[process] = max(free[process], at) + work
        waited.append(free[process] - at)
        heapq.heapreplace(coming, (free[process] + draw.expovariate(1 / play.pause), table))
    return sorted(waited)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("tables", type=int, nargs="*", default=[1_000, 10_000, 100_000])
    options.add_argument("--pause", type=float, default=Play.pause)
    options.add_argument("--seconds", type=float, default=60.0)
    asked = options.parse_args()
    play = Play(pause=asked.pause)
    for tables in asked.tables:
        wanted = need(tables, play)
        waited = simulate(tables, wanted.processes, asked.seconds, play=play)
        median, late = (waited[int(len(waited) * share)] * 1000 for share in (0.5, 0.95))
        sys.stdout.write(
            f"{tables} tables: {wanted.decisions:.0f} decisions a second, {wanted.processes} "
            f"server processes, {wanted.bot_cores} cores for bots, {wanted.memory:.1f} GB of "
            f"memory, {wanted.day:.1f} GB of database a day; {len(waited)} simulated decisions "
            f"done after {median:.0f} ms (median), {late:.0f} ms (95 %)\n"
        )


if __name__ == "__main__":
    main()

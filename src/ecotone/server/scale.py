"""What many tables at once need: `python -m ecotone.server.scale`.

The costs are measured on one machine (docs/scale.md says where each comes from). A simulation with
virtual tables then lets decisions arrive at random at as many server processes as the costs ask
for, and measures how long they wait there, and their notifications in the database.
"""

import argparse
import heapq
import random
import sys
from dataclasses import dataclass
from math import ceil

from ecotone.server.other_servers import TABLES_AT_ONCE


@dataclass(frozen=True)
class Costs:
    """What one of each takes, in seconds of one core and in bytes."""

    decision: float = 0.005
    """A decision with the messages to four seats, at two servers, and its previews."""
    bot: float = 0.065
    """An expert bot's decision in Habitats."""
    socket_bytes: int = 60_000
    table_bytes: int = 500_000
    row_bytes: int = 250
    """A stored decision with its indexes."""
    notification: float = 0.000026
    """At each server that gets it, which is every one."""
    notifications: float = 14_000
    """A second, that PostgreSQL passes on."""


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
    poll: float = 5.0
    """Seconds after which each server tells who is connected to it."""

    def notifications(self, tables: int) -> float:
        """A second, of decisions and of who is connected."""
        return tables / self.pause + self.presence(tables)

    def presence(self, tables: int) -> float:
        return tables / self.poll / TABLES_AT_ONCE


USUAL = Play()
MEASURED = Costs()


@dataclass(frozen=True)
class Need:
    """What so many tables need."""

    tables: int
    decisions: float
    """A second, over all tables."""
    notifications: float
    """A second, from server to server; none if there is only one."""
    processes: int
    """Server processes, each on a core."""
    bot_cores: int
    memory: float
    """Gigabytes over all processes."""
    day: float
    """Gigabytes that the database grows by in a day of play without a pause."""


def need(tables: int, play: Play = USUAL, costs: Costs = MEASURED) -> Need:
    """What the costs ask for; ValueError beyond the first wall."""
    decisions = tables / play.pause
    sockets = tables * play.seats
    processes, told = ceil(decisions * costs.decision / play.use), 0.0
    if processes > 1:
        told = play.notifications(tables)
        if tables > wall(play, costs):
            raise ValueError(f"expected at most {wall(play, costs)} tables, got {tables}")
        processes = ceil(decisions * costs.decision / (play.use - told * costs.notification))
    return Need(
        tables,
        decisions,
        told,
        processes,
        ceil(decisions * play.bots * costs.bot / play.use),
        (tables * costs.table_bytes + sockets * costs.socket_bytes) / 1e9,
        decisions * 86_400 * costs.row_bytes / 1e9,
    )


def wall(play: Play = USUAL, costs: Costs = MEASURED) -> int:
    """The most tables whose notifications reach all servers in time, however many there are."""
    of_each = play.notifications(1)
    return int(min(costs.notifications, play.use / costs.notification) / of_each)


@dataclass
class Simulated:
    """What happened to simulated decisions, in seconds, each sorted."""

    done: list[float]
    """Until a decision was done at its process."""
    told: list[float]
    """From its arrival until PostgreSQL could tell the other servers, were it done at once."""


def simulate(
    tables: int,
    processes: int,
    seconds: float,
    seed: int = 1,
    play: Play = USUAL,
    costs: Costs = MEASURED,
) -> Simulated:
    """How long decisions wait.

    Each table belongs to one process; after a decision the next comes after a random pause.
    """
    draw = random.Random(seed)
    free = [0.0] * processes
    several = processes > 1
    share = several * min(0.9, play.notifications(tables) * costs.notification)
    passing, passed = 1 / (costs.notifications - play.presence(tables)), 0.0
    coming = [(draw.expovariate(1 / play.pause), table) for table in range(tables)]
    heapq.heapify(coming)
    waited, told = [], []
    while coming[0][0] < seconds:
        at, table = coming[0]
        process = table % processes
        work = draw.expovariate(1 / costs.decision) / (1 - share)
        free[process] = max(free[process], at) + work
        waited.append(free[process] - at)
        if several:
            passed = max(passed, at) + passing
            told.append(passed - at)
        heapq.heapreplace(coming, (free[process] + draw.expovariate(1 / play.pause), table))
    return Simulated(sorted(waited), sorted(told))


def late(times: list[float], share: float) -> float:
    """How many milliseconds this share of sorted times took at most."""
    return 1000 * times[int(len(times) * share)] if times else 0.0


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("tables", type=int, nargs="*", default=[1_000, 10_000, 100_000])
    options.add_argument("--pause", type=float, default=Play.pause)
    options.add_argument("--seconds", type=float, default=60.0)
    asked = options.parse_args()
    play = Play(pause=asked.pause)
    for tables in asked.tables:
        wanted = need(tables, play)
        found = simulate(tables, wanted.processes, asked.seconds, play=play)
        sys.stdout.write(
            f"{tables} tables: {wanted.decisions:.0f} decisions and {wanted.notifications:.0f} "
            f"notifications a second, {wanted.processes} server processes, {wanted.bot_cores} "
            f"cores for bots, {wanted.memory:.1f} GB of memory, {wanted.day:.1f} GB of database a "
            f"day; {len(found.done)} simulated decisions done after {late(found.done, 0.5):.0f} ms "
            f"(median), {late(found.done, 0.95):.0f} ms (95 %), told to the other servers within "
            f"{late(found.told, 0.95):.1f} ms (95 %)\n"
        )
    sys.stdout.write(f"the first wall: {wall(play)} tables\n")


if __name__ == "__main__":
    main()

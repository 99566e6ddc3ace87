"""How fast the server answers: `python -m ecotone.server.bench`.

Runs a server in a process of its own and plays on it from other processes: first many tables of all
games with four people each, then a few tables where bots think while pages are requested. With
`--servers 2 --database postgresql://…`, several servers share an empty database, and the people of
each table sit at different ones. With `--messages` it measures what a state message costs in every
game instead, without sockets.
"""

import argparse
import asyncio
import json
import os
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from asyncio.subprocess import Process
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import msgspec

from ecotone.engine.registry import own_games
from ecotone.server.bench_people import (
    SEATED,
    SEATS,
    Figures,
    Party,
    ask,
    create_table,
    first_state,
    sit,
)
from ecotone.server.message_cost import describe, measure_messages
from ecotone.server.running import run
from ecotone.server.settings import UNLIMITED, Settings

Json = dict[str, Any]
PARTS = (
    ("MainThread", "event loop"),
    ("_connection_worker_thread", "database"),
    ("writing", "database"),
)
"""What the threads whose names contain these are for; others are called after their queues."""


# -- the server that is measured -----------------------------------------------------------------


def cpu_by_part() -> dict[str, float]:
    """Seconds of CPU that each kind of thread of this process has used."""
    used: dict[str, float] = defaultdict(float)
    for thread in threading.enumerate():
        if thread.ident is not None and thread is not threading.current_thread():
            part = next((part for name, part in PARTS if name in thread.name), None)
            part = part or re.split(r"[_-]", thread.name)[0]
            used[part] += time.clock_gettime(time.pthread_getcpuclockid(thread.ident))
    used["previews"] += sum(cpu_of_process(number) for number in children())
    return dict(used)


def children() -> list[str]:
    """The processes that this one has started, by number."""
    tasks = Path("/proc/self/task").glob("*/children")
    return [number for task in tasks for number in task.read_text().split()]


def cpu_of_process(number: str) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
    user, system = fields[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def report_cpu() -> None:
    """Print the CPU used so far for every line that is read."""
    for _ in sys.stdin:
        sys.stdout.write(json.dumps(cpu_by_part()) + "\n")
        sys.stdout.flush()


def serve(port: int, database: str) -> None:
    threading.Thread(target=report_cpu, daemon=True).start()
    with tempfile.TemporaryDirectory() as folder:
        kept = database or f"sqlite:///{folder}/bench.sqlite"
        settings = Settings(kept, UNLIMITED, (0.0, 0.0))
        listening = socket.socket()
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", port))
        run(settings, listening)


class MeasuredServer:
    """A server in a process of its own that says what its parts cost."""

    def __init__(self, database: str = "") -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        command = [sys.executable, "-m", "ecotone.server.bench", "--serve", f"{self.port}"]
        command += [f"--database={database}"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def cpu(self) -> Counter[str]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(b"\n")
        self.process.stdin.flush()
        return Counter(json.loads(self.process.stdout.readline()))

    async def ready(self, games: list[str]) -> None:
        """Wait until it answers and every game is compiled."""
        while True:
            try:
                for game in games:
                    table = await create_table(self.port, game, [{"kind": "here"}] * 2)
                    line = await sit(self.port, table, 0)
                    await first_state(line)
                    line.close()
                return
            except OSError:
                await asyncio.sleep(0.1)

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate()


# -- what is measured ----------------------------------------------------------------------------


async def seat_party(party: Party) -> Process:
    """Let people sit down in a process of their own."""
    command = [sys.executable, "-m", "ecotone.server.bench_people"]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(party) + b"\n")
    if await process.stdout.readline() != SEATED:
        raise RuntimeError("the people of the measurement could not sit down")
    return process


async def play_party(process: Process) -> Figures:
    """Let those people play."""
    printed, _ = await process.communicate(b"\n")
    return msgspec.json.decode(printed, type=Figures)


def cpu_of(servers: list[MeasuredServer]) -> Counter[str]:
    """The CPU that all servers have used, by part."""
    used: Counter[str] = Counter()
    for server in servers:
        used += server.cpu()
    return used


async def play_tables(
    servers: list[MeasuredServer], asked: argparse.Namespace
) -> tuple[Figures, Counter[str]]:
    """Many tables with four people each, from several processes; the CPU they cost the servers."""
    counts = [len(range(number, asked.tables, asked.clients)) for number in range(asked.clients)]
    parties = [
        Party(
            ports=[server.port for server in servers],
            games=asked.games[number % len(asked.games) :]
            + asked.games[: number % len(asked.games)],
            tables=count,
            pause=asked.pause,
            seconds=asked.seconds,
            seed=1000 * number,
            previews=asked.previews,
        )
        for number, count in enumerate(counts)
        if count
    ]
    processes = await asyncio.gather(*map(seat_party, parties))
    before = cpu_of(servers)
    figures = Figures()
    for one in await asyncio.gather(*map(play_party, processes)):
        figures.add(one)
    return figures, cpu_of(servers) - before


async def ask_while_bots_think(server: MeasuredServer, asked: argparse.Namespace) -> list[float]:
    """Request pages while a bot thinks at each of some tables."""
    pages = []
    opponents = [{"kind": "bot", "level": asked.level}] * 2
    games = [asked.games[number % len(asked.games)] for number in range(asked.bots)]
    laid = [await create_table(server.port, game, opponents) for game in games]
    lines = [await sit(server.port, table, 0) for table in laid]
    await asyncio.sleep(2)
    end = time.perf_counter() + asked.seconds
    while laid and time.perf_counter() < end:
        for path in ("/api/health", f"/api/tables/{laid[0]['id']}", "/api/games"):
            begun = time.perf_counter()
            await ask(server.port, "GET", path)
            pages.append((time.perf_counter() - begun) * 1000)
        await asyncio.sleep(0.02)
    for line in lines:
        line.close()
    return pages


async def measure(servers: list[MeasuredServer], asked: argparse.Namespace) -> Json:
    for server in servers:
        await server.ready(asked.games)
    figures, used = await play_tables(servers, asked)
    cost: dict[str, float] = {**used, "people": figures.cpu}
    decisions = len(figures.acknowledged)
    times = {
        "acknowledged": figures.acknowledged,
        "drawn": figures.drawn,
        "previews": figures.previewed,
        "new table": figures.new_tables,
        f"pages while {asked.bots} {asked.level} bots think": await ask_while_bots_think(
            servers[0], asked
        ),
    }
    return {
        "games": asked.games,
        "servers": len(servers),
        "tables": asked.tables,
        "seats": SEATS,
        "decisions_per_second": decisions / asked.seconds,
        "milliseconds": {name: quantiles(values) for name, values in times.items()},
        "cpu_ms_per_decision": {
            part: 1000 * cost[part] / max(1, decisions)
            for part in sorted(cost, key=cost.__getitem__, reverse=True)
        },
        "errors": figures.errors,
    }


def quantiles(values: list[float]) -> Json:
    if len(values) < 2:
        return {"count": len(values)}
    cuts = statistics.quantiles(values, n=100, method="inclusive")
    found = {"p50": cuts[49], "p95": cuts[94], "p99": cuts[98], "most": max(values)}
    return {"count": len(values)} | {name: round(value, 1) for name, value in found.items()}


def described(found: Json) -> str:
    """The figures as text."""
    lines = [
        f"{found['tables']} tables of {', '.join(found['games'])} with {found['seats']} connected "
        f"seats each, servers: {found['servers']}: {found['decisions_per_second']:.1f} decisions a "
        f"second, {found['errors']} errors",
        f"{'milliseconds':<36}{'count':>8}{'p50':>9}{'p95':>9}{'p99':>9}{'most':>9}",
    ]
    for name, cuts in found["milliseconds"].items():
        shown = "".join(f"{cuts.get(cut, '–'):>9}" for cut in ("p50", "p95", "p99", "most"))
        lines.append(f"{name:<36}{cuts['count']:>8}{shown}")
    parts = found["cpu_ms_per_decision"].items()
    shown = ", ".join(f"{part} {cost:.2f}" for part, cost in parts if cost >= 0.005)
    lines.append(f"CPU per decision, in milliseconds: {shown}")
    return "\n".join(lines)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", nargs="+", default=own_games(), help="default: all, mixed")
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--servers", type=int, default=1, help="several need PostgreSQL")
    options.add_argument(
        "--database", default="", help="an empty one; default: SQLite, thrown away"
    )
    options.add_argument("--clients", type=int, default=2, help="processes in which people play")
    options.add_argument("--pause", type=float, default=2.0, help="seconds a person thinks")
    options.add_argument("--seconds", type=float, default=20.0)
    options.add_argument("--bots", type=int, default=4)
    options.add_argument("--level", default="expert")
    options.add_argument(
        "--no-previews", dest="previews", action="store_false", help="decide without previews"
    )
    options.add_argument("--messages", action="store_true", help="CPU and bytes of a message")
    options.add_argument("--json", action="store_true", help="print JSON")
    options.add_argument("--serve", type=int, metavar="PORT", help=argparse.SUPPRESS)
    asked = options.parse_args()
    if asked.servers > 1 and not asked.database.startswith("postgres"):
        options.error("several servers need --database postgresql://…")
    if asked.serve:
        serve(asked.serve, asked.database)
        return
    if asked.messages:
        costs = measure_messages()
        shown = msgspec.json.encode(costs).decode() if asked.json else describe(costs)
    else:
        servers = [MeasuredServer(asked.database) for _ in range(asked.servers)]
        try:
            found = asyncio.run(measure(servers, asked))
        finally:
            for server in servers:
                server.stop()
        shown = json.dumps(found) if asked.json else described(found)
    sys.stdout.write(shown + "\n")


if __name__ == "__main__":
    main()

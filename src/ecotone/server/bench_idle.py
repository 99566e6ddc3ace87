"""What connections cost on which nothing happens: `python -m ecotone.server.bench_idle`.

Opens many connections to tables on a server of its own, over loopback only, leaves them alone for a
while, and looks at the server's memory, its CPU and how long a page takes meanwhile.
"""

import argparse
import asyncio
import json
import resource
import statistics
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ecotone.server.bench import MeasuredServer
from ecotone.server.bench_people import ask, create_table

SPARE_FILES = 500
"""Files that a process needs besides its connections."""
AT_ONCE = 50
PAGES = 50


def resident_bytes(process: int) -> int:
    """The memory that a process has in use (Linux)."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise ValueError(f"process {process} does not say how much memory it uses")


def allow_files(wanted: int) -> int:
    """Let this process and those it starts open so many files; how many are allowed."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, allowed), hard))
    return max(soft, allowed)


async def watch(port: int, table: str) -> ClientConnection:
    """Open a connection to a table, and wait for its first state."""
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    line = await connect(url, max_size=None, compression=None, ping_interval=None, open_timeout=60)
    await line.send(json.dumps({"type": "join", "language": "en"}))
    while json.loads(await line.recv())["type"] != "state":
        pass
    return line


async def read(line: ClientConnection) -> None:
    """Take what is sent until the connection ends, as a browser does."""
    with suppress(ConnectionClosed):
        async for _ in line:
            pass


async def open_lines(
    port: int, tables: Sequence[str], count: int
) -> list[tuple[ClientConnection, asyncio.Task[None]]]:
    """Open connections to all tables in turn, some at once."""
    found: list[tuple[ClientConnection, asyncio.Task[None]]] = []
    while len(found) < count:
        these = range(len(found), min(count, len(found) + AT_ONCE))
        for line in await asyncio.gather(*(watch(port, tables[n % len(tables)]) for n in these)):
            found.append((line, asyncio.create_task(read(line))))
    return found


async def page_times(port: int) -> list[float]:
    """How long pages take, in milliseconds."""
    times = []
    for _ in range(PAGES):
        begun = time.perf_counter()
        await ask(port, "GET", "/api/health")
        times.append((time.perf_counter() - begun) * 1000)
    return times


async def measure(server: MeasuredServer, asked: argparse.Namespace) -> dict[str, Any]:
    await server.ready([asked.game])
    laid = [
        (await create_table(server.port, asked.game, [{"kind": "link"}] * 2))["id"]
        for _ in range(asked.tables)
    ]
    lines = await open_lines(server.port, laid, len(laid))
    pages_before = await page_times(server.port)
    before = resident_bytes(server.process.pid)
    begun = time.perf_counter()
    lines += await open_lines(server.port, laid, asked.sockets - len(lines))
    opened_in = time.perf_counter() - begun
    opened = resident_bytes(server.process.pid)
    used = server.cpu()
    await asyncio.sleep(asked.seconds)
    idle_cpu = (server.cpu() - used).total() / asked.seconds
    pages = await page_times(server.port)
    after = resident_bytes(server.process.pid)
    still_open = sum(not task.done() for _, task in lines)
    for line, _ in lines:
        line.transport.abort()
    more = asked.sockets - len(laid)
    return {
        "game": asked.game,
        "tables": len(laid),
        "sockets": asked.sockets,
        "opened_in_seconds": opened_in,
        "still_open": still_open,
        "idle_seconds": asked.seconds,
        "idle_cpu_seconds_per_second": idle_cpu,
        "resident_megabytes": {
            "one_socket_a_table": before / 1e6,
            "all_sockets": opened / 1e6,
            "after_idling": after / 1e6,
        },
        "bytes_per_socket": (max(opened, after) - before) / more,
        "page_milliseconds": {
            "before": statistics.median(pages_before),
            "with_all_sockets": statistics.median(pages),
        },
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--sockets", type=int, default=10_000)
    options.add_argument("--tables", type=int, default=500)
    options.add_argument("--game", default="habitats")
    options.add_argument("--seconds", type=float, default=45.0, help="how long nothing happens")
    asked = options.parse_args()
    if not 0 < asked.tables < asked.sockets:
        options.error("expected more sockets than tables, and at least one table")
    if allow_files(asked.sockets + SPARE_FILES) < asked.sockets + SPARE_FILES:
        options.error(f"expected to open {asked.sockets} files; raise the limit (ulimit -Hn)")
    server = MeasuredServer()
    try:
        found = asyncio.run(measure(server, asked))
    finally:
        server.stop()
    sys.stdout.write(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()

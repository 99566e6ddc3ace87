"""How fast the server answers: `python -m ecotone.server.bench`.

Runs a server in a process of its own and plays on it: first many tables with four people each who
decide at random, then a few tables where bots think while pages are requested. With `--messages` it
measures what a state message costs in every game instead, without sockets.
"""

import argparse
import asyncio
import json
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ecotone.bots.levels import LEVELS
from ecotone.server.message_cost import describe, measure_messages
from ecotone.server.running import run
from ecotone.server.settings import UNLIMITED, Settings

PORT = 8791
SEATS = 4


def serve() -> None:
    """The server that is measured."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(f"sqlite:///{folder}/bench.sqlite", UNLIMITED, (0.0, 0.0))
        listening = socket.socket()
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", PORT))
        run(settings, listening)


class Figures(msgspec.Struct):
    """What was measured, in milliseconds."""

    acknowledged: list[float] = []
    drawn: list[float] = []
    """From a decision to the updated table on the connection of the person who decided."""
    pages: list[float] = []
    errors: int = 0


async def ask(method: str, path: str, body: Any = None) -> Any:
    """One request on a connection of its own, like a browser's first one."""
    data = b"" if body is None else json.dumps(body).encode()
    reader, writer = await asyncio.open_connection("127.0.0.1", PORT)
    head = f"{method} {path} HTTP/1.1\r\nhost: bench\r\nconnection: close\r\n"
    head += f"content-type: application/json\r\ncontent-length: {len(data)}\r\n\r\n"
    writer.write(head.encode() + data)
    answer = await reader.read()
    writer.close()
    top, _, content = answer.partition(b"\r\n\r\n")
    if b" 20" not in top.split(b"\r\n")[0]:
        raise RuntimeError(answer[:300].decode())
    return msgspec.json.decode(content)


async def wait_for_server() -> None:
    while True:
        try:
            await ask("GET", "/api/health")
            return
        except OSError:
            await asyncio.sleep(0.1)


async def create_table(game: str, seats: Sequence[dict[str, str]]) -> Any:
    body = {"game": game, "players": len(seats), "seats": list(seats)}
    return await ask("POST", "/api/tables", body)


async def sit(table: Any, seat: int) -> ClientConnection:
    """Join a seat, or watch if it has no token."""
    url = f"ws://127.0.0.1:{PORT}/api/tables/{table['id']}/live"
    line = await connect(url, max_size=None, ping_interval=None)
    token = table["seats"][seat]["token"]
    await line.send(json.dumps({"type": "join", "token": token, "language": "en"}))
    return line


async def play_seat(line: ClientConnection, figures: Figures, pause: float, end: float) -> None:
    """Decide at random whenever it is this seat's turn."""
    choose = random.Random(id(line))
    asked = answered = 0.0
    number = 0
    async for raw in line:
        message = msgspec.json.decode(raw)
        now = time.perf_counter()
        if message["type"] == "accepted":
            figures.acknowledged.append((now - asked) * 1000)
            answered = asked
        elif message["type"] == "refused":
            figures.errors += 1
        elif message["type"] == "state":
            if answered:
                figures.drawn.append((now - answered) * 1000)
                answered = 0.0
            if now > end or message["over"]:
                return
            if message["legal"]:
                await asyncio.sleep(choose.uniform(0.5, 1.5) * pause)
                number += 1
                action = choose.choice(message["legal"])["action"]
                asked = time.perf_counter()
                act = {"type": "act", "version": message["version"], "action": action}
                await line.send(json.dumps(act | {"id": str(number)}))


async def play_tables(game: str, tables: int, pause: float, seconds: float) -> Figures:
    """Many tables with four people each."""
    figures = Figures()
    people = [{"kind": "link"}] * SEATS
    laid = [await create_table(game, people) for _ in range(tables)]
    lines = [await sit(table, seat) for table in laid for seat in range(SEATS)]
    end = time.perf_counter() + seconds
    playing = [asyncio.create_task(play_seat(line, figures, pause, end)) for line in lines]
    await asyncio.sleep(seconds)
    for task in playing:
        task.cancel()
    done = await asyncio.gather(*playing, return_exceptions=True)
    figures.errors += sum(
        isinstance(one, Exception) and not isinstance(one, asyncio.CancelledError) for one in done
    )
    await asyncio.gather(*(line.close() for line in lines))
    return figures


async def ask_while_bots_think(game: str, bots: int, level: str, seconds: float) -> Figures:
    """Request pages while a bot thinks at each of some tables."""
    figures = Figures()
    opponents = [{"kind": "bot", "level": level}, {"kind": "bot", "level": level}]
    laid = [await create_table(game, opponents) for _ in range(bots)]
    lines = [await sit(table, 0) for table in laid]
    await asyncio.sleep(2)
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for path in ("/api/health", f"/api/tables/{laid[0]['id']}", "/api/games"):
            asked = time.perf_counter()
            await ask("GET", path)
            figures.pages.append((time.perf_counter() - asked) * 1000)
        await asyncio.sleep(0.02)
    await asyncio.gather(*(line.close() for line in lines))
    return figures


def format_times(name: str, values: list[float]) -> str:
    if len(values) < 2:
        return f"{name}: none"
    cuts = statistics.quantiles(values, n=100)
    return (
        f"{name}: {len(values)}, median {cuts[49]:.1f} ms, p95 {cuts[94]:.1f} ms, "
        f"p99 {cuts[98]:.1f} ms, most {max(values):.1f} ms"
    )


async def measure(asked: argparse.Namespace) -> list[str]:
    await wait_for_server()
    await ask(
        "GET", f"/api/tables/{(await create_table(asked.game, [{'kind': 'here'}] * 2))['id']}"
    )
    played = await play_tables(asked.game, asked.tables, asked.pause, asked.seconds)
    thought = await ask_while_bots_think(asked.game, asked.bots, asked.level, asked.seconds)
    moves = len(played.acknowledged) / asked.seconds
    return [
        f"{asked.tables} tables of {asked.game} with {SEATS} connected seats, a decision a table "
        f"every {asked.pause:g} s or as soon as it is drawn: {moves:.0f} a second",
        format_times("acknowledged", played.acknowledged),
        format_times("updated", played.drawn),
        f"errors: {played.errors}",
        format_times(f"pages while {asked.bots} {asked.level} bots think", thought.pages),
    ]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", default="keystone")
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--pause", type=float, default=2.0, help="seconds a person thinks")
    options.add_argument("--seconds", type=float, default=20.0)
    options.add_argument("--bots", type=int, default=4)
    options.add_argument("--level", default=list(LEVELS)[-1])
    options.add_argument("--messages", action="store_true", help="CPU and bytes of a message")
    options.add_argument("--json", action="store_true", help="print the messages' costs as JSON")
    options.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    asked = options.parse_args()
    if asked.serve:
        serve()
        return
    if asked.messages:
        costs = measure_messages()
        shown = msgspec.json.encode(costs).decode() if asked.json else describe(costs)
        sys.stdout.write(shown + "\n")
        return
    server = subprocess.Popen([sys.executable, "-m", "ecotone.server.bench", "--serve"])
    try:
        lines = asyncio.run(measure(asked))
    finally:
        server.terminate()
        server.wait()
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()

"""What notifications between servers cost: `python -m ecotone.server.bench_notices`.

Servers that have nothing else to do, each in a process of its own, tell each other of decisions at
tables that nobody has loaded, as fast as PostgreSQL passes that on.
"""

import argparse
import asyncio
import json
import sys
import time
from asyncio.subprocess import PIPE, Process
from typing import Any

from ecotone.server.pubsub import Notification, PubSub

READY = b"ready\n"
TABLE = "spruce-otter-41"


async def serve(database: str) -> None:
    """Be a server: for every number that is read, send so many, and say what was received."""
    received = 0

    async def on_notification(notification: Notification) -> None:
        nonlocal received
        received += 1

    pubsub = PubSub(database)
    async with pubsub.subscription(on_notification):
        await write(READY)
        while line := await asyncio.to_thread(sys.stdin.buffer.readline):
            for version in range(int(line)):
                pubsub.send(Notification(TABLE, version=version))
            found = {"received": received, "cpu": time.process_time()}
            await write(json.dumps(found).encode() + b"\n")


async def write(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


async def ask(server: Process, count: int = 0) -> dict[str, Any]:
    """Let a server send so many notifications; what it has received and used until then."""
    assert server.stdin is not None
    assert server.stdout is not None
    server.stdin.write(f"{count}\n".encode())
    found: dict[str, Any] = json.loads(await server.stdout.readline())
    return found


async def start(database: str) -> Process:
    command = [sys.executable, "-m", "ecotone.server.bench_notices", "--serve"]
    command.append(f"--database={database}")
    server = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    assert server.stdout is not None
    if await server.stdout.readline() != READY:
        raise RuntimeError("a server of the measurement could not start")
    return server


async def measure(asked: argparse.Namespace) -> dict[str, Any]:
    servers = await asyncio.gather(*(start(asked.database) for _ in range(asked.servers)))
    senders = servers[: asked.senders]
    wanted = [asked.notifications * (asked.senders - (server in senders)) for server in servers]
    before = [await ask(server) for server in servers]
    begun = time.perf_counter()
    for server in senders:
        await ask(server, asked.notifications)
    now = before
    while [one["received"] for one in now] != wanted:
        await asyncio.sleep(0.05)
        now = [await ask(server) for server in servers]
    took = time.perf_counter() - begun
    used = [after["cpu"] - first["cpu"] for first, after in zip(before, now, strict=True)]
    for server in servers:
        assert server.stdin is not None
        server.stdin.close()
        await server.wait()
    sent = asked.notifications * asked.senders
    listeners = used[asked.senders :]
    return {
        "servers": asked.servers,
        "senders": asked.senders,
        "notifications": sent,
        "passed_on_a_second": sent / took,
        "listener_cpu_ms": 1000 * sum(listeners) / len(listeners) / sent,
        "sender_cpu_ms": 1000 * sum(used[: asked.senders]) / sent,
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--database", required=True, help="postgresql://…")
    options.add_argument("--servers", type=int, default=3)
    options.add_argument("--senders", type=int, default=1, help="fewer than servers")
    options.add_argument("--notifications", type=int, default=5_000, help="of each sender")
    options.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    asked = options.parse_args()
    if asked.serve:
        asyncio.run(serve(asked.database))
        return
    if not 0 < asked.senders < asked.servers:
        options.error("expected fewer senders than servers, and at least one")
    sys.stdout.write(json.dumps(asyncio.run(measure(asked)), indent=1) + "\n")


if __name__ == "__main__":
    main()

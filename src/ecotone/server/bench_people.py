"""People who play for a measurement, in a process of their own.

They do what browsers do: they want previews with every state in which they decide, think, and
decide at random. Prints what they saw as JSON. Started by `python -m ecotone.server.bench`.
"""

import asyncio
import json
import random
import sys
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
SEATED = b"seated\n"
"""What is printed when everyone sits; the games begin with the next line that is read."""


class Party(msgspec.Struct):
    """The tables that one process plays at."""

    ports: list[int]
    """Of the servers; the people of a table sit at all of them in turn."""
    games: list[str]
    tables: int
    pause: float
    """Seconds that a person thinks."""
    seconds: float
    seed: int
    previews: bool = True


class Figures(msgspec.Struct):
    """What was measured, in milliseconds."""

    acknowledged: list[float] = []
    drawn: list[float] = []
    """From a decision to the updated table on the connection of the person who decided."""
    previewed: list[float] = []
    """From a state to its previews; 0 where they come with it."""
    new_tables: list[float] = []
    """From asking for a table to its first state, while the others play."""
    pages: list[float] = []
    errors: int = 0

    def add(self, other: "Figures") -> None:
        for name in ("acknowledged", "drawn", "previewed", "new_tables", "pages"):
            getattr(self, name).extend(getattr(other, name))
        self.errors += other.errors


async def ask(port: int, method: str, path: str, body: Any = None) -> Any:
    """One request on a connection of its own, like a browser's first one."""
    data = b"" if body is None else json.dumps(body).encode()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"{method} {path} HTTP/1.1\r\nhost: bench\r\nconnection: close\r\n"
    head += f"content-type: application/json\r\ncontent-length: {len(data)}\r\n\r\n"
    writer.write(head.encode() + data)
    answer = await reader.read()
    writer.close()
    top, _, content = answer.partition(b"\r\n\r\n")
    if b" 20" not in top.split(b"\r\n")[0]:
        raise RuntimeError(answer[:300].decode())
    return msgspec.json.decode(content)


async def create_table(port: int, game: str, seats: Sequence[dict[str, str]]) -> Any:
    body = {"game": game, "players": len(seats), "seats": list(seats)}
    return await ask(port, "POST", "/api/tables", body)


async def sit(port: int, table: Any, seat: int, previews: bool = False) -> ClientConnection:
    """Join a seat, or watch if it has no token."""
    url = f"ws://127.0.0.1:{port}/api/tables/{table['id']}/live"
    line = await connect(url, max_size=None, ping_interval=None)
    token = table["seats"][seat]["token"]
    join = {"type": "join", "token": token, "language": "en", "previews": previews}
    await line.send(json.dumps(join))
    return line


class Person:
    """Decides at random whenever it is this seat's turn."""

    def __init__(self, line: ClientConnection, party: Party, figures: Figures, seed: int) -> None:
        self.line = line
        self.party = party
        self.figures = figures
        self.random = random.Random(seed)
        self.sent: dict[str, float] = {}
        """When each kind of message that awaits its answer was sent."""
        self.number = 0

    async def play(self) -> None:
        async for raw in self.line:
            message = msgspec.json.decode(raw)
            kind = message["type"]
            if kind == "accepted":
                self.sent["drawn"] = self.sent["act"]
                self.figures.acknowledged.append(self.since("act"))
            elif kind == "previews" and "previews" in self.sent:
                self.figures.previewed.append(self.since("previews"))
            elif kind == "refused":
                too_late = message["code"] == "stale" and message.get("id") is None
                self.figures.errors += not too_late
            elif kind == "state":
                if "drawn" in self.sent:
                    self.figures.drawn.append(self.since("drawn"))
                if message["over"]:
                    return
                if message["legal"]:
                    await self.decide(message)

    def since(self, kind: str) -> float:
        return (time.perf_counter() - self.sent.pop(kind)) * 1000

    async def send(self, **message: Any) -> None:
        self.sent[message["type"]] = time.perf_counter()
        await self.line.send(json.dumps(message))

    async def decide(self, state: Any) -> None:
        if state["previews"] is not None:
            self.figures.previewed.append(0.0)
        elif self.party.previews:
            self.sent["previews"] = time.perf_counter()
        await asyncio.sleep(self.random.uniform(0.5, 1.5) * self.party.pause)
        self.number += 1
        action = self.random.choice(state["legal"])["action"]
        await self.send(type="act", version=state["version"], action=action, id=f"{self.number}")


async def visit(party: Party, figures: Figures) -> None:
    """Create a table every second and wait for its first state."""
    choose = random.Random(party.seed)
    while True:
        asked = time.perf_counter()
        port = choose.choice(party.ports)
        table = await create_table(port, choose.choice(party.games), [{"kind": "here"}] * 2)
        line = await sit(port, table, 0)
        async for raw in line:
            if msgspec.json.decode(raw)["type"] == "state":
                break
        figures.new_tables.append((time.perf_counter() - asked) * 1000)
        await line.close()
        await asyncio.sleep(1)


async def wait_for_all() -> None:
    """Say that everyone sits here, and wait until everyone sits in the other processes too."""
    sys.stdout.buffer.write(SEATED)
    sys.stdout.buffer.flush()
    await asyncio.to_thread(sys.stdin.buffer.readline)


async def play(party: Party) -> Figures:
    """Play at all tables; only what happens once everyone sits is measured."""
    people = [{"kind": "link"}] * SEATS
    games = [party.games[number % len(party.games)] for number in range(party.tables)]
    laid = [await create_table(party.ports[0], game, people) for game in games]
    lines = [
        await sit(party.ports[seat % len(party.ports)], table, seat, party.previews)
        for table in laid
        for seat in range(SEATS)
    ]
    await wait_for_all()
    figures = Figures()
    playing = [
        asyncio.create_task(Person(line, party, figures, party.seed + number).play())
        for number, line in enumerate(lines)
    ]
    playing.append(asyncio.create_task(visit(party, figures)))
    await asyncio.sleep(party.seconds)
    for task in playing:
        task.cancel()
    done = await asyncio.gather(*playing, return_exceptions=True)
    figures.errors += sum(isinstance(one, Exception) for one in done)
    await asyncio.gather(*(line.close() for line in lines))
    return figures


def main() -> None:
    party = msgspec.json.decode(sys.stdin.buffer.readline(), type=Party)
    sys.stdout.buffer.write(msgspec.json.encode(asyncio.run(play(party))))


if __name__ == "__main__":
    main()

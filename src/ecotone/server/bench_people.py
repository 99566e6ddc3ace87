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
from uvicorn.loops.auto import auto_loop_factory

from ecotone.server.bench_line import Line, open_line

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
    cpu: float = 0.0
    """Seconds of CPU that the people themselves have used."""

    def add(self, other: "Figures") -> None:
        for name in ("acknowledged", "drawn", "previewed", "new_tables", "pages"):
            getattr(self, name).extend(getattr(other, name))
        self.errors += other.errors
        self.cpu += other.cpu


class Choice(msgspec.Struct):
    """A decision that may be taken."""

    action: int


class Seen(msgspec.Struct):
    """What people look at in a message."""

    type: str
    version: int | None = None
    id: str | None = None
    code: str | None = None
    over: bool = False
    legal: list[Choice] = []
    previews: msgspec.Raw = msgspec.Raw(b"null")


DECODER = msgspec.json.Decoder(Seen)


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


async def sit(port: int, table: Any, seat: int, previews: bool = False) -> Line:
    """Join a seat, or watch if it has no token."""
    line = await open_line(port, f"/api/tables/{table['id']}/live")
    token = table["seats"][seat]["token"]
    join = {"type": "join", "token": token, "language": "en", "previews": previews}
    line.send(msgspec.json.encode({**join, "changes": True}))
    return line


async def first_state(line: Line) -> None:
    while DECODER.decode(await line.recv()).type != "state":
        pass


class Person:
    """Decides at random whenever it is this seat's turn."""

    def __init__(self, line: Line, party: Party, figures: Figures, seed: int) -> None:
        self.line = line
        self.party = party
        self.figures = figures
        self.random = random.Random(seed)
        self.sent: dict[str, float] = {}
        """When what awaits its answer was sent."""
        self.decided = -1
        """The last version that asked for a decision."""
        self.playing = True

    def read(self, raw: bytes) -> None:
        """Look at a message."""
        message = DECODER.decode(raw)
        if message.type == "accepted":
            self.sent["drawn"] = self.sent["act"]
            self.figures.acknowledged.append(self.since("act"))
        elif message.type == "previews" and "previews" in self.sent:
            self.figures.previewed.append(self.since("previews"))
        elif message.type == "refused":
            self.figures.errors += message.code != "stale" or message.id is not None
        elif message.type in ("state", "change"):
            self.look(message)

    def look(self, state: Seen) -> None:
        """Look at the table, and think if it is this seat's turn."""
        if "drawn" in self.sent:
            self.figures.drawn.append(self.since("drawn"))
        if state.over or not state.legal or state.version == self.decided:
            return
        self.decided = state.version or 0
        if bytes(state.previews) != b"null":
            self.figures.previewed.append(0.0)
        elif self.party.previews:
            self.sent["previews"] = time.perf_counter()
        action = self.random.choice(state.legal).action
        pause = self.random.uniform(0.5, 1.5) * self.party.pause
        asyncio.get_running_loop().call_later(pause, self.decide, action)

    def since(self, what: str) -> float:
        return (time.perf_counter() - self.sent.pop(what)) * 1000

    def decide(self, action: int) -> None:
        if not self.playing:
            return
        self.sent["act"] = time.perf_counter()
        act = {"type": "act", "version": self.decided, "action": action, "id": f"{self.decided}"}
        self.line.send(msgspec.json.encode(act))


async def visit(party: Party, figures: Figures) -> None:
    """Create a table every second and wait for its first state."""
    choose = random.Random(party.seed)
    while True:
        asked = time.perf_counter()
        port = choose.choice(party.ports)
        table = await create_table(port, choose.choice(party.games), [{"kind": "here"}] * 2)
        line = await sit(port, table, 0)
        await first_state(line)
        figures.new_tables.append((time.perf_counter() - asked) * 1000)
        line.close()
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
    figures = Figures(cpu=-time.process_time())
    seated = [
        Person(line, party, figures, party.seed + number) for number, line in enumerate(lines)
    ]
    for person in seated:
        person.line.hand_over(person.read)
    visiting = asyncio.create_task(visit(party, figures))
    await asyncio.sleep(party.seconds)
    figures.cpu += time.process_time()
    visiting.cancel()
    (visited,) = await asyncio.gather(visiting, return_exceptions=True)
    figures.errors += isinstance(visited, Exception)
    for person in seated:
        person.playing = False
        figures.errors += person.line.lost
        person.line.close()
    return figures


def main() -> None:
    party = msgspec.json.decode(sys.stdin.buffer.readline(), type=Party)
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        figures = runner.run(play(party))
    sys.stdout.buffer.write(msgspec.json.encode(figures))


if __name__ == "__main__":
    main()

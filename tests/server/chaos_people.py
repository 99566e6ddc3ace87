"""People who play at tables whose servers are killed, and never stop asking before they know."""

import asyncio
import json
import random
import time
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

UNDO_CHANCE = 0.1
PATIENCE = 120.0
"""Seconds in which a table must get on; only a failure takes so long."""


@dataclass
class Asked:
    """A message that somebody has sent."""

    seat: int
    id: str
    version: int
    body: dict
    accepted: int | None = None
    sent: int = 0


@dataclass
class Party:
    """The people at one table, played by one task; they never stop asking before they know."""

    ports: list[int]
    game: str
    random: random.Random
    end: asyncio.Event
    created: dict | None = None
    asked: list[Asked] = field(default_factory=list)
    numbers: count = field(default_factory=count)
    acknowledged: int = 0
    waiting: dict[int, Asked] = field(default_factory=dict)
    """What each seat has asked and not been answered."""
    lines: dict = field(default_factory=dict)
    last_seen: dict[int, float] = field(default_factory=dict)
    """When each seat last had a message."""
    games: list = field(default_factory=list)
    """Tables played before this one, with what was asked there."""

    async def play(self):
        while not self.end.is_set():
            await self.create()
            await asyncio.gather(*(self.sit(seat) for seat in range(2)))
            self.games.append((self.created["id"], self.asked))
            self.asked = []

    async def create(self):
        seats = [{"kind": "link"}, {"kind": "link"}, {"kind": "bot", "level": "random"}]
        wanted = {"game": self.game, "players": 3, "seats": seats}
        while True:
            with suppress(OSError, ConnectionError, ValueError, IndexError):
                self.created = await post(self.random.choice(self.ports), "/api/tables", wanted)
                return
            await asyncio.sleep(0.1)

    async def sit(self, seat):
        """Sit at a seat until the game or the test is over, over as many lines as it takes."""
        self.last_seen[seat] = time.monotonic()
        while not self.may_leave(seat):
            assert time.monotonic() - self.last_seen[seat] < PATIENCE, f"{self.game}: no progress"
            port = self.random.choice(self.ports)
            url = f"ws://127.0.0.1:{port}/api/tables/{self.created['id']}/live"
            try:
                async with connect(url, max_size=None, open_timeout=5, close_timeout=0.1) as line:
                    self.lines[seat] = line
                    if await self.talk(line, seat):
                        return
            except (OSError, ConnectionClosed, TimeoutError, asyncio.IncompleteReadError):
                await asyncio.sleep(0.05)
            except Exception as error:
                if type(error).__module__.startswith("websockets"):
                    await asyncio.sleep(0.05)
                else:
                    raise
            finally:
                self.lines.pop(seat, None)

    async def talk(self, line, seat):
        """Play over one line until it breaks; True once the seat can be left."""
        join = {"type": "join", "token": self.created["seats"][seat]["token"]}
        await line.send(json.dumps(join))
        if seat in self.waiting:
            await self.send(line, self.waiting[seat])
        state = None
        known = 0
        async for raw in line:
            self.last_seen[seat] = time.monotonic()
            message = json.loads(raw)
            if message["type"] == "state":
                state = message
            elif seat in self.waiting and message.get("id") == self.waiting[seat].id:
                if message.get("code") == "not_stored":
                    await asyncio.sleep(0.05)
                    await self.send(line, self.waiting[seat])
                else:
                    self.settle(self.waiting.pop(seat), message)
                    known = message["version"]
            if self.may_leave(seat):
                return True
            if state is None or seat in self.waiting or state["version"] < known:
                continue
            if state["over"]:
                return True
            if state["legal"] or self.may_undo(state):
                self.waiting[seat] = self.ask(seat, state)
                await self.send(line, self.waiting[seat])
        return False

    def may_leave(self, seat):
        return self.end.is_set() and seat not in self.waiting

    async def leave(self):
        """Close the lines of those who wait for nothing but the others, once the end is set."""
        for seat, line in list(self.lines.items()):
            if self.may_leave(seat):
                await line.close()

    def may_undo(self, state):
        return state["undo"] and self.random.random() < UNDO_CHANCE / 3

    def ask(self, seat, state):
        """Decide at random, or take back."""
        body = {"type": "undo"}
        if state["legal"] and not (state["undo"] and self.random.random() < UNDO_CHANCE):
            body = {"type": "act", "action": self.random.choice(state["legal"])["action"]}
        name = f"{seat}-{next(self.numbers)}"
        body |= {"id": name, "version": state["version"]}
        self.asked.append(Asked(seat, name, state["version"], body))
        return self.asked[-1]

    async def send(self, line, asked):
        asked.sent += 1
        await line.send(json.dumps(asked.body))

    def settle(self, asked, message):
        """Note what came of a message; a refusal changed nothing."""
        if message["type"] == "accepted":
            asked.accepted = message["version"]
            self.acknowledged += 1


async def post(port, path, body):
    data = json.dumps(body).encode()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(data)}\r\n\r\n"
        writer.write(head.encode() + data)
        answer = await asyncio.wait_for(reader.read(), 60)
    finally:
        writer.close()
    return json.loads(answer.split(b"\r\n\r\n", 1)[1])

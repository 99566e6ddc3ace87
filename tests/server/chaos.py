"""Servers that are killed under load: `make chaos`.

People play at tables of all games while the servers are killed at random and started again. In the
end the database is compared with what was acknowledged: nothing may be lost, doubled or out of
order, and every table must replay to its checksums. Then hostile requests and messages are sent to
one server; none may end in a 500, and its memory must not grow.

    PYTHONPATH=tests python -m server.chaos --kills 1000 --requests 100000
"""

import argparse
import asyncio
import json
import multiprocessing
import random
import socket
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from server.fuzz import fuzz_requests
from server.people import free_port, new_database, postgres, postgres_folder
from sqlalchemy import text
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ecotone.server.loading import load_game
from ecotone.server.running import run
from ecotone.server.settings import UNLIMITED, Settings
from ecotone.server.storage import Storage
from ecotone.server.tables import LiveTable

GAMES = ("habitats", "keystone", "ecosfera", "keyharvest")
UNDO_CHANCE = 0.1
PATIENCE = 120.0
"""Seconds in which a table must get on; only a failure takes so long."""


def serve(database, port):
    """What runs in a process that is killed."""
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", port))
    run(Settings(database, UNLIMITED, (0.0, 0.0), notice_seconds=0.5), listening)


class Victim:
    """A server at a port, killed and started again.

    It is forked from a process that has loaded the games, so that a start takes no seconds.
    """

    def __init__(self, database):
        self.port = free_port()
        self.database = database
        self.forks = multiprocessing.get_context("forkserver")
        self.forks.set_forkserver_preload(["ecotone.server.running", "server.chaos_games"])
        self.start()

    def start(self):
        self.process = self.forks.Process(target=serve, args=(self.database, self.port))
        self.process.start()

    def kill(self):
        self.process.kill()
        self.process.join()


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
    heard: dict[int, float] = field(default_factory=dict)
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
        self.heard[seat] = time.monotonic()
        while not self.may_leave(seat):
            assert time.monotonic() - self.heard[seat] < PATIENCE, f"{self.game}: no progress"
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
            self.heard[seat] = time.monotonic()
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


async def kill_under_load(victims, kills, tables, seed, games):
    """Play, and kill in the midst of it; everything that was asked, by table."""
    choose = random.Random(seed)
    end = asyncio.Event()
    ports = [victim.port for victim in victims]
    parties = [
        Party(ports, games[number % len(games)], random.Random(seed + number), end)
        for number in range(tables)
    ]
    playing = [asyncio.create_task(party.play()) for party in parties]
    for _ in range(kills):
        await progress(parties, playing, choose.randint(1, 4 * tables))
        for victim in choose.sample(victims, choose.randint(1, len(victims))):
            await asyncio.to_thread(victim.kill)
            victim.start()
    await progress(parties, playing, tables)
    end.set()
    for party in parties:
        await party.leave()
    await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
    return [game for party in parties for game in party.games]


async def progress(parties, playing, decisions):
    """Wait until so many further decisions are acknowledged."""
    before = sum(party.acknowledged for party in parties)
    since = time.monotonic()
    while sum(party.acknowledged for party in parties) < before + decisions:
        for task in playing:
            if task.done():
                task.result()
        assert time.monotonic() - since < PATIENCE, "no progress"
        await asyncio.sleep(0.005)


async def check(database, games):
    """Compare the database with what was asked; the figures, or AssertionError."""
    figures = Counter(tables=len(games))
    storage = Storage(Settings(database).database_url)
    try:
        if not storage.shared:
            async with storage.engine.connect() as connection:
                assert await connection.scalar(text("PRAGMA integrity_check")) == "ok"
        for table_id, asked in games:
            stored = await storage.load(table_id)
            changes = stored.changes
            assert [one.version for one in changes] == list(range(1, len(changes) + 1)), table_id
            names = [(one.seat, one.message_id) for one in changes if one.message_id]
            assert len(names) == len(set(names)), f"{table_id}: doubled"
            by_name = {(one.seat, one.message_id): one for one in changes if one.message_id}
            for one in asked:
                found = by_name.pop((one.seat, one.id), None)
                if one.accepted is not None:
                    assert found is not None, f"{table_id}: {one} is lost"
                    assert found.version == one.accepted == one.version + 1, f"{table_id}: {one}"
                    assert found.kind == one.body["type"]
                    if found.kind == "act":
                        assert found.number == one.body["action"]
                figures["acknowledged"] += one.accepted is not None
                figures["sent again"] += one.sent > 1
            assert not by_name, f"{table_id}: nobody asked for {by_name}"
            table = await asyncio.to_thread(LiveTable.of, stored)
            assert table.stopped is None, f"{table_id}: {table.stopped}"
            assert not table.rules_differ, f"{table_id} leads elsewhere"
            figures["rows"] += len(changes)
            figures["by bots"] += sum(one.message_id is None for one in changes)
    finally:
        await storage.engine.dispose()
    return figures


def chaos(database, servers, kills, tables, seed, games=GAMES):
    """One run over one database."""
    victims = [Victim(database) for _ in range(servers)]
    try:
        games = asyncio.run(kill_under_load(victims, kills, tables, seed, games))
    finally:
        for victim in victims:
            victim.kill()
    figures = asyncio.run(check(database, games))
    assert figures["acknowledged"], "nothing was played"
    return figures


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--kills", type=int, default=1000, help="kills over each database")
    options.add_argument("--requests", type=int, default=100_000)
    options.add_argument("--tables", type=int, default=8)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--games", nargs="+", default=GAMES)
    asked = options.parse_args()
    for game in asked.games:
        load_game(game)
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="ecotone-chaos-"))
        runs = [("SQLite, one server", f"sqlite:///{Path(folder) / 'tables.sqlite'}", 1)]
        if postgres_folder() is not None:
            place = stack.enter_context(tempfile.TemporaryDirectory(prefix="ecotone-postgres-"))
            address = stack.enter_context(postgres(place))
            runs.append(("PostgreSQL, two servers", new_database(address, "chaos"), 2))
        for name, database, servers in runs if asked.kills else ():
            begun = time.monotonic()
            figures = chaos(database, servers, asked.kills, asked.tables, asked.seed, asked.games)
            told = ", ".join(f"{value} {what}" for what, value in figures.items())
            took = time.monotonic() - begun
            sys.stdout.write(
                f"{name}: killed {asked.kills} times in {took:.0f} s; {told}; "
                "none lost, doubled or out of order\n"
            )
            sys.stdout.flush()
        if asked.requests:
            told = asyncio.run(fuzz_requests(Path(folder) / "fuzz", asked.requests, asked.seed))
            sys.stdout.write(told + "\n")


if __name__ == "__main__":
    main()

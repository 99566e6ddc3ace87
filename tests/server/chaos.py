"""Servers that are killed under load: `make chaos`.

People play at tables of all games while the servers are killed at random and started again. In the
end the database is compared with what was acknowledged: nothing may be lost, doubled or out of
order, and every table must replay to its checksums. Then hostile requests and messages are sent to
one server; none may end in a 500, and its memory must not grow.

    PYTHONPATH=tests python -m server.chaos --kills 1000 --requests 100000
"""

import argparse
import asyncio
import math
import multiprocessing
import random
import socket
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

from server.chaos_people import PATIENCE, Party
from server.fuzz import fuzz_requests
from server.people import free_port, new_database, postgres, postgres_folder
from sqlalchemy import text

from ecotone.server.loading import load_game
from ecotone.server.running import run
from ecotone.server.settings import UNLIMITED, Settings
from ecotone.server.storage import Storage
from ecotone.server.tables import LiveTable

GAMES = ("habitats", "keystone", "ecosfera", "keyharvest")
DATABASES = ("sqlite", "postgresql")
PRELOADED = ["ecotone.server.running", "server.chaos_people", "server.fuzz", "server.chaos_games"]


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
        self.forks.set_forkserver_preload(PRELOADED)
        self.start()

    def start(self):
        self.process = self.forks.Process(target=serve, args=(self.database, self.port))
        self.process.start()

    def kill(self):
        assert self.process.is_alive(), f"a server ended by itself: {self.process.exitcode}"
        self.process.kill()
        self.process.join()


async def kill_under_load(victims, kills, tables, seed, games, tell, until=math.inf):
    """Play, and kill in the midst of it; everything that was asked, by table.

    Ends early at a time of the clock, and tells how many were killed until then.
    """
    choose = random.Random(seed)
    end = asyncio.Event()
    ports = [victim.port for victim in victims]
    parties = [
        Party(ports, games[number % len(games)], random.Random(seed + number), end)
        for number in range(tables)
    ]
    playing = [asyncio.create_task(party.play()) for party in parties]
    for killed in range(kills + 1):
        tell(killed)
        if killed == kills or time.monotonic() > until:
            break
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


def nobody(_):
    """Whom a short run tells how far it is."""


def chaos(database, servers, kills, tables, seed, games=GAMES, tell=nobody, until=math.inf):
    """One run over one database."""
    victims = [Victim(database) for _ in range(servers)]
    try:
        games = asyncio.run(kill_under_load(victims, kills, tables, seed, games, tell, until))
    finally:
        for victim in victims:
            victim.process.kill()
            victim.process.join()
    figures = asyncio.run(check(database, games))
    assert figures["acknowledged"], "nothing was played"
    return figures


class Progress:
    """Says on the way how far a run is."""

    def __init__(self, name):
        self.name = name
        self.begun = time.monotonic()
        self.killed = 0

    @property
    def seconds(self):
        return time.monotonic() - self.begun

    def __call__(self, killed):
        self.killed = killed
        if killed and killed % 100 == 0:
            sys.stderr.write(f"{self.name}: killed {killed} times in {self.seconds:.0f} s\n")


def run_over(name, database, servers, asked):
    """One run, and its figures as a sentence."""
    tell = Progress(name)
    until = tell.begun + 60 * asked.minutes
    figures = chaos(
        database, servers, asked.kills, asked.tables, asked.seed, asked.games, tell, until
    )
    told = ", ".join(f"{value} {what}" for what, value in figures.items())
    return (
        f"{name}: killed {tell.killed} times in {tell.seconds:.0f} s; {told}; "
        "none lost, doubled or out of order"
    )


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--kills", type=int, default=1000, help="kills over each database")
    options.add_argument("--requests", type=int, default=100_000)
    options.add_argument("--tables", type=int, default=8)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--games", nargs="+", default=GAMES)
    options.add_argument("--databases", nargs="+", choices=DATABASES, default=DATABASES)
    options.add_argument("--minutes", type=float, default=math.inf, help="for each database")
    asked = options.parse_args()
    for game in asked.games:
        load_game(game)
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="ecotone-chaos-"))
        runs = []
        if "sqlite" in asked.databases:
            runs.append(("SQLite, one server", f"sqlite:///{Path(folder) / 'tables.sqlite'}", 1))
        if "postgresql" in asked.databases and postgres_folder() is not None:
            place = stack.enter_context(tempfile.TemporaryDirectory(prefix="ecotone-postgres-"))
            address = stack.enter_context(postgres(place))
            runs.append(("PostgreSQL, two servers", new_database(address, "chaos"), 2))
        for name, database, servers in runs if asked.kills else ():
            sys.stdout.write(run_over(name, database, servers, asked) + "\n")
            sys.stdout.flush()
        if asked.requests:
            told = asyncio.run(fuzz_requests(Path(folder) / "fuzz", asked.requests, asked.seed))
            sys.stdout.write(told + "\n")


if __name__ == "__main__":
    main()
